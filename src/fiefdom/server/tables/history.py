"""What a guest has played: every finished game, and what they come to. All from the records."""

import asyncio
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from sqlalchemy import and_, select

from fiefdom.kernel import registry
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.people_relations import rated
from fiefdom.server.storage.relations import matches, seats
from fiefdom.server.tables.ratings import shown
from fiefdom.server.tables.table import Chair

Against = Literal["alone", "easy", "medium", "hard", "people"]
AGAINST: tuple[Against, ...] = ("alone", "easy", "medium", "hard", "people")
_AT_ONCE = 200
Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game of somebody."""

    match: str
    game: str
    at: int
    score: int
    won: bool
    against: Against
    """People if there were any, else the strongest of the bots."""
    cards: tuple[str, ...] = ()
    rating: int | None = None
    """After it, if the table was rated."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What several games come to. Alone nobody wins, there is only the best score."""

    played: int
    won: int
    best: Played

    @classmethod
    def of(cls, games: Sequence[Played]) -> "Tally":
        """Of one game at least."""
        best = max(games, key=lambda game: game.score)
        return cls(len(games), sum(game.won for game in games), best)


@dataclass(frozen=True, slots=True)
class Streak:
    """Victories in a row."""

    now: int
    longest: int

    @classmethod
    def of(cls, games: Iterable[Played]) -> "Streak":
        """Of games in the order in which they were finished."""
        now = longest = 0
        for game in games:
            if game.against == "alone":
                continue
            now = now + 1 if game.won else 0
            longest = max(longest, now)
        return cls(now, longest)


def tallies(games: Iterable[Played], key: Callable[[Played], Key]) -> dict[Key, Tally]:
    """What the games of each kind come to."""
    found: dict[Key, list[Played]] = {}
    for game in games:
        found.setdefault(key(game), []).append(game)
    return {kind: Tally.of(some) for kind, some in found.items()}


def against(chairs: Sequence[Chair], seat: int) -> Against:
    others = [chair for place, chair in enumerate(chairs) if place != seat]
    if any(chair.guest is not None for chair in others):
        return "people"
    levels = [chair.level for chair in others if chair.level]
    return max(levels, key=AGAINST.index) if levels else "alone"


class History:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guest: str) -> list[Played]:
        """All finished games of a guest, the oldest first; also those that a bot finished for them: lost."""
        mine = (
            select(matches.c.id)
            .join(seats, seats.c.match == matches.c.id)
            .where(
                seats.c.guest == guest,
                matches.c.status == "finished",
                matches.c.deleted.is_(None),
                matches.c.game.in_(registry.game_names()),
            )
            .order_by(matches.c.finished, matches.c.id)
        )
        async with self._database.reading() as connection:
            ids = list(await connection.scalars(mine))
        found: list[Played] = []
        for start in range(0, len(ids), _AT_ONCE):
            found += await self._some(guest, ids[start : start + _AT_ONCE])
            await asyncio.sleep(0)  # who has played thousands lets others through
        return found

    async def _some(self, guest: str, ids: Sequence[str]) -> list[Played]:
        result = matches.c.result
        games = (
            select(
                matches.c.id,
                matches.c.game,
                matches.c.finished,
                seats.c.seat,
                seats.c.left,
                result["scores"].label("scores"),
                result["winners"].label("winners"),
                result["breakdown"][0].label("shares"),
                rated.c.mu,
            )
            .join(seats, seats.c.match == matches.c.id)
            .join(rated, and_(rated.c.match == matches.c.id, rated.c.player == guest), isouter=True)
            .where(seats.c.guest == guest, matches.c.id.in_(ids))
            .order_by(matches.c.finished, matches.c.id)
        )
        sitting = select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
        chairs: dict[str, list[Chair]] = {id_: [] for id_ in ids}
        async with self._database.reading() as connection:
            rows = (await connection.execute(games)).all()
            for row in await connection.execute(sitting):
                chairs[row.match].append(Chair(row.kind, row.guest, row.level, row.left))
        return [_played(row, chairs[row.id]) for row in rows]


def _played(row: Any, chairs: Sequence[Chair]) -> Played:
    whom = against(chairs, row.seat)
    sources = [share["source"] for share in row.shares]
    return Played(
        row.id,
        row.game,
        row.finished,
        row.scores[row.seat],
        whom != "alone" and row.left is None and row.seat in row.winners,
        whom,
        tuple(registry.game(row.game).card_set(sources)),
        None if row.mu is None else shown(row.mu),
    )
