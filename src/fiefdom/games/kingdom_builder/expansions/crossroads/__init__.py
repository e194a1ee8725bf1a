"""The expansion Crossroads, in its first and its second printing (X16)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal

from pydantic import Field

from fiefdom.games.kingdom_builder.expansions.crossroads.locations import LOCATIONS
from fiefdom.games.kingdom_builder.expansions.crossroads.pieces import FIRST, SECOND
from fiefdom.games.kingdom_builder.expansions.crossroads.tasks import TASKS
from fiefdom.games.kingdom_builder.expansions.kind import Expansion, boards


def _printing(expansion: Expansion, options: Mapping[str, Any]) -> Expansion:
    """X16: the fort instead of the outpost, and all pieces are settlements."""
    second = options["crossroads_printing"] == "second"
    without = "outpost" if second else "fort"
    return replace(
        expansion,
        locations=tuple(kind for kind in expansion.locations if kind.name != without),
        swapped={"outpost": "fort"} if second else {},
        pieces=SECOND if second else FIRST,
    )


EXPANSION = Expansion(
    name="crossroads",
    order=2,
    seats=(2, 3, 4, 5),  # K5
    quadrants=boards(__package__, LOCATIONS, "LK"),
    locations=LOCATIONS,
    tasks=TASKS,
    pieces=FIRST,
    options={"crossroads_printing": (Literal["first", "second"], Field("first", description="X16"))},
    variant=_printing,
)
