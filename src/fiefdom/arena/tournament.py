"""Plays games between bots, here or on many machines; what comes of a game does not depend on where it is played."""

import signal
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from fiefdom.arena.lineups import Fixture, Lineup
from fiefdom.bots.catalog import make_bot
from fiefdom.bots.worker import blocking, end_with_parent
from fiefdom.kernel import registry
from fiefdom.kernel.errors import FiefdomError, Forfeit
from fiefdom.kernel.json import JSON
from fiefdom.kernel.match import Match


class WorkerLost(FiefdomError):
    """A process in which games were played ended by itself."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished game. Lists go by player (the place in `Lineup.bots`), not by seat."""

    fixture: str
    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ended_by: str
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    forfeit: str | None = None
    """Why a player lost without playing to the end: it crashed, was slow, or broke the rules."""
    record: str | None = None

    def to_json(self) -> dict[str, JSON]:
        """As an object, without the record."""
        return {
            "fixture": self.fixture,
            "seed": self.seed,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "ended_by": self.ended_by,
            "decisions": list(self.decisions),
            "seconds": [round(s, 6) for s in self.seconds],
            "forfeit": self.forfeit,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Outcome":
        lists = {name: tuple(data[name]) for name in ("scores", "winners", "decisions", "seconds")}
        return cls(**(data | lists))


def check(lineups: Iterable[Lineup], seed: int) -> None:
    """A fault in names, seats or options shows at once, not in a worker."""
    for lineup in lineups:
        registry.game(lineup.game).start(len(lineup.bots), seed, lineup.options)
        for name in dict.fromkeys(lineup.bots):
            make_bot(name, lineup.game, seed)


def play(fixture: Fixture) -> Outcome:
    """Plays one game; with playout budgets the same fixture gives the same game."""
    lineup, players, seed = fixture.lineup, fixture.players, fixture.game_seed
    count = len(lineup.bots)
    match = Match(registry.game(lineup.game), count, seed, lineup.options)
    decisions, seconds = [0] * count, [0.0] * count
    forfeit: str | None = None
    player = 0
    try:
        bots = []
        for player, name in enumerate(lineup.bots):
            bots.append(make_bot(name, lineup.game, (seed << 8) + player))
        while match.state.actor is not None:
            player = players[match.state.actor]
            began = time.perf_counter()
            try:
                action = bots[player].choose(match.state)
            finally:
                seconds[player] += time.perf_counter() - began
            decisions[player] += 1
            match.play(action)
    except Forfeit as error:
        forfeit = str(error)
    result = match.state.result()
    scores = [0] * count
    for seat, sitting in enumerate(players):
        scores[sitting] = result.scores[seat]
    winners = {players[seat] for seat in result.winners}
    if forfeit is not None:  # the others share the victory
        winners = set(range(count)) - {player}
    return Outcome(
        fixture.name,
        seed,
        tuple(scores),
        tuple(sorted(winners)),
        "forfeit" if forfeit else result.ended_by or "",
        tuple(decisions),
        tuple(seconds),
        forfeit,
        match.to_json(),
    )


def play_all(fixtures: Sequence[Fixture], jobs: int = 1) -> Iterator[Outcome]:
    """The games as they end; with several jobs, each in a process of its own."""
    if jobs <= 1 or len(fixtures) <= 1:
        yield from map(play, fixtures)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin) as pool:
        try:
            with blocking([signal.SIGINT]):
                futures = [pool.submit(play, fixture) for fixture in fixtures]
            for future in as_completed(futures):
                yield future.result()
        except BrokenProcessPool as error:
            time.sleep(0.5)  # Ctrl-C ends the workers, too: if it was that, it is raised here
            raise WorkerLost("a process that played games was ended (killed, or short of memory)") from error
        except BaseException:  # Ctrl-C: what has not begun need not begin
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _begin() -> None:
    """At the start of a worker: Ctrl-C ends it without a word, for whoever started it says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    end_with_parent()
