"""What is still being worked on when the server stops and can wait no longer."""

import asyncio
from collections.abc import Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fiefdom.server.http.refusals import refuse
from fiefdom.server.refused import Refused


class Stopping:
    """ASGI middleware, before all others: who has no answer yet is told to come back.

    Answers that have begun end with their connection (`careful_protocol`).
    """

    def __init__(self, app: ASGIApp, stopping: Callable[[], bool]) -> None:
        self._app = app
        self._stopping = stopping

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except asyncio.CancelledError:
            if not self._stopping():
                raise
            if not begun:
                await refuse(Refused("unavailable"), scope["state"]["language"])(scope, receive, send)
