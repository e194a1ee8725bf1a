"""Steps that mark boxes (L30), and write numbers and names."""

from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.names import MEN, NAMES, WOMEN
from fiefdom.games.kingdom_legacy.play.actions import (
    DONE,
    LegacyAction,
    Mark,
    Name,
)
from fiefdom.games.kingdom_legacy.play.agenda import MarkBox, Run
from fiefdom.games.kingdom_legacy.play.interpreter import (
    BOX,
    FULL,
    choice,
    op,
    possible,
    push_run,
    step,
    taken,
)
from fiefdom.games.kingdom_legacy.play.moves import ON_SIDE, count, tell, tell_marked
from fiefdom.games.kingdom_legacy.play.payment import next_box, pay_cost, payable
from fiefdom.games.kingdom_legacy.play.questions import AskName, MarkOthers, PickBox, PickPriced

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_ARMY = 25


# Boxes


def mark_box(state: "LegacyState", card: int, stage: int, box: int) -> None:
    """L30: the box is marked and what it shows is resolved; with the last one, what that brings (L49)."""
    marks = state.marks[stage] = state.marks.get(stage, 0) | 1 << box
    tell_marked(state, card, stage, box)
    boxes = STAGES[stage].boxes
    if STAGES[stage].full and marks == (1 << len(boxes)) - 1:
        push_run(state, card, stage, FULL)
    if boxes[box].steps:
        push_run(state, card, stage, BOX + box)


def free_boxes(state: "LegacyState", stage: int) -> list[int]:
    """The unmarked boxes, of those that show the same only the first."""
    marks = state.marks.get(stage, 0)
    found: dict[str, int] = {}
    for box, printed in enumerate(STAGES[stage].boxes):
        if not marks >> box & 1:
            found.setdefault(printed.text, box)
    return list(found.values())


@step("mark")
def _mark(state: "LegacyState", item: Run, least: int, most: int) -> None:
    state.agenda.append(PickBox(item.card, item.stage, least, most))


@possible("mark")
def _can_mark(state: "LegacyState", card: int, least: int, most: int) -> bool:
    return next_box(state, state.stage[card]) is not None


@choice(PickBox)
def _box_options(state: "LegacyState", item: PickBox) -> list[LegacyAction]:
    card, stage, least, _ = item
    found: list[LegacyAction] = [Mark(card, box) for box in free_boxes(state, stage)]
    return [*found, DONE] if found and least <= 0 else found


@taken(PickBox)
def _pick_box(state: "LegacyState", item: PickBox, action: Any) -> None:
    if action is DONE:
        return
    card, stage, least, most = item
    if most > 1:
        state.agenda.append(PickBox(card, stage, least - 1, most - 1))
    mark_box(state, card, stage, action.box)


@step("mark-next")
def _mark_next(state: "LegacyState", item: Run) -> None:
    box = next_box(state, item.stage)
    if box is not None:
        mark_box(state, item.card, item.stage, box)


@possible("mark-next")
def _can_mark_next(state: "LegacyState", card: int) -> bool:
    return next_box(state, state.stage[card]) is not None


@step("mark-per")
def _mark_per(state: "LegacyState", item: Run, each: int, what: int, itself: bool) -> None:
    number = (count(state, item.card, what) + itself) // each
    if number:
        state.agenda.append(PickBox(item.card, item.stage, number, number))


@possible("mark-per")
def _can_mark_per(state: "LegacyState", card: int, each: int, what: int, itself: bool) -> bool:
    return next_box(state, state.stage[card]) is not None and count(state, card, what) + itself >= each


@step("mark-priced")
def _mark_priced(state: "LegacyState", item: Run) -> None:
    """134: any box whose own price can be paid."""
    state.agenda.append(PickPriced(item.card, item.stage))


def _priced(state: "LegacyState", card: int, stage: int) -> list[int]:
    marks = state.marks.get(stage, 0)
    prices = STAGES[stage].prices
    return [box for box in range(len(prices)) if not marks >> box & 1 and payable(state, card, prices[box])]


