"""The server-sent events of one table for one reader."""

from collections.abc import AsyncIterator
from random import randint

from fiefdom.server.failures import OutOfReach
from fiefdom.server.http.gate import Caller
from fiefdom.server.http.services import Services
from fiefdom.server.http.told import Told, tell
from fiefdom.server.refused import Refused

_HELLO = b": fiefdom\nretry: 1000\n\n"  # milliseconds after which a browser comes back
_STILL_HERE = b": still here\n\n"
_COME_BACK = 500, 3000  # milliseconds: when the server stops, not all are to come back at once


async def stream_table(
    server: Services, match_id: str, caller: Caller, after: int | None
) -> AsyncIterator[bytes]:
    """The table at once, after every change, and when people come, go or change their names."""
    sent, guest = b"", caller.guest.id if caller.guest else None
    yield _HELLO
    async with server.live.watching(match_id, guest) as watcher:
        while not server.live.closing:
            try:
                told = await _told(server, match_id, guest, after)
                if told.standing != sent:
                    yield b"event: table\ndata: %b\nid: %d\n\n" % (told.data, told.version)
                sent, after = told.standing, told.version
                rung = False
                while not rung:
                    rung = await watcher.wait()
                    if not await server.welcome(caller):
                        return
                    if not rung:
                        yield _STILL_HERE
            except (OutOfReach, Refused):
                return  # the reader comes back, to hear what it has missed, or why there is no table any more
    yield b": the server stops, come back\nretry: %d\n\n" % randint(*_COME_BACK)  # noqa: S311


async def _told(server: Services, match_id: str, guest: str | None, after: int | None) -> Told:
    async with server.tables.hold(match_id, at_least=server.live.version(match_id)) as table:
        return await tell(server, table, guest, after)
