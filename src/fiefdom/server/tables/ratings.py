"""Ratings: who is how strong at a game, from the matches of tables that agreed to be rated (openskill).

A player is a guest, or all bots of one level. A seat that a bot finished for somebody counts as lost.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select, update

from fiefdom.server.failures import log_failure
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database, Session
from fiefdom.server.storage.people_relations import rated, ratings
from fiefdom.server.storage.prepared import Reading
from fiefdom.server.storage.relations import guests, matches, seats
from fiefdom.server.tables.table import Chair

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

PROVISIONAL = 10
"""A rating of fewer games says little."""
_SCALE = 40  # who begins has 1000
_LOCK = 0x0F1E7A7E  # any number, the same in every process
_AT_ONCE = 100
_UNCOUNTED = Reading(
    select(matches.c.id)
    .where(~matches.c.counted, matches.c.status == "finished")
    .order_by(matches.c.finished, matches.c.id)
    .limit(_AT_ONCE)
)


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float
    sigma: float
    games: int = 0

    @property
    def shown(self) -> int:
        return shown(self.mu)


def shown(mu: float) -> int:
    """A rating as people see it.

    >>> shown(25.0)
    1000
    """
    return round(mu * _SCALE)


def ranks(chairs: Sequence[Chair], result: Mapping[str, Any]) -> list[int]:
    """By seat, 0 for the best: winners, the others by score, last of all who did not finish themselves."""
    standing = [
        (chair.left is not None, seat not in result["winners"], -result["scores"][seat])
        for seat, chair in enumerate(chairs)
    ]
    return [sum(other < one for other in standing) for one in standing]


def rate(
    chairs: Sequence[Chair], result: Mapping[str, Any], known: Mapping[str, Rating]
) -> dict[str, Rating]:
    """The ratings of all players of a match after it. Several bots of a level are one player: their mean."""
    model = _model()
    players = [player_of(chair) for chair in chairs]
    before = {player: known.get(player) or _beginner() for player in players}
    teams = [[model.rating(before[one].mu, before[one].sigma)] for one in players]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks(chairs, result)])
    found: dict[str, Rating] = {}
    for player, old in before.items():
        own = [team[0] for team, one in zip(after, players, strict=True) if one == player]
        mu, sigma = (sum(getattr(one, name) for one in own) / len(own) for name in ("mu", "sigma"))
        found[player] = Rating(mu, sigma, old.games + 1)
    return found


def player_of(chair: Chair) -> str:
    """Who is rated for a seat; who left it still is."""
    return chair.guest or f"bot {chair.level}"


def _beginner() -> Rating:
    new = _model().rating()
    return Rating(new.mu, new.sigma)


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # takes a while: not for servers at which nobody is rated

    return PlackettLuce()


class Ratings:
    """Counts every rated match once, in the order in which they were finished."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings

    async def run(self) -> None:
        while True:
            try:
                await self.count()
            except Exception as error:
                log_failure("counting rated games", error)
            await asyncio.sleep(self._settings.tick)

    async def count(self) -> int:
        """Counts what is finished by now; how many matches that were."""
        async with self._database.reading() as connection:
            waiting = [row.id for row in await _UNCOUNTED.all(connection, {})]
        for match_id in waiting:
            async with self._database.writing() as connection:
                await self._count(connection, match_id)
        return len(waiting)

    async def _count(self, connection: Session, match_id: str) -> None:
        if not self._database.sqlite:  # other processes count, too: one after the other
            await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
        taken = await connection.execute(
            update(matches).where(matches.c.id == match_id, ~matches.c.counted).values(counted=True)
        )
        if taken.rowcount != 1:
            return  # by another process
        row = (
            await connection.execute(select(matches.c.game, matches.c.result).where(matches.c.id == match_id))
        ).one()
        sitting = await connection.execute(
            select(seats, guests.c.gone)
            .join(guests, guests.c.id == seats.c.guest, isouter=True)
            .where(seats.c.match == match_id)
            .order_by(seats.c.seat)
        )
        chairs, gone = [], set()
        for one in sitting:
            chairs.append(Chair(one.kind, one.guest, one.level, one.left))
            if one.gone:
                gone.add(one.guest)
        known = await _known(connection, row.game, {player_of(chair) for chair in chairs})
        for player, rating in rate(chairs, row.result, known).items():
            if player not in gone:
                await _write(connection, match_id, row.game, player, rating)

    async def of(self, player: str) -> dict[str, Rating]:
        """By game."""
        async with self._database.reading() as connection:
            rows = await connection.execute(select(ratings).where(ratings.c.player == player))
            return {row.game: Rating(row.mu, row.sigma, row.games) for row in rows}


async def _known(connection: Session, game: str, players: set[str]) -> dict[str, Rating]:
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    return {row.player: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(query)}


async def _write(connection: Session, match_id: str, game: str, player: str, rating: Rating) -> None:
    await connection.execute(delete(ratings).where(ratings.c.player == player, ratings.c.game == game))
    await connection.execute(
        insert(ratings).values(player=player, game=game, mu=rating.mu, sigma=rating.sigma, games=rating.games)
    )
    await connection.execute(
        insert(rated).values(match=match_id, player=player, mu=rating.mu, sigma=rating.sigma)
    )
