"""The processes in which bots think. They end with the server, however it ends."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeVar

from fiefdom.bots.worker import blocking
from fiefdom.server.bots.queue import FairQueue
from fiefdom.server.bots.thinking import ENDING, Task, Thought, attempt, prepare, warm_up

log = logging.getLogger("fiefdom.bots")

T = TypeVar("T")
_ATTEMPTS = 3
_GIVE_BACK = 1.0  # seconds


class BotFailed(Exception):
    """The bot gave no decision; why is in the log."""


class _Sheltered(SpawnProcess):
    """Who stops a server with all its processes (a service manager, a terminal) means the server: it ends its workers
    itself. Until they have begun, they cannot look away from a signal; then `prepare` sees to it."""

    def start(self) -> None:
        with blocking(ENDING):
            super().start()


class _Spawn(SpawnContext):
    """Starts processes anew (they share nothing with the server, not its socket) and remembers them."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[BaseProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> BaseProcess:  # type: ignore[override]  # noqa: N802
        process = _Sheltered(*args, **kwargs)
        self.started.append(process)
        return process


class Workers:
    def __init__(self, number: int, timeout: float) -> None:
        self._number = number
        self._timeout = timeout
        self._free = number
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._closed = False
        self._open()

    def _open(self) -> None:
        self._spawn = _Spawn()
        self._pool = ProcessPoolExecutor(self._number, self._spawn, initializer=prepare)

    def warm_up(self) -> None:
        """Starts the first worker, so that the first bot need not wait for it."""
        if not self._spawn.started:
            self._pool.submit(warm_up)

    async def pid(self) -> int:
        """The process id of a worker."""
        return await asyncio.wrap_future(self._pool.submit(warm_up))

    def close(self) -> None:
        """Ends the workers at once, also those that think; whoever asks from now on is told that they failed."""
        self._closed = True
        # What they share with us is given back before a signal ends us; no worker can hold that up for long.
        ending = Thread(target=self._end, kwargs={"wait": True}, daemon=True)
        ending.start()
        ending.join(_GIVE_BACK)

    def _end(self, wait: bool = False) -> None:
        for process in self._spawn.started:
            if process.is_alive():
                process.kill()
        self._pool.shutdown(wait=wait)

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._queue)

    # ------------------------------------------------------------------ asking

    async def ask(
        self,
        question: Callable[[Task], T],
        task: Task,
        rank: int = 0,
        guest: str = "",
        seconds: Callable[[], float | None] = lambda: None,
    ) -> Thought[T]:
        """A worker's answer to a question of thinking.py. One that dies or hangs is replaced, and the new one asked.

        By rank and guest it waits in the fair queue; `seconds` is asked when a worker listens: so long may it think.
        """
        # Only who has a worker's ear is timed: to wait for others is no fault of the bot's.
        await self._come(rank, guest)
        try:
            return await self._ask(question, replace(task, seconds=seconds()))
        finally:
            self._next()

    async def _come(self, rank: int, guest: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(turn, rank, guest)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it was called just now: the one behind it goes instead
            raise

    def _next(self) -> None:
        while (turn := self._queue.pop()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    async def _ask(self, question: Callable[[Task], T], task: Task) -> Thought[T]:
        for number in range(1, _ATTEMPTS + 1):
            if self._closed:
                break
            pool = self._pool
            try:
                # Not wait_for: of an answer and a cancellation in the same moment, it forgets the second.
                async with asyncio.timeout(self._timeout):
                    thought = await asyncio.wrap_future(pool.submit(attempt, question, task))
            except (BrokenProcessPool, TimeoutError) as error:
                if self._closed:
                    break
                kind = type(error).__name__
                log.error(
                    "table %s: the worker of bot %s failed (%s, %d)", task.match, task.bot, kind, number
                )
                if self._pool is pool:  # the first to notice replaces it for all
                    self._end()
                    self._open()
                continue
            if thought.error is None:
                return thought
            log.error("table %s: bot %s failed\n%s", task.match, task.bot, thought.error)
            break
        raise BotFailed(task.bot)
