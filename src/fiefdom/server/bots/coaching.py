"""The coach goes through finished matches in the bots' workers, turn by turn, behind everybody who plays."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select

from fiefdom.bots.coach import COACH, report, turns
from fiefdom.kernel.json import JSON
from fiefdom.kernel.match import Match
from fiefdom.server.bots.thinking import Task, judge
from fiefdom.server.bots.workers import BotFailed, Workers
from fiefdom.server.failures import log_failure
from fiefdom.server.refused import Refused
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.relations import coached

_LAST = 9  # its rank: after all who wait for a bot
_WAIT = 30  # seconds after which to ask again, once one match is being looked at


@dataclass(slots=True)
class Run:
    """A match that the coach is going through: so many turns of so many are done."""

    guest: str
    of: int
    done: int = 0
    failed: bool = False
    task: asyncio.Task[None] | None = None


class Coaching:
    def __init__(self, workers: Workers, database: Database, clock: Callable[[], float]) -> None:
        self._workers = workers
        self._database = database
        self._clock = clock
        self._runs: dict[str, Run] = {}

    def running(self, match_id: str) -> Run | None:
        return self._runs.get(match_id)

    async def report(self, match_id: str) -> JSON | None:
        """What the coach said of this match, if it was asked before."""
        query = select(coached.c.report).where(coached.c.match == match_id)
        async with self._database.reading() as connection:
            found: JSON | None = await connection.scalar(query)
            return found

    async def start(self, guest: str, match_id: str, match: Match[Any]) -> None:
        """Begins, unless it is under way or done. Each guest has one match looked at at a time."""
        run = self._runs.get(match_id)
        if (run is not None and not run.failed) or await self.report(match_id) is not None:
            return
        if any(run.guest == guest and not run.failed for run in self._runs.values()):
            raise Refused("too-many", wait=_WAIT)
        tasks = await asyncio.to_thread(_tasks, match_id, match)
        run = self._runs[match_id] = Run(guest, len(tasks))
        run.task = asyncio.create_task(self._go_through(match_id, tasks, run))

    def cancel(self, match_id: str) -> None:
        """What was judged so far is lost."""
        run = self._runs.pop(match_id, None)
        if run is not None and run.task is not None:
            run.task.cancel()

    async def close(self) -> None:
        tasks = [run.task for run in self._runs.values() if run.task is not None]
        for match_id in list(self._runs):
            self.cancel(match_id)
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _go_through(self, match_id: str, tasks: list[Task], run: Run) -> None:
        judged: list[Any] = []
        try:
            for task in tasks:
                judged += (await self._workers.ask(judge, task, _LAST, run.guest)).value
                run.done += 1
            async with self._database.writing() as connection:
                await connection.execute(delete(coached).where(coached.c.match == match_id))
                row = {"match": match_id, "report": report(judged), "at": int(self._clock() * 1000)}
                await connection.execute(insert(coached).values(**row))
            del self._runs[match_id]
        except BotFailed:
            run.failed = True
        except Exception as error:
            run.failed = True
            log_failure(f"the coach at match {match_id}", error)


def _tasks(match_id: str, match: Match[Any]) -> list[Task]:
    """A task for each turn."""
    encoded = [match.game.encode(action) for action in match.actions]
    return [
        Task(
            match=match_id,
            game=match.game.name,
            seats=match.seats,
            seed=match.seed,
            options=match.options,
            actions=tuple(encoded[: turn.start]),
            bot=COACH,
            seat=match.steps[turn.start].seat,
            rules=match.game.rules_version,
            then=tuple(encoded[turn.start : turn.stop]),
        )
        for turn in turns(match)
    ]