@possible("mark-priced")
def _can_mark_priced(state: "LegacyState", card: int) -> bool:
    return bool(_priced(state, card, state.stage[card]))


@choice(PickPriced)
def _priced_options(state: "LegacyState", item: PickPriced) -> list[LegacyAction]:
    return [Mark(item.card, box) for box in _priced(state, item.card, item.stage)]


@taken(PickPriced)
def _pick_priced(state: "LegacyState", item: PickPriced, action: Mark) -> None:
    state.agenda.append(MarkBox(item.card, item.stage, action.box))
    pay_cost(state, item.card, STAGES[item.stage].prices[action.box])


@op(MarkBox)
def _mark_box(state: "LegacyState", item: MarkBox) -> None:
    mark_box(state, item.card, item.stage, item.box)


@step("mark-army")
def _mark_army(state: "LegacyState", item: Run) -> None:
    """33: the next box of card 25, without payment."""
    stage = state.stage[_ARMY]
    box = next_box(state, stage)
    if state.place[_ARMY] == ON_SIDE and box is not None:
        mark_box(state, _ARMY, stage, box)


def markable(state: "LegacyState", card: int) -> list[int]:
    """Other permanent cards with a free box; the Export marks only what its total reached."""
    return [
        c
        for c in state.permanent
        if c != card and next_box(state, state.stage[c]) is not None and not STAGES[state.stage[c]].thresholds
    ]


@step("mark-others")
def _mark_others(state: "LegacyState", item: Run, number: int | None) -> None:
    """27: one box on one other permanent card, or on each that is wanted."""
    state.agenda.append(MarkOthers(item.card, number, ()))


@possible("mark-others")
def _can_mark_others(state: "LegacyState", card: int, number: int | None) -> bool:
    return bool(markable(state, card))


@choice(MarkOthers)
def _others_options(state: "LegacyState", item: MarkOthers) -> list[LegacyAction]:
    card, number, used = item
    found: list[LegacyAction] = []
    for c in markable(state, card):
        stage = state.stage[c]
        if c in used:
            continue
        # A track is marked from the left; elsewhere the box is free to choose (L30).
        boxes = [next_box(state, stage)] if STAGES[stage].prices else free_boxes(state, stage)
        found += [Mark(c, box) for box in boxes if box is not None]
    return [*found, DONE] if found and number is None else found


@taken(MarkOthers)
def _take_others(state: "LegacyState", item: MarkOthers, action: Any) -> None:
    if action is DONE:
        return
    card, number, used = item
    if number is None:
        state.agenda.append(MarkOthers(card, None, (*used, action.card)))
    mark_box(state, action.card, state.stage[action.card], action.box)


# Numbers and names


@step("write")
def _write(state: "LegacyState", item: Run, number: int, side: int) -> None:
    write(state, item.card, item.card * 4 + side - 1, number, _SEALS)


def write(state: "LegacyState", card: int, stage: int, number: int, seals: int) -> None:
    """A number in an empty seal of the stage, as long as there is one."""
    written = state.written.get(stage, ())
    if len(written) < seals:
        state.written[stage] = (*written, number)
        tell(state, "written", card=card, number=number)


@choice(AskName)
def _name_options(state: "LegacyState", item: AskName) -> list[LegacyAction]:
    card, free = item.card, item.free
    names = WOMEN if STAGES[state.stage[card]].name == "stranger-woman" else MEN
    found: list[LegacyAction] = [Name(NAMES.index(name)) for name in names]
    return [*found, DONE] if free else found


@taken(AskName)
def _take_name(state: "LegacyState", item: AskName, action: Any) -> None:
    if action is not DONE:
        state.names[item.card] = action.number
        tell(state, "named", card=item.card, name=NAMES[action.number])


_SEALS = 9  # 135: nine empty seals
