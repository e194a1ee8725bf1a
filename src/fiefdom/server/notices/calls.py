"""Finds out who has to be called and writes it down: once for each time that somebody is waited for."""

import asyncio
from collections.abc import Collection, Sequence

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from fiefdom.server.failures import log_failure
from fiefdom.server.notices.outbox import Kind, Letter, Outbox
from fiefdom.server.notices.waiting import Waiting, Waits
from fiefdom.server.notices.ways import Mailbox, Reach, Ways
from fiefdom.server.people.blocks import Blocks
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.people_relations import told
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.presence import Presence

_AT_ONCE = 500
_BACK = 24 * 3600 * 1000  # milliseconds: after a start, so far back we look for turns nobody was told of
_OVERLAP = 10_000  # milliseconds: a change may be on disk a little later than it says
_HOUR = 3600 * 1000
_TO_COME = (
    12 * _HOUR
)  # so much of a turn is left when the mail of the day tells of it; else it is told at once


class Calls:
    def __init__(
        self,
        database: Database,
        live: Live,
        presence: Presence,
        blocks: Blocks,
        ways: Ways,
        settings: Settings,
    ) -> None:
        self._database = database
        self._live = live
        self._presence = presence
        self._blocks = blocks
        self._ways = ways
        self._settings = settings
        self.outbox = Outbox(database)
        self.waits = Waits(database)
        self._looked = self._now() - _BACK
        self._known: set[Waiting] = set()

    async def run(self) -> None:
        """After a start they first have a moment to come back to the tables that they had open."""
        await asyncio.sleep(self._settings.notice_after)
        while True:
            try:
                await self.look()
                await self.digests()
            except Exception as error:
                log_failure("calling people", error)
            await asyncio.sleep(self._settings.notice_tick)

    # ------------------------------------------------------------------ turns

    async def look(self) -> None:
        """Calls those who are away and whose turn has lasted a moment."""
        until = self._now() - int(self._settings.notice_after * 1000)
        turns = await self.waits.between(self._looked - _OVERLAP, until, _AT_ONCE)
        full = await self.waits.full(self._looked - _OVERLAP, until, _AT_ONCE)
        for one in await self._not_seen([one for one in turns if one not in self._known]):
            await self._call(one, "turn", await self.waits.mark(one))
        for one in await self._not_seen([one for one in full if one not in self._known]):
            await self._call(one, "ready", 0)
        self._known = {*turns, *full}
        ends = [found[-1].since for found in (turns, full) if len(found) == _AT_ONCE]
        self._looked = min([until, *ends])

    async def _not_seen(self, waits: Collection[Waiting]) -> list[Waiting]:
        """Those who are away and have not been there since."""
        away = await self.away(waits)
        seen = await self.waits.who_saw(away) if away else set()
        return [one for one in away if one.match not in seen]

    async def _call(
        self, one: Waiting, kind: Kind, mark: int, by: str | None = None, pause: int | None = None
    ) -> bool:
        """Whether they are told now."""
        reach = (await self._ways.of([one.guest]))[one.guest]
        letters = self._letters(one, kind, reach, by)
        return bool(letters) and await self._tell(one, kind, mark, letters, pause)

    async def away(self, waits: Collection[Waiting]) -> list[Waiting]:
        """Those who do not have their table open, at any process."""
        gone = [one for one in waits if not self._live.here(one.match, one.guest)]
        elsewhere = await self._presence.elsewhere([one.match for one in gone]) if gone else set()
        return [one for one in gone if (one.match, one.guest) not in elsewhere]

    def _letters(self, one: Waiting, kind: Kind, reach: Reach, by: str | None = None) -> list[Letter]:
        found = [Letter(one.guest, one.match, kind, "push", b.endpoint, by) for b in reach.browsers]
        box = reach.mailbox
        if self._settings.smtp_url and box and box.confirmed and not _can_wait(one, box):
            found.append(Letter(one.guest, one.match, kind, "mail", box.address, by))
        if self._settings.webhook_url:
            found.append(Letter(one.guest, one.match, kind, "webhook", by=by))
        return found

    async def _tell(
        self, one: Waiting, kind: Kind, mark: int, letters: Sequence[Letter], pause: int | None = None
    ) -> bool:
        """Unless they were told; `pause`: so long ago is long enough. Of several processes one writes it down."""
        now = self._now()
        again = told.c.mark != mark if pause is None else told.c.at <= now - pause
        before = (told.c.match == one.match) & (told.c.guest == one.guest) & (told.c.kind == kind)
        try:
            async with self._database.writing() as connection:
                done = await connection.execute(update(told).where(before, again).values(mark=mark, at=now))
                if done.rowcount != 1:
                    await connection.execute(
                        insert(told).values(match=one.match, guest=one.guest, kind=kind, mark=mark, at=now)
                    )
                await self.outbox.put(connection, letters, now)
        except IntegrityError:
            return False  # they were told already, or this very moment by another process
        return True

    # ------------------------------------------------------------------ by somebody's wish

    async def nudge(self, match_id: str, slow: str, by: str) -> None:
        """Somebody reminds who is slow: once an hour it reaches them outside, unless they blocked each other."""
        one = await self.waits.at(match_id)
        if (
            one is None
            or one.guest != slow
            or not await self.away([one])
            or by in await self._blocks.of(slow)
        ):
            return
        mark = await self.waits.mark(one)
        if await self._call(one, "nudge", mark, by, _HOUR):
            await self._tell(one, "turn", mark, [])  # who was reminded of a turn needs not hear of it again

    async def try_out(self, guest: str) -> None:
        """A message on each of one's own ways."""
        reach = (await self._ways.of([guest]))[guest]
        letters = [Letter(guest, None, "test", "push", browser.endpoint) for browser in reach.browsers]
        if self._settings.smtp_url and reach.mailbox and reach.mailbox.confirmed:
            letters.append(Letter(guest, None, "test", "mail", reach.mailbox.address))
        await self._put(letters)

    async def ask_to_confirm(self, guest: str, address: str) -> None:
        await self._put([Letter(guest, None, "confirm", "mail", address)])

    # ------------------------------------------------------------------ once a day

    async def digests(self) -> None:
        """For those who want one mail a day about their games by correspondence."""
        if not self._settings.smtp_url:
            return
        for guest, address, last in await self._ways.due_digests():
            waits = await self.waits.of(guest, _AT_ONCE)
            letters = (
                [Letter(guest, None, "digest", "mail", address)] if any(w.by_days for w in waits) else []
            )
            async with self._database.writing() as connection:
                if await self._ways.begin_day(connection, guest, last):
                    await self.outbox.put(connection, letters, self._now())

    async def _put(self, letters: Sequence[Letter]) -> None:
        async with self._database.writing() as connection:
            await self.outbox.put(connection, letters, self._now())

    def _now(self) -> int:
        return int(self._settings.clock() * 1000)


def _can_wait(one: Waiting, box: Mailbox) -> bool:
    """The mail of the day comes early enough for it."""
    late = one.deadline is not None and one.deadline < box.next_digest + _TO_COME
    return box.digest and one.by_days and not late
