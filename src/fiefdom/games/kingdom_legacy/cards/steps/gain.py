"""Steps that gain resources (L18, L45)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.language import Facts, Step, step
from fiefdom.games.kingdom_legacy.play.actions import ONE, PICK, LegacyAction, Pick, Take
from fiefdom.games.kingdom_legacy.play.agenda import NOTHING, About, Run, question
from fiefdom.games.kingdom_legacy.play.moves import count, others
from fiefdom.games.kingdom_legacy.play.production import gain, kinds, outcomes

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller


@step("gain any N")
@dataclass(frozen=True, slots=True)
class GainAny(Step):
    number: int

    def run(self, state: "LegacyState", run: Run) -> None:
        if self.number:
            state.agenda.append(AskGainAny(self.number, run.card))

    def facts(self, teller: "Teller") -> Facts:
        return {"amount": teller.any(self.number)}


@question
class AskGainAny(NamedTuple):
    """L45: one by one, repeats allowed."""

    number: int
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [ONE[kind] for kind in kinds(state)]  # L36

    def take(self, state: "LegacyState", action: Take) -> None:
        if self.number > 1:
            state.agenda.append(AskGainAny(self.number - 1, self.card))
        gain(state, action.gives)

    def about(self) -> About:
        return About(left=self.number)


@step("gain RESOURCES")
@dataclass(frozen=True, slots=True)
class GainOne(Step):
    choices: tuple[int, ...]

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(TakeOne(self.choices, run.card))  # L23

    def facts(self, teller: "Teller") -> Facts:
        return {"amount": " / ".join(map(teller.amount, self.choices))}


@question
class TakeOne(NamedTuple):
    choices: tuple[int, ...]
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [Take(gives) for gives in self.choices]

    def take(self, state: "LegacyState", action: Take) -> None:
        gain(state, action.gives)

    def about(self) -> About:
        return NOTHING


@step("gain AMOUNT per WHAT")
@dataclass(frozen=True, slots=True)
class GainPer(Step):
    gives: int
    what: int
    key = "gain-per"

    def possible(self, state: "LegacyState", card: int) -> bool:
        return count(state, card, self.what) > 0

    def run(self, state: "LegacyState", run: Run) -> None:
        gain(state, self.gives * count(state, run.card, self.what))

    def facts(self, teller: "Teller") -> Facts:
        return {"amount": teller.amount(self.gives), "what": teller.each(self.what, 1, itself=True)}


@step("gain AMOUNT")
@dataclass(frozen=True, slots=True)
class Gain(Step):
    gives: int
    sign = "gain"

    def run(self, state: "LegacyState", run: Run) -> None:
        gain(state, self.gives)

    def facts(self, teller: "Teller") -> Facts:
        return {"amount": teller.amount(self.gives)}


@step("work WHAT")
@dataclass(frozen=True, slots=True)
class Work(Step):
    what: int

    def possible(self, state: "LegacyState", card: int) -> bool:
        return any(outcomes(state, c) for c in others(state, card, self.what))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PickWork(run.card, self.what))

    def facts(self, teller: "Teller") -> Facts:
        return {"what": teller.noun(self.what, 1, "of")}


@question
class PickWork(NamedTuple):
    card: int
    what: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[c] for c in others(state, self.card, self.what) if outcomes(state, c)]

    def take(self, state: "LegacyState", action: Pick) -> None:
        """L44: its effective production is gained; it stays and does not itself produce."""
        state.agenda.append(TakeOne(outcomes(state, action.card), self.card))

    def about(self) -> About:
        return About(left=1, what=self.what)
