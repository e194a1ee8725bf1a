"""How good a position of Kingdom Builder is: the live score, tiles, and what is within reach.

The weights, in gold, follow a regression of the final lead on these terms over some 7,000 games of the bot against
itself; terms that made no difference in matches were dropped.
"""

from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from fiefdom.bots.evaluation import Evaluation, Levels
from fiefdom.bots.evaluations.kingdom_gold import alone, paid
from fiefdom.bots.evaluations.kingdom_haste import hasty
from fiefdom.bots.evaluations.kingdom_overlooked import overlooked
from fiefdom.games.kingdom_builder.board.hexes import BIT, NEIGHBOURS, QUADRANTS, areas, members, neighbours
from fiefdom.games.kingdom_builder.board.layout import Layout
from fiefdom.games.kingdom_builder.board.terrain import SWAMP
from fiefdom.games.kingdom_builder.expansions.goal import Contest, Goal, Kingdom
from fiefdom.games.kingdom_builder.expansions.location import Location
from fiefdom.games.kingdom_builder.play.agenda import NO_HEX, Doing
from fiefdom.games.kingdom_builder.play.pieces import movable
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

CLOSING = 9  # settlements left: two or three turns
TO_COME = 1.1  # a settlement that will still be built in this round
READY = 0.45  # a building tile still to be used in this turn
UNDER_WAY = 0.55  # … and its action begun: more, so that it is used
MOVE_BEGUN = -0.2  # to begin a move is good only for what comes of it

# A tile for one turn is worth the same at any time.
GIFT = 0.8  # for each settlement that it builds
ONCE = {"free": 0.8, "remove": 1.2, "move": 0.8, "gold": 3.0}  # by kind of tile
USED = 0.4  # put to use it is worth so much more: it would be gone at the end of the turn
STEP = 0.05  # each step that is still between a settlement and what it could get
IN_SIGHT = 0.9  # part of what it could get there
NEARLY = 0.6  # part of gold that could be paid next


class _Prospects(NamedTuple):
    """What a table's cards and boards make worth striving for."""

    tiles: tuple[float, ...]  # by location space: the worth of its tile, if it stays
    once: tuple[float, ...]  # … and if it serves once
    builders: int  # the location spaces whose tiles build
    rings: tuple[tuple[float, int], ...]  # worth of a settlement next to a space (a castle: 1), and where
    good: tuple[int, ...]  # by card: the spaces that it pays for, one by one
    places: tuple[
        tuple[int, tuple[int, ...]], ...
    ]  # gold for each place joined with another; what touches each
    contests: tuple[Contest, ...]  # where the others' settlements count, too
    others: tuple[Goal, ...]  # cards where they do, and that do not say where: only their score is known
    even: bool  # K39 is in use


@lru_cache(maxsize=1 << 10)
def _prospects(layout: Layout) -> _Prospects:
    """What the cards and spaces say of themselves; nothing here knows one by its name."""
    goals, kinds = layout.goals, layout.kinds
    rings = [
        (space, NEIGHBOURS[place]) for space in layout.scored_spaces for place in layout.places[space.name]
    ]
    return _Prospects(
        tiles=tuple(0.0 if location.one_shot else _worth(location) for location in kinds),
        once=tuple(_once(location) if location.one_shot else 0.0 for location in kinds),
        builders=sum(1 << space for space, location in enumerate(kinds) if location.kind == "build"),
        rings=tuple(
            (space.gold / CASTLE[0], ring) for space, ring in rings if not space.rivals and not space.pays_on
        ),
        good=(
            *(goal.pays_on(layout) for goal in goals if goal.pays_on),
            *(space.pays_on(layout) for space in layout.scored_spaces if space.pays_on),
        ),
        places=tuple(goal.joins(layout) for goal in goals if goal.joins),
        contests=(
            *(Contest(space.gold, ring) for space, ring in rings if space.rivals),
            *(contest for goal in goals if goal.contests for contest in goal.contests(layout)),
        ),
        others=tuple(goal for goal in layout.scored if goal.rivals and not goal.contests),
        even=any(goal.even for goal in goals),
    )


