"""The open tables that anybody may join."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import select

from fiefdom.kernel.json import JSON
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.relations import guests, matches, seats
from fiefdom.server.tables.table import Chair
from fiefdom.server.tables.terms import Terms

_NEWEST = 100
_DAY = 24 * 3600 * 1000  # an open table that nobody has touched for longer is not shown
_FRESH = 0.5  # seconds for which all readers share one look


@dataclass(frozen=True, slots=True)
class OpenTable:
    id: str
    game: str
    options: Mapping[str, JSON]
    terms: Terms
    created: int
    chairs: tuple[Chair, ...]
    names: Mapping[str, str]


class Lobby:
    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._seen: list[OpenTable] = []
        self._seen_at = 0.0

    async def tables(self) -> list[OpenTable]:
        """The newest first; the very same list until something is new."""
        now = self._settings.clock()
        if not 0 <= now - self._seen_at < _FRESH:
            found, self._seen_at = await self._look(int(now * 1000)), now
            if found != self._seen:
                self._seen = found
        return self._seen

    async def _look(self, now: int) -> list[OpenTable]:
        query = (
            select(matches.c.id, matches.c.game, matches.c.options, matches.c.terms, matches.c.created)
            .where(matches.c.public, matches.c.status == "waiting", matches.c.updated > now - _DAY)
            .order_by(matches.c.created.desc())
            .limit(_NEWEST)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
            sitting = (
                await connection.execute(
                    select(seats, guests.c.name)
                    .join(guests, guests.c.id == seats.c.guest, isouter=True)
                    .where(seats.c.match.in_([row.id for row in rows]))
                    .order_by(seats.c.match, seats.c.seat)
                )
            ).all()
        chairs: dict[str, list[Chair]] = {row.id: [] for row in rows}
        for one in sitting:
            chairs[one.match].append(Chair(one.kind, one.guest, one.level))
        names = {one.guest: one.name for one in sitting if one.guest}
        return [
            OpenTable(
                row.id,
                row.game,
                row.options,
                Terms.from_json(row.terms),
                row.created,
                tuple(chairs[row.id]),
                names,
            )
            for row in rows
        ]
