"""At which tables somebody is waited for, asked of the database: whatever process moved them on."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, bindparam, func, select

from fiefdom.server.storage.database import Database
from fiefdom.server.storage.people_relations import seen
from fiefdom.server.storage.prepared import Reading
from fiefdom.server.storage.relations import changes, matches, seats
from fiefdom.server.tables.table import Chair
from fiefdom.server.tables.terms import Days, tempo_of

_others = seats.alias()
_SHOWN = (matches.c.id, matches.c.game, matches.c.updated)


def _turns(*where: ColumnElement[bool]) -> Reading:
    people = (
        select(func.count())
        .where(_others.c.match == matches.c.id, _others.c.kind == "person")
        .scalar_subquery()
    )
    return Reading(
        select(*_SHOWN, matches.c.deadline, matches.c.terms, seats.c.guest, seats.c.seat)
        .join(seats, and_(seats.c.match == matches.c.id, seats.c.seat == matches.c.actor))
        .where(matches.c.status == "running", ~matches.c.bot_turn, seats.c.kind == "person", people > 1)
        .where(*where)
        .order_by(matches.c.updated, matches.c.id)
        .limit(bindparam("most"))
    )


def _full(*where: ColumnElement[bool]) -> Reading:
    open_seat = select(_others.c.seat).where(_others.c.match == matches.c.id, _others.c.kind == "open")
    return Reading(
        select(*_SHOWN, matches.c.creator, seats.c.seat)
        .join(seats, and_(seats.c.match == matches.c.id, seats.c.guest == matches.c.creator))
        .where(matches.c.status == "waiting", ~open_seat.exists(), *where)
        .order_by(matches.c.updated, matches.c.id)
        .limit(bindparam("most"))
    )


_BETWEEN = (matches.c.updated > bindparam("after"), matches.c.updated <= bindparam("until"))
_AT = matches.c.id == bindparam("of")
_TURNS_BETWEEN, _TURN_AT, _TURNS_OF = _turns(*_BETWEEN), _turns(_AT), _turns(seats.c.guest == bindparam("of"))
_FULL_BETWEEN, _FULL_AT = _full(*_BETWEEN), _full(_AT)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A person who must decide at a table with other people."""

    match: str
    game: str
    guest: str
    seat: int
    since: int
    """When the table changed at last."""
    deadline: int | None
    by_days: bool
    """A game by correspondence."""


class Waits:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def between(self, after: int, until: int, limit: int) -> list[Waiting]:
        """Of tables that changed at last in this time, the longest ago first."""
        return await self._find(_TURNS_BETWEEN, {"after": after, "until": until, "most": limit})

    async def at(self, match_id: str) -> Waiting | None:
        found = await self._find(_TURN_AT, {"of": match_id, "most": 1})
        return found[0] if found else None

    async def of(self, guest: str, limit: int) -> list[Waiting]:
        return await self._find(_TURNS_OF, {"of": guest, "most": limit})

    async def full(self, after: int, until: int, limit: int) -> list[Waiting]:
        """Tables that changed at last in this time and can start: their creators are waited for."""
        return await self._full(_FULL_BETWEEN, {"after": after, "until": until, "most": limit})

    async def full_at(self, match_id: str) -> Waiting | None:
        found = await self._full(_FULL_AT, {"of": match_id, "most": 1})
        return found[0] if found else None

    async def _full(self, query: Reading, asked: dict[str, Any]) -> list[Waiting]:
        async with self._database.reading() as connection:
            rows = await query.all(connection, asked)
        return [Waiting(r.id, r.game, r.creator, r.seat, r.updated, None, by_days=False) for r in rows]

    async def _find(self, query: Reading, asked: dict[str, Any]) -> list[Waiting]:
        async with self._database.reading() as connection:
            rows = await query.all(connection, asked)
        return [
            Waiting(
                row.id,
                row.game,
                row.guest,
                row.seat,
                row.updated,
                row.deadline,
                isinstance(tempo_of(row.terms.get("tempo")), Days),
            )
            for row in rows
        ]

    async def chairs(self, match_id: str) -> list[Chair]:
        """Of the table, by seat."""
        query = select(seats).where(seats.c.match == match_id).order_by(seats.c.seat)
        async with self._database.reading() as connection:
            return [Chair(r.kind, r.guest, r.level, r.left) for r in await connection.execute(query)]

    async def mark(self, one: Waiting) -> int:
        """Names this wait: the version of their last decision before the others'.

        Nothing that the others do and undo changes it, so that nobody can be called again and again.
        """
        decided = (changes.c.match == one.match) & (changes.c.kind == "action")
        others = select(func.max(changes.c.version)).where(decided, changes.c.seat != one.seat)
        async with self._database.reading() as connection:
            last = await connection.scalar(others) or 0
            mine = select(func.max(changes.c.version)).where(
                decided, changes.c.seat == one.seat, changes.c.version < last
            )
            return await connection.scalar(mine) or 0

    async def who_saw(self, waits: Collection[Waiting]) -> set[str]:
        """Tables whose person was there after the last change, and has gone."""
        since = {(one.match, one.guest): one.since for one in waits}
        query = select(seen).where(seen.c.match.in_([one.match for one in waits]))
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
            return {
                row.match
                for row in rows
                if (row.match, row.guest) in since and row.at > since[row.match, row.guest]
            }
