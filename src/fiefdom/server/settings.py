"""What a host can set, by environment variables (docs/hosting.md) or by the command line."""

import os
import re
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from email.utils import parseaddr
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from fiefdom.server.figures import Figures, Rate
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
    metrics_token: str | None = None
    """Who has it may read /metrics; None: nobody."""
    log_json: bool = False
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
    heartbeat: float = 2.5
    """Seconds after which a stream that says nothing gives a sign of life; the page waits for it not quite five."""
    poll: float = 0.3
    """How often a process looks for changes that other processes made."""
    limits: Figures | None = field(default_factory=Figures)
    """How much anybody may ask for; None: as much as they like, for tests of load."""
    patience: float = 10.0
    """A request must come to its end within so many seconds."""
    body_limit: int = 64 * 1024
    file_limit: int = 1024 * 1024
    """Of a campaign's file that is brought."""
    idle_days: float = 30.0
    """Tables without a move for so long are closed."""
    keep_tables: int | None = None
    """Finished and closed tables are deleted after so many days; None: never."""
    keep_guests: int | None = None
    """Guests who were not here for so many days are forgotten; None: never."""
    cached_tables: int = 256
    tick: float = 1.0
    """How often clocks are looked at."""
    away: float = 5.0
    """For so long all people may be gone from a table before its clock stops: to load the page anew."""
    smtp_url: str | None = None
    """The server that takes our mail: smtp://… or smtps://…; None: no mail."""
    mail_from: str | None = None
    """Who our mail is from."""
    webhook_url: str | None = None
    """Is told of every turn of somebody who is away; None: nobody is."""
    webhook_secret: str | None = None
    """Signs what the webhook is told."""
    push_private: bool = False
    """Browsers' push services may be at plain HTTP and private addresses, too."""
    notice_after: float = 15.0
    """So long a turn lasts before who is away is called: most are back by then."""
    notice_tick: float = 2.0
    """How often a process looks for people to call and messages to send."""
    page: Path = _PAGE
    """The built page."""
    clock: Callable[[], float] = time.time

    @classmethod
    def from_environment(
        cls, data: Path | str | None = None, environment: Mapping[str, str] | None = None
    ) -> "Settings":
        """FIEFDOM_DATABASE_URL, else the SQLite file in `data`, in FIEFDOM_DATA, in ./fiefdom-data."""
        env = _Asked(os.environ if environment is None else environment)
        given, folder = env.get("FIEFDOM_DATABASE_URL"), env.get("FIEFDOM_DATA")
        url = given if given and data is None else sqlite_url(Path(data or folder or "fiefdom-data"))
        plain = cls(database_url=url)
        public_url = _public_url(env, "FIEFDOM_PUBLIC_URL")
        smtp_url = _smtp_url(env, "FIEFDOM_SMTP_URL")
        webhook_url = _webhook_url(env, "FIEFDOM_WEBHOOK_URL")
        mail_from = _mail_from(env, "FIEFDOM_MAIL_FROM")
        if smtp_url and not mail_from:
            raise BadSetting("FIEFDOM_SMTP_URL needs FIEFDOM_MAIL_FROM: who the mail is from")
        if (smtp_url or webhook_url) and not public_url:
            name = "FIEFDOM_SMTP_URL" if smtp_url else "FIEFDOM_WEBHOOK_URL"
            raise BadSetting(f"{name} needs FIEFDOM_PUBLIC_URL: messages have links")
        settings = cls(
            database_url=url,
            secret=_secret(env, "FIEFDOM_SECRET"),
            public_url=public_url,
            proxy=_proxies(env, "FIEFDOM_PROXY"),
            secure_cookie=_yes(env, "FIEFDOM_SECURE_COOKIE"),
            metrics_token=_secret(env, "FIEFDOM_METRICS_TOKEN"),
            log_json=_one_of(env, "FIEFDOM_LOG", ("text", "json")) == "json",
            bot_workers=_workers(env, "FIEFDOM_BOT_WORKERS", plain.bot_workers),
            bot_pace=_seconds(env, "FIEFDOM_BOT_PACE", plain.bot_pace),
            bot_patience=_seconds(env, "FIEFDOM_BOT_PATIENCE", plain.bot_patience, least=0.1),
            limits=_limits(env),
            patience=_seconds(env, "FIEFDOM_PATIENCE", plain.patience, least=0.1),
            keep_tables=_days(env, "FIEFDOM_KEEP_TABLES"),
            keep_guests=_days(env, "FIEFDOM_KEEP_GUESTS"),
            smtp_url=smtp_url,
            mail_from=mail_from,
            webhook_url=webhook_url,
            webhook_secret=_secret(env, "FIEFDOM_WEBHOOK_SECRET"),
            push_private=_yes(env, "FIEFDOM_PUSH_PRIVATE"),
        )
        env.check_all_known()
        return settings


class BadSetting(ValueError):
    """An environment variable that makes no sense; the text is one plain line."""


_OURS = "FIEFDOM_"
_OF_OTHERS = ("FIEFDOM_EXPANSIONS",)  # read by Kingdom Legacy (docs/expansions.md)
# What Kubernetes puts into the environment if a service there is called fiefdom.
_OF_SERVICES = re.compile(r"\w+_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_\w+)=.*|\w+_PORT=\w+://.*")


