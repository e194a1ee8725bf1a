"""Steps that block other cards (L25), and the Flood (65)."""

from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.vocabulary import BUILDING, FRIENDLY
from fiefdom.games.kingdom_legacy.play.actions import (
    PICK,
    LegacyAction,
    Option,
    Pick,
)
from fiefdom.games.kingdom_legacy.play.agenda import Run
from fiefdom.games.kingdom_legacy.play.interpreter import choice, step, taken
from fiefdom.games.kingdom_legacy.play.moves import (
    DISCARDED,
    IN_PLAY,
    block,
    destroy,
    kingdom,
    others,
    protected,
)
from fiefdom.games.kingdom_legacy.play.questions import FloodEnd, PickBlock, PickRuin

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_OTHERS = Option("others")


@step("block")
def _block(state: "LegacyState", item: Run, number: int, what: int) -> None:
    """L47: as many as there are; what fits is settled before the first is blocked (60: bonuses change)."""
    if state.place[item.card] == IN_PLAY:
        state.agenda.append(PickBlock(item.card, number, tuple(others(state, item.card, what))))


@choice(PickBlock)
def _block_options(state: "LegacyState", item: PickBlock) -> list[LegacyAction]:
    _, number, found = item
    if state.auto and len(found) <= number:
        found = found[:1]
    return [PICK[c] for c in found]


@taken(PickBlock)
def _pick_block(state: "LegacyState", item: PickBlock, action: Pick) -> None:
    card, number, found = item
    if number > 1:
        left = tuple(c for c in found if c != action.card)
        state.agenda.append(PickBlock(card, number - 1, left))
    block(state, action.card, card)


@step("flood")
def _flood(state: "LegacyState", item: Run, most: int) -> None:
    """65: every building, at most so many at a time."""
    card = item.card
    if state.place[card] != IN_PLAY:
        return
    room = most - sum(by == card for by in state.blocked.values())
    found = tuple(others(state, card, BUILDING))
    if found and room > 0:
        state.agenda.append(PickBlock(card, room, found))


@step("flood-end")
def _flood_end(state: "LegacyState", item: Run) -> None:
    state.agenda.append(FloodEnd(item.card, item.data))


@choice(FloodEnd)
def _flood_end_options(state: "LegacyState", item: FloodEnd) -> list[LegacyAction]:
    card, blocked = item
    # L20: another effect of this moment may have destroyed one of them already.
    there = [c for c in blocked if state.place[c] == DISCARDED and not protected(state, c)]
    options: list[LegacyAction] = [PICK[c] for c in there]
    if [c for c in kingdom(state, FRIENDLY) if c != card and not protected(state, c)]:
        options.append(_OTHERS)
    return options


@taken(FloodEnd)
def _take_flood_end(state: "LegacyState", item: FloodEnd, action: Any) -> None:
    if action is _OTHERS:
        state.agenda.append(PickRuin(item.card, 2, FRIENDLY))
    else:
        destroy(state, action.card)