def _worth(location: Location) -> float:
    return TILE if location.kind in ("build", "draw") else MOVING_TILE


def _once(location: Location) -> float:
    return GIFT * location.builds if location.builds else ONCE.get(location.kind, GIFT)


def estimate(state: KingdomState) -> list[float]:
    """Live score and promise, seat by seat."""
    layout, own = state.layout, state.own
    if state.actor is None:
        among, _ = _contested(layout, _prospects(layout), own)
        return [
            float(alone(layout, own[seat]) + among[seat] + paid(state, seat)) for seat in range(state.seats)
        ]
    left = 0.0 if state.ending else min(state.supply) / SUPPLY
    prospects = _prospects(layout)
    contested = prospects.contests or prospects.others
    among, margins = _contested(layout, prospects, own) if contested else ([], [])
    scores = []
    for seat in range(state.seats):
        score = float(alone(layout, own[seat]) + paid(state, seat))
        if among:
            score += among[seat] * (1 - UNSETTLED * min(1, 2 * left)) + MARGIN * margins[seat] * min(
                1, 3 * left
            )
        if left:
            score += left * _promise(state, prospects, seat)
        if layout.one_shot:
            score += _gifts(state, prospects, seat)
        scores.append(score)
    _add_to_come(state, scores)
    if state.supply[state.turn]:
        scores[state.turn] += READY * (state.ready & prospects.builders).bit_count()
    if layout.watched:
        scores[state.turn] += _at_hand(state, prospects, left)
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Doing):
        scores[top.seat] += _begun(state, prospects, top, left)
    return scores


def _add_to_come(state: KingdomState, scores: list[float]) -> None:
    """Who still has a turn in this round will build in it: so positions within a round can be compared."""
    scores[state.turn] += TO_COME * to_build(state)
    seat = (state.turn + 1) % state.seats
    while seat != state.starter:
        scores[seat] += TO_COME * min(max(NUMBER), state.supply[seat])
        seat = (seat + 1) % state.seats


def _contested(layout: Layout, prospects: _Prospects, own: list[int]) -> tuple[list[int], list[int]]:
    """By seat: the gold where the others' settlements count, too; and how far ahead of the best rival it is
    there, by the gold at stake."""
    gold, margins = [0] * len(own), [0] * len(own)
    anybody = reduce(or_, own)
    for first, where, second, none_needed in prospects.contests:
        if not where & anybody:
            if none_needed:
                gold = [had + first for had in gold]
            continue
        counts = [(settlements & where).bit_count() for settlements in own]
        most, *lower = sorted(set(counts), reverse=True)
        next_most = lower[0] if lower else -1
        alone = counts.count(most) == 1
        for seat, mine in enumerate(counts):
            if mine == most:
                ahead = mine - next_most if alone else 0
                gold[seat] += first if mine or none_needed else 0
                margins[seat] += first * (DECIDED if ahead > DECIDED else ahead)
            else:
                behind = mine - most
                gold[seat] += second if mine == next_most else 0
                margins[seat] += first * (-DECIDED if behind < -DECIDED else behind)
    for goal in prospects.others:
        for seat in range(len(own)):
            gold[seat] += goal.score(Kingdom(layout, tuple(own), seat))[0]
    return gold, margins


def _promise(state: KingdomState, prospects: _Prospects, seat: int) -> float:
    """What can still come of a seat's tiles and settlements, with the whole game before it."""
    own, free, layout = state.own[seat], state.free, state.layout
    frontier = state.near[seat] & free
    held = state.tiles[seat]
    if state.agenda and isinstance(top := state.agenda[-1], Doing) and top.steps:
        # K15: what is lost is judged after the last step, but certain before
        held &= sum([1 << space for space, ring in enumerate(layout.rings) if ring & own])
    beyond = neighbours(frontier) & free if prospects.rings else 0
    return _of_board(
        layout, own, frontier, beyond, held, state.had[seat], state.stock, state.bonus[seat].bit_count()
    )


