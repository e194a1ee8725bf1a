"""What hexes are worth to the hasty player of Kingdom Builder: sets of hexes, each with its worth in gold."""

from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from fiefdom.games.kingdom_builder.board.hexes import NEIGHBOURS, QUADRANTS, ROWS, at_least, neighbours
from fiefdom.games.kingdom_builder.board.layout import Layout, spaces_of
from fiefdom.games.kingdom_builder.board.terrain import SWAMP
from fiefdom.games.kingdom_builder.expansions.goal import Contest
from fiefdom.games.kingdom_builder.play.state import SUPPLY, KingdomState

# In gold, rounded from games of the hasty player against itself. With the whole game before it, less and less towards the end:
TILE = 6.0  # a tile that builds
OTHER_TILE = 3.0
NEXT_TO_TILE = 0.5
NEXT_TO_GOOD = 2.0  # the first settlement next to spaces that a card pays for
TIED = -2.0  # a terrain more that one must build on at one's own
# At any time:
GOOD = 1.0  # a space that a card pays for
CASTLE = 1.15  # of the gold for a special space
GIFT = 2.0  # a tile for one turn
EACH_ROW = 1.0  # K32: the first settlement of a row
FULLEST_ROW, FULL_ROW = 2.3, 0.6  # K37: in the fullest row; in a full one, by how full it is
FEWEST, FEW = 4.0, 0.6  # K39: in the quadrant with fewest, or with a few more
BESIDE = {"citizens": 0.6, "captains": 0.6, "messengers": 0.6}  # next to one's own
APART, MERGED = 1.1, -0.4  # K33
CLOSE = 3  # settlements ahead or behind, where the others count, too,
DECIDES, CONTESTED = (
    0.2,
    0.09,
)  # and then this much of the gold: if one settlement changes who has most, and if not
JOINS = (
    0.7,
    0.3,
    0.15,
)  # of the gold for a place not touched yet: at one's own, next to it or a step or two away
LINK = 0.5  # one between others of one's own, where it matters that they are connected


class _Table(NamedTuple):
    """What stays the same while a game lasts."""

    good: tuple[int, ...]  # by card: the spaces that it pays for
    rings: tuple[tuple[float, int], ...]  # special spaces that pay: worth, and around it
    tiles: tuple[
        tuple[float, float], ...
    ]  # by space: worth of its tile with the whole game before it, and at any time
    places: tuple[tuple[float, tuple[int, ...]], ...]  # to be joined: gold, and what is so many steps away
    contests: tuple[Contest, ...]
    beside: tuple[tuple[int, int], ...]  # by terrain: its spaces, and those next to it
    near: float  # next to one's own
    rows: bool
    fullest: bool
    apart: bool
    even: bool


@lru_cache(maxsize=1 << 8)
def _table(layout: Layout) -> _Table:
    goals = layout.goals
    names = {goal.name for goal in goals}
    spaces = [
        (space, NEIGHBOURS[place]) for space in layout.scored_spaces for place in layout.places[space.name]
    ]
    return _Table(
        good=(
            *(goal.pays_on(layout) for goal in goals if goal.pays_on),
            *(space.pays_on(layout) for space in layout.scored_spaces if space.pays_on),
        ),
        rings=tuple(
            (CASTLE * space.gold, ring) for space, ring in spaces if not space.rivals and not space.pays_on
        ),
        tiles=tuple(
            (0.0, GIFT) if kind.one_shot else (TILE if kind.kind in ("build", "draw") else OTHER_TILE, 0.0)
            for kind in layout.kinds
        ),
        places=tuple(
            (gold, (place, place | neighbours(place), place | neighbours(place | neighbours(place))))
            for gold, places in [goal.joins(layout) for goal in goals if goal.joins]
            for place in places
        ),
        contests=(
            *(Contest(space.gold, ring) for space, ring in spaces if space.rivals),
            *(contest for goal in goals if goal.contests for contest in goal.contests(layout)),
        ),
        beside=tuple((terrain, neighbours(terrain) & ~terrain) for terrain in layout.terrain[:SWAMP]),
        near=sum(worth for name, worth in BESIDE.items() if name in names),
        rows="discoverers" in names,
        fullest="knights" in names,
        apart=any(goal.apart for goal in goals),
        even=any(goal.even for goal in goals),
    )


