"""A hasty player of Kingdom Builder: looks at the spaces at hand as sets of hexes and tries nothing out.

Weaker than `greedy` (it wins four games of ten) and some twenty times as fast, so that who plans can play whole games to their
end. It builds where most comes together, uses the tiles that build once the mandatory action is done, and leaves all
other tiles alone.
"""

from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from fiefdom.games.kingdom_builder.board.hexes import (
    BIT,
    NEIGHBOURS,
    QUADRANTS,
    ROWS,
    Hex,
    at_least,
    members,
    neighbours,
)
from fiefdom.games.kingdom_builder.board.layout import Layout, spaces_of
from fiefdom.games.kingdom_builder.board.terrain import SWAMP
from fiefdom.games.kingdom_builder.expansions.goal import Contest
from fiefdom.games.kingdom_builder.play.actions import BUILD, CHOOSE, DECLINE, END_TURN, USE, KingdomAction
from fiefdom.games.kingdom_builder.play.agenda import Doing
from fiefdom.games.kingdom_builder.play.state import SUPPLY, KingdomState
from fiefdom.games.kingdom_builder.play.turn import AFTER, BEFORE, bound, free_first

# In gold, rounded from games of the hasty player against itself. With the whole game before it, less and less towards the end:
TILE = 6.0  # a tile that builds
OTHER_TILE = 1.0
NEXT_TO_TILE = 0.5
TIED = -2.0  # a terrain more that one must build on at one's own
# At any time:
GOOD = 1.0  # a space that a card pays for
CASTLE = 1.15  # of the gold for a special space
GIFT = 2.0  # a tile for one turn
EACH_ROW = 1.0  # K32: the first settlement of a row
FULLEST_ROW, FULL_ROW = 2.3, 0.6  # K37: in the fullest row; in a full one, by how full it is
FEWEST, FEW = 3.2, 0.6  # K39: in the quadrant with fewest, or with a few more
BESIDE = {"citizens": 0.6, "captains": 0.6, "messengers": 0.6}  # next to one's own
APART, MERGED = 1.1, -0.4  # K33
CLOSE = 3  # settlements ahead or behind, where the others count, too,
CONTESTED = 0.09  # and then this much of the gold
JOINS = (
    0.35,
    0.1,
    0.05,
)  # of the gold for a place that is not touched yet: next to it, or a step or two away


class _Table(NamedTuple):
    """What stays the same while a game lasts."""

    good: tuple[int, ...]  # by card: the spaces that it pays for
    rings: tuple[tuple[float, int], ...]  # special spaces that pay: worth, and around it
    tiles: tuple[
        tuple[float, float], ...
    ]  # by space: worth of its tile with the whole game before it, and at any time
    places: tuple[tuple[float, tuple[int, ...]], ...]  # to be joined: gold, and what is so many steps away
    contests: tuple[Contest, ...]
    beside: tuple[int, ...]  # by terrain: the spaces next to it
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
        beside=tuple(neighbours(terrain) for terrain in layout.terrain[:SWAMP]),
        near=sum(worth for name, worth in BESIDE.items() if name in names),
        rows="discoverers" in names,
        fullest="knights" in names,
        apart=any(goal.apart for goal in goals),
        even=any(goal.even for goal in goals),
    )


def hasty(state: KingdomState) -> KingdomAction | None:
    """What the acting seat does at once; None if it would have to think."""
    if state.agenda:
        top = state.agenda[-1]
        if not isinstance(top, Doing):
            return DECLINE
        if top.location.kind != "build":
            return None
        return BUILD[_best(state, top.seat, top.location.aims(state, top)[0].targets)]
    seat, layout = state.turn, state.layout
    if state.stage != AFTER and (state.supply[seat] or state.due):
        if state.terrain >= 0:
            spaces = state.free & layout.terrain[state.terrain]
        elif not bound(state):
            options = [t for t in layout.options_of(state.hands[seat]) if state.free & layout.terrain[t]]
            return CHOOSE[max(options, key=lambda t: _freest(state, seat, t))] if options else None
        else:
            return None
        if not spaces:
            return None
        anywhere = state.anywhere or (state.stage == BEFORE and free_first(state))
        return BUILD[_best(state, seat, spaces if anywhere else spaces & state.near[seat] or spaces)]
    if state.ready and state.supply[seat]:
        for space in spaces_of(state.ready):
            kind = layout.kinds[space]
            if kind.kind == "build" and kind.possible(state, seat):
                return USE[layout.locations[space]]
    return END_TURN


def _freest(state: KingdomState, seat: int, terrain: int) -> tuple[bool, int]:
    """Of two terrains to choose from the one that leaves more choice."""
    spaces = state.free & state.layout.terrain[terrain]
    beside = spaces & state.near[seat]
    return not beside, (beside or spaces).bit_count()


def _best(state: KingdomState, seat: int, spaces: int) -> Hex:
    """Where most comes together."""
    if not spaces & spaces - 1:
        return spaces.bit_length() - 1  # type: ignore[return-value]
    numbers = members(spaces)
    wanted = [(worth, there) for worth, where in _wanted(state, seat) if (there := where & spaces)]
    best, chosen = -1e9, numbers[0]
    for number in numbers:
        one = BIT[number]
        worth = sum([worth for worth, there in wanted if there & one])
        if worth > best:
            best, chosen = worth, number
    return chosen


def _wanted(state: KingdomState, seat: int) -> list[tuple[float, int]]:
    """Sets of hexes, each with what a settlement there is worth besides what the other sets say."""
    layout, own, free = state.layout, state.own[seat], state.free
    table, near = _table(layout), state.near[seat]
    left = 0.0 if state.ending else min(state.supply) / SUPPLY
    found = [(GOOD, good) for good in table.good]
    for worth, ring in table.rings:
        if not ring & own:
            found.append((worth, ring))
    had, stock, rings = state.had[seat], state.stock, layout.rings
    for space, (kept, once) in enumerate(table.tiles):
        if stock[space] and not had >> space & 1:
            found.append((left * kept + once, rings[space]))
            if kept == TILE:
                found.append((left * NEXT_TO_TILE, neighbours(rings[space] & free & ~near)))
    if left:
        frontier = near & free
        for terrain, beside in zip(layout.terrain, table.beside, strict=False):
            if not frontier & terrain:
                found.append((left * TIED, beside & ~terrain))
    for gold, reaches in table.places:
        if not reaches[0] & own:
            found += [(gold * part, reach) for part, reach in zip(JOINS, reaches, strict=True)]
    if table.contests:
        others = [settlements for other, settlements in enumerate(state.own) if other != seat]
        for contest in table.contests:
            where = contest.where
            rival = max([(other & where).bit_count() for other in others])
            if -CLOSE < (own & where).bit_count() - rival < CLOSE:
                found.append((CONTESTED * contest.gold, where))
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
