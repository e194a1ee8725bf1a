"""A server in this process, and people who sit at its tables: what the tests of the server share."""

import asyncio
import json
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
import uvicorn

from fiefdom.server.http.app import create_app
from fiefdom.server.http.services import Services
from fiefdom.server.run import listen
from fiefdom.server.settings import Settings

T = TypeVar("T")
Json = dict[str, Any]
_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # not used; to make one for every client takes long
PATIENCE = 120.0  # seconds; reached only when something is broken, however slow the machine


class Clock:
    """The time, and a way to let it pass."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._stopped: float | None = None

    def __call__(self) -> float:
        return (self._stopped or time.time()) + self._ahead

    def stop(self) -> None:
        """Only `skip` moves it from now on: what is limited by time depends on no machine's speed."""
        self._stopped = time.time()

    def skip(self, *, days: float = 0, seconds: float = 0) -> None:
        self._ahead += days * 86400 + seconds


class RunningServer:
    """The real application on a real port, in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self._socket = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        config = uvicorn.Config(self.app, log_level="warning", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def main() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._socket])

        asyncio.run(main())

    def start(self) -> None:
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started

    def stop(self) -> None:
        self.services.live.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"
        self._socket.close()

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs something of the server's where it belongs: in its event loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)


@contextmanager
def running(settings: Settings) -> Iterator[RunningServer]:
    server = RunningServer(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def wait_until(is_so: Callable[[], T]) -> T:
    """Waits for something that must happen; the answer."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answer := is_so():
            return answer
        time.sleep(0.01)
    raise AssertionError("it did not happen")


class Person:
    """Somebody with a browser (cookie) or a program (token)."""

    def __init__(self, url: str, name: str | None = None, token: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {"X-Fiefdom": "1"}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, verify=_TLS)
        self.id = ""
        if token is None and name is not None:
            self.id = self.get("/api/me")["id"]
            self.put("/api/me", name=name)

    def get(self, path: str) -> Any:
        return _good(self.http.get(path))

    def put(self, path: str, **body: Any) -> Any:
        return _good(self.http.put(path, json=body))

    def post(self, path: str, **body: Any) -> Any:
        return _good(self.http.post(path, json=body))

    def refused(self, path: str, **body: Any) -> tuple[int, str, Json]:
        """The status, the code and the whole error of a post that must not work."""
        return error_of(self.http.post(path, json=body))

    def create(self, *others: str, **more: Any) -> Json:
        """A table of The Builders: me, and "open" or a bot's level for each other."""
        seats: list[Json] = [{"who": "me"}]
        seats += [{"who": o} if o == "open" else {"who": "bot", "level": o} for o in others]
        table: Json = self.post("/api/matches", game="the-builders", seats=seats, **more)
        return table

    def table(self, match: str) -> Json:
        table: Json = self.get(f"/api/matches/{match}")
        return table

    def my_turn(self, match: str) -> Json:
        """The table once it is my turn (or nobody's any more)."""

        def mine() -> Json | None:
            table = self.table(match)
            return table if table["legal"] or table["status"] == "finished" else None

        found = wait_until(mine)
        assert found is not None
        return found

    def act(self, table: Json, **action: Any) -> Json:
        path = f"/api/matches/{table['id']}/actions"
        after: Json = self.post(path, version=table["version"], action=action)
        return after

    def close(self) -> None:
        self.http.close()


def _good(response: httpx.Response) -> Any:
    assert response.is_success, f"{response.status_code} {response.text}"
    return response.json() if response.content else None


def error_of(response: httpx.Response) -> tuple[int, str, Json]:
    assert response.is_error, f"{response.status_code} {response.text}"
    error: Json = response.json()["error"]
    assert error["message"], error
    return response.status_code, error["code"], error


@contextmanager
def listening(person: Person, match: str, query: str = "", **headers: str) -> Iterator[Iterator[Json]]:
    """The messages of a stream, each a table; comments come as {"comment": …}."""
    with person.http.stream("GET", f"/api/matches/{match}/stream{query}", headers=headers) as response:
        assert response.status_code == 200, response.read()
        yield _messages(response)


def _messages(response: httpx.Response) -> Iterator[Json]:
    fields: dict[str, str] = {}
    last = time.monotonic()
    for line in response.iter_lines():
        if line.startswith(":"):
            # Signs of life come for ever, whether or not what a test waits for does.
            assert time.monotonic() - last < PATIENCE, "the stream lives, but says nothing"
            yield {"comment": line[1:].strip()}
        elif line:
            name, _, value = line.partition(": ")
            fields[name] = value
        elif "data" in fields:
            assert fields["event"] == "table"
            table = json.loads(fields["data"])
            assert fields["id"] == str(table["version"])
            yield table
            fields = {}
            last = time.monotonic()


def next_table(messages: Iterator[Json]) -> Json:
    return next(message for message in messages if "comment" not in message)
