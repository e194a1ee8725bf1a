"""Campaigns: their cards and their history, names, files, starting again, deleting and taking back."""

import hashlib
from typing import Annotated, Any, cast
from urllib.parse import quote

from fastapi import APIRouter, Body, Header, Query, Response
from fastapi.responses import JSONResponse

from fiefdom.kernel.game import State
from fiefdom.kernel.words import words
from fiefdom.server.http.models import (
    CampaignName,
    ChronicleOut,
    Language,
    TableOut,
    clean_kingdom,
)
from fiefdom.server.http.openapi import AT_TABLE, POST, errors
from fiefdom.server.http.routes.matches import answer, changed
from fiefdom.server.http.services import Asking, Known, Server
from fiefdom.server.refused import Refused

router = APIRouter(tags=["campaigns"])
Numbers = Annotated[str, Query(pattern=r"^(\d{1,4}(,\d{1,4})*)?$", max_length=4000)]
_OWNER = (*AT_TABLE, "not-your-seat", "not-campaign")


@router.get(
    "/matches/{match_id}/cards",
    response_class=Response,
    responses={
        200: {"content": {"application/json": {}}, "description": "KnownCards (docs/views.md)"},
        304: {"description": "as If-None-Match has it"},
        **errors("unknown-match", "other-rules", "not-campaign", "bad-request", "too-many"),
    },
)
async def cards(
    server: Server,
    caller: Asking,
    match_id: str,
    lang: Annotated[Language | None, Query(description="left out: that of Accept-Language")] = None,
    worded: Annotated[
        Numbers, Query(description="the cards whose words you have, as 1,2,3: they are left out")
    ] = "",
    drawn: Annotated[Numbers, Query(description="the cards whose drawings you have")] = "",
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    """The cards that the player of this table knows by now, as everything they show, worded. Nothing of any other."""
    language = lang or caller.language

    def told(state: State[Any], seat: int | None) -> JSONResponse:
        known = state.known_cards(seat, words(language), _read(worded), _read(drawn))
        if known is None:
            raise Refused("not-campaign")
        return JSONResponse(cast("Any", known))

    with server.work(caller) as work:
        async with server.tables.hold(match_id) as table:
            if table.match is None:
                raise Refused("not-campaign")
            seat = table.seat_of(caller.guest.id if caller.guest else None)
            response = work.do(told, table.match.state, seat)
    tag = f'"{hashlib.sha256(response.body).hexdigest()[:24]}"'
    headers = {
        "ETag": tag,
        "Cache-Control": "private, no-cache",  # kept, but asked for: the next card may be known by then
        "Content-Language": language,
        "Vary": "Accept-Language, Accept-Encoding, Cookie, Authorization",
    }
    # A proxy or our own compression may have made the tag a weak one.
    if if_none_match and tag in if_none_match.replace("W/", "").split(", "):
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return response


def _read(numbers: str) -> set[int]:
    return {int(number) for number in numbers.split(",") if number}


@router.get(
    "/matches/{match_id}/chronicle",
    response_model=ChronicleOut,
    responses=errors("unknown-match", "other-rules", "not-campaign"),
)
async def chronicle(server: Server, match_id: str) -> Response:
    """The campaign by round: cards discovered, upgraded, destroyed, glory; the score track; deeds."""
    async with server.tables.hold(match_id) as table:
        told = table.match.game.chronicle(table.match) if table.match else None
        again = table.status == "running" and table.match is not None and table.match.state.may_restart()
        older = table.match is not None and table.setup.rules != table.match.game.rules_versions[-1]
    if told is None:
        raise Refused("not-campaign")
    body: ChronicleOut = {"chronicle": cast("Any", told), "restartable": again, "older_rules": older}
    return JSONResponse(body, headers={"Cache-Control": "no-store"})


@router.patch("/matches/{match_id}", response_model=TableOut, responses=errors(*_OWNER))
async def rename(server: Server, guest: Known, match_id: str, wish: CampaignName) -> Response:
    """Call the kingdom otherwise."""
    return await changed(
        server, match_id, guest.id, lambda t: server.campaigns.rename(t, guest.id, wish.name)
    )


@router.delete("/matches/{match_id}", response_model=TableOut, responses=errors(*_OWNER))
async def delete(server: Server, guest: Known, match_id: str) -> Response:
    """Delete a campaign; for a week it can be taken back. Also one that this host cannot play."""
    return await changed(
        server, match_id, guest.id, lambda t: server.campaigns.delete(t, guest.id), unplayed=True
    )


@router.post("/matches/{match_id}/restore", response_model=TableOut, responses=errors(*_OWNER))
async def restore(server: Server, guest: Known, match_id: str) -> Response:
    """Take a deleted campaign back."""
    return await changed(
        server, match_id, guest.id, lambda t: server.campaigns.restore(t, guest.id), unplayed=True
    )


@router.post(
    "/matches/{match_id}/restart",
    status_code=201,
    response_model=TableOut,
    responses=errors(*_OWNER, "not-running", "no-restart"),
)
async def restart(server: Server, caller: Asking, guest: Known, match_id: str) -> Response:
    """Start again from the beginning, as a new table; the old one can be taken back for a week."""
    await server.check_new_table(caller, guest, [])
    async with server.tables.hold(match_id) as table:
        again = await server.campaigns.restart(table, guest.id)
    async with server.tables.hold(again) as table:
        return await answer(server, table, guest.id, 201)


@router.get(
    "/matches/{match_id}/export",
    response_class=Response,
    responses={
        200: {"content": {"application/json": {}}, "description": "the campaign's record with its name"},
        **errors("no-guest", "unknown-match", "not-your-seat", "not-campaign", "other-rules"),
    },
)
async def export(server: Server, guest: Known, match_id: str) -> Response:
    """A campaign of mine as a file, also in the middle; `POST /matches/import` takes it up again, here or elsewhere."""
    async with server.tables.hold(match_id, unplayed=True) as table:
        text = server.campaigns.export(table, guest.id)
        name = f"{table.name or table.setup.game}.json"
    disposition = f"attachment; filename=\"{table.setup.game}.json\"; filename*=UTF-8''{quote(name, safe='')}"
    headers = {"Content-Disposition": disposition, "Cache-Control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


@router.post(
    "/matches/import",
    status_code=201,
    response_model=TableOut,
    responses=errors(*POST, "bad-file", "changed-file", "foreign-file", "file-rules"),
)
async def bring(
    server: Server,
    caller: Asking,
    guest: Known,
    file: Annotated[dict[str, Any], Body(description="what the export gave")],
) -> Response:
    """Take up a campaign from a file. Every decision in it is checked; it goes on under the rules it was begun with."""
    await server.check_new_table(caller, guest, [])
    match_id = await server.campaigns.bring(guest.id, file, clean_kingdom)
    async with server.tables.hold(match_id) as table:
        return await answer(server, table, guest.id, 201)
