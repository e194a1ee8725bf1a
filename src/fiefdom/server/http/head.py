"""HEAD works where GET does: the same answer without its body."""

import asyncio
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HeadAsGet:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return
        ended = asyncio.Event()

        async def send_head(message: Message) -> None:
            if ended.is_set():
                return
            if message["type"] == "http.response.start":
                await send(message)
            else:
                ended.set()
                await send({"type": "http.response.body", "body": b""})

        answering = asyncio.ensure_future(self._app({**scope, "method": "GET"}, receive, send_head))
        waiting = asyncio.ensure_future(ended.wait())
        try:
            await asyncio.wait((answering, waiting), return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            if not answering.done():  # a stream would go on for ever
                answering.cancel()
        with suppress(asyncio.CancelledError):
            await answering
