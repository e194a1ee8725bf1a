"""Plays many games between bots. Seats rotate, so that nobody profits from where they sit."""

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context

from fiefdom.bots.catalog import make_bot
from fiefdom.kernel import registry
from fiefdom.kernel.json import JSON


@dataclass(frozen=True, slots=True)
class Pairing:
    """What is played: a game, its options, and a bot (by name) for every seat."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, JSON] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished game. Lists go by player (the place in `Pairing.bots`), not by seat."""

    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ended_by: str
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    def to_json(self) -> dict[str, JSON]:
        return {
            "seed": self.seed,
            "scores": self.scores,
            "winners": self.winners,
            "ended_by": self.ended_by,
            "decisions": self.decisions,
            "seconds": [round(s, 6) for s in self.seconds],
        }


def play_game(pairing: Pairing, number: int, seed: int) -> Outcome:
    """Game `number` of a tournament; with playout budgets the same arguments give the same game."""
    count = len(pairing.bots)
    seats = [(seat + number) % count for seat in range(count)]  # which player sits where
    # Players who rotate through the same cards are compared more fairly.
    game_seed = seed + number // count
    state = registry.game(pairing.game).start(count, game_seed, pairing.options)
    bots = [
        make_bot(pairing.bots[player], pairing.game, (game_seed << 8) + player) for player in range(count)
    ]
    decisions, seconds = [0] * count, [0.0] * count
    while state.actor is not None:
        player = seats[state.actor]
        began = time.perf_counter()
        action = bots[player].choose(state)
        seconds[player] += time.perf_counter() - began
        decisions[player] += 1
        state.apply(action)
    result = state.result()
    scores = [0] * count
    for seat, player in enumerate(seats):
        scores[player] = result.scores[seat]
    return Outcome(
        game_seed,
        tuple(scores),
        tuple(sorted(seats[seat] for seat in result.winners)),
        result.ended_by or "",
        tuple(decisions),
        tuple(seconds),
    )


def play_games(pairing: Pairing, games: int, seed: int, jobs: int = 1) -> Iterator[Outcome]:
    """The games one after the other, in order; with several jobs, each in a process of its own."""
    # A fault in names or options shows at once, not in a worker.
    registry.game(pairing.game).start(len(pairing.bots), seed, pairing.options)
    for name in pairing.bots:
        make_bot(name, pairing.game, seed)
    if jobs <= 1:
        for number in range(games):
            yield play_game(pairing, number, seed)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play_game, [pairing] * games, range(games), [seed] * games)
        except BaseException:  # Ctrl-C: what has not begun need not begin
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@dataclass(frozen=True, slots=True)
class Standing:
    """What a tournament says of one player."""

    bot: str
    games: int
    wins: float  # a shared victory counts in part
    mean_score: float
    seconds_per_decision: float


def standings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    table = []
    for player, bot in enumerate(bots):
        decisions = sum(outcome.decisions[player] for outcome in outcomes)
        seconds = sum(outcome.seconds[player] for outcome in outcomes)
        table.append(
            Standing(
                bot,
                len(outcomes),
                sum(1 / len(o.winners) for o in outcomes if player in o.winners),
                sum(o.scores[player] for o in outcomes) / max(1, len(outcomes)),
                seconds / max(1, decisions),
            )
        )
    return table


def endings(outcomes: Sequence[Outcome]) -> Counter[str]:
    """How many games ended by which rule."""
    return Counter(outcome.ended_by for outcome in outcomes)
