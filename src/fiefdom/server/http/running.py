"""The services of a server: put together, at work beside all requests, and brought to their end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fiefdom.server.bots.coaching import Coaching
from fiefdom.server.bots.process import process_name
from fiefdom.server.bots.turns import BotTurns
from fiefdom.server.failures import OutOfReach
from fiefdom.server.files import raise_file_limit
from fiefdom.server.http.gate import Doors
from fiefdom.server.http.measured import measured
from fiefdom.server.http.pictures import Pictures
from fiefdom.server.http.services import Services
from fiefdom.server.notices.calls import Calls
from fiefdom.server.notices.mail import Links
from fiefdom.server.notices.push import kept_key
from fiefdom.server.notices.sending import Sending
from fiefdom.server.notices.ways import Ways
from fiefdom.server.people.bans import Bans
from fiefdom.server.people.blocks import Blocks
from fiefdom.server.people.guests import Guests, kept_secret
from fiefdom.server.people.limits import Limits
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.health import HealthCheck
from fiefdom.server.tables.campaigns import Campaigns
from fiefdom.server.tables.chat import Chat
from fiefdom.server.tables.closing import close_idle_tables
from fiefdom.server.tables.following import Following
from fiefdom.server.tables.forgetting import Forgetting, forget_old
from fiefdom.server.tables.history import History
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.lobby import Lobby
from fiefdom.server.tables.outside import Outside
from fiefdom.server.tables.presence import Presence
from fiefdom.server.tables.quota import Quota
from fiefdom.server.tables.ratings import Ratings
from fiefdom.server.tables.tables import Tables
from fiefdom.server.tables.timekeeper import Timekeeper


@asynccontextmanager
async def running_services(settings: Settings) -> AsyncIterator[Services]:
    """The services, at work until the block is left."""
    services = await _start(settings)
    tasks = [
        asyncio.create_task(work)
        for work in (
            services.following.run(),
            services.live.beat(settings.heartbeat),
            services.presence.run(),
            services.bots.run(),
            services.timekeeper.run(),
            services.ratings.run(),
            services.outside.run(),
            services.calls.run(),
            services.sending.run(),
            forget_old(services.forgetting, settings),
            close_idle_tables(services.tables, services.campaigns, services.journal, settings),
        )
    ]
    try:
        yield services
    finally:
        services.live.close()
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        await services.coaching.close()
        with suppress(OutOfReach):  # the log has said so, and others find it out by themselves
            await services.bots.close()
            await services.presence.save()
            await services.presence.tell(set())
            await services.timekeeper.sign()
        await services.database.close()


async def _start(settings: Settings) -> Services:
    database = Database(settings.database_url)
    await database.migrate()
    journal = Journal(database)
    live = Live()
    secret = settings.secret or await kept_secret(database)
    guests = Guests(database, secret, settings.clock)
    tables = Tables(journal, guests, live, settings)
    bans = Bans(database)
    await bans.read()
    limits = Limits(settings.limits, raise_file_limit(), settings.clock)
    process = process_name()
    bots = BotTurns(tables, journal, database, settings, process)
    presence = Presence(database, live, settings, process)
    blocks = Blocks(database)
    chat = Chat(database, live, blocks, settings)
    timekeeper = Timekeeper(database, tables, live, settings)
    presence.on_move = timekeeper.look
    await timekeeper.take_up()
    ways = Ways(database, settings)
    calls = Calls(database, live, presence, blocks, ways, settings)
    links = Links(secret, settings.public_url or "")
    metrics = measured(limits, journal, live, bots)
    services = Services(
        settings=settings,
        database=database,
        guests=guests,
        journal=journal,
        live=live,
        tables=tables,
        campaigns=Campaigns(tables, journal),
        bots=bots,
        coaching=Coaching(bots.workers, database, settings.clock),
        presence=presence,
        following=Following(database, settings, guests, tables, live, presence, chat),
        health=HealthCheck(database),
        timekeeper=timekeeper,
        blocks=blocks,
        chat=chat,
        lobby=Lobby(database, settings),
        history=History(database),
        ratings=Ratings(database, settings),
        doors=Doors(guests, bans, limits, metrics),
        outside=Outside(database, bans, tables, guests, live),
        quota=Quota(database),
        forgetting=Forgetting(database, tables, journal, guests),
        ways=ways,
        calls=calls,
        sending=Sending(calls, ways, guests, await kept_key(database), links, settings),
        links=links,
        pictures=Pictures(),
    )
    timekeeper.called = services.changed
    return services
