"""The six task cards of Crossroads."""

from fiefdom.games.kingdom_builder.board.hexes import EDGES, NEIGHBOURS, at_least, in_row, lowest, members
from fiefdom.games.kingdom_builder.expansions.goal import Kingdom
from fiefdom.games.kingdom_builder.expansions.task import task

ENOUGH = 7  # X22, X24


@task("home_country", "X20", 5)
def home_country(kingdom: Kingdom) -> int:
    """X20: a whole terrain area full of one's own; N44: a wall is not."""
    own = kingdom.own
    for land in kingdom.layout.lands:
        if land & own == land:
            return land
    return 0


@task("fortress", "X21", 6)
def fortress(kingdom: Kingdom) -> int:
    """X21: one of one's own with six of one's own around it."""
    inside = kingdom.own & at_least(kingdom.own, 6)
    return inside & -inside | NEIGHBOURS[lowest(inside)] if inside else 0


@task("road", "X22", 7)
def road(kingdom: Kingdom) -> int:
    """X22: seven in an unbroken diagonal line."""
    return in_row(kingdom.own, ENOUGH)


@task("place_of_refuge", "X23", 8)
def place_of_refuge(kingdom: Kingdom) -> int:
    """X23, N43: a location, castle, palace … with one's own on all its neighbours."""
    own = kingdom.own
    for place in members(kingdom.layout.special):
        if NEIGHBOURS[place] & own == NEIGHBOURS[place]:
            return NEIGHBOURS[place]
    return 0


@task("advance", "X24", 9)
def advance(kingdom: Kingdom) -> int:
    """X24: seven at one edge of the board."""
    for edge in EDGES:
        there = kingdom.own & edge
        if there.bit_count() >= ENOUGH:
            return there
    return 0


@task("compass_points", "X25", 10)
def compass_points(kingdom: Kingdom) -> int:
    """X25: one at each edge of the board; a corner is at two."""
    found = 0
    for edge in EDGES:
        there = kingdom.own & edge
        if not there:
            return 0
        found |= there & -there
    return found


TASKS = (home_country, fortress, road, place_of_refuge, advance, compass_points)
