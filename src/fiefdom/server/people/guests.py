"""Guests: who somebody is, by a signed cookie or a token; links to other devices, a code to come back by."""

import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import bindparam, delete, insert, select, true, update
from sqlalchemy.exc import IntegrityError

from fiefdom.kernel.words import words
from fiefdom.server.refused import Refused
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.naming import check_there
from fiefdom.server.storage.prepared import Reading
from fiefdom.server.storage.relations import guests, kept, links, tokens

COOKIE = "fiefdom"
COOKIE_AGE = 400 * 24 * 3600  # browsers keep none longer
LINK_AGE = 24 * 3600
_DAY = 24 * 3600 * 1000  # milliseconds
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
_REMEMBERED = 10_000  # guests, the longest known forgotten first
_ID = re.compile(r"[A-Za-z0-9_-]{16}")
_ONE = Reading(select(guests).where(guests.c.id == bindparam("of"), ~guests.c.gone))
_THESE = select(guests).where(guests.c.id.in_(bindparam("ids", expanding=True)), ~guests.c.gone)


@dataclass(frozen=True, slots=True)
class Guest:
    id: str
    name: str
    language: str | None
    generation: int = 0
    """Cookies of an earlier one are worth nothing."""
    seen: int = 0
    spoken: str = "en"
    """What their browser asked for last."""

    @property
    def reads(self) -> str:
        """The language of what is sent to them."""
        return self.language or self.spoken


