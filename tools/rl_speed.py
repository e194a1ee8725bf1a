"""How many times as fast as the engine alone `fiefdom.rl` is: PettingZoo's environment, and games in lockstep.

    .venv/bin/python tools/rl_speed.py --runs 9

Kingdom Builder's base game, two seats, played by chance, in one process and by its processor time. Every measurement is
put between two of the engine (each decision with its legal list), so that what slows the machine for a while slows both;
the ratio is of that pair. Shown are the lowest, the median and the highest of all runs.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from itertools import count

import fiefdom
from fiefdom.rl.aec import env
from fiefdom.rl.batch import KingdomBuilderBatch

SEATS = 2
GAME = fiefdom.game("kingdom-builder")
clock = time.process_time


def engine(seconds: float) -> float:
    """Decisions a second."""
    decisions, began = 0, clock()
    for seed in count():
        state, below = GAME.start(SEATS, seed), fiefdom.Rng(seed).below
        while state.actor is not None:
            legal = state.legal()
            state.apply_unchecked(legal[below(len(legal))])
            decisions += 1
        if clock() - began > seconds:
            break
    return decisions / (clock() - began)


def environment(compiled: bool) -> Callable[[float], float]:
    """Steps a second of PettingZoo's environment: each with its observation, its mask and an action by chance."""
    table, chance = env("kingdom-builder", SEATS, compiled=compiled), random.Random(1).random  # noqa: S311 - a game

    def measure(seconds: float) -> float:
        steps, began = 0, clock()
        for seed in count():
            table.reset(seed=seed)
            while True:
                _, _, terminated, _, info = table.last()
                if terminated:
                    break
                legal = info["action_mask"].nonzero()[0]
                table.step(int(legal[int(chance() * len(legal))]))
                steps += 1
            if clock() - began > seconds:
                break
        return steps / (clock() - began)

    return measure


def lockstep(batch: KingdomBuilderBatch, choosing: bool) -> Callable[[float], float]:
    """Decisions a second of a batch: the steps with their masks, with or without choosing the actions by chance."""

    def measure(seconds: float) -> float:
        decisions, spent = 0, 0.0
        while spent < seconds:
            began = clock()
            actions = batch.random_actions()
            if not choosing:
                began = clock()
            batch.step(actions)
            spent += clock() - began
            decisions += batch.number
        return decisions / spent

    return measure


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.2, help="of each measurement")
    given = parser.parse_args()
    batches = {number: KingdomBuilderBatch(number, SEATS, seed=1) for number in (256, 1024, 4096)}
    cases: dict[str, Callable[[float], float]] = {
        "PettingZoo's environment": environment(compiled=False),
        "PettingZoo's environment, compiled": environment(compiled=True),
    }
    cases |= {f"batch of {number:,}": lockstep(batch, choosing=False) for number, batch in batches.items()}
    cases["batch of 256, with actions by chance"] = lockstep(batches[256], choosing=True)
    rates: dict[str, list[float]] = {name: [] for name in ("the engine alone", *cases)}
    ratios: dict[str, list[float]] = {name: [] for name in cases}
    for work in cases.values():
        work(given.seconds)  # compiled, and games in their midst
    for _ in range(given.runs):
        for name, work in cases.items():
            before, rate, after = engine(given.seconds), work(given.seconds), engine(given.seconds)
            rates["the engine alone"] += [before, after]
            rates[name].append(rate)
            ratios[name].append(rate * (1 / before + 1 / after) / 2)
    for name, found in rates.items():
        low, middle, high = min(found), statistics.median(found), max(found)
        line = f"{name:38}{low:12,.0f}{middle:12,.0f}{high:12,.0f} a second"
        if name in ratios:
            line += "; times the engine" + "".join(
                f"{part:7.2f}"
                for part in (min(ratios[name]), statistics.median(ratios[name]), max(ratios[name]))
            )
        print(line)


if __name__ == "__main__":
    main()
