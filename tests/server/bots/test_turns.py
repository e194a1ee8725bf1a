"""Bots' turns: one process each, in workers, never left hanging."""

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fiefdom.server.bots import thinking
from fiefdom.server.bots.process import is_dead
from fiefdom.server.bots.rota import Rota
from fiefdom.server.bots.thinking import Task, Thought
from fiefdom.server.bots.workers import BotFailed, Workers
from fiefdom.server.tables.journal import Lease
from server.conftest import NewPerson, quick
from server.table_side import Person, RunningServer, running, wait_until

TASK = Task("t", "the-builders", 2, 7, {}, (), "easy", 0)


def test_a_worker_that_dies_is_replaced(
    server: RunningServer, ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    bots = server.services.bots
    victim = server.call(_worker(bots.workers))
    os.kill(victim, signal.SIGKILL)
    match = ann.create("easy", "easy", "easy")["id"]
    with caplog.at_level(logging.ERROR, "fiefdom.bots"):
        table = ann.my_turn(match)
        ann.act(table, do="end")
        wait_until(lambda: ann.table(match)["steps"] > table["steps"] + 1)
    assert "(BrokenProcessPool, 1)" in caplog.text
    assert server.call(_worker(bots.workers)) != victim


async def _worker(workers: Workers) -> int:
    return await workers.pid()


@pytest.mark.parametrize("fault", ["raises", "illegal", "nonsense"])
def test_a_bot_that_fails_is_replaced_for_this_decision(
    ann: Person,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: str,
) -> None:
    async def ask(_: Workers, _question: object, task: Task, *_how: object) -> Thought[Any]:
        if fault == "raises":
            raise BotFailed(task.bot)
        return Thought({"do": "coins", "actions": 3} if fault == "illegal" else {"do": "win"})

    monkeypatch.setattr(Workers, "ask", ask)
    with caplog.at_level(logging.ERROR, "fiefdom.bots"):
        match = ann.create("hard")["id"]
        table = ann.my_turn(match)
        ann.act(table, do="end")
        assert wait_until(lambda: (t := ann.my_turn(match))["steps"] > table["steps"] + 1 and t)
    assert "a random bot decides instead of hard" in caplog.text


def test_a_bot_that_never_answers_is_given_up(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        workers = Workers(1, timeout=0.0)
        try:
            with pytest.raises(BotFailed):
                await workers.ask(thinking.decide, TASK)
        finally:
            workers.close()

    with caplog.at_level(logging.ERROR, "fiefdom.bots"):
        server.call(ask())
    assert caplog.text.count("TimeoutError") == 3


def test_a_bot_that_waits_for_others_is_not_given_up(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Together they think longer than one may."""

    async def ask() -> list[Any]:
        workers = Workers(1, timeout=3.0)
        try:
            await workers.pid()
            slow = replace(TASK, bot="mcts:0.5s")
            return await asyncio.gather(*(workers.ask(thinking.decide, slow) for _ in range(9)))
        finally:
            workers.close()

    with caplog.at_level(logging.ERROR, "fiefdom.bots"):
        assert len(server.call(ask())) == 9
    assert caplog.text == ""


def test_closed_workers_have_given_back_what_they_shared() -> None:
    """Else a server that a signal ends leaves semaphores behind, and a word about them in its log."""
    before = set(threading.enumerate())
    workers = Workers(1, timeout=60.0)
    asyncio.run(workers.pid())
    workers.close()
    assert set(threading.enumerate()) <= before


def test_an_error_of_a_bot_is_written_down(server: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        workers = Workers(1, timeout=60.0)
        try:
            with pytest.raises(BotFailed):
                await workers.ask(thinking.decide, Task("t", "no-such-game", 2, 7, {}, (), "easy", 0))
        finally:
            workers.close()

    with caplog.at_level(logging.ERROR, "fiefdom.bots"):
        server.call(ask())
    assert "there is no game 'no-such-game'" in caplog.text


def test_a_worker_adds_what_was_played_since(monkeypatch: pytest.MonkeyPatch) -> None:
    """The position it remembers gives the same decision as the whole record, also after an undo."""
    monkeypatch.setattr(thinking, "_positions", type(thinking._positions)())
    one, two = {"do": "coins", "actions": 1}, {"do": "coins", "actions": 2}
    lines: list[tuple[Any, ...]] = [(), (one,), (one, one), (two,), (two, one)]
    remembered = [thinking.decide(_after(line)) for line in lines]
    for line, decision in zip(lines, remembered, strict=True):
        thinking._positions.clear()
        assert thinking.decide(_after(line)) == decision


def _after(actions: tuple[Any, ...]) -> Task:
    return Task("t", "the-builders", 2, 7, {}, actions, "medium", 0)


def test_a_turn_is_taken_by_one_process_at_a_time(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path, bot_pace=3600.0)) as server:  # it takes the turn and sits on it
        ann, journal = newcomer(server, "Ann"), server.services.journal
        rota = Rota(server.services.database, "another")
        table = ann.create("easy")
        match, now = table["id"], int(server.settings.clock() * 1000)
        mine = Lease("me", now + 10**9)
        if table["legal"]:
            assert server.call(journal.take(match, mine, now)) is False  # a person's turn
            ann.act(table, do="end")
        wait_until(lambda: server.call(rota.pending(now, 10)) == [])
        assert server.call(journal.take(match, mine, now)) is False  # the server has it
        later = now + 10**7
        assert server.call(journal.take(match, Lease("me", later + 10**9), later)) is True  # it gave no sign
        assert server.call(journal.take(match, Lease("you", later + 10**9), later)) is False
        server.call(journal.release_dead(lambda owner: owner == "you"))
        assert server.call(journal.take(match, Lease("you", later + 10**9), later)) is False
        server.call(journal.release_dead(lambda owner: owner == "me"))
        assert [one.match for one in server.call(rota.pending(now, 10))] == [match]


def test_who_is_dead() -> None:
    host = socket.gethostname().replace(" ", "-")[:40]
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    assert is_dead(f"{host} {gone.pid} ab")
    assert is_dead(f"{host} {os.getpid()} ab")  # not us: an earlier process of our number
    assert not is_dead(f"{host} {os.getppid()} ab")
    assert not is_dead(f"elsewhere {gone.pid} ab")


def test_a_pending_turn_is_taken_up_at_the_next_start(tmp_path: Path, newcomer: NewPerson) -> None:
    slow = quick(tmp_path, bot_pace=3600.0)  # so slow that it will not decide
    with running(slow) as server:
        ann = newcomer(server, "Ann")
        match, cookie = ann.create("easy", "easy", "easy")["id"], ann.http.cookies["fiefdom"]
        table = ann.table(match)
        if table["legal"]:
            table = ann.act(table, do="end")
        assert not table["legal"]
    with running(quick(tmp_path)) as server:
        again = newcomer(server, None)
        again.http.cookies.set("fiefdom", cookie)
        assert again.my_turn(match)["steps"] > table["steps"]
