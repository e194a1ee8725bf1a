"""The figures of all limits (people/limits.py holds them against what is asked)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and on average so many in so many seconds."""

    number: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.number}/{self.seconds:g}"


@dataclass(frozen=True, slots=True)
class Figures:
    """The limits of a host, each by its setting FIEFDOM_LIMIT_…; an address may be that of a whole club."""

    posts: Rate = Rate(30, 10)
    """Requests that change something, of a guest (of an address, for who is none)."""
    requests: Rate = Rate(300, 10)
    """Requests of any kind, of a guest."""
    address_requests: Rate = Rate(3000, 10)
    newcomers: Rate = Rate(30, 10)
    """New guests of an address."""
    tables: Rate = Rate(30, 600)
    """New tables of a guest."""
    address_tables: Rate = Rate(300, 600)
    bot_tables: int = 20
    """Running tables with bots of a guest."""
    mails: Rate = Rate(5, 3600)
    """Mails that somebody asks for (to confirm an address, to try it out): of a guest, to a mailbox."""
    address_mails: Rate = Rate(20, 3600)
    pictures: Rate = Rate(30, 60)
    """Pictures of tables that must be painted, of an address."""
    work: Rate = Rate(1000, 10)
    """Milliseconds of the processor for what takes long (all cards, scores of every move, one's data), of a guest."""
    address_work: Rate = Rate(4000, 10)
    streams: int = 20
    """Open at the same time, of a guest."""
    address_streams: int = 200
    anonymous_streams: int = 500
    """Of all who are no guests, together."""
    all_streams: int = 10_000
    at_once: int = 128
    """Requests that are being answered; more are turned away at once instead of waiting long."""
