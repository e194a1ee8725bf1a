"""Paying: resources, other cards by keyword (L50), prices of boxes; what can be paid and what is asked."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.box import STAGES, Cost
from fiefdom.games.kingdom_legacy.cards.resources import (
    ENOUGH,
    GOOD,
    UNIT,
    WOOD,
    covers,
    covers_exchanged,
    good_of,
    of,
    unpack,
    without_wood_and_good,
    wood_of,
)
from fiefdom.games.kingdom_legacy.cards.vocabulary import PERSON, RULE
from fiefdom.games.kingdom_legacy.play.actions import ONE, PICK, LegacyAction, Pick, Take
from fiefdom.games.kingdom_legacy.play.agenda import Run
from fiefdom.games.kingdom_legacy.play.interpreter import choice, possible, step, taken
from fiefdom.games.kingdom_legacy.play.moves import (
    destroy,
    discard,
    mask_of,
    order_matters,
    protected,
    tell,
    weight,
)
from fiefdom.games.kingdom_legacy.play.questions import PayMixed, PayNamed, PayOne, PaySlots

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_EXCHANGE = RULE["exchange"]


def affordable(state: "LegacyState", amount: int) -> bool:
    if (state.resources + ENOUGH - amount) & ENOUGH == ENOUGH:
        return True
    return bool(state.rules_now() & _EXCHANGE) and covers_exchanged(state.resources, amount)


def payable(state: "LegacyState", card: int, cost: Cost, absent: int | None = None) -> bool:
    """Whether the cost of something on this card can be paid; `absent` will have left play by then."""
    if not affordable(state, cost.amount):
        return False
    if cost.slots and not fillable(state, cost.slots, tuple(c for c in (card, absent) if c is not None)):
        return False
    return cost.destroys is None or bool(named_in_play(state, card, cost.destroys))


def fillable(state: "LegacyState", slots: tuple[int, ...], used: tuple[int, ...]) -> bool:
    """L50: whether other cards in play can fill all slots, each card one slot, Miners two persons."""
    if not slots:
        return True
    first = slots[0]
    if slots.count(first) == len(slots):
        free = (c for c in state.play if c not in used and mask_of(state, c) & first)
        return sum(weight(state, c, first) for c in free) >= len(slots)
    return any(
        fillable(state, _after(state, slots, card), (*used, card))
        for card in state.play
        if card not in used and mask_of(state, card) & first
    )


def _after(state: "LegacyState", slots: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The slots that are left once the card has filled the first, or the first two (Miners)."""
    if slots[0] == PERSON and slots[1:2] == (PERSON,) and weight(state, card, PERSON) == 2:
        return slots[2:]
    return slots[1:]


def named_in_play(state: "LegacyState", card: int, name: str) -> list[int]:
    return [
        c for c in state.play if c != card and STAGES[state.stage[c]].name == name and not protected(state, c)
    ]


def pay(state: "LegacyState", card: int, amount: int) -> None:
    """Takes the resources from the store. With wood and good exchangeable (100) it may ask which."""
    if amount and state.rules_now() & _EXCHANGE and wood_of(amount) + good_of(amount):
        state.agenda.append(PayMixed(amount, card))
        return
    state.resources -= amount
    if state.log is not None and amount:
        tell(state, "paid", gives=unpack(amount))


@choice(PayMixed)
def _mixed_options(state: "LegacyState", item: PayMixed) -> list[LegacyAction]:
    amount = item.amount
    pool = wood_of(amount) + good_of(amount)
    rest = without_wood_and_good(amount)
    fewest = max(0, pool - good_of(state.resources))
    return [
        Take(rest + wood * WOOD + (pool - wood) * GOOD)
        for wood in range(fewest, min(pool, wood_of(state.resources)) + 1)
    ]


@taken(PayMixed)
def _pay_mixed(state: "LegacyState", item: PayMixed, action: Take) -> None:
    state.resources -= action.gives
    tell(state, "paid", gives=unpack(action.gives))


def pay_cost(state: "LegacyState", card: int, cost: Cost) -> None:
    """Resources first, then the cards."""
    if cost.destroys is not None:
        state.agenda.append(PayNamed(card, cost.destroys))
    if cost.slots:
        state.agenda.append(PaySlots(card, cost.slots, ()))
    pay(state, card, cost.amount)


@choice(PaySlots)
def _slot_options(state: "LegacyState", item: PaySlots) -> list[LegacyAction]:
    card, slots, used = item
    gone = (*used, card)
    if slots.count(slots[0]) == len(slots):
        free = [c for c in state.play if c not in gone and mask_of(state, c) & slots[0]]
        needed = len(free) == len(slots) == sum(weight(state, c, slots[0]) for c in free)
        if state.auto and needed and not order_matters(state, free):
            free = free[:1]  # all of them are needed
        return [PICK[c] for c in free]
    return [
        PICK[c]
        for c in state.play
        if c not in gone
        and mask_of(state, c) & slots[0]
        and fillable(state, _after(state, slots, c), (*gone, c))
    ]


@taken(PaySlots)
def _pay_slot(state: "LegacyState", item: PaySlots, action: Pick) -> None:
    card, slots, used = item
    left = _after(state, slots, action.card)
    if left:
        state.agenda.append(PaySlots(card, left, (*used, action.card)))
    discard(state, action.card)


@choice(PayNamed)
def _named_options(state: "LegacyState", item: PayNamed) -> list[LegacyAction]:
    return [PICK[c] for c in named_in_play(state, item.card, item.name)]


@taken(PayNamed)
def _pay_named(state: "LegacyState", item: PayNamed, action: Pick) -> None:
    destroy(state, action.card)


@step("pay")
def _pay(state: "LegacyState", item: Run, amount: int) -> None:
    pay(state, item.card, amount)


@step("pay-any")
def _pay_any(state: "LegacyState", item: Run) -> None:
    state.agenda.append(PayOne(item.card))


@possible("pay-any")
def _has_any(state: "LegacyState", card: int) -> bool:
    return state.resources > 0


@choice(PayOne)
def _one_options(state: "LegacyState", item: PayOne) -> list[LegacyAction]:
    return [ONE[i] for i in range(len(UNIT)) if of(state.resources, i)]


@taken(PayOne)
def _pay_one(state: "LegacyState", item: PayOne, action: Take) -> None:
    state.resources -= action.gives
    tell(state, "paid", gives=unpack(action.gives))


# Tracks: the price of the leftmost unmarked box


def next_box(state: "LegacyState", stage: int) -> int | None:
    """The leftmost unmarked box of a stage; None if all are marked (L49)."""
    marks = state.marks.get(stage, 0)
    for box in range(len(STAGES[stage].boxes)):
        if not marks >> box & 1:
            return box
    return None


@step("pay-price")
def _pay_price(state: "LegacyState", item: Run) -> None:
    box = next_box(state, item.stage)
    if box is not None:
        pay_cost(state, item.card, STAGES[item.stage].prices[box])


@possible("pay-price")
def _can_pay_price(state: "LegacyState", card: int) -> bool:
    stage = state.stage[card]
    box = next_box(state, stage)
    return box is not None and payable(state, card, STAGES[stage].prices[box])


__all__ = ["affordable", "covers", "fillable", "named_in_play", "next_box", "pay", "pay_cost", "payable"]
