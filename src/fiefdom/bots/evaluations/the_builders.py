"""How good a position of The Builders is: points, money, and what sites and workers still promise.

`estimate` tells one decision from another: its weights were found by playing many games. `judge` tells
who will win: its weights are a regression of the final lead on what lay on the table between rounds.
"""

from collections.abc import Mapping
from functools import lru_cache
from operator import add, mul

from fiefdom.bots.evaluation import Evaluation, Levels
from fiefdom.games.the_builders.actions import (
    ACTION_PRICE,
    ACTIONS_PER_TURN,
    BUY_ACTION,
    END_TURN,
    HIRE,
    OPEN,
    PAY,
    SEND,
    TAKE_COINS,
    BuildersAction,
    BuyAction,
    Hire,
    Open,
    Send,
    TakeCoins,
)
from fiefdom.games.the_builders.cards import (
    COINS,
    FIRST_MACHINE,
    NEEDS,
    POINTS,
    SUPPLIES,
    WAGE,
    covers,
    unpack,
)
from fiefdom.games.the_builders.state import HIGHEST_WAGE, BuildersState

# In points. Found by playing many games against earlier versions of itself.
COIN = 0.13
ACTION = 0.28  # what one more action in this turn is worth
UNIT = 0.16  # what it costs on average to have one unit of a resource supplied
FRESH = 0.10  # a site nobody works on yet counts this part of its promise; the rest grows with the work
SITES = (1.0, 0.75, 0.2, 0.1)  # the best site, the second, …: there are never enough hands for all
HAND = 0.21  # a worker, per unit supplied …
WANTED = 0.10  # … and per unit that one's sites still miss
HANDS = (1.0, 1.0, 0.9, 0.7, 0.5, 0.3, 0.15)  # the first worker, the second, …


BUSY = 0.3  # a worker who comes back when the building is complete


def estimate(state: BuildersState) -> list[float]:
    scores = [points + coins * COIN for points, coins in zip(state.points, state.coins, strict=True)]
    if state.actor is None:
        return scores
    left = _left(state)
    crew = state.crew.__getitem__
    for seat, sites in enumerate(state.sites):
        scores[seat] += _promise(sites, tuple(map(crew, sites)), state.free[seat], left)
    # Everybody has the same number of turns: those to come in this round count as the turn under way does,
    # so that handing over the turn is no loss in itself.
    scores[state.turn] += ACTION * state.actions
    seat = (state.turn + 1) % state.seats
    while seat != state.starter:
        scores[seat] += ACTION * ACTIONS_PER_TURN
        seat = (seat + 1) % state.seats
    return scores


def after(state: BuildersState, actions: list[BuildersAction]) -> list[list[float] | None]:
    """What `estimate` says after each of these actions, unless it completes a building or ends the turn."""
    now, seat = estimate(state), state.turn
    left = _left(state)
    coins, sites, free = state.coins[seat], state.sites[seat], state.free[seat]
    crews = tuple(map(state.crew.__getitem__, sites))
    promise = _promise(sites, crews, free, left)
    found: list[list[float] | None] = []
    for action in actions:
        gain, used, then = 0, 1, promise
        if isinstance(action, Open):
            then = _promise((*sites, action.card), (*crews, ()), free, left)
        elif isinstance(action, Hire):
            then = _promise(sites, crews, (*free, action.card), left)
        elif isinstance(action, TakeCoins):
            gain, used = PAY[action.actions], action.actions
        elif isinstance(action, BuyAction):
            gain, used = -ACTION_PRICE, -1
        elif isinstance(action, Send) and not _completes(state, action):
            worker, site = action.worker, action.site
            place, where = free.index(worker), sites.index(site)
            joined = (*crews[:where], (*crews[where], worker), *crews[where + 1 :])
            then = _promise(sites, joined, free[:place] + free[place + 1 :], left)
            gain, used = -WAGE[worker], state.sent.get(site, 0) + 1
        else:
            found.append(None)
            continue
        scores = now[:]
        scores[seat] = state.points[seat] + (coins + gain) * COIN + then + ACTION * (state.actions - used)
        found.append(scores)
    return found


