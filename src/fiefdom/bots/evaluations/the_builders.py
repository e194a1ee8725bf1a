"""How good a position of The Builders is: points, money, and what sites and workers still promise."""

from functools import lru_cache

from fiefdom.bots.evaluation import Evaluation
from fiefdom.games.the_builders.cards import COINS, FIRST_MACHINE, NEEDS, POINTS, SUPPLIES, unpack
from fiefdom.games.the_builders.state import BuildersState

# In points. Found by playing many games against earlier versions of itself.
COIN = 0.13
ACTION = 0.40  # what one more action in this turn is worth
UNIT = 0.16  # what it costs on average to have one unit of a resource supplied
FRESH = 0.175  # a site nobody works on yet counts this part of its promise; the rest grows with the work
SITES = (1.0, 0.75, 0.4, 0.1)  # the best site, the second, …: there are never enough hands for all
HAND = 0.10  # a worker, per unit supplied …
WANTED = 0.10  # … and per unit that one's sites still miss
HANDS = (1.0, 1.0, 0.9, 0.7, 0.5, 0.3, 0.15)  # the first worker, the second, …


def estimate(state: BuildersState) -> list[float]:
    scores = []
    nearing = max(state.points) / state.goal
    left = 0.0 if state.actor is None else max(0.18, 1.0 - nearing)  # of the game, roughly
    if state.ending:
        left = 0.0
    for seat in range(state.seats):
        coins = state.coins[seat]
        score = state.points[seat] + coins * COIN
        if state.actor is not None:
            score += _promise(state, seat, left)
        scores.append(score)
    if state.actor is not None:
        scores[state.turn] += ACTION * state.actions
    return scores


def _promise(state: BuildersState, seat: int, left: float) -> float:
    worth = []
    demand = 0
    for site in state.sites[seat]:
        promise, missing = _site(site, state.supply[site])
        worth.append(promise)
        demand += missing
    worth.sort(reverse=True)
    soon = 0.35 + 0.65 * min(1.0, 2 * left)  # near the end there is no time to finish things
    total = soon * sum(map(_times, worth, SITES))
    hands = sorted([_hand(SUPPLIES[worker], demand) for worker in state.free[seat]], reverse=True)
    busy = sum(len(state.crew[site]) for site in state.sites[seat])
    return total + left * (sum(map(_times, hands, HANDS)) + busy * 0.3)


def _times(a: float, b: float) -> float:
    return a * b


@lru_cache(maxsize=1 << 16)
def _site(site: int, supply: int) -> tuple[float, int]:
    """What a site promises, and what it misses (packed)."""
    needs, have = unpack(NEEDS[site]), unpack(supply)
    missing = [max(0, need - got) for need, got in zip(needs, have, strict=True)]
    reward = POINTS[site] + COINS[site] * COIN + (1.2 if site >= FIRST_MACHINE else 0.0)
    net = max(0.25, reward - UNIT * sum(needs) - ACTION)
    done = 1 - sum(missing) / sum(needs)
    packed = sum(amount << 8 * place for place, amount in enumerate(missing))
    return net * (FRESH + (1 - FRESH) * done) + UNIT * (sum(needs) - sum(missing)), packed


@lru_cache(maxsize=1 << 16)
def _hand(supplies: int, demand: int) -> float:
    """What a free worker is worth to somebody whose sites miss this."""
    wanted = sum(min(give, miss) for give, miss in zip(unpack(supplies), unpack(demand), strict=True))
    return HAND * sum(unpack(supplies)) + WANTED * wanted


EVALUATION = Evaluation(estimate, scale=8.0)
