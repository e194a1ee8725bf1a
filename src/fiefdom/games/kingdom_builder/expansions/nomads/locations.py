"""The four locations of Nomads, and the stone walls of its quarry."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import BIT, NEIGHBOURS, RAYS, STARS, Hex, at_least, neighbours
from fiefdom.games.kingdom_builder.board.terrain import ELIGIBLE, FLOWER_FIELD
from fiefdom.games.kingdom_builder.expansions.location import (
    Aim,
    Builder,
    Location,
    OnTerrain,
    Reason,
    Stepper,
)
from fiefdom.games.kingdom_builder.expansions.piece import Piece
from fiefdom.games.kingdom_builder.play.actions import PLACE
from fiefdom.games.kingdom_builder.play.agenda import Doing
from fiefdom.games.kingdom_builder.play.pieces import place_piece

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState

WALL = Piece("wall", "N27", 25, ELIGIBLE, common=True, stays=True)  # N27–N30: it fills its space, and no more
WALLS = 2  # N23: in one action
VILLAGERS = 3  # N25


class Quarry(Location):
    """N23: put one or two walls on the terrain of the card played, each next to one of one's settlements."""

    name, rule = "quarry", "N23"
    kind = "wall"
    piece: str = WALL.name
    needs_terrain = True  # N45: so it binds the card
    steps = WALLS
    may_stop = True

    def walls_left(self, state: "KingdomState") -> bool:
        return state.pieces[state.layout.piece_numbers[self.piece]][0].bit_count() < WALL.number

    def allowed(self, state: "KingdomState", seat: int) -> int:
        """N39: wagons and ships do not count here, unless they are settlements (X16); N42: not next to a warrior."""
        if state.terrain < 0 or not self.walls_left(state):
            return 0
        return state.free & state.layout.terrain[state.terrain] & neighbours(state.own[seat])

    def possible(self, state: "KingdomState", seat: int) -> bool:
        return self.allowed(state, seat) != 0

    def aims(self, state: "KingdomState", doing: Doing) -> Sequence[Aim]:
        allowed = self.allowed(state, doing.seat)
        return (Aim(PLACE, allowed, allowed),)

    def goes_on(self, state: "KingdomState", doing: Doing) -> bool:
        return self.possible(state, doing.seat)

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:  # noqa: ARG002
        return (state.terrain,)

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:
        beside = NEIGHBOURS[number] & state.own[doing.seat]
        return None if beside else (self.rule, "wall-beside", {})

    def why_unusable(self, state: "KingdomState", seat: int) -> Reason | None:  # noqa: ARG002
        return None if self.walls_left(state) else ("N27", "no-walls", {})

    def expects(self, doing: Doing) -> str:
        return "wall-more" if doing.steps else "wall"

    def place(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        self.steps_on(state, doing, self.steps)
        place_piece(state, doing.seat, self.piece, number)


class Caravan(Stepper):
    """N24: move one in a straight line as far as it goes."""

    name, rule = "caravan", "N24"

    def allowed(self, state: "KingdomState", seat: int, number: Hex) -> int:  # noqa: ARG002
        found = 0
        for ray in RAYS[number]:
            end = 0
            for one in ray:
                if not one & state.free:
                    break
                end = one
            found |= end
        return found

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:
        if not BIT[number] & STARS[doing.hex]:
            return self.rule, "not-in-line", {}
        if not BIT[number] & self.allowed(state, doing.seat, doing.hex):
            return self.rule, "not-last-in-line", {}
        return None


class Village(Builder):
    """N25: build one next to at least three of one's own."""

    name, rule = "village", "N25"
    beside = False  # its own condition takes the place of K10

    def allowed(self, state: "KingdomState", seat: int) -> int:
        return state.free & at_least(state.own[seat], VILLAGERS)

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:
        count = (NEIGHBOURS[number] & state.own[doing.seat]).bit_count()
        return None if count >= VILLAGERS else (self.rule, "village-own", {"count": count})


LOCATIONS: tuple[Location, ...] = (
    Quarry(),
    Caravan(),
    Village(),
    OnTerrain("garden", "N26", FLOWER_FIELD),
)
