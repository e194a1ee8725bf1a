"""The expansion Nomads: tiles that serve once, stone walls, and cards that pay while the game runs."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pydantic import Field

from fiefdom.games.kingdom_builder.expansions.kind import Expansion, SpaceKind, boards
from fiefdom.games.kingdom_builder.expansions.nomads.goals import GOALS
from fiefdom.games.kingdom_builder.expansions.nomads.locations import LOCATIONS, WALL
from fiefdom.games.kingdom_builder.expansions.nomads.tiles import NUMBERS, TILES

# N2, N3: one tile lies on each; it stays a special space when its tile is gone.
SPACE = SpaceKind("N", "nomad", "N2", tiles=1, pool=NUMBERS)


def _swords(expansion: Expansion, options: Mapping[str, Any]) -> Expansion:
    """N54: the table can leave the swords out."""
    if options["nomad_swords"]:
        return expansion
    peaceful = tuple((name, number) for name, number in NUMBERS if name != "sword")
    return replace(expansion, spaces=(replace(SPACE, pool=peaceful),))


EXPANSION = Expansion(
    name="nomads",
    order=1,
    seats=(2, 3, 4, 5),  # N6
    quadrants=boards(__package__, LOCATIONS, "LN"),  # N1
    spaces=(SPACE,),
    locations=(*LOCATIONS, *TILES),
    goals=GOALS,  # N5
    pieces=(WALL,),
    options={"nomad_swords": (bool, Field(default=True, description="N54: the two swords are in use"))},
    variant=_swords,
)
