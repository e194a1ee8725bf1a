"""The lobby: open tables that anybody may join, as they are now and as they change."""

import asyncio
from collections.abc import AsyncIterator

import orjson
from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse, StreamingResponse

from fiefdom.server.failures import OutOfReach, log_failure
from fiefdom.server.http.gate import Caller
from fiefdom.server.http.openapi import errors
from fiefdom.server.http.payload import terms_payload, timestamp
from fiefdom.server.http.people_models import LobbyTable
from fiefdom.server.http.services import Asking, Known, Server, Services

router = APIRouter(tags=["lobby"])
_LOOK = 1.0  # seconds between two looks
_BLOCKS = 10  # looks after which it is asked again whom the reader does not meet
_SILENCE = 2  # looks without news after which a sign of life is sent


async def _tables(server: Services, guest: str) -> list[LobbyTable]:
    apart = await server.blocks.apart(guest)
    found: list[LobbyTable] = []
    for table in await server.lobby.tables():
        people = {chair.guest for chair in table.chairs if chair.guest}
        if people & apart:
            continue
        found.append(
            {
                "id": table.id,
                "game": table.game,
                "options": dict(table.options),
                "terms": terms_payload(table.terms),
                "seats": [
                    {
                        "kind": chair.kind,
                        "name": table.names.get(chair.guest or ""),
                        "player": chair.guest,
                        "level": chair.level,
                        "you": chair.guest == guest,
                        "here": server.live.here(table.id, chair.guest),
                    }
                    for chair in table.chairs
                ],
                "created": timestamp(table.created),
                "mine": guest in people,
            }
        )
    return found


@router.get("/lobby", response_model=list[LobbyTable], responses=errors("no-guest"))
async def lobby(server: Server, guest: Known) -> Response:
    """Open tables that anybody may join, the newest first."""
    return JSONResponse(await _tables(server, guest.id), headers={"Cache-Control": "no-store"})


@router.get(
    "/lobby/stream",
    response_class=StreamingResponse,
    responses={
        200: {
            "description": "`event: lobby`, `data:` the open tables (a list of LobbyTable)",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        },
        **errors("no-guest"),
    },
)
async def stream(server: Server, caller: Asking, guest: Known) -> Response:
    """The lobby now, and whenever it changes."""
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(
        _stream(server, caller, guest.id), media_type="text/event-stream", headers=headers
    )


async def _stream(server: Services, caller: Caller, guest: str) -> AsyncIterator[bytes]:
    sent, silent, shown, looks = b"", 0, None, 0
    while not server.live.closing:
        try:
            if not await server.welcome(caller):
                return
            tables = await server.lobby.tables()
            if tables is not shown or looks % _BLOCKS == 0:
                data = orjson.dumps(await _tables(server, guest))
            shown, looks = tables, looks + 1
        except OutOfReach as error:
            log_failure("the lobby's stream", error)
            return
        silent += 1
        if data != sent:
            yield b"event: lobby\ndata: %b\n\n" % data
            sent, silent = data, 0
        elif silent > _SILENCE:
            yield b": still here\n\n"
            silent = 0
        await asyncio.sleep(_LOOK)
