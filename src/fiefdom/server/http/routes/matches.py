"""Tables: making them, coming and going, playing, looking back."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Header, Path, Query, Response
from fastapi.responses import JSONResponse, StreamingResponse

from fiefdom.server.http.headers import SECURITY
from fiefdom.server.http.models import (
    Decision,
    Explanation,
    Moment,
    NewMatch,
    Question,
    RematchWish,
    SeatChoice,
    SeatNumber,
    SeatWish,
    TableLine,
    TableOut,
    VersionOnly,
)
from fiefdom.server.http.openapi import AT_TABLE, POST, errors
from fiefdom.server.http.payload import Reader, line_payload, moment_payload
from fiefdom.server.http.services import Asking, Known, Server, Services
from fiefdom.server.http.stream import stream_table
from fiefdom.server.http.told import tell
from fiefdom.server.refused import Refused
from fiefdom.server.tables.table import COLOURS, OPEN, Chair, Level, Table
from fiefdom.server.tables.terms import Terms

router = APIRouter(tags=["matches"])
_LISTED = 100


class Answer(Response):
    """What somebody is told of a table, with headers that are made once."""

    _SAME = ((b"content-type", b"application/json"), (b"cache-control", b"no-store"), *SECURITY)

    def init_headers(self, headers: Mapping[str, str] | None = None) -> None:  # noqa: ARG002 - there are no others
        self.raw_headers = [(b"content-length", b"%d" % len(self.body)), *self._SAME]


async def answer(
    server: Services, table: Table, guest: str | None, status: int = 200, after: int | None = None
) -> Response:
    told = await tell(server, table, guest, after)
    return Answer(told.data, status)


async def changed(
    server: Services,
    match_id: str,
    guest: str,
    change: Callable[[Table], Awaitable[None]],
    after: int | None = None,
    *,
    unplayed: bool = False,
) -> Response:
    """Holds the table, makes the change, and answers with what came of it since the version `after`."""
    async with server.tables.hold(match_id, at_least=after, unplayed=unplayed) as table:
        await change(table)
        server.changed(table)
        return await answer(server, table, guest, after=after)


@router.post(
    "/matches",
    status_code=201,
    response_model=TableOut,
    responses=errors(
        *POST, "unknown-game", "bad-seats", "bad-options", "not-campaign", "bots-alone", "bot-tables"
    ),
)
async def create(server: Server, caller: Asking, guest: Known, wish: NewMatch) -> Response:
    """A new table. It starts at once if no seat is open."""
    if wish.first_game:
        await server.check_new_table(caller, guest, [])
        match_id = await server.tables.create_first(guest.id, wish.game)
    else:
        chairs = [_chair(seat, guest.id, wish.level) for seat in wish.seats]
        await server.check_new_table(caller, guest, chairs)
        match_id = await server.tables.create(
            guest.id, wish.game, wish.options or {}, wish.level, chairs, wish.hints, wish.name, _terms(wish)
        )
    async with server.tables.hold(match_id) as table:
        if any(chair.kind == "bot" for chair in table.chairs):
            server.bots.workers.warm_up()  # while the first person thinks
        server.changed(table)
        return await answer(server, table, guest.id, 201)


def _terms(wish: NewMatch) -> Terms:
    asked = wish.terms.model_dump() if wish.terms else {}
    rated = asked.get("rated", False) and len(wish.seats) > 1  # alone there are records, no rating
    return Terms.from_json({**asked, "rated": rated, "colours": _colours(wish.seats)})


def _colours(seats: Sequence[SeatWish]) -> list[int]:
    """By seat: who names a colour first has it; the others get what is free, each seat its own if possible."""
    found: dict[int, int] = {}
    for seat, wish in enumerate(seats):
        if wish.colour is not None and wish.colour not in found.values():
            found[seat] = wish.colour
    free = [colour for colour in range(max(COLOURS, len(seats))) if colour not in found.values()]
    for seat in range(len(seats)):
        if seat not in found:
            found[seat] = free.pop(free.index(seat) if seat in free else 0)
    return [found[seat] for seat in range(len(seats))]


def _chair(wish: SeatWish, guest: str, level: Level) -> Chair:
    match wish.who:
        case "me":
            return Chair("person", guest=guest)
        case "bot":
            return Chair("bot", level=wish.level or level)
        case "open":
            return OPEN


@router.get("/matches", response_model=list[TableLine], responses=errors("no-guest"))
async def my_tables(server: Server, guest: Known) -> Response:
    """My tables, the last used first, at most 100."""
    found = await server.journal.tables_of(guest.id, _LISTED)
    names = await server.guests.names({chair.guest for line in found for chair in line.chairs if chair.guest})
    lines = [
        line_payload(line, Reader(guest.id, names, partial(server.live.here, line.id)))
        for line in found
        if any(chair.guest == guest.id for chair in line.chairs)  # not left in this very moment
    ]
    return JSONResponse(lines, headers={"Cache-Control": "no-store"})


@router.get("/matches/{match_id}", response_model=TableOut, responses=errors("unknown-match", "other-rules"))
async def show(server: Server, caller: Asking, match_id: str) -> Response:
    """The table, cut for who asks; anyone with the link may watch."""
    async with server.tables.hold(match_id) as table:
        return await answer(server, table, caller.guest.id if caller.guest else None)


@router.post(
    "/matches/{match_id}/join",
    response_model=TableOut,
    responses=errors(*AT_TABLE, "full", "not-waiting", "bad-seats", "blocked", "name-taken"),
)
async def join(server: Server, guest: Known, match_id: str, wish: SeatChoice | None = None) -> Response:
    """Take the first open seat, or the one you name."""
    apart = await server.blocks.apart(guest.id)

    async def sit(table: Table) -> None:
        if any(chair.guest in apart for chair in table.chairs if chair.guest):
            raise Refused("blocked")
        if table.status == "waiting":
            await server.check_name(guest, (chair.guest for chair in table.chairs))
        await server.tables.join(table, guest.id, seat)

    seat = wish.seat if wish else None
    return await changed(server, match_id, guest.id, sit)


@router.post(
    "/matches/{match_id}/start",
    response_model=TableOut,
    responses=errors(*AT_TABLE, "not-creator", "not-waiting", "bots-alone", "bot-tables"),
)
async def start(server: Server, guest: Known, match_id: str) -> Response:
    """The creator starts; open seats are filled with bots of the table's level."""

    async def begin(table: Table) -> None:
        if table.creator == guest.id and table.status == "waiting":
            await server.check_start(guest, table.chairs)
        await server.tables.start(table, guest.id)

    return await changed(server, match_id, guest.id, begin)


