"""SQLite without threads in the way: statements run where they are asked for, and one sync serves all who wait.

A look into a local file takes microseconds, a hop to another thread and back takes longer. Only what waits
for the disk, the end of a transaction, runs in a thread of its own; whoever writes meanwhile goes into the
next transaction. Nobody is told that something is written before it is on disk.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import orjson
from sqlalchemy import URL, Connection, CursorResult, Engine, Executable, ScalarResult, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.pool import NullPool

T = TypeVar("T")
_PATIENCE = 3000  # milliseconds that we wait for another process that writes
_CACHE = 16_000  # kB of the file that a connection keeps in memory
_TIDY = 250  # units that are written before what they wrote goes from the log into the file, while others write on
_LOG = 16_000  # pages of the log, after which somebody has to wait until the rest of it is in the file


class Direct:
    """A connection whose statements run at once, in the event loop. As much of AsyncConnection as we use."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._file = connection.connection.driver_connection

    def cursor(self, statement: str, values: Mapping[str, Any]) -> sqlite3.Cursor:
        """Carries out a statement in SQLite's own words."""
        assert isinstance(self._file, sqlite3.Connection)  # noqa: S101 - what else
        try:
            return self._file.execute(statement, values)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(statement, None, error) from error
        except sqlite3.Error as error:
            raise _as_of_sqlalchemy(error) from error

    async def execute(self, statement: Executable, parameters: Any = None) -> CursorResult[Any]:
        return self._connection.execute(statement, parameters)

    async def scalar(self, statement: Executable, parameters: Any = None) -> Any:
        return self._connection.scalar(statement, parameters)

    async def scalars(self, statement: Executable) -> ScalarResult[Any]:
        return self._connection.scalars(statement)

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        return work(self._connection)


