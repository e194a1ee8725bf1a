"""Steps that pay (L47), and those that pay any number onto a running total (27, 138)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.box import STAGES, Stage
from fiefdom.games.kingdom_legacy.cards.language import Facts, Step, refuse, step
from fiefdom.games.kingdom_legacy.cards.resources import (
    GOOD,
    RESOURCES,
    SWORD,
    UNIT,
    good_of,
    of,
    sword_of,
    unpack,
    wood_of,
)
from fiefdom.games.kingdom_legacy.cards.vocabulary import LAND, RULE
from fiefdom.games.kingdom_legacy.play.actions import ONE, PICK, Amount, LegacyAction, Pick, Take
from fiefdom.games.kingdom_legacy.play.agenda import About, Run, question
from fiefdom.games.kingdom_legacy.play.moves import kingdom, tell
from fiefdom.games.kingdom_legacy.play.payment import next_box, pay, pay_cost, payable
from fiefdom.games.kingdom_legacy.play.production import SEAL, add_sticker
from fiefdom.games.kingdom_legacy.play.refusals import cannot_pay
from fiefdom.kernel.game import Refusal

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller

_EXCHANGE = RULE["exchange"]
_MOST_RESISTANCE = 100  # 138


@step("pay AMOUNT")
@dataclass(frozen=True, slots=True)
class Pay(Step):
    amount: int
    priced = True

    def needs(self, stage: Stage) -> int:
        return self.amount

    def run(self, state: "LegacyState", run: Run) -> None:
        pay(state, run.card, self.amount)

    def facts(self, teller: "Teller") -> Facts:
        return {"amount": teller.amount(self.amount)}


def fee(steps: Iterable[Step]) -> int:
    """What an effect costs, as it is printed."""
    return sum(step.amount for step in steps if isinstance(step, Pay))


@step("pay any")
@dataclass(frozen=True, slots=True)
class PayAny(Step):
    priced = True

    def possible(self, state: "LegacyState", card: int) -> bool:
        return state.resources > 0

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PayOne(run.card))

    def facts(self, teller: "Teller") -> Facts:
        return {"amount": teller.any(1)}


@question
class PayOne(NamedTuple):
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [ONE[i] for i in range(len(RESOURCES)) if of(state.resources, i)]

    def take(self, state: "LegacyState", action: Take) -> None:
        state.resources -= action.gives
        tell(state, "paid", gives=unpack(action.gives))

    def about(self) -> About:
        return About(left=1)


@step("pay price")
@dataclass(frozen=True, slots=True)
class PayPrice(Step):
    """Tracks: the price of the leftmost unmarked box."""

    key = "pay-price"
    priced = True
    own = True

    def needs(self, stage: Stage) -> int:
        """A track is never cheaper than its cheapest box."""
        return min(price.amount for price in stage.prices)

    def possible(self, state: "LegacyState", card: int) -> bool:
        stage = state.stage[card]
        box = next_box(state, stage)
        return box is not None and payable(state, card, STAGES[stage].prices[box])

    def why_not(self, state: "LegacyState", card: int) -> Refusal:
        stage = state.stage[card]
        box = next_box(state, stage)
        if box is None:
            return refuse("L49", "track-finished", card=card)
        return cannot_pay(state, card, STAGES[stage].prices[box]) or Step.why_not(self, state, card)

    def run(self, state: "LegacyState", run: Run) -> None:
        box = next_box(state, run.stage)
        if box is not None:
            pay_cost(state, run.card, STAGES[run.stage].prices[box])


# Any number of resources, onto a running total


def _most(state: "LegacyState", unit: int) -> int:
    if unit == SWORD:
        return sword_of(state.resources)
    goods = good_of(state.resources)
    return goods + wood_of(state.resources) if state.rules_now() & _EXCHANGE else goods


@question
class PayNumber(NamedTuple):
    card: int
    stage: int
    unit: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [Amount(number) for number in range(1, _most(state, self.unit) + 1)]

    def take(self, state: "LegacyState", action: Amount) -> None:
        card, stage, unit = self
        state.paid[stage] = state.paid.get(stage, 0) + action.number
        tell(state, "delivered", card=card, number=action.number, sum=state.paid[stage])
        pay(state, card, action.number * unit)

    def about(self) -> About:
        return About(stage=self.stage, resource=UNIT.index(self.unit))


@step("export")
@dataclass(frozen=True, slots=True)
class Export(Step):
    priced = True
    own = True

    def needs(self, stage: Stage) -> int:
        return GOOD

    def possible(self, state: "LegacyState", card: int) -> bool:
        return _most(state, GOOD) > 0

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PayNumber(run.card, run.stage, GOOD))


@step("resist")
@dataclass(frozen=True, slots=True)
class Resist(Step):
    priced = True
    own = True

    def needs(self, stage: Stage) -> int:
        return SWORD

    def possible(self, state: "LegacyState", card: int) -> bool:
        return _most(state, SWORD) > 0

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PayNumber(run.card, run.stage, SWORD))


@step("resistance")
@dataclass(frozen=True, slots=True)
class Resistance(Step):
    """138: the total, at most 100, goes as a glory seal on a land of the kingdom."""

    own = True

    def run(self, state: "LegacyState", run: Run) -> None:
        number = min(_MOST_RESISTANCE, state.paid.get(run.stage, 0))
        if number:
            state.agenda.append(Seal(number, run.card))


@question
class Seal(NamedTuple):
    number: int
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[c] for c in kingdom(state, LAND)]

    def take(self, state: "LegacyState", action: Pick) -> None:
        add_sticker(state, action.card, state.stage[action.card], SEAL, self.number)

    def about(self) -> About:
        return About(left=1, number=self.number, what=LAND)
