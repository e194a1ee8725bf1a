"""How good a position of Kingdom Builder is: the live score, tiles, and what is within reach.

The weights, in gold, follow a regression of the final lead on these terms over some 7,000 games of the bot against
itself; terms that made no difference in matches were dropped.
"""

from functools import lru_cache
from typing import NamedTuple

from fiefdom.bots.evaluation import Evaluation, Levels
from fiefdom.games.kingdom_builder.board.hexes import BIT, NEIGHBOURS, QUADRANTS, areas, neighbours
from fiefdom.games.kingdom_builder.board.layout import Layout
from fiefdom.games.kingdom_builder.board.terrain import SWAMP
from fiefdom.games.kingdom_builder.expansions.goal import Kingdom
from fiefdom.games.kingdom_builder.expansions.location import Location
from fiefdom.games.kingdom_builder.play.agenda import NO_HEX, Doing
from fiefdom.games.kingdom_builder.play.state import SUPPLY, KingdomState
from fiefdom.games.kingdom_builder.play.turn import NUMBER, to_build

# With the whole game before it; less and less towards the end.
TILE = 6.0  # a tile that builds, or draws a card more
MOVING_TILE = 2.0  # one that moves settlements, or places other pieces
BONUS = 3.0
NEXT_TO_TILE = 0.3  # part of a tile's worth when its space can be reached with the next settlement
CASTLE = (3.0, 1.8)  # within reach of the next settlement, or of the one after it; a castle brings 3 gold
JOINED = (1.6, 1.15, 0.65)  # of each gold for joining places: so many settlements are missing
FREE_CHOICE = 1.6  # a terrain that one is not obliged to build on at one's own
GOOD_SPACE = 0.7  # a space at one's own that a card pays for; a few of each terrain count
FEW = 3
GOOD_ANYWHERE = 0.6  # such a card, and a terrain where one may build anywhere
EVEN_QUADRANTS = 1.4  # K39: a settlement beyond the fewest, in the other quadrants
UNSETTLED = 0.8  # part of the gold for most settlements that counts for nothing before half of the game
MARGIN = 0.04  # a settlement more or less than the best rival has, for each gold at stake
DECIDED = 4  # settlements ahead or behind that are enough

TO_COME = 1.1  # a settlement that will still be built in this round
READY = 0.45  # a building tile still to be used in this turn
UNDER_WAY = 0.55  # … and its action begun: more, so that it is used
MOVE_BEGUN = -0.2  # to begin a move is good only for what comes of it


class _Prospects(NamedTuple):
    """What a table's cards and boards make worth striving for."""

    tiles: tuple[float, ...]  # by location space: the worth of its tile
    builders: int  # the location spaces whose tiles build
    rings: tuple[tuple[float, int], ...]  # worth of a settlement next to a space (a castle: 1), and where
    good: tuple[int, ...]  # by card: the spaces that it pays for, one by one
    places: tuple[
        tuple[int, tuple[int, ...]], ...
    ]  # gold for each place joined with another; what touches each
    contests: tuple[tuple[int, int], ...]  # gold for most settlements, and where
    even: bool  # K39 is in use
    rivals: bool  # something scores by what the others have, too


@lru_cache(maxsize=1 << 10)
def _prospects(layout: Layout) -> _Prospects:
    """What the cards and spaces say of themselves; nothing here knows one by its name."""
    goals, kinds = layout.goals, layout.kinds
    rings = [
        (space, NEIGHBOURS[place]) for space in layout.scored_spaces for place in layout.places[space.name]
    ]
    return _Prospects(
        tiles=tuple(_worth(location) for location in kinds),
        builders=sum(1 << space for space, location in enumerate(kinds) if location.kind == "build"),
        rings=tuple((space.gold / CASTLE[0], ring) for space, ring in rings if not space.rivals),
        good=tuple(goal.pays_on(layout) for goal in goals if goal.pays_on),
        places=tuple(goal.joins(layout) for goal in goals if goal.joins),
        contests=(
            *((space.gold, ring) for space, ring in rings if space.rivals),
            *(contest for goal in goals if goal.contests for contest in goal.contests(layout)),
        ),
        even=any(goal.even for goal in goals),
        rivals=any(goal.rivals for goal in layout.scored)
        or any(space.rivals for space in layout.scored_spaces),
    )


def _worth(location: Location) -> float:
    return TILE if location.kind in ("build", "draw") else MOVING_TILE


def estimate(state: KingdomState) -> list[float]:
    """Live score and promise, seat by seat."""
    layout, own = state.layout, state.own
    if state.actor is None:
        return [
            float(_alone(layout, own[seat]) + _among(layout, own, seat) + _paid(state, seat))
            for seat in range(state.seats)
        ]
    left = 0.0 if state.ending else min(state.supply) / SUPPLY
    prospects = _prospects(layout)
    scores = []
    for seat in range(state.seats):
        score = float(_alone(layout, own[seat]) + _paid(state, seat))
        if prospects.rivals:
            score += _among(layout, own, seat) * (1 - UNSETTLED * min(1, 2 * left))
        if prospects.contests:
            score += MARGIN * _margins(prospects, own, seat) * min(1, 3 * left)
        scores.append(score + left * _promise(state, prospects, seat))
    _add_to_come(state, scores)
    if state.supply[state.turn]:
        scores[state.turn] += READY * (state.ready & prospects.builders).bit_count()
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Doing):
        scores[top.seat] += _begun(top)
    return scores


