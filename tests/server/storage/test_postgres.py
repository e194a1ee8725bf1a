"""Several server processes on one PostgreSQL: each sees the others' changes, and nothing happens twice."""

import sys
import threading
from collections.abc import Iterator

import pytest

from server.postgres import binaries, own_postgres
from server.real_server import RealServer
from server.table_side import Json, Person, listening, next_table, wait_until

FOLDER = binaries()
pytestmark = [
    pytest.mark.skipif(FOLDER is None, reason="PostgreSQL (initdb, postgres) is not installed"),
    pytest.mark.skipif(sys.platform != "linux", reason="starts processes"),
]


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    assert FOLDER is not None
    with own_postgres(FOLDER) as address:
        yield address


@pytest.fixture(scope="module")
def servers(url: str) -> Iterator[list[RealServer]]:
    """Two processes that start at once on an empty database."""
    started: list[RealServer] = []

    def start() -> None:
        started.append(RealServer("", FIEFDOM_DATABASE_URL=url))

    threads = [threading.Thread(target=start) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    try:
        assert len(started) == 2
        yield started
    finally:
        for server in started:
            server.kill()


@pytest.fixture
def people(servers: list[RealServer]) -> Iterator[list[Person]]:
    """Ann at the one process, Béla at the other."""
    both = [Person(server.url, name) for server, name in zip(servers, ("Ann", "Béla"), strict=True)]
    yield both
    for person in both:
        person.close()


def test_two_people_at_two_processes_play_one_table(people: list[Person]) -> None:
    ann, bela = people
    match = ann.create("open")["id"]
    with listening(ann, match) as heard:
        next_table(heard)
        bela.post(f"/api/matches/{match}/join")
        assert next_with(heard, version=2)["seats"][1]["name"] == "Béla"
        table = ann.post(f"/api/matches/{match}/start")
        actor = table["view"]["actor"]
        with listening(bela, match) as others:
            next_table(others)
            table = people[actor].act(people[actor].table(match), do="coins", actions=1)
            for messages in (heard, others):
                seen = next_with(messages, version=table["version"])
                assert [event["event"] for event in seen["events"]][-1] == "took-coins"
            table = people[actor].post(f"/api/matches/{match}/undo", version=table["version"])
            for messages in (heard, others):
                seen = next_with(messages, version=table["version"])
                assert (seen["since"], seen["steps"]) == (0, 0)


def test_one_sees_who_is_there_at_another_process(people: list[Person]) -> None:
    ann, bela = people
    match = ann.create("open")["id"]
    bela.post(f"/api/matches/{match}/join")
    with listening(ann, match) as heard:
        next_here(heard, [True, False])
        with listening(bela, match) as others:
            next_here(others, [True, True])
            next_here(heard, [True, True])
        next_here(heard, [True, False])


def next_here(messages: Iterator[Json], here: list[bool]) -> None:
    """Waits for a message that says so."""
    while [seat["here"] for seat in next_table(messages)["seats"]] != here:
        pass


def next_with(messages: Iterator[Json], version: int) -> Json:
    """The message of this version; the same may come twice, or an older one first."""
    while (table := next_table(messages))["version"] < version:
        pass
    assert table["version"] == version
    return table


def test_of_two_posts_at_two_processes_exactly_one_wins(people: list[Person]) -> None:
    ann, bela = people
    bela.post("/api/carry", code=ann.post("/api/me/link")["url"].partition("#")[2])  # the secret is shared
    assert bela.get("/api/me")["id"] == ann.id
    match = ann.create("easy")["id"]
    table = ann.my_turn(match)
    for _ in range(5):
        start = threading.Barrier(2)
        codes: list[int] = []
        body = {"version": table["version"], "action": {"do": "coins", "actions": 1}}

        def post(person: Person, start: threading.Barrier, codes: list[int], body: Json) -> None:
            start.wait()
            codes.append(person.http.post(f"/api/matches/{match}/actions", json=body).status_code)

        threads = [threading.Thread(target=post, args=(person, start, codes, body)) for person in people]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == [200, 409]
        table = bela.post(f"/api/matches/{match}/undo", version=table["version"] + 1)


def test_bots_of_two_processes_play_each_turn_once(people: list[Person]) -> None:
    ann, bela = people
    matches = [ann.create("easy", "easy", options={"goal": 3})["id"] for _ in range(3)]
    for match in matches:
        ann.post(f"/api/matches/{match}/leave")
    for match in matches:
        table = wait_until(lambda m=match: (t := bela.table(m))["status"] == "finished" and t)  # type: ignore[misc]
        assert table["version"] == table["steps"] + 2  # made, left, and one for every decision
        assert len(ann.get(f"/api/matches/{match}/record")["actions"]) == table["steps"]


def test_another_process_goes_on_where_one_was_killed(url: str, people: list[Person]) -> None:
    bela = people[1]
    doomed = RealServer("", FIEFDOM_DATABASE_URL=url, FIEFDOM_BOT_PACE="60")
    carl = Person(doomed.url, "Carl")
    try:
        match = carl.create("easy", "easy")["id"]
        carl.post(f"/api/matches/{match}/leave")
        before = carl.table(match)
    finally:
        carl.close()
        doomed.kill()
    assert wait_until(lambda: bela.table(match)["steps"] > before["steps"])


def test_awkward_texts_are_refused_or_kept(people: list[Person]) -> None:
    """PostgreSQL is stricter than SQLite about what a text is."""
    ann = people[0]
    assert ann.http.put("/api/me", json={"name": "a\u0000b"}).status_code == 400
    assert ann.http.get("/api/matches/%00").status_code == 404
    assert ann.put("/api/me", name="🏰 Ágnes")["name"] == "🏰 Ágnes"
    assert ann.http.post("/api/tokens", json={"name": "\u0000"}).status_code == 400
    assert ann.http.get("/api/me", headers={b"Authorization": b"Bearer \xe9"}).status_code == 401
