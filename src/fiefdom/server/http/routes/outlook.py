"""Looking ahead and back: what decisions would bring, what a bot would do, how the score went."""

import asyncio
import json
from typing import Annotated, Any, cast

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse

from fiefdom.kernel.errors import BadAction
from fiefdom.kernel.json import JSON
from fiefdom.kernel.match import Match
from fiefdom.server.bots.asking import task_at
from fiefdom.server.http.models import HintOut, HintWish, Scores, WhatIf
from fiefdom.server.http.openapi import AT_TABLE, errors
from fiefdom.server.http.services import Asking, Known, Server
from fiefdom.server.refused import Refused
from fiefdom.server.tables.outlook import LONGEST, Hidden, outlook, scores_of

router = APIRouter(tags=["matches"])
_NO_STORE = {"Cache-Control": "no-store"}


@router.get(
    "/matches/{match_id}/what-if",
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
    match_id: str,
    after: Annotated[
        str | None, Query(max_length=1000, description="a JSON list of actions: look ahead over these first")
    ] = None,
) -> Response:
    """What you could do now, or after these decisions, and how each would change your score at once."""
    first = _actions(after)
    async with server.tables.hold(match_id) as table:
        played = server.tables.deciding(table, guest.id)
        version, seat, state = table.version, table.actor, played.state.copy()
    try:
        seen = await asyncio.to_thread(outlook, played.game, state, first)
    except Hidden:
        body: WhatIf = {"version": version, "hidden": True, "actions": [], "view": None, "reach": None}
        return JSONResponse(body, headers=_NO_STORE)
    except BadAction as error:
        raise Refused("bad-action", detail=str(error)) from None
    body = {
        "version": version,
        "hidden": False,
        "actions": [
            {"action": cast("Any", played.game.encode(one)), "changes": dict(changes)}
            for one, changes in seen.actions
        ],
        "view": cast("Any", seen.state.view(seat)) if first else None,
        "reach": cast("Any", await asyncio.to_thread(seen.state.within_reach)),
    }
    return JSONResponse(body, headers=_NO_STORE)


def _actions(text: str | None) -> list[JSON]:
    try:
        found: Any = json.loads(text) if text else []
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, list) or len(found) > LONGEST:
        raise Refused("bad-request", detail=f"after: a JSON list of at most {LONGEST} actions")
    return found


@router.post(
    "/matches/{match_id}/hint",
    response_model=HintOut,
    responses=errors(*AT_TABLE, "not-your-turn", "not-your-seat", "not-running", "no-hints", "broken"),
)
async def hint(server: Server, guest: Known, match_id: str, wish: HintWish | None = None) -> Response:
    """What a bot would do in your place, and the change of your score that it expects."""
    async with server.tables.hold(match_id) as table:
        server.tables.deciding(table, guest.id)
        if not table.hints:
            raise Refused("no-hints")
        version, task = table.version, task_at(table, (wish or HintWish()).level)
    advice = await server.bots.hints.ask(guest.id, task)
    found: HintOut = {"version": version, "actions": cast("Any", advice.actions), "changes": advice.changes}
    return JSONResponse(found, headers=_NO_STORE)


@router.get(
    "/matches/{match_id}/scores",
    response_model=Scores,
    responses=errors("unknown-match", "not-finished", "other-rules", "too-many"),
)
async def scores(server: Server, caller: Asking, match_id: str) -> Response:
    """Of a finished match: the score at the start and after each decision."""
    async with server.tables.hold(match_id) as table:
        if table.match is None or table.status != "finished":
            raise Refused("not-finished")
        played: Match[Any] = table.match
        start, actions = played.at(0), played.actions
    with server.work(caller) as work:
        return JSONResponse({"scores": await asyncio.to_thread(work.do, scores_of, start, actions)})
