"""Where bots are to decide and who thinks for them, as all processes of one database see it."""

from dataclasses import dataclass

from sqlalchemy import and_, bindparam, delete, func, insert, select

from fiefdom.server.storage.database import Database
from fiefdom.server.storage.prepared import Reading
from fiefdom.server.storage.relations import matches, seats, thinkers

_A_PERSON = (
    select(func.min(seats.c.guest))
    .where(seats.c.match == matches.c.id, seats.c.kind == "person")
    .correlate(matches)
    .scalar_subquery()
)
_PENDING = Reading(
    select(
        matches.c.id,
        func.coalesce(seats.c.level, matches.c.level).label("level"),  # a bot that stands in has the table's
        _A_PERSON.label("guest"),
    )
    .select_from(matches.join(seats, and_(seats.c.match == matches.c.id, seats.c.seat == matches.c.actor)))
    .where(matches.c.bot_turn, matches.c.bot_until < bindparam("now"))
    .order_by(matches.c.updated)
    .limit(bindparam("most"))
)


@dataclass(frozen=True, slots=True)
class Pending:
    """A table where a bot must decide and no process is at it."""

    match: str
    level: str
    guest: str | None
    """Of the people at the table, one; None: they have all left."""


@dataclass(frozen=True, slots=True)
class Others:
    """The other processes together."""

    workers: int = 0
    hurried: bool = False


class Rota:
    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def pending(self, now: int, limit: int) -> list[Pending]:
        """The longest waiting first."""
        async with self._database.reading() as connection:
            rows = await _PENDING.all(connection, {"now": now, "most": limit})
            return [Pending(*row) for row in rows]

    async def report(self, workers: int, hurried: bool, now: int, until: int) -> Others:
        """Says how many workers are here, and learns about those elsewhere. A SQLite file has one process."""
        if self._database.sqlite:
            return Others()
        mine = thinkers.c.process == self._process
        async with self._database.writing() as connection:
            await connection.execute(delete(thinkers).where(mine | (thinkers.c.until < now)))
            row = {"process": self._process, "workers": workers, "hurried": hurried, "until": until}
            await connection.execute(insert(thinkers).values(**row))
        async with self._database.reading() as connection:
            others = (await connection.execute(select(thinkers).where(~mine))).all()
        return Others(sum(row.workers for row in others), any(row.hurried for row in others))

    async def leave(self) -> None:
        if not self._database.sqlite:
            async with self._database.writing() as connection:
                await connection.execute(delete(thinkers).where(thinkers.c.process == self._process))
