"""Who watches which table, and waking them when it changes, here or in another process."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager

Versions = Callable[[Iterable[str]], Awaitable[dict[str, int]]]

log = logging.getLogger("fiefdom.server")


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
        self._seen: dict[str, int] = {}  # by table: the newest version that was told here
        self.closing = False

    @asynccontextmanager
    async def watching(self, match: str, guest: str | None) -> AsyncIterator[Watcher]:
        watcher = Watcher()
        self._watchers.setdefault(match, set()).add(watcher)
        if guest is not None:
            self._come_or_go(match, guest, 1)
        try:
            yield watcher
        finally:
            self._watchers[match].discard(watcher)
            if not self._watchers[match]:
                del self._watchers[match]
                self._seen.pop(match, None)
            if guest is not None:
                self._come_or_go(match, guest, -1)

    def _come_or_go(self, match: str, guest: str, by: int) -> None:
        before = self.here(match, guest)
        self._present[match, guest] += by
        if not self._present[match, guest]:
            del self._present[match, guest]
        if self.here(match, guest) != before:
            self.tell(match)

    def here(self, match: str, guest: str | None) -> bool:
        return guest is not None and (match, guest) in self._present

    def tell(self, match: str, version: int | None = None) -> None:
        """Wakes all who watch the table."""
        if version is not None and match in self._watchers:
            self._seen[match] = version
        for watcher in self._watchers.get(match, ()):
            watcher.ring()

    async def follow(self, versions: Versions, every: float) -> None:
        """Looks again and again for changes that other processes made to tables watched here."""
        while not self.closing:
            await asyncio.sleep(every)
            if not self._watchers:
                continue
            try:
                found = await versions(list(self._watchers))
            except Exception:
                log.exception("looking for changes of other processes failed; trying again")
                continue
            for match, version in found.items():
                if self._seen.get(match) != version:
                    self.tell(match, version)

    def close(self) -> None:
        """Ends all streams: the server stops."""
        self.closing = True
        for match in list(self._watchers):
            self.tell(match)
