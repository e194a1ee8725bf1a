"""The expansion Marshlands."""

from fiefdom.games.kingdom_builder.board.terrain import DOUBLES, SWAMP
from fiefdom.games.kingdom_builder.expansions.kind import Expansion, SpaceKind, boards
from fiefdom.games.kingdom_builder.expansions.marshlands.goals import GOALS, MOST, palaces
from fiefdom.games.kingdom_builder.expansions.marshlands.locations import BONUSES, LOCATIONS

EXPANSION = Expansion(
    name="marshlands",
    order=3,
    seats=(2, 3, 4),
    quadrants=boards(__package__, LOCATIONS, "LP"),
    terrains=(SWAMP,),
    cards=DOUBLES,
    spaces=(SpaceKind("P", "palace", "M2", score=palaces, gold=MOST, rivals=True),),
    locations=LOCATIONS,
    bonuses=BONUSES,
    goals=GOALS,
)
