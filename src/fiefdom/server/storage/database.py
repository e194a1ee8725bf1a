"""The connection to SQLite or PostgreSQL: nothing acknowledged is lost, and the tables are up to date."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import orjson
from anyio import CancelScope
from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fiefdom.server.failures import OutOfReach
from fiefdom.server.storage.address import SQLITE, BadDatabase, read_url
from fiefdom.server.storage.news import Note, Notices, changes_of
from fiefdom.server.storage.reach import PATIENCE, Reach
from fiefdom.server.storage.sqlite import Direct, Sqlite

_CONNECTIONS = 10  # of a process; whoever comes then waits, which is quicker than to open another

_MIGRATIONS = Path(__file__).with_name("migrations")
_MIGRATION_LOCK = 0x0F1EFD0  # any number, the same in every process


Session = AsyncConnection | Direct


class Database:
    """Hands out connections for reading and transactions for writing."""

    def __init__(self, url: str) -> None:
        parsed = read_url(url)
        self.sqlite = parsed.drivername == SQLITE
        try:
            self._engine = Sqlite(parsed) if self.sqlite else _postgres(parsed)
        except ImportError as error:
            raise BadDatabase(
                f"this database needs what is not installed, fiefdom[postgres]: {error}"
            ) from None
        self._notices = None if isinstance(self._engine, Sqlite) else Notices(self._engine)
        self._reach = Reach()
        if self.sqlite:
            # Seeds and the cookie secret are in it: for the owner's eyes only.
            Path(str(parsed.database)).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _for_owner_only(Path(str(parsed.database)))

    @asynccontextmanager
    async def reading(self, patience: float | None = PATIENCE) -> AsyncIterator[Session]:
        """Every statement sees what is committed by then. OutOfReach: the database does not answer."""
        if isinstance(self._engine, Sqlite):
            async with self._reach("reading", patience=None):  # nobody waits in there
                yield self._engine.reading()
            return
        # Who goes away in the middle (a closed stream) does not tear the connection out of our hands.
        with CancelScope(shield=True):
            async with self._reach("reading", patience), self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, patience: float | None = PATIENCE) -> AsyncIterator[Session]:
        """A transaction: on disk when the block is left, undone if it raises. OutOfReach as for reading."""
        if isinstance(self._engine, Sqlite):
            async with self._reach("writing", patience), self._engine.writing() as direct:
                yield direct
            return
        with CancelScope(shield=True):
            async with self._reach("writing", patience), self._engine.begin() as connection:
                yield connection

    async def announce(self, connection: Session, about: str, *what: str) -> None:
        """Tells other processes what this transaction writes, when it is written."""
        if self._notices is not None:
            await connection.execute(self._notices.say, self._notices.note(about, what))

    def news(self, every: float) -> AsyncIterator[Note]:
        """What other processes write. It ends, or raises what the drivers raise, when the database is away."""
        if isinstance(self._engine, Sqlite):
            return changes_of(self._engine, every)
        assert self._notices is not None  # noqa: S101 - it is one or the other
        return self._notices.hear()

    async def migrate(self) -> None:
        """Brings the tables up to date; of several processes that start at once, one does it."""
        async with self.reading(patience=None) as connection:
            if await connection.run_sync(_version) == newest_version():
                return
        from alembic import command  # takes a while: for databases that need it
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", str(_MIGRATIONS))

        def upgrade(connection: Connection) -> None:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

        async with self.writing(patience=None) as connection:
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            try:
                await connection.run_sync(upgrade)
            except CommandError as error:
                raise BadDatabase(f"the database is of another version of Fiefdom: {error}") from None

    @classmethod
    async def prepare(cls, url: str) -> None:
        """Migrates and closes again; BadDatabase says in one line why the database cannot be used."""
        try:
            database = cls(url)
            try:
                await database.migrate()
            finally:
                await database.close()
        except (OutOfReach, OSError) as error:  # OSError: the file's folder cannot be made
            raise BadDatabase(f"the database cannot be used: {str(error).splitlines()[0]}") from None
        except TypeError as error:  # the driver takes what stands behind ? in the URL as arguments
            raise BadDatabase(f"the database URL asks for something unknown: {error}") from None

    async def close(self) -> None:
        await (self._engine.close() if isinstance(self._engine, Sqlite) else self._engine.dispose())


def newest_version() -> str:
    """Of the tables that this program knows: each migration is named by what it comes to."""
    return max(file.name[1:5] for file in _MIGRATIONS.glob("versions/v*.py"))


def _version(connection: Connection) -> str | None:
    """What the tables were brought to; None if there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _for_owner_only(file: Path) -> None:
    """Whatever the folder allows. What SQLite puts beside the file gets the rights of the file."""
    if file.is_file():
        file.chmod(0o600)
    elif not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))


def _postgres(url: URL) -> AsyncEngine:
    from asyncpg import Connection as Driver  # type: ignore[import-untyped]  # only whoever has a PostgreSQL has it

    class Quick(Driver):  # type: ignore[misc]
        """Says no goodbye: a server that does not answer would not answer that, either."""

        async def close(self, *, timeout: float | None = None) -> None:  # noqa: ARG002, ASYNC109 - its name there
            self.terminate()

    return create_async_engine(
        url,
        pool_size=_CONNECTIONS,
        max_overflow=1,  # for who listens
        pool_pre_ping=True,
        connect_args={"connection_class": Quick},
        json_deserializer=orjson.loads,
    )
