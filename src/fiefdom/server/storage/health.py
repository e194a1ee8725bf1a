"""Whether the database can be written to, found out by writing."""

import asyncio
import secrets
import time

from sqlalchemy import delete, insert

from fiefdom.server.storage.database import Database
from fiefdom.server.storage.relations import kept

_HOLDS = 1.0  # seconds that an answer holds: however many ask, the disk is bothered once


class HealthCheck:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._writing: asyncio.Task[None] | None = None
        self._well = -_HOLDS

    async def check(self) -> None:
        """OutOfReach: it cannot be written to. All who ask at the same time wait for one answer."""
        if time.monotonic() - self._well < _HOLDS:
            return
        if self._writing is None:
            self._writing = asyncio.create_task(self._find_out())
        await asyncio.shield(self._writing)

    async def _find_out(self) -> None:
        try:
            await self._write()
            self._well = time.monotonic()
        finally:
            self._writing = None

    async def _write(self) -> None:
        """A new row, and only then the old one goes: an update could find room where nothing else does."""
        mine = f"health {secrets.token_hex(8)}"
        size = 8000 if self._database.sqlite else 100  # more than a page of the file has left
        async with self._database.writing() as connection:
            await connection.execute(insert(kept).values(key=mine, value="x" * size))
            await connection.execute(delete(kept).where(kept.c.key.like("health %"), kept.c.key != mine))
