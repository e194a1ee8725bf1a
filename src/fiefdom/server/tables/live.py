"""Who watches which table, and waking them when it changes, here or in another process."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager

from fiefdom.server.failures import log_failure

Versions = Callable[[Collection[str]], Awaitable[dict[str, int]]]
Elsewhere = Callable[[Collection[str]], Awaitable[set[tuple[str, str]]]]


class Watcher:
    """One open stream."""

    def __init__(self) -> None:
        self._bell = asyncio.Event()

    def ring(self) -> None:
        self._bell.set()

    async def wait(self, seconds: float) -> bool:
        """True when something may have changed, False when the time is over."""
        try:
            await asyncio.wait_for(self._bell.wait(), seconds)
        except TimeoutError:
            return False
        self._bell.clear()
        return True


class Live:
    """The open streams of this process by table."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._present: Counter[tuple[str, str]] = Counter()
        self._elsewhere: set[tuple[str, str]] = set()  # who watches at another process
        self._presence_bell = Watcher()
        self._seen: dict[str, int] = {}  # by table: the newest version that was told here
        self.closing = False

    @asynccontextmanager
    async def watching(self, match_id: str, guest: str | None) -> AsyncIterator[Watcher]:
        watcher = Watcher()
        self._watchers.setdefault(match_id, set()).add(watcher)
        if guest is not None:
            self._come_or_go(match_id, guest, 1)
        try:
            yield watcher
        finally:
            self._watchers[match_id].discard(watcher)
            if not self._watchers[match_id]:
                del self._watchers[match_id]
                self._seen.pop(match_id, None)
            if guest is not None:
                self._come_or_go(match_id, guest, -1)

    def _come_or_go(self, match_id: str, guest: str, by: int) -> None:
        before = (match_id, guest) in self._present
        self._present[match_id, guest] += by
        if not self._present[match_id, guest]:
            del self._present[match_id, guest]
        if ((match_id, guest) in self._present) != before:
            self.tell(match_id)
            self._presence_bell.ring()

    def here(self, match_id: str, guest: str | None) -> bool:
        return guest is not None and (
            (match_id, guest) in self._present or (match_id, guest) in self._elsewhere
        )

    def pairs(self) -> set[tuple[str, str]]:
        """Who watches which table at this process."""
        return set(self._present)

    async def presence_changed(self, seconds: float) -> None:
        """Waits until somebody comes or goes, at most so long."""
        await self._presence_bell.wait(seconds)

    def tell(self, match_id: str, version: int | None = None) -> None:
        """Wakes all who watch the table."""
        if version is not None and match_id in self._watchers:
            self._seen[match_id] = version
        for watcher in self._watchers.get(match_id, ()):
            watcher.ring()

    async def follow(self, versions: Versions, elsewhere: Elsewhere, every: float) -> None:
        """Looks again and again for changes that other processes made to tables watched here."""
        while not self.closing:
            await asyncio.sleep(every)
            if not self._watchers:
                continue
            try:
                found = await versions(list(self._watchers))
                others = await elsewhere(list(self._watchers))
            except Exception as error:
                log_failure("looking for changes of other processes", error)
                await asyncio.sleep(1)
                continue
            for match_id, version in found.items():
                if self._seen.get(match_id) != version:
                    self.tell(match_id, version)
            came_or_went, self._elsewhere = others ^ self._elsewhere, others
            for match_id, _ in came_or_went:
                self.tell(match_id)

    def close(self) -> None:
        """Ends all streams: the server stops."""
        self.closing = True
        for match_id in list(self._watchers):
            self.tell(match_id)
