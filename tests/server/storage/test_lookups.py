"""However many finished matches there are, what a server looks for all the time is found by an index."""

import asyncio
from pathlib import Path

from sqlalchemy import event

from fiefdom.server.bots.rota import Rota
from fiefdom.server.people.guests import Guests
from fiefdom.server.settings import Settings
from fiefdom.server.storage.address import sqlite_url
from fiefdom.server.storage.database import Database
from fiefdom.server.tables.closing import close_idle
from fiefdom.server.tables.forgetting import Forgetting
from fiefdom.server.tables.journal import Journal, Lease
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.lobby import Lobby
from fiefdom.server.tables.quota import Quota
from fiefdom.server.tables.tables import Tables
from fiefdom.server.tables.timekeeper import Timekeeper

OF_FEW = ("matches_bot_owner", "matches_deleted")  # have what is looked for and nothing else
LARGE = ("matches", "changes", "seats", "guests", "seen", "messages")


def test_nothing_looks_through_all_there_is(tmp_path: Path) -> None:
    statements = asyncio.run(carried_out(tmp_path))
    assert len(statements) >= 10
    scans = {
        (line, sql)
        for sql, plan in statements
        for line in plan
        if line.startswith("SCAN") and line.split()[1] in LARGE and not line.endswith(OF_FEW)
    }
    assert not scans


async def carried_out(folder: Path) -> list[tuple[str, list[str]]]:
    """What a server does at its start and from time to time: every statement, with SQLite's plan for it."""
    settings = Settings(sqlite_url(folder))
    database = Database(settings.database_url)
    await database.migrate()
    journal, live = Journal(database), Live()
    people = Guests(database, "nobody signs here", settings.clock)
    tables = Tables(journal, people, live, settings)
    keeper, rota = Timekeeper(database, tables, live, settings), Rota(database, "here 1 a")
    said: list[tuple[str, object]] = []
    engine = database._engine._engine  # type: ignore[union-attr]
    event.listen(engine, "before_cursor_execute", lambda *a: said.append((a[2], a[3])))
    await keeper.sign()
    await keeper.take_up()
    await keeper._due()
    await journal.release_dead(lambda _owner: True)
    await journal.release("here 1 a")
    await journal.renew(Lease("here 1 a", 1), ["t"])
    await journal.deleted(1, 10)
    await close_idle(tables, journal, settings)
    await rota.pending(1, 100)
    await Lobby(database, settings).tables()
    await Quota(database).bot_tables("somebody")
    await journal.tables_of("somebody", 100)
    await Forgetting(database, tables, journal, people).old_tables(1)
    await people.by_code("AAAAA")
    plans = []
    async with database.reading() as connection:
        for sql, parameters in said:
            if sql.startswith(("SELECT", "UPDATE", "DELETE")):
                rows = await connection.run_sync(
                    lambda c, s=sql, p=parameters: c.exec_driver_sql(f"EXPLAIN QUERY PLAN {s}", p).all()  # type: ignore[misc]
                )
                plans.append((sql, [row[3] for row in rows]))
    await database.close()
    return plans
