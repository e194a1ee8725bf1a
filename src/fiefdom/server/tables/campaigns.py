"""Campaigns: games for one that go on for weeks. They have a name, can be started again, kept as a file, deleted
and taken back for a week; nothing else ends one."""

import asyncio
from collections.abc import Callable, Mapping

from fiefdom.kernel import registry
from fiefdom.kernel.json import JSON
from fiefdom.server.refused import Refused
from fiefdom.server.tables.campaign_file import read_file, write_file
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.table import Chair, Change, Setup, Table
from fiefdom.server.tables.tables import SEED_BITS, Tables, named, new_id, seat_at

KEPT = 7 * 24 * 3600 * 1000
"""Milliseconds that a deleted campaign can be taken back."""
_AT_ONCE = 500
CleanName = Callable[[str], str]


class Campaigns:
    """What only the owner of a campaign can do. The table must be held, as everywhere."""

    def __init__(self, tables: Tables, journal: Journal) -> None:
        self._tables = tables
        self._journal = journal
        self._reading = asyncio.Lock()  # one file at a time: playing it again takes a while

    def check_owner(self, table: Table, guest: str) -> None:
        seat_at(table, guest)
        if not table.campaign:
            raise Refused("not-campaign")

    async def rename(self, table: Table, guest: str, name: str) -> None:
        self.check_owner(table, guest)
        if name != table.name:
            await self._tables.change(table, "name", None, {"name": name})

    async def delete(self, table: Table, guest: str) -> None:
        """It can be taken back for a week; deleting it again changes nothing."""
        self.check_owner(table, guest)
        if table.deleted is None:
            await self._tables.change(table, "delete")

    async def restore(self, table: Table, guest: str) -> None:
        self.check_owner(table, guest)
        if table.deleted is not None:
            await self._tables.change(table, "restore")

    async def restart(self, table: Table, guest: str) -> str:
        """L26 of Kingdom Legacy: a new record from the beginning; the old one is kept as a deleted one is."""
        self.check_owner(table, guest)
        if table.status != "running" or table.match is None:
            raise Refused("not-running")
        if not table.match.state.may_restart():
            raise Refused("no-restart")
        old = table.setup
        again = await self._tables.create(
            guest, old.game, old.options, old.level, old.chairs, old.hints, table.name
        )
        await self._tables.change(table, "delete")
        return again

    def export(self, table: Table, guest: str) -> str:
        """The campaign as a file, also in the middle: it goes on wherever it is brought."""
        self.check_owner(table, guest)
        return write_file(table)

    async def bring(self, guest: str, record: Mapping[str, JSON], clean: CleanName) -> str:
        """A campaign from a file, under the rules that it was begun with. `clean` makes a name of what is in it."""
        async with self._reading:
            found = await asyncio.to_thread(read_file, record)
        name = None
        if isinstance(found.name, str):
            try:
                name = clean(found.name)
            except ValueError:
                raise Refused("bad-file", detail="the name is no name") from None
        match = found.match
        if match.seed.bit_length() > SEED_BITS:
            raise Refused("bad-file", detail=f"a seed has at most {SEED_BITS} bits")
        now = self._tables.now()
        setup = Setup(
            new_id(now),
            match.game.name,
            match.game.rules_version,
            match.options,
            match.seed,
            "medium",
            guest,
            (Chair("person", guest=guest),),
            now,
            hints=True,
        )
        changes = [] if name is None else [named(2, name, now)]
        first = 2 + len(changes)
        changes += [
            Change(first + step, "action", 0, match.game.encode(action), now)
            for step, action in enumerate(match.actions)
        ]
        return await self._tables.write(setup, changes)

    async def forget_deleted(self) -> int:
        """Takes those out of the database that were deleted more than a week ago; says how many."""
        before = self._tables.now() - KEPT
        gone = 0
        while found := await self._journal.deleted(before, _AT_ONCE):
            for match_id in found:
                await self._journal.forget(match_id, before)
                self._tables.forget(match_id)
            gone += len(found)
        return gone


def campaign_games() -> list[str]:
    return [game.name for game in registry.all_games() if game.campaign]
