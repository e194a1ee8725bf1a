"""Steps that discard, keep and turn cards in play."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.language import Facts, Step, step
from fiefdom.games.kingdom_legacy.cards.vocabulary import ANY, NIMROD
from fiefdom.games.kingdom_legacy.play.actions import DONE, PICK, Done, LegacyAction, Pick, Side
from fiefdom.games.kingdom_legacy.play.agenda import NOTHING, About, Run, question
from fiefdom.games.kingdom_legacy.play.discarding import PickDiscard, discard, turn
from fiefdom.games.kingdom_legacy.play.moves import IN_PLAY, count, matches, others, tell
from fiefdom.games.kingdom_legacy.play.production import stays
from fiefdom.games.kingdom_legacy.show.score import worth_of

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller


@step("leave")
@dataclass(frozen=True, slots=True)
class Leave(Step):
    def possible(self, state: "LegacyState", card: int) -> bool:
        return state.place[card] == IN_PLAY

    def run(self, state: "LegacyState", run: Run) -> None:
        discard(state, run.card)


@step("discard N WHAT")
@dataclass(frozen=True, slots=True)
class DiscardCards(Step):
    number: int
    what: int

    def possible(self, state: "LegacyState", card: int) -> bool:
        return count(state, card, self.what) >= self.number

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PickDiscard(run.card, self.number, self.what, ()))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number, "what": teller.noun(self.what, self.number)}

    def reads(self, teller: "Teller") -> str:
        return teller.say(
            "step-discard-named" if self.what == NIMROD else "step-discard", **self.facts(teller)
        )


@step("discard-one")
@dataclass(frozen=True, slots=True)
class DiscardOne(Step):
    """116: another card if there is one, else this."""

    def run(self, state: "LegacyState", run: Run) -> None:
        if others(state, run.card, ANY):
            state.agenda.append(PickDiscard(run.card, 1, ANY, ()))
        else:
            discard(state, run.card)


@step("discard-worth N WHAT")
@dataclass(frozen=True, slots=True)
class DiscardWorth(Step):
    glory: int
    what: int

    def possible(self, state: "LegacyState", card: int) -> bool:
        return any(worth_of(state, c) >= self.glory for c in others(state, card, self.what))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PickWorth(run.card, self.glory, self.what))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.glory, "what": teller.noun(self.what, 1)}


@question
class PickWorth(NamedTuple):
    card: int
    glory: int
    what: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[c] for c in others(state, self.card, self.what) if worth_of(state, c) >= self.glory]

    def take(self, state: "LegacyState", action: Pick) -> None:
        discard(state, action.card)

    def about(self) -> About:
        return About(left=1, number=self.glory, what=self.what)


# Stays in play (L31, L55)


def keepable(state: "LegacyState", card: int, what: int, itself: bool) -> list[int]:
    """What can be named to stay: cards in play that would be discarded at this turn's end."""
    return [
        c
        for c in state.play
        if (itself or c != card) and c not in state.kept and not stays(state, c) and matches(state, c, what)
    ]


@step("keep N self")
@dataclass(frozen=True, slots=True)
class KeepSelf(Step):
    """So many cards of any kind; this may be one of them."""

    number: int
    key = "keep-self"

    def possible(self, state: "LegacyState", card: int) -> bool:
        # L32: with an empty deck the round ends with this turn and nothing stays.
        return bool(state.deck) and bool(keepable(state, card, ANY, True))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PickKeep(run.card, self.number, ANY, True, True))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number, "what": teller.noun(ANY, self.number)}


@step("keep N WHAT")
@dataclass(frozen=True, slots=True)
class Keep(Step):
    number: int
    what: int

    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(state.deck) and bool(keepable(state, card, self.what, False))  # L32

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PickKeep(run.card, self.number, self.what, False, True))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number, "what": teller.noun(self.what, self.number)}


@question
class PickKeep(NamedTuple):
    card: int
    number: int
    what: int
    itself: bool
    first: bool

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        found: list[LegacyAction] = [PICK[c] for c in keepable(state, self.card, self.what, self.itself)]
        return found if self.first or not found else [*found, DONE]

    def take(self, state: "LegacyState", action: Pick | Done) -> None:
        if isinstance(action, Done):
            return
        state.kept = (*state.kept, action.card)
        tell(state, "kept", card=action.card)
        if self.number > 1:
            state.agenda.append(PickKeep(self.card, self.number - 1, self.what, self.itself, False))

    def about(self) -> About:
        return About(left=self.number, what=self.what)


# Turn


@step("turn SIDE")
@dataclass(frozen=True, slots=True)
class Turn(Step):
    side: int
    sign = "turn"
    own = True

    def to_sides(self) -> Sequence[int]:
        return (self.side,)

    def run(self, state: "LegacyState", run: Run) -> None:
        turn(state, run.card, self.side)

    def reads(self, teller: "Teller") -> str:
        return teller.turn(self.side)


@step("turn-any SIDES")
@dataclass(frozen=True, slots=True)
class TurnAny(Step):
    sides: tuple[int, ...]
    own = True

    def to_sides(self) -> Sequence[int]:
        return self.sides

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PickSide(run.card, self.sides))

    def facts(self, teller: "Teller") -> Facts:
        return {"names": " / ".join(map(teller.name_of, self.sides))}


@question
class PickSide(NamedTuple):
    card: int
    sides: tuple[int, ...]

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [Side(self.card, side) for side in self.sides]

    def take(self, state: "LegacyState", action: Side) -> None:
        turn(state, action.card, action.side)

    def about(self) -> About:
        return NOTHING
