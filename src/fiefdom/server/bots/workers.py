"""The processes in which bots think. They end with the server, however it ends."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar, cast

from fiefdom.server.bots.thinking import Task, attempt, prepare, warm_up

log = logging.getLogger("fiefdom.bots")

T = TypeVar("T")
_ATTEMPTS = 3


class BotFailed(Exception):
    """The bot gave no decision; why is in the log."""


class _Spawn(SpawnContext):
    """Starts processes anew (they share nothing with the server, not its socket) and remembers them."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[BaseProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> BaseProcess:  # type: ignore[override]  # noqa: N802
        process = multiprocessing.get_context("spawn").Process(*args, **kwargs)
        self.started.append(process)
        return process


class Workers:
    def __init__(self, number: int, timeout: float) -> None:
        self._number = number
        self._timeout = timeout
        self._free = asyncio.Semaphore(number)
        self._open()

    def _open(self) -> None:
        self._spawn = _Spawn()
        self._pool = ProcessPoolExecutor(self._number, self._spawn, initializer=prepare)

    def warm_up(self) -> None:
        """Starts the first worker now, so that the first bot does not wait for it."""
        self._pool.submit(warm_up)

    async def pid(self) -> int:
        """The process id of a worker."""
        return await asyncio.wrap_future(self._pool.submit(warm_up))

    def close(self) -> None:
        """Ends the workers at once, also those that think."""
        self._pool.shutdown(wait=False)
        for process in self._spawn.started:
            if process.is_alive():
                process.kill()

    async def ask(self, question: Callable[[Task], T], task: Task) -> T:
        """A worker's answer to a question of thinking.py. One that dies or hangs is replaced, and the new one asked."""
        # Only who has a worker's ear is timed: to wait for others is no fault of the bot's.
        async with self._free:
            return await self._ask(question, task)

    async def _ask(self, question: Callable[[Task], T], task: Task) -> T:
        for number in range(1, _ATTEMPTS + 1):
            pool = self._pool
            try:
                future = asyncio.wrap_future(pool.submit(attempt, question, task))
                thought = await asyncio.wait_for(future, self._timeout)
            except (BrokenProcessPool, TimeoutError) as error:
                kind = type(error).__name__
                log.error(
                    "table %s: the worker of bot %s failed (%s, %d)", task.match, task.bot, kind, number
                )
                if self._pool is pool:  # the first to notice replaces it for all
                    self.close()
                    self._open()
                continue
            if thought.error is None:
                return cast("T", thought.answer)
            log.error("table %s: bot %s failed\n%s", task.match, task.bot, thought.error)
            break
        raise BotFailed(task.bot)
