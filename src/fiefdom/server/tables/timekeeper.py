"""Keeps time: calls it when it is over, and stops live clocks while nobody is there or no server runs."""

import asyncio
from collections.abc import Callable

from sqlalchemy import bindparam, delete, insert, select

from fiefdom.server.failures import log_failure
from fiefdom.server.refused import Refused
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.prepared import Reading
from fiefdom.server.storage.relations import kept, matches
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.table import Table
from fiefdom.server.tables.tables import Tables

_SIGN = 10.0  # seconds between two signs of life
_AT_ONCE = 100
_DUE = Reading(
    select(matches.c.id)
    .where(matches.c.deadline <= bindparam("by"), matches.c.status == "running")
    .order_by(matches.c.deadline)
    .limit(_AT_ONCE)
)
_TERMS = select(matches.c.terms).where(matches.c.id == bindparam("of"), matches.c.status == "running")


class Timekeeper:
    def __init__(self, database: Database, tables: Tables, live: Live, settings: Settings) -> None:
        self._database = database
        self._tables = tables
        self._live = live
        self._settings = settings
        self._looks: set[asyncio.Task[None]] = set()
        self.called: Callable[[Table], None] = lambda _table: None
        """Told when the time of somebody is over."""

    # ------------------------------------------------------------------ time over

    async def run(self) -> None:
        """Calls time for every table whose clock has run out."""
        signed = 0.0
        loop = asyncio.get_running_loop()
        while True:
            try:
                for match_id in await self._due():
                    await self._call(match_id)
                if loop.time() >= signed + _SIGN:
                    signed = loop.time()
                    await self.sign()
            except Exception as error:
                log_failure("keeping time", error)
            await asyncio.sleep(self._settings.tick)

    async def _due(self) -> list[str]:
        async with self._database.reading() as connection:
            return [row.id for row in await _DUE.all(connection, {"by": self._now()})]

    async def _call(self, match_id: str) -> None:
        try:
            async with self._tables.hold(match_id) as table:
                clock = table.clock
                if clock is None or clock.until is None or clock.until > self._now():
                    return
                await self._tables.change(table, "late", clock.seat)
                self.called(table)
        except Refused:
            pass  # somebody was quicker: what they did counts

    # ------------------------------------------------------------------ pauses

    def look(self, match_id: str) -> None:
        """Somebody came or went: at once if a clock has to go on, in a moment if it may have to stop."""
        task = asyncio.create_task(self._look(match_id))
        self._looks.add(task)
        task.add_done_callback(self._looks.discard)

    async def _look(self, match_id: str) -> None:
        try:
            if not await self.follow(match_id, stop=False):
                await asyncio.sleep(self._settings.away)
                await self.follow(match_id)
        except Refused:
            pass  # the table has changed meanwhile: whoever did is there
        except Exception as error:
            log_failure("looking at a clock", error)

    async def follow(self, match_id: str, stop: bool = True) -> bool:
        """Stops or starts the clock of a table by who is there; True if there is no more to do."""
        if not await self._is_live(match_id):
            return True
        async with self._tables.hold(match_id) as table:
            clock = table.clock
            if clock is None or not clock.may_pause or table.status != "running":
                return True
            people = [chair.guest for chair in table.chairs if chair.kind == "person"]
            here = any(self._live.here(match_id, guest) for guest in people)
            if here and clock.paused:
                await self._tables.change(table, "resume")
            elif not here and not clock.paused:
                if not stop:
                    return False
                await self._tables.change(table, "pause")
            return True

    async def _is_live(self, match_id: str) -> bool:
        """Whether a table has a clock that can stop, without building it."""
        table = self._tables.at_hand(match_id)
        if table is not None:
            return table.clock is not None and table.clock.may_pause
        async with self._database.reading() as connection:
            terms = await connection.scalar(_TERMS, {"of": match_id})
        return bool(terms and terms.get("tempo") and terms["tempo"]["kind"] == "live")

    # ------------------------------------------------------------------ restarts

    async def sign(self) -> None:
        """Writes down that the server lives."""
        async with self._database.writing() as connection:
            await connection.execute(delete(kept).where(kept.c.key == "alive"))
            await connection.execute(insert(kept).values(key="alive", value=str(self._now())))

    async def take_up(self) -> None:
        """At the start: while there was no server, no live clock has run."""
        async with self._database.reading() as connection:
            signed = await connection.scalar(select(kept.c.value).where(kept.c.key == "alive"))
            if signed is None:
                return
            alive = int(signed)
            if not self._database.sqlite and self._now() - alive < 3 * _SIGN * 1000:
                return  # another process was there all the time
            query = select(matches.c.id).where(matches.c.deadline.is_not(None), matches.c.status == "running")
            running = list(await connection.scalars(query))
        for match_id in running:
            try:
                async with self._tables.hold(match_id) as table:
                    if table.clock is not None and table.clock.runs and table.clock.may_pause:
                        await self._tables.change(table, "pause", at=alive)
            except Refused:
                pass  # begun under other rules: nobody can play it on

    def _now(self) -> int:
        return int(self._settings.clock() * 1000)
