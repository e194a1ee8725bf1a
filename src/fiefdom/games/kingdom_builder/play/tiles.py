"""Location tiles: how they are taken (K13), lost (K15), and what the last of a space sets off (M7)."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.layout import Space, spaces_of
from fiefdom.games.kingdom_builder.play.agenda import Asked
from fiefdom.kernel.game import Event
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState

BONUS_TILES = 2  # M1: of each kind


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def take_tiles(state: "KingdomState", seat: int, touched: int) -> None:
    """K13, N7: one tile of each space that still has some, unless the seat ever had one of it; N51: moves, too."""
    last: list[Space] = []
    for space in spaces_of(touched & ~state.had[seat]):
        one = 1 << space
        if not state.stock[space]:
            continue
        state.stock = replaced(state.stock, space, state.stock[space] - 1)
        state.had = replaced(state.had, seat, state.had[seat] | one)
        state.tiles = replaced(state.tiles, seat, state.tiles[seat] | one)
        if state.log is not None:
            number, kind = state.layout.locations[space], state.layout.kinds[space].name
            facts: dict[str, JSON] = {"tile": number, "location": kind, "left": state.stock[space]}
            state.log.append(Event("took-tile", seat, facts))
        if state.layout.reacting >> space & 1:  # M7: may react as soon as it is owned
            state.canoes = replaced(state.canoes, seat, state.canoes[seat] | one)
        _take_bonus(state, seat, space)
        if state.layout.on_taking >> space & 1:
            state.layout.kinds[space].taken(state, seat, space)
        if not state.stock[space]:
            last.append(space)
    if last and state.layout.reacting:
        # M7, N46: the rounds of reactions are all alike, so their order is nothing to decide (K13).
        for space in reversed(last):
            ask(state, seat, space)


def _take_bonus(state: "KingdomState", seat: int, space: Space) -> None:
    """M6: both tiles of one Marshlands location bring its bonus tile, while there is one."""
    number = state.layout.bonus_of[space]
    if number is None or (state.tiles[seat] & state.layout.alike[space]).bit_count() < 2:
        return
    one = 1 << number
    if state.bonus[seat] & one or sum(1 for held in state.bonus if held & one) >= BONUS_TILES:
        return
    state.bonus = replaced(state.bonus, seat, state.bonus[seat] | one)
    if state.log is not None:
        state.log.append(Event("took-bonus", seat, {"location": state.layout.kinds[space].name}))


def lose_tiles(state: "KingdomState", seat: int) -> None:
    """K15: a tile is lost when none of one's settlements is next to its space any more; a one-shot tile stays (N9)."""
    layout = state.layout
    held = state.tiles[seat] & ~layout.one_shot
    if not held:
        return
    own, lost = state.own[seat], 0
    for space, ring in enumerate(layout.rings):
        if held >> space & 1 and not ring & own:
            lost |= 1 << space
    if not lost:
        return
    state.tiles = replaced(state.tiles, seat, state.tiles[seat] & ~lost)
    state.canoes = replaced(state.canoes, seat, state.canoes[seat] & ~lost)
    if seat == state.turn:
        state.ready &= ~lost
    for space in spaces_of(lost):
        if state.log is not None:
            number, kind = state.layout.locations[space], state.layout.kinds[space].name
            state.log.append(Event("lost-tile", seat, {"tile": number, "location": kind}))
        _lose_bonus(state, seat, space)


def spend(state: "KingdomState", seat: int, spaces: int) -> None:
    """Tiles that leave the game after their use, or because their time is over."""
    gone = state.tiles[seat] & spaces
    state.tiles = replaced(state.tiles, seat, state.tiles[seat] & ~gone)
    if state.log is not None:
        for space, number in enumerate(state.layout.locations):
            if gone >> space & 1:
                facts: dict[str, JSON] = {"tile": number, "location": state.layout.kinds[space].name}
                state.log.append(Event("spent-tile", seat, facts))


def _lose_bonus(state: "KingdomState", seat: int, space: Space) -> None:
    """M6: the bonus tile goes back to its place with the first of the two."""
    number = state.layout.bonus_of[space]
    if number is None or (state.tiles[seat] & state.layout.alike[space]).bit_count() >= 2:
        return
    one = 1 << number
    if state.bonus[seat] & one:
        state.bonus = replaced(state.bonus, seat, state.bonus[seat] & ~one)
        if seat == state.turn:
            state.ready_bonus &= ~one
        if state.log is not None:
            state.log.append(Event("lost-bonus", seat, {"location": state.layout.kinds[space].name}))


def ask(state: "KingdomState", taker: int, space: Space) -> None:
    """All others may react, in turn order from the left of the player who took the last tile."""
    seats = tuple((taker + step) % state.seats for step in range(1, state.seats))
    state.agenda += (Asked(space, seats),)
