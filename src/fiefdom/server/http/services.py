"""The parts of a running server, and how a route gets at them."""

from dataclasses import dataclass
from functools import partial
from typing import Annotated, cast

from fastapi import Depends, Request

from fiefdom.server.bots.turns import BotTurns
from fiefdom.server.http.gate import Caller, check_rate
from fiefdom.server.http.payload import Reader
from fiefdom.server.people.blocks import Blocks
from fiefdom.server.people.guests import Guest, Guests
from fiefdom.server.people.limits import RateLimit
from fiefdom.server.refused import Refused
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.health import HealthCheck
from fiefdom.server.tables.campaigns import Campaigns
from fiefdom.server.tables.chat import Chat
from fiefdom.server.tables.following import Following
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.lobby import Lobby
from fiefdom.server.tables.presence import Presence
from fiefdom.server.tables.table import Table
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
    presence: Presence
    following: Following
    health: HealthCheck
    timekeeper: Timekeeper
    blocks: Blocks
    chat: Chat
    lobby: Lobby
    newcomers: RateLimit

    def check_new_guest(self, caller: Caller) -> None:
        """Refused if too many guests were made from this address."""
        check_rate(self.newcomers, caller, self.settings.clock())

    async def reader(self, table: Table, guest: str | None) -> Reader:
        """Somebody who reads this table."""
        id_ = table.setup.id
        await self.presence.recall(id_)
        return Reader(
            guest,
            await self.tables.names(table),
            partial(self.live.here, id_),
            partial(self.presence.away, id_),
            await self.chat.newest(id_),
            self.live.watchers(id_, [chair.guest for chair in table.chairs if chair.kind == "person"]),
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
