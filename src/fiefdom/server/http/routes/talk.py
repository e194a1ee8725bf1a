"""Talk at a table, nudges, and whom one does not want to meet."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from fiefdom.server.http.openapi import AT_TABLE, POST, errors
from fiefdom.server.http.payload import timestamp
from fiefdom.server.http.people_models import Blocked, BlockWish, MessageOut, Said, Talk
from fiefdom.server.http.services import Asking, Known, Server, Services
from fiefdom.server.refused import Refused
from fiefdom.server.tables.table import Table

router = APIRouter(tags=["talk"])


async def _talk(server: Services, table: Table, reader: str | None, after: int) -> Talk:
    found = await server.chat.read(table.setup.id, reader, after)
    names = await server.guests.names({message.guest for message in found})
    messages: list[MessageOut] = [
        {
            "id": message.id,
            "seat": table.seat_of(message.guest),
            "name": names.get(message.guest, ""),
            "you": message.guest == reader,
            "kind": message.kind,
            "text": message.text,
            "at": timestamp(message.at),
        }
        for message in found
    ]
    return {"newest": await server.chat.newest(table.setup.id), "messages": messages}


@router.get("/matches/{match_id}/chat", responses=errors("unknown-match", "other-rules", "bad-request"))
async def read(
    server: Server,
    caller: Asking,
    match_id: str,
    after: Annotated[int, Query(ge=0, lt=2**31, description="what you have")] = 0,
) -> Talk:
    """What was said at the table, at most the last 200 messages; nothing of people whom you blocked."""
    async with server.tables.hold(match_id) as table:
        return await _talk(server, table, caller.guest.id if caller.guest else None, after)


@router.post("/matches/{match_id}/chat", responses=errors(*AT_TABLE, "not-your-seat", "no-chat"))
async def speak(server: Server, guest: Known, match_id: str, wish: Said) -> Talk:
    """Say something to those at the table: a short message, or an emote. Five in ten seconds."""
    if (wish.words is None) == (wish.emote is None):
        raise Refused("bad-request", detail="words or an emote, one of them")
    async with server.tables.hold(match_id) as table:
        if wish.emote is not None:
            await server.chat.say(table, guest.id, "emote", wish.emote)
        else:
            await server.chat.say(table, guest.id, "words", wish.words or "")
        return await _talk(server, table, guest.id, 0)


@router.delete("/matches/{match_id}/chat", status_code=204, responses=errors(*AT_TABLE, "not-creator"))
async def clear(server: Server, guest: Known, match_id: str) -> None:
    """The creator takes back everything that was said."""
    async with server.tables.hold(match_id) as table:
        await server.chat.clear(table, guest.id)


@router.post(
    "/matches/{match_id}/nudge",
    status_code=204,
    responses=errors(*AT_TABLE, "not-your-seat", "not-running", "nobody-slow"),
)
async def nudge(server: Server, guest: Known, match_id: str) -> None:
    """Remind the person who must decide: once a minute, in a game of days twice a day."""
    async with server.tables.hold(match_id) as table:
        slow = await server.chat.nudge(table, guest.id)
    await server.calls.nudge(match_id, slow, guest.id)


@router.get("/blocks", responses=errors("no-guest"))
async def blocks(server: Server, guest: Known) -> list[Blocked]:
    """Whom you have blocked."""
    return [Blocked(id=id_, name=name) for id_, name in await server.blocks.named(guest.id)]


@router.post("/blocks", status_code=204, responses=errors(*POST, "unknown-match", "other-rules"))
async def block(server: Server, guest: Known, wish: BlockWish) -> None:
    """No more messages of this person, and no more tables with them."""
    async with server.tables.hold(wish.match) as table:
        chairs = table.chairs
        other = chairs[wish.seat].guest if 0 <= wish.seat < len(chairs) else None
        if other is None or other == guest.id:
            raise Refused("bad-request", detail="there is no other person in this seat")
    await server.blocks.block(guest.id, other)


@router.post("/blocks/{other}", status_code=204, responses=errors(*POST, "unknown-player"))
async def block_player(server: Server, guest: Known, other: Annotated[str, Path(max_length=24)]) -> None:
    """The same for somebody whose page you know, at a table or not."""
    if other == guest.id or await server.guests.find(other) is None:
        raise Refused("unknown-player")
    await server.blocks.block(guest.id, other)


@router.delete("/blocks/{other}", status_code=204, responses=errors(*POST))
async def unblock(server: Server, guest: Known, other: str) -> None:
    """Meet this person again."""
    await server.blocks.unblock(guest.id, other)
