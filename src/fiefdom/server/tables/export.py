"""All that is stored about a guest, as JSON. Nothing that is a key to something: no hashes, no seeds."""

from typing import Any

from sqlalchemy import Column, Table, select

from fiefdom.server.storage.database import Database
from fiefdom.server.storage.people_relations import (
    addresses,
    blocks,
    messages,
    outbox,
    pushes,
    rated,
    ratings,
    seen,
    told,
)
from fiefdom.server.storage.relations import changes, guests, links, matches, present, seats, tokens

MINE: dict[str, tuple[Table, str, tuple[str, ...]]] = {
    "programs": (tokens, "guest", ("name", "created")),
    "seats": (seats, "guest", ("match", "seat", "kind", "level", "left")),
    "last_seen_at_tables": (seen, "guest", ("match", "at")),
    "messages": (messages, "guest", ("match", "kind", "text", "at")),
    "blocked": (blocks, "guest", ("blocked",)),
    "notified_browsers": (pushes, "guest", ("endpoint", "created")),
    "mail": (addresses, "guest", ("address", "confirmed", "digest", "digested")),
    "told": (told, "guest", ("match", "kind", "at")),
    "on_their_way": (outbox, "guest", ("match", "kind", "way", "at")),
    "ratings": (ratings, "player", ("game", "mu", "sigma", "games")),
    "rated_matches": (rated, "player", ("match", "mu", "sigma")),
}
NOT_TOLD = (links.c.guest, present.c.guest, blocks.c.blocked)
"""Keys of one's own, who has which table open just now, and what others decided: none is told."""


async def export(database: Database, guest: str) -> dict[str, Any]:
    """Times are milliseconds since 1970."""
    async with database.reading() as connection:

        async def rows(columns: list[Column[Any]], *where: Any) -> list[dict[str, Any]]:
            found = await connection.execute(select(*columns).where(*where))
            return [dict(row._mapping) for row in found]  # noqa: SLF001 - SQLAlchemy's public name for it

        (me,) = await rows(
            [guests.c[name] for name in ("id", "name", "language", "spoken", "created", "seen")],
            guests.c.id == guest,
        )
        data: dict[str, Any] = {"guest": me}
        for name, (relation, key, columns) in MINE.items():
            data[name] = await rows([relation.c[column] for column in columns], relation.c[key] == guest)
        mine = select(seats.c.match).where(seats.c.guest == guest)
        names = ("id", "game", "rules", "options", "level", "created", "updated", "status", "result")
        data["tables"] = await rows(
            [matches.c[name] for name in names], matches.c.id.in_(mine) | (matches.c.creator == guest)
        )
        data["decisions"] = await rows(
            [changes.c[name] for name in ("match", "version", "kind", "seat", "data", "at")],
            changes.c.match == seats.c.match,
            changes.c.seat == seats.c.seat,
            seats.c.guest == guest,
        )
    return data
