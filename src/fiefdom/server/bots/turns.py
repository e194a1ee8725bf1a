"""Takes the bots' turns: one process per table, thinking outside the event loop, never giving up silently."""

import asyncio
import logging
import math
from collections import Counter
from dataclasses import dataclass, field

from fiefdom.kernel.json import JSON
from fiefdom.server.bots.asking import bot_at, bots_in_a_row, people_at, plain_decision, task_at
from fiefdom.server.bots.hints import Hints
from fiefdom.server.bots.process import is_dead
from fiefdom.server.bots.queue import FairQueue
from fiefdom.server.bots.rota import Others, Rota
from fiefdom.server.bots.thinking import Task, decide
from fiefdom.server.bots.thrift import Thrift
from fiefdom.server.bots.workers import BotFailed, Workers
from fiefdom.server.failures import log_failure
from fiefdom.server.metrics import Histogram
from fiefdom.server.refused import Refused
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database
from fiefdom.server.tables.journal import Journal, Lease
from fiefdom.server.tables.table import Table
from fiefdom.server.tables.tables import Tables

log = logging.getLogger("fiefdom.bots")

_LOOKED_AT = 1000  # pending tables that one look finds
_WARM_UP = 10.0  # seconds after the start: until then everybody comes back and wants to see their table
_LATER = 24 * 3600 * 1000  # milliseconds until a table that cannot be played is looked at again
_REPORT_LASTS = 10_000  # milliseconds for which what a process says of its workers holds

# Who is served first: the less thought, the sooner; a table that its people have left comes last.
_EASY, _MEDIUM, _HARD, _ABANDONED = range(4)
_RANKS = {"easy": _EASY, "medium": _MEDIUM, "hard": _HARD}
_THOUGHTFUL = (_MEDIUM, _HARD)
# Tables whose turns one process takes at a time. It takes no more, so that others can.
_MOST_EASY, _MOST_ABANDONED = 200, 2
_MOST_PER_WORKER = 3  # while one is written down or shown, another thinks


@dataclass(frozen=True, slots=True)
class _Turn:
    """A table where bots decide until a person does, or the game ends."""

    match: str
    rank: int
    guest: str
    since: float


@dataclass(slots=True)
class _Plan:
    """What a bot has thought of beforehand: its next decisions, if nothing else happens at the table."""

    actions: list[JSON] = field(default_factory=list)
    version: int = 0
    """Of the table at which they hold."""
    thoughts: int = 0
    bots: int = 0
    """Who take their turns one after the other: all of the row, …"""
    left: int = 0
    """… and those who are not done yet."""
    crowded: bool = False
    """The time for the last thought was cut because many wait; not because of the row, nor of a slow machine."""

    def next(self, version: int) -> JSON:
        """The next of them; None if there is none, or the table has changed."""
        if version != self.version:
            self.actions = []
        return self.actions.pop(0) if self.actions else None


