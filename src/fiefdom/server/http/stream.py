"""The server-sent events of one table for one reader."""

from collections.abc import AsyncIterator
from functools import partial
from json import dumps
from typing import Any

from fastapi.sse import format_sse_event

from fiefdom.server.http.payload import table_payload
from fiefdom.server.http.services import Services
from fiefdom.server.storage.database import OUT_OF_REACH, log_failure

_RETRY = 1000  # milliseconds after which a browser comes back


async def stream_table(
    server: Services, match: str, guest: str | None, after: int | None
) -> AsyncIterator[bytes]:
    """The table at once, after every change, and when people come, go or change their names."""
    sent: tuple[int, Any] | None = None  # the version, and who is there
    yield format_sse_event(comment="fiefdom", retry=_RETRY)
    async with server.live.watching(match, guest) as watcher:
        while not server.live.closing:
            try:
                payload = await _payload(server, match, guest, after)
            except OUT_OF_REACH as error:
                log_failure("a stream", error)
                return  # the reader comes back and asks for what it has missed
            new = payload["version"], payload["seats"]
            if new != sent:
                data = dumps(payload, ensure_ascii=False, separators=(",", ":"))
                yield format_sse_event(data_str=data, event="table", id=str(payload["version"]))
            sent, after = new, new[0]
            while not await watcher.wait(server.settings.heartbeat):
                yield format_sse_event(comment="still here")


async def _payload(server: Services, match: str, guest: str | None, after: int | None) -> dict[str, Any]:
    async with server.tables.hold(match) as table:
        names = await server.tables.names(table)
        return table_payload(table, guest, names, partial(server.live.here, match), after)
