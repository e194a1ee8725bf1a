"""Compares the speed of two checkouts in alternating runs, so that a busy machine slows both alike.

    git worktree add /tmp/before 19d60e1
    .venv/bin/python tools/compare_bench.py /tmp/before . --runs 7

A run is a pair of processes, one of each checkout, that take turns for a fifth of a second of processor time, again and
again: what slows the machine for a while slows both. A ratio above 1 means that the second checkout is faster; a run's
ratio is the median of its turns, its spread that of the runs.
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
number = 0
for _ in sys.stdin:  # one line, one turn
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += measured(number)
        number += 1
    print(done / (time.process_time() - began), flush=True)
"""
EVERYTHING = {"expansions": ["crossroads", "marshlands"]}
WORKS = ("random play", "copies", "scorings", "search")
CASES = [
    ("kingdom-builder", 2, {}),
    ("kingdom-builder", 4, {}),
    ("kingdom-builder", 3, EVERYTHING),
    ("the-builders", 2, {}),
    ("the-builders", 4, {}),
    ("kingdom-legacy", 1, {}),
]


def start(checkout: Path, case: list[object]) -> "subprocess.Popen[str]":
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", MEASURE, json.dumps(case)]
    return subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/"
    )


def turn(process: "subprocess.Popen[str]") -> float:
    assert process.stdin is not None  # noqa: S101
    assert process.stdout is not None  # noqa: S101
    process.stdin.write("\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def run(before: Path, after: Path, case: list[object], turns: int) -> tuple[float, float, float]:
    """Both rates and their ratio: medians over the turns."""
    with start(before, case) as old, start(after, case) as new:
        pairs = []
        for number in range(turns):  # who goes first takes turns, too
            order = (old, new) if number % 2 == 0 else (new, old)
            rates = {process: turn(process) for process in order}
            pairs.append((rates[old], rates[new]))
    olds, news = zip(*pairs, strict=True)
    ratios = [later / earlier for earlier, later in pairs]
    return statistics.median(olds), statistics.median(news), statistics.median(ratios)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("before", type=Path)
    asked.add_argument("after", type=Path)
    asked.add_argument("--runs", type=int, default=7)
    asked.add_argument("--turns", type=int, default=9, help="of each process in a run")
    asked.add_argument("--seconds", type=float, default=0.2, help="of processor time, for each turn")
    asked.add_argument("--game", help="only this one")
    asked.add_argument("--work", action="append", choices=WORKS, help="only this, or these")
    given = asked.parse_args()
    before, after = given.before.resolve(), given.after.resolve()
    print(f"{'case':58} {'before/s':>11} {'after/s':>11} {'ratio':>6}  spread of the ratios")
    for game, seats, options in CASES:
        if given.game not in (None, game):
            continue
        for work in given.work or WORKS:
            case: list[object] = [game, seats, options, work, given.seconds]
            runs = [run(before, after, case, given.turns) for _ in range(given.runs)]
            olds, news, ratios = (sorted(column) for column in zip(*runs, strict=True))
            label = f"{game}, {seats} seats{', everything' if options else ''}: {work}"
            print(
                f"{label:58} {statistics.median(olds):11,.0f} {statistics.median(news):11,.0f}"
                f" {statistics.median(ratios):6.3f}  {ratios[0]:.3f} – {ratios[-1]:.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
