"""The eight locations of the base game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import BIT, EDGE, JUMPS, Hex, jumps, line_ends
from fiefdom.games.kingdom_builder.board.terrain import DESERT, GRASS, WATER
from fiefdom.games.kingdom_builder.expansions.location import (
    Builder,
    Jumper,
    Location,
    OnTerrain,
    Reason,
    TerrainMover,
)
from fiefdom.games.kingdom_builder.play.agenda import Doing
from fiefdom.games.kingdom_builder.play.pieces import movable

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState

TAVERN_LINE = 3  # K21


class Oracle(Builder):
    """K18: build one on the terrain of the card played."""

    name, rule = "oracle", "K18"
    needs_terrain = True

    def allowed(self, state: "KingdomState", seat: int) -> int:  # noqa: ARG002
        return state.free & state.layout.terrain[state.terrain] if state.terrain >= 0 else 0

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:  # noqa: ARG002
        return (state.terrain,)


class Tower(Builder):
    """K20: build one at the edge of the board."""

    name, rule = "tower", "K20"

    def allowed(self, state: "KingdomState", seat: int) -> int:  # noqa: ARG002
        return state.free & EDGE

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:  # noqa: ARG002
        return None if BIT[number] & EDGE else (self.rule, "not-at-edge", {})


class Tavern(Builder):
    """K21: build one at an end of a straight line of at least three of one's own."""

    name, rule = "tavern", "K21"
    beside = False  # the end of a line is next to one's own anyway

    def allowed(self, state: "KingdomState", seat: int) -> int:
        return state.free & line_ends(state.own[seat], TAVERN_LINE)

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:
        if BIT[number] & line_ends(state.own[doing.seat], TAVERN_LINE):
            return None
        return self.rule, "no-line", {"length": TAVERN_LINE}


class Barn(TerrainMover):
    """K22: move one to the terrain of the card played."""

    name, rule = "barn", "K22"
    needs_terrain = True

    def land(self, state: "KingdomState") -> int:
        return state.layout.terrain[state.terrain] if state.terrain >= 0 else 0

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:  # noqa: ARG002
        return (state.terrain,)


class Harbor(TerrainMover):
    """K23: move one onto water."""

    name, rule = "harbor", "K23"

    def land(self, state: "KingdomState") -> int:
        return state.layout.water

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:  # noqa: ARG002
        return (WATER,)


class Paddock(Jumper):
    """K24: move one two spaces in a straight line, over anything."""

    name, rule = "paddock", "K24"

    def allowed(self, state: "KingdomState", seat: int, number: Hex) -> int:  # noqa: ARG002
        return JUMPS[number] & state.free

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:  # noqa: ARG002
        return None if BIT[number] & JUMPS[doing.hex] else (self.rule, "not-two-straight", {})

    def sources(self, state: "KingdomState", seat: int) -> int:
        return movable(state, seat) & jumps(state.free)


LOCATIONS: tuple[Location, ...] = (
    Oracle(),
    OnTerrain("farm", "K19", GRASS),
    OnTerrain("oasis", "K19", DESERT),
    Tower(),
    Tavern(),
    Barn(),
    Harbor(),
    Paddock(),
)
