"""Which games there are, and their cards."""

from functools import cache
from typing import Any

from fastapi import APIRouter

from fiefdom.bots.catalog import LEVELS
from fiefdom.kernel import registry
from fiefdom.kernel.errors import UnknownGame
from fiefdom.kernel.json import JSON
from fiefdom.server.http.models import GameInfo
from fiefdom.server.http.openapi import errors
from fiefdom.server.refused import Refused

router = APIRouter(tags=["games"])


@router.get("/games", response_model_exclude_defaults=True)
async def games() -> list[GameInfo]:
    """All games, with what can be chosen."""
    return [
        GameInfo.model_validate(
            {
                "name": game.name,
                "seats": list(game.seats),
                "options": game.options(),
                "levels": list(LEVELS),
                "rules_version": game.rules_version,
                "facts": game.fact_kinds,
                "first_game": game.first_game is not None,
            }
        )
        for game in registry.all_games()
    ]


@router.get("/games/{game}/cards", responses=errors("unknown-game"))
async def cards(game: str) -> Any:
    """Every card and board of a game, as facts."""
    try:
        return _cards(registry.game(game).name)
    except UnknownGame as error:
        raise Refused("unknown-game", detail=str(error)) from None


@cache
def _cards(game: str) -> JSON:
    return registry.game(game).public_cards()
