"""What people decide at a table beside playing: about who is late, an end together, colours."""

from fastapi import APIRouter, Response

from fiefdom.server.http.models import ColourWish, EndWish, LateVerdict, TableOut
from fiefdom.server.http.openapi import AT_TABLE, errors
from fiefdom.server.http.routes.matches import changed
from fiefdom.server.http.services import Known, Server
from fiefdom.server.tables import courtesy

router = APIRouter(tags=["company"])


@router.post(
    "/matches/{match_id}/late",
    response_model=TableOut,
    responses=errors(*AT_TABLE, "not-your-seat", "not-late"),
)
async def late(server: Server, guest: Known, match_id: str, wish: LateVerdict) -> Response:
    """Somebody's time is over: wait a little longer, or let a bot help out."""
    return await changed(
        server, match_id, guest.id, lambda t: courtesy.decide(server.tables, t, guest.id, wish.verdict)
    )


@router.post(
    "/matches/{match_id}/back",
    response_model=TableOut,
    responses=errors(*AT_TABLE, "not-your-seat", "not-running"),
)
async def back(server: Server, guest: Known, match_id: str) -> Response:
    """Take back the seat that you lost to time."""
    return await changed(server, match_id, guest.id, lambda t: courtesy.take_back(server.tables, t, guest.id))


@router.post(
    "/matches/{match_id}/end",
    response_model=TableOut,
    responses=errors(*AT_TABLE, "not-your-seat", "not-running"),
)
async def end(server: Server, guest: Known, match_id: str, wish: EndWish) -> Response:
    """Offer to end the game now, agree to it, or decline; it ends when all people agree."""
    return await changed(
        server, match_id, guest.id, lambda t: courtesy.end_together(server.tables, t, guest.id, wish.agree)
    )


@router.post(
    "/matches/{match_id}/colour",
    response_model=TableOut,
    responses=errors(*AT_TABLE, "not-your-seat", "not-waiting", "taken"),
)
async def colour(server: Server, guest: Known, match_id: str, wish: ColourWish) -> Response:
    """Choose your colour before the start."""
    return await changed(
        server, match_id, guest.id, lambda t: courtesy.choose_colour(server.tables, t, guest.id, wish.colour)
    )
