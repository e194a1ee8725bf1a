"""However many finished matches there are, what a server looks for all the time is found by an index."""

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event

import fiefdom.server.http.app  # noqa: F401 - all rooms of the server
from fiefdom.server.bots.rota import Rota
from fiefdom.server.people.guests import Guests
from fiefdom.server.settings import Settings
from fiefdom.server.storage import sqlite
from fiefdom.server.storage.address import sqlite_url
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.prepared import Reading, Writing
from fiefdom.server.tables.closing import close_idle
from fiefdom.server.tables.forgetting import Forgetting
from fiefdom.server.tables.journal import Journal, Lease
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.lobby import Lobby
from fiefdom.server.tables.quota import Quota
from fiefdom.server.tables.tables import Tables
from fiefdom.server.tables.timekeeper import Timekeeper
from server.conftest import NewPerson, quick
from server.table_side import listening, next_table, running, wait_until

OF_FEW = ("matches_bot_owner", "matches_deleted")  # have what is looked for and nothing else
LARGE = ("matches", "changes", "seats", "guests", "seen", "messages")


def scans(file: sqlite3.Connection, sql: str, names: list[str]) -> list[str]:
    """Where SQLite would look through all there is for this statement."""
    plan = file.execute(f"EXPLAIN QUERY PLAN {sql}", dict.fromkeys(names))
    return [
        f"{line}: {sql}"
        for (*_, line) in plan
        if line.startswith("SCAN") and line.split()[1] in LARGE and not line.endswith(OF_FEW)
    ]


def test_nothing_looks_through_all_there_is(tmp_path: Path) -> None:
    statements = [
        sql for sql in asyncio.run(carried_out(tmp_path)) if sql.startswith(("SELECT", "UPDATE", "DELETE"))
    ]
    assert len(statements) >= 15
    with sqlite3.connect(tmp_path / "fiefdom.sqlite") as file:
        assert not [scan for sql in statements for scan in scans(file, sql, [])]


def prepared() -> Iterator[Reading | Writing]:
    """All statements that are put into SQLite's words once, wherever in the server."""
    for name, module in list(sys.modules.items()):
        if name.startswith("fiefdom.server."):
            yield from (one for one in vars(module).values() if isinstance(one, Reading | Writing))


def test_nor_does_what_is_carried_out_for_every_action_and_every_table(tmp_path: Path) -> None:
    asyncio.run(carried_out(tmp_path))
    known = list(prepared())
    assert len(known) >= 7
    with sqlite3.connect(tmp_path / "fiefdom.sqlite") as file:
        for one in known:
            names = [*one._statement.compile().params, *one._fixed]
            assert not scans(file, one._text, names)
        (scan,) = scans(file, "SELECT id FROM matches WHERE name = :name", ["name"])
        assert scan.startswith("SCAN matches")  # what one would look like


def test_nor_does_anything_that_people_ask_for_or_a_running_server_looks_after(
    tmp_path: Path, newcomer: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(Database.prepare(sqlite_url(tmp_path)))
    said: list[str] = []
    plain = sqlite._prepare

    def traced(file: sqlite3.Connection, record: object) -> None:
        plain(file, record)
        file.set_trace_callback(said.append)

    monkeypatch.setattr(sqlite, "_prepare", traced)
    with running(quick(tmp_path, keep_tables=1, keep_guests=1)) as server:
        ann, bela = newcomer(server, "Ann"), newcomer(server, "Béla")
        match = ann.create("open", terms={"public": True, "rated": True})["id"]
        bela.post(f"/api/matches/{match}/join")
        with listening(ann, match) as heard:
            ann.post(f"/api/matches/{match}/start")
            ann.post(f"/api/matches/{match}/chat", words="hello")
            next_table(heard)
        actor = ann if ann.table(match)["legal"] else bela
        actor.act(actor.table(match), do="end")
        ann.create("easy")
        for path in ("matches", "lobby", "me/export", "me/history", "blocks", f"matches/{match}/chat"):
            ann.get(f"/api/{path}")
        bela.post("/api/me/code")
        bela.post(f"/api/matches/{match}/leave")
        said_now = len(said)
        wait_until(lambda: len(said) > said_now + 30)  # what it looks after from time to time
        assert ann.http.delete("/api/me").status_code == 204
    statements = {sql for sql in said if sql.startswith(("SELECT", "UPDATE", "DELETE"))}
    assert len(statements) > 50
    with sqlite3.connect(tmp_path / "fiefdom.sqlite") as file:
        assert not [scan for sql in statements for scan in scans(file, sql, [])]


async def carried_out(folder: Path) -> list[str]:
    """What a server does at its start and from time to time: every statement, as SQLite got it."""
    settings = Settings(sqlite_url(folder))
    await Database.prepare(settings.database_url)
    database = Database(settings.database_url)
    said: list[str] = []
    engine = database._engine._engine  # type: ignore[union-attr]
    event.listen(engine, "connect", lambda file, _record: file.set_trace_callback(said.append))
    journal, live = Journal(database), Live()
    people = Guests(database, "nobody signs here", settings.clock)
    tables = Tables(journal, people, live, settings)
    keeper, rota = Timekeeper(database, tables, live, settings), Rota(database, "here 1 a")
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
    await database.close()
    return said
