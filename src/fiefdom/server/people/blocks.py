"""Who does not want to meet whom."""

from sqlalchemy import Delete, bindparam, delete, insert, or_, select

from fiefdom.server.storage.database import Database
from fiefdom.server.storage.naming import check_there
from fiefdom.server.storage.people_relations import blocks
from fiefdom.server.storage.prepared import Reading
from fiefdom.server.storage.relations import guests

_APART = Reading(
    select(blocks.c.guest, blocks.c.blocked).where(
        or_(blocks.c.guest == bindparam("of"), blocks.c.blocked == bindparam("of"))
    )
)


class Blocks:
    """Of somebody whom one has blocked one sees no messages, and sits at no table with them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def block(self, guest: str, other: str) -> None:
        async with self._database.writing() as connection:
            await check_there(connection, guest)
            await check_there(connection, other)
            await connection.execute(_between(guest, other))
            await connection.execute(insert(blocks).values(guest=guest, blocked=other))

    async def unblock(self, guest: str, other: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(_between(guest, other))

    async def of(self, guest: str) -> set[str]:
        """Whom a guest has blocked."""
        async with self._database.reading() as connection:
            return set(await connection.scalars(select(blocks.c.blocked).where(blocks.c.guest == guest)))

    async def named(self, guest: str) -> list[tuple[str, str]]:
        """The same, with their names."""
        query = (
            select(guests.c.id, guests.c.name)
            .join(blocks, blocks.c.blocked == guests.c.id)
            .where(blocks.c.guest == guest)
            .order_by(guests.c.name)
        )
        async with self._database.reading() as connection:
            return [(row.id, row.name) for row in await connection.execute(query)]

    async def apart(self, guest: str) -> set[str]:
        """Whom a guest does not meet: one of the two has blocked the other."""
        async with self._database.reading() as connection:
            rows = await _APART.all(connection, {"of": guest})
            return {row.blocked if row.guest == guest else row.guest for row in rows}


def _between(guest: str, other: str) -> Delete:
    return delete(blocks).where(blocks.c.guest == guest, blocks.c.blocked == other)