@lru_cache(maxsize=1 << 15)
def _of_board(
    layout: Layout,
    own: int,
    frontier: int,
    beyond: int,
    held: int,
    had: int,
    stock: tuple[int, ...],
    bonus: int,
) -> float:
    """The same for each seat that nothing has changed for: most are asked about again and again."""
    prospects = _prospects(layout)
    total = BONUS * bonus
    for space, worth in enumerate(prospects.tiles):
        if held >> space & 1:
            total += worth
        elif stock[space] and not had >> space & 1 and layout.rings[space] & frontier:
            total += NEXT_TO_TILE * worth
    total += _room(layout, frontier)
    if prospects.rings:
        total += _paying_spaces(layout, own, frontier, beyond)
    for gold, places in prospects.places:
        total += gold * _joinable(layout, places, own)
    if prospects.even:
        counts = [(own & quadrant).bit_count() for quadrant in QUADRANTS]
        fewest = min(counts)
        total += EVEN_QUADRANTS * sum([min(FEW, count - fewest) for count in counts])
    return total


@lru_cache(maxsize=1 << 15)
def _room(layout: Layout, frontier: int) -> float:
    """The terrains at one's own: to be free of them is good, and so are spaces there that cards pay for."""
    prospects, total = _prospects(layout), 0.0
    for terrain in layout.terrain[:SWAMP]:
        there = frontier & terrain
        if not there:
            total += FREE_CHOICE + GOOD_ANYWHERE * len(prospects.good)
        else:
            for good in prospects.good:
                total += GOOD_SPACE * min(FEW, (there & good).bit_count())
    return total


@lru_cache(maxsize=1 << 15)
def _paying_spaces(layout: Layout, own: int, frontier: int, beyond: int) -> float:
    """Castles and the like within reach of the next settlement, or of the one after it."""
    total = 0.0
    for worth, ring in _prospects(layout).rings:
        if not ring & own:
            total += worth * (CASTLE[0] if ring & frontier else CASTLE[1] if ring & beyond else 0.0)
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


def _gifts(state: KingdomState, prospects: _Prospects, seat: int) -> float:
    """Tiles for one turn: those held while that turn is to come or under way, and those within reach."""
    layout, total = state.layout, 0.0
    own_turn = seat == state.turn
    coming = own_turn or not state.ending or (seat - state.turn) % state.seats < _turns_left(state)
    held = state.tiles[seat] & layout.one_shot & ~(state.used if own_turn else 0)
    if own_turn and state.ending:
        held &= state.ready
    frontier = state.near[seat] & state.free
    for space, worth in enumerate(prospects.once):
        if not worth:
            continue
        if held >> space & 1:
            now = own_turn and state.ready >> space & 1
            if coming and not (now and layout.kinds[space].kind == "move"):
                total += worth  # a move is worth what comes of it
        elif state.stock[space] and not state.ending and layout.rings[space] & frontier:
            total += NEXT_TO_TILE * worth
    return total


def _turns_left(state: KingdomState) -> int:
    """How many turns of this round are left, the one under way included."""
    return (state.starter - state.turn - 1) % state.seats + 1


def _at_hand(state: KingdomState, prospects: _Prospects, left: float) -> float:
    """A settlement that may stand anywhere, and gold that could be paid next."""
    total = _anywhere(state, prospects, left) if state.anywhere else 0.0
    for goal in state.layout.paying:
        if goal.nearly:
            total += NEARLY * goal.nearly(state)
    return total


