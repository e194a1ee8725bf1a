"""What somebody was told is on disk: killed, stopped, out of room, or in the middle of everything."""

import asyncio
import itertools
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import text

from fiefdom.load.run import count_lost
from fiefdom.server.storage.address import sqlite_url
from server.conftest import NewPerson, quick
from server.durability import Players, kill_again_and_again
from server.postgres import binaries, own_postgres
from server.real_server import START, RealServer, children_of
from server.table_side import Person, RunningServer, error_of, listening, next_table, running, wait_until

FOLDER = binaries()
PROMISED = (
    20.0  # seconds within which everybody has an answer, be it that there is none; 5 where nothing else runs
)
linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
with_postgres = pytest.mark.skipif(FOLDER is None, reason="PostgreSQL (initdb, postgres) is not installed")


def check_nothing_lost(url: str, players: Players) -> None:
    assert players.acknowledged
    assert asyncio.run(count_lost(url, players.acknowledged)) == 0


# ---------------------------------------------------------------------- kill -9


@linux
@pytest.mark.parametrize("kills", [10, pytest.param(100, marks=pytest.mark.long)])
def test_killed_again_and_again_nothing_acknowledged_is_lost(tmp_path: Path, kills: int) -> None:
    players = kill_again_and_again([(tmp_path, {})], kills, seed=1)
    check_nothing_lost(sqlite_url(tmp_path), players)
    assert sqlite3.connect(tmp_path / "fiefdom.sqlite").execute("PRAGMA integrity_check").fetchone() == (
        "ok",
    )


@pytest.mark.long
@linux
@with_postgres
def test_two_processes_at_postgresql_killed_in_turn() -> None:
    assert FOLDER is not None
    with own_postgres(FOLDER) as url:
        players = kill_again_and_again([("", {"FIEFDOM_DATABASE_URL": url})] * 2, kills=30, seed=2)
        check_nothing_lost(url, players)


# ---------------------------------------------------------------------- the database does not answer


@contextmanager
def stopped(pids: list[int]) -> Iterator[None]:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def processes_of(url: str) -> list[int]:
    """PostgreSQL's own: the one that listens, and all it started."""
    place = Path(url.partition("host=")[2])
    first = int((place / "data" / "postmaster.pid").read_text().splitlines()[0])
    return [first, *children_of(first)]


def refused_in_time(ask: Person, method: str, path: str, **body: object) -> None:
    begun = time.monotonic()
    answer = ask.http.request(method, path, json=body or None)
    assert error_of(answer)[:2] == (503, "unavailable")
    assert time.monotonic() - begun < PROMISED


@linux
@with_postgres
def test_a_postgresql_that_hangs_is_said_and_comes_back_by_itself() -> None:
    assert FOLDER is not None
    with own_postgres(FOLDER) as url:
        server = RealServer("", FIEFDOM_DATABASE_URL=url)
        ann = Person(server.url, "Ann")
        try:
            table = ann.my_turn(ann.create("easy")["id"])
            act = f"/api/matches/{table['id']}/actions"
            action = {"version": table["version"], "action": {"do": "coins", "actions": 1}}
            with stopped(processes_of(url)):
                for _ in range(2):
                    refused_in_time(ann, "POST", act, **action)
                refused_in_time(ann, "GET", "/healthz")
                refused_in_time(ann, "GET", f"/api/matches/{table['id']}")
            wait_until(lambda: ann.http.get("/healthz").status_code == 200)
            now = ann.table(table["id"])
            if now["version"] == table["version"]:  # the database may have carried it out when it woke
                now = ann.act(now, do="coins", actions=1)
            assert now["version"] == table["version"] + 1
        finally:
            ann.close()
            code, _, log = server.interrupt()
    assert code == 0
    said_once_each_time(log)


def said_once_each_time(log: str) -> None:
    """That the database was out of reach; a busy machine may have another time."""
    said = re.findall("out of reach|there again", log)
    assert said[:1] == ["out of reach"]
    assert all(one != after for one, after in itertools.pairwise(said)), log
    assert "Traceback" not in log, log


# ---------------------------------------------------------------------- a full disk


def test_a_full_disk_is_said_and_passes(
    tmp_path: Path, newcomer: NewPerson, caplog: pytest.LogCaptureFixture
) -> None:
    with running(quick(tmp_path)) as server:
        ann, bela = newcomer(server, "Ann"), newcomer(server, "Béla")
        match = ann.create("open")["id"]
        bela.post(f"/api/matches/{match}/join")
        ann.post(f"/api/matches/{match}/start")
        limit(server, spare=0)
        acknowledged = play_until_refused(match, ann, bela)
        refused_in_time(ann, "GET", "/healthz")
        assert ann.table(match)["version"] == acknowledged  # to look still works, and nothing else is there
        limit(server, spare=100_000)
        assert ann.http.get("/healthz").status_code == 200
        table = next(t for t in (ann.table(match), bela.table(match)) if t["legal"])
        person = ann if ann.table(match)["legal"] else bela
        assert person.act(table, **table["legal"][0])["version"] == acknowledged + 1
    said = [record.message for record in caplog.records if "out of reach" in record.message]
    assert len(said) == 1, said
    assert "full" in said[0]


