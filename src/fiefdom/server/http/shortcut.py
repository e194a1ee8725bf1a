"""The two calls that everybody makes all the time, an action and a table's stream, past the framework.

To find their routes and to work out what these need takes longer than an action itself. Only what is plainly
one of the two comes this way, to the functions of the routes; all else goes on, to be answered or refused there.
"""

import re
from collections.abc import Callable
from typing import cast

from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from fiefdom.server.http.bodies import read_body, replay_body
from fiefdom.server.http.gate import Caller
from fiefdom.server.http.models import Decision
from fiefdom.server.http.routes.matches import act, stream
from fiefdom.server.http.services import Services

_CALL = re.compile(r"/api/matches/([a-z0-9]{1,16})/(actions|stream)")
_AFTER = re.compile(rb"(?:after=([0-9]{1,18}))?")


class Shortcut:
    """ASGI middleware, behind the gate."""

    def __init__(self, app: ASGIApp, services: Callable[[], Services], body_limit: int) -> None:
        self._app = app
        self._services = services
        self._body_limit = body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        call = _CALL.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if call is not None:
            match_id, what = call.groups()
            if what == "stream" and scope["method"] == "GET":
                answer = await self._listen(scope, match_id)
            elif what == "actions" and scope["method"] == "POST":
                body = await read_body(receive, None, self._body_limit)
                receive = replay_body(body, receive)
                answer = await self._act(scope, match_id, body)
            else:
                answer = None
            if answer is not None:
                await answer(scope, receive, send)
                return
        await self._app(scope, receive, send)

    async def _act(self, scope: Scope, match_id: str, body: bytes) -> Response | None:
        guest = _caller(scope).guest
        if guest is None:
            return None
        try:
            wish = Decision.model_validate_json(body)
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
