"""Where the database is, as a URL."""

from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError


class BadDatabase(Exception):
    """The database cannot be used; the text is one plain line."""


SQLITE, POSTGRES = "sqlite", "postgresql+asyncpg"
_DRIVERS = {"sqlite": SQLITE, "postgresql": POSTGRES, "postgres": POSTGRES}


def sqlite_url(folder: Path) -> str:
    """The address of the file in this folder."""
    # Quoted: ?, # and % mean something in a URL.
    return URL.create(SQLITE, database=str(folder / "fiefdom.sqlite")).render_as_string()


def read_url(text: str) -> URL:
    """A database's address as people write it, with the drivers that we use."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase("the database URL cannot be read") from None
    url = url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))
    if url.drivername not in _DRIVERS.values():
        raise BadDatabase(f"there is no database {url.drivername!r}; allowed: sqlite, postgresql")
    if url.drivername == SQLITE and url.database in (None, "", ":memory:"):
        raise BadDatabase(
            "the database URL names no file; one looks like sqlite:////var/lib/fiefdom/f.sqlite"
        )
    if url.drivername == POSTGRES and "sslmode" in url.query:  # as hosts give it; the driver says ssl
        query = dict(url.query)
        query["ssl"] = query.pop("sslmode")
        url = url.set(query=query)
    return url