@linux
def test_a_file_system_without_room(tmp_path: Path) -> None:
    """The same with a disk that is full indeed, where one can be had."""
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(tmp_path)], check=False, capture_output=True
    )
    if made.returncode != 0:
        pytest.skip("only root can mount a file system")
    try:
        server = RealServer(tmp_path, FIEFDOM_LIMIT_POSTS="10000/10")
        ann, bela = Person(server.url, "Ann"), Person(server.url, "Béla")
        try:
            match = ann.create("open")["id"]
            bela.post(f"/api/matches/{match}/join")
            ann.post(f"/api/matches/{match}/start")
            ballast = tmp_path / "ballast"
            with suppress(OSError), ballast.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(4096))
            acknowledged = play_until_refused(match, ann, bela)
            refused_in_time(ann, "GET", "/healthz")
            ballast.unlink()
            wait_until(lambda: ann.http.get("/healthz").status_code == 200)
            assert ann.table(match)["version"] == acknowledged
        finally:
            ann.close()
            bela.close()
            _, _, log = server.interrupt()
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)
    assert "disk is full" in log
    said_once_each_time(log)


def limit(server: RunningServer, spare: int) -> None:
    """Lets the file grow by so many pages and no further."""

    async def set_limit() -> None:
        async with server.services.database.writing() as connection:
            pages = await connection.scalar(text("PRAGMA page_count"))
            await connection.execute(text(f"PRAGMA max_page_count = {pages + spare}"))

    server.call(set_limit())


def play_until_refused(match: str, *people: Person) -> int:
    """The last version that was acknowledged."""
    for _ in range(2000):
        for person in people:
            table = person.table(match)
            if table["legal"]:
                answer = person.http.post(
                    f"/api/matches/{match}/actions",
                    json={"version": table["version"], "action": table["legal"][-1]},
                )
                if answer.status_code == 503:
                    return int(table["version"])
                assert answer.status_code == 200, answer.text
    raise AssertionError("the disk was never full")


# ---------------------------------------------------------------------- told to stop


@linux
def test_told_to_stop_in_the_middle_of_everything(tmp_path: Path) -> None:
    server = RealServer(tmp_path)
    players, walt, until = Players(), Person(server.url, None), threading.Event()
    try:
        players.arrive([server.url], tables=4)
        with walt.http.stream("GET", f"/api/matches/{next(iter(players.seen))}/stream") as stream:
            lines = stream.iter_lines()
            threads = players.play(3, until)
            wait_until(lambda: len(players.acknowledged) > 20)
            server.process.send_signal(signal.SIGTERM)
            heard = list(lines)
        for thread in threads:
            thread.join()
        code, log = server.ended()
    finally:
        players.leave()
        walt.close()
    assert code == -signal.SIGTERM, log
    assert "Traceback" not in log, log
    assert any(re.fullmatch(r"retry: \d+", line) for line in heard[-3:]), heard[-5:]
    check_nothing_lost(sqlite_url(tmp_path), players)


@linux
def test_told_to_stop_with_unfinished_answers(tmp_path: Path) -> None:
    """One has not said all, and one takes nothing of what is sent."""
    server = RealServer(tmp_path)
    here = ("127.0.0.1", server.port)
    try:
        with (
            socket.create_connection(here, timeout=60) as slow,
            socket.socket() as full,
        ):
            slow.sendall(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
            full.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            full.connect(here)
            full.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 32)
            wait_until(lambda: bool(full.recv(1, socket.MSG_PEEK)))  # and then the other is being read, too
            server.process.send_signal(signal.SIGTERM)
            assert slow.recv(100).startswith(b"HTTP/1.1 503 ")
            _, log = server.ended()
    finally:
        if server.process.poll() is None:
            server.kill()
    assert "Traceback" not in log, log
    assert log.count("\n") == 1, log


@linux
def test_told_to_stop_while_the_database_takes_nothing(tmp_path: Path) -> None:
    server = RealServer(tmp_path)
    with closing(sqlite3.connect(tmp_path / "fiefdom.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        server.process.send_signal(signal.SIGTERM)
        _, log = server.ended()
    assert "Traceback" not in log, log
    assert log.count("out of reach") == log.count("\n") == 1, log


# ---------------------------------------------------------------------- one file, one server


@linux
def test_a_second_server_on_the_same_file_is_refused_by_a_plain_line(tmp_path: Path) -> None:
    server = RealServer(tmp_path)
    try:
        second = subprocess.run(
            [sys.executable, "-c", START, "0", str(tmp_path)], capture_output=True, text=True, check=False
        )
        assert second.returncode == 1
        assert second.stdout == ""
        assert second.stderr.count("\n") == 1
        assert second.stderr.startswith("fiefdom: another server has ")
    finally:
        server.kill()
    RealServer(tmp_path).kill()  # killed, it leaves nothing behind that is in the way


def test_what_another_program_writes_to_the_file_is_noticed(tmp_path: Path, newcomer: NewPerson) -> None:
    """As `fiefdom admin` does while the server runs."""
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        match = ann.create("open")["id"]
        with listening(ann, match) as messages:
            next_table(messages)
            with sqlite3.connect(tmp_path / "fiefdom.sqlite") as other:
                other.execute("UPDATE guests SET name = 'Anna'")
                other.execute("UPDATE matches SET version = 2, status = 'closed'")
                other.execute(
                    "INSERT INTO changes VALUES (?, 2, 'close', NULL, 'null', ?)",
                    (match, int(time.time() * 1000)),
                )
            table = next_table(messages)
        assert (table["status"], table["seats"][0]["name"]) == ("closed", "Anna")
