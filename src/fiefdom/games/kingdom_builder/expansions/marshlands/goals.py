"""The six Kingdom Builder cards of Marshlands, and its palaces."""

from fiefdom.games.kingdom_builder.board.hexes import (
    BIT,
    INNER_EDGES,
    NEIGHBOURS,
    at_least,
    distance,
    farthest,
    shortest_way,
)
from fiefdom.games.kingdom_builder.expansions.goal import Kingdom, Scoring, goal

MOST = 5  # M2, M22


@goal("geologists", "M20", "marshlands")
def geologists(kingdom: Kingdom) -> Scoring:
    """M20: two for each mountain range joined with another one."""
    ranges = kingdom.layout.ranges
    found = kingdom.joined(ranges)
    return 2 * sum(1 for range_, _ in ranges if range_ & found), found


@goal("messengers", "M21", "marshlands")
def messengers(kingdom: Kingdom) -> Scoring:
    """M21: two for each space of a shortest way between the two connected settlements farthest apart."""
    pairs = [farthest(area) for area in kingdom.areas if area & area - 1]
    if not pairs:
        return 0, 0
    one, other = max(pairs, key=lambda pair: distance(*pair))
    way = shortest_way(one, other)
    return 2 * way.bit_count(), way


@goal("noblewomen", "M22", "marshlands", rivals=True)
def noblewomen(kingdom: Kingdom) -> Scoring:
    """M22: castles and locations score as palaces do, on top of what castles give."""
    places = (*kingdom.layout.castles, *kingdom.layout.locations)
    there = sum(BIT[place] for place in places if kingdom.most(NEIGHBOURS[place]))
    return MOST * there.bit_count(), there


@goal("vassals", "M23", "marshlands")
def vassals(kingdom: Kingdom) -> Scoring:
    """M23: one for each settlement at an inner edge of the quadrants."""
    there = kingdom.own & INNER_EDGES
    return there.bit_count(), there


@goal("captains", "M24", "marshlands")
def captains(kingdom: Kingdom) -> Scoring:
    """M24: one for each settlement with at least three of one's own next to it."""
    there = kingdom.own & at_least(kingdom.own, 3)
    return there.bit_count(), there


@goal("scouts", "M25", "marshlands", removes_terrain=True)
def scouts(kingdom: Kingdom) -> Scoring:
    """M25: one for each settlement next to the removed terrain and not on it."""
    there = kingdom.own & kingdom.layout.by_removed
    return there.bit_count(), there


def palaces(kingdom: Kingdom) -> Scoring:
    """M2: five for most settlements next to a palace."""
    there = sum(BIT[palace] for palace in kingdom.layout.palaces if kingdom.most(NEIGHBOURS[palace]))
    return MOST * there.bit_count(), there