def _anywhere(state: KingdomState, prospects: _Prospects, left: float) -> float:
    """The best that the next settlement could bring, if it would have to be next to one's own otherwise."""
    layout, seat, own = state.layout, state.turn, state.own[state.turn]
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Doing):
        spaces = top.location.aims(state, top)[0].allowed if top.location.beside else 0
    else:
        spaces = state.free & layout.terrain[state.terrain] if state.terrain >= 0 and to_build(state) else 0
    if not (spaces & state.near[seat] and spaces & ~state.near[seat]):
        return 0.0
    best, now = 0.0, alone(layout, own)
    for number in members(spaces):
        gain = float(alone(layout, own | BIT[number]) - now)
        new = layout.touching[number] & ~state.had[seat]
        for space in members(new):
            if state.stock[space]:
                gain += left * prospects.tiles[space] + prospects.once[space]
        best = max(best, gain)
    return ONCE["free"] + best - TO_COME + STEP


def _begun(state: KingdomState, prospects: _Prospects, doing: Doing, left: float) -> float:
    location = doing.location
    if location.kind == "build":
        if location.builds == 1:
            return UNDER_WAY
        return TO_COME * min(location.builds - doing.steps, state.supply[doing.seat])
    if location.kind == "move":
        if location.steps > 1:
            return _in_sight(state, prospects, doing, left)
        return MOVE_BEGUN if doing.hex == NO_HEX else 2 * MOVE_BEGUN
    if location.kind == "remove":
        return ONCE["remove"] + USED
    if location.kind == "wall":
        return _closing(state, prospects, doing, left)
    return 0.0


def _in_sight(state: KingdomState, prospects: _Prospects, doing: Doing, left: float) -> float:
    """The best tile or castle that a settlement could come next to in the steps that are left."""
    seat, layout, own = doing.seat, state.layout, state.own[doing.seat]
    worths = [left * kept + once for kept, once in zip(prospects.tiles, prospects.once, strict=True)]
    wanted = [
        (worth, layout.rings[space])
        for space, worth in enumerate(worths)
        if state.stock[space] and not state.had[seat] >> space & 1
    ]
    wanted += [(CASTLE[0] * worth, ring) for worth, ring in prospects.rings if not ring & own]
    reached, best = movable(state, seat) if doing.hex == NO_HEX else BIT[doing.hex], 0.0
    for steps in range(1, doing.location.steps - doing.steps + 1):
        reached |= neighbours(reached) & state.free
        for worth, ring in wanted:
            if ring & reached:
                best = max(best, IN_SIGHT * worth - STEP * steps)
    return best + MOVE_BEGUN / 2


def _closing(state: KingdomState, prospects: _Prospects, doing: Doing, left: float) -> float:
    """Walls are good when they free the terrain of the turn: nothing of it is left next to one's own."""
    front = state.near[doing.seat] & state.free & state.layout.terrain[state.terrain]
    if not 0 < front.bit_count() <= doing.location.steps - doing.steps:
        return MOVE_BEGUN
    gain = FREE_CHOICE + GOOD_ANYWHERE * len(prospects.good)
    gain -= sum([GOOD_SPACE * min(FEW, (front & good).bit_count()) for good in prospects.good])
    return max(MOVE_BEGUN, IN_SIGHT * left * gain)


def glance(state: KingdomState) -> list[float]:
    """Something is half done: a settlement that is to move is as good as gone from where it is."""
    top = state.agenda[-1]
    if not isinstance(top, Doing) or top.hex == NO_HEX:
        return estimate(state)
    lifted = state.copy()
    lifted.own[top.seat] &= ~BIT[top.hex]
    return estimate(lifted)


def sight(state: KingdomState) -> list[float]:
    """For who plans whole turns: the estimate, and what it overlooks."""
    return [score + more for score, more in zip(estimate(state), overlooked(state), strict=True)]


EVALUATION = Evaluation(
    estimate,
    scale=12.0,
    turn_of=lambda state: (state.round, state.turn),
    settled=lambda state: not state.agenda,
    glance=glance,
    sight=sight,
    outlook=sight,
    astray=2.0,
    closing=lambda state: state.ending or min(state.supply) <= CLOSING,
    hasty=hasty,
    levels=Levels(medium="plan:12k", hard="plan:60k", former={"medium": "greedy", "hard": "mcts:1000"}),
)
