"""The coach: what the hard bot would have done in a finished match, and what was lost by not doing it."""

from typing import Annotated, Any, cast

from fastapi import APIRouter, Path, Response
from fastapi.responses import JSONResponse

from fiefdom.kernel.game import Event
from fiefdom.kernel.match import Match
from fiefdom.server.http.coach_models import Coached
from fiefdom.server.http.models import Moment
from fiefdom.server.http.openapi import POST, errors
from fiefdom.server.http.payload import result_payload
from fiefdom.server.http.services import Asking, Known, Server, Services
from fiefdom.server.refused import Refused
from fiefdom.server.tables.table import Table

router = APIRouter(tags=["matches"])
_NO_STORE = {"Cache-Control": "no-store"}
_OF_FINISHED = ("unknown-match", "not-finished", "other-rules")


@router.post(
    "/matches/{match_id}/coach",
    status_code=202,
    response_model=Coached,
    responses=errors(*POST, *_OF_FINISHED, "not-your-seat"),
)
async def start(server: Server, guest: Known, match_id: str) -> Response:
    """Who played asks the coach to go through the match. It takes a while; what it says is kept with the match."""
    async with server.tables.hold(match_id) as table:
        played = _finished(table)
        _check_player(table, guest.id)
        await server.coaching.start(guest.id, match_id, played)
    return await _answer(server, match_id, 202)


@router.get("/matches/{match_id}/coach", response_model=Coached, responses=errors(*_OF_FINISHED))
async def show(server: Server, match_id: str) -> Response:
    """How far the coach is, and what it says when it has come to the end."""
    async with server.tables.hold(match_id) as table:
        _finished(table)
    return await _answer(server, match_id)


@router.delete(
    "/matches/{match_id}/coach",
    response_model=Coached,
    responses=errors(*POST, *_OF_FINISHED, "not-your-seat"),
)
async def cancel(server: Server, guest: Known, match_id: str) -> Response:
    """Who played lets the coach stop. What it has said to the end stays."""
    async with server.tables.hold(match_id) as table:
        _finished(table)
        _check_player(table, guest.id)
    server.coaching.cancel(match_id)
    return await _answer(server, match_id)


@router.get(
    "/matches/{match_id}/coach/{step}",
    response_model=Moment,
    responses=errors(*_OF_FINISHED, "bad-request"),
)
async def better(server: Server, caller: Asking, match_id: str, step: Annotated[int, Path(ge=0)]) -> Response:
    """The table as it would be after what the coach would have done from this decision on, and what happens then."""
    report: Any = await server.coaching.report(match_id)
    judged = [one for one in (report or {"decisions": []})["decisions"] if one["step"] == step]
    async with server.tables.hold(match_id) as table:
        played = _finished(table)
        if not judged or not judged[0]["better"]:
            raise Refused("bad-request", detail="the coach knows nothing better at this decision")
        state, log = played.at(step), cast("list[Event]", [])
        for data in judged[0]["better"]:
            state.log = log
            state.apply(played.game.decode(data))
        seat = table.seat_of(caller.guest.id if caller.guest else None)
    body: Moment = {
        "n": step,
        "steps": len(played.steps),
        "view": cast("Any", state.view(seat)),
        "events": [cast("Any", {"step": step, **event.cut(seat)}) for event in log],
        "result": result_payload(state.result()),
    }
    return JSONResponse(body, headers=_NO_STORE)


async def _answer(server: Services, match_id: str, status: int = 200) -> Response:
    report, run = await server.coaching.report(match_id), server.coaching.running(match_id)
    body: Coached = {
        "status": "done" if report else "failed" if run and run.failed else "running" if run else "none",
        "done": run.done if run else 0,
        "of": run.of if run else 0,
        "report": cast("Any", report),
    }
    return JSONResponse(body, status, headers=_NO_STORE)


def _finished(table: Table) -> Match[Any]:
    if table.match is None or table.status != "finished":
        raise Refused("not-finished")
    return table.match


def _check_player(table: Table, guest: str) -> None:
    if table.seat_of(guest) is None and table.lost_seat(guest) is None:
        raise Refused("not-your-seat")
