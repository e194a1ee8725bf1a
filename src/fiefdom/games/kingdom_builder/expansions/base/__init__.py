"""The base game."""

from fiefdom.games.kingdom_builder.board.terrain import COPIES, LOCATION, SINGLES
from fiefdom.games.kingdom_builder.expansions.base.goals import CASTLE, GOALS, castles
from fiefdom.games.kingdom_builder.expansions.base.locations import LOCATIONS
from fiefdom.games.kingdom_builder.expansions.kind import Expansion, SpaceKind, boards

SPACES = (
    SpaceKind(LOCATION, "location", "K4", tiles=2),
    SpaceKind("K", "castle", "K27", score=castles, gold=CASTLE),
)

EXPANSION = Expansion(
    name="base",
    order=0,
    seats=(2, 3, 4),
    quadrants=boards(__package__, LOCATIONS, "LK"),
    cards=tuple(card for card in SINGLES for _ in range(COPIES)),
    spaces=SPACES,
    locations=LOCATIONS,
    goals=GOALS,
)