@router.post(
    "/matches/{match_id}/remove",
    response_model=TableOut,
    responses=errors(*AT_TABLE, "not-creator", "not-waiting", "bad-seats"),
)
async def remove(server: Server, guest: Known, match_id: str, wish: SeatNumber) -> Response:
    """The creator frees a seat before the start."""
    return await changed(server, match_id, guest.id, lambda t: server.tables.remove(t, guest.id, wish.seat))


@router.post(
    "/matches/{match_id}/leave",
    response_model=TableOut,
    responses=errors(*AT_TABLE, "not-your-seat", "not-running", "only-delete"),
)
async def leave(server: Server, guest: Known, match_id: str) -> Response:
    """Before the start: give the seat back. After it: resign, a bot takes over."""
    return await changed(server, match_id, guest.id, lambda t: server.tables.leave(t, guest.id))


@router.post(
    "/matches/{match_id}/actions",
    response_model=TableOut,
    responses=errors(*AT_TABLE, "bad-action", "illegal", "not-your-turn", "not-your-seat", "not-running"),
)
async def act(server: Server, guest: Known, match_id: str, wish: Decision) -> Response:
    """Take a decision, on the version of the table that it was made for."""
    version, action = wish.version, wish.action
    return await changed(
        server, match_id, guest.id, lambda t: server.tables.act(t, guest.id, version, action), version
    )


