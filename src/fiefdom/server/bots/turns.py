"""Takes the bots' turns: one process per table, thinking outside the event loop, never giving up silently."""

import asyncio
import logging
import os
import socket
from dataclasses import replace

from fiefdom.bots.bot import RandomBot
from fiefdom.kernel.errors import BadAction
from fiefdom.kernel.json import JSON
from fiefdom.server.bots.thinking import Task, bot_seed
from fiefdom.server.bots.workers import BotFailed, Workers
from fiefdom.server.http.refusals import Refused
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import log_failure
from fiefdom.server.tables.journal import Journal, Lease
from fiefdom.server.tables.table import Table
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
                    for match in await self._journal.pending(self._now(), room):
                        self.wake(match)
            except Exception as error:
                log_failure("looking for bots' turns", error)
            await asyncio.sleep(min(_SWEEP, self._settings.lease / 3))

    def wake(self, match: str) -> None:
        """There may be a bot's turn at this table."""
        if match in self._running:
            self._again.add(match)
            return
        task = asyncio.create_task(self._play(match))
        self._running[match] = task
        task.add_done_callback(lambda _: self._ended(match))

    def _ended(self, match: str) -> None:
        del self._running[match]
        if match in self._again and not self._closing:
            self._again.discard(match)
            self.wake(match)

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

    async def _play(self, match: str) -> None:
        try:
            if not await self._journal.take(match, self._lease(), self._now()):
                return
            while await self._decide(match):
                pass
        except Refused as refused:
            if refused.code == "other-rules":
                log.error("table %s was begun under other rules: its bots cannot go on", match)
                await self._journal.take(match, Lease(self._owner, self._now() + _LATER), self._now())
            else:  # somebody else moved the table on: the next look finds what is left
                log.info("table %s: a bot's turn was overtaken (%s)", match, refused.code)
        except Exception as error:
            log_failure(f"a bot's turn at table {match}", error)

    async def _decide(self, match: str) -> bool:
        """One decision; False when no bot is to decide any more."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        async with self._tables.hold(match) as table:
            if not table.bot_turn:
                return False
            version, task = table.version, _task(table)
        action = await self._choice(task)
        await asyncio.sleep(max(0.0, begun + self._settings.bot_pace - loop.time()))
        async with self._tables.hold(match) as table:
            if table.version != version:
                raise Refused("stale", version=table.version)
            if action is None or not _is_legal(table, action):
                log.error("table %s: a random bot decides instead of %s", match, task.bot)
                action = _plain_decision(table, task)
            await self._tables.act_for_bot(table, version, action, self._lease())
            return table.bot_turn

    async def _choice(self, task: Task) -> JSON:
        try:
            return await self.workers.think(task)
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


def advice_task(table: Table, level: str) -> Task:
    """What would a bot of this level do for the one who is to decide now?"""
    return replace(_task(table), bot=level, advice=True)


def _task(table: Table) -> Task:
    match, actor = table.match, table.actor
    assert match is not None and actor is not None  # noqa: S101, PT018 - somebody is to decide
    return Task(
        match=table.setup.id,
        game=match.game.name,
        seats=match.seats,
        seed=match.seed,
        options=match.options,
        actions=tuple(match.game.encode(step.action) for step in match.steps),
        bot=table.chairs[actor].level or table.setup.level,
        seat=actor,
        rules=match.game.rules_version,
    )


def _is_legal(table: Table, data: JSON) -> bool:
    match = table.match
    try:
        return match is not None and match.game.decode(data) in match.state.legal()
    except BadAction:
        return False


def _plain_decision(table: Table, task: Task) -> JSON:
    match = table.match
    assert match is not None  # noqa: S101 - it was a bot's turn
    bot = RandomBot(bot_seed(task.seed, task.seat, len(task.actions)))
    return match.game.encode(bot.choose(match.state))
