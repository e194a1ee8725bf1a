"""Which columns name a guest or a table: whatever is added to the database later, nothing is left when either goes.

A column does so by its foreign key, or says so: `info=NAMES_GUEST`.
"""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Column, Table, bindparam, delete, select

from fiefdom.server.refused import Refused
from fiefdom.server.storage import people_relations  # noqa: F401 - they join the metadata
from fiefdom.server.storage.database import Session
from fiefdom.server.storage.prepared import Reading
from fiefdom.server.storage.relations import guests, matches, seats

SHARED = (matches.c.creator, seats.c.guest)
"""Of tables, which are their companions', too: they stay, and lose the name with the guest's own row."""

_THERE = Reading(
    select(guests.c.id).where(guests.c.id == bindparam("of"), ~guests.c.gone).with_for_update(read=True)
)


def naming(relation: Table) -> list[Column[Any]]:
    """All columns that name a row of this relation."""
    return [
        column
        for other in guests.metadata.sorted_tables
        for column in other.c
        if column.info.get("names") == relation.name
        or any(key.column.table is relation for key in column.foreign_keys)
    ]


async def check_there(connection: Session, guest: str) -> None:
    """Refused if the guest was deleted in this very moment; until the transaction ends nobody does that."""
    if await _THERE.one(connection, {"of": guest}) is None:
        raise Refused("no-guest")


async def drop_tables(connection: Session, ids: Iterable[str]) -> None:
    """Takes tables out of the database with all that belongs to them."""
    wanted = list(ids)
    for column in naming(matches):
        await connection.execute(delete(column.table).where(column.in_(wanted)))
    await connection.execute(delete(matches).where(matches.c.id.in_(wanted)))


async def drop_belongings(connection: Session, guest: str) -> None:
    """Takes all that is a guest's out of the database, but for the guest and shared tables."""
    for column in naming(guests):
        if all(column is not shared for shared in SHARED):
            await connection.execute(delete(column.table).where(column == guest))
