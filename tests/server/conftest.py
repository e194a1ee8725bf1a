"""One server for all tests that need nothing special, and people for each test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fiefdom.server.bots import turns
from fiefdom.server.figures import Figures
from fiefdom.server.settings import Settings
from fiefdom.server.storage.address import sqlite_url
from server.table_side import Clock, Person, RunningServer, running

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session", autouse=True)
def no_worker_in_reserve() -> Iterator[None]:
    """Servers of this process start a worker when a bot is to think, not also when a slow test has run for long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(turns, "_WARM_UP", 3600.0)
        yield


def quick(folder: Path, **more: object) -> Settings:
    """Settings for tests: bots do not wait, and nobody is too quick unless the test is about that."""
    values: dict[str, object] = {
        "bot_pace": 0.0,
        "bot_workers": 1,
        "limits": None,
        "heartbeat": 0.2,
        "poll": 0.05,
    }
    return Settings(sqlite_url(folder), **{**values, **more})  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(quick(tmp_path_factory.mktemp("data"))) as one:
        yield one


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def own_server(tmp_path: Path, clock: Clock) -> Iterator[RunningServer]:
    """A server of the test's own, with a clock that can be put forward and the real limits."""
    with running(quick(tmp_path, clock=clock, limits=Figures())) as one:
        yield one


@pytest.fixture
def newcomer() -> Iterator[NewPerson]:
    """Makes people, and shows them out after the test."""
    people: list[Person] = []

    def new(server: RunningServer, name: str | None = "Ann", token: str | None = None) -> Person:
        people.append(Person(server.url, name, token))
        return people[-1]

    yield new
    for person in people:
        person.close()


@pytest.fixture
def ann(server: RunningServer, newcomer: NewPerson) -> Person:
    return newcomer(server, "Ann")


@pytest.fixture
def bela(server: RunningServer, newcomer: NewPerson) -> Person:
    return newcomer(server, "Béla")


@pytest.fixture
def stranger(server: RunningServer, newcomer: NewPerson) -> Person:
    """Somebody without cookie or token."""
    return newcomer(server, None)