def _left(state: BuildersState) -> float:
    """Of the game, roughly."""
    return 0.0 if state.ending else max(0.35, 1.0 - max(state.points) / state.goal)


def _completes(state: BuildersState, send: Send) -> bool:
    return covers(state.supply[send.site] + SUPPLIES[send.worker], NEEDS[send.site])


@lru_cache(maxsize=1 << 14)  # what one player does leaves the others' promise as it is
def _promise(
    sites: tuple[int, ...], crews: tuple[tuple[int, ...], ...], free: tuple[int, ...], left: float
) -> float:
    """What sites and workers are worth to their owner."""
    worth, demand = [], 0
    for site, crew in zip(sites, crews, strict=True):
        promise, missing = _site(site, sum([SUPPLIES[worker] for worker in crew]))
        worth.append(promise)
        demand += missing
    worth.sort(reverse=True)
    hands = sorted([_hand(SUPPLIES[worker], demand) for worker in free], reverse=True)
    soon = 0.35 + 0.65 * min(1.0, 2 * left)  # near the end there is no time to finish things
    busy = BUSY * sum([len(crew) for crew in crews])
    total: float = soon * sum(map(mul, worth, SITES)) + left * (sum(map(mul, hands, HANDS)) + busy)
    return total


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


# For judge: points of the final lead for one more of each, at the end of the game; and how much more (or
# less) at its beginning.
JUDGE = {
    "point": (1.11, 0.0),
    "coin": (0.17, 0.77),
    "coin beyond 15": (-0.19, -0.57),
    "machine": (-1.19, 2.97),
    "free worker": (0.0, 0.75),
    "busy worker": (-1.01, 1.05),
    "unit supplied by the busy": (0.0, 0.69),
    "site": (0.66, -2.64),
    "site without workers": (0.0, 2.21),
    "site that misses two or less": (0.0, 0.99),
    "point of a site": (1.60, 0.0),
    "coin of a site": (0.09, 0.35),
    "point of a site, by its progress": (-1.11, 0.0),
    "coin of a site, by its progress": (0.0, 0.26),
    "unit missing": (-1.71, -0.29),
    "unit missing that the free supply": (0.78, 0.0),
}


def judge(state: BuildersState) -> list[float]:
    """The final score that a position between two rounds promises, up to what is the same for all."""
    left, crew = 1.0 - max(state.points) / state.goal, state.crew.__getitem__
    return [
        _judge_seat(state.points[seat], state.coins[seat], state.built[seat], left)
        + _judge_works(sites, tuple(map(crew, sites)), state.free[seat], left)
        for seat, sites in enumerate(state.sites)
    ]


def _weigh(weights: Mapping[str, tuple[float, float]], amounts: Mapping[str, float], left: float) -> float:
    return sum([amount * (weights[what][0] + weights[what][1] * left) for what, amount in amounts.items()])


@lru_cache(maxsize=1 << 14)
def _judge_seat(points: int, coins: int, built: tuple[int, ...], left: float) -> float:
    machines = sum(card >= FIRST_MACHINE for card in built)
    amounts = {"point": points, "coin": coins, "coin beyond 15": max(0, coins - 15), "machine": machines}
    return _weigh(JUDGE, amounts, left)


