"""How `outlook` of The Builders comes by its weights: plays games of `race:20` against itself (in every second one a
decision in twelve is left to chance), and finds the weights by which what lies on the table between two rounds tells the
final lead best (ridge regression).

    python tools/builders_outlook.py

It prints the weights, which are those in use, and how well they tell the lead of games that they were not found by. The
players judge by `judge`, not by `outlook`, so that the same weights come out whatever is in use; docs/bots.md says what
they brought.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import chain
from typing import cast

import numpy as np

import fiefdom
from fiefdom.bots.evaluations.the_builders import (
    EVALUATION,
    OUTLOOK,
    judge,
    outlook,
    purse_signs,
    time_left,
    works_signs,
)
from fiefdom.bots.mcts import Budget
from fiefdom.bots.race import RaceBot
from fiefdom.games.the_builders.state import BuildersState

Position = tuple[
    list[float], float, float
]  # the signs (first seat's less the second's), outlook's lead, the final lead
MOST = 20.0  # a lead that is larger counts as this: the game was won long before
CAUTION = 0.003
PARTS = 5
PLAYER = replace(EVALUATION, outlook=judge)


def signs(state: BuildersState, seat: int) -> dict[str, float]:
    sites = state.sites[seat]
    crews = tuple(state.crew[site] for site in sites)
    return purse_signs(state.points[seat], state.coins[seat]) | works_signs(sites, crews, state.free[seat])


def row(state: BuildersState) -> tuple[list[float], float]:
    mine, other = signs(state, 0), signs(state, 1)
    ahead = [mine[what] - other[what] for what in OUTLOOK]
    left = time_left(state)
    first = 1.0 if state.starter == 0 else -1.0  # who begins a round has it better or worse; not a sign
    expected = outlook(state)
    return [*ahead, *[left * one for one in ahead], first, first * left], expected[0] - expected[1]


def positions(seed: int) -> list[Position]:
    """Those between two rounds of one game."""
    state = cast("BuildersState", fiefdom.game("the-builders").start(2, seed))
    bots = [RaceBot(PLAYER, Budget(playouts=20), 2 * seed + seat) for seat in range(2)]
    chance, found, known = fiefdom.Rng(seed), [], 1
    while state.actor is not None:
        if state.round != known and state.turn == state.starter:
            known = state.round
            found.append(row(state))
        action = bots[state.actor].choose(state)
        if seed % 2 and not chance.below(12):
            action = chance.choice(state.legal())
        state.apply(action)
    one, other = state.result().scores
    return [(*each, float(one - other)) for each in found]


def weights(signs: np.ndarray, leads: np.ndarray) -> np.ndarray:
    spread = signs.std(0) + 1e-9
    even = signs / spread
    square = even.T @ even + len(even) * CAUTION * np.eye(even.shape[1])
    return np.linalg.solve(square, even.T @ np.clip(leads, -MOST, MOST)) / spread


def foretold(games: list[list[Position]]) -> Iterator[tuple[float, float, float]]:
    """For each position: what weights found by other games say, what those in use say, and what came."""
    for part in range(PARTS):
        others = list(chain.from_iterable(game for n, game in enumerate(games) if n % PARTS != part))
        found = weights(np.array([one[0] for one in others]), np.array([one[2] for one in others]))
        for one in chain.from_iterable(games[part::PARTS]):
            yield float(np.array(one[0]) @ found), one[1], one[2]


def main() -> None:
    parser = argparse.ArgumentParser(description="The weights of The Builders' outlook.")
    parser.add_argument("--games", type=int, default=730)
    parser.add_argument("--seed", type=int, default=6_000_000)
    asked = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        games = list(pool.map(positions, range(asked.seed, asked.seed + asked.games)))
    everything = list(chain.from_iterable(games))
    found = weights(np.array([one[0] for one in everything]), np.array([one[2] for one in everything]))
    for place, what in enumerate(OUTLOOK):
        print(f'    "{what}": ({found[place]:.2f}, {found[place + len(OUTLOOK)]:.2f}),')
    told = np.corrcoef(np.array(list(foretold(games))).T)[2]
    print(f"{len(games)} games, {len(everything)} positions; correlation with the final lead, out of sample:")
    print(f"these weights {told[0]:.3f}, those in use {told[1]:.3f}")


if __name__ == "__main__":
    main()
