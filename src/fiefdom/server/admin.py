"""What `fiefdom admin` does, also while servers run on the same database: they look for it every few seconds."""

import os
import re
import secrets
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from ipaddress import ip_network
from pathlib import Path
from typing import Any, get_args

from sqlalchemy import URL, delete, func, insert, select, text

from fiefdom.server.people.guests import Guests
from fiefdom.server.refused import Refused
from fiefdom.server.settings import Settings
from fiefdom.server.storage.address import SQLITE, BadDatabase, read_url
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.relations import bans, changes, guests, kept, matches, seats
from fiefdom.server.tables.forgetting import Forgetting
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.outside import OUTSIDE
from fiefdom.server.tables.table import Status
from fiefdom.server.tables.tables import Tables

Row = dict[str, Any]


class CannotDo(Exception):
    """The text says why, in one plain line."""


class Admin:
    """Everything a host can do to the data."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._url = read_url(settings.database_url)
        self._clock = settings.clock
        people = Guests(database, "signs nothing here", settings.clock)
        journal = Journal(database)
        self._tables = Tables(journal, people, Live(), settings)
        self._forgetting = Forgetting(database, self._tables, journal, people)

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator["Admin"]:
        _check_there(read_url(settings.database_url))
        await Database.prepare(settings.database_url)
        database = Database(settings.database_url)
        try:
            yield cls(database, settings)
        finally:
            await database.close()

    # ------------------------------------------------------------------ looking

    async def _rows(self, query: Any) -> list[Row]:
        async with self._database.reading() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]  # noqa: SLF001

    async def tables(self, status: str | None, limit: int) -> list[Row]:
        if status is not None and status not in get_args(Status):
            raise CannotDo(f"no table is {status!r}; allowed: {', '.join(get_args(Status))}")
        query = select(
            *(matches.c[name] for name in ("id", "game", "status", "version", "created", "updated"))
        )
        wanted = query if status is None else query.where(matches.c.status == status)
        return await self._rows(wanted.order_by(matches.c.updated.desc()).limit(limit))

    async def guests(self, name: str | None, limit: int) -> list[Row]:
        sits = select(func.count()).where(seats.c.guest == guests.c.id).scalar_subquery()
        query = select(
            *(guests.c[name] for name in ("id", "name", "created", "seen")), sits.label("tables")
        ).where(~guests.c.gone)
        wanted = query if name is None else query.where(guests.c.name.contains(name, autoescape=True))
        return await self._rows(wanted.order_by(guests.c.seen.desc()).limit(limit))

    async def bans(self) -> list[Row]:
        return await self._rows(select(bans).order_by(bans.c.kind, bans.c.value))

    async def statistics(self) -> dict[str, int]:
        async with self._database.reading() as connection:
            found: dict[str, int] = {
                "guests": await connection.scalar(select(func.count()).where(~guests.c.gone)) or 0,
                "changes": await connection.scalar(select(func.count()).select_from(changes)) or 0,
            }
            rows = await connection.execute(
                select(matches.c.game, matches.c.status, func.count().label("tables")).group_by(
                    matches.c.game, matches.c.status
                )
            )
            counts = {f"{row.game}, {row.status}": int(row.tables) for row in rows}
        return {**found, **dict(sorted(counts.items())), **self._size()}

    def _size(self) -> dict[str, int]:
        if not self._database.sqlite:
            return {}
        return {"bytes of the database": Path(str(self._url.database)).stat().st_size}

    # ------------------------------------------------------------------ changing

    async def close(self, match_id: str) -> None:
        try:
            async with self._tables.hold(match_id) as table:
                if table.status in ("finished", "closed"):
                    raise CannotDo(f"table {match_id} is {table.status} already")
                await self._tables.close(table)
        except Refused as refused:
            if refused.code == "unknown-match":
                raise CannotDo(f"there is no table {match_id}") from None
            raise CannotDo(f"table {match_id} cannot be closed: {refused.code}") from None
        await self._tell()

    async def delete_table(self, match_id: str) -> None:
        if not await self._forgetting.table(match_id):
            raise CannotDo(f"there is no table {match_id}")
        await self._tell()

    async def delete_guest(self, id_: str) -> None:
        await self._check_guest(id_)
        await self._forgetting.guest(id_)
        await self._tell()

    async def ban(self, kind: str, value: str) -> None:
        wanted = await self._banned(kind, value)
        async with self._database.writing() as connection:
            await connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.value == wanted))
            now = int(self._clock() * 1000)
            await connection.execute(insert(bans).values(kind=kind, value=wanted, created=now))

    async def unban(self, kind: str, value: str) -> None:
        wanted = value if kind == "guest" else _network(value)
        async with self._database.writing() as connection:
            done = await connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.value == wanted))
        if done.rowcount == 0:
            raise CannotDo(f"{kind} {value} is not banned")

    async def _banned(self, kind: str, value: str) -> str:
        if kind == "address":
            return _network(value)
        await self._check_guest(value)
        return value

    async def _check_guest(self, id_: str) -> None:
        async with self._database.reading() as connection:
            found = await connection.scalar(select(guests.c.id).where(guests.c.id == id_, ~guests.c.gone))
        if found is None:
            raise CannotDo(f"there is no guest {id_}")

    async def _tell(self) -> None:
        """Servers see that something has changed behind their backs."""
        async with self._database.writing() as connection:
            await connection.execute(delete(kept).where(kept.c.key == OUTSIDE))
            await connection.execute(insert(kept).values(key=OUTSIDE, value=secrets.token_hex(8)))

    # ------------------------------------------------------------------ keeping

    def backup(self, file: Path) -> None:
        """A copy of everything, while servers run."""
        if file.exists():
            raise CannotDo(f"{file} is there already")
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            self._copy_to(file)
        except BaseException:
            file.unlink()  # half a copy is none
            raise

    def _copy_to(self, file: Path) -> None:
        if not self._database.sqlite:
            self._postgres("pg_dump", "--format=custom", f"--file={file}")
            return
        with closing(sqlite3.connect(self._file)) as here, closing(sqlite3.connect(file)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it

    async def restore(self, file: Path) -> None:
        """Everything as it was in that copy, in one step; what came after it is gone. Servers may run."""
        _check_file(file)
        if not self._database.sqlite:
            _check_same(file, self._dumped_revision(file), await self._stored_revision())
            how = ("--clean", "--if-exists", "--single-transaction", "--no-owner")
            self._postgres("pg_restore", *how, str(file))
        else:
            self._restore_file(file)
        await self._tell()

    def _restore_file(self, file: Path) -> None:
        with (
            closing(sqlite3.connect(file)) as there,
            closing(sqlite3.connect(self._file, timeout=10)) as here,
        ):
            _check_same(file, _revision(there), _revision(here))
            there.backup(here)

    def _dumped_revision(self, file: Path) -> str | None:
        """The line after the COPY of the one table that has one."""
        said = _run(os.environ, "pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(file))
        found = re.search(r"^COPY .*\n(\w+)$", said, re.MULTILINE)
        return found and found[1]

    async def _stored_revision(self) -> str | None:
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(text("SELECT version_num FROM alembic_version"))
            return found

    async def vacuum(self) -> None:
        """Gives the room of what was deleted back to the disk."""
        if not self._database.sqlite:
            self._postgres("psql", "--quiet", "--command=VACUUM ANALYZE")
            return
        with closing(sqlite3.connect(self._file, timeout=10, isolation_level=None)) as here:
            here.execute("VACUUM")

    @property
    def _file(self) -> str:
        return str(self._url.database)

    def _postgres(self, program: str, *arguments: str) -> None:
        """One of PostgreSQL's own programs. The password is not among the arguments: everybody can read those."""
        url = self._url.set(drivername="postgresql", password=None).render_as_string()
        secret = {} if self._url.password is None else {"PGPASSWORD": str(self._url.password)}
        _run({**os.environ, **secret}, program, f"--dbname={url}", *arguments)


