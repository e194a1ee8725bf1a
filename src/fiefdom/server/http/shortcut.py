"""The two calls that everybody makes all the time, an action and a table's stream, past the framework.

To find their routes and to work out what these need takes longer than an action itself. Only what is plainly
one of the two comes this way, to the functions of the routes; all else goes on, to be answered or refused there.
"""

import re
from collections.abc import Callable
from typing import Any, cast

from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from fiefdom.server.http.gate import Caller
from fiefdom.server.http.models import Decision
from fiefdom.server.http.routes.matches import act, stream
from fiefdom.server.http.services import Services

_CALL = re.compile(r"/api/matches/([a-z0-9]{1,16})/(actions|stream)")
_AFTER = re.compile(rb"(?:after=([0-9]{1,18}))?")
_SMALL = 4096  # bytes: most answers to a move. To make these smaller takes longer than to send them
PACKING: dict[str, Any] = {"minimum_size": _SMALL, "compresslevel": 5}


class Shortcut:
    """ASGI middleware, behind the gate and before all else."""

    def __init__(self, app: ASGIApp, services: Callable[[], Services]) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (await self._answer(scope) or self._app)(scope, receive, send)

    async def _answer(self, scope: Scope) -> ASGIApp | None:
        call = _CALL.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if call is None:
            return None
        match_id, what = call.groups()
        if what == "stream" and scope["method"] == "GET":
            return await self._listen(scope, match_id)
        if what == "actions" and scope["method"] == "POST":
            told = await self._act(scope, match_id)
            return told if told is None or len(told.body) < _SMALL else GZipMiddleware(told, **PACKING)
        return None

    async def _act(self, scope: Scope, match_id: str) -> Response | None:
        guest = _caller(scope).guest
        if guest is None:
            return None
        try:
            wish = Decision.model_validate_json(scope["state"]["body"])
        except ValidationError:
            return None
        return await act(self._services(), guest, match_id, wish)

    async def _listen(self, scope: Scope, match_id: str) -> Response | None:
        asked = _AFTER.fullmatch(scope["query_string"])
        if asked is None:
            return None
        after = None if asked[1] is None else int(asked[1])
        last = Headers(scope=scope).get("last-event-id")
        return await stream(self._services(), _caller(scope), match_id, after, last)


def _caller(scope: Scope) -> Caller:
    return cast("Caller", scope["state"]["caller"])
