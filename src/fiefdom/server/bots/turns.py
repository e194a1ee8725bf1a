"""Takes the bots' turns: one process per table, thinking outside the event loop, never giving up silently."""

import asyncio
import logging
import os
import socket

from fiefdom.bots.bot import RandomBot
from fiefdom.kernel.json import JSON
from fiefdom.server.bots.thinking import Task, bot_seed, decide
from fiefdom.server.bots.workers import BotFailed, Workers
from fiefdom.server.failures import log_failure
from fiefdom.server.refused import Refused
from fiefdom.server.settings import Settings
from fiefdom.server.tables.journal import Journal, Lease
from fiefdom.server.tables.table import Level, Table
from fiefdom.server.tables.tables import Tables

log = logging.getLogger("fiefdom.bots")

_SWEEP = 1.0  # seconds between two looks for turns that nobody takes
_LATER = 24 * 3600 * 1000  # milliseconds until a table that cannot be played is looked at again
_AT_ONCE = 200  # tables whose turns one process takes at a time


class BotTurns:
    def __init__(self, tables: Tables, journal: Journal, settings: Settings, process: str) -> None:
        self._tables = tables
        self._journal = journal
        self._settings = settings
        self._owner = process
        self._running: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # woken while their turn was being taken
        self._closing = False
        self.workers = Workers(settings.bot_workers, settings.bot_timeout)

    # ------------------------------------------------------------------ life

    async def run(self) -> None:
        """Takes up what is pending, again and again, and renews what this process has taken."""
        self.workers.warm_up()
        looked_for_dead = False
        while True:
            try:
                if not looked_for_dead:
                    await self._journal.release_dead(is_dead)
                    looked_for_dead = True
                if self._running:
                    await self._journal.renew(self._lease(), list(self._running))
                room = _AT_ONCE - len(self._running)
                if room > 0:
                    for match_id in await self._journal.pending(self._now(), room):
                        self.wake(match_id)
            except Exception as error:
                log_failure("looking for bots' turns", error)
            await asyncio.sleep(min(_SWEEP, self._settings.lease / 3))

    def wake(self, match_id: str) -> None:
        """There may be a bot's turn at this table."""
        if match_id in self._running:
            self._again.add(match_id)
            return
        task = asyncio.create_task(self._play(match_id))
        self._running[match_id] = task
        task.add_done_callback(lambda _: self._ended(match_id))

    def _ended(self, match_id: str) -> None:
        del self._running[match_id]
        if match_id in self._again and not self._closing:
            self._again.discard(match_id)
            self.wake(match_id)

    async def close(self) -> None:
        """Lets the turns go, for another process or the next start."""
        self._closing = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()
        await self._journal.release(self._owner)

    def _lease(self) -> Lease:
        return Lease(self._owner, int(self._now() + self._settings.lease * 1000))

    def _now(self) -> int:
        return int(self._settings.clock() * 1000)

    # ------------------------------------------------------------------ playing

    async def _play(self, match_id: str) -> None:
        try:
            if not await self._journal.take(match_id, self._lease(), self._now()):
                return
            while await self._decide(match_id):
                pass
        except Refused as refused:
            if refused.code == "other-rules":
                log.error("table %s was begun under other rules: its bots cannot go on", match_id)
                await self._journal.take(match_id, Lease(self._owner, self._now() + _LATER), self._now())
            else:  # somebody else moved the table on: the next look finds what is left
                log.info("table %s: a bot's turn was overtaken (%s)", match_id, refused.code)
        except Exception as error:
            log_failure(f"a bot's turn at table {match_id}", error)

    async def _decide(self, match_id: str) -> bool:
        """One decision; False when no bot is to decide any more."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        async with self._tables.hold(match_id) as table:
            if not table.bot_turn:
                return False
            version, task = table.version, task_at(table)
        action = await self._choice(task)
        await asyncio.sleep(max(0.0, begun + self._settings.bot_pace - loop.time()))
        async with self._tables.hold(match_id) as table:
            try:
                await self._tables.act_for_bot(table, version, action, self._lease())
            except Refused as refused:
                if refused.code not in ("illegal", "bad-action"):
                    raise
                log.error("table %s: a random bot decides instead of %s", match_id, task.bot)
                await self._tables.act_for_bot(table, version, _plain_decision(table, task), self._lease())
            return table.bot_turn

    async def _choice(self, task: Task) -> JSON:
        """The bot's decision; None, which is none, if it has failed."""
        try:
            return await self.workers.ask(decide, task)
        except BotFailed:
            return None


def is_dead(owner: str) -> bool:
    """A process of this machine that is gone: killed, it could not give its turns back."""
    host, pid, _ = owner.split(" ")
    if host != host_name():
        return False  # we cannot know: its lease runs out
    if int(pid) == os.getpid():
        return True  # in a container the new server may well have the number of the old
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False


def host_name() -> str:
    """This machine's name, as the first word of a process's name."""
    return socket.gethostname().replace(" ", "-")[:40]


def task_at(table: Table, level: Level | None = None) -> Task:
    """A bot is asked at a table: the one whose turn it is, or one of this level in the place of a person."""
    match, actor = table.match, table.actor
    assert match is not None and actor is not None  # noqa: S101, PT018 - somebody is to decide
    return Task(
        match=table.setup.id,
        game=match.game.name,
        seats=match.seats,
        seed=match.seed,
        options=match.options,
        actions=tuple(match.game.encode(step.action) for step in match.steps),
        bot=level or table.chairs[actor].level or table.setup.level,
        seat=actor,
        rules=match.game.rules_version,
    )


def _plain_decision(table: Table, task: Task) -> JSON:
    match = table.match
    assert match is not None  # noqa: S101 - it was a bot's turn
    bot = RandomBot(bot_seed(task.seed, task.seat, len(task.actions)))
    return match.game.encode(bot.choose(match.state))
