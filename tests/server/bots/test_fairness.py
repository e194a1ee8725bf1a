"""Bots under load: fair to every guest, quick ones first, less thought when many wait, no table without people."""

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fiefdom.server.bots import thrift as thrift_module
from fiefdom.server.bots import turns as turns_module
from fiefdom.server.bots import workers as workers_module
from fiefdom.server.bots.queue import FairQueue
from fiefdom.server.bots.thinking import Task, Thought, decide
from fiefdom.server.bots.thrift import Thrift
from fiefdom.server.bots.workers import Workers
from fiefdom.server.figures import Figures
from server.conftest import NewPerson, quick
from server.table_side import Person, running, wait_until


def test_each_guests_tables_take_turns() -> None:
    queue = FairQueue[str]()
    for n in range(5):
        queue.put(f"greedy {n}", 1, "greedy")
    queue.put("modest", 1, "modest")
    queue.put("easy", 0, "late")
    queue.put("left", 3, "")
    served = [queue.pop() for _ in range(len(queue))]
    assert served == ["easy", "greedy 0", "modest", "greedy 1", "greedy 2", "greedy 3", "greedy 4", "left"]
    assert queue.pop() is None


def test_a_rank_that_may_not_go_holds_up_no_other() -> None:
    queue = FairQueue[str]()
    queue.put("hard", 2, "a")
    queue.put("left", 3, "b")
    assert queue.pop(lambda rank: rank != 2) == "left"
    queue.keep(lambda item: item != "hard")
    assert len(queue) == 0


def test_the_more_wait_the_less_a_bot_thinks() -> None:
    thrift = Thrift(patience=6.0, workers=2)
    allowed = [thrift.seconds(waiting) for waiting in (1, 2, 10, 100, 1000)]
    assert allowed == sorted(allowed, reverse=True)
    assert allowed[0] > 1.0  # alone: as long as a hard bot likes
    for waiting, seconds in zip((10, 100), allowed[2:], strict=False):
        in_all = waiting * thrift.decisions * (seconds + thrift.overhead) / thrift.workers
        assert in_all <= 6.0


def test_who_has_waited_long_gets_a_decision_at_first_sight() -> None:
    thrift = Thrift(patience=6.0, workers=2)
    allowed = [thrift.seconds(30, waited) for waited in (0.0, 2.0, 4.0, 4.2, 9.0)]
    assert allowed == sorted(allowed, reverse=True)
    assert allowed[0] > 0.01
    assert allowed[-2:] == [0.0, 0.0]
    assert thrift.seconds(1, 9.0) == thrift.seconds(1)  # but not for nobody's sake


@pytest.mark.parametrize("bots", [1, 2, 3, 4])
def test_bots_in_a_row_share_the_time_of_who_waits_for_them(bots: int) -> None:
    waited, least = 0.0, 3.4 / bots
    for left in range(bots, 0, -1):
        allowed = Thrift.in_a_row(bots, left, waited)
        assert allowed >= least - 1e-9  # nobody is left with less than an equal share
        waited += allowed if left % 2 else 0.1  # every other one is done soon
    assert waited <= 3.4 + 1e-9
    assert 0.1 < Thrift.in_a_row(bots, 1, 60.0) < least  # however late it is, it thinks a little


def test_who_waits_for_several_medium_bots_does_not_wait_the_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    allowed: dict[
        int, float
    ] = {}  # by seat: how long it may think about the first of its decisions, and does
    plain = Workers._ask

    async def ask(self: Workers, question: Any, task: Task) -> Thought[Any]:
        if task.seat not in allowed:
            allowed[task.seat] = task.seconds or 0.0
            await asyncio.sleep(min(1.0, allowed[task.seat]))
        return await plain(self, question, task)

    monkeypatch.setattr(thrift_module, "_ROW", 0.6)
    monkeypatch.setattr(Workers, "_ask", ask)
    with running(quick(tmp_path, bot_patience=60.0)) as server:
        ann = Person(server.url, "Ann")
        table = ann.create("medium", "medium", "medium", options={"first": 0})
        ann.act(table, do="end")
        ann.my_turn(table["id"])
        ann.close()
    assert list(allowed) == [1, 2, 3]
    assert sum(allowed.values()) <= 0.6 + 2 * 0.05  # who is late thinks a little


def test_what_a_decision_costs_beside_the_thought_is_learned() -> None:
    thrift = Thrift(patience=6.0, workers=2)
    before = thrift.seconds(100)
    assert not thrift.hurried(0.0)
    for n in range(200):  # every decision took 50 ms, of which 10 were thought
        thrift.decided(0.01, 0.01, True, now=n * 0.025)
    assert thrift.seconds(100) < before
    assert thrift.overhead == pytest.approx(0.04, rel=0.1)
    assert thrift.hurried(5.0)
    assert not thrift.hurried(60.0)


def test_a_bot_that_knows_no_hurry_is_soon_not_asked_to_search() -> None:
    """Whatever a bot makes of its seconds: what it takes beyond them is taken off the next ones."""
    thrift, now = Thrift(patience=6.0, workers=2), 0.0
    for _ in range(40):
        allowed = thrift.seconds(20)
        now += (allowed + 0.5) / thrift.workers
        thrift.decided(allowed, allowed + 0.5, True, now)
    assert thrift.seconds(20) == 0.0


