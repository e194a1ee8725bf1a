"""How fast the games are, in one process. Every figure comes with its spread over several runs."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.bots.greedy import GreedyBot
from fiefdom.bots.mcts import Budget, MctsBot
from fiefdom.kernel import registry
from fiefdom.kernel.game import State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.rng import Rng

RUNS = 5


@dataclass(frozen=True, slots=True)
class Case:
    """A set-up to measure."""

    game: str
    seats: int
    label: str
    options: Mapping[str, JSON] = field(default_factory=dict)


_EVERYTHING: Mapping[str, JSON] = {"expansions": ["crossroads", "marshlands"]}

CASES = (
    Case("kingdom-builder", 2, "base game, 2 seats"),
    Case("kingdom-builder", 4, "base game, 4 seats"),
    Case("kingdom-builder", 3, "everything, 3 seats", _EVERYTHING),
    Case("the-builders", 2, "2 seats"),
    Case("the-builders", 4, "4 seats"),
    Case("kingdom-legacy", 1, "a campaign"),
)


@dataclass(frozen=True, slots=True)
class Figure:
    """A rate: the median of several runs, the slowest and the fastest."""

    name: str
    unit: str
    low: float
    median: float
    high: float

    def to_json(self) -> dict[str, JSON]:
        return {
            "name": self.name,
            "unit": self.unit,
            "low": self.low,
            "median": self.median,
            "high": self.high,
        }


@dataclass(frozen=True, slots=True)
class Facts:
    """What random play of a case looks like; unlike the figures the same on every machine."""

    label: str
    games: int
    decisions: int
    mean_legal: float
    endings: Mapping[str, int]

    def to_json(self) -> dict[str, JSON]:
        return {
            "case": self.label,
            "games": self.games,
            "decisions": self.decisions,
            "mean_legal": round(self.mean_legal, 2),
            "endings": dict(self.endings),
        }


def spread(name: str, unit: str, rates: Sequence[float]) -> Figure:
    ordered = sorted(rates)
    return Figure(name, unit, ordered[0], ordered[len(ordered) // 2], ordered[-1])


def measure(name: str, unit: str, seconds: float, work: Callable[[], int]) -> Figure:
    """Repeats the work, which says how many units it did, for about so long, RUNS times."""
    rates = []
    for _ in range(RUNS):
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            done += work()
        rates.append(done / (time.perf_counter() - began))
    return spread(name, unit, rates)


def calibration(seconds: float) -> Figure:
    """A fixed loop of plain Python: divide by it to compare machines."""

    def work() -> int:
        value = 0
        for number in range(10_000):
            value = (value * 31 + number) & 0xFFFF
        return 10_000

    return measure("calibration loop", "rounds/s", seconds, work)


def random_play(case: Case, seconds: float) -> tuple[list[Figure], Facts]:
    """Random games with the full legal list at every decision; the same games in every run."""
    game = registry.game(case.game)
    decision_rates, game_rates = [], []
    for _ in range(RUNS):
        decisions, games, began = 0, 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            decisions += _random_game(game.start(case.seats, games, case.options), games)
            games += 1
        elapsed = time.perf_counter() - began
        decision_rates.append(decisions / elapsed)
        game_rates.append(games / elapsed)
    figures = [
        spread(f"{case.game}, {case.label}: random play", "decisions/s", decision_rates),
        spread(f"{case.game}, {case.label}: random play", "games/s", game_rates),
    ]
    return figures, random_facts(case)


def _random_game(state: State[Any], seed: int) -> int:
    below = Rng(seed).below
    decisions = 0
    while state.actor is not None:
        legal = state.legal()
        state.apply_unchecked(legal[below(len(legal))])
        decisions += 1
    return decisions


def random_facts(case: Case, games: int = 100) -> Facts:
    """Counted over the first games, apart from the measurement."""
    game = registry.game(case.game)
    decisions, options = 0, 0
    ends: Counter[str] = Counter()
    for seed in range(games):
        state = game.start(case.seats, seed, case.options)
        below = Rng(seed).below
        while state.actor is not None:
            legal = state.legal()
            options += len(legal)
            decisions += 1
            state.apply_unchecked(legal[below(len(legal))])
        ends[state.result().ended_by or ""] += 1
    return Facts(
        f"{case.game}, {case.label}", games, decisions, options / decisions, dict(sorted(ends.items()))
    )


def middle_position(case: Case) -> State[Any]:
    """A position halfway through a game of greedy bots: such as search has to deal with."""
    states = [registry.game(case.game).start(case.seats, 1, case.options)]
    bot = GreedyBot(EVALUATIONS[case.game], seed=1)
    while states[-1].actor is not None:
        after = states[-1].copy()
        after.apply_unchecked(bot.choose(after))
        states.append(after)
    return next(state for state in states[len(states) // 2 :] if len(state.legal()) > 1)


def copies(case: Case, seconds: float) -> Figure:
    state = middle_position(case)

    def work() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return measure(f"{case.game}, {case.label}: copies", "copies/s", seconds, work)


def scorings(case: Case, seconds: float) -> Figure:
    """The full score of a finished game: every seat, every source, with what counts."""
    state = registry.game(case.game).start(case.seats, 1, case.options)
    _random_game(state, 1)

    def work() -> int:
        for _ in range(100):
            state.result()
        return 100

    return measure(f"{case.game}, {case.label}: full scorings", "scorings/s", seconds, work)


def playouts(case: Case, seconds: float) -> Figure:
    state = middle_position(case)
    seat = state.actor
    assert seat is not None  # noqa: S101 - halfway nothing is over

    def work() -> int:
        MctsBot(EVALUATIONS[case.game], Budget(playouts=100), seed=1).search(state, seat)
        return 100

    return measure(f"{case.game}, {case.label}: mcts", "playouts/s", seconds, work)
