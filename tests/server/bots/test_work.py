"""`fiefdom work`: bots of several servers think in a process of workers alone."""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from fiefdom.server.work import work
from server.postgres import binaries, own_postgres
from server.real_server import RealServer, line_of
from server.table_side import PATIENCE, Json, Person, wait_until

FOLDER = binaries()
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="starts processes")
WORK = "import sys; from fiefdom.server.work import work; sys.exit(work())"


@pytest.fixture
def url() -> Iterator[str]:
    assert FOLDER is not None
    with own_postgres(FOLDER) as address:
        yield address


class Worker:
    def __init__(self, url: str) -> None:
        environment = {**os.environ, "FIEFDOM_DATABASE_URL": url, "FIEFDOM_BOT_WORKERS": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORK], stdout=subprocess.PIPE, env=environment, text=True
        )
        assert line_of(self.process).startswith("Fiefdom works")

    def stop(self) -> int:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode


def moved_on(person: Person, tables: list[Json]) -> bool:
    return any(person.table(table["id"])["steps"] > table["steps"] for table in tables)


@pytest.mark.skipif(FOLDER is None, reason="PostgreSQL (initdb, postgres) is not installed")
def test_workers_alone_take_turns_of_two_servers(url: str) -> None:
    """Each server sits on the few turns that it has begun for a minute; the others are in the queue for everybody."""
    servers = [
        RealServer("", FIEFDOM_DATABASE_URL=url, FIEFDOM_BOT_PACE="60", FIEFDOM_BOT_WORKERS="1")
        for _ in range(2)
    ]
    people = [Person(server.url, name) for server, name in zip(servers, ("Ann", "Béla"), strict=True)]
    worker: Worker | None = None
    try:
        begun = []
        for person in people:
            for _ in range(8):
                table = person.create("medium")
                if table["legal"]:
                    table = person.act(table, do="end")
                begun.append((person, table))
        worker = Worker(url)
        for person in people:  # tables of both servers go on, and each server tells its own people
            wait_until(partial(moved_on, person, [table for one, table in begun if one is person]))
        assert worker.stop() == 0
        worker = None
    finally:
        if worker is not None:
            worker.process.kill()
        for person in people:
            person.close()
        for server in servers:
            server.kill()


def test_workers_alone_need_postgresql(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WORK],
        env={**os.environ, "FIEFDOM_DATABASE_URL": "", "FIEFDOM_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "use PostgreSQL" in done.stderr


def test_a_sqlite_file_is_refused_and_none_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path / "data"))
    assert work() == 1
    assert "use PostgreSQL" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