def _check_there(url: URL) -> None:
    """A new database is not made by looking for one."""
    if url.drivername == SQLITE and not Path(str(url.database)).exists():
        raise BadDatabase(f"there is no database at {url.database}")


def _check_file(file: Path) -> None:
    if not file.is_file():
        raise CannotDo(f"there is no file {file}")


def _check_same(file: Path, there: str | None, here: str | None) -> None:
    if there != here:
        raise CannotDo(
            f"{file} is of another version of Fiefdom: put it in the place of the database while no server "
            "runs, then start (docs/hosting.md)"
        )


def _revision(connection: sqlite3.Connection) -> str | None:
    try:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise CannotDo(f"that is no database of Fiefdom: {error}") from None
    return row[0] if row else None


def _network(text: str) -> str:
    try:
        return str(ip_network(text))
    except ValueError:
        raise CannotDo(f"{text!r} is no address; one looks like 203.0.113.7 or 203.0.113.0/24") from None


def _run(environment: Mapping[str, str], program: str, *arguments: str) -> str:
    """What the program says."""
    found = shutil.which(program)
    if found is None:
        raise CannotDo(f"{program} is not installed: it comes with PostgreSQL's client programs")
    command: Sequence[str] = (found, *arguments)
    done = subprocess.run(  # noqa: S603 - a list, no shell
        command, check=False, capture_output=True, text=True, env=environment
    )
    if done.returncode != 0:
        raise CannotDo(f"{program} failed: {(done.stderr.strip().splitlines() or ['it says nothing'])[-1]}")
    return done.stdout
