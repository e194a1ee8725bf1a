"""A table as a picture, for previews of links to it."""

from typing import Annotated

from fastapi import APIRouter, Header, Response

from fiefdom.server.http.openapi import errors
from fiefdom.server.http.pictures import names_at, picture_of
from fiefdom.server.http.services import Asking, Server

router = APIRouter(tags=["matches"])
_PNG = {"content": {"image/png": {}}, "description": "1200 by 630"}
_HEADERS = {"Cache-Control": "public, max-age=30", "X-Robots-Tag": "noindex"}


@router.get(
    "/matches/{match_id}/picture.png",
    response_class=Response,
    responses={200: _PNG, 304: {"description": "you have it"}, **errors("unknown-match", "other-rules")},
)
async def picture(
    server: Server, caller: Asking, match_id: str, if_none_match: Annotated[str | None, Header()] = None
) -> Response:
    """The table as a spectator sees it, without anything hidden; it has an `ETag`. At most 30 a minute are painted
    for an address."""
    async with server.tables.hold(match_id) as table:
        people = await server.tables.names(table)
        wanted = picture_of(table, names_at(table, people, caller.language))
    headers = {**_HEADERS, "ETag": f'"{wanted.tag}"'}
    if if_none_match and wanted.tag in if_none_match:
        return Response(status_code=304, headers=headers)
    png = server.pictures.kept(wanted)
    if png is None:
        server.doors.limits.picture(caller.address)
        png = await server.pictures.png(wanted)
    return Response(png, headers=headers, media_type="image/png")