class BotTurns:
    def __init__(
        self, tables: Tables, journal: Journal, database: Database, settings: Settings, process: str
    ) -> None:
        self._tables = tables
        self._journal = journal
        self._settings = settings
        self._owner = process
        self._rota = Rota(database, process)
        self._others = Others()
        self._queue: FairQueue[_Turn] = FairQueue()
        self._waiting: set[str] = set()  # tables in the queue
        self._running: dict[str, asyncio.Task[None]] = {}
        self._ranks: Counter[int] = Counter()  # of those that are running
        self._again: dict[str, _Turn] = {}  # woken while their turn was being taken
        self._closing = False
        self._warm_up: asyncio.TimerHandle | None = None
        self.workers = Workers(settings.bot_workers, settings.bot_timeout)
        self.thrift = Thrift(settings.bot_patience, settings.bot_workers)
        self.hints = Hints(self.workers, lambda asking: self.thrift.seconds(asking + self.waiting))
        self.waits = Histogram()
        """How long bots' turns took, until a person was to decide."""

    # ------------------------------------------------------------------ life

    async def run(self) -> None:
        """Takes up what is pending, again and again, and renews what this process has taken."""
        self._warm_up = asyncio.get_running_loop().call_later(_WARM_UP, self.workers.warm_up)
        looked_for_dead = False
        while True:
            try:
                if not looked_for_dead:
                    await self._journal.release_dead(is_dead)
                    looked_for_dead = True
                if self._running:
                    await self._journal.renew(self._lease(), list(self._running))
                now = self._now()
                self._others = await self._rota.report(
                    self._settings.bot_workers, self._hurried_here, now, now + _REPORT_LASTS
                )
                await self._look(now)
            except Exception as error:
                log_failure("looking for bots' turns", error)
            await asyncio.sleep(min(self._settings.bot_look, self._settings.lease / 3))

    async def _look(self, now: int) -> None:
        known = set(self._waiting)
        found = await self._rota.pending(now, _LOOKED_AT)
        taken = known - {one.match for one in found}  # by another process
        if taken:
            self._waiting -= taken
            self._queue.keep(lambda turn: turn.match not in taken)
        for one in found:
            self._put(one.match, _rank(one.level, one.guest), one.guest)

    def wake(self, table: Table) -> None:
        """It is a bot's turn at this table."""
        if table.actor is None:
            return
        people = people_at(table)
        guest = min(people, default=None)
        self._put(table.setup.id, _rank(bot_at(table, table.actor), guest), guest)

    def _put(self, match_id: str, rank: int, guest: str | None) -> None:
        turn = _Turn(match_id, rank, guest or "", asyncio.get_running_loop().time())
        if match_id in self._running:
            self._again[match_id] = turn
        elif match_id not in self._waiting:
            self._waiting.add(match_id)
            self._queue.put(turn, rank, turn.guest)
            self._begin()

    def _begin(self) -> None:
        """Lets as many turns begin as may, the fairest first."""
        while not self._closing and (turn := self._queue.pop(self._may)) is not None:
            self._waiting.discard(turn.match)
            self._ranks[turn.rank] += 1
            task = asyncio.create_task(self._play(turn))
            self._running[turn.match] = task
            task.add_done_callback(lambda _, turn=turn: self._ended(turn))  # type: ignore[misc]

    def _may(self, rank: int) -> bool:
        if rank in _THOUGHTFUL:
            running = sum(self._ranks[one] for one in _THOUGHTFUL)
            return running < _MOST_PER_WORKER * self._settings.bot_workers
        return self._ranks[rank] < (_MOST_EASY if rank == _EASY else _MOST_ABANDONED)

    def _ended(self, turn: _Turn) -> None:
        del self._running[turn.match]
        self._ranks[turn.rank] -= 1
        again = self._again.pop(turn.match, None)
        if again is not None and not self._closing:
            self._put(again.match, again.rank, again.guest)
        self._begin()

    async def close(self) -> None:
        """Lets the turns go, for another process or the next start."""
        self._closing = True
        if self._warm_up is not None:
            self._warm_up.cancel()
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()
        await self._journal.release(self._owner)
        await self._rota.leave()

    def _lease(self) -> Lease:
        return Lease(self._owner, int(self._now() + self._settings.lease * 1000))

    def _now(self) -> int:
        return int(self._settings.clock() * 1000)

    # ------------------------------------------------------------------ how busy it is

    @property
    def queued(self) -> int:
        return len(self._queue)

    @property
    def running(self) -> int:
        return len(self._running)

    @property
    def waiting(self) -> float:
        """Tables for whose bots somebody waits, as many as this process has to think of."""
        here = sum(self._ranks[rank] for rank in _THOUGHTFUL)
        queued = sum(self._queue.count(rank) for rank in _THOUGHTFUL)
        share = self._settings.bot_workers / (self._settings.bot_workers + self._others.workers)
        return here + queued * share

    @property
    def hurried(self) -> bool:
        """Bots think less than they could, here or elsewhere: too many wait for them."""
        return self._hurried_here or self._others.hurried

    @property
    def _hurried_here(self) -> bool:
        return self.thrift.hurried(asyncio.get_running_loop().time())

    # ------------------------------------------------------------------ playing

    async def _play(self, turn: _Turn) -> None:
        match_id = turn.match
        try:
            if not await self._journal.take(match_id, self._lease(), self._now()):
                return
            plan = _Plan()
            while await self._decide(turn, plan):
                pass
            if turn.rank in _THOUGHTFUL:
                self.thrift.turn_ended(plan.thoughts)
            if turn.rank != _ABANDONED:
                self.waits.note(asyncio.get_running_loop().time() - turn.since)
        except Refused as refused:
            if refused.code == "other-rules":
                log.error("table %s was begun under other rules: its bots cannot go on", match_id)
                await self._journal.take(match_id, Lease(self._owner, self._now() + _LATER), self._now())
            else:  # somebody else moved the table on: the next look finds what is left
                log.info("table %s: a bot's turn was overtaken (%s)", match_id, refused.code)
        except Exception as error:
            log_failure(f"a bot's turn at table {match_id}", error)

    async def _decide(self, turn: _Turn, plan: _Plan) -> bool:
        """One decision; False when no bot is to decide any more."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        async with self._tables.hold(turn.match) as table:
            if not table.bot_turn:
                return False
            version, task = table.version, task_at(table)
            plan.left = bots_in_a_row(table)
            plan.bots = max(plan.bots, plan.left)
        action = plan.next(version)
        if action is None:
            plan.thoughts += 1
            action, *plan.actions = await self._choice(task, turn, plan)
        pace = 0.0 if self._hurried_here else self._settings.bot_pace
        await asyncio.sleep(max(0.0, begun + pace - loop.time()))
        async with self._tables.hold(turn.match) as table:
            try:
                await self._tables.act_for_bot(table, version, action, self._lease())
            except Refused as refused:
                if refused.code not in ("illegal", "bad-action"):
                    raise
                log.error("table %s: a random bot decides instead of %s", turn.match, task.bot)
                await self._tables.act_for_bot(table, version, plain_decision(table, task), self._lease())
                plan.actions = []
            plan.version = table.version
            return table.bot_turn

    def _seconds(self, turn: _Turn, rank: int, plan: _Plan) -> float:
        """How long a bot may think about a decision that begins now."""
        waited = asyncio.get_running_loop().time() - turn.since
        seconds = self.thrift.seconds(self.waiting, 0.0 if turn.rank == _ABANDONED else waited)
        row = self.thrift.in_a_row(plan.bots, plan.left, waited) if rank == _MEDIUM else math.inf
        plan.crowded = self.waiting > self._settings.bot_workers and seconds < row
        return min(seconds, row)

    async def _choice(self, task: Task, turn: _Turn, plan: _Plan) -> list[JSON]:
        """The bot's decision and what it plans to do next; None, which is none, if it has failed."""
        rank = turn.rank if turn.rank == _ABANDONED else _RANKS[task.bot]
        try:
            thought = await self.workers.ask(
                decide, task, rank, turn.guest, lambda: self._seconds(turn, rank, plan)
            )
        except BotFailed:
            return [None]
        if rank in _THOUGHTFUL and plan.crowded and thought.allowed is not None:
            now = asyncio.get_running_loop().time()
            self.thrift.decided(thought.allowed, thought.took, self.workers.waiting > 0, now)
        return thought.value


def _rank(level: str, guest: str | None) -> int:
    return _ABANDONED if guest is None else _RANKS[level]
