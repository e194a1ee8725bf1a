"""Runs a load test: starts servers, lets tables play at a pace or as fast as they can, looks for what is lost."""

import asyncio
import gc
import resource
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from fiefdom.kernel.json import JSON
from fiefdom.load.history import write_history
from fiefdom.load.people import Acknowledged, Company, Failed, Notes, Plan
from fiefdom.load.report import Report, Times
from fiefdom.load.servers import CannotLoad, Clocks, Host, Shares, hosts, memory
from fiefdom.load.wire import Address
from fiefdom.server.storage.address import sqlite_url
from fiefdom.server.storage.database import Database
from fiefdom.server.tables.journal import Journal

MOST_TABLES = 5000
MOST_SECONDS = 600.0
_ARRIVING = 24  # tables that are being set up at a time
_RETURNING = 100  # tables whose people come back at a time
_SETUP_LIMIT = 600.0
_FIRST_FIGURES = 60  # seconds


@dataclass(frozen=True, slots=True)
class Load:
    """What is asked for. `closed`: every table acts as soon as it can."""

    tables: int = 100
    pace: float = 5.0
    seconds: float = 30.0
    game: str = "kingdom-builder"
    options: JSON = None
    people: int = 2
    bots: tuple[str, ...] = ()
    closed: bool = False
    processes: int = 1
    database: str | None = None
    seed: int = 1
    history: int = 0
    """Finished matches that are in the database before."""
    restart: bool = False
    """Afterwards the servers are killed and started again, and everybody comes back."""

    def check(self) -> None:
        if not 1 <= self.tables <= MOST_TABLES:
            raise CannotLoad(f"from 1 to {MOST_TABLES} tables, not {self.tables}")
        if not 0 < self.seconds <= MOST_SECONDS:
            raise CannotLoad(f"at most {MOST_SECONDS:g} seconds, not {self.seconds:g}")
        if not 0.05 <= self.pace <= 60:
            raise CannotLoad(f"a pace from 0.05 to 60 seconds, not {self.pace:g}")
        if self.processes > 1 and self.database is None:
            raise CannotLoad("several processes need a PostgreSQL: --database postgresql://…")
        if not 1 <= self.processes <= 8:
            raise CannotLoad(f"from 1 to 8 processes, not {self.processes}")


def run(load: Load) -> Report:
    load.check()
    _raise_file_limit(load.tables * load.people * 2 + 100)
    with tempfile.TemporaryDirectory(prefix="fiefdom-load-") as folder:
        url = load.database or sqlite_url(Path(folder))
        settings: dict[str, JSON] = {
            "database_url": url,
            "limits": None,
        }
        if load.history:
            asyncio.run(write_history(url, load.history, load.game))
        with hosts(load.processes, settings) as started:
            test = _Test(load, started)
            gc.freeze()
            asyncio.run(test.run())
            held = [memory(host.process.pid) for host in started]
            for host in started:
                host.stop()
        lost = asyncio.run(count_lost(url, test.notes.acknowledged))
    return test.report(held, lost)


