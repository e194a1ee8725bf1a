"""Fills a database with finished matches, to see that a server with a past is as quick as one without."""

from collections.abc import Iterator

from sqlalchemy import insert

from fiefdom.kernel import registry
from fiefdom.kernel.json import JSON
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.relations import changes, guests, matches, seats

LINES = 20  # of the journal of each; a whole game has more, but nobody reads them here
_PEOPLE = 1000
_AT_ONCE = 2000  # matches in a transaction


async def write_history(url: str, count: int, game: str) -> None:
    """So many finished matches of two people each."""
    database = Database(url)
    try:
        await database.migrate()
        async with database.writing(patience=None) as connection:
            people = [{"id": _guest(n), "name": "Guest", "created": 0} for n in range(_PEOPLE)]
            await connection.execute(insert(guests), people)
        for start in range(0, count, _AT_ONCE):
            numbers = range(start, min(count, start + _AT_ONCE))
            async with database.writing(patience=None) as connection:
                await connection.execute(insert(matches), [_match(n, game) for n in numbers])
                await connection.execute(insert(seats), [row for n in numbers for row in _seats(n)])
                await connection.execute(insert(changes), [row for n in numbers for row in _lines(n)])
    finally:
        await database.close()


def _guest(number: int) -> str:
    return f"history{number % _PEOPLE:09d}"


def _id(number: int) -> str:
    return f"{number * 2654435761 % 2**32:08x}old"  # scattered, as ids are


def _match(number: int, game: str) -> dict[str, JSON]:
    return {
        "id": _id(number),
        "game": game,
        "rules": registry.game(game).rules_version,
        "options": {},
        "seed": str(number),
        "level": "medium",
        "creator": _guest(number),
        "seats": [{"kind": "person", "guest": _guest(number + who), "level": None} for who in (0, 1)],
        "created": number,
        "version": LINES + 1,
        "status": "finished",
        "updated": number,
        "bot_turn": False,
        "bot_until": 0,
    }


def _seats(number: int) -> Iterator[dict[str, JSON]]:
    for seat in (0, 1):
        yield {"match": _id(number), "seat": seat, "kind": "person", "guest": _guest(number + seat)}


def _lines(number: int) -> Iterator[dict[str, JSON]]:
    for version in range(2, LINES + 2):
        yield {
            "match": _id(number),
            "version": version,
            "kind": "action",
            "seat": version % 2,
            "data": {"do": "build", "at": [number % 20, version % 20]},
            "at": number,
        }
