"""What people decide at a table beside playing: about who is late, an end together, colours."""

from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import APIRouter, Response

from fiefdom.server.http.models import ColourWish, EndWish, LateVerdict, TableOut
from fiefdom.server.http.openapi import AT_TABLE, errors
from fiefdom.server.http.routes.matches import changed
from fiefdom.server.http.services import Known, Server
from fiefdom.server.tables import courtesy

Route = TypeVar("Route", bound=Callable[..., Any])
router = APIRouter(tags=["company"])


def _at_table(what: str, *refusals: str) -> Callable[[Route], Route]:
    """A change of the table, which is the answer."""
    path = f"/matches/{{match_id}}/{what}"
    return router.post(path, response_model=TableOut, responses=errors(*AT_TABLE, *refusals))


@_at_table("late", "not-your-seat", "not-late")
async def late(server: Server, guest: Known, match_id: str, wish: LateVerdict) -> Response:
    """Somebody's time is over: wait a little longer, or let a bot help out."""
    return await changed(
        server, match_id, guest.id, lambda t: courtesy.decide(server.tables, t, guest.id, wish.verdict)
    )


@_at_table("back", "not-your-seat", "not-running")
async def back(server: Server, guest: Known, match_id: str) -> Response:
    """Take back the seat that you lost to time."""
    return await changed(server, match_id, guest.id, lambda t: courtesy.take_back(server.tables, t, guest.id))


@_at_table("end", "not-your-seat", "not-running")
async def end(server: Server, guest: Known, match_id: str, wish: EndWish) -> Response:
    """Offer to end the game now, agree to it, or decline; it ends when all people agree."""
    return await changed(
        server, match_id, guest.id, lambda t: courtesy.end_together(server.tables, t, guest.id, wish.agree)
    )


@_at_table("colour", "not-your-seat", "not-waiting", "taken")
async def colour(server: Server, guest: Known, match_id: str, wish: ColourWish) -> Response:
    """Choose your colour before the start."""
    return await changed(
        server, match_id, guest.id, lambda t: courtesy.choose_colour(server.tables, t, guest.id, wish.colour)
    )
