"""kill -9 in the middle of a game: nothing acknowledged is lost, and the game goes on."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.real_server import Nursery, RealServer, is_alive
from server.table_side import Person, listening, next_table, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")


@pytest.fixture
def nursery() -> Iterator[Nursery]:
    one = Nursery()
    yield one
    one.close()


def test_kill_9_loses_nothing_and_the_bots_go_on(tmp_path: Path) -> None:
    first = RealServer(tmp_path, FIEFDOM_BOT_PACE="60")  # a bot's turn stays pending for a minute
    ann = Person(first.url, "Ann")
    try:
        match = ann.create("easy", "easy", "easy")["id"]
        acknowledged = ann.table(match)
        if acknowledged["legal"]:
            for _ in range(2):
                acknowledged = ann.act(acknowledged, do="coins", actions=1)
            acknowledged = ann.post(f"/api/matches/{match}/undo", version=acknowledged["version"])
            ann.act(acknowledged, do="end")
            acknowledged = ann.table(match)
        name = ann.put("/api/me", name="Anna")["name"]
        workers = wait_until(first.children)
    finally:
        first.kill()
    wait_until(lambda: not any(is_alive(pid) for pid in workers))
    second = RealServer(tmp_path, first.port)  # the port is free again
    try:
        assert second.port == first.port
        with listening(ann, match, **{"Last-Event-ID": str(acknowledged["version"])}) as messages:
            table = next_table(messages)
            assert table["version"] >= acknowledged["version"]
            assert table["seats"][0]["name"] == name
            while not table["legal"]:  # the pending turns are taken up
                table = next_table(messages)
        events = ann.table(match)["events"]
        assert events[: len(acknowledged["events"])] == acknowledged["events"]
        assert table["steps"] > acknowledged["steps"]
        assert ann.act(table, do="end")["version"] == table["version"] + 1
    finally:
        ann.close()
        second.kill()


def test_kill_9_at_any_moment_of_a_bots_game(tmp_path: Path, nursery: Nursery) -> None:
    """Killed again and again while bots play: the game always goes on from where it was, to its end."""
    seen, port, match, cookie = 0, 0, "", ""
    for _ in range(2):
        server = nursery.start(tmp_path, port, {})
        port = server.port
        ann = Person(server.url, None if match else "Ann")
        try:
            if not match:
                match = ann.create("easy", options={"goal": 12})["id"]
                cookie = ann.http.cookies["fiefdom"]
                ann.post(f"/api/matches/{match}/leave")
            ann.http.cookies.set("fiefdom", cookie)
            table = ann.table(match)
            assert table["version"] >= seen
            with listening(ann, match) as messages:
                for _ in range(5):
                    if table["status"] == "running":
                        table = next_table(messages)
            seen = table["version"]
        finally:
            ann.close()
            server.kill()
    server = nursery.start(tmp_path, port, {})
    ann = Person(server.url)
    try:
        table = wait_until(lambda: (t := ann.table(match))["status"] == "finished" and t)
        assert table["version"] >= seen
        assert len(ann.get(f"/api/matches/{match}/record")["actions"]) == table["steps"]
    finally:
        ann.close()
        server.kill()
