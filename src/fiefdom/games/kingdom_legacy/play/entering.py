"""Cards come into play (L11, L21), and moments at which several effects are due (L20)."""

from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.box import Stage, column
from fiefdom.games.kingdom_legacy.cards.vocabulary import BUILDING, LAND, PERSON
from fiefdom.games.kingdom_legacy.play.actions import DONE, RESOLVE, Done, LegacyAction, Resolve
from fiefdom.games.kingdom_legacy.play.agenda import About, question, task
from fiefdom.games.kingdom_legacy.play.deck import draw
from fiefdom.games.kingdom_legacy.play.interpreter import PARTS, push_run
from fiefdom.games.kingdom_legacy.play.moves import IN_PLAY, mask_of, protected, tell
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

TURN_CARDS, ADVANCE_CARDS, CURSED_CARDS = 4, 2, 2  # L11, L12, 94
GROWN = 3  # 92: what happens when it is played is over after so many times


class Trigger(NamedTuple):
    """An effect whose moment has come, and the cards that it is about."""

    card: int
    stage: int
    part: int
    data: tuple[int, ...] = ()


def at_moment(stage: Stage, moment: str) -> tuple[int, ...]:
    """The numbers of the effects that are bound to this moment."""
    return tuple(n for n, effect in enumerate(stage.effects) if effect.kind.rstrip("!?") == moment)


def triggers_of(stage: Stage, moment: str) -> tuple[Trigger, ...]:
    return tuple(Trigger(stage.card, stage.index, n) for n in at_moment(stage, moment))


# What comes of a moment by itself, and the numbers of the effects where other cards are part of it.
_FORCED = column(lambda stage: tuple(effect.kind.endswith("!") for effect in stage.effects))
_PLAYED = column(lambda stage: () if stage.equip else triggers_of(stage, "played"))
_NEXT_LAND = column(lambda stage: at_moment(stage, "next-land"))
_NEXT_PERSON = column(lambda stage: at_moment(stage, "next-person"))
_FLOOD = column(lambda stage: at_moment(stage, "flood"))
_UPRISING = column(lambda stage: at_moment(stage, "uprising"))
_ESPIONAGE = column(lambda stage: at_moment(stage, "espionage"))
_WATCHING = column(
    lambda stage: any(at_moment(stage, moment) for moment in ("next-land", "next-person", "flood"))
)
_COUNTING = column(lambda stage: any(at_moment(stage, moment) for moment in ("uprising", "espionage")))


# Playing cards


def enter(state: "LegacyState", cards: list[int], source: str) -> None:
    """L21: all are in play before anything resolves. L18: the resources are lost."""
    before = state.play[:]
    state.resources = 0
    state.play += cards
    state.rules = -1
    for card in cards:
        state.place[card] = IN_PLAY
    if state.log is not None:
        played: list[JSON] = list(cards)
        tell(state, "played", reveals=source == "deck", cards=played, source=source)
    triggers: list[Trigger] = []
    stage = state.stage
    for card in cards:
        if state.plays.get(card, 0) < GROWN:
            triggers += _PLAYED[stage[card]]
    triggers += _watchers(state, before, tuple(cards))
    if triggers:
        state.agenda.append(Moment(tuple(triggers)))


def _watchers(state: "LegacyState", before: list[int], cards: tuple[int, ...]) -> list[Trigger]:
    """Cards that wait for others to be played: 28, 57 (L53: played earlier), 65, and 136, 138."""
    stage = state.stage
    found: list[Trigger] = []
    for card in state.play:
        if _WATCHING[stage[card]]:
            if card in before:
                for moment, what in ((_NEXT_LAND, LAND), (_NEXT_PERSON, PERSON)):
                    prey = [c for c in cards if mask_of(state, c) & what and not protected(state, c)]
                    if prey:
                        found += [Trigger(card, stage[card], n, cards) for n in moment[stage[card]]]
            if any(mask_of(state, c) & BUILDING for c in state.play):
                found += [Trigger(card, stage[card], n) for n in _FLOOD[stage[card]]]
    if state.expansion:
        for card in state.permanent:
            if _COUNTING[stage[card]]:
                persons = [c for c in cards if mask_of(state, c) & PERSON]
                # 136: a person must be in play already; 138: every person counts.
                crowded = any(mask_of(state, c) & PERSON for c in before)
                for _ in persons:
                    found += [Trigger(card, stage[card], n) for n in _ESPIONAGE[stage[card]]]
                    if crowded:
                        found += [Trigger(card, stage[card], n) for n in _UPRISING[stage[card]]]
    return found


def play_from_deck(state: "LegacyState", number: int) -> None:
    enter(state, draw(state, number), "deck")


# A moment: several effects at once (L20)


def _ready(state: "LegacyState", trigger: Trigger) -> bool:
    """L47: whether an optional effect has something to do."""
    card = state.worn.get(trigger.card, trigger.card)  # L34: equipment's effects are its wielder's
    return all(step.possible(state, card) for step in PARTS[trigger.stage, trigger.part])


@question
class Moment(NamedTuple):
    triggers: tuple[Trigger, ...]

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        forced: list[LegacyAction] = []
        free: list[LegacyAction] = []
        for trigger in self.triggers:
            card, stage, part, _ = trigger
            if _FORCED[stage][part]:
                forced.append(RESOLVE[card][part])
            elif _ready(state, trigger):
                free.append(RESOLVE[card][part])
        found = list(dict.fromkeys(forced + free))
        return found if forced or not free else [*found, DONE]

    def take(self, state: "LegacyState", action: Resolve | Done) -> None:
        if isinstance(action, Done):
            return
        triggers = self.triggers
        due = [RESOLVE[card][part] for card, _, part, _ in triggers]
        at = due.index(action)
        card, stage, part, data = triggers[at]
        left = triggers[:at] + triggers[at + 1 :]
        if left:
            state.agenda.append(Moment(left))
        state.robbed = False
        if state.log is not None:
            tell(state, "resolved", card=card, effect=part)
        push_run(state, state.worn.get(card, card), stage, part, data)

    def about(self) -> About:
        return About(left=len(self.triggers))


@task
class StartTurn(NamedTuple):
    def do(self, state: "LegacyState") -> None:
        state.turn += 1
        state.turnly = ()
        state.decisions = 0
        if state.log is not None:
            tell(state, "turn-started", turn=state.turn)
        play_from_deck(state, TURN_CARDS)  # L11


START_TURN = StartTurn()
