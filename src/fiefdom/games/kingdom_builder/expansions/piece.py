"""A kind of piece besides the settlements, as data: the state, the view, the text and the checks loop over them."""

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import BIT, NEIGHBOURS, members
from fiefdom.games.kingdom_builder.board.terrain import TERRAINS
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.board.layout import Layout

FLOWER = 7  # hexes: one and the six around it


@dataclass(frozen=True)
class Piece:
    """Every piece occupies its space (X15)."""

    name: str
    rule: str
    number: int  # of each player, or of all together
    ground: tuple[int, ...]  # the terrains that it may stand on
    hexes: int = 1  # that one of them covers: 1, or FLOWER
    common: bool = False  # it belongs to nobody
    anchors: bool = False  # X13: "next to your own" looks at it
    settles: bool = False  # X8, X16: it is a settlement in all respects, takes tiles and scores
    closes: bool = False  # X10: nothing may be built next to it
    stays: bool = False  # X8: nothing moves or removes it
    steps: int = 0  # X11: how far it moves in one action

    def stands(self, layout: "Layout", hexes: int) -> bool:
        """Could pieces of one player (all, if they are common) stand on exactly these hexes?"""
        fits = not hexes & ~sum(layout.terrain[terrain] for terrain in self.ground)
        if self.hexes == FLOWER and hexes:
            return fits and any(BIT[n] | NEIGHBOURS[n] == hexes for n in members(hexes))
        return fits and hexes.bit_count() <= self.number

    def facts(self, expansion: str) -> dict[str, JSON]:
        return {**asdict(self), "expansion": expansion, "ground": [TERRAINS[n] for n in self.ground]}
