"""The connection to SQLite or PostgreSQL: nothing acknowledged is lost, and the tables are up to date."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from anyio import CancelScope
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from fiefdom.server.failures import OutOfReach
from fiefdom.server.storage.address import SQLITE, BadDatabase, read_url

_CONNECTIONS = 10  # of a process; whoever comes then waits, which is quicker than to open another

_MIGRATION_LOCK = 0x0F1EFD0  # any number, the same in every process


@contextmanager
def _reaching() -> Iterator[None]:
    """What the drivers say when the database does not answer, in our own words."""
    try:
        yield
    except IntegrityError:
        raise  # it answered well: somebody else wrote first
    except (DBAPIError, NoConnectionFree, OSError) as error:
        raise OutOfReach(str(error)) from error


class Database:
    """Hands out connections for reading and transactions for writing."""

    def __init__(self, url: str) -> None:
        parsed = read_url(url)
        self.sqlite = parsed.drivername == SQLITE
        try:
            self._engine = create_async_engine(
                parsed, pool_size=_CONNECTIONS, max_overflow=0, pool_pre_ping=not self.sqlite
            )
        except ImportError as error:
            raise BadDatabase(
                f"this database needs what is not installed, fiefdom[postgres]: {error}"
            ) from None
        # SQLite has one writer at a time and lets the others try again and again: better to queue here.
        self._turn = asyncio.Lock() if self.sqlite else nullcontext()
        if self.sqlite:
            # Seeds and the cookie secret are in it: for the owner's eyes only.
            Path(str(parsed.database)).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self._engine.sync_engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Every statement sees what is committed by then. OutOfReach: the database does not answer."""
        # Who goes away in the middle of it (a closed stream) does not tear the connection out of our hands.
        with _reaching(), CancelScope(shield=True):
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: on disk when the block is left, undone if it raises. OutOfReach as for reading."""
        with _reaching(), CancelScope(shield=True):
            async with self._turn, self._engine.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    yield connection

    async def migrate(self) -> None:
        """Brings the tables up to date; of several processes that start at once, one does it."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))

        def upgrade(connection: Connection) -> None:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

        async with self.writing() as connection:
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
            reason = getattr(error.__cause__, "orig", None) or error
            raise BadDatabase(f"the database cannot be used: {str(reason).splitlines()[0]}") from None
        except TypeError as error:  # the driver takes what stands behind ? in the URL as arguments
            raise BadDatabase(f"the database URL asks for something unknown: {error}") from None

    async def close(self) -> None:
        await self._engine.dispose()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # Other processes may write too: a transaction takes its place at once, and a reader needs none.
    if connection.get_execution_options().get("writes", False):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
