"""Who asks for a hint waits for the answer before asking again."""

import asyncio
from typing import cast

import pytest

from fiefdom.server.bots.hints import Hints
from fiefdom.server.bots.thinking import Advice, Task, Thought
from fiefdom.server.bots.workers import BotFailed, Workers
from fiefdom.server.refused import Refused

TASK = Task("m", "the-builders", 2, 1, {}, (), "medium", 0)
ADVICE = Advice([{"do": "end"}], {})


class SlowWorkers:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.fails = False

    async def ask(self, _question: object, _task: Task, **_how: object) -> Thought[Advice]:
        await self.go.wait()
        if self.fails:
            raise BotFailed
        return Thought(ADVICE)


def test_a_guest_asks_one_question_at_a_time() -> None:
    asyncio.run(_two_guests())


async def _two_guests() -> None:
    workers = SlowWorkers()
    hints = Hints(cast("Workers", workers), lambda _asking: 1.0)
    first = asyncio.create_task(hints.ask("ann", TASK))
    other = asyncio.create_task(hints.ask("bela", TASK))
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await hints.ask("ann", TASK)
    assert refused.value.code == "too-many"
    workers.go.set()
    assert (await first, await other) == (ADVICE, ADVICE)
    assert await hints.ask("ann", TASK) == ADVICE


def test_after_a_fault_a_guest_can_ask_again() -> None:
    asyncio.run(_fault())


async def _fault() -> None:
    workers = SlowWorkers()
    workers.go.set()
    hints = Hints(cast("Workers", workers), lambda _asking: 1.0)
    workers.fails = True
    with pytest.raises(Refused) as refused:
        await hints.ask("ann", TASK)
    assert refused.value.code == "broken"
    workers.fails = False
    assert await hints.ask("ann", TASK) == ADVICE