def _add_to_come(state: KingdomState, scores: list[float]) -> None:
    """Who still has a turn in this round will build in it: so positions within a round can be compared."""
    scores[state.turn] += TO_COME * to_build(state)
    seat = (state.turn + 1) % state.seats
    while seat != state.starter:
        scores[seat] += TO_COME * min(max(NUMBER), state.supply[seat])
        seat = (seat + 1) % state.seats


@lru_cache(maxsize=1 << 15)
def _alone(layout: Layout, own: int) -> int:
    """What a player's settlements score whatever the others do; asked again and again for the same ones."""
    kingdom = Kingdom(layout, (own,), 0)
    gold = 0
    for space in layout.scored_spaces:
        if space.score and not space.rivals:
            gold += space.score(kingdom)[0]
    for goal in layout.scored:
        if not goal.rivals:
            gold += goal.score(kingdom)[0]
    for task in layout.tasks:
        gold += task.score(kingdom)[0]
    return gold


def _among(layout: Layout, own: list[int], seat: int) -> int:
    """What depends on the others' settlements, too."""
    rivals = [goal.score for goal in layout.scored if goal.rivals]
    rivals += [space.score for space in layout.scored_spaces if space.score and space.rivals]
    kingdom = Kingdom(layout, own, seat)
    return sum([score(kingdom)[0] for score in rivals])


def _paid(state: KingdomState, seat: int) -> int:
    """What was paid while the game ran."""
    return sum([paid[seat] for paid in state.gold]) if state.gold else 0


def _margins(prospects: _Prospects, own: list[int], seat: int) -> int:
    """How far ahead of the best rival, wherever most settlements score; by the gold at stake."""
    total = 0
    for gold, where in prospects.contests:
        counts = [(settlements & where).bit_count() for settlements in own]
        mine = counts.pop(seat)
        total += gold * max(-DECIDED, min(DECIDED, mine - max(counts)))
    return total


def _promise(state: KingdomState, prospects: _Prospects, seat: int) -> float:
    """What can still come of a seat's tiles and settlements, with the whole game before it."""
    own, free, layout = state.own[seat], state.free, state.layout
    frontier = state.near[seat] & free
    total = BONUS * state.bonus[seat].bit_count()
    held, had = state.tiles[seat], state.had[seat]
    for space, worth in enumerate(prospects.tiles):
        if held >> space & 1:
            total += worth
        elif state.stock[space] and not had >> space & 1 and layout.rings[space] & frontier:
            total += NEXT_TO_TILE * worth
    for terrain in layout.terrain[:SWAMP]:
        there = frontier & terrain
        if not there:
            total += FREE_CHOICE + GOOD_ANYWHERE * len(prospects.good)
        else:
            for good in prospects.good:
                total += GOOD_SPACE * min(FEW, (there & good).bit_count())
    beyond = neighbours(frontier) & free
    for worth, ring in prospects.rings:
        if not ring & own:
            total += worth * (CASTLE[0] if ring & frontier else CASTLE[1] if ring & beyond else 0.0)
    for gold, places in prospects.places:
        total += gold * _joinable(layout, places, own)
    if prospects.even:
        counts = [(own & quadrant).bit_count() for quadrant in QUADRANTS]
        fewest = min(counts)
        total += EVEN_QUADRANTS * sum([min(FEW, count - fewest) for count in counts])
    return total


@lru_cache(maxsize=1 << 14)
def _joinable(layout: Layout, places: tuple[int, ...], own: int) -> float:
    """How near areas that touch a place are to others that they could join with it (K31, M20)."""
    touching = [(area, [place for place in places if place & area]) for area in areas(own)]
    missing = dict.fromkeys(places, len(JOINED))
    for _, touched in touching:
        if len(touched) > 1:
            for place in touched:
                missing.pop(place, None)  # it is joined already
    for area, touched in touching:
        if not touched:
            continue
        for steps in range(len(JOINED)):
            area |= neighbours(area) & layout.eligible
            for place in missing:
                if place & area and place not in touched:
                    missing[place] = min(missing[place], steps)
    return sum(JOINED[steps] for steps in missing.values() if steps < len(JOINED))


def _begun(doing: Doing) -> float:
    if doing.location.kind == "build":
        return UNDER_WAY
    if doing.location.kind == "move":
        return MOVE_BEGUN if doing.hex == NO_HEX else 2 * MOVE_BEGUN
    return 0.0


def glance(state: KingdomState) -> list[float]:
    """Something is half done: a settlement that is to move is as good as gone from where it is."""
    top = state.agenda[-1]
    if not isinstance(top, Doing) or top.hex == NO_HEX:
        return estimate(state)
    lifted = state.copy()
    lifted.own[top.seat] &= ~BIT[top.hex]
    return estimate(lifted)


EVALUATION = Evaluation(
    estimate,
    scale=12.0,
    turn_of=lambda state: (state.round, state.turn),
    settled=lambda state: not state.agenda,
    glance=glance,
    levels=Levels(slip=0.25, medium=0, hard=1000),
)
