"""`/healthz` finds out by writing; however many ask a database that hangs, they wait for one answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from fiefdom.server.failures import OutOfReach
from fiefdom.server.storage.database import Database, Session
from fiefdom.server.storage.health import HealthCheck


class Hanging:
    """A database that answers nobody for a while."""

    sqlite = True
    asked = 0

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Session]:
        self.asked += 1
        await asyncio.sleep(0.05)
        raise OutOfReach("no answer in time")
        yield


def test_all_who_ask_wait_for_one_answer() -> None:
    database = Hanging()

    async def ask() -> list[object]:
        health = HealthCheck(cast("Database", database))
        found: list[object] = []
        for _ in range(2):
            found += await asyncio.gather(*(health.check() for _ in range(5)), return_exceptions=True)
        return found

    assert [type(one) for one in asyncio.run(ask())] == [OutOfReach] * 10
    assert database.asked == 2
