"""The parts of a running server, and how a route gets at them."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from typing import Annotated, cast

from fastapi import Depends, Request

from fiefdom.server.bots.coaching import Coaching
from fiefdom.server.bots.turns import BotTurns
from fiefdom.server.http.gate import Caller, Doors
from fiefdom.server.http.payload import Reader
from fiefdom.server.http.pictures import Pictures
from fiefdom.server.notices.calls import Calls
from fiefdom.server.notices.mail import Links
from fiefdom.server.notices.sending import Sending
from fiefdom.server.notices.ways import Ways
from fiefdom.server.people.blocks import Blocks
from fiefdom.server.people.guests import Guest, Guests
from fiefdom.server.people.limits import Work
from fiefdom.server.people.names import looks_like
from fiefdom.server.refused import Refused
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.health import HealthCheck
from fiefdom.server.tables.campaigns import Campaigns
from fiefdom.server.tables.chat import Chat
from fiefdom.server.tables.following import Following
from fiefdom.server.tables.forgetting import Forgetting
from fiefdom.server.tables.history import History
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.lobby import Lobby
from fiefdom.server.tables.outside import Outside
from fiefdom.server.tables.presence import Presence
from fiefdom.server.tables.quota import Quota
from fiefdom.server.tables.ratings import Ratings
from fiefdom.server.tables.table import Chair, Table
from fiefdom.server.tables.tables import Tables
from fiefdom.server.tables.timekeeper import Timekeeper


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    database: Database
    guests: Guests
    journal: Journal
    live: Live
    tables: Tables
    campaigns: Campaigns
    bots: BotTurns
    coaching: Coaching
    presence: Presence
    following: Following
    health: HealthCheck
    timekeeper: Timekeeper
    blocks: Blocks
    chat: Chat
    lobby: Lobby
    history: History
    ratings: Ratings
    doors: Doors
    quota: Quota
    forgetting: Forgetting
    outside: Outside
    ways: Ways
    calls: Calls
    sending: Sending
    links: Links
    pictures: Pictures

    def check_new_guest(self, caller: Caller) -> None:
        """Refused if too many guests were made from this address."""
        self.doors.limits.newcomer(caller.address)

    async def welcome(self, caller: Caller) -> bool:
        """Whether who has opened a stream may still listen: not banned since, nor signed out, nor gone."""
        bans, guest = self.doors.bans, caller.guest
        if bans.address(caller.address) or (guest is not None and bans.guest(guest.id)):
            return False
        now = None if guest is None else await self.guests.find(guest.id)
        return guest is None or (now is not None and now.generation == guest.generation)

    async def check_new_table(self, caller: Caller, guest: Guest, chairs: Sequence[Chair]) -> None:
        """Refused if it is one too many, or one of bots alone."""
        if chairs and all(chair.kind == "bot" for chair in chairs):
            raise Refused("bots-alone")  # bots among themselves play in the arena
        self.doors.limits.table(guest.id, caller.address)
        if any(chair.kind == "bot" for chair in chairs):
            self.doors.limits.bot_table(await self.quota.bot_tables(guest.id))

    def work(self, caller: Caller) -> AbstractContextManager[Work]:
        """While something is worked out that takes long."""
        return self.doors.limits.work(caller.guest.id if caller.guest else None, caller.address)

    async def check_start(self, guest: Guest, chairs: Sequence[Chair]) -> None:
        """Refused if nobody sits there, or bots would play at too many tables of this guest."""
        if not any(chair.kind == "person" for chair in chairs):
            raise Refused("bots-alone")
        if any(chair.kind != "person" for chair in chairs):
            self.doors.limits.bot_table(await self.quota.bot_tables(guest.id))

    async def check_name(self, guest: Guest, others: Iterable[str | None]) -> None:
        """Refused if somebody else at the table has a name that could be taken for this one."""
        names = await self.guests.names({one for one in others if one is not None and one != guest.id})
        if any(looks_like(guest.name, name) for name in names.values()):
            raise Refused("name-taken")

    async def moved_on(self, match_id: str) -> None:
        """After a change from outside: all who watch are told, and bots take their turn."""
        self.live.tell(match_id)
        try:
            async with self.tables.hold(match_id) as table:
                self.changed(table)
        except Refused:
            return  # it is gone

    async def known(self, table: Table) -> Reader:
        """What anybody who reads this table may know of its people."""
        id_ = table.setup.id
        await self.presence.recall(id_)
        return Reader(
            None,
            await self.tables.names(table),
            partial(self.live.here, id_),
            partial(self.presence.away, id_),
            await self.chat.newest(id_),
            self.live.watchers(id_, [chair.guest for chair in table.chairs if chair.kind == "person"]),
            self.bots.hurried,
        )

    def changed(self, table: Table) -> None:
        """After a change: if a bot is to decide now, let it."""
        if table.bot_turn:
            self.bots.wake(table)


async def _services(request: Request) -> Services:
    return cast("Services", request.app.state.services)


async def _caller(request: Request) -> Caller:
    return cast("Caller", request.state.caller)


async def _guest(request: Request) -> Guest:
    guest = (await _caller(request)).guest
    if guest is None:
        raise Refused("no-guest")
    return guest


Server = Annotated[Services, Depends(_services)]
Asking = Annotated[Caller, Depends(_caller)]
Known = Annotated[Guest, Depends(_guest)]
