"""A made-up expansion, with one of everything that an expansion can bring. The tests register it; no engine file knows it.

Rules:
O1. An orchard is a special space; 2 gold for each with one of your settlements next to it.
O2. On each market lies one tile, drawn: a basket or a ladder. It is used in its owner's next turn, or never.
O3. Basket: build one in the forest. Ladder: build one at the edge of the board.
O4. Nursery: plant a hedge on an empty space next to one of your settlements. Hedges belong to nobody and stay.
O5. Gardeners: 1 gold at once for each settlement built next to a hedge.
O6. Grove: 4 gold for an orchard with three of your settlements around it.
O7. Reapers: 2 gold for each row in which you have more settlements than anybody else.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pydantic import Field

from fiefdom.games.kingdom_builder.expansions.kind import Expansion, SpaceKind, boards
from games.kingdom_builder.orchards.cards import GOALS, ORCHARD, TASKS, orchards
from games.kingdom_builder.orchards.locations import HEDGE, LOCATIONS

TILES = (("basket", 3), ("ladder", 3))


def _hedges(expansion: Expansion, options: Mapping[str, Any]) -> Expansion:
    return replace(expansion, pieces=(replace(HEDGE, number=options["orchard_hedges"]),))


EXPANSION = Expansion(
    name="orchards",
    order=9,
    seats=(2, 3, 4, 5, 6),
    quadrants=boards(__package__, LOCATIONS, "LOB"),
    spaces=(
        SpaceKind("O", "orchard", "O1", score=orchards, gold=ORCHARD),
        SpaceKind("B", "market", "O2", tiles=1, pool=TILES),
    ),
    locations=LOCATIONS,
    goals=GOALS,
    tasks=TASKS,
    pieces=(HEDGE,),
    options={"orchard_hedges": (int, Field(6, ge=1, le=12, description="O4: how many there are"))},
    variant=_hedges,
)
