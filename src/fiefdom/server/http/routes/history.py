"""What somebody has played: for themselves with every table, for others what it comes to."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Path

from fiefdom.server.http.openapi import errors
from fiefdom.server.http.payload import timestamp
from fiefdom.server.http.people_models import GameHistory, HistoryOut, PlayedOut, RatingOut, TallyOut
from fiefdom.server.http.services import Asking, Known, Server, Services
from fiefdom.server.refused import Refused
from fiefdom.server.tables.history import AGAINST, Played, Streak, Tally, tallies
from fiefdom.server.tables.ratings import PROVISIONAL, Rating

router = APIRouter(tags=["history"])
_NEWEST = 500
_CARD_SETS = 100


@router.get("/me/history", responses=errors("no-guest"))
async def mine(server: Server, guest: Known) -> HistoryOut:
    """What you have played."""
    return await _history(server, guest.id, you=True)


@router.get("/players/{player}", responses=errors("unknown-player"))
async def theirs(server: Server, caller: Asking, player: Annotated[str, Path(max_length=24)]) -> HistoryOut:
    """What somebody has played: figures, but none of their tables. Nobody whom you do not want to meet, or who
    does not want to meet you."""
    asks = caller.guest.id if caller.guest else None
    if asks is not None and player in await server.blocks.apart(asks):
        raise Refused("unknown-player")
    return await _history(server, player, you=player == asks)


async def _history(server: Services, player: str, you: bool) -> HistoryOut:
    guest = await server.guests.find(player)
    if guest is None:
        raise Refused("unknown-player")
    played = await server.history.of(player)
    ratings = await server.ratings.of(player)
    by_game: dict[str, list[Played]] = {}
    for one in played:
        by_game.setdefault(one.game, []).append(one)
    return {
        "id": guest.id,
        "name": guest.name,
        "you": you,
        "since": timestamp(await server.guests.since(player)),
        "games": [
            _game(game, games, ratings.get(game), you)
            for game, games in sorted(by_game.items(), key=lambda item: -len(item[1]))
        ],
    }


def _game(game: str, games: Sequence[Played], rating: Rating | None, you: bool) -> GameHistory:
    whole, streak = Tally.of(games), Streak.of(games)
    by_whom = tallies(games, lambda one: one.against)
    by_cards = tallies((one for one in games if one.cards), lambda one: one.cards)
    best_first = sorted(by_cards.items(), key=lambda item: -item[1].best.score)
    return {
        "game": game,
        "played": whole.played,
        "won": whole.won,
        "streak": streak.now,
        "longest": streak.longest,
        "best": whole.best.score,
        "rating": None if rating is None else _rating(rating),
        "against": [{"against": whom, **_tally(by_whom[whom], you)} for whom in AGAINST if whom in by_whom],
        "cards": [{"cards": list(cards), **_tally(tally, you)} for cards, tally in best_first[:_CARD_SETS]],
        "games": [_played(one, you) for one in games[-_NEWEST:]],
    }


def _tally(tally: Tally, you: bool) -> TallyOut:
    best = tally.best
    return {
        "played": tally.played,
        "won": tally.won,
        "best": best.score,
        "match": best.match if you else None,
    }


def _rating(rating: Rating) -> RatingOut:
    return {"value": rating.shown, "games": rating.games, "provisional": rating.games < PROVISIONAL}


def _played(one: Played, you: bool) -> PlayedOut:
    return {
        "at": timestamp(one.at),
        "score": one.score,
        "won": one.won,
        "against": one.against,
        "rating": one.rating,
        "match": one.match if you else None,
    }
