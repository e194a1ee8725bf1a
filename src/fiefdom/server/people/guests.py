"""Guests: who somebody is, by a signed cookie or a token, and the link that carries it to another device."""

import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from fiefdom.kernel.words import words
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.relations import guests, kept, tokens

COOKIE = "fiefdom"
COOKIE_AGE = 400 * 24 * 3600  # browsers keep none longer
LINK_AGE = 24 * 3600
_REMEMBERED = 10_000  # guests, the longest known forgotten first
_ID = re.compile(r"[A-Za-z0-9_-]{16}")


@dataclass(frozen=True, slots=True)
class Guest:
    id: str
    name: str
    language: str | None


class Guests:
    def __init__(self, database: Database, secret: str, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._cookies = URLSafeSerializer(secret, salt="fiefdom-cookie")
        self._links = URLSafeSerializer(secret, salt="fiefdom-link")
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def new(self, language: str) -> Guest:
        number = str(1000 + secrets.randbelow(9000))
        name = words(language).say("guest-name", number=number)
        guest = Guest(secrets.token_urlsafe(12), name, None)
        async with self._database.writing() as connection:
            await connection.execute(
                insert(guests).values(id=guest.id, name=name, language=None, created=self._now())
            )
        return guest

    async def find(self, id_: str) -> Guest | None:
        if id_ in self._known:
            return self._known[id_]
        if not _ID.fullmatch(id_):
            return None
        return (await self._read([id_])).get(id_)

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of these guests, by id."""
        wanted = list(ids)
        unknown = [id_ for id_ in wanted if id_ not in self._known]
        found = self._known if not unknown else {**self._known, **await self._read(unknown)}
        return {id_: found[id_].name for id_ in wanted if id_ in found}

    async def _read(self, ids: Sequence[str]) -> dict[str, Guest]:
        async with self._database.reading() as connection:
            rows = await connection.execute(select(guests).where(guests.c.id.in_(ids)))
            found = {row.id: Guest(row.id, row.name, row.language) for row in rows}
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
        async with self._database.writing() as connection:
            await connection.execute(
                update(guests).where(guests.c.id == guest.id).values(name=guest.name, language=guest.language)
            )
            await self._database.announce(connection, "guest", guest.id)
        self.forget(guest.id)

    # ------------------------------------------------------------------ cookies and links

    def cookie(self, guest: Guest) -> str:
        text: str = self._cookies.dumps(guest.id)
        return text

    async def by_cookie(self, cookie: str) -> Guest | None:
        try:
            id_ = self._cookies.loads(cookie)
        except BadSignature:
            return None
        return await self.find(id_) if isinstance(id_, str) else None

    def link(self, guest: Guest) -> str:
        """A code that makes another device the same guest, for a day."""
        text: str = self._links.dumps([guest.id, int(self._clock()) + LINK_AGE])
        return text

    async def by_link(self, code: str) -> Guest | None:
        try:
            id_, until = self._links.loads(code)
        except (BadSignature, TypeError, ValueError):
            return None
        return await self.find(id_) if until > self._clock() else None

    # ------------------------------------------------------------------ tokens

    async def new_token(self, guest: Guest, name: str) -> str:
        token = "fief_" + secrets.token_urlsafe(32)
        async with self._database.writing() as connection:
            await connection.execute(
                insert(tokens).values(hash=_hash(token), guest=guest.id, name=name, created=self._now())
            )
        return token

    async def by_token(self, token: str) -> Guest | None:
        query = (
            select(guests).join(tokens, tokens.c.guest == guests.c.id).where(tokens.c.hash == _hash(token))
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Guest(row.id, row.name, row.language)

    async def drop_tokens(self, guest: Guest) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.guest == guest.id))

    def _now(self) -> int:
        return int(self._clock() * 1000)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).digest()


async def kept_secret(database: Database) -> str:
    """The secret that signs cookies: made once, kept with the data, the same for every process."""
    query = select(kept.c.value).where(kept.c.key == "secret")
    async with database.reading() as connection:
        found: str | None = await connection.scalar(query)
    if found is not None:
        return found
    try:
        async with database.writing() as connection:
            await connection.execute(insert(kept).values(key="secret", value=secrets.token_urlsafe(48)))
    except IntegrityError:
        pass  # another process was first: its secret is ours
    async with database.reading() as connection:
        value: str | None = await connection.scalar(query)
    assert value is not None  # noqa: S101 - it was just written
    return value
