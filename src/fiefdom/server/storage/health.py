"""Whether the database can be written to, found out by writing."""

import asyncio
import time

from sqlalchemy import insert, update

from fiefdom.server.storage.database import Database
from fiefdom.server.storage.relations import kept

_HOLDS = 1.0  # seconds that an answer holds: however many ask, the disk is bothered once


class HealthCheck:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._asking = asyncio.Lock()
        self._well = -_HOLDS

    async def check(self) -> None:
        """OutOfReach: it cannot be written to."""
        async with self._asking:
            if time.monotonic() - self._well >= _HOLDS:
                await self._write()
                self._well = time.monotonic()

    async def _write(self) -> None:
        now = str(int(time.time()))
        async with self._database.writing() as connection:
            done = await connection.execute(
                update(kept).where(kept.c.key == "health").values(value=now),
            )
            if not done.rowcount:
                await connection.execute(insert(kept).values(key="health", value=now))
