"""Puts the application together: gates, routes, the page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from fiefdom.server.failures import OutOfReach
from fiefdom.server.http.api_page import add_api_page
from fiefdom.server.http.gate import Doors, Gate
from fiefdom.server.http.head import HeadAsGet
from fiefdom.server.http.headers import SecurityHeaders
from fiefdom.server.http.measured import add_metrics
from fiefdom.server.http.models import Health
from fiefdom.server.http.openapi import describe
from fiefdom.server.http.page import add_page
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
from fiefdom.server.http.running import running_services
from fiefdom.server.http.services import Services
from fiefdom.server.http.shortcut import PACKING, Shortcut
from fiefdom.server.http.stopping import Stopping
from fiefdom.server.refused import Refused
from fiefdom.server.settings import Settings
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
        async with running_services(settings) as services:
            app.state.services = services
            yield

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
