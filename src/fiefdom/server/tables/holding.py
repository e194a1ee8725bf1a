"""Getting hold of a table: from memory, or from the journal; nobody else changes it meanwhile."""

import asyncio
from types import TracebackType

from fiefdom.kernel.errors import UnknownGame
from fiefdom.server.failures import OutOfReach
from fiefdom.server.people.guests import Guests
from fiefdom.server.refused import Refused, other_box
from fiefdom.server.settings import Settings
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.shelf import Shelf
from fiefdom.server.tables.table import OtherRules, Table, Unplayed


class _Lock(asyncio.Lock):
    users = 0
    """Who has it or waits for it; when nobody does any more, it goes."""
    failures = 0
    """How often who had it could not reach the data."""


class _Hold:
    """A table while somebody holds it. A class: everybody comes by all the time, and a generator takes twice as long."""

    __slots__ = ("_at_least", "_holding", "_id", "_lock", "_unplayed")

    def __init__(self, holding: "Holding", match_id: str, at_least: int | None, unplayed: bool) -> None:
        self._holding = holding
        self._id = match_id
        self._at_least = at_least
        self._unplayed = unplayed

    async def __aenter__(self) -> Table:
        self._lock = lock = self._holding.lock(self._id)
        failures = lock.failures
        try:
            await lock.acquire()
        except BaseException:
            self._go()
            raise
        if lock.failures != failures:  # who was before us waited in vain: we need not try the same
            self._let_go(None)
            raise OutOfReach("no answer in time")
        try:
            return await self._holding.find(self._id, self._at_least, self._unplayed)
        except BaseException as error:
            self._let_go(error)
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._holding.doze(self._id)
        self._let_go(error)

    def _let_go(self, error: BaseException | None) -> None:
        if isinstance(error, OutOfReach):
            self._lock.failures += 1
        self._lock.release()
        self._go()

    def _go(self) -> None:
        self._lock.users -= 1
        if not self._lock.users:
            self._holding.drop_lock(self._id)


class Holding:
    """The tables that were used last are kept in memory; all others are built from the journal."""

    def __init__(self, journal: Journal, guests: Guests, live: Live, settings: Settings) -> None:
        self._journal = journal
        self._guests = guests
        self._live = live
        self._settings = settings
        self._shelf = Shelf(live, settings.cached_tables)
        self._locks: dict[str, _Lock] = {}

    def hold(self, match_id: str, at_least: int | None = None, *, unplayed: bool = False) -> _Hold:
        """The table as it is now; nobody in this process changes it while it is held.

        `at_least`: a version that is new enough, for who would rather not wait for a look into the database.
        `unplayed`: also one whose match cannot be played here, for who does not need it.
        """
        if not (match_id.isascii() and match_id.isalnum() and len(match_id) <= 16):
            raise Refused("unknown-match")
        return _Hold(self, match_id, at_least, unplayed)

    def lock(self, match_id: str) -> _Lock:
        lock = self._locks.get(match_id)
        if lock is None:
            lock = self._locks[match_id] = _Lock()
        lock.users += 1
        return lock

    def drop_lock(self, match_id: str) -> None:
        del self._locks[match_id]

    def doze(self, match_id: str) -> None:
        self._shelf.doze(match_id)

    async def find(self, match_id: str, at_least: int | None, unplayed: bool) -> Table:
        table = self._shelf.get(match_id)
        if table is None or not await self._is_new_enough(table, at_least):
            table = await self._load(match_id, unplayed)
        return table

    async def _is_new_enough(self, table: Table, at_least: int | None) -> bool:
        """Where other processes write, too, the database is asked."""
        if self._journal.alone or (at_least is not None and table.version >= at_least):
            return True
        newest = await self._journal.version(table.setup.id)
        if newest is None:  # deleted
            self._shelf.take(table.setup.id)
        return newest == table.version

    async def _load(self, match_id: str, unplayed: bool) -> Table:
        """From the journal: all of it, or what is missing."""
        table = self._shelf.take(match_id)
        try:
            if table is None:
                setup = await self._journal.setup(match_id)
                if setup is None:
                    raise Refused("unknown-match")
                table = Table.new(setup)
            for change in await self._journal.since(match_id, table.version):
                table.fold(change)
        except UnknownGame as error:
            raise Refused("other-rules", detail=str(error)) from None
        except OtherRules as error:
            if unplayed:
                return await self._load_unplayed(match_id)
            raise other_box("other-rules", error.reason, str(error), error.name) from None
        self._shelf.put(table)
        return table

    async def _load_unplayed(self, match_id: str) -> Table:
        """It is never kept: what is missing may be there again tomorrow."""
        setup = await self._journal.setup(match_id)
        if setup is None:
            raise Refused("unknown-match")
        table = Table.new(setup, Unplayed())
        for change in await self._journal.since(match_id, table.version):
            table.fold(change)
        table.finished = await self._journal.finished(match_id)
        return table

    def at_hand(self, match_id: str) -> Table | None:
        """The table, if it is in memory; only to look at what never changes."""
        return self._shelf.get(match_id)

    def of(self, guest: str) -> list[str]:
        """The tables in memory at which this guest sits."""
        return [table.setup.id for table in self._shelf if table.seat_of(guest) is not None]

    def forget(self, match_id: str) -> None:
        """The table is not in the database any more, or not as we know it."""
        self._shelf.take(match_id)

    def forget_all(self) -> None:
        """The database is another one: a copy of it was put back."""
        self._shelf.clear()

    async def recheck(self) -> None:
        """Others may have written: what has changed is built anew, and those who watch are told."""
        watched = self._live.tables()
        newest = await self._journal.versions({*(table.setup.id for table in self._shelf), *watched})
        for table in self._shelf:
            if newest.get(table.setup.id) != table.version:
                self.forget(table.setup.id)
        for match_id in watched:
            if self._live.version(match_id) != newest.get(match_id):
                self._live.tell(match_id, newest.get(match_id))

    async def names(self, table: Table) -> dict[str, str]:
        return await self._guests.names(chair.guest for chair in table.chairs if chair.guest is not None)
