"""The Capitol, a promotion: a tile on one of the two castles of the boards that have two."""

from typing import Any, Literal

from pydantic import Field

from fiefdom.games.kingdom_builder.board.hexes import BIT, neighbours
from fiefdom.games.kingdom_builder.board.layout import Layout
from fiefdom.games.kingdom_builder.expansions.goal import Kingdom, Scoring
from fiefdom.games.kingdom_builder.expansions.kind import Expansion, Laying, SpaceKind
from fiefdom.kernel.rng import Rng

BOARDS = ("harbor", "oracle")  # P1
CASTLE, CAPITOL = "K", "A"
_HALF = 10


def reach(layout: Layout) -> int:
    """P3: within two spaces of a capitol, over anything in between; P4: of both is no more than of one."""
    rings = sum([BIT[place] for place in layout.places["capitol"]])
    return neighbours(rings | neighbours(rings)) & ~rings


def capitols(kingdom: Kingdom) -> Scoring:
    """P3: one for each settlement within reach; P7: what counts as a settlement does so here."""
    there = kingdom.own & reach(kingdom.layout)
    return there.bit_count(), there


# P5: the castle under it stays one. P6: so it is one special space, and scored once.
SPACE = SpaceKind("A", "capitol", "P3", score=capitols, gold=1, counts_as="castle", laid=True, pays_on=reach)


def _lay(laying: Laying, rng: Rng) -> None:
    """P2: on one castle of each of these boards that is there: a certain one, or drawn."""
    chosen = laying.options["capitol"]
    wanted: dict[str, Any] = dict.fromkeys(BOARDS, "random") if chosen is True else chosen
    drawn = {name: rng.below(2) for name in BOARDS}  # whatever is wanted: one draw does not shift the other
    for place, (board, turned) in enumerate(zip(laying.quadrants, laying.turned, strict=True)):
        if board.name not in wanted:
            continue
        number = drawn[board.name] if wanted[board.name] == "random" else wanted[board.name]
        castles = [
            (row, at) for row, line in enumerate(board.rows) for at in range(_HALF) if line[at] == CASTLE
        ]
        row, at = castles[1 - number if turned else number]  # counted as the board is printed (P8)
        row, at = row + place // 2 * _HALF, at + place % 2 * _HALF
        laying.rows[row] = laying.rows[row][:at] + CAPITOL + laying.rows[row][at + 1 :]


EXPANSION = Expansion(
    name="capitol",
    order=1,
    seats=(),
    spaces=(SPACE,),
    options={
        "capitol": (
            bool | dict[Literal["harbor", "oracle"], Literal[0, 1, "random"]],
            Field(default=False, description="P1: on which castle of these boards; true: drawn, on each"),
        )
    },
    lay_out=_lay,
    switch="capitol",
)
