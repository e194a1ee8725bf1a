"""Compares the speed of two checkouts in alternating runs, so that a busy machine slows both alike.

    git worktree add /tmp/before 19d60e1
    .venv/bin/python tools/compare_bench.py /tmp/before . --runs 7

Each run is a process of its own and counts processor time, not the clock. A ratio above 1 means that the second
checkout is faster; its spread is over the pairs of runs that followed each other.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

# Written for any version of the package: it uses the kernel's fixed names alone.
MEASURE = """
import json, sys, time
import fiefdom
from fiefdom.bots import make_bot

game, seats, options, work, seconds = json.loads(sys.argv[1])
rules = fiefdom.game(game)


def random_play(number):
    state, below = rules.start(seats, number, options), fiefdom.Rng(number).below
    decisions = 0
    while state.actor is not None:
        legal = state.legal()
        state.apply_unchecked(legal[below(len(legal))])
        decisions += 1
    return decisions


def search(number):
    state, greedy = rules.start(seats, number, options), make_bot("greedy", game, number)
    for _ in range(40):
        if state.actor is not None:
            state.apply_unchecked(greedy.choose(state))
    if state.actor is not None:
        make_bot("mcts:50", game, number).choose(state)
    return 1


def halfway(number):
    state, below = rules.start(seats, number, options), fiefdom.Rng(number).below
    for _ in range(60):
        legal = state.legal()
        state.apply_unchecked(legal[below(len(legal))])
    return state


known = halfway(1)


def copies(number):
    for _ in range(1000):
        known.copy()
    return 1000


def scorings(number):
    for _ in range(100):
        known.result()
    return 100


measured = {"random play": random_play, "copies": copies, "scorings": scorings, "search": search}[work]
measured(0)
done, number, began = 0, 0, time.process_time()
while time.process_time() - began < seconds:
    done += measured(number)
    number += 1
print(done / (time.process_time() - began))
"""
EVERYTHING = {"expansions": ["crossroads", "marshlands"]}
CASES = [
    ("kingdom-builder", 2, {}),
    ("kingdom-builder", 4, {}),
    ("kingdom-builder", 3, EVERYTHING),
    ("the-builders", 2, {}),
    ("the-builders", 4, {}),
    ("kingdom-legacy", 1, {}),
]


def rate(checkout: Path, case: list[object]) -> float:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", MEASURE, json.dumps(case)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd="/")
    return float(done.stdout)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("before", type=Path)
    asked.add_argument("after", type=Path)
    asked.add_argument("--runs", type=int, default=7)
    asked.add_argument("--seconds", type=float, default=1.0, help="of processor time, for each run")
    asked.add_argument("--game", help="only this one")
    given = asked.parse_args()
    before, after = given.before.resolve(), given.after.resolve()
    print(f"{'case':58} {'before/s':>11} {'after/s':>11} {'ratio':>6}  spread of the ratios")
    for game, seats, options in CASES:
        if given.game not in (None, game):
            continue
        for work in ("random play", "copies", "scorings", "search"):
            case: list[object] = [game, seats, options, work, given.seconds]
            pairs = []
            for run in range(given.runs):  # who goes first takes turns, too
                order = (before, after) if run % 2 == 0 else (after, before)
                rates = {checkout: rate(checkout, case) for checkout in order}
                pairs.append((rates[before], rates[after]))
            ratios = sorted(new / old for old, new in pairs)
            label = f"{game}, {seats} seats{', everything' if options else ''}: {work}"
            olds, news = (statistics.median(column) for column in zip(*pairs, strict=True))
            print(
                f"{label:58} {olds:11,.0f} {news:11,.0f} {statistics.median(ratios):6.3f}"
                f"  {ratios[0]:.3f} – {ratios[-1]:.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
