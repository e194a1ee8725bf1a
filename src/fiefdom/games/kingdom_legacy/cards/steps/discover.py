"""Steps that discover cards (L28, L57, L58) and put them back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.language import Facts, Step, refuse, step
from fiefdom.games.kingdom_legacy.play.actions import PICK, LegacyAction, Pick
from fiefdom.games.kingdom_legacy.play.agenda import About, Run, question
from fiefdom.games.kingdom_legacy.play.discovery import (
    Discover,
    DiscoverNext,
    in_box,
    look_at,
    push_discoveries,
)
from fiefdom.games.kingdom_legacy.play.moves import destroy, undiscover
from fiefdom.kernel.game import Refusal

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller


class Finding(Step):
    """L57: only what is still in the box."""

    __slots__ = ()
    cards: tuple[int, ...]

    def to_cards(self) -> Sequence[int]:
        return self.cards

    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(in_box(state, self.cards))

    def why_not(self, state: "LegacyState", card: int) -> Refusal:
        return refuse("L57", "not-in-box", card=card)


@step("discover CARD+CARD")
@dataclass(frozen=True, slots=True)
class DiscoverAll(Finding):
    cards: tuple[int, ...]
    sign = "discover"

    def run(self, state: "LegacyState", run: Run) -> None:
        push_discoveries(state, self.cards)

    def facts(self, teller: "Teller") -> Facts:
        return {"number": len(self.cards), "cards": teller.numbers(self.cards, "and")}


@step("discover CARD/CARD")
@dataclass(frozen=True, slots=True)
class DiscoverOne(Finding):
    cards: tuple[int, ...]
    key = "discover-one"

    def run(self, state: "LegacyState", run: Run) -> None:
        found = in_box(state, self.cards)
        if found:
            look_at(state, found)
            state.agenda.append(PickDiscover(found, False, run.card))

    def facts(self, teller: "Teller") -> Facts:
        return {"cards": teller.numbers(self.cards, "or")}


@step("split CARD/CARD")
@dataclass(frozen=True, slots=True)
class Split(Finding):
    """43: one is discovered, the other destroyed."""

    cards: tuple[int, ...]

    def run(self, state: "LegacyState", run: Run) -> None:
        found = in_box(state, self.cards)
        look_at(state, found)
        state.agenda.append(PickDiscover(found, True, run.card))

    def facts(self, teller: "Teller") -> Facts:
        return {"cards": teller.numbers(self.cards, "and")}


@question
class PickDiscover(NamedTuple):
    found: tuple[int, ...]
    splits: bool
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[card] for card in self.found]

    def take(self, state: "LegacyState", action: Pick) -> None:
        state.seen = ()
        if self.splits:
            for card in self.found:
                if card != action.card:
                    destroy(state, card)
        state.agenda.append(Discover(action.card))

    def about(self) -> About:
        return About(left=1)


@step("discover-next N")
@dataclass(frozen=True, slots=True)
class DiscoverSome(Step):
    number: int

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(DiscoverNext(self.number))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number}


@step("undiscover")
@dataclass(frozen=True, slots=True)
class Undiscover(Step):
    own = True

    def run(self, state: "LegacyState", run: Run) -> None:
        undiscover(state, run.card)
