"""Who watches a table: waking those who must know, and no more often than that."""

import asyncio
from contextlib import AsyncExitStack
from itertools import pairwise

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


def test_a_silent_stream_gives_a_sign_of_life_as_often_as_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the time that was slept, whatever the machine does meanwhile."""
    monkeypatch.setattr(module, "_CROWD", 0.0)
    slept = 0.0

    class Slept:
        """What the module knows as asyncio. Servers of other tests, in other threads, go on sleeping as they do."""

        def __init__(self) -> None:
            self._loop = asyncio.get_running_loop()

        async def sleep(self, seconds: float) -> None:
            nonlocal slept
            if asyncio.get_running_loop() is not self._loop:
                await asyncio.sleep(seconds)
                return
            slept += seconds
            for _ in range(3):
                await asyncio.sleep(0)

        def __getattr__(self, name: str) -> object:
            return getattr(asyncio, name)

    async def listen() -> list[float]:
        live, signs = Live(), [0.0]
        async with live.watching("t", None) as watcher:
            await watcher.wait()  # it is told how many watch
            monkeypatch.setattr(module, "asyncio", Slept())
            beating = asyncio.create_task(live.beat(2.5))
            for number in range(8):
                if number == 4:
                    watcher.ring()  # something was said: the silence begins anew
                assert await watcher.wait() == (number == 4)
                signs.append(slept)
            beating.cancel()
        return signs

    gaps = [after - before for before, after in pairwise(asyncio.run(listen()))]
    assert max(gaps) < 2.5 + 0.2, gaps  # a slice more
    assert sorted(gaps)[len(gaps) // 2] > 1.2, "no more often than is useful"
