"""The coach over HTTP: asked by who played, with progress, stopped, and kept with the match."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from fiefdom.bots import coach
from fiefdom.server.bots.thinking import Task, Thought, attempt
from fiefdom.server.bots.workers import BotFailed
from server.http.test_play import choose
from server.table_side import Json, Person, RunningServer, error_of, wait_until


class Workers:
    """In the place of the bots' workers: thinks less, and only when it is let."""

    def __init__(self) -> None:
        self.let = True
        self.broken = False
        self.ranks: set[int] = set()

    async def ask(self, question: Callable[[Task], Any], task: Task, rank: int, _guest: str) -> Thought[Any]:
        self.ranks.add(rank)
        while not self.let:  # noqa: ASYNC110 - it is let from another thread
            await asyncio.sleep(0.01)
        if self.broken:
            raise BotFailed(task.bot)
        return await asyncio.to_thread(attempt, question, task)


@pytest.fixture
def workers(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Workers:
    monkeypatch.setattr(coach, "COACH", "plan:1k")
    monkeypatch.setattr(coach, "SAMPLES", 1)
    found = Workers()
    monkeypatch.setattr(server.services.coaching, "_workers", found)
    return found


@pytest.fixture
def match(ann: Person) -> str:
    """A short game that Ann has played to its end."""
    table = ann.create("easy", options={"goal": 2})
    while table["status"] == "running":
        table = ann.my_turn(table["id"])
        if table["legal"]:
            ann.act(table, **choose(table))
    return str(table["id"])


def stopped(person: Person, match: str) -> Json:
    answer = person.http.delete(f"/api/matches/{match}/coach")
    assert answer.status_code == 200
    found: Json = answer.json()
    return found


def test_who_played_asks_sees_progress_and_gets_a_report_that_is_kept(
    match: str, ann: Person, stranger: Person, workers: Workers
) -> None:
    path = f"/api/matches/{match}/coach"
    assert ann.get(path) == {"status": "none", "done": 0, "of": 0, "report": None}
    workers.let = False
    begun = ann.post(path)
    assert (begun["status"], begun["done"], begun["report"]) == ("running", 0, None)
    assert begun["of"] > 1
    assert ann.post(path) == begun  # to ask again changes nothing
    workers.let = True
    done = wait_until(lambda: (found := stranger.get(path))["status"] == "done" and found)
    assert workers.ranks == {9}  # behind everybody who plays
    report = done["report"]
    assert {one["seat"] for one in report["decisions"]} == {0, 1}
    assert len(report["moments"]) <= coach.MOMENTS
    assert ann.post(path)["report"] == report  # it is not thought of anew
    for step in report["moments"]:
        moment = stranger.get(f"{path}/{step}")
        assert moment["n"] == step
        assert moment["events"]
        assert moment["view"] != stranger.get(f"/api/matches/{match}/at/{step}")["view"]
    wrong = next(one["step"] for one in report["decisions"] if not one["better"])
    assert error_of(ann.http.get(f"{path}/{wrong}"))[1] == "bad-request"


def test_it_can_be_stopped_and_asked_again(match: str, ann: Person, workers: Workers) -> None:
    workers.let = False
    ann.post(f"/api/matches/{match}/coach")
    assert stopped(ann, match)["status"] == "none"
    workers.let = True
    assert ann.post(f"/api/matches/{match}/coach")["status"] == "running"
    wait_until(lambda: ann.get(f"/api/matches/{match}/coach")["status"] == "done")
    assert stopped(ann, match)["status"] == "done"  # what was said to the end stays


def test_a_fault_is_said_and_it_can_be_asked_again(match: str, ann: Person, workers: Workers) -> None:
    workers.broken = True
    ann.post(f"/api/matches/{match}/coach")
    wait_until(lambda: ann.get(f"/api/matches/{match}/coach")["status"] == "failed")
    workers.broken = False
    ann.post(f"/api/matches/{match}/coach")
    wait_until(lambda: ann.get(f"/api/matches/{match}/coach")["status"] == "done")


def test_who_may_ask(match: str, ann: Person, bela: Person, workers: Workers) -> None:
    assert bela.refused(f"/api/matches/{match}/coach")[:2] == (403, "not-your-seat")
    running = ann.create("easy")["id"]
    assert ann.refused(f"/api/matches/{running}/coach")[:2] == (409, "not-finished")
    assert error_of(ann.http.get(f"/api/matches/{running}/coach"))[:2] == (409, "not-finished")
    workers.let = False
    ann.post(f"/api/matches/{match}/coach")
    assert error_of(bela.http.delete(f"/api/matches/{match}/coach"))[:2] == (403, "not-your-seat")
    stopped(ann, match)