class _Asked(Mapping[str, str]):
    """The environment; remembers what it was asked for, so that what nobody asks for is found: a slip of the pen."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = environment
        self._asked = set(_OF_OTHERS)

    def __getitem__(self, name: str) -> str:
        self._asked.add(name)
        return self._environment[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._environment)

    def __len__(self) -> int:
        return len(self._environment)

    def check_all_known(self) -> None:
        """After everything was read."""
        for name, text in self._environment.items():
            if not name.startswith(_OURS) or name in self._asked or not text:
                continue
            if _OF_SERVICES.fullmatch(f"{name}={text}"):
                continue
            nearest = get_close_matches(name, sorted(self._asked), 1, cutoff=0)[0]
            raise BadSetting(f"there is no setting {name}; the nearest is {nearest}")


_SHORTEST_SECRET = 16


def _secret(env: Mapping[str, str], name: str) -> str | None:
    text = env.get(name) or None
    if text is not None and (len(text) < _SHORTEST_SECRET or len(set(text)) < 6):
        # The text itself is not repeated: the line may end up in a log.
        raise BadSetting(
            f"{name} is too easy to guess: {_SHORTEST_SECRET} characters at least; "
            "`openssl rand -base64 32` makes a good one"
        )
    return text


def _public_url(env: Mapping[str, str], name: str) -> str | None:
    text = (env.get(name) or "").rstrip("/")
    if not text:
        return None
    try:
        url = urlsplit(text)
        good = url.scheme in ("http", "https") and bool(url.hostname) and (url.port or 1) > 0
    except ValueError:
        good = False
    if not good or url.path or url.query or url.fragment or url.username or " " in text:
        raise BadSetting(f"{name} must be an address such as https://club.example, not {text!r}")
    return text


def _smtp_url(env: Mapping[str, str], name: str) -> str | None:
    """Never repeated: there may be a password in it."""
    text = env.get(name) or None
    if text is not None and not _is_url(text, ("smtp", "smtps")):
        raise BadSetting(f"{name} must be an address such as smtps://user:password@mail.example:465")
    return text


def _webhook_url(env: Mapping[str, str], name: str) -> str | None:
    text = env.get(name) or None
    if text is not None and not _is_url(text, ("http", "https")):
        raise BadSetting(f"{name} must be an address such as https://chat.example/hooks/…")
    return text


def _is_url(text: str, schemes: tuple[str, ...]) -> bool:
    try:
        url = urlsplit(text)
        return url.scheme in schemes and bool(url.hostname) and (url.port or 1) > 0 and text.isprintable()
    except ValueError:
        return False


def _mail_from(env: Mapping[str, str], name: str) -> str | None:
    """An address, with or without a name: `Our club <games@club.example>`."""
    text = env.get(name) or None
    if text is not None and ("@" not in parseaddr(text)[1] or not text.isprintable()):
        raise BadSetting(f"{name} must be an address such as games@club.example, not {text!r}")
    return text


def _proxies(env: Mapping[str, str], name: str) -> str | None:
    text = env.get(name) or None
    for part in (text or "").split(","):
        if not text or part.strip() == "*":
            continue
        try:
            ip_network(part.strip())
        except ValueError:
            raise BadSetting(
                f"{name} must be addresses such as 127.0.0.1 or 10.0.0.0/8, or *, not {part.strip()!r}"
            ) from None
    return text


def _yes(env: Mapping[str, str], name: str) -> bool:
    return _one_of(env, name, ("0", "1")) == "1"


def _one_of(env: Mapping[str, str], name: str, allowed: tuple[str, ...]) -> str:
    text = env.get(name) or allowed[0]
    if text not in allowed:
        raise BadSetting(f"{name} must be {' or '.join(allowed)}, not {text!r}")
    return text


_MOST_WORKERS = 256


def _workers(env: Mapping[str, str], name: str, default: int) -> int:
    text = env.get(name, "")
    number = _number(name, text) if text else default
    if number > _MOST_WORKERS:
        raise BadSetting(f"{name} must be {_MOST_WORKERS} at the most, not {text!r}: each is a process")
    return number


def _days(env: Mapping[str, str], name: str) -> int | None:
    text = env.get(name, "")
    return _number(name, text) if text not in ("", "0") else None


def _number(name: str, text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:12]) < 10**9:
        raise BadSetting(f"{name} must be a whole number, 1 or more, not {text!r}")
    return int(text)


def _seconds(env: Mapping[str, str], name: str, default: float, least: float = 0) -> float:
    text = env.get(name, "")
    try:
        seconds = float(text) if text else default
    except ValueError:
        seconds = -1.0
    if not least <= seconds <= 60:
        raise BadSetting(f"{name} must be seconds from {least:g} to 60, not {text!r}")
    return seconds


_LIMIT = "FIEFDOM_LIMIT_"


def _limits(env: Mapping[str, str]) -> Figures:
    """The figures of FIEFDOM_LIMIT_POSTS and so on."""
    given: dict[str, int | Rate] = {}
    for one in fields(Figures):
        name = _LIMIT + one.name.upper()
        text = env.get(name)
        if text:
            given[one.name] = _rate(name, text) if isinstance(one.default, Rate) else _number(name, text)
    return Figures(**given)  # type: ignore[arg-type]


def _rate(name: str, text: str) -> Rate:
    number, _, seconds = text.partition("/")
    try:
        rate = Rate(int(number), float(seconds))
    except ValueError:
        rate = Rate(0, 0.0)
    if not (0 < rate.number < 10**9 and 0 < rate.seconds <= 86_400):
        raise BadSetting(f"{name} must be a number in so many seconds, such as 30/10, not {text!r}")
    return rate
