"""Talk at a table: short words, emotes, and nudges for whoever is slow. Kept with the table."""

import unicodedata
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import bindparam, delete, func, insert, select

from fiefdom.server.figures import Rate
from fiefdom.server.people.blocks import Blocks
from fiefdom.server.people.limits import RateLimit
from fiefdom.server.people.names import MOST_MARKS
from fiefdom.server.refused import Refused
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.naming import check_there
from fiefdom.server.storage.people_relations import messages
from fiefdom.server.storage.prepared import Reading
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.table import Table
from fiefdom.server.tables.terms import Days

Kind = Literal["words", "emote", "nudge"]
Emote = Literal[
    "hello", "luck", "nice", "thanks", "sorry", "oops", "wow", "think", "laugh", "cheers", "again", "bye"
]
LONGEST = 200
_JOINERS = "\u200c\u200d "  # what they join is seen: letters of Persian, pictures that make a family
_AT_ONCE, _WITHIN = 5, 10.0  # messages, seconds
_KEPT = 200  # so many are shown
_REMEMBERED = 20_000  # tables
_NEWEST = Reading(select(func.max(messages.c.id).label("newest")).where(messages.c.match == bindparam("of")))
_NUDGE_LIVE, _NUDGE_DAYS = 60, 12 * 3600  # seconds between two nudges at a table


@dataclass(frozen=True, slots=True)
class Message:
    id: int
    guest: str
    kind: Kind
    text: str
    at: int


class Chat:
    def __init__(self, database: Database, live: Live, blocks: Blocks, settings: Settings) -> None:
        self._database = database
        self._live = live
        self._blocks = blocks
        self._settings = settings
        self._limit = RateLimit(Rate(_AT_ONCE, _WITHIN))
        self._newest: dict[str, int] = {}

    async def newest(self, match_id: str) -> int:
        """The number of the last message at a table; 0: nobody has said anything."""
        if match_id not in self._newest:
            if len(self._newest) >= _REMEMBERED:
                self._newest.clear()
            async with self._database.reading() as connection:
                self._newest[match_id] = (await _NEWEST.one(connection, {"of": match_id})).newest or 0
        return self._newest[match_id]

    async def read(self, match_id: str, reader: str | None, after: int) -> list[Message]:
        """What was said after this number, oldest first; nothing of people whom the reader has blocked."""
        query = (
            select(messages)
            .where(messages.c.match == match_id, messages.c.id > after)
            .order_by(messages.c.id.desc())
            .limit(_KEPT)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        hidden = await self._blocks.of(reader) if reader else set()
        return [
            Message(row.id, row.guest, row.kind, row.text, row.at)
            for row in reversed(rows)
            if row.guest not in hidden
        ]

    async def say(self, table: Table, guest: str, kind: Kind, text: str) -> None:
        """Who has a seat may speak."""
        self._check(table, guest)
        clean = _clean(text) if kind == "words" else text
        if not 1 <= len(clean) <= LONGEST:
            raise Refused("bad-request", detail=f"a message has 1 to {LONGEST} characters")
        wait = self._limit.wait(guest, self._settings.clock())
        if wait > 0:
            raise _too_many("error-talk-fast", int(wait) + 1)
        await self._write(table, guest, kind, clean)

    async def nudge(self, table: Table, guest: str) -> str:
        """Reminds the person who must decide, once in a while; who that is."""
        seat, actor = table.seat_of(guest), table.actor
        if seat is None:
            raise Refused("not-your-seat")
        if actor is None or actor == seat or table.chairs[actor].kind != "person":
            raise Refused("not-running" if actor is None else "nobody-slow")
        pause = _NUDGE_DAYS if isinstance(table.setup.terms.tempo, Days) else _NUDGE_LIVE
        query = select(func.max(messages.c.at)).where(
            messages.c.match == table.setup.id, messages.c.kind == "nudge"
        )
        async with self._database.reading() as connection:
            last = await connection.scalar(query)
        if last is not None and self._now() - last < pause * 1000:
            raise _too_many("error-nudged", pause - (self._now() - last) // 1000)
        await self._write(table, guest, "nudge", str(actor))
        slow = table.chairs[actor].guest
        assert slow is not None  # noqa: S101 - a person
        return slow

    async def clear(self, table: Table, guest: str) -> None:
        """The creator takes everything back that was said."""
        if table.creator != guest:
            raise Refused("not-creator")
        async with self._database.writing() as connection:
            await connection.execute(delete(messages).where(messages.c.match == table.setup.id))
            await self._database.announce(connection, "talk", table.setup.id)
        self._newest[table.setup.id] = 0
        self._live.tell(table.setup.id)

    async def heard(self, match_id: str) -> None:
        """Something was said at another process."""
        self._newest.pop(match_id, None)
        await self.newest(match_id)
        self._live.tell(match_id)

    def _check(self, table: Table, guest: str) -> None:
        if table.seat_of(guest) is None and table.lost_seat(guest) is None:
            raise Refused("not-your-seat")
        if not table.setup.terms.chat:
            raise Refused("no-chat")

    async def _write(self, table: Table, guest: str, kind: Kind, text: str) -> None:
        match_id = table.setup.id
        async with self._database.writing() as connection:
            await check_there(connection, guest)
            done = await connection.execute(
                insert(messages)
                .values(match=match_id, guest=guest, kind=kind, text=text, at=self._now())
                .returning(messages.c.id)
            )
            number = done.scalar_one()
            await self._database.announce(connection, "talk", match_id)
        self._newest[match_id] = number
        self._live.tell(match_id)

    def _now(self) -> int:
        return int(self._settings.clock() * 1000)


def _clean(text: str) -> str:
    """One line, without characters that nobody sees and without towers of accents on one letter.

    >>> _clean("  well\\nplayed\\u0007 "), _clean("\\u202edeyalp llew"), _clean("\\u200b\\u200d")
    ('well played', 'deyalp llew', '')
    >>> len(_clean("o" + 90 * "\\u0302"))
    5
    """
    line = " ".join(text.split())
    seen = "".join(one for one in line if one in _JOINERS or unicodedata.category(one)[0] != "C")
    return _few_marks(seen) if seen.strip(_JOINERS) else ""


def _few_marks(line: str) -> str:
    kept, row = [], 0
    for one in line:
        row = row + 1 if unicodedata.category(one)[0] == "M" else 0
        if row <= MOST_MARKS:
            kept.append(one)
    return "".join(kept)


def _too_many(reason: str, wait: int) -> Refused:
    return Refused("too-many", reason=reason, wording=lambda words: words.say(reason), wait=wait)
