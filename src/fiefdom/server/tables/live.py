"""Who watches which table, and waking them when it changes, here or in another process."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

_SLICES = 16  # signs of life go out in so many portions, so that nobody waits behind all of them
_CROWD = 0.2  # seconds until all are told how many watch


class Watcher:
    """One open stream."""

    __slots__ = ("_beat", "_rung", "_waiting", "silent")

    def __init__(self) -> None:
        self._rung = False
        self._beat = False
        self._waiting: asyncio.Future[None] | None = None
        self.silent = False
        """Nothing was said since the last round of signs of life."""

    def ring(self) -> None:
        """Something may have changed."""
        self._rung = True
        self._wake()

    def beat(self) -> None:
        """It is time for a sign of life."""
        self._beat = True
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> bool:
        """True when something may have changed, False when it is time for a sign of life."""
        if not (self._rung or self._beat):
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        rung = self._rung
        self._rung = self._beat = self.silent = False
        return rung


@dataclass(slots=True)
class _Watched:
    """A table that somebody has open."""

    watchers: set[Watcher] = field(default_factory=set)
    version: int | None = None
    """The newest that was told here."""
    kept: dict[Any, Any] = field(default_factory=dict)


class Live:
    """The open streams of this process by table."""

    def __init__(self) -> None:
        self._watched: dict[str, _Watched] = {}
        self._slices: deque[set[Watcher]] = deque(set() for _ in range(_SLICES))
        self._present: Counter[tuple[str, str]] = Counter()
        self._elsewhere: set[tuple[str, str]] = set()  # who watches at another process
        self._crowds: set[str] = set()  # tables whose number of watchers is told soon
        self._presence_bell = asyncio.Event()
        self.closing = False
        self.moved: Callable[[str, str, bool], None] = lambda _match, _guest, _here: None
        """Told when somebody comes to a table or goes from it, here."""
        self.left: Callable[[str], None] = lambda _match: None
        """Told when the last who watched a table has gone."""

    # ------------------------------------------------------------------ watching

    @asynccontextmanager
    async def watching(self, match_id: str, guest: str | None) -> AsyncIterator[Watcher]:
        watcher = Watcher()
        self._watched.setdefault(match_id, _Watched()).watchers.add(watcher)
        portion = min(self._slices, key=len)
        portion.add(watcher)
        self._come_or_go(match_id, guest, 1)
        try:
            yield watcher
        finally:
            portion.discard(watcher)
            watched = self._watched[match_id]
            watched.watchers.discard(watcher)
            if not watched.watchers:
                del self._watched[match_id]
                self.left(match_id)
            self._come_or_go(match_id, guest, -1)

    @property
    def count(self) -> int:
        """How many tables are watched."""
        return len(self._watched)

    def watched(self, match_id: str) -> bool:
        return match_id in self._watched

    def kept(self, match_id: str) -> dict[Any, Any]:
        """What was made for the readers of this table, to be used again until the bell rings next."""
        watched = self._watched.get(match_id)
        return {} if watched is None else watched.kept

    def version(self, match_id: str) -> int | None:
        """The newest version that was told to those who watch."""
        watched = self._watched.get(match_id)
        return None if watched is None else watched.version

    def tell(self, match_id: str, version: int | None = None) -> None:
        """Wakes all who watch the table: its version is new, or something else that they are told."""
        watched = self._watched.get(match_id)
        if watched is None:
            return
        watched.kept = {}  # who is making something for it now has begun too early
        if version is not None:
            watched.version = version
        for watcher in watched.watchers:
            watcher.ring()

    def tell_all(self) -> None:
        for match_id in list(self._watched):
            self.tell(match_id)

    async def beat(self, every: float) -> None:
        """Lets every stream say something at least this often: a sign of life from who was silent for a whole round.

        So up to two rounds pass from one word to the next, and a round is half as long.
        """
        while True:
            await asyncio.sleep(every / 2 / _SLICES)
            for watcher in self._slices[0]:
                if watcher.silent:
                    watcher.beat()
                watcher.silent = True
            self._slices.rotate()

    # ------------------------------------------------------------------ who is there

    def _come_or_go(self, match_id: str, guest: str | None, by: int) -> None:
        if guest is None:
            self._tell_of_crowd(match_id)
            return
        before = (match_id, guest) in self._present
        self._present[match_id, guest] += by
        if not self._present[match_id, guest]:
            del self._present[match_id, guest]
        if ((match_id, guest) in self._present) != before:
            self.tell(match_id)
            self.moved(match_id, guest, not before)
            self._presence_bell.set()

    def _tell_of_crowd(self, match_id: str) -> None:
        """One more who watches, or one less. Where hundreds come at once, not everybody is told of each."""
        watched = self._watched.get(match_id)
        if watched is not None:
            watched.kept = {}  # who asks now is told how many they are
        if match_id in self._crowds:
            return
        self._crowds.add(match_id)

        def tell() -> None:
            self._crowds.discard(match_id)
            self.tell(match_id)

        asyncio.get_running_loop().call_later(_CROWD, tell)

    def here(self, match_id: str, guest: str | None) -> bool:
        return guest is not None and (
            (match_id, guest) in self._present or (match_id, guest) in self._elsewhere
        )

    def watchers(self, match_id: str, seated: Collection[str | None]) -> int:
        """How many have the table open here without a seat at it."""
        watched = self._watched.get(match_id)
        streams = len(watched.watchers) if watched else 0
        return streams - sum(self._present[match_id, guest] for guest in seated if guest is not None)

    def pairs(self) -> set[tuple[str, str]]:
        """Who watches which table at this process."""
        return set(self._present)

    async def presence_changed(self, seconds: float) -> None:
        """Waits until somebody comes or goes, at most so long."""
        try:
            async with asyncio.timeout(seconds):
                await self._presence_bell.wait()
        except TimeoutError:
            return
        self._presence_bell.clear()

    # ------------------------------------------------------------------ other processes

    def tables(self) -> list[str]:
        """The tables that somebody watches here."""
        return list(self._watched)

    def others(self, elsewhere: set[tuple[str, str]]) -> None:
        """Who watches at other processes now."""
        came_or_went, self._elsewhere = elsewhere ^ self._elsewhere, elsewhere
        for match_id, _ in came_or_went:
            self.tell(match_id)

    def close(self) -> None:
        """Ends all streams: the server stops."""
        self.closing = True
        for match_id in list(self._watched):
            self.tell(match_id)
