"""A SQLite file belongs to one server process: it keeps in memory what it alone writes."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from fiefdom.server.storage.address import SQLITE, BadDatabase, read_url

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def claimed(url: str) -> Iterator[None]:
    """Held until the block is left or the process ends, however it ends. BadDatabase: another has the file.

    A PostgreSQL can have many servers: nothing is claimed.
    """
    parsed = read_url(url)
    if parsed.drivername != SQLITE:
        yield
        return
    path = Path(f"{parsed.database}.lock")  # a file of its own: SQLite locks the database in its own way
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
    except OSError as error:
        raise BadDatabase(f"the database cannot be used: {error}") from None
    with file:
        try:
            _lock(file)
        except OSError:
            raise BadDatabase(
                f"another server has {parsed.database}: a SQLite file is for one process; "
                "several need a PostgreSQL (docs/hosting.md)"
            ) from None
        yield