@lru_cache(maxsize=1 << 14)
def _judge_works(
    sites: tuple[int, ...], crews: tuple[tuple[int, ...], ...], free: tuple[int, ...], left: float
) -> float:
    sums = dict.fromkeys(JUDGE, 0.0)
    demand = [0, 0, 0, 0]
    for site, crew in zip(sites, crews, strict=True):
        needs, have = unpack(NEEDS[site]), unpack(sum([SUPPLIES[worker] for worker in crew]))
        missing = [max(0, need - got) for need, got in zip(needs, have, strict=True)]
        progress = 1 - sum(missing) / sum(needs)
        demand = [a + b for a, b in zip(demand, missing, strict=True)]
        sums["site"] += 1
        sums["site without workers"] += not crew
        sums["site that misses two or less"] += sum(missing) <= 2
        sums["busy worker"] += len(crew)
        sums["unit supplied by the busy"] += sum(have)
        sums["point of a site"] += POINTS[site]
        sums["coin of a site"] += COINS[site]
        sums["point of a site, by its progress"] += POINTS[site] * progress
        sums["coin of a site, by its progress"] += COINS[site] * progress
    supply = unpack(sum([SUPPLIES[worker] for worker in free]))
    sums["free worker"] += len(free)
    sums["unit missing"] += sum(demand)
    sums["unit missing that the free supply"] += sum(map(min, supply, demand))
    return _weigh(JUDGE, sums, left)


# For outlook: points of the final lead for one more of each, at the end of the game; and how much more (or less) at its
# beginning. A regression over games of race:20: `tools/builders_outlook.py`.
OUTLOOK = {
    "point": (1.10, 0.28),
    "coin up to 5": (0.53, 0.28),
    "coin up to 10": (0.46, -0.07),
    "coin up to 15": (-0.03, 0.35),
    "coin up to 25": (0.12, 0.13),
    "free worker": (-0.09, -0.01),
    "unit supplied by the free": (0.05, 0.03),
    "busy worker": (-0.17, 0.06),
    "unit of what all workers supply least, up to 4": (0.56, -0.29),
    "point of a site": (0.50, 0.59),
    "coin of a site": (0.08, 0.25),
    "unit missing": (-0.77, -0.46),
    "unit missing that the free supply": (0.40, -0.01),
    "point of a site that one of the free would complete": (0.43, 0.32),
}
LEAST_COIN = 0.1  # B18: ten coins are a point, however many there are
SOON, LONG, LATE = 6, 10, 0.2  # most games have nine to twelve rounds: who has no points after six is late


def outlook(state: BuildersState) -> list[float]:
    """As `judge`, by signs that tell more."""
    left, crew = time_left(state), state.crew.__getitem__
    return [
        _outlook_purse(state.points[seat], state.coins[seat], left)
        + _outlook_works(sites, tuple(map(crew, sites)), state.free[seat], left)
        for seat, sites in enumerate(state.sites)
    ]


def time_left(state: BuildersState) -> float:
    """Of the game, from 1 to 0; it may be old though nobody has points."""
    return min(1.0 - max(state.points) / state.goal, max(LATE, 1.0 - max(0, state.round - SOON) / LONG))


@lru_cache(maxsize=1 << 14)
def _outlook_purse(points: int, coins: int, left: float) -> float:
    return _weigh(OUTLOOK, purse_signs(points, coins), left) + LEAST_COIN * max(0, coins - 25)


@lru_cache(maxsize=1 << 14)
def _outlook_works(
    sites: tuple[int, ...], crews: tuple[tuple[int, ...], ...], free: tuple[int, ...], left: float
) -> float:
    return _weigh(OUTLOOK, works_signs(sites, crews, free), left)


def purse_signs(points: int, coins: int) -> dict[str, float]:
    """What a player has and may still spend."""
    return {
        "point": points,
        "coin up to 5": min(coins, 5),
        "coin up to 10": max(0, min(coins, 10) - 5),
        "coin up to 15": max(0, min(coins, 15) - 10),
        "coin up to 25": max(0, min(coins, 25) - 15),
    }


