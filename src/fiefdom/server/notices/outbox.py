"""What is on its way: written down first, so that nothing is lost; taken by one process at a time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete, insert, select, update

from fiefdom.server.storage.database import Database, Session
from fiefdom.server.storage.people_relations import outbox

Kind = Literal["turn", "nudge", "ready", "digest", "confirm", "test"]
Way = Literal["push", "mail", "webhook"]

_LEASE = 120_000  # milliseconds: if who took a message has died, another sends it then
_AGAIN = (30, 120, 600, 3600, 4 * 3600)  # seconds until the next try


@dataclass(frozen=True, slots=True)
class Letter:
    """One message to one place."""

    guest: str
    match: str | None
    kind: Kind
    way: Way
    target: str = ""
    by: str | None = None
    """The guest who had it sent."""


@dataclass(frozen=True, slots=True)
class Taken:
    id: int
    letter: Letter
    tries: int


class Outbox:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, connection: Session, letters: Sequence[Letter], now: int) -> None:
        """Within the transaction of what they are about."""
        rows = [
            {
                "guest": letter.guest,
                "match": letter.match,
                "kind": letter.kind,
                "way": letter.way,
                "target": letter.target,
                "facts": {"by": letter.by} if letter.by else {},
                "at": now,
                "due": now,
            }
            for letter in letters
        ]
        if rows:
            await connection.execute(insert(outbox), rows)

    async def take(self, now: int, most: int) -> list[Taken]:
        """Those that are to be sent now; nobody else gets them for a while."""
        query = select(outbox).where(outbox.c.due <= now).order_by(outbox.c.due, outbox.c.id).limit(most)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        mine = []
        for row in rows:
            async with self._database.writing() as connection:
                done = await connection.execute(
                    update(outbox)
                    .where(outbox.c.id == row.id, outbox.c.due == row.due)
                    .values(due=now + _LEASE, tries=row.tries + 1)
                )
            if done.rowcount == 1:
                letter = Letter(row.guest, row.match, row.kind, row.way, row.target, row.facts.get("by"))
                mine.append(Taken(row.id, letter, row.tries + 1))
        return mine

    async def done(self, taken: Taken) -> None:
        """It has arrived, or nobody needs it any more."""
        async with self._database.writing() as connection:
            await connection.execute(delete(outbox).where(outbox.c.id == taken.id))

    async def later(self, taken: Taken, now: int, wait: float = 0) -> bool:
        """Tries again after a while; False if it was tried often enough. `wait`: seconds, at least."""
        if taken.tries > len(_AGAIN):
            await self.done(taken)
            return False
        pause = max(_AGAIN[taken.tries - 1], wait)
        async with self._database.writing() as connection:
            await connection.execute(
                update(outbox).where(outbox.c.id == taken.id).values(due=now + int(pause * 1000))
            )
        return True
