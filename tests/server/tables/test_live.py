"""Who watches a table: waking those who must know, and no more often than that."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from fiefdom.server.tables import live as module
from fiefdom.server.tables.live import Live


def test_of_a_crowd_all_are_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else each of hundreds who come at once is told of each of the others."""
    monkeypatch.setattr(module, "_CROWD", 0.0)

    async def come() -> list[int]:
        live, told, wake = Live(), list[int](), Live.tell

        def tell(self: Live, match_id: str, version: int | None = None) -> None:
            told.append(self.watchers(match_id, []))
            wake(self, match_id, version)

        monkeypatch.setattr(Live, "tell", tell)
        async with AsyncExitStack() as stack:
            watchers = [await stack.enter_async_context(live.watching("t", None)) for _ in range(300)]
            assert [await watcher.wait() for watcher in watchers] == [True] * 300
        await asyncio.sleep(0.05)  # that they have gone
        return told

    assert asyncio.run(come()) == [300, 0]
