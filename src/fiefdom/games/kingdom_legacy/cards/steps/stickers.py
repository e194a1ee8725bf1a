"""Steps that put stickers on cards (L33)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from fiefdom.games.kingdom_legacy.cards.box import CARDS, STAGES
from fiefdom.games.kingdom_legacy.cards.language import Facts, Step, step
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES, of
from fiefdom.games.kingdom_legacy.cards.steps.discard import DiscardCards
from fiefdom.games.kingdom_legacy.cards.vocabulary import ANY_RESOURCE, BIT, RESOURCE_OF, sticker_of
from fiefdom.games.kingdom_legacy.play.actions import PICK, LegacyAction, Pick, Side, Stick
from fiefdom.games.kingdom_legacy.play.agenda import NOTHING, About, Run, question
from fiefdom.games.kingdom_legacy.play.discarding import AskName
from fiefdom.games.kingdom_legacy.play.moves import count, kingdom, matches, others, weight
from fiefdom.games.kingdom_legacy.play.production import TAB, add_sticker, full_stage, kinds, made, supplied

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller

Groups: TypeAlias = tuple[tuple[int, ...], ...]
_HORSE = BIT["horse"]


def stickable(state: "LegacyState", card: int, groups: Groups, what: int, scope: str) -> list[int]:
    """Cards that can take the stickers: L5, and no resources on permanent cards (L56)."""
    if not all(any(supplied(state, sticker) for sticker in group) for group in groups):
        return []  # L33: used up
    resource = any(sticker in RESOURCE_OF for group in groups for sticker in group)
    found = others(state, card, what) if scope == "play" else kingdom(state, what, permanent=not resource)
    return [c for c in found if not (resource and full_stage(state, state.stage[c]))]


@step("sticker STICKERS here")
@dataclass(frozen=True, slots=True)
class StickerHere(Step):
    groups: Groups
    key = "sticker-here"
    sign = "sticker"
    own = True

    def run(self, state: "LegacyState", run: Run) -> None:
        for group in reversed(self.groups):
            state.agenda.append(AskStick(run.card, run.stage, group))

    def facts(self, teller: "Teller") -> Facts:
        return {"stickers": teller.stickers(self.groups)}


@step("sticker STICKERS on WHAT SCOPE [twice]")
@dataclass(frozen=True, slots=True)
class StickerOn(Step):
    groups: Groups
    what: int
    scope: str
    twice: bool
    sign = "sticker"

    def possible(self, state: "LegacyState", card: int) -> bool:
        found = stickable(state, card, self.groups, self.what, self.scope)
        return any(_left(state, card, c) for c in found)

    def run(self, state: "LegacyState", run: Run) -> None:
        times = 1 + self.twice
        state.agenda.append(AskSticker(run.card, self.groups, self.what, self.scope, times, ()))

    def facts(self, teller: "Teller") -> Facts:
        times = 1 + self.twice
        return {
            "stickers": teller.stickers(self.groups),
            "number": times,
            "what": teller.noun(self.what, times, "on" if self.scope == "play" else "owned"),
            "scope": self.scope,
        }

    def reads(self, teller: "Teller") -> str:
        if self.groups == ((TAB,),):  # L35
            facts = self.facts(teller) | {"what": teller.noun(self.what, 1, "object")}
            return teller.say("step-sticker-tab", **facts)
        return Step.reads(self, teller)


def _left(state: "LegacyState", card: int, target: int) -> bool:
    """L47: what the effect discards first need not be its target (137: a building that is a land, too)."""
    for effect in STAGES[state.stage[card]].effects:
        for before in effect.steps:
            if isinstance(before, DiscardCards):
                what = before.what
                spared = weight(state, target, what) if matches(state, target, what) else 0
                if count(state, card, what) - spared < before.number:
                    return False
    return True


@question
class AskSticker(NamedTuple):
    """Which card gets it."""

    card: int
    groups: Groups
    what: int
    scope: str
    times: int
    used: tuple[int, ...]

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        found = stickable(state, self.card, self.groups, self.what, self.scope)
        return [PICK[c] for c in found if c not in self.used]

    def take(self, state: "LegacyState", action: Pick) -> None:
        card, groups, what, scope, times, used = self
        if times > 1:
            state.agenda.append(AskSticker(card, groups, what, scope, times - 1, (*used, action.card)))
        for group in reversed(groups):
            state.agenda.append(AskStick(action.card, state.stage[action.card], group))

    def about(self) -> About:
        stickers = tuple(sticker for group in self.groups for sticker in group)
        return About(left=self.times, what=self.what, stickers=stickers)


@question
class AskStick(NamedTuple):
    """Which sticker."""

    card: int
    stage: int
    stickers: tuple[int, ...]

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        stickers = self.stickers
        if stickers == ANY_RESOURCE:  # L36
            stickers = tuple(map(sticker_of, kinds(state)))
        return [Stick(sticker) for sticker in stickers if supplied(state, sticker)]

    def take(self, state: "LegacyState", action: Stick) -> None:
        add_sticker(state, self.card, self.stage, action.sticker)

    def about(self) -> About:
        return About(left=1, stage=self.stage)


# More of what a card makes already


@step("boost WHAT SCOPE")
@dataclass(frozen=True, slots=True)
class Boost(Step):
    what: int
    scope: str

    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(boostable(state, card, self.what, self.scope))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskBoost(run.card, self.what, self.scope))


def boostable(state: "LegacyState", card: int, what: int, scope: str) -> list[int]:
    """L33: cards that produce something already, with room for more (L5)."""
    return [c for c in stickable(state, card, ((1,),), what, scope) if any(made(state, state.stage[c]))]


@question
class AskBoost(NamedTuple):
    card: int
    what: int
    scope: str

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[c] for c in boostable(state, self.card, self.what, self.scope)]

    def take(self, state: "LegacyState", action: Pick) -> None:
        stage = state.stage[action.card]
        makes = made(state, stage)
        found = [sticker_of(i) for i in range(len(RESOURCES)) if any(of(gives, i) for gives in makes)]
        state.agenda.append(AskStick(action.card, stage, tuple(found)))

    def about(self) -> About:
        return About(left=1, what=self.what)


# 29 Pretend Noble, 92 Stranger, 112 horses


@step("groom STICKER")
@dataclass(frozen=True, slots=True)
class Groom(Step):
    stickers: tuple[int, ...]

    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(_groomable(state, card))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskGroom(run.card, self.stickers))

    def facts(self, teller: "Teller") -> Facts:
        return {"stickers": teller.stickers([self.stickers])}


def _groomable(state: "LegacyState", card: int) -> list[int]:
    """112: horses in play with at most one sticker."""
    return [c for c in others(state, card, _HORSE) if len(state.stickers.get(state.stage[c], ())) < 2]


@question
class AskGroom(NamedTuple):
    card: int
    stickers: tuple[int, ...]

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[c] for c in _groomable(state, self.card)]

    def take(self, state: "LegacyState", action: Pick) -> None:
        state.agenda.append(AskStick(action.card, state.stage[action.card], self.stickers))

    def about(self) -> About:
        return About(left=1, stickers=self.stickers)


@step("practise")
@dataclass(frozen=True, slots=True)
class Practise(Step):
    own = True

    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(_bare_sides(state, card))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskPractise(run.card))


def _bare_sides(state: "LegacyState", card: int) -> list[int]:
    return [side for side in CARDS[card].sides if not state.stickers.get(card * 4 + side - 1)]


@question
class AskPractise(NamedTuple):
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [Side(self.card, side) for side in _bare_sides(state, self.card)]

    def take(self, state: "LegacyState", action: Side) -> None:
        state.agenda.append(AskStick(action.card, action.card * 4 + action.side - 1, ANY_RESOURCE))

    def about(self) -> About:
        return NOTHING


@step("grow STICKER STICKER")
@dataclass(frozen=True, slots=True)
class Grow(Step):
    """92: a name the first time it is played, then a sticker, twice."""

    second: tuple[int, ...]
    third: tuple[int, ...]
    own = True
    of_box = True

    def run(self, state: "LegacyState", run: Run) -> None:
        card, stage = run.card, run.stage
        plays = state.plays[card] = state.plays.get(card, 0) + 1
        if plays == 1:
            state.agenda.append(AskName(card, False))
        elif plays == 2:
            state.agenda.append(AskStick(card, stage, self.second))
        elif plays == 3:
            state.agenda.append(AskStick(card, stage, self.third))

    def facts(self, teller: "Teller") -> Facts:
        return {"second": teller.stickers([self.second]), "third": teller.stickers([self.third])}
