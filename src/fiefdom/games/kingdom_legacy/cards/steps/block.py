"""Steps that block other cards (L25), and the Flood (65)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.language import Facts, Step, step
from fiefdom.games.kingdom_legacy.cards.steps.destroy import PickRuin
from fiefdom.games.kingdom_legacy.cards.vocabulary import BUILDING, FRIENDLY
from fiefdom.games.kingdom_legacy.play.actions import PICK, LegacyAction, Option, Pick
from fiefdom.games.kingdom_legacy.play.agenda import About, Run, question
from fiefdom.games.kingdom_legacy.play.moves import (
    DISCARDED,
    IN_PLAY,
    block,
    destroy,
    kingdom,
    others,
    protected,
)

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller

_OTHERS = Option("others")


@step("block N WHAT")
@dataclass(frozen=True, slots=True)
class Block(Step):
    """L47: as many as there are; what fits is settled before the first is blocked (60: bonuses change)."""

    number: int
    what: int

    def run(self, state: "LegacyState", run: Run) -> None:
        if state.place[run.card] == IN_PLAY:
            found = tuple(others(state, run.card, self.what))
            state.agenda.append(PickBlock(run.card, self.number, found))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number, "what": teller.noun(self.what, self.number)}


@question
class PickBlock(NamedTuple):
    card: int
    number: int
    found: tuple[int, ...]

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        found = self.found
        if state.auto and len(found) <= self.number:
            found = found[:1]
        return [PICK[c] for c in found]

    def take(self, state: "LegacyState", action: Pick) -> None:
        card, number, found = self
        if number > 1:
            left = tuple(c for c in found if c != action.card)
            state.agenda.append(PickBlock(card, number - 1, left))
        block(state, action.card, card)

    def about(self) -> About:
        return About(left=min(self.number, len(self.found)))


@step("flood N")
@dataclass(frozen=True, slots=True)
class Flood(Step):
    """65: every building, at most so many at a time."""

    most: int

    def run(self, state: "LegacyState", run: Run) -> None:
        card = run.card
        if state.place[card] != IN_PLAY:
            return
        room = self.most - sum(by == card for by in state.blocked.values())
        found = tuple(others(state, card, BUILDING))
        if found and room > 0:
            state.agenda.append(PickBlock(card, room, found))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.most}


@step("flood-end")
@dataclass(frozen=True, slots=True)
class FloodEnd(Step):
    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskFloodEnd(run.card, run.data))


@question
class AskFloodEnd(NamedTuple):
    card: int
    blocked: tuple[int, ...]

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        # L20: another effect of this moment may have destroyed one of them already.
        there = [c for c in self.blocked if state.place[c] == DISCARDED and not protected(state, c)]
        options: list[LegacyAction] = [PICK[c] for c in there]
        if [c for c in kingdom(state, FRIENDLY) if c != self.card and not protected(state, c)]:
            options.append(_OTHERS)
        return options

    def take(self, state: "LegacyState", action: Pick | Option) -> None:
        if isinstance(action, Option):
            state.agenda.append(PickRuin(self.card, 2, FRIENDLY))
        else:
            destroy(state, action.card)

    def about(self) -> About:
        return About(left=1)
