"""Connections: half-sent requests, and more of them than there are file descriptors."""

import asyncio
import re
import resource
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from server.real_server import RealServer
from server.table_side import PATIENCE, Person

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="starts processes with limits")
FILES = 1024
MUCH = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 32  # 4 MB; more than connections hold


class WithFewFiles(RealServer):
    """As `ulimit -n` sets it before the server starts."""

    def _before(self) -> list[str]:
        return ["sh", "-c", f'ulimit -n {FILES}; exec "$@"', "sh"]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A server that waits for nobody."""
    server = RealServer(tmp_path_factory.mktemp("hasty"), FIEFDOM_PATIENCE="0.3")
    yield server
    server.kill()


@pytest.fixture(scope="module")
def silent(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A server that has nothing to say of all that it is told."""
    server = RealServer(tmp_path_factory.mktemp("silent"))
    yield server
    _, _, log = server.interrupt()
    assert log == ""


def taking_nothing(server: RealServer) -> socket.socket:
    """A connection with little room for what nobody takes from it."""
    connection = socket.socket()
    connection.settimeout(PATIENCE)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", server.port))
    return connection


def answer_of(connection: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    got = b""
    while part := connection.recv(4096):
        got += part
    return got


@pytest.mark.parametrize(
    "half", [b"", b"GET /api/games HT", b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: 1\r\n"]
)
def test_half_a_request_times_out(hasty: RealServer, half: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=PATIENCE) as connection:
        connection.sendall(half)
        assert answer_of(connection).startswith(b"HTTP/1.1 408 ")
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=PATIENCE) as connection:
        whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
        connection.sendall(whole)
        assert connection.recv(4096).startswith(b"HTTP/1.1 200 ")
        connection.sendall(whole[:10])  # the second request of a connection, too
        assert b"HTTP/1.1 408 " in answer_of(connection)


def test_half_a_body_times_out(hasty: RealServer) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=PATIENCE) as connection:
        head = b"POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
        connection.sendall(head)
        assert answer_of(connection).startswith(b"HTTP/1.1 408 ")


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A server that answers two at a time."""
    server = RealServer(tmp_path_factory.mktemp("narrow"), FIEFDOM_LIMIT_AT_ONCE="2")
    yield server
    server.kill()


@pytest.mark.parametrize(
    "slow",
    [
        b"POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",  # says not all
        MUCH,  # takes nothing
    ],
)
def test_who_is_slow_takes_nobody_s_place(narrow: RealServer, slow: bytes) -> None:
    with ExitStack() as stack:
        for _ in range(4):
            connection = stack.enter_context(taking_nothing(narrow))
            connection.sendall(slow)
            if slow.startswith(b"GET"):
                connection.recv(1, socket.MSG_PEEK)
        answers = [httpx.get(f"{narrow.url}/api/games", timeout=PATIENCE) for _ in range(20)]
        assert 200 in {answer.status_code for answer in answers[-5:]}  # a busy machine may turn one away


@pytest.mark.parametrize(
    "begin",
    [b"GET /", b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\n", b"POST / HTTP/1.1\r\nContent-Length: 1"],
)
def test_a_head_without_an_end(silent: RealServer, begin: bytes) -> None:
    more = b"Y: y\r\n" * 10_000 if begin.endswith(b"\n") else b"0" * 70_000
    sent = 0
    with socket.create_connection(("127.0.0.1", silent.port), timeout=PATIENCE) as connection:
        with suppress(OSError):  # it hangs up while we send
            connection.sendall(begin)
            while sent < 100_000_000:
                sent += connection.send(more)
        assert sent < 20_000_000  # what the system's buffers take
    assert httpx.get(f"{silent.url}/healthz", timeout=PATIENCE).status_code == 200


def test_nonsense_is_not_in_the_log(silent: RealServer) -> None:
    for nonsense in (
        b"\x16\x03\x01 tls?\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", silent.port), timeout=PATIENCE) as connection:
            connection.sendall(nonsense)
            assert answer_of(connection)[:9] == b"HTTP/1.1 "


def test_who_asks_much_takes_nothing_and_goes_is_not_in_the_log(silent: RealServer) -> None:
    with taking_nothing(silent) as connection:
        connection.sendall(MUCH)
        connection.recv(1, socket.MSG_PEEK)
        for _ in range(20):  # meanwhile nobody takes what is sent, until it has to wait
            assert httpx.get(f"{silent.url}/healthz", timeout=PATIENCE).status_code == 200
    assert httpx.get(f"{silent.url}/healthz", timeout=PATIENCE).status_code == 200


def test_a_connection_asks_for_so_much_at_once_and_no_more(silent: RealServer) -> None:
    with socket.create_connection(("127.0.0.1", silent.port), timeout=PATIENCE) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\n\r\n" * 2000)
        with suppress(ConnectionResetError):  # it hangs up on what it has not read
            assert answer_of(connection).count(b"HTTP/1.1 200 ") < 100
    with socket.create_connection(("127.0.0.1", silent.port), timeout=PATIENCE) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\n\r\n" * 19 + b"GET /healthz HTTP/1.0\r\n\r\n")
        assert answer_of(connection).count(b"HTTP/1.1 200 ") == 20


async def open_stream(port: int, match: str) -> tuple[str, asyncio.StreamWriter | None]:
    """The status of a stream that is opened and stays open if it may."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /api/matches/{match}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        line = await asyncio.wait_for(reader.readline(), PATIENCE)
    except OSError:
        return "", None
    return line.decode().strip(), writer


def test_1100_anonymous_streams_and_1024_files(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 3000:
        pytest.skip("this test itself needs more files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (3000, hard))
    server = WithFewFiles(tmp_path)
    ann = Person(server.url, "Ann")
    try:
        match = ann.create("open")["id"]
        statuses = asyncio.run(crowd(server, ann, match))
        assert len(statuses) == 1100
        kinds = {status.split(" ")[1] for status in statuses if status}
        assert "200" in kinds
        assert kinds <= {"200", "429", "503"}
        ann.post(f"/api/matches/{match}/start")
    finally:
        ann.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        _, _, log = server.interrupt()
    assert not re.search("Traceback|Too many open files|ERROR|WARNING", log), log


async def crowd(server: RealServer, ann: Person, match: str) -> list[str]:
    """All come at once, and while they are there the server answers."""
    opened = await asyncio.gather(*(open_stream(server.port, match) for _ in range(1100)))
    try:
        for _ in range(5):
            health = await asyncio.to_thread(httpx.get, f"{server.url}/healthz", timeout=PATIENCE)
            assert health.status_code == 200
        table = await asyncio.to_thread(ann.table, match)
        assert table["status"] == "waiting"
    finally:
        for _, writer in opened:
            if writer is not None:
                writer.close()
    return [status for status, _ in opened]
