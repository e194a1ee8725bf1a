"""What the server tells about itself: /metrics, for who has the token."""

import secrets

from fastapi import FastAPI, Request
from starlette.responses import PlainTextResponse, Response

from fiefdom.server.bots.turns import BotTurns
from fiefdom.server.metrics import Metrics
from fiefdom.server.people.limits import Limits
from fiefdom.server.refused import Refused
from fiefdom.server.settings import Settings
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.live import Live


def measured(limits: Limits, journal: Journal, live: Live, bots: BotTurns) -> Metrics:
    """The figures of this process."""
    metrics = Metrics()
    metrics.gauge("fiefdom_streams", "Open streams.", lambda: limits.streams)
    metrics.gauge("fiefdom_requests_at_once", "Requests being answered now.", lambda: limits.at_once)
    metrics.gauge("fiefdom_refused_total", "Refused by a limit, or because of load.", lambda: limits.refused)
    metrics.gauge("fiefdom_tables_watched", "Tables that somebody has open.", lambda: len(live.tables()))
    metrics.gauge("fiefdom_bot_queue", "Tables that wait for a worker.", lambda: bots.queued)
    metrics.gauge("fiefdom_bot_turns", "Tables whose bots are deciding.", lambda: bots.running)
    metrics.gauge("fiefdom_bots_hurried", "1: bots think less than they could.", lambda: bots.hurried)
    metrics.histogram(
        "fiefdom_bot_wait_seconds", "From a person's decision to the next person's.", bots.waits
    )
    metrics.histogram("fiefdom_journal_seconds", "Until a change is on disk.", journal.lag)
    return metrics


def add_metrics(app: FastAPI, settings: Settings) -> None:
    """GET /metrics, if the host has set a token; else there is nothing at this address."""
    token = settings.metrics_token
    if token is None:
        return

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not secrets.compare_digest(given.encode(), token.encode()):
            raise Refused("no-guest")
        figures: Metrics = app.state.services.doors.metrics
        return PlainTextResponse(figures.text(), media_type="text/plain; version=0.0.4")
