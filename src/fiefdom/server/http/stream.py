"""The server-sent events of one table for one reader."""

from collections.abc import AsyncIterator
from json import dumps
from typing import Any

from fastapi.sse import format_sse_event

from fiefdom.server.failures import OutOfReach, log_failure
from fiefdom.server.http.models import TableOut
from fiefdom.server.http.payload import table_payload
from fiefdom.server.http.services import Services

_RETRY = 1000  # milliseconds after which a browser comes back


async def stream_table(
    server: Services, match_id: str, guest: str | None, after: int | None
) -> AsyncIterator[bytes]:
    """The table at once, after every change, and when people come, go or change their names."""
    sent: tuple[int, Any] | None = None  # the version, and who is there
    yield format_sse_event(comment="fiefdom", retry=_RETRY)
    async with server.live.watching(match_id, guest) as watcher:
        while not server.live.closing:
            try:
                payload = await _payload(server, match_id, guest, after)
            except OutOfReach as error:
                log_failure("a stream", error)
                return  # the reader comes back and asks for what it has missed
            new = payload["version"], payload["seats"]
            if new != sent:
                data = dumps(payload, ensure_ascii=False, separators=(",", ":"))
                yield format_sse_event(data_str=data, event="table", id=str(payload["version"]))
            sent, after = new, new[0]
            while not await watcher.wait(server.settings.heartbeat):
                yield format_sse_event(comment="still here")


async def _payload(server: Services, match_id: str, guest: str | None, after: int | None) -> TableOut:
    async with server.tables.hold(match_id) as table:
        return table_payload(table, await server.reader(table, guest), after)
