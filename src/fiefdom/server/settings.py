"""What a host can set, by environment variables (docs/hosting.md) or by the command line."""

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fiefdom.server.storage.address import sqlite_url

_PAGE = Path(__file__).with_name("page")


@dataclass(frozen=True, slots=True)
class Settings:
    """All times are in seconds. The defaults are those of a small machine."""

    database_url: str
    secret: str | None = None
    """Signs cookies and links. None: one is made at the first start and kept in the database."""
    public_url: str | None = None
    """The address people use, for links and the same-origin check; None: what the request says."""
    proxy: str | None = None
    """Addresses of proxies whose X-Forwarded-* headers are believed: "127.0.0.1", "10.0.0.0/8", "*"."""
    secure_cookie: bool = False
    """Set `Secure` on the cookie also when the request looks like plain HTTP."""
    bot_workers: int = field(default_factory=lambda: max(2, os.cpu_count() or 2))
    """Processes in which bots think: two at least, so that a slow bot does not hold up the other tables."""
    bot_pace: float = 0.0
    """The least time between two decisions of bots at one table. None is needed for show: the page paces that."""
    bot_patience: float = 6.0
    """So long at most people shall wait for bots; when many wait, bots think less."""
    bot_look: float = 1.0
    """How often a process looks for bots' turns that nobody takes."""
    bot_timeout: float = 60.0
    """A bot that thinks longer is replaced by a simpler one for this decision."""
    lease: float = 3.0
    """How long a process that takes a bot's turn keeps the others from it without a sign of life."""
    heartbeat: float = 2.0
    poll: float = 0.3
    """How often a process looks for changes that other processes made."""
    posts: int = 30
    """Changes that a guest may ask for within `posts_window`."""
    posts_window: float = 10.0
    newcomers: int = 30
    """New guests from one address within `posts_window`."""
    body_limit: int = 64 * 1024
    file_limit: int = 1024 * 1024
    """Of a campaign's file that is brought."""
    idle_days: float = 30.0
    """Tables without a move for so long are closed."""
    cached_tables: int = 256
    tick: float = 1.0
    """How often clocks are looked at."""
    away: float = 5.0
    """For so long all people may be gone from a table before its clock stops: to load the page anew."""
    page: Path = _PAGE
    """The built page."""
    clock: Callable[[], float] = time.time

    @classmethod
    def from_environment(
        cls, data: Path | str | None = None, environment: Mapping[str, str] | None = None
    ) -> "Settings":
        """FIEFDOM_DATABASE_URL, else the SQLite file in `data`, in FIEFDOM_DATA, in ./fiefdom-data."""
        env = os.environ if environment is None else environment
        given = env.get("FIEFDOM_DATABASE_URL")
        folder = Path(data or env.get("FIEFDOM_DATA") or "fiefdom-data")
        url = given if given and data is None else sqlite_url(folder)
        plain = cls(database_url=url)
        return cls(
            database_url=url,
            secret=env.get("FIEFDOM_SECRET") or None,
            public_url=(env.get("FIEFDOM_PUBLIC_URL") or "").rstrip("/") or None,
            proxy=env.get("FIEFDOM_PROXY") or None,
            secure_cookie=env.get("FIEFDOM_SECURE_COOKIE", "") not in ("", "0"),
            bot_workers=_whole(env, "FIEFDOM_BOT_WORKERS", plain.bot_workers),
            posts=_whole(env, "FIEFDOM_POSTS", plain.posts),
            bot_pace=_seconds(env, "FIEFDOM_BOT_PACE", plain.bot_pace),
        )


class BadSetting(ValueError):
    """An environment variable that makes no sense; the text is one plain line."""


def _whole(env: Mapping[str, str], name: str, default: int) -> int:
    text = env.get(name, "")
    if not text:
        return default
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise BadSetting(f"{name} must be a whole number, 1 or more, not {text!r}")
    return int(text)


def _seconds(env: Mapping[str, str], name: str, default: float) -> float:
    text = env.get(name, "")
    try:
        seconds = float(text) if text else default
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise BadSetting(f"{name} must be seconds from 0 to 60, not {text!r}")
    return seconds