class Sqlite:
    """One connection for reading, one for writing; several transactions of ours are one of the file's."""

    def __init__(self, url: URL) -> None:
        self._engine = _engine(url)
        self._open: list[Connection] = []
        self._reading: Direct | None = None
        self._writing: Direct | None = None
        self._file: sqlite3.Connection | None = None  # of the writing connection
        self._seen: int | None = None  # the file's own count of what others wrote
        self._turn = asyncio.Lock()
        self._free = asyncio.Event()  # no transaction is on its way to the disk
        self._free.set()
        self._written: asyncio.Future[None] | None = None  # what the next sync will acknowledge
        self._commits: set[asyncio.Task[None]] = set()
        self._disk = ThreadPoolExecutor(1, "fiefdom-disk")
        self._units = 0  # since the log was tidied up last
        self._tidying: asyncio.Task[None] | None = None
        self._tidier = ThreadPoolExecutor(1, "fiefdom-tidy")

    def reading(self) -> Direct:
        """Every statement sees what is committed by then."""
        if self._reading is None:
            self._reading = Direct(self._connect())
        return self._reading

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Direct]:
        """Statements of one unit: on disk when the block is left, undone if it raises."""
        try:
            # All who wait go on together, in one turn of the loop; by the lock alone each would wait for a turn more.
            while not self._free.is_set():
                await self._free.wait()
            async with self._turn:
                file, direct = await self._begin()
                file.execute("SAVEPOINT unit")
                try:
                    yield direct
                    file.execute("RELEASE unit")
                except BaseException:
                    self._take_back(file)
                    raise
                self._units += 1
                written = self._written
                if written is None:
                    written = self._written = asyncio.get_running_loop().create_future()
                    commit = asyncio.create_task(self._commit(file, written))
                    self._commits.add(commit)
                    commit.add_done_callback(self._commits.discard)
        except IntegrityError:
            # What stood in our way may not be on disk yet: whoever is told of it must find it there.
            if self._written is not None:
                await asyncio.wait([self._written])
            raise
        await asyncio.shield(written)

    async def changed_by_others(self) -> bool:
        """Whether another process has written to the file since we asked last."""
        async with self._turn:
            file, _ = self._writer()
            before, self._seen = self._seen, file.execute("PRAGMA data_version").fetchone()[0]
            return before is not None and before != self._seen

    def _connect(self) -> Connection:
        self._open.append(self._engine.connect())
        return self._open[-1]

    def _writer(self) -> tuple[sqlite3.Connection, Direct]:
        if self._writing is None or self._file is None:
            connection = self._connect()
            file = connection.connection.driver_connection
            assert isinstance(file, sqlite3.Connection)  # noqa: S101 - what else
            self._writing, self._file = Direct(connection), file
        return self._file, self._writing

    async def _begin(self) -> tuple[sqlite3.Connection, Direct]:
        file, direct = self._writer()
        if not file.in_transaction:
            try:
                file.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise _as_of_sqlalchemy(error) from error
                await self._in_thread(_begin_patiently, file)
        return file, direct

    def _take_back(self, file: sqlite3.Connection) -> None:
        """Undoes the unit. After some faults (a full disk) SQLite has undone the whole transaction itself."""
        others, alone = self._written, self._written is None
        if file.in_transaction and not alone:
            with suppress(sqlite3.Error):
                file.execute("ROLLBACK TO unit")
                file.execute("RELEASE unit")
                return
        if file.in_transaction:
            with suppress(sqlite3.Error):
                file.execute("ROLLBACK")
        if others is not None:
            self._written = None
            others.set_exception(_as_of_sqlalchemy(sqlite3.OperationalError("the transaction was undone")))

    async def _commit(self, file: sqlite3.Connection, written: "asyncio.Future[None]") -> None:
        async with self._turn:  # all who were ready to write came first: they are in it too
            if written.done():  # undone already
                return
            self._written = None
            self._free.clear()
            try:
                await self._in_thread(_end, file)
            except Exception as error:
                written.set_exception(error)
            else:
                written.set_result(None)
            finally:
                self._free.set()
        if self._units >= _TIDY and self._tidying is None:
            self._units = 0
            self._tidying = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        """Brings what is in the log into the file. At the end of a transaction, where SQLite would do it, all who
        write would wait for the disk as long as that takes."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._tidier, _into_file, self._engine)
        except (sqlite3.Error, DBAPIError):
            pass  # a full disk: whoever writes next is told so, and the log still has everything
        finally:
            self._tidying = None

    async def _in_thread(self, work: Callable[[sqlite3.Connection], None], file: sqlite3.Connection) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._disk, work, file)
        except sqlite3.Error as error:
            raise _as_of_sqlalchemy(error) from error

    async def close(self) -> None:
        while self._commits:
            await asyncio.wait(self._commits)
        if self._tidying is not None:
            await asyncio.wait([self._tidying])
        self._disk.shutdown()
        self._tidier.shutdown()
        if self._file is not None and self._file.in_transaction:
            self._file.rollback()
        self._reading = self._writing = self._file = None
        for connection in self._open:
            connection.close()
        self._open.clear()
        self._engine.dispose()


def _begin_patiently(file: sqlite3.Connection) -> None:
    file.execute(f"PRAGMA busy_timeout={_PATIENCE}")
    try:
        file.execute("BEGIN IMMEDIATE")
    finally:
        file.execute("PRAGMA busy_timeout=0")


def _end(file: sqlite3.Connection) -> None:
    try:
        file.execute("COMMIT")
    except sqlite3.Error:
        with suppress(sqlite3.Error):
            file.execute("ROLLBACK")
        raise


def _into_file(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _as_of_sqlalchemy(error: sqlite3.Error) -> OperationalError:
    return OperationalError(None, None, error)


def _engine(url: URL) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite"),
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",  # we say BEGIN ourselves
        connect_args={"check_same_thread": False},
        json_deserializer=orjson.loads,
    )
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    patience = f"busy_timeout={_PATIENCE}"
    cache = f"cache_size=-{_CACHE}"
    for pragma in (
        patience,
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        cache,
        f"wal_autocheckpoint={_LOG}",
        "busy_timeout=0",
    ):
        connection.execute(f"PRAGMA {pragma}")