def works_signs(
    sites: tuple[int, ...], crews: tuple[tuple[int, ...], ...], free: tuple[int, ...]
) -> dict[str, float]:
    """What a player's sites and workers are."""
    missing, busy = [0, 0, 0, 0], [0, 0, 0, 0]
    for site, crew in zip(sites, crews, strict=True):
        needs, have = unpack(NEEDS[site]), unpack(sum([SUPPLIES[worker] for worker in crew]))
        missing = [known + max(0, need - got) for known, need, got in zip(missing, needs, have, strict=True)]
        busy = [known + got for known, got in zip(busy, have, strict=True)]
    supply = unpack(sum([SUPPLIES[worker] for worker in free]))
    return {
        "free worker": len(free),
        "unit supplied by the free": sum(supply),
        "busy worker": sum(map(len, crews)),
        "unit of what all workers supply least, up to 4": min(4, *map(add, busy, supply)),
        "point of a site": sum([POINTS[site] for site in sites]),
        "coin of a site": sum([COINS[site] for site in sites]),
        "unit missing": sum(missing),
        "unit missing that the free supply": sum(map(min, supply, missing)),
        "point of a site that one of the free would complete": _at_hand(sites, crews, free),
    }


@lru_cache(maxsize=1 << 14)
def _at_hand(sites: tuple[int, ...], crews: tuple[tuple[int, ...], ...], free: tuple[int, ...]) -> int:
    """The points of the sites that one of the free would complete (B13)."""
    supplies = {SUPPLIES[worker] for worker in free}
    points = 0
    for site, crew in zip(sites, crews, strict=True):
        have, needs = sum([SUPPLIES[worker] for worker in crew]), NEEDS[site]
        if any(covers(have + more, needs) for more in supplies):
            points += POINTS[site]
    return points


MOST_BOUGHT = 3  # actions, for one worker
RICH = 10  # coins, enough for any two workers …
PLENTY = 15  # … and for a third, or an action


def sensible(state: BuildersState) -> list[BuildersAction]:
    """What may help: a worker goes where something is missing that he supplies; an action is bought when one is missing
    to send such a worker; who has such workers and money enough takes no coins, nor ever one for the last action (which may
    have been bought), unless the game ends; what is left of a turn brings coins, as many as it can."""
    seat, actions = state.turn, state.actions
    coins = state.coins[seat]
    found: list[BuildersAction] = []
    priced_out = False
    for site in state.sites[seat]:
        price = state.sent.get(site, 0) + 1
        if price > actions + MOST_BOUGHT:
            continue
        missing = _site(site, state.supply[site])[1]
        for worker in state.free[seat]:
            if _hand_fits(SUPPLIES[worker], missing) and WAGE[worker] <= coins:
                if price <= actions:
                    found.append(SEND[site][worker])
                else:
                    bought = price - actions
                    priced_out |= coins >= bought * ACTION_PRICE + WAGE[worker]
    work = bool(found) or priced_out
    if priced_out:
        found.append(BUY_ACTION)
    if not actions:
        return [*found, END_TURN]
    found += map(OPEN.__getitem__, state.building_row)
    found += map(HIRE.__getitem__, state.worker_row)
    enough = RICH if actions < ACTIONS_PER_TURN else PLENTY
    if not work or (coins < enough and actions > 1) or max(state.points) >= state.goal:
        found.append(TAKE_COINS[min(actions, max(PAY))])
        if actions > 1 and coins < HIGHEST_WAGE:
            found.append(TAKE_COINS[1])  # for a wage
    return found or [END_TURN]


@lru_cache(maxsize=1 << 16)
def _hand_fits(supplies: int, missing: int) -> bool:
    return any(map(min, unpack(supplies), unpack(missing)))


EVALUATION = Evaluation(
    estimate,
    scale=8.0,
    round_of=lambda state: state.round,
    judge=judge,
    after=after,
    turn_of=lambda state: (state.round, state.turn),
    outlook=outlook,
    sensible=sensible,
    levels=Levels(medium="race:20", hard="race:400", former={"medium": "mcts:10", "hard": "mcts:200"}),
)
