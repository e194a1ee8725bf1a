"""The tiles of the made-up expansion: one that stays and places a piece of nobody, and two that are used once."""

from collections.abc import Sequence

from fiefdom.games.kingdom_builder.board.hexes import EDGE, Hex, neighbours
from fiefdom.games.kingdom_builder.board.terrain import ELIGIBLE, FOREST
from fiefdom.games.kingdom_builder.expansions.location import Aim, Builder, Location, OnTerrain, Reason
from fiefdom.games.kingdom_builder.expansions.piece import Piece
from fiefdom.games.kingdom_builder.play.actions import PLACE
from fiefdom.games.kingdom_builder.play.agenda import Doing
from fiefdom.games.kingdom_builder.play.pieces import place_piece
from fiefdom.games.kingdom_builder.play.state import KingdomState

HEDGE = Piece("hedge", "O4", 6, ELIGIBLE, common=True, stays=True)


class Basket(OnTerrain):
    """O3."""

    one_shot = True


class Ladder(Builder):
    """O3."""

    name, rule = "ladder", "O3"
    one_shot = True

    def allowed(self, state: KingdomState, seat: int) -> int:  # noqa: ARG002
        return state.free & EDGE

    def why_not(self, state: KingdomState, doing: Doing, number: Hex) -> Reason | None:  # noqa: ARG002
        return self.rule, "not-at-edge", {}


class Nursery(Location):
    """O4."""

    name, rule = "nursery", "O4"
    kind = "piece"
    piece: str = HEDGE.name

    def targets(self, state: KingdomState, seat: int) -> int:
        return state.free & neighbours(state.own[seat])

    def possible(self, state: KingdomState, seat: int) -> bool:
        kind = state.layout.piece_numbers[self.piece]
        left = state.layout.pieces[kind].number - state.pieces[kind][0].bit_count()
        return left > 0 and self.targets(state, seat) != 0

    def aims(self, state: KingdomState, doing: Doing) -> Sequence[Aim]:
        targets = self.targets(state, doing.seat)
        return (Aim(PLACE, state.free, targets, targets),)

    def expects(self, doing: Doing) -> str:  # noqa: ARG002
        return "piece"

    def place(self, state: KingdomState, doing: Doing, number: Hex) -> None:
        state.agenda = state.agenda[:-1]
        place_piece(state, doing.seat, self.piece, number)


LOCATIONS: tuple[Location, ...] = (Nursery(), Basket("basket", "O3", FOREST), Ladder())
