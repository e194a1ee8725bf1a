"""What lies in the database from long ago does not make playing dearer."""

import asyncio
import sqlite3
from pathlib import Path

from fiefdom.load.history import write_history
from fiefdom.server.people.guests import Guests
from fiefdom.server.settings import Settings
from fiefdom.server.storage.address import sqlite_url
from fiefdom.server.storage.database import Database
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.table import Chair
from fiefdom.server.tables.tables import Tables, new_id

TABLES, TURNS = 120, 6
_PAGE = 4096 + 24  # bytes of the log for a page


def test_an_action_writes_as_many_pages_with_a_past_as_without(tmp_path: Path) -> None:
    without, with_past = (asyncio.run(pages(tmp_path / str(old), old)) for old in (0, 6000))
    # A few more, because an index is a level deeper, and some by chance: how many tables share a sync. With ids that
    # are scattered it would be three times as many.
    assert without > TURNS
    assert with_past <= 2 * without


async def pages(folder: Path, old: int) -> int:
    """Written by many tables that act at the same time, several times."""
    settings = Settings(sqlite_url(folder))
    await write_history(settings.database_url, old, "kingdom-builder")
    database = Database(settings.database_url)
    guests = Guests(database, "nobody signs here", settings.clock)
    tables = Tables(Journal(database), guests, Live(), settings)
    me = (await guests.new("en")).id
    chairs = [Chair("person", guest=me)]
    ids = [await tables.create(me, "kingdom-legacy", {}, "easy", chairs) for _ in range(TABLES)]

    async def act(match_id: str) -> None:
        async with tables.hold(match_id) as table:
            assert table.match is not None
            action = table.match.game.encode(table.match.state.legal()[0])
            await tables.act(table, me, table.version, action)

    with sqlite3.connect(folder / "fiefdom.sqlite") as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for _ in range(TURNS):
        await asyncio.gather(*map(act, ids))
    written = (folder / "fiefdom.sqlite-wal").stat().st_size
    await database.close()
    return written // _PAGE


def test_ids_of_tables_are_in_the_order_of_their_hours() -> None:
    hour = 3600 * 1000
    first, second = new_id(500_000 * hour + 1), new_id(500_000 * hour + 2)
    assert first[:4] == second[:4]
    assert first[4:] != second[4:]
    assert len(first) == 14
    assert [new_id(n * hour)[:4] for n in (35, 36, 1295, 1296)] == ["000z", "0010", "00zz", "0100"]
