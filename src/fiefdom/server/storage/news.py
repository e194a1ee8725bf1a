"""What other processes have written, told by the database: by NOTIFY, or by a SQLite file that has changed."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from fiefdom.server.storage.sqlite import Sqlite

_CHANNEL = "fiefdom"
_TICK = 5.0  # seconds


@dataclass(frozen=True, slots=True)
class Note:
    """Something another process has written: a table, a guest, who is there …"""

    about: str
    what: tuple[str, ...] = ()


ANYTHING = Note("anything")  # nobody was listening: look at all you remember
TICK = Note("tick")  # a while has passed: processes that died said nothing


class Notices:
    """PostgreSQL's NOTIFY: sent with the transaction that it is about, heard by all other processes."""

    say = text(f"SELECT pg_notify('{_CHANNEL}', :note)")

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._me = secrets.token_hex(4)

    def note(self, about: str, what: tuple[str, ...]) -> dict[str, str]:
        return {"note": " ".join((self._me, about, *what))}

    async def hear(self) -> AsyncIterator[Note]:
        heard: asyncio.Queue[Note] = asyncio.Queue()

        def listener(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            sender, about, *what = str(payload).split(" ")
            if sender != self._me:
                heard.put_nowait(Note(about, tuple(what)))

        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            driver.add_termination_listener(lambda _connection: lost.set())
            await driver.add_listener(_CHANNEL, listener)
            try:
                yield ANYTHING  # what was said before we listened
                while not lost.is_set():
                    try:
                        async with asyncio.timeout(_TICK):
                            note = await heard.get()
                    except TimeoutError:
                        note = TICK
                    yield note
            finally:
                # Not back into the pool: whoever gets it next would hear what was not meant for them.
                await connection.invalidate()


async def changes_of(file: Sqlite, every: float) -> AsyncIterator[Note]:
    """A SQLite file has one server; but `fiefdom admin` may write while it runs."""
    while True:
        await asyncio.sleep(every)
        if await file.changed_by_others():
            yield ANYTHING
