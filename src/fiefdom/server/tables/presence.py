"""Who has a table open at another process: told to all processes through the database."""

import asyncio
from collections.abc import Collection

from sqlalchemy import delete, insert, select

from fiefdom.server.failures import log_failure
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.relations import present
from fiefdom.server.tables.live import Live

_EVERY = 5.0  # seconds between two signs of life
_LASTS = 15_000  # milliseconds for which a sign of life holds


class Presence:
    """One process with a SQLite file has nobody to tell, and writes nothing."""

    def __init__(self, database: Database, live: Live, settings: Settings, process: str) -> None:
        self._database = database
        self._live = live
        self._settings = settings
        self._process = process
        self._told: set[tuple[str, str]] = set()

    async def run(self) -> None:
        """Tells who is here whenever that changes, and every few seconds."""
        while not self._database.sqlite:
            try:
                await self.tell(self._live.pairs())
            except Exception as error:
                log_failure("telling other processes who is here", error)
                await asyncio.sleep(1)
            await self._live.presence_changed(_EVERY)

    async def tell(self, pairs: set[tuple[str, str]]) -> None:
        if self._database.sqlite or not (pairs or self._told):
            return
        now = self._now()
        rows = [
            {"process": self._process, "match": match_id, "guest": guest, "until": now + _LASTS}
            for match_id, guest in sorted(pairs)
        ]
        async with self._database.writing() as connection:
            await connection.execute(
                delete(present).where((present.c.process == self._process) | (present.c.until < now))
            )
            if rows:
                await connection.execute(insert(present), rows)
            if pairs != self._told:
                await self._database.announce(connection, "here")
        self._told = pairs

    async def elsewhere(self, ids: Collection[str]) -> set[tuple[str, str]]:
        """Who has one of these tables open at another process."""
        if self._database.sqlite:
            return set()
        query = select(present.c.match, present.c.guest).where(
            present.c.match.in_(ids), present.c.process != self._process, present.c.until >= self._now()
        )
        async with self._database.reading() as connection:
            return {(row.match, row.guest) for row in await connection.execute(query)}

    def _now(self) -> int:
        return int(self._settings.clock() * 1000)