def wanted(state: KingdomState, seat: int) -> list[tuple[float, int]]:
    """Sets of hexes, each with what a settlement there is worth besides what the other sets say."""
    layout, own, free = state.layout, state.own[seat], state.free
    table, near = _table(layout), state.near[seat]
    left = 0.0 if state.ending else min(state.supply) / SUPPLY
    found = [(GOOD, good) for good in table.good]
    for worth, ring in table.rings:
        if not ring & own:
            found.append((worth, ring))
    had, stock, rings = state.had[seat], state.stock, layout.rings
    ahead = 0
    for space, (kept, once) in enumerate(table.tiles):
        if stock[space] and not had >> space & 1:
            ring = rings[space]
            found.append((left * kept + once, ring))
            if kept == TILE:
                ahead |= ring
    if left:
        far, frontier = free & ~near, near & free
        found += [(left * NEXT_TO_GOOD, neighbours(good & far)) for good in table.good]
        if ahead & far:
            found.append((left * NEXT_TO_TILE, neighbours(ahead & far)))
        tied = left * TIED
        found += [(tied, beside) for terrain, beside in table.beside if not frontier & terrain]
    for gold, reaches in table.places:
        if not reaches[0] & own:
            found += [(gold * part, reach & near) for part, reach in zip(JOINS, reaches, strict=True)]
    if table.contests:
        found += _contested(state, seat, table, (-1, 0))
    if table.near:
        found.append((table.near, near))
    if table.apart:
        found += [(APART, ~near), (MERGED, at_least(own, 2))]
    if table.rows:
        found.append((EACH_ROW, reduce(or_, [row for row in ROWS if not row & own], 0)))
    if table.fullest:
        counts = [(row & own).bit_count() for row in ROWS]
        most = max(counts)
        for count, row in zip(counts, ROWS, strict=True):
            if count:
                found.append((FULLEST_ROW if count == most else FULL_ROW * count / most, row))
    if table.even:
        counts = [(own & quadrant).bit_count() for quadrant in QUADRANTS]
        fewest = min(counts)
        for count, quadrant in zip(counts, QUADRANTS, strict=True):
            if count < fewest + CLOSE:
                found.append((FEWEST if count == fewest else FEW, quadrant))
    return found


def _contested(
    state: KingdomState, seat: int, table: _Table, decisive: tuple[int, int]
) -> list[tuple[float, int]]:
    """Where it is close who has most; `decisive` is how far one is ahead when one settlement changes that."""
    own = state.own[seat]
    others = [settlements for other, settlements in enumerate(state.own) if other != seat]
    found = []
    for contest in table.contests:
        where = contest.where
        lead = (own & where).bit_count() - max([(other & where).bit_count() for other in others])
        if -CLOSE < lead < CLOSE:
            found.append(((DECIDES if lead in decisive else CONTESTED) * contest.gold, where))
    return found


def standing(state: KingdomState, seat: int) -> list[tuple[float, int]]:
    """Sets of settlements of one's own, each with what would be lost with one of them."""
    layout, own, near = state.layout, state.own[seat], state.near[seat]
    table = _table(layout)
    left = 0.0 if state.ending else min(state.supply) / SUPPLY
    found = [(GOOD, good) for good in table.good]
    alone = [
        *table.rings,
        *[(left * table.tiles[space][0], layout.rings[space]) for space in spaces_of(state.tiles[seat])],
        *[(gold, reaches[0]) for gold, reaches in table.places],
    ]
    if table.rows:
        alone += [(EACH_ROW, row) for row in ROWS]
    found += [(worth, there) for worth, ring in alone if (there := ring & own) and not there & there - 1]
    if table.contests:
        found += _contested(state, seat, table, (0, 1))
    if table.near:
        found.append((table.near, near))
    if table.apart:
        found.append((APART, ~near))
    if table.places or table.near:
        found.append((LINK, at_least(own, 2)))
    if table.fullest:
        found.append((FULLEST_ROW, max([row & own for row in ROWS], key=int.bit_count)))
    if table.even:
        found.append((FEWEST, min([own & quadrant for quadrant in QUADRANTS], key=int.bit_count)))
    return found
