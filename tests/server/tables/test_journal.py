"""The line of a table in the database is what its journal comes to, whichever statement has written it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

import fiefdom
from fiefdom.server.storage.address import sqlite_url
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.relations import guests, matches
from fiefdom.server.tables.journal import Conflict, Journal, Lease, _summary
from fiefdom.server.tables.table import Chair, Change, Setup, Table

PEOPLE = (Chair("person", guest="ann"), Chair("person", guest="bela"))
WITH_A_BOT = (Chair("person", guest="ann"), Chair("bot", level="easy"))


async def line_of(database: Database) -> dict[str, Any]:
    async with database.reading() as connection:
        return dict((await connection.execute(select(matches))).one()._mapping)


def decide(table: Table) -> Change:
    """The last of what is legal (so that turns end), folded by the table."""
    assert table.match is not None
    data = table.match.game.encode(table.match.state.legal()[-1])
    change = Change(table.version + 1, "action", table.actor, data, table.updated + 10)
    table.fold(change)
    return change


@pytest.mark.parametrize("chairs", [PEOPLE, WITH_A_BOT])
def test_the_line_follows_every_action(tmp_path: Path, chairs: tuple[Chair, ...]) -> None:
    async def play() -> set[bool]:
        database = Database(sqlite_url(tmp_path))
        await database.migrate()
        async with database.writing() as connection:
            people = [{"id": name, "name": name, "created": 0} for name in ("ann", "bela")]
            await connection.execute(insert(guests), people)
        journal = Journal(database)
        game = fiefdom.game("the-builders")
        table = Table.new(Setup("t", game.name, game.rules_version, {}, 5, "easy", "ann", chairs, created=1))
        await journal.create(table)
        bots: set[bool] = set()
        for _ in range(40):
            lease = Lease("us", 99) if table.bot_turn else None
            change = decide(table)
            await journal.append(table, change, lease)
            line = await line_of(database)
            summary = _summary(table)
            assert {name: line[name] for name in summary} == summary
            held = lease is not None and table.bot_turn
            assert (line["bot_owner"], line["bot_until"]) == (("us", 99) if held else (None, 0))
            bots.add(table.bot_turn)
            with pytest.raises(Conflict):
                await journal.append(table, change)  # this version is there already
        await database.close()
        return bots

    assert asyncio.run(play()) == ({False} if chairs is PEOPLE else {False, True})
