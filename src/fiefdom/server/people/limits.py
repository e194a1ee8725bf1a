"""How much anybody may ask for: all limits of the server, in one place."""

from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from time import thread_time
from typing import Any, TypeVar

from fiefdom.server.figures import Figures, Rate
from fiefdom.server.people.addresses import household
from fiefdom.server.refused import Refused

T = TypeVar("T")
_REMEMBERED = 10_000  # guests and addresses, the longest silent forgotten first
_STREAM_WAIT = 10  # seconds after which it is worth asking for a stream again
_BUSY_WAIT = 2


class RateLimit:
    """Keeps one number for each: when its allowance will be whole again. What is refused does not count."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._step = rate.seconds / rate.number
        self._whole: OrderedDict[str, float] = OrderedDict()
        self._asked = 0.0

    def wait(self, who: str, now: float) -> float:
        """Counts one and gives 0, or gives the seconds after which one is allowed again."""
        over = self.over(who, now)
        if over == 0.0:
            self.take(who, now, 1)
        return over

    def over(self, who: str, now: float) -> float:
        """The seconds after which one is allowed; 0 if one is now."""
        if now < self._asked:
            self._whole.clear()  # the machine's clock was set back: nobody waits until it is as late again
        self._asked = now
        over = max(now, self._whole.get(who, 0.0)) + self._step - now - self._rate.seconds
        return over if over > self._step * 1e-6 else 0.0

    def take(self, who: str, now: float, number: float) -> None:
        """Counts so many, be it more than is allowed: the next have to wait for it."""
        self._whole[who] = max(now, self._whole.get(who, 0.0)) + self._step * number
        self._whole.move_to_end(who)
        if len(self._whole) > _REMEMBERED:
            self._whole.popitem(last=False)


class Work:
    """How long the processor was at it, here and in threads."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def do(self, what: Callable[..., T], *given: Any) -> T:
        begun = thread_time()
        try:
            return what(*given)
        finally:
            self.seconds += thread_time() - begun

    async def wait(self, what: Awaitable[T]) -> T:
        """What this thread does for others in the meantime counts, too."""
        begun = thread_time()
        try:
            return await what
        finally:
            self.seconds += thread_time() - begun


class Limits:
    """Refuses what is too much, with the time after which it may be tried again.

    An address stands for all that its owner has (`household`).
    """

    def __init__(self, figures: Figures | None, files: int, clock: Callable[[], float]) -> None:
        """`figures` None: no limits, for tests of load. `files`: how many files the process may have open."""
        self.figures = figures
        self._clock = clock
        self._streams: Counter[str] = Counter()
        self._at_once = 0
        self.refused = 0
        if figures is None:
            return
        room = max(16, files - 256)  # the rest is for the database, workers, and who asks for a moment only
        self._most = min(figures.all_streams, room)
        self._most_anonymous = min(figures.anonymous_streams, room // 2)
        rates = [(one.name, getattr(figures, one.name)) for one in fields(figures)]
        self._rates = {name: RateLimit(rate) for name, rate in rates if isinstance(rate, Rate)}

    # ------------------------------------------------------------------ rates

    def request(self, address: str) -> None:
        self._count("address_requests", household(address))

    def asked(self, guest: str | None, address: str, changes: bool) -> None:
        """After it is known who asks."""
        if guest is not None:
            self._count("requests", guest)
        if changes:
            self._count("posts", guest or household(address))

    def newcomer(self, address: str) -> None:
        self._count("newcomers", household(address))

    def table(self, guest: str, address: str) -> None:
        self._count("tables", guest)
        self._count("address_tables", household(address))

    def mail(self, guest: str, address: str, mailbox: str) -> None:
        """Somebody asks for a mail."""
        self._count("address_mails", household(address))
        self._count("mails", guest)
        self._count("mails", mailbox)

    def picture(self, address: str) -> None:
        """Somebody asks for a picture that must be painted."""
        self._count("pictures", household(address))

    @contextmanager
    def work(self, guest: str | None, address: str) -> Iterator["Work"]:
        """While something is worked out that takes the processor long: how long, is counted, and who has asked
        for too much is refused."""
        home = household(address)
        whose = (("work", guest or home), ("address_work", home)) if self.figures is not None else ()
        wait = max((self._rates[name].over(who, self._clock()) for name, who in whose), default=0.0)
        if wait > 0:
            raise self._too_many(int(wait) + 1)
        work = Work()
        yield work
        for name, who in whose:
            self._rates[name].take(who, self._clock(), work.seconds * 1000)

    def bot_table(self, running: int) -> None:
        """Somebody with so many running tables with bots wants another."""
        if self.figures is not None and running >= self.figures.bot_tables:
            raise Refused("bot-tables", facts={"most": self.figures.bot_tables})

    def _count(self, name: str, who: str) -> None:
        if self.figures is None:
            return
        wait = self._rates[name].wait(who, self._clock())
        if wait > 0:
            raise self._too_many(int(wait) + 1)

    def _too_many(self, wait: int) -> Refused:
        self.refused += 1
        return Refused("too-many", wait=wait)

    # ------------------------------------------------------------------ what goes on at the same time

    @property
    def streams(self) -> int:
        return self._streams["all"]

    @property
    def at_once(self) -> int:
        return self._at_once

    @contextmanager
    def stream(self, guest: str | None, address: str) -> Iterator[None]:
        """While a stream is open."""
        counted = ("all", f"address {household(address)}", f"guest {guest}" if guest else "anonymous")
        if self.figures is not None:
            own = self.figures.streams if guest else self._most_anonymous
            most = (self._most, self.figures.address_streams, own)
            if any(self._streams[name] >= limit for name, limit in zip(counted, most, strict=True)):
                raise self._too_many(_STREAM_WAIT)
        self._streams.update(counted)
        try:
            yield
        finally:
            self._streams.subtract(counted)
            for name in counted[1:]:
                if not self._streams[name]:
                    del self._streams[name]

    @contextmanager
    def answering(self) -> Iterator[Callable[[], None]]:
        """While a request is being answered. To call what it gives ends that early: the answer is on its way."""
        if self.figures is not None and self._at_once >= self.figures.at_once:
            self.refused += 1
            raise Refused("busy", wait=_BUSY_WAIT)
        self._at_once += 1
        here = True

        def leave() -> None:
            nonlocal here
            self._at_once -= here
            here = False

        try:
            yield leave
        finally:
            leave()
