"""The ways on which people want to be called: their browsers, and an address that they have confirmed."""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update

from fiefdom.server.notices.mail import CONFIRM_WITHIN
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database, Session
from fiefdom.server.storage.naming import check_there
from fiefdom.server.storage.people_relations import addresses, outbox, pushes

_BROWSERS = 10  # of one guest; a new one takes the place of the oldest
_DAY = 24 * 3600 * 1000  # milliseconds


@dataclass(frozen=True, slots=True)
class Browser:
    endpoint: str
    keys: Mapping[str, str]
    created: int

    @property
    def id(self) -> str:
        """Names it without giving away how to reach it."""
        return browser_id(self.endpoint)


def browser_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Mailbox:
    address: str
    confirmed: bool
    digest: bool
    next_digest: int
    """When the next one is due, if they want one a day."""


@dataclass(frozen=True, slots=True)
class Reach:
    """On which ways one guest can be called now."""

    browsers: tuple[Browser, ...] = ()
    mailbox: Mailbox | None = None


class Ways:
    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings

    async def of(self, guests: Collection[str]) -> dict[str, Reach]:
        wanted = list(guests)
        async with self._database.reading() as connection:
            found = await connection.execute(
                select(pushes.c.endpoint, pushes.c.guest, pushes.c["keys"].label("secrets"), pushes.c.created)
                .where(pushes.c.guest.in_(wanted))
                .order_by(pushes.c.created)
            )
            browsers: dict[str, list[Browser]] = {guest: [] for guest in wanted}
            for row in found:
                browsers[row.guest].append(Browser(row.endpoint, row.secrets, row.created))
            rows = await connection.execute(select(addresses).where(addresses.c.guest.in_(wanted)))
            boxes = {
                row.guest: Mailbox(row.address, row.confirmed, row.digest, row.digested + _DAY)
                for row in rows
            }
        return {guest: Reach(tuple(browsers[guest]), boxes.get(guest)) for guest in wanted}

    async def keys(self, endpoint: str) -> Mapping[str, str] | None:
        """Of a browser; None: it does not want to hear any more."""
        async with self._database.reading() as connection:
            found: Mapping[str, str] | None = await connection.scalar(
                select(pushes.c["keys"]).where(pushes.c.endpoint == endpoint)
            )
            return found

    # ------------------------------------------------------------------ browsers

    async def add_browser(self, guest: str, endpoint: str, keys: Mapping[str, str]) -> None:
        """Whoever used this browser before is not called there any more."""
        async with self._database.writing() as connection:
            await check_there(connection, guest)
            await connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))
            await connection.execute(
                insert(pushes).values(endpoint=endpoint, guest=guest, keys=dict(keys), created=self._now())
            )
            newest: Sequence[str] = list(
                await connection.scalars(
                    select(pushes.c.endpoint)
                    .where(pushes.c.guest == guest)
                    .order_by(pushes.c.created.desc())
                    .limit(_BROWSERS)
                )
            )
            await connection.execute(
                delete(pushes).where(pushes.c.guest == guest, pushes.c.endpoint.not_in(newest))
            )

    async def drop_browser(self, guest: str, id_: str) -> None:
        async with self._database.reading() as connection:
            mine = list(await connection.scalars(select(pushes.c.endpoint).where(pushes.c.guest == guest)))
        for endpoint in mine:
            if browser_id(endpoint) == id_:
                await self.lost(endpoint)

    async def lost(self, endpoint: str) -> None:
        """A browser that is not there any more."""
        async with self._database.writing() as connection:
            await connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))
            await connection.execute(delete(outbox).where(outbox.c.target == endpoint))

    # ------------------------------------------------------------------ mail

    async def give_address(self, guest: str, address: str) -> None:
        """To be confirmed by a link; it replaces the one before."""
        async with self._database.writing() as connection:
            await check_there(connection, guest)
            now = self._now()
            await connection.execute(delete(addresses).where(addresses.c.guest == guest))
            await connection.execute(delete(addresses).where(~addresses.c.confirmed, addresses.c.until < now))
            await connection.execute(
                insert(addresses).values(guest=guest, address=address, until=now + CONFIRM_WITHIN * 1000)
            )

    async def confirm(self, guest: str, address: str) -> bool:
        return await self._update(guest, address, confirmed=True)

    async def drop_address(self, guest: str, address: str | None = None) -> bool:
        """The one of a guest, or only if it is this one; whether there was one."""
        one = addresses.c.guest == guest
        if address is not None:
            one &= addresses.c.address == address
        async with self._database.writing() as connection:
            done = await connection.execute(delete(addresses).where(one))
            await connection.execute(delete(outbox).where(outbox.c.guest == guest, outbox.c.way == "mail"))
            return bool(done.rowcount)

    async def set_digest(self, guest: str, on: bool) -> None:
        """The first one comes a day from now."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(addresses)
                .where(addresses.c.guest == guest, addresses.c.digest != on)
                .values(digest=on, digested=self._now())
            )

    async def due_digests(self) -> list[tuple[str, str, int]]:
        """Whose day is over: guest, address, and when the last one was."""
        query = select(addresses).where(
            addresses.c.confirmed, addresses.c.digest, addresses.c.digested <= self._now() - _DAY
        )
        async with self._database.reading() as connection:
            return [(row.guest, row.address, row.digested) for row in await connection.execute(query)]

    async def begin_day(self, connection: Session, guest: str, last: int) -> bool:
        """The next digest is due a day later; of several processes one is told that it begins the day."""
        # At the time of day at which it was asked for, also after a week without a server.
        days = (self._now() - last) // _DAY
        done = await connection.execute(
            update(addresses)
            .where(addresses.c.guest == guest, addresses.c.digested == last)
            .values(digested=last + days * _DAY)
        )
        return done.rowcount == 1

    async def _update(self, guest: str, address: str, **values: Any) -> bool:
        async with self._database.writing() as connection:
            done = await connection.execute(
                update(addresses)
                .where(addresses.c.guest == guest, addresses.c.address == address)
                .values(**values)
            )
            return bool(done.rowcount)

    def _now(self) -> int:
        return int(self._settings.clock() * 1000)
