"""Puts the server together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from fiefdom.server.bots.coaching import Coaching
from fiefdom.server.bots.process import process_name
from fiefdom.server.bots.turns import BotTurns
from fiefdom.server.failures import OutOfReach
from fiefdom.server.files import raise_file_limit
from fiefdom.server.http.api_page import add_api_page
from fiefdom.server.http.gate import Doors, Gate
from fiefdom.server.http.head import HeadAsGet
from fiefdom.server.http.headers import SecurityHeaders
from fiefdom.server.http.measured import add_metrics, measured
from fiefdom.server.http.models import Health
from fiefdom.server.http.openapi import describe
from fiefdom.server.http.page import add_page
from fiefdom.server.http.pictures import Pictures
from fiefdom.server.http.refusals import refuse
from fiefdom.server.http.routes import (
    campaigns,
    coach,
    company,
    games,
    hearing,
    history,
    lobby,
    matches,
    me,
    outlook,
    pictures,
    talk,
)
from fiefdom.server.http.services import Services
from fiefdom.server.http.shortcut import PACKING, Shortcut
from fiefdom.server.http.stopping import Stopping
from fiefdom.server.notices.calls import Calls
from fiefdom.server.notices.mail import Links
from fiefdom.server.notices.push import kept_key
from fiefdom.server.notices.sending import Sending
from fiefdom.server.notices.ways import Ways
from fiefdom.server.people.bans import Bans
from fiefdom.server.people.blocks import Blocks
from fiefdom.server.people.guests import Guests, kept_secret
from fiefdom.server.people.limits import Limits
from fiefdom.server.refused import Refused
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
from fiefdom.version import __version__

_DESCRIPTION = """Play kingdom-building games. How it hangs together: docs/api.md of the project.

A browser is known by its cookie, a program by `Authorization: Bearer TOKEN` (`POST /api/tokens`).
Errors are `{"error": {"code", "message", …}}`; nothing has changed then."""

# We count for ourselves (/metrics); to ask at every request whether somebody else counts takes time.
_NO_TELEMETRY: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False, "auto_configure": False}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server as an ASGI application; it starts its database and bots when it is started."""
    settings = settings or Settings.from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = await _start(settings)
        app.state.services = services
        tasks = [
            asyncio.create_task(services.following.run()),
            asyncio.create_task(services.live.beat(settings.heartbeat)),
            asyncio.create_task(services.presence.run()),
            asyncio.create_task(services.bots.run()),
            asyncio.create_task(services.timekeeper.run()),
            asyncio.create_task(services.ratings.run()),
            asyncio.create_task(services.outside.run()),
            asyncio.create_task(services.calls.run()),
            asyncio.create_task(services.sending.run()),
            asyncio.create_task(forget_old(services.forgetting, settings)),
            asyncio.create_task(
                close_idle_tables(services.tables, services.campaigns, services.journal, settings)
            ),
        ]
        try:
            yield
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

    app = FastAPI(
        title="Fiefdom",
        version=__version__,
        description=_DESCRIPTION,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        strict_content_type=False,
        telemetry=_NO_TELEMETRY,
    )

    def running() -> Services:
        found: Services = app.state.services
        return found

    def doors() -> Doors:
        return running().doors

    app.add_middleware(GZipMiddleware, **PACKING)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(HeadAsGet)
    app.add_middleware(Shortcut, services=running)
    app.add_middleware(Gate, settings=settings, doors=doors)
    app.add_middleware(Stopping, stopping=lambda: running().live.closing)
    for error in (Refused, RequestValidationError, HTTPException, OutOfReach, Exception):
        app.add_exception_handler(error, _refuse)
    for room in (
        me,
        history,
        games,
        matches,
        company,
        talk,
        lobby,
        outlook,
        coach,
        pictures,
        campaigns,
        hearing,
    ):
        app.include_router(room.router, prefix="/api")

    @app.get("/healthz", tags=["health"])
    async def healthz() -> Health:
        """Says that the server answers and that its database takes what is written; else 503."""
        await app.state.services.health.check()
        return Health(version=__version__)

    add_metrics(app, settings)
    describe(app)
    add_api_page(app)
    add_page(app, settings.page)
    return app


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


async def _refuse(request: Request, error: Exception) -> Response:
    """The answer to whatever was raised on the way."""
    match error:
        case Refused():
            refused = error
        case RequestValidationError():
            refused = _bad_request(error)
        case HTTPException():
            refused = Refused({404: "not-found", 405: "no-method"}.get(error.status_code, "bad-request"))
        case OutOfReach():
            refused = Refused("unavailable")
        case _:  # the traceback goes to the log (uvicorn writes it), a plain sentence to the caller
            refused = Refused("broken")
    return refuse(refused, request.state.language)


_BY_FIELD = {"seats": "bad-seats", "options": "bad-options", "action": "bad-action"}


def _bad_request(error: RequestValidationError) -> Refused:
    faults: list[Any] = list(error.errors())
    place: list[Any] = list(faults[0]["loc"])
    code = _BY_FIELD.get(str(place[1]) if place[0] == "body" and len(place) > 1 else "", "bad-request")
    detail = "; ".join(
        ": ".join(filter(None, (".".join(map(str, fault["loc"][1:])), fault["msg"]))) for fault in faults[:5]
    )
    return Refused(code, detail=detail[:500])