class _Test:
    def __init__(self, load: Load, started: list[Host]) -> None:
        self._load = load
        self._hosts = started
        self.notes = Notes()
        plan = Plan(load.game, load.options, load.people, load.bots)
        addresses = [host.address for host in started]
        self._tables = [
            Company(plan, _spread(addresses, number, load.people), load.seed * 100_000 + number, self.notes)
            for number in range(load.tables)
        ]
        self._over = False
        self._setup = 0.0
        self._undelivered = 0
        self._back: float | None = None
        self._start: Clocks | None = None
        self._end: Clocks | None = None

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            async with asyncio.timeout(_SETUP_LIMIT):
                await self._all(Company.arrive, _ARRIVING)
        except TimeoutError:
            raise CannotLoad(f"the tables were not ready within {_SETUP_LIMIT:g} seconds") from None
        self._setup = loop.time() - begun
        players = [asyncio.create_task(self._play(table, n)) for n, table in enumerate(self._tables)]
        lag = asyncio.create_task(self._watch_lag())
        await asyncio.sleep(min(self._load.pace, 10) if not self._load.closed else 2)
        self._start, self.notes.counting = Clocks.read(self._hosts), True
        await asyncio.sleep(self._load.seconds)
        await self._first_figures()
        self._end, self.notes.counting = Clocks.read(self._hosts), False
        self._over = True
        _, late = await asyncio.wait(players, timeout=40)
        for task in (*late, lag):
            task.cancel()
        await asyncio.gather(*players, lag, return_exceptions=True)
        await asyncio.sleep(0.5)  # the last deliveries
        self._undelivered = sum(table.undelivered for table in self._tables)
        for table in self._tables:
            table.leave()
        if self._load.restart:
            self._back = await self._restart()

    async def _restart(self) -> float:
        """Seconds from the kill until everybody sees their table again."""
        begun = asyncio.get_running_loop().time()
        await asyncio.gather(*(asyncio.to_thread(host.kill_and_start) for host in self._hosts))
        await self._all(Company.come_back, _RETURNING)
        back = asyncio.get_running_loop().time() - begun
        for table in self._tables:
            table.leave()
        return back

    async def _first_figures(self) -> None:
        """On a very slow machine: goes on until there is a figure of each kind."""
        notes, load = self.notes, self._load
        wanted = [notes.actions]
        wanted += [notes.deliveries] if load.people > 1 else []
        wanted += [notes.bot_waits] if load.bots else []
        for _ in range(_FIRST_FIGURES):
            if all(wanted):
                return
            await asyncio.sleep(1)

    async def _all(self, do: Callable[[Company], Awaitable[None]], at_a_time: int) -> None:
        waiting = iter(self._tables)

        async def some() -> None:
            for table in waiting:
                await do(table)

        try:
            await asyncio.gather(*(some() for _ in range(at_a_time)))
        except Failed as error:
            raise CannotLoad(f"the tables could not be set up: {error}") from None

    async def _play(self, table: Company, number: int) -> None:
        loop = asyncio.get_running_loop()
        load = self._load
        phase = Random(load.seed * 7919 + number).random()  # noqa: S311
        due = loop.time() + (0.0 if load.closed else phase * load.pace)
        while not self._over:
            if load.closed:
                due = loop.time()
            else:
                await asyncio.sleep(max(0.0, due - loop.time()))
                if self._over:
                    return
            try:
                await table.act(due)
            except (Failed, TimeoutError) as error:
                self.notes.errors.append(str(error) or "nobody's turn came")
                with suppress(Failed, TimeoutError):
                    await asyncio.sleep(1)
                    await table.begin()
            due += load.pace

    async def _watch_lag(self) -> None:
        """How late the load test's own loop comes to what it wanted to do."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + 0.02
            await asyncio.sleep(0.02)
            if self.notes.counting:
                self.notes.lags.append(loop.time() - due)

    def report(self, held: Sequence[int | None], lost: int) -> Report:
        if self._start is None or self._end is None:
            raise CannotLoad("nothing was measured")
        notes, shares = self.notes, Shares.between(self._start, self._end)
        count = len(notes.actions)
        whole = max(1, len(notes.acknowledged))
        what = {key: value for key, value in asdict(self._load).items() if key != "database"}
        what["database"] = (self._load.database or "sqlite").partition(":")[0]
        return Report(
            what={**what, "bots": list(self._load.bots)},
            setup_seconds=self._setup,
            seconds=shares.seconds,
            actions_per_second=count / shares.seconds,
            action=Times.of(notes.actions),
            delivery=Times.of(notes.deliveries),
            bot_wait=Times.of(notes.bot_waits),
            lag=Times.of(notes.lags),
            shares=shares,
            server_ms_per_action=_per_action(shares, count),
            answer_bytes=notes.answer_bytes / whole,
            stream_bytes=notes.stream_bytes / whole,
            memory=None if None in held else sum(size for size in held if size is not None),
            errors=dict(Counter(notes.errors)),  # a Counter does not survive `asdict`
            in_doubt=notes.in_doubt,
            acknowledged=len(notes.acknowledged),
            lost=lost,
            undelivered=self._undelivered,
            matches=notes.begun,
            finished=notes.finished,
            back_seconds=self._back,
        )


def _per_action(shares: Shares, count: int) -> float | None:
    if shares.servers is None or not count:
        return None
    return shares.servers * shares.seconds / count * 1000


def _spread(addresses: Sequence[Address], number: int, people: int) -> list[Address]:
    """At which process each person of a table is: at the same or at another, as it comes."""
    count = len(addresses)
    return [addresses[(number + seat * (number // count)) % count] for seat in range(people)]


async def count_lost(url: str, acknowledged: Sequence[Acknowledged]) -> int:
    """How many of the actions that the server said yes to are not in its journal."""
    database = Database(url)
    journal = Journal(database)
    lost = 0
    by_match: dict[str, list[Acknowledged]] = {}
    for one in acknowledged:
        by_match.setdefault(one.match, []).append(one)
    try:
        for match, actions in by_match.items():
            found = {change.version: change for change in await journal.since(match, 0)}
            for one in actions:
                change = found.get(one.version)
                if change is None or change.kind != "action" or change.data != one.action:
                    lost += 1
    finally:
        await database.close()
    return lost


def _raise_file_limit(wanted: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise CannotLoad(f"{wanted} open files are needed and {hard} allowed (ulimit -Hn)")
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
