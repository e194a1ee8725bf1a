"""The database: safe on disk, up to date, and of two changes of one version it keeps one."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from fiefdom.server.people.guests import Guests, kept_secret
from fiefdom.server.storage import database as module
from fiefdom.server.storage.address import BadDatabase, read_url, sqlite_url
from fiefdom.server.storage.database import Database, newest_version
from fiefdom.server.storage.relations import metadata
from fiefdom.server.tables.journal import Conflict, Journal
from fiefdom.server.tables.table import OPEN, Chair, Change, Setup, Table


@asynccontextmanager
async def database_in(folder: Path) -> AsyncIterator[Database]:
    database = Database(sqlite_url(folder))
    try:
        await database.migrate()
        yield database
    finally:
        await database.close()


def with_database(folder: Path, work: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        async with database_in(folder) as database:
            await work(database)

    asyncio.run(run())


def test_nothing_that_was_committed_is_lost_with_the_power(tmp_path: Path) -> None:
    async def check(database: Database) -> None:
        for get in (database.reading, database.writing):
            async with get() as connection:
                assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
                assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2  # FULL
                assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1

    with_database(tmp_path, check)


def test_the_migrations_lead_to_the_tables_of_the_program(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def check(database: Database) -> None:
        await database.migrate()  # once more changes nothing
        async with database.writing() as connection:
            assert await connection.run_sync(differences) == []

    with_database(tmp_path, check)


def test_a_migration_is_named_by_the_version_it_comes_to() -> None:
    """A server whose database has this one need not load what migrates."""
    scripts = ScriptDirectory(str(Path(module.__file__).with_name("migrations")))
    assert newest_version() == scripts.get_current_head()


def test_a_transaction_that_fails_leaves_nothing(tmp_path: Path) -> None:
    async def check(database: Database) -> None:
        async def write_and_fail() -> None:
            async with database.writing() as connection:
                await connection.execute(text("INSERT INTO kept VALUES ('a', 'b')"))
                raise RuntimeError("no")

        with pytest.raises(RuntimeError, match="no"):
            await write_and_fail()
        async with database.reading() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM kept"))).scalar() == 0

    with_database(tmp_path, check)


def test_of_two_changes_of_one_version_one_is_kept(tmp_path: Path) -> None:
    """Two servers that both read version 1: the journal decides, not their memories."""

    async def check(database: Database) -> None:
        guests = Guests(database, "secret", lambda: 1000.0)
        ann, bela, carl = [await guests.new("en") for _ in range(3)]
        journal = Journal(database)
        chairs = (Chair("person", guest=ann.id), OPEN)
        setup = Setup("table1", "the-builders", 1, {}, 7, "easy", ann.id, chairs, created=5)
        await journal.create(Table.new(setup))
        for guest, wins in ((bela, True), (carl, False)):
            table, change = Table.new(setup), Change(2, "join", 1, {"guest": guest.id}, at=6)
            table.fold(change)
            if wins:
                await journal.append(table, change)
            else:
                with pytest.raises(Conflict):
                    await journal.append(table, change)
        assert [change.data for change in await journal.since("table1", 1)] == [{"guest": bela.id}]
        assert len(await journal.tables_of(bela.id, 10)) == 1
        assert await journal.tables_of(carl.id, 10) == []
        assert await journal.setup("table1") == setup

    with_database(tmp_path, check)


def test_the_secret_is_the_same_for_all_who_ask_at_once(tmp_path: Path) -> None:
    async def check(database: Database) -> None:
        found = await asyncio.gather(*(kept_secret(database) for _ in range(5)))
        assert len(set(found)) == 1
        assert len(found[0]) > 40

    with_database(tmp_path, check)


def test_the_folder_of_the_data_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    asyncio.run(Database.prepare(sqlite_url(folder)))
    assert folder.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "url",
    [
        "",
        "mysql://x",
        "sqlite+pysqlite:///x",
        "sqlite://",
        "sqlite:///:memory:",
        "postgresql://x:y/z",
        "nonsense",
    ],
)
def test_urls_of_nothing(url: str) -> None:
    with pytest.raises(BadDatabase):
        Database(url)


def test_what_a_url_asks_of_the_driver_in_vain() -> None:
    with pytest.raises(BadDatabase, match="colour"):
        asyncio.run(Database.prepare("postgresql://127.0.0.1:1/x?colour=red"))


@pytest.mark.parametrize("name", ["why?x=1", "a#b", "50%20club", "Kovács klubja"])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    asyncio.run(Database.prepare(sqlite_url(tmp_path / name)))
    assert (tmp_path / name / "fiefdom.sqlite").is_file()


def test_an_address_as_hosts_give_it() -> None:
    url = read_url("postgres://fiefdom:secret@db.example/fiefdom?sslmode=require")
    assert (url.drivername, dict(url.query)) == ("postgresql+asyncpg", {"ssl": "require"})
