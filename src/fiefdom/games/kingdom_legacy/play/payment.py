"""Paying: resources, other cards by keyword (L50), prices of boxes; what can be paid and what is asked."""

from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.box import STAGES, Cost
from fiefdom.games.kingdom_legacy.cards.resources import (
    ENOUGH,
    GOOD,
    WOOD,
    covers_exchanged,
    good_of,
    unpack,
    without_wood_and_good,
    wood_of,
)
from fiefdom.games.kingdom_legacy.cards.vocabulary import PERSON, RULE
from fiefdom.games.kingdom_legacy.play.actions import PICK, LegacyAction, Pick, Take
from fiefdom.games.kingdom_legacy.play.agenda import About, question
from fiefdom.games.kingdom_legacy.play.discarding import discard, order_matters
from fiefdom.games.kingdom_legacy.play.moves import destroy, mask_of, protected, tell, weight

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


def next_box(state: "LegacyState", stage: int) -> int | None:
    """The leftmost unmarked box of a stage; None if all are marked (L49)."""
    marks = state.marks.get(stage, 0)
    for box in range(len(STAGES[stage].boxes)):
        if not marks >> box & 1:
            return box
    return None


def pay(state: "LegacyState", card: int, amount: int) -> None:
    """Takes the resources from the store. With wood and good exchangeable (100) it may ask which."""
    if amount and state.rules_now() & _EXCHANGE and wood_of(amount) + good_of(amount):
        state.agenda.append(PayMixed(amount, card))
        return
    state.resources -= amount
    if state.log is not None and amount:
        tell(state, "paid", gives=unpack(amount))


@question
class PayMixed(NamedTuple):
    """100: how much of it in wood, how much in goods."""

    amount: int
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        amount = self.amount
        pool = wood_of(amount) + good_of(amount)
        rest = without_wood_and_good(amount)
        fewest = max(0, pool - good_of(state.resources))
        return [
            Take(rest + wood * WOOD + (pool - wood) * GOOD)
            for wood in range(fewest, min(pool, wood_of(state.resources)) + 1)
        ]

    def take(self, state: "LegacyState", action: Take) -> None:
        state.resources -= action.gives
        tell(state, "paid", gives=unpack(action.gives))

    def about(self) -> About:
        return About(amount=self.amount)


def pay_cost(state: "LegacyState", card: int, cost: Cost) -> None:
    """Resources first, then the cards."""
    if cost.destroys is not None:
        state.agenda.append(PayNamed(card, cost.destroys))
    if cost.slots:
        state.agenda.append(PaySlots(card, cost.slots, ()))
    pay(state, card, cost.amount)


@question
class PaySlots(NamedTuple):
    """L50: which card fills the next slot."""

    card: int
    slots: tuple[int, ...]
    used: tuple[int, ...]

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        card, slots, used = self
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

    def take(self, state: "LegacyState", action: Pick) -> None:
        card, slots, used = self
        left = _after(state, slots, action.card)
        if left:
            state.agenda.append(PaySlots(card, left, (*used, action.card)))
        discard(state, action.card)

    def about(self) -> About:
        return About(left=len(self.slots), slots=self.slots)


@question
class PayNamed(NamedTuple):
    """A card of this name is destroyed."""

    card: int
    name: str

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[c] for c in named_in_play(state, self.card, self.name)]

    def take(self, state: "LegacyState", action: Pick) -> None:
        destroy(state, action.card)

    def about(self) -> About:
        return About(left=1, name=self.name)
