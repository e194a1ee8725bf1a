"""A campaign's history by round, its score track, and its deeds: all derived from the record, nothing stored.

A deed is a small achievement of our own. It has a key, what is needed for it, how far the campaign came, and
the round in which it was done; its words are messages of the locale files (`kingdom-legacy-deed-KEY`, and `…-how` with its number).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from fiefdom.games.kingdom_legacy.cards.box import CARDS, STAGES
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES
from fiefdom.games.kingdom_legacy.play.actions import LegacyAction
from fiefdom.games.kingdom_legacy.play.entering import TURN_CARDS
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.games.kingdom_legacy.show.score import subjects
from fiefdom.kernel.game import Event, State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.match import Match

Place: TypeAlias = tuple[int, int]  # a card and its side
Facts: TypeAlias = Mapping[str, Any]  # of an event: see shapes.py

# What each deed needs. Where it is a yes or no, one is enough.
DEEDS = {
    "first-stone": 1,  # an upgrade
    "master-builder": 50,  # upgrades in the campaign
    "steady-hands": 1,  # an upgrade in every turn of a round of three turns or more
    "every-side": 4,  # one card has shown all its sides
    "full-barn": 15,  # resources at once
    "treasury": 10,  # coins at once
    "armoury": 6,  # swords at once
    "nothing-wasted": 1,  # a round in which all that was gained was spent, six or more
    "explorer": 66,  # cards discovered
    "godparent": 1,  # a name given
    "shield": 5,  # enemies defeated
    "peace": 1,  # no obstacle in the kingdom when the base game is scored
    "gentle-hand": 1,  # at most twelve cards destroyed in the base game
    "grand-parade": 16,  # cards played in one turn
    "day-of-rest": 1,  # a turn in which nothing was done
    "last-box": 1,  # all boxes of a side marked
    "scribe": 12,  # stickers
    "trader": 30,  # paid on running totals
    "leap": 20,  # glory in one round
    "from-the-mud": 30,  # glory after it had been below zero
    "hundred": 100,  # glory
    "last-stroke": 1,  # an upgrade in the last turn of the base game
    "second-wind": 1,  # the base game finished after starting again
    "whole-box": 3,  # expansions played to their end
    "outfitter": 8,  # equipment attached (L34)
    "waymarks": 3,  # cards with a tab (L35)
}
_FEW_DESTROYED, _SOME_TURNS, _SOME_GAINS = 12, 3, 6


@dataclass
class Round:
    """What one round brought."""

    number: int
    expansion: int | None = None
    glory: int | None = None  # None: it is not over
    turns: int = 1
    discovered: list[Place] = field(default_factory=list)
    upgraded: list[Place] = field(default_factory=list)
    destroyed: list[Place] = field(default_factory=list)
    defeated: list[Place] = field(default_factory=list)
    purged: list[Place] = field(default_factory=list)


class Story:
    """Reads the events of a campaign in their order."""

    def __init__(self, restarts: int = 0) -> None:
        self.restarts = restarts
        self.rounds = [Round(1)]
        self.track: list[tuple[int | None, int]] = []  # the expansion, the score
        self.have = dict.fromkeys(DEEDS, 0)
        self.done: dict[str, int] = {}  # by deed: the round
        self._coming: list[Place] = []  # discovered for the round to come
        self._purged: list[Place] = []
        self._between = False
        self._expansion: int | None = None
        self._store = [0] * len(RESOURCES)
        self._played = TURN_CARDS  # in this turn
        self._acted = False  # in this turn
        self._built = False  # in this turn
        self._idle_turns = 0  # of this round: without an upgrade
        self._gained = self._wasted = 0  # in this round
        self._sides = {card: {1} for card in CARDS}
        self._marks: dict[Place, set[int]] = {}
        self._tabs: set[int] = set()
        self._last = 0  # glory at the last round's end
        self._lowest = 0

    def reach(self, deed: str, value: int) -> None:
        self.have[deed] = max(self.have[deed], value)
        if value >= DEEDS[deed] and deed not in self.done:
            self.done[deed] = self.rounds[-1].number

    def add(self, deed: str, value: int = 1) -> None:
        self.reach(deed, self.have[deed] + value)

    def read(self, event: Event) -> None:
        reader = _READERS.get(event.kind)
        if reader is not None:
            reader(self, event.facts)

    # Rounds and turns

    def round_started(self, facts: Facts) -> None:
        self._between = False
        coming = Round(facts["round"], self._expansion, discovered=self._coming, purged=self._purged, turns=0)
        if self.rounds[-1].glory is None:  # the first one, told only when a campaign starts again
            self.rounds.pop()
        self.rounds.append(coming)
        self._coming, self._purged = [], []
        self._idle_turns = self._gained = self._wasted = 0

    def turn_started(self, facts: Facts) -> None:
        self.rounds[-1].turns = facts["turn"]
        self._played = 0
        self._acted = self._built = False

    def turn_ended(self, _: Facts) -> None:
        self._idle_turns += not self._built
        self._lose()

    def round_ended(self, facts: Facts) -> None:
        ended = self.rounds[-1]
        ended.glory = facts["glory"]  # as far as it is known; what the end brings is still to come
        self._between = True
        if not self._idle_turns and ended.turns >= _SOME_TURNS:
            self.reach("steady-hands", 1)
        if not self._wasted and self._gained >= _SOME_GAINS:
            self.reach("nothing-wasted", 1)

    def round_counted(self, facts: Facts) -> None:
        self.rounds[-1].glory = glory = facts["glory"]
        self.reach("leap", glory - self._last)
        self.reach("hundred", glory)
        self._lowest = min(self._lowest, glory)
        if self._lowest < 0:
            self.reach("from-the-mud", glory)
        self._last = glory

    def passed(self, _: Facts) -> None:
        if not self._acted:
            self.reach("day-of-rest", 1)

    def played_cards(self, facts: Facts) -> None:
        self._lose()
        self._acted |= self._played > 0  # an advance, or a card from the discard pile
        self._played += len(facts["cards"])
        self.reach("grand-parade", self._played)

    # Resources

    def _lose(self) -> None:
        self._wasted += sum(self._store)
        self._store = [0] * len(RESOURCES)

    def _change(self, gives: Mapping[str, int], sign: int) -> None:
        for name, number in gives.items():
            self._store[RESOURCES.index(name)] += sign * number

    def gained_resources(self, facts: Facts) -> None:
        self._change(facts["gives"], 1)
        self._gained += sum(facts["gives"].values())
        self.reach("full-barn", sum(self._store))
        self.reach("treasury", self._store[RESOURCES.index("coin")])
        self.reach("armoury", self._store[RESOURCES.index("sword")])

    def paid(self, facts: Facts) -> None:
        self._change(facts["gives"], -1)

    def delivered(self, facts: Facts) -> None:
        self.add("trader", facts["number"])

    # Cards

    def produced(self, _: Facts) -> None:
        self._acted = True

    def used(self, _: Facts) -> None:
        self._acted = True

    def upgraded(self, facts: Facts) -> None:
        self._acted = self._built = True
        self.rounds[-1].upgraded.append((facts["card"], facts["side"]))
        self.add("first-stone")
        self.add("master-builder")

    def turned(self, facts: Facts) -> None:
        sides = self._sides[facts["card"]]
        sides.add(facts["side"])
        self.reach("every-side", len(sides))

    def discovered(self, facts: Facts) -> None:
        place = (facts["card"], facts["side"])
        (self._coming if self._between else self.rounds[-1].discovered).append(place)
        self.add("explorer")

    def entered(self, facts: Facts) -> None:
        card, side = facts["card"], facts["side"]
        found = self._coming if self._between else self.rounds[-1].discovered
        found[:] = [(c, side if c == card else s) for c, s in found]
        self._sides[card] = {side}

    def destroyed(self, facts: Facts) -> None:
        self.rounds[-1].destroyed.append((facts["card"], facts["side"]))

    def defeated(self, facts: Facts) -> None:
        self.rounds[-1].defeated.append((facts["card"], facts["side"]))
        self.add("shield")

    def marked(self, facts: Facts) -> None:
        card, side = facts["card"], facts["side"]
        boxes = self._marks.setdefault((card, side), set())
        boxes.add(facts["box"])
        if len(boxes) == len(STAGES[card * 4 + side - 1].boxes):
            self.reach("last-box", 1)

    def stickered(self, facts: Facts) -> None:
        self.add("scribe")
        if facts["sticker"] == "tab":  # L35
            self._tabs.add(facts["card"])
            self.reach("waymarks", len(self._tabs))

    def equipped(self, _: Facts) -> None:
        self._acted = True
        self.add("outfitter")

    def named(self, _: Facts) -> None:
        self.add("godparent")

    # The end of the base game, and expansions

    def purged_cards(self, facts: Facts) -> None:
        self._purged = list(zip(facts["cards"], facts["sides"], strict=True))

    def expansion_begun(self, facts: Facts) -> None:
        self._expansion = facts["card"]

    def scored(self, facts: Facts) -> None:
        self.track.append((self._expansion, facts["score"]))
        self.reach("hundred", facts["score"])
        if self._expansion is not None:
            self.add("whole-box")
            return
        if sum(len(each.destroyed) for each in self.rounds) <= _FEW_DESTROYED:
            self.reach("gentle-hand", 1)
        if self._built:
            self.reach("last-stroke", 1)
        if self.restarts:
            self.reach("second-wind", 1)


_READERS: dict[str, Callable[[Story, Facts], None]] = {
    "round-started": Story.round_started,
    "turn-started": Story.turn_started,
    "turn-ended": Story.turn_ended,
    "round-ended": Story.round_ended,
    "round-counted": Story.round_counted,
    "passed": Story.passed,
    "played": Story.played_cards,
    "gained": Story.gained_resources,
    "paid": Story.paid,
    "delivered": Story.delivered,
    "produced": Story.produced,
    "used": Story.used,
    "upgraded": Story.upgraded,
    "turned": Story.turned,
    "discovered": Story.discovered,
    "entered": Story.entered,
    "destroyed": Story.destroyed,
    "defeated": Story.defeated,
    "marked": Story.marked,
    "stickered": Story.stickered,
    "equipped": Story.equipped,
    "named": Story.named,
    "purged": Story.purged_cards,
    "expansion": Story.expansion_begun,
    "scored": Story.scored,
}


def chronicle_of(match: "Match[LegacyAction]") -> JSON:
    """By round what was discovered, upgraded, destroyed, and the glory; the score track; the deeds."""
    story = Story()
    for number, step in enumerate(match.steps):
        for event in step.events:
            if event.kind == "restarted":
                story = Story(story.restarts + 1)
            story.read(event)
            if event.kind == "scored" and len(story.track) == 1 and _peaceful(match.at(number + 1)):
                story.reach("peace", 1)
    return {
        "rounds": [_round(each) for each in story.rounds],
        "glory": match.state.result().scores[0],
        "track": [{"expansion": expansion, "score": score} for expansion, score in story.track],
        "restarts": story.restarts,
        "deeds": [
            {"deed": deed, "have": min(story.have[deed], need), "need": need, "round": story.done.get(deed)}
            for deed, need in DEEDS.items()
        ],
    }


def _peaceful(state: "State[LegacyAction]") -> bool:
    assert isinstance(state, LegacyState)  # noqa: S101 - a match of this game has no other
    return not any(STAGES[state.stage[card]].obstacle for card in subjects(state))


def _round(each: Round) -> dict[str, JSON]:
    return {
        "round": each.number,
        "expansion": each.expansion,
        "turns": each.turns,
        "glory": each.glory,
        "discovered": _places(each.discovered),
        "upgraded": _places(each.upgraded),
        "destroyed": _places(each.destroyed),
        "defeated": _places(each.defeated),
        "purged": _places(each.purged),
    }


def _places(places: Sequence[Place]) -> list[JSON]:
    return [{"card": card, "side": side} for card, side in places]
