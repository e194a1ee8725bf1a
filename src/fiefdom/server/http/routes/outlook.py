"""Looking ahead and back: what decisions would bring, what a bot would do, how the score went."""

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse

from fiefdom.kernel.errors import BadAction
from fiefdom.kernel.json import JSON
from fiefdom.kernel.match import Match
from fiefdom.server.bots.turns import advice_task
from fiefdom.server.http.models import HintOut, HintWish, Scores, WhatIf
from fiefdom.server.http.openapi import AT_TABLE, errors
from fiefdom.server.http.refusals import Refused
from fiefdom.server.http.services import Known, Server
from fiefdom.server.tables.outlook import LONGEST, Hidden, outlook, scores_of

router = APIRouter(tags=["matches"])
_NO_STORE = {"Cache-Control": "no-store"}


@router.get(
    "/matches/{match}/what-if",
    response_model=WhatIf,
    responses=errors(
        "no-guest",
        "unknown-match",
        "bad-request",
        "bad-action",
        "not-your-turn",
        "not-your-seat",
        "not-running",
        "other-rules",
    ),
)
async def what_if(
    server: Server,
    guest: Known,
    match: str,
    after: Annotated[
        str | None, Query(max_length=1000, description="a JSON list of actions: look ahead over these first")
    ] = None,
) -> Response:
    """What you could do now, or after these decisions, and how each would change your score at once."""
    first = _actions(after)
    async with server.tables.hold(match) as table:
        played = server.tables.deciding(table, guest.id)
        version, seat, state = table.version, table.actor, played.state.copy()
    try:
        seen = await asyncio.to_thread(outlook, played.game, state, first)
    except Hidden:
        return JSONResponse(
            {"version": version, "hidden": True, "actions": [], "view": None}, headers=_NO_STORE
        )
    except BadAction as error:
        raise Refused("bad-action", detail=str(error)) from None
    actions = [{"action": played.game.encode(one), "changes": changes} for one, changes in seen.actions]
    view = seen.state.view(seat) if first else None
    body = {"version": version, "hidden": False, "actions": actions, "view": view}
    return JSONResponse(body, headers=_NO_STORE)


def _actions(text: str | None) -> list[JSON]:
    try:
        found: Any = json.loads(text) if text else []
    except ValueError:
        found = None
    if not isinstance(found, list) or len(found) > LONGEST:
        raise Refused("bad-request", detail=f"after: a JSON list of at most {LONGEST} actions")
    return found


@router.post(
    "/matches/{match}/hint",
    response_model=HintOut,
    responses=errors(*AT_TABLE, "not-your-turn", "not-your-seat", "not-running", "no-hints", "broken"),
)
async def hint(server: Server, guest: Known, match: str, wish: HintWish | None = None) -> Response:
    """What a bot would do in your place, and the change of your score that it expects."""
    async with server.tables.hold(match) as table:
        server.tables.deciding(table, guest.id)
        if not table.hints:
            raise Refused("no-hints")
        version, task = table.version, advice_task(table, (wish or HintWish()).level)
    advice = await server.hints.ask(guest.id, task)
    return JSONResponse({"version": version, **_object(advice)}, headers=_NO_STORE)


def _object(advice: JSON) -> dict[str, JSON]:
    assert isinstance(advice, dict)  # noqa: S101 - so a worker makes it
    return advice


@router.get(
    "/matches/{match}/scores",
    response_model=Scores,
    responses=errors("unknown-match", "not-finished", "other-rules"),
)
async def scores(server: Server, match: str) -> Response:
    """Of a finished match: the score at the start and after each decision."""
    async with server.tables.hold(match) as table:
        if table.match is None or table.status != "finished":
            raise Refused("not-finished")
        played: Match[Any] = table.match
        start, actions = played.at(0), played.actions
    return JSONResponse({"scores": await asyncio.to_thread(scores_of, start, actions)})