def test_a_bot_that_is_done_in_time_is_not_hurried() -> None:
    thrift = Thrift(patience=6.0, workers=2)
    thrift.decided(1.0, 0.2, True, now=0.0)
    assert not thrift.hurried(0.0)


@pytest.mark.parametrize("seconds", [0.0, 0.02])
def test_a_bot_in_a_hurry_decides_all_the_same(seconds: float) -> None:
    task = Task("hurry", "kingdom-builder", 2, 7, {}, (), "hard", 0, seconds=seconds)
    assert decide(task)


def test_workers_ask_by_rank_and_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_ask_in_order(monkeypatch))


async def _ask_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    go = asyncio.Event()

    async def think(_workers: Workers, _question: object, task: Task) -> Thought[Any]:
        await go.wait()
        asked.append(task.match)
        return Thought(task.match)

    monkeypatch.setattr(Workers, "_ask", think)
    workers = workers_module.Workers(1, 60.0)
    try:
        calls = []
        for name, rank, guest in [
            ("first", 2, "a"),
            ("a1", 2, "a"),
            ("a2", 2, "a"),
            ("b1", 2, "b"),
            ("hint", 0, "c"),
        ]:
            task = Task(name, "the-builders", 2, 7, {}, (), "hard", 0)
            calls.append(asyncio.create_task(workers.ask(decide, task, rank, guest)))
            await asyncio.sleep(0)
        calls[2].cancel()  # who goes away holds up nobody
        go.set()
        await asyncio.gather(*calls, return_exceptions=True)
        assert asked == ["first", "hint", "a1", "b1"]
    finally:
        workers.close()


def test_no_table_of_bots_alone(ann: Person) -> None:
    seats = [{"who": "bot"}, {"who": "bot"}]
    assert ann.refused("/api/matches", game="the-builders", seats=seats)[:2] == (400, "bots-alone")
    open_seat = ann.post("/api/matches", game="the-builders", seats=[{"who": "open"}, {"who": "bot"}])
    assert ann.refused(f"/api/matches/{open_seat['id']}/start")[:2] == (400, "bots-alone")


def test_a_table_that_its_people_left_is_played_out_by_easy(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: Counter[tuple[str, int]] = Counter()
    ask = Workers.ask

    async def noting(self: Workers, question: Any, task: Task, rank: int = 0, *more: Any, **how: Any) -> Any:
        asked[task.bot, rank] += 1
        return await ask(self, question, task, rank, *more, **how)

    match = ann.create("hard", options={"goal": 1})["id"]
    ann.my_turn(match)
    monkeypatch.setattr(Workers, "ask", noting)
    ann.post(f"/api/matches/{match}/leave")
    assert wait_until(lambda: ann.table(match)["status"] == "finished")
    assert {bot for bot, _ in asked} == {"easy"}
    assert {rank for _, rank in asked} == {3}


def test_a_quota_of_running_tables_with_bots(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path, limits=Figures(bot_tables=2))) as server:
        ann = newcomer(server, "Ann")
        over = ann.create("easy")["id"]

        async def close() -> None:
            async with server.services.tables.hold(over) as table:
                await server.services.tables.close(table)

        server.call(close())
        first = ann.create("easy")["id"]
        ann.create("easy")
        seats = [{"who": "me"}, {"who": "bot"}]
        assert ann.refused("/api/matches", game="the-builders", seats=seats)[:2] == (409, "bot-tables")
        waiting = ann.create("open")["id"]  # with people: as many as one likes
        assert ann.refused(f"/api/matches/{waiting}/start")[:2] == (409, "bot-tables")
        assert ann.refused(f"/api/matches/{over}/rematch")[:2] == (409, "bot-tables")
        ann.post(f"/api/matches/{first}/leave")
        assert ann.post(f"/api/matches/{waiting}/start")["status"] == "running"


def test_a_slow_machine_is_no_crowd(
    tmp_path: Path, newcomer: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Workers._ask

    async def slow(self: Workers, question: Any, task: Task) -> Thought[Any]:
        thought = await plain(self, question, task)
        return replace(thought, took=(thought.allowed or 0.0) + 1.0)

    monkeypatch.setattr(Workers, "_ask", slow)
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        match = ann.create("medium", options={"first": 1})["id"]
        assert ann.my_turn(match)["hurried"] is False


def test_a_worker_starts_while_the_first_person_at_a_new_table_thinks(
    tmp_path: Path, newcomer: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns_module, "_WARM_UP", 3600.0)
    with running(quick(tmp_path)) as server:
        ann, workers = newcomer(server, "Ann"), server.services.bots.workers
        ann.create("open")
        assert not workers._spawn.started  # nobody will need one
        ann.create("medium", options={"first": 0})
        assert len(workers._spawn.started) == 1


def test_the_table_says_that_bots_think_less(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        ann, thrift = newcomer(server, "Ann"), server.services.bots.thrift
        hard, easy = (ann.create(level)["id"] for level in ("hard", "easy"))
        for match in (hard, easy):
            ann.my_turn(match)  # from now on nobody thinks
        thrift._cut = float("-inf")
        assert ann.table(hard)["hurried"] is False

        async def hurry() -> None:
            thrift.decided(0.01, 0.02, False, asyncio.get_running_loop().time() + 1000)

        server.call(hurry())
        assert ann.table(hard)["hurried"] is True
        assert ann.table(easy)["hurried"] is False  # an easy bot never thinks long
