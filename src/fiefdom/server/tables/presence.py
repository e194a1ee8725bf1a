"""Who has a table open, and since when somebody has not: also for other processes, and after a restart."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection

from sqlalchemy import bindparam, delete, insert, select

from fiefdom.server.failures import log_failure
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.people_relations import seen
from fiefdom.server.storage.prepared import Reading, Writing
from fiefdom.server.storage.relations import present
from fiefdom.server.tables.live import Live

_EVERY = 5.0  # seconds between two signs of life
_LASTS = 15_000  # milliseconds for which a sign of life holds
_REMEMBERED = 20_000
_SEEN_AT = Reading(select(seen.c.guest, seen.c.at).where(seen.c.match == bindparam("of")))
_NOT_SEEN = Writing(delete(seen).where(seen.c.match == bindparam("of"), seen.c.guest == bindparam("whom")))
_SEEN = Writing(insert(seen))


class Presence:
    """Who is here is told to other processes through the database; one with a SQLite file has nobody to tell."""

    def __init__(self, database: Database, live: Live, settings: Settings, process: str) -> None:
        self._database = database
        self._live = live
        self._settings = settings
        self._process = process
        self._told: set[tuple[str, str]] = set()
        self._gone: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._unsaved: dict[tuple[str, str], int] = {}
        self._saving = asyncio.Lock()
        self._recalled: OrderedDict[str, None] = OrderedDict()
        self.on_move: Callable[[str], None] = lambda _match: None
        live.moved = self._moved

    def _moved(self, match_id: str, guest: str, here: bool) -> None:
        if here:
            self._gone.pop((match_id, guest), None)
            self._unsaved.pop((match_id, guest), None)
        else:
            self._gone[match_id, guest] = self._unsaved[match_id, guest] = self._now()
            if len(self._gone) > _REMEMBERED:
                self._gone.popitem(last=False)
        self.on_move(match_id)

    def away(self, match_id: str, guest: str | None) -> int | None:
        """Since when somebody does not have the table open; None: they have, or nobody knows."""
        if guest is None or self._live.here(match_id, guest):
            return None
        return self._gone.get((match_id, guest))

    async def recall(self, match_id: str) -> None:
        """Reads, once, who was at a table before this process began."""
        if match_id in self._recalled:
            return
        self._recalled[match_id] = None
        if len(self._recalled) > _REMEMBERED:
            self._recalled.popitem(last=False)
        async with self._database.reading() as connection:
            for row in await _SEEN_AT.all(connection, {"of": match_id}):
                self._gone.setdefault((match_id, row.guest), row.at)

    async def run(self) -> None:
        """Writes down who has gone, and tells who is here whenever that changes, and every few seconds."""
        while True:
            try:
                await self.save()
                if not self._database.sqlite:
                    await self.tell(self._live.pairs())
            except Exception as error:
                log_failure("telling who is here", error)
                await asyncio.sleep(1)
            await self._live.presence_changed(_EVERY)

    async def save(self) -> None:
        """Afterwards everybody who had gone before is written down."""
        async with self._saving:
            gone = dict(self._unsaved)
            if not gone:
                return
            async with self._database.writing() as connection:
                pairs = [{"of": match, "whom": guest} for match, guest in gone]
                await _NOT_SEEN.run_all(connection, pairs)
                rows = [{"match": match, "guest": guest, "at": at} for (match, guest), at in gone.items()]
                await _SEEN.run_all(connection, rows)
            for pair, at in gone.items():
                if self._unsaved.get(pair) == at:
                    del self._unsaved[pair]

    async def tell(self, pairs: set[tuple[str, str]]) -> None:
        """To the other processes; a SQLite file has one."""
        if self._database.sqlite or not (pairs or self._told):
            return
        now = self._now()
        rows = [
            {"process": self._process, "match": match_id, "guest": guest, "until": now + _LASTS}
            for match_id, guest in sorted(pairs)
        ]
        async with self._database.writing() as connection:
            await connection.execute(
                delete(present).where((present.c.process == self._process) | (present.c.until < now))
            )
            if rows:
                await connection.execute(insert(present), rows)
            if pairs != self._told:
                await self._database.announce(connection, "here")
        self._told = pairs

    async def elsewhere(self, ids: Collection[str]) -> set[tuple[str, str]]:
        """Who has one of these tables open at another process."""
        if self._database.sqlite:
            return set()
        query = select(present.c.match, present.c.guest).where(
            present.c.match.in_(ids), present.c.process != self._process, present.c.until >= self._now()
        )
        async with self._database.reading() as connection:
            return {(row.match, row.guest) for row in await connection.execute(query)}

    def _now(self) -> int:
        return int(self._settings.clock() * 1000)
