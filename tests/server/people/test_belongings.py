"""Nothing of a guest is forgotten when it is asked for or deleted, whatever tables the database gets later."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, LargeBinary, Table, insert, select

from fiefdom.server.settings import Settings
from fiefdom.server.storage.address import sqlite_url
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.naming import SHARED, naming
from fiefdom.server.storage.relations import guests, matches, metadata
from fiefdom.server.tables.export import MINE, NOT_TOLD
from server.conftest import NewPerson, quick
from server.table_side import running

LIKE_A_GUEST = ("guest", "creator", "player", "blocked", "owner", "sender", "friend", "other", "by")
LIKE_A_TABLE = ("match", "table")
ANY: dict[type, Any] = {str: "x", int: 1, float: 1.0, bool: False, bytes: b"x" * 32, object: {}}


def columns(names: tuple[str, ...]) -> list[Column[Any]]:
    return [column for table in metadata.sorted_tables for column in table.c if column.name in names]


def is_in(column: Column[Any], some: Any) -> bool:
    return any(column is one for one in some)


def test_every_column_that_looks_like_a_guest_or_a_table_says_that_it_is_one() -> None:
    for column in columns(LIKE_A_GUEST):
        assert is_in(column, naming(guests)), f"{column}: a foreign key, or info=NAMES_GUEST"
    for column in columns(LIKE_A_TABLE):
        assert is_in(column, naming(matches)), f"{column}: a foreign key, or info=NAMES_TABLE"


def test_every_column_that_names_a_guest_is_exported_or_left_out_on_purpose() -> None:
    told = [relation.c[key] for relation, key, _ in MINE.values()]
    for column in naming(guests):
        assert is_in(column, (*told, *NOT_TOLD, matches.c.creator)), f"{column} is missing in export.py"


def row_for(table: Table, **given: Any) -> dict[str, Any]:
    """Any row of a table that the database takes."""
    row = dict(given)
    for column in table.c:
        if column.name in row or column.nullable or (column.primary_key and column.autoincrement is True):
            continue
        kind = bytes if isinstance(column.type, LargeBinary) else column.type.python_type
        row[column.name] = ANY[kind]
    return row


def test_delete_me_takes_every_row_of_every_table(tmp_path: Path, newcomer: NewPerson) -> None:
    """A row that names her in every column that can; afterwards her id is nowhere but at shared tables."""
    with running(quick(tmp_path)) as server:
        ann, bela = newcomer(server, "Ann"), newcomer(server, "Béla")
        shared = ann.create("open")["id"]
        bela.post(f"/api/matches/{shared}/join")
        ann.post(f"/api/matches/{shared}/start")
        own = [column for column in naming(guests) if not is_in(column, SHARED)]

        async def fill() -> None:
            async with server.services.database.writing() as connection:
                for column in own:
                    other = {
                        one.name: bela.id for one in column.table.c if one is not column and is_in(one, own)
                    }
                    at = {one.name: shared for one in column.table.c if is_in(one, naming(matches))}
                    row = row_for(column.table, **{column.name: ann.id}, **other, **at)
                    await connection.execute(insert(column.table), row)

        async def count() -> dict[str, int]:
            async with server.services.database.reading() as connection:
                return {
                    str(column): len((await connection.execute(select(column).where(column == ann.id))).all())
                    for column in own
                }

        server.call(fill())
        assert set(server.call(count()).values()) == {1}
        exported = ann.get("/api/me/export")
        for name, (relation, key, _) in MINE.items():
            assert exported[name], f"{relation.name}.{key} is not in the export"
        assert ann.http.delete("/api/me").status_code == 204
        assert set(server.call(count()).values()) == {0}
        assert bela.table(shared)["status"] == "running"


@pytest.mark.parametrize("campaign", ["kingdom-legacy"])
def test_a_table_goes_with_all_that_belongs_to_it(tmp_path: Path, newcomer: NewPerson, campaign: str) -> None:
    """Also what was said at it, when a campaign that was deleted is forgotten for good."""
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        match = ann.post("/api/matches", game=campaign, seats=[{"who": "me"}])["id"]
        ann.post(f"/api/matches/{match}/chat", emote="hello")
        assert ann.http.delete(f"/api/matches/{match}").status_code == 200
        later = int(server.settings.clock() * 1000) + 1000
        server.call(server.services.journal.forget(match, later))
    assert asyncio.run(rows_of(Settings(sqlite_url(tmp_path)), match)) == {}


async def rows_of(settings: Settings, match: str) -> dict[str, int]:
    database = Database(settings.database_url)
    found: dict[str, int] = {}
    try:
        async with database.reading() as connection:
            for column in (*naming(matches), matches.c.id):
                rows = (await connection.execute(select(column).where(column == match))).all()
                if rows:
                    found[str(column)] = len(rows)
    finally:
        await database.close()
    return found
