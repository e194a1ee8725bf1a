"""The three Kingdom Builder cards of Nomads: they pay at once, each time, and not at the end (N31)."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import BIT, LINES, NEIGHBOURS, Hex, in_row, line_ends
from fiefdom.games.kingdom_builder.expansions.goal import Goal

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState

SIDE_BY_SIDE = 3  # N33


def families(state: "KingdomState", seat: int, number: Hex, by: str) -> int:  # noqa: ARG001
    """N33: two when the three of the mandatory action stand side by side in a straight line.

    N49: of more than three (kept ones are built besides) the first three count, if its own number was three.
    """
    if by != "mandatory" or len(state.built) != SIDE_BY_SIDE or state.number != SIDE_BY_SIDE:
        return 0
    return 2 if in_row(sum([BIT[n] for n in state.built]), SIDE_BY_SIDE, LINES) else 0


def nearly_families(state: "KingdomState") -> int:
    """N33: two stand side by side, and the third could follow."""
    if len(state.built) != SIDE_BY_SIDE - 1 or state.number != SIDE_BY_SIDE or state.terrain < 0:
        return 0
    ends = line_ends(sum([BIT[n] for n in state.built]), SIDE_BY_SIDE - 1)
    return 2 if ends & state.free & state.layout.terrain[state.terrain] else 0


def shepherds(state: "KingdomState", seat: int, number: Hex, by: str) -> int:  # noqa: ARG001
    """N34: two when no empty space of its terrain is next to it."""
    alike = state.layout.alike_terrain(number)
    return 0 if NEIGHBOURS[number] & alike & state.empty else 2


def ambassadors(state: "KingdomState", seat: int, number: Hex, by: str) -> int:  # noqa: ARG001
    """N35: one when somebody else's settlement is next to it."""
    around = NEIGHBOURS[number]
    return int(any(around & own for other, own in enumerate(state.own) if other != seat))


GOALS = (
    Goal("families", "N33", pays=families, nearly=nearly_families),
    Goal("shepherds", "N34", pays=shepherds),
    Goal("ambassadors", "N35", pays=ambassadors),
)
