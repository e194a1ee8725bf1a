"""The gold of each seat in each game (K27, K30 to K39)."""

from typing import Any

import numpy as np

from fiefdom.games.kingdom_builder.board.hexes import SIDE
from fiefdom.games.kingdom_builder.board.terrain import MOUNTAIN, WATER
from fiefdom.games.kingdom_builder.expansions.base.goals import CASTLE as CASTLE_GOLD
from fiefdom.games.kingdom_builder.expansions.base.goals import FIRST, JOINED, SECOND
from fiefdom.rl.batch.board import AROUND, AROUND_NUMBER, CASTLE, GOALS, LOCATION, QUADRANT, ROW
from fiefdom.rl.batch.games import Array
from fiefdom.rl.batch.luck import compiled
from fiefdom.rl.batch.sets import common

_SIDE = SIDE
(
    FISHERMEN,
    MERCHANTS,
    DISCOVERERS,
    HERMITS,
    CITIZENS,
    MINERS,
    WORKERS,
    KNIGHTS,
    LORDS,
    FARMERS,
) = (
    GOALS.index(name)
    for name in (
        "fishermen",
        "merchants",
        "discoverers",
        "hermits",
        "citizens",
        "miners",
        "workers",
        "knights",
        "lords",
        "farmers",
    )
)


@compiled
def score(game: Any, scores: Array) -> None:
    """Sets the gold of every seat as it stands."""
    seats = game.seats
    quarters = np.zeros((seats, 4), np.int16)
    for seat in range(seats):
        for place in range(game.settled[seat]):
            quarters[seat, QUADRANT[game.own[seat, place]]] += 1
    for seat in range(seats):
        gold = _castles(game, seat)
        for card in range(len(game.goals)):
            goal = game.goals[card]
            if goal == LORDS:
                gold += _lords(quarters, seat)
            elif goal == FARMERS:  # K39: three for each settlement of the quadrant with fewest
                gold += 3 * quarters[seat].min()
            elif goal in (DISCOVERERS, KNIGHTS):
                gold += _rows(game, seat, goal)
            elif goal == FISHERMEN:
                gold += _beside(game, seat, WATER, WATER)
            elif goal == MINERS:
                gold += _beside(game, seat, MOUNTAIN, MOUNTAIN)
            elif goal == WORKERS:
                gold += _beside(game, seat, LOCATION, CASTLE)
            else:
                gold += _areas(game, seat, goal)
        scores[seat] = gold


@compiled
def pay(scores: Array, rewards: Array) -> None:
    """Sets the rewards of a game that is over, as `fiefdom.rl.rewards.outcome` does."""
    seats = len(scores)
    best = scores.max()
    winners = (scores == best).sum()  # K26
    for seat in range(seats):
        share = 1 / winners if scores[seat] == best else 0.0
        rewards[seat] = (seats * share - 1) / (seats - 1)


@compiled
def _castles(game: Any, seat: int) -> int:
    """K27: three for each castle with a settlement next to it."""
    return CASTLE_GOLD * common(game.spaces[CASTLE], game.near[seat])


@compiled
def _beside(game: Any, seat: int, first: int, last: int) -> int:
    """K30, K35, K36: one for each settlement next to one of these lands and not on it."""
    gold = 0
    for place in range(game.settled[seat]):
        number = game.own[seat, place]
        if first <= game.land[number] <= last:
            continue
        for beside in range(AROUND_NUMBER[number]):
            if first <= game.land[AROUND[number, beside]] <= last:
                gold += 1
                break
    return gold


@compiled
def _rows(game: Any, seat: int, goal: int) -> int:
    """K32: one for each row with a settlement; K37: two for each settlement of the fullest row."""
    rows = np.zeros(_SIDE, np.int16)
    for place in range(game.settled[seat]):
        rows[ROW[game.own[seat, place]]] += 1
    return (rows > 0).sum() if goal == DISCOVERERS else 2 * rows.max()


@compiled
def _lords(quarters: Array, seat: int) -> int:
    """K38: most and second most settlements in each quadrant; equal numbers share a rank."""
    gold, seats = 0, len(quarters)
    for quarter in range(4):
        mine, more, others = quarters[seat, quarter], 0, 0
        for other in range(seats):
            theirs = quarters[other, quarter]
            if theirs > mine and (not more or theirs != others):
                more, others = more + 1, theirs
        if more == 0:
            gold += FIRST
        elif more == 1:
            gold += SECOND
    return gold


@compiled
def _areas(game: Any, seat: int, goal: int) -> int:
    """K31: four for each special space joined with another; K33: one for each area; K34: one for two of the largest."""
    owner, land = game.owner, game.land
    seen = np.zeros(len(owner), np.bool_)
    joined = np.zeros(len(owner), np.bool_)
    way = np.zeros(game.own.shape[1], np.int16)
    touched = np.zeros(game.own.shape[1] * 6, np.int16)
    areas = largest = gold = 0
    for place in range(game.settled[seat]):
        begin = game.own[seat, place]
        if seen[begin]:
            continue
        seen[begin] = True
        way[0] = begin
        size, done, special = 1, 0, 0
        while done < size:
            number = way[done]
            done += 1
            for beside in range(AROUND_NUMBER[number]):
                there = AROUND[number, beside]
                if land[there] >= LOCATION:
                    touched[special] = there
                    special += 1
                elif owner[there] == seat and not seen[there]:
                    seen[there] = True
                    way[size] = there
                    size += 1
        areas += 1
        largest = max(largest, size)
        several = False
        for one in range(1, special):
            if touched[one] != touched[0]:
                several = True
        if several:
            for one in range(special):
                if not joined[touched[one]]:
                    joined[touched[one]] = True
                    gold += JOINED
    if goal == HERMITS:
        return areas
    if goal == CITIZENS:
        return largest // 2
    return gold
