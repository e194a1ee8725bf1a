"""How good a position of Kingdom Builder is: the live score, what tiles will still bring, and reach."""

from functools import lru_cache

from fiefdom.bots.evaluation import Evaluation, Levels
from fiefdom.games.kingdom_builder.agenda import NO_HEX, Doing
from fiefdom.games.kingdom_builder.goals import Kingdom
from fiefdom.games.kingdom_builder.goals.base import castles
from fiefdom.games.kingdom_builder.goals.marshlands import palaces
from fiefdom.games.kingdom_builder.hexes import neighbours
from fiefdom.games.kingdom_builder.locations.kinds import Builder, Location, Mover
from fiefdom.games.kingdom_builder.state import SUPPLY, KingdomState
from fiefdom.games.kingdom_builder.table import Table
from fiefdom.games.kingdom_builder.turn import NUMBER, to_build

# In gold. Found by playing games against earlier versions of itself.
SETTLEMENT = 0.25  # one more on the board, besides what it scores
TILE = 5.0  # a tile that builds, with the whole game before it
MOVING_TILE = 2.5  # one that moves settlements, or places other pieces
BONUS = 1.5
NEXT_TO = 0.35  # part of a tile's worth when its space can be reached with the next settlement …
TWO_AWAY = 0.15  # … or with the one after it
FREE_CHOICE = 0.35  # a terrain that one is not obliged to build on at one's own
TO_COME = 1.1  # a settlement that will still be built in this round
READY = 0.45  # a building tile still to be used in this turn
UNDER_WAY = 0.55  # … and its action begun: more, so that it is used
MOVE_BEGUN = -0.2  # to begin a move is good only for what comes of it


def estimate(state: KingdomState) -> list[float]:
    """Live score and promise, seat by seat."""
    table, own = state.table, state.own
    over = state.actor is None
    left = 0.0 if over else min(state.supply) / SUPPLY
    if state.ending:
        left = 0.0
    scores = []
    for seat in range(state.seats):
        score = float(_alone(table, own[seat]) + _among(table, own, seat))
        if not over:
            score += SETTLEMENT * own[seat].bit_count()
            score += left * _promise(state, seat)
        scores.append(score)
    if not over:
        _add_to_come(state, scores)
        scores[state.turn] += READY * _ready(state)
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
def _alone(table: Table, own: int) -> int:
    """What a player's settlements score whatever the others do; asked again and again for the same ones."""
    kingdom = Kingdom(table, (own,), 0)
    gold = castles(kingdom)[0]
    for goal in table.goals:
        if not goal.rivals:
            gold += goal.score(kingdom)[0]
    for task in table.tasks:
        gold += task.score(kingdom)[0]
    return gold


def _among(table: Table, own: list[int], seat: int) -> int:
    """What depends on the others' settlements, too."""
    gold = 0
    rivals = [goal for goal in table.goals if goal.rivals]
    if rivals or table.palaces:
        kingdom = Kingdom(table, own, seat)
        gold += palaces(kingdom)[0]
        for goal in rivals:
            gold += goal.score(kingdom)[0]
    return gold


def _worth(location: Location) -> float:
    return TILE if isinstance(location, Builder) or location.draws else MOVING_TILE


@lru_cache(maxsize=1 << 10)
def _worths(table: Table) -> tuple[float, ...]:
    """By location space: what its tile is worth."""
    return tuple(_worth(location) for location in table.kinds)


@lru_cache(maxsize=1 << 10)
def _builders(table: Table) -> int:
    """The location spaces whose tiles build."""
    return sum(1 << space for space, kind in enumerate(table.kinds) if isinstance(kind, Builder))


def _promise(state: KingdomState, seat: int) -> float:
    """Tiles held and within reach, and freedom to build anywhere; with the whole game before it."""
    table = state.table
    held, had = state.tiles[seat], state.had[seat]
    frontier = state.near[seat] & state.free
    beyond = neighbours(frontier) & state.free
    total = BONUS * state.bonus[seat].bit_count()
    for space, worth in enumerate(_worths(table)):
        if held >> space & 1:
            total += worth
        elif state.stock[space] and not had >> space & 1:
            ring = table.rings[space]
            if ring & frontier:
                total += NEXT_TO * worth
            elif ring & beyond:
                total += TWO_AWAY * worth
    for terrain in range(5):
        if not frontier & table.terrain[terrain]:
            total += FREE_CHOICE
    return total


def _ready(state: KingdomState) -> int:
    return (state.ready & _builders(state.table)).bit_count() if state.supply[state.turn] else 0


def _begun(doing: Doing) -> float:
    if isinstance(doing.location, Builder):
        return UNDER_WAY
    if isinstance(doing.location, Mover):
        return MOVE_BEGUN if doing.hex == NO_HEX else 2 * MOVE_BEGUN
    return 0.0


EVALUATION = Evaluation(estimate, scale=12.0, levels=Levels(slip=0.25, medium=0, hard=1000))
