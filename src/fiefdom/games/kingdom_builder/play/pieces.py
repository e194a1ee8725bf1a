"""What is put on the board and taken off it, and the location tiles that come and go with it."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import BIT, members, neighbours
from fiefdom.games.kingdom_builder.play.tiles import lose_tiles, replaced, take_tiles
from fiefdom.kernel.game import Event

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState

PIECES = ("wagon", "ship", "warrior")


def pieces(state: "KingdomState", piece: str) -> tuple[int, ...]:
    """By seat: where its wagon, ship or warriors stand."""
    return {"wagon": state.wagon, "ship": state.ship, "warrior": state.warrior}[piece]


def anchors(state: "KingdomState", seat: int) -> int:
    """X13: what "next to your own" looks at: settlements, wagon and ship."""
    return state.own[seat] | state.wagon[seat] | state.ship[seat]


def movable(state: "KingdomState", seat: int) -> int:
    """X8, X13: settlements proper; the city hall stays, other pieces have actions of their own."""
    fixed = state.hall[seat] | state.wagon[seat] | state.ship[seat] | state.warrior[seat]
    return state.own[seat] & ~fixed if fixed else state.own[seat]


def settle(state: "KingdomState", seat: int, hexes: int) -> None:
    """Something that counts as a settlement now stands on these hexes; K13: tiles are taken at once."""
    state.own[seat] |= hexes
    state.near[seat] |= neighbours(hexes)
    state.empty &= ~hexes
    state.free &= ~hexes
    touched = 0
    for number in members(hexes):
        touched |= state.layout.touching[number]
        state.trail += (number,)
    if touched:
        take_tiles(state, seat, touched)


def lift(state: "KingdomState", seat: int, number: int) -> None:
    """Takes one settlement off the board."""
    one = BIT[number]
    state.own[seat] &= ~one
    state.near[seat] = neighbours(anchors(state, seat))
    state.empty |= one
    state.free = state.layout.eligible & state.empty & ~state.zone


def build_extra(state: "KingdomState", seat: int, number: int, by: str) -> None:
    """Builds one from the supply by the action of a tile."""
    state.supply[seat] -= 1
    state.busy = True
    if state.log is not None:
        state.log.append(Event("built", seat, {"hex": number, "by": by}))
    settle(state, seat, BIT[number])
    check_end(state, seat)


def move_settlement(state: "KingdomState", seat: int, start: int, number: int, by: str) -> None:
    """K16: nothing comes from the supply."""
    if state.log is not None:
        state.log.append(Event("moved", seat, {"from": start, "hex": number, "by": by}))
    lift(state, seat, start)
    state.trail += (start,)
    settle(state, seat, BIT[number])
    lose_tiles(state, seat)


def keep(state: "KingdomState", seat: int, number: int) -> None:
    """M13: taken off the board, to be built in the next mandatory action of its owner."""
    if state.log is not None:
        state.log.append(Event("kept", seat, {"hex": number}))
    lift(state, seat, number)
    state.trail += (number,)
    state.kept = replaced(state.kept, seat, state.kept[seat] + 1)
    lose_tiles(state, seat)


def place_hall(state: "KingdomState", seat: int, number: int, hexes: int) -> None:
    """X7, X8: seven settlements that never move."""
    if state.log is not None:
        state.log.append(Event("placed", seat, {"piece": "hall", "hex": number}))
    state.hall = replaced(state.hall, seat, hexes)
    settle(state, seat, hexes)


# Wagons, ships and warriors.


def _put(state: "KingdomState", seat: int, piece: str, hexes: int) -> None:
    """Sets where a seat's pieces of a kind stand, and all that follows from it for building."""
    if piece == "wagon":
        state.wagon = replaced(state.wagon, seat, hexes)
    elif piece == "ship":
        state.ship = replaced(state.ship, seat, hexes)
    else:
        state.warrior = replaced(state.warrior, seat, hexes)
        zone = 0
        for warriors in state.warrior:
            zone |= warriors
        state.zone = neighbours(zone)  # X10
    state.near[seat] = neighbours(anchors(state, seat))
    state.free = state.layout.eligible & state.empty & ~state.zone


def place_piece(state: "KingdomState", seat: int, piece: str, number: int) -> None:
    if state.log is not None:
        state.log.append(Event("placed", seat, {"piece": piece, "hex": number}))
    _enter(state, seat, piece, number)


def _enter(state: "KingdomState", seat: int, piece: str, number: int) -> None:
    """X15: it occupies its space; X16: in the second printing it settles there, too."""
    state.empty &= ~BIT[number]
    if state.layout.pieces_settle:
        state.own[seat] |= BIT[number]
    _put(state, seat, piece, pieces(state, piece)[seat] | BIT[number])
    state.trail += (number,)
    if state.layout.pieces_settle and state.layout.touching[number]:
        take_tiles(state, seat, state.layout.touching[number])


def _leave(state: "KingdomState", seat: int, piece: str, number: int) -> None:
    state.empty |= BIT[number]
    state.own[seat] &= ~BIT[number]
    _put(state, seat, piece, pieces(state, piece)[seat] & ~BIT[number])
    state.trail += (number,)


def move_piece(state: "KingdomState", seat: int, piece: str, start: int, number: int) -> None:
    if state.log is not None:
        state.log.append(Event("piece-moved", seat, {"piece": piece, "from": start, "hex": number}))
    _leave(state, seat, piece, start)
    _enter(state, seat, piece, number)


def take_piece_back(state: "KingdomState", seat: int, piece: str, number: int) -> None:
    if state.log is not None:
        state.log.append(Event("took-back", seat, {"piece": piece, "hex": number}))
    _leave(state, seat, piece, number)


def check_end(state: "KingdomState", seat: int) -> None:
    """K25: the last settlement is built when the supply is empty and nothing is kept (M13)."""
    if not state.supply[seat] and not state.kept[seat] and not state.ending:
        state.ending = True
        if state.log is not None:
            state.log.append(Event("last-round", seat))
