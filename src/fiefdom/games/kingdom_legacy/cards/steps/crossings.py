"""Steps that cross out production and costs (L46)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.language import Facts, Step, step
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES, SWORD, UNIT, of
from fiefdom.games.kingdom_legacy.cards.vocabulary import ANY
from fiefdom.games.kingdom_legacy.play.actions import CrossCost, CrossOut, LegacyAction
from fiefdom.games.kingdom_legacy.play.agenda import NOTHING, About, Run, question
from fiefdom.games.kingdom_legacy.play.moves import kingdom, others, tell, wielded
from fiefdom.games.kingdom_legacy.play.production import cross_out, icons

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller


def crossed_cost(state: "LegacyState", stage: int, frame: int) -> int:
    """What an upgrade still costs of resources."""
    return STAGES[stage].upgrades[frame].cost.amount - state.costs.get(stage * 4 + frame, 0)


def cross_cost(state: "LegacyState", card: int, stage: int, frame: int, resource: int) -> None:
    at = stage * 4 + frame
    state.costs[at] = state.costs.get(at, 0) + UNIT[resource]
    tell(state, "crossed-cost", card=card, frame=frame, resource=RESOURCES[resource])


def _crossable(state: "LegacyState", card: int) -> list[LegacyAction]:
    found: list[LegacyAction] = []
    for c in others(state, card, ANY):
        stage = state.stage[c]
        for frame in range(len(STAGES[stage].upgrades)):
            left = crossed_cost(state, stage, frame)
            found += [CrossCost(c, frame, i) for i in range(len(RESOURCES)) if of(left, i)]
    return found


@step("cross-cost")
@dataclass(frozen=True, slots=True)
class CrossUpgrade(Step):
    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(_crossable(state, card))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskCrossCost(run.card))


@question
class AskCrossCost(NamedTuple):
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return _crossable(state, self.card)

    def take(self, state: "LegacyState", action: CrossCost) -> None:
        cross_cost(state, action.card, state.stage[action.card], action.frame, action.resource)

    def about(self) -> About:
        return NOTHING


@step("cross-sword")
@dataclass(frozen=True, slots=True)
class CrossSword(Step):
    """135: one sword of the cost printed on this stage."""

    own = True

    def possible(self, state: "LegacyState", card: int) -> bool:
        stage = state.stage[card]
        return bool(STAGES[stage].upgrades) and crossed_cost(state, stage, 0) >= SWORD

    def run(self, state: "LegacyState", run: Run) -> None:
        cross_cost(state, run.card, run.stage, 0, UNIT.index(SWORD))


@step("cross-own")
@dataclass(frozen=True, slots=True)
class CrossOwn(Step):
    """111: each time it produces, one icon less."""

    own = True

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskCrossOut("self", 1, run.card))


@step("cross-in-play")
@dataclass(frozen=True, slots=True)
class CrossInPlay(Step):
    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskCrossOut("play", 1, run.card))


@step("cross-per-mark SIDE")
@dataclass(frozen=True, slots=True)
class CrossPerMark(Step):
    """136: as many as boxes are marked on that side, on any cards of the kingdom."""

    side: int
    own = True

    def to_sides(self) -> Sequence[int]:
        return (self.side,)

    def run(self, state: "LegacyState", run: Run) -> None:
        number = state.marks.get(run.card * 4 + self.side - 1, 0).bit_count()
        if number:
            state.agenda.append(AskCrossOut("kingdom", number, run.card))

    def facts(self, teller: "Teller") -> Facts:
        return {"name": teller.name_of(self.side)}


@question
class AskCrossOut(NamedTuple):
    scope: str  # self, play, kingdom
    number: int
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        cards: Sequence[int] = (self.card,)
        if self.scope == "play":
            cards = state.play
        elif self.scope == "kingdom":
            cards = kingdom(state, ANY)
        # L34: what a card wields is part of it.
        both = [c for card in cards for c in (card, *wielded(state, card))] if state.worn else cards
        return [CrossOut(c, icon) for c in both for icon in icons(state, c)]

    def take(self, state: "LegacyState", action: CrossOut) -> None:
        if self.number > 1:
            state.agenda.append(AskCrossOut(self.scope, self.number - 1, self.card))
        cross_out(state, action.card, action.icon)

    def about(self) -> About:
        return About(left=self.number)
