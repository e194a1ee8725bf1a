"""The six Kingdom Builder cards of Marshlands, and its palaces."""

from functools import lru_cache

from fiefdom.games.kingdom_builder.board.hexes import (
    BIT,
    INNER_EDGES,
    NEIGHBOURS,
    at_least,
    distance,
    farthest,
    members,
    shortest_way,
)
from fiefdom.games.kingdom_builder.board.layout import Layout
from fiefdom.games.kingdom_builder.expansions.goal import Contest, Kingdom, Scoring, goal, one_on

MOST = 5  # M2, M22

vassals = one_on("vassals", "M23", lambda _: INNER_EDGES)
scouts = one_on("scouts", "M25", lambda layout: layout.by_removed, removes_terrain=True)


@goal("geologists", "M20", joins=lambda layout: (2, tuple(touching for _, touching in layout.ranges)))
def geologists(kingdom: Kingdom) -> Scoring:
    """M20, N53: two for each mountain range joined with another one, by settlements on it, too."""
    ranges = kingdom.layout.ranges
    found = kingdom.joined(ranges)
    return 2 * sum(1 for range_, _ in ranges if range_ & found), found


@goal("messengers", "M21")
def messengers(kingdom: Kingdom) -> Scoring:
    """M21: two for each space of a shortest way between the two connected settlements farthest apart."""
    pairs = [farthest(area) for area in kingdom.areas if area & area - 1]
    if not pairs:
        return 0, 0
    one, other = max(pairs, key=lambda pair: distance(*pair))
    way = shortest_way(one, other)
    return 2 * way.bit_count(), way


@lru_cache(maxsize=64)
def _noble(layout: Layout) -> tuple[int, ...]:
    """M22, N47: every special space that is no palace."""
    return tuple(place for place in members(layout.special) if place not in layout.places["palace"])


@goal(
    "noblewomen",
    "M22",
    rivals=True,
    contests=lambda layout: [Contest(MOST, NEIGHBOURS[place]) for place in _noble(layout)],
)
def noblewomen(kingdom: Kingdom) -> Scoring:
    """M22: castles and locations score as palaces do, on top of what castles give."""
    there = sum(BIT[place] for place in _noble(kingdom.layout) if kingdom.most(NEIGHBOURS[place]))
    return MOST * there.bit_count(), there


@goal("captains", "M24")
def captains(kingdom: Kingdom) -> Scoring:
    """M24: one for each settlement with at least three of one's own next to it."""
    there = kingdom.own & at_least(kingdom.own, 3)
    return there.bit_count(), there


def palaces(kingdom: Kingdom) -> Scoring:
    """M2: five for most settlements next to a palace."""
    there = sum(BIT[palace] for palace in kingdom.layout.places["palace"] if kingdom.most(NEIGHBOURS[palace]))
    return MOST * there.bit_count(), there


GOALS = (geologists, messengers, noblewomen, vassals, captains, scouts)