@router.post(
    "/matches/{match_id}/undo",
    response_model=TableOut,
    responses=errors(*AT_TABLE, "cannot-undo", "not-your-seat", "not-running"),
)
async def undo(server: Server, guest: Known, match_id: str, wish: VersionOnly) -> Response:
    """Take your last decision back, if nothing hidden was revealed and nobody else decided since."""
    version = wish.version
    return await changed(
        server, match_id, guest.id, lambda t: server.tables.undo(t, guest.id, version), version
    )


@router.post(
    "/matches/{match_id}/explain",
    responses=errors(*AT_TABLE, "bad-action", "not-your-turn", "not-your-seat", "not-running"),
)
async def explain(server: Server, guest: Known, match_id: str, wish: Question) -> Explanation:
    """Why something is not possible now, for the one whose turn it is."""
    async with server.tables.hold(match_id) as table:
        refusal = server.tables.explain(table, guest.id, wish.request, wish.after)
    if refusal is None:
        return {"refusal": None}
    return {"refusal": {"rule": refusal.rule, "reason": refusal.reason, "facts": dict(refusal.facts)}}


@router.post(
    "/matches/{match_id}/rematch",
    response_model=TableOut,
    responses=errors(*AT_TABLE, "not-your-seat", "not-finished", "bad-options", "bots-alone", "bot-tables"),
)
async def rematch(
    server: Server, caller: Asking, guest: Known, match_id: str, wish: RematchWish | None = None
) -> Response:
    """The same table anew: whoever asks first makes it, the others then take their seats at it."""
    async with server.tables.hold(match_id) as table:
        if table.rematch is None and table.seat_of(guest.id) is not None:
            await server.check_new_table(caller, guest, table.chairs)
        again = await server.tables.rematch(table, guest.id, wish.options if wish else None)
    async with server.tables.hold(again) as table:
        server.changed(table)
        return await answer(server, table, guest.id)


@router.get(
    "/matches/{match_id}/at/{n}",
    response_model=Moment,
    responses=errors("unknown-match", "not-finished", "bad-request", "other-rules"),
)
async def at(server: Server, caller: Asking, match_id: str, n: Annotated[int, Path(ge=0)]) -> Response:
    """A finished match after n decisions, with the events of the n-th."""
    async with server.tables.hold(match_id) as table:
        if table.match is None or table.status != "finished":
            raise Refused("not-finished")
        if n > table.steps:
            raise Refused("bad-request", detail=f"the match has {table.steps} decisions")
        seat = table.seat_of(caller.guest.id if caller.guest else None)
        return JSONResponse(moment_payload(table.match, n, seat))


@router.get(
    "/matches/{match_id}/record",
    response_class=Response,
    responses={
        200: {"content": {"application/json": {}}, "description": "the record, one action a line"},
        **errors("unknown-match", "not-finished", "other-rules"),
    },
)
async def record(server: Server, match_id: str) -> Response:
    """The record of a finished match, as a download: everything that is needed to play it again."""
    async with server.tables.hold(match_id) as table:
        if table.match is None or table.status != "finished":
            raise Refused("not-finished")
        text = table.match.to_json()
    name = f"{table.setup.game}-{match_id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get(
    "/matches/{match_id}/stream",
    response_class=StreamingResponse,
    responses={
        200: {
            "description": "`event: table`, `id:` the version, `data:` the table (TableOut)",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        },
        **errors("unknown-match", "bad-request", "other-rules"),
    },
)
async def stream(
    server: Server,
    caller: Asking,
    match_id: str,
    after: Annotated[int | None, Query(description="the version you have; like Last-Event-ID")] = None,
    last_event_id: Annotated[str | None, Header()] = None,
) -> Response:
    """The table now, with the events since the version you have, and then after every change."""
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        after = int(last_event_id[:18])
    async with server.tables.hold(match_id):
        pass  # refuses with a proper status if there is no such table
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    events = StreamingResponse(
        stream_table(server, match_id, caller, after), media_type="text/event-stream", headers=headers
    )
    events.raw_headers += SECURITY
    return events
