"""Deleting for good: a table, a guest with all that is theirs, and what is older than the host wants to keep."""

import asyncio
import json
from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, or_, select, update

from fiefdom.server.failures import log_failure
from fiefdom.server.people.guests import Guests
from fiefdom.server.refused import Refused
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database, Session
from fiefdom.server.storage.naming import drop_belongings, drop_tables
from fiefdom.server.storage.relations import changes, guests, matches, seats
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.tables import Tables

_EVERY = 3600.0  # seconds between two looks for what is old
_AT_ONCE = 200
_GO_ON = ("waiting", "running")
_DAY = 24 * 3600 * 1000  # milliseconds


class Forgetting:
    def __init__(self, database: Database, tables: Tables, journal: Journal, people: Guests) -> None:
        self._database = database
        self._tables = tables
        self._journal = journal
        self._people = people

    async def guest(self, id_: str) -> None:
        """The guest goes: own tables at once, the name from all others, which are their companions', too."""
        left: set[str] = set()
        while not await self._drop_guest(id_, left):
            for line in await self._journal.tables_of(id_, 10_000):
                if line.id not in left and line.status in _GO_ON:
                    await self._leave(line.id, id_)
                    left.add(line.id)

    async def _leave(self, match_id: str, guest: str) -> None:
        try:
            async with self._tables.hold(match_id) as table:
                if table.seat_of(guest) is not None and table.status in _GO_ON:
                    await self._tables.leave(table, guest)
        except Refused:
            return  # a campaign; or of rules that are no more: it is not played on anyway

    async def _drop_guest(self, id_: str, left: Collection[str]) -> bool:
        """Not while they sit at a table that goes on, but for those `left`: a last request may have come between."""
        sits_at = (
            select(seats.c.match)
            .join(matches, matches.c.id == seats.c.match)
            .where(seats.c.guest == id_, seats.c.kind == "person", matches.c.status.in_(_GO_ON))
        )
        async with self._database.writing() as connection:
            await connection.execute(select(guests.c.id).where(guests.c.id == id_).with_for_update())
            if not set(await connection.scalars(sits_at)) <= set(left):
                return False
            own = await _tables_of_one(connection, id_)
            await drop_tables(connection, own)
            await drop_belongings(connection, id_)
            sits, made = exists().where(seats.c.guest == id_), exists().where(matches.c.creator == id_)
            if await connection.scalar(select(or_(sits, made))):
                await connection.execute(
                    update(guests)
                    .where(guests.c.id == id_)
                    .values(name="", language=None, recovery=None, gone=True, generation=-1)
                )
            else:
                await connection.execute(delete(guests).where(guests.c.id == id_))
            await self._database.announce(connection, "guest", id_)
        self._people.forget(id_)
        self._forget(own)
        return True

    async def table(self, match_id: str) -> bool:
        """Whether there was such a table."""
        async with self._database.writing() as connection:
            found = await connection.scalar(select(matches.c.id).where(matches.c.id == match_id))
            await drop_tables(connection, [match_id] if found else [])
        self._forget([match_id])
        return found is not None

    async def old_tables(self, before: int) -> int:
        """Finished and closed tables that nobody has touched since then; how many they were."""
        old = matches.c.status.in_(("finished", "closed")) & (matches.c.updated < before)
        gone = 0
        while ids := await self._ids(select(matches.c.id).where(old).limit(_AT_ONCE)):
            async with self._database.writing() as connection:
                await drop_tables(connection, ids)
            self._forget(ids)
            gone += len(ids)
        return gone

    async def old_guests(self, before: int) -> int:
        old: ColumnElement[bool] = (guests.c.seen < before) & ~guests.c.gone
        gone = 0
        while ids := await self._ids(select(guests.c.id).where(old).limit(_AT_ONCE)):
            for id_ in ids:
                await self.guest(id_)
            gone += len(ids)
        return gone

    def _forget(self, ids: Iterable[str]) -> None:
        for match_id in ids:
            self._tables.forget(match_id)

    async def _ids(self, query: Any) -> list[str]:
        async with self._database.reading() as connection:
            return list(await connection.scalars(query))


async def _tables_of_one(connection: Session, guest: str) -> list[str]:
    """Tables that nobody but this guest ever sat at."""
    mine = select(seats.c.match).where(seats.c.guest == guest)
    query = select(matches.c.id, matches.c.seats).where(
        or_(matches.c.creator == guest, matches.c.id.in_(mine))
    )
    first = {row.id: _guests_in(row.seats) for row in await connection.execute(query)}
    later: dict[str, set[str]] = {id_: set() for id_ in first}
    ids = list(first)
    for row in await connection.execute(
        select(changes.c.match, changes.c.data).where(changes.c.match.in_(ids), changes.c.kind == "join")
    ):
        later[row.match].add(row.data["guest"])
    for row in await connection.execute(
        select(seats.c.match, seats.c.guest).where(seats.c.match.in_(ids), seats.c.guest.is_not(None))
    ):
        later[row.match].add(row.guest)
    return [id_ for id_ in ids if first[id_] | later[id_] <= {guest}]


def _guests_in(chairs: Any) -> set[str]:
    found = json.loads(chairs) if isinstance(chairs, str) else chairs
    return {chair["guest"] for chair in found if chair.get("guest")}


async def forget_old(forgetting: Forgetting, settings: Settings) -> None:
    """Looks once an hour, if the host wants anything forgotten."""
    while settings.keep_tables is not None or settings.keep_guests is not None:
        now = int(settings.clock() * 1000)
        try:
            if settings.keep_tables is not None:
                await forgetting.old_tables(now - settings.keep_tables * _DAY)
            if settings.keep_guests is not None:
                await forgetting.old_guests(now - settings.keep_guests * _DAY)
        except Exception as error:
            log_failure("forgetting what is old", error)
        await asyncio.sleep(_EVERY)
