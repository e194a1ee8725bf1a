"""What is put on the board and taken off it, and the tiles that come and go with it."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import BIT, Hex, members, neighbours
from fiefdom.games.kingdom_builder.play.gold import look_at_build
from fiefdom.games.kingdom_builder.play.tiles import lose_tiles, replaced, take_tiles
from fiefdom.kernel.game import Event
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState


def anchors(state: "KingdomState", seat: int) -> int:
    """X13: what "next to your own" looks at: settlements, and the pieces that anchor."""
    found = state.own[seat]
    for kind in state.layout.anchoring:
        found |= state.pieces[kind][seat]
    return found


def movable(state: "KingdomState", seat: int) -> int:
    """X8, X13: settlements proper; other pieces stay, or have actions of their own."""
    found = state.own[seat]
    for kind in state.layout.owned:
        found &= ~state.pieces[kind][seat]
    return found


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


def lift(state: "KingdomState", seat: int, number: Hex) -> None:
    """Takes one settlement, or another piece of one hex, off the board."""
    one = BIT[number]
    state.own[seat] &= ~one
    state.near[seat] = neighbours(anchors(state, seat))
    state.empty |= one
    state.free = state.layout.eligible & state.empty & ~state.zone


def build_extra(state: "KingdomState", seat: int, number: Hex, by: str) -> None:
    """Builds one from the supply by the action of a tile."""
    state.supply[seat] -= 1
    state.busy = True
    if state.log is not None:
        state.log.append(Event("built", seat, {"hex": number, "by": by}))
    settle(state, seat, BIT[number])
    if state.layout.watched:
        look_at_build(state, seat, BIT[number], by)
    check_end(state, seat)


def move_settlement(
    state: "KingdomState", seat: int, start: Hex, number: Hex, by: str, finished: bool = True
) -> None:
    """K16: nothing comes from the supply. K15 is judged when the action is finished."""
    if state.log is not None:
        state.log.append(Event("moved", seat, {"from": start, "hex": number, "by": by}))
    lift(state, seat, start)
    state.trail += (start,)
    settle(state, seat, BIT[number])
    if finished:
        lose_tiles(state, seat)


def removable(state: "KingdomState", seat: int) -> int:
    """What another player could take off the board: settlements, and pieces that count as such (X16) and move."""
    found = state.own[seat]
    for kind in state.layout.owned:
        if state.layout.pieces[kind].stays:
            found &= ~state.pieces[kind][seat]
    return found


def remove(state: "KingdomState", seat: int, owner: int, number: Hex) -> None:
    """A seat sends what another one has there back to its owner's supply; K15 is judged after the action."""
    kinds = [kind for kind in state.layout.owned if state.pieces[kind][owner] & BIT[number]]
    name = state.layout.pieces[kinds[0]].name if kinds else "settlement"
    if state.log is not None:
        facts: dict[str, JSON] = {"hex": number, "owner": owner, "piece": name}
        state.log.append(Event("removed", seat, facts))
    if kinds:
        _leave(state, owner, name, number)
        return
    state.supply[owner] += 1
    lift(state, owner, number)
    state.trail += (number,)


def keep(state: "KingdomState", seat: int, number: Hex) -> None:
    """M13: taken off the board, to be built in the next mandatory action of its owner."""
    if state.log is not None:
        state.log.append(Event("kept", seat, {"hex": number}))
    lift(state, seat, number)
    state.trail += (number,)
    state.kept = replaced(state.kept, seat, state.kept[seat] + 1)
    lose_tiles(state, seat)


# Pieces besides the settlements.


def place_piece(state: "KingdomState", seat: int, name: str, number: Hex, hexes: int = 0) -> None:
    """`hexes` are what it covers if that is more than the hex it is placed by."""
    if state.log is not None:
        state.log.append(Event("placed", seat, {"piece": name, "hex": number}))
    _enter(state, seat, name, hexes or BIT[number])
    if state.layout.watched and state.layout.pieces[state.layout.piece_numbers[name]].settles:
        look_at_build(state, seat, hexes or BIT[number], name)


def move_piece(state: "KingdomState", seat: int, name: str, start: Hex, number: Hex) -> None:
    if state.log is not None:
        state.log.append(Event("piece-moved", seat, {"piece": name, "from": start, "hex": number}))
    _leave(state, seat, name, start)
    _enter(state, seat, name, BIT[number])


def take_piece_back(state: "KingdomState", seat: int, name: str, number: Hex) -> None:
    if state.log is not None:
        state.log.append(Event("took-back", seat, {"piece": name, "hex": number}))
    _leave(state, seat, name, number)


def _enter(state: "KingdomState", seat: int, name: str, hexes: int) -> None:
    """X15: it occupies its space; X8, X16: some settle there, too."""
    kind = state.layout.piece_numbers[name]
    piece = state.layout.pieces[kind]
    owner = 0 if piece.common else seat
    state.pieces = put(state.pieces, kind, owner, state.pieces[kind][owner] | hexes)
    if piece.closes:
        state.zone |= neighbours(hexes)  # X10
        state.free &= ~state.zone
    if piece.settles:
        settle(state, seat, hexes)
        return
    if piece.anchors:
        state.near[seat] |= neighbours(hexes)
    state.empty &= ~hexes
    state.free &= ~hexes
    state.trail += tuple(members(hexes))


def _leave(state: "KingdomState", seat: int, name: str, number: Hex) -> None:
    kind = state.layout.piece_numbers[name]
    state.pieces = put(state.pieces, kind, seat, state.pieces[kind][seat] & ~BIT[number])
    state.zone = closed(state)
    state.trail += (number,)
    lift(state, seat, number)


def closed(state: "KingdomState") -> int:
    """X10: the spaces next to pieces that close them."""
    found = 0
    for kind in state.layout.closing:
        for hexes in state.pieces[kind]:
            found |= hexes
    return neighbours(found)


def put(
    by_kind: tuple[tuple[int, ...], ...], kind: int, seat: int, value: int
) -> tuple[tuple[int, ...], ...]:
    """The same with another value for this kind and seat."""
    return (*by_kind[:kind], replaced(by_kind[kind], seat, value), *by_kind[kind + 1 :])


def check_end(state: "KingdomState", seat: int) -> None:
    """K25: the last settlement is built when the supply is empty and nothing is kept (M13)."""
    if not state.supply[seat] and not state.kept[seat] and not state.ending:
        state.ending = True
        if state.log is not None:
            state.log.append(Event("last-round", seat))
