"""Notices what `fiefdom admin` did behind the servers' backs."""

import asyncio

from sqlalchemy import select

from fiefdom.server.failures import log_failure
from fiefdom.server.people.bans import Bans
from fiefdom.server.people.guests import Guests
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.relations import kept
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.tables import Tables

OUTSIDE = "outside"
"""The key of a value that is another one after every such change."""
_EVERY = 5.0  # seconds


class Outside:
    """Nothing that is remembered here outlives a change from outside by more than a few seconds."""

    def __init__(self, database: Database, bans: Bans, tables: Tables, people: Guests, live: Live) -> None:
        self._database = database
        self._bans = bans
        self._tables = tables
        self._people = people
        self._live = live
        self._last: str | None = None

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                log_failure("looking for what the host did", error)
            await asyncio.sleep(_EVERY)

    async def look(self) -> None:
        await self._bans.read()
        now = await self._now()
        if now != self._last:
            self._last = now
            self._tables.forget_all()
            self._people.forget()
            self._live.tell_all()

    async def _now(self) -> str | None:
        async with self._database.reading() as connection:
            value: str | None = await connection.scalar(select(kept.c.value).where(kept.c.key == OUTSIDE))
            return value