class Guests:
    def __init__(self, database: Database, secret: str, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._cookies = URLSafeSerializer(secret, salt="fiefdom-cookie")
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._read_cookie = lru_cache(_REMEMBERED)(self._check_cookie)

    async def new(self, language: str) -> Guest:
        number = str(1000 + secrets.randbelow(9000))
        name = words(language).say("guest-name", number=number)
        guest = Guest(secrets.token_urlsafe(12), name, None, seen=self._now(), spoken=language)
        async with self._database.writing() as connection:
            await connection.execute(
                insert(guests).values(
                    id=guest.id,
                    name=name,
                    language=None,
                    spoken=language,
                    created=guest.seen,
                    seen=guest.seen,
                )
            )
        return guest

    async def find(self, id_: str) -> Guest | None:
        if id_ in self._known:
            return self._known[id_]
        if not _ID.fullmatch(id_):
            return None
        return (await self._read([id_])).get(id_)

    async def since(self, id_: str) -> int:
        """When a guest came for the first time."""
        async with self._database.reading() as connection:
            found: int = await connection.scalar(select(guests.c.created).where(guests.c.id == id_)) or 0
            return found

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of these guests, by id."""
        wanted = list(ids)
        known = {id_: self._known[id_] for id_ in wanted if id_ in self._known}
        if len(known) < len(wanted):
            known |= await self._read([id_ for id_ in wanted if id_ not in known])
        return {id_: known[id_].name for id_ in wanted if id_ in known}

    async def _read(self, ids: Sequence[str]) -> dict[str, Guest]:
        async with self._database.reading() as connection:
            if len(ids) == 1:
                rows = await _ONE.all(connection, {"of": ids[0]})
            else:
                rows = list(await connection.execute(_THESE, {"ids": ids}))
            found = {row.id: _guest(row) for row in rows}
        self._known.update(found)
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return found

    def forget(self, guest: str | None = None) -> None:
        """Another process has written: this guest, or everybody, is looked up anew."""
        if guest is None:
            self._known.clear()
        else:
            self._known.pop(guest, None)

    async def save(self, guest: Guest) -> None:
        await self._update(guest.id, name=guest.name, language=guest.language)

    async def speaks(self, guest: Guest, language: str) -> None:
        """Remembers what their browser asks for, where they have not chosen."""
        if guest.spoken != language:
            await self._update(guest.id, spoken=language)

    # ------------------------------------------------------------------ cookies and links

    def cookie(self, guest: Guest) -> str:
        text: str = self._cookies.dumps([guest.id, guest.generation])
        return text

    def _check_cookie(self, cookie: str) -> tuple[str, int]:
        """The guest and the generation that we signed; BadSignature if we did not."""
        signed = self._cookies.loads(cookie)
        id_, generation = signed if isinstance(signed, list) else (signed, 0)  # of earlier versions
        return id_, generation

    async def by_cookie(self, cookie: str) -> Guest | None:
        try:
            id_, generation = self._read_cookie(cookie)
        except BadSignature:
            return None
        guest = await self.find(id_)
        if guest is None or guest.generation != generation:
            return None
        return await self._met(guest)

    async def _met(self, guest: Guest) -> Guest | None:
        """Writes down that the guest was here, once a day. None: they are not any more."""
        now = self._now()
        if now - guest.seen < _DAY:
            return guest
        try:
            await self._update(guest.id, seen=now)
        except Refused:
            return None
        return replace(guest, seen=now)

    async def _update(self, id_: str, **values: object) -> None:
        async with self._database.writing() as connection:
            await check_there(connection, id_)
            await connection.execute(update(guests).where(guests.c.id == id_).values(**values))
            await self._database.announce(connection, "guest", id_)
        self._known.pop(id_, None)

    async def link(self, guest: Guest) -> str:
        """A code that makes another device the same guest: once, within a day."""
        code = secrets.token_urlsafe(24)
        now = self._now()
        async with self._database.writing() as connection:
            await check_there(connection, guest.id)
            await connection.execute(delete(links).where(links.c.until < now))
            await connection.execute(
                insert(links).values(hash=_hash(code), guest=guest.id, until=now + LINK_AGE * 1000)
            )
        return code

    async def by_link(self, code: str) -> Guest | None:
        one = links.c.hash == _hash(code)
        async with self._database.writing() as connection:
            row = (await connection.execute(select(links).where(one))).first()
            used = await connection.execute(delete(links).where(one))
        if row is None or used.rowcount != 1 or row.until <= self._now():
            return None
        return await self.find(row.guest)

    # ------------------------------------------------------------------ coming back, signing out

    async def new_code(self, guest: Guest) -> str:
        """A code for the drawer, for who loses the cookie; it replaces the one before."""
        code = "-".join("".join(secrets.choice(_LETTERS) for _ in range(5)) for _ in range(5))
        await self._update(guest.id, recovery=_hash(_plain(code)))
        return code

    async def by_code(self, code: str) -> Guest | None:
        query = select(guests).where(guests.c.recovery == _hash(_plain(code)), ~guests.c.gone)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _guest(row)

    async def end_others(self, guest: Guest, token: str | None) -> Guest:
        """All cookies, links, tokens and the code are worth nothing any more, but for the token that asks."""
        changed = replace(guest, generation=guest.generation + 1)
        kept_one = tokens.c.hash != _hash(token) if token else true()
        async with self._database.writing() as connection:
            await connection.execute(delete(links).where(links.c.guest == guest.id))
            await connection.execute(delete(tokens).where(tokens.c.guest == guest.id, kept_one))
        await self._update(guest.id, generation=changed.generation, recovery=None)
        return changed

    # ------------------------------------------------------------------ tokens

    async def new_token(self, guest: Guest, name: str) -> str:
        token = "fief_" + secrets.token_urlsafe(32)
        async with self._database.writing() as connection:
            await check_there(connection, guest.id)
            await connection.execute(
                insert(tokens).values(hash=_hash(token), guest=guest.id, name=name, created=self._now())
            )
        return token

    async def by_token(self, token: str) -> Guest | None:
        query = (
            select(guests)
            .join(tokens, tokens.c.guest == guests.c.id)
            .where(tokens.c.hash == _hash(token), ~guests.c.gone)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else await self._met(_guest(row))

    async def drop_tokens(self, guest: Guest) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.guest == guest.id))

    def _now(self) -> int:
        return int(self._clock() * 1000)


def _guest(row: Any) -> Guest:
    return Guest(row.id, row.name, row.language, row.generation, row.seen, row.spoken)


def _plain(code: str) -> str:
    """A code as it was made, however it was copied: in capitals, without lines and spaces."""
    return "".join(letter for letter in code.upper() if letter in _LETTERS)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).digest()


async def kept_secret(database: Database) -> str:
    """The secret that signs cookies."""
    return await kept_value(database, "secret", lambda: secrets.token_urlsafe(48))


async def kept_value(database: Database, key: str, make: Callable[[], str]) -> str:
    """Made once, kept with the data, the same for every process."""
    query = select(kept.c.value).where(kept.c.key == key)
    async with database.reading() as connection:
        found: str | None = await connection.scalar(query)
    if found is not None:
        return found
    try:
        async with database.writing() as connection:
            await connection.execute(insert(kept).values(key=key, value=make()))
    except IntegrityError:
        pass  # another process was first: its value is ours
    async with database.reading() as connection:
        value: str | None = await connection.scalar(query)
    assert value is not None  # noqa: S101 - it was just written
    return value
