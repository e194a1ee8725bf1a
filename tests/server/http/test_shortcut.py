"""An action and a stream answer the same, whether they come past the framework or through it."""

import json

import httpx
import pytest

from fiefdom.server.http.headers import SECURITY
from fiefdom.server.http.shortcut import PACKING
from server.table_side import Json, Person, error_of, listening, next_table


@pytest.fixture
def turn(ann: Person, bela: Person) -> tuple[Person, Json]:
    """Whose turn it is, and the table as they see it."""
    match = ann.create("open")["id"]
    bela.post(f"/api/matches/{match}/join")
    ann.post(f"/api/matches/{match}/start")
    return next((one, table) for one in (ann, bela) if (table := one.table(match))["legal"])


def post(person: Person, path: str, body: bytes, **headers: str) -> httpx.Response:
    return person.http.post(path, content=body, headers=headers)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad-request"),
        (b"{}", 400, "bad-request"),
        (b"[]", 400, "bad-request"),
        (b'{"version": 1', 400, "bad-json"),
        (b'{"version": "1", "action": {"do": "end"}}', 400, "bad-request"),
        (b'{"version": 1.5, "action": {"do": "end"}}', 400, "bad-request"),
        (b'{"version": 1, "action": []}', 400, "bad-action"),
        (b'{"version": 1, "action": {"do": "end"}, "more": 1}', 400, "bad-request"),
        (b'{"version": 1, "action": {"do": NaN}}', 400, "bad-json"),
        (b'{"version": 1, "action": {"do": "end"}}', 409, "stale"),
    ],
)
def test_what_is_no_decision_is_refused(
    turn: tuple[Person, Json], body: bytes, status: int, code: str
) -> None:
    person, table = turn
    assert error_of(post(person, f"/api/matches/{table['id']}/actions", body))[:2] == (status, code)
    assert person.table(table["id"]) == table


def test_a_body_may_be_called_anything(turn: tuple[Person, Json]) -> None:
    person, table = turn
    body = json.dumps({"version": table["version"], "action": table["legal"][0]}).encode()
    answer = post(person, f"/api/matches/{table['id']}/actions", body, **{"Content-Type": "text/plain"})
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["X-Frame-Options"] == "DENY"
    assert answer.json()["version"] == table["version"] + 1


def test_who_is_nobody_cannot_act(turn: tuple[Person, Json], stranger: Person) -> None:
    path = f"/api/matches/{turn[1]['id']}/actions"
    assert stranger.refused(path, version=1, action={"do": "end"})[:2] == (401, "no-guest")


def test_other_methods_and_tables_that_do_not_exist(ann: Person) -> None:
    assert error_of(ann.http.get("/api/matches/abc/actions"))[:2] == (404, "not-found")
    assert error_of(ann.http.post("/api/matches/abc/stream"))[:2] == (405, "no-method")
    assert error_of(ann.http.get("/api/matches/abc/stream"))[:2] == (404, "unknown-match")
    assert error_of(ann.http.get("/api/matches/%C3%A1/stream"))[:2] == (404, "unknown-match")
    assert ann.refused("/api/matches/abc/actions", version=1, action={"do": "end"})[0] == 404


@pytest.mark.parametrize("query", ["after=x", "after=1&after=y", "after=-"])
def test_a_stream_after_no_number(turn: tuple[Person, Json], query: str) -> None:
    person, table = turn
    answer = person.http.get(f"/api/matches/{table['id']}/stream?{query}")
    assert error_of(answer)[:2] == (400, "bad-request")


@pytest.mark.parametrize("query", ["", "?after=1", "?after=1&other=2", "?after=%31"])
def test_a_stream_begins_with_the_table(turn: tuple[Person, Json], query: str) -> None:
    person, table = turn
    with listening(person, table["id"], query) as messages:
        assert next_table(messages)["view"] == table["view"]


def test_head_of_a_stream(turn: tuple[Person, Json]) -> None:
    person, table = turn
    answer = person.http.head(f"/api/matches/{table['id']}/stream")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["Content-Type"].startswith("text/event-stream")


def has_security_headers(answer: httpx.Response) -> bool:
    wanted = {name.decode(): [value.decode()] for name, value in SECURITY}
    return {name: answer.headers.get_list(name) for name in wanted} == wanted  # each once


def test_every_answer_has_the_security_headers(turn: tuple[Person, Json], stranger: Person) -> None:
    person, table = turn
    path = f"/api/matches/{table['id']}"
    body = {"version": table["version"], "action": table["legal"][0]}
    answers = [
        person.http.post(f"{path}/actions", json=body),
        person.http.post(f"{path}/actions", json=body),  # stale
        person.http.post(f"{path}/actions", content=b"{}"),
        stranger.http.post(f"{path}/actions", json=body),
        person.http.post(f"{path}/actions", json=body, headers={"Origin": "https://else.example"}),
        person.http.get("/api/matches/abc/stream"),
        person.http.get(f"{path}/stream?after=x"),
        person.http.head(f"{path}/stream"),
    ]
    for query in ("", "?after=1&other=2"):  # past the framework and through it
        with person.http.stream("GET", f"{path}/stream{query}") as stream:
            answers.append(stream)
    assert [answer.status_code for answer in answers] == [200, 409, 400, 401, 403, 404, 400, 200, 200, 200]
    assert all(has_security_headers(answer) for answer in answers)


def test_large_answers_are_packed_and_streams_are_not(ann: Person) -> None:
    table = ann.post("/api/matches", game="kingdom-legacy", seats=[{"who": "me"}])
    path, packed = f"/api/matches/{table['id']}", []
    for step in range(40):
        encoding = ("gzip", "identity")[step % 2]
        answer = ann.http.post(
            f"{path}/actions",
            json={"version": table["version"], "action": table["legal"][0]},
            headers={"Accept-Encoding": encoding},
        )
        large = len(answer.content) >= PACKING["minimum_size"]
        assert answer.headers.get("Vary") == ("Accept-Encoding" if large else None)
        assert answer.headers.get("Content-Encoding") == ("gzip" if large and encoding == "gzip" else None)
        assert has_security_headers(answer)
        if "Content-Encoding" in answer.headers:
            packed.append(int(answer.headers["Content-Length"]) / len(answer.content))
        table = answer.json()
        assert table["view"] == ann.table(table["id"])["view"]
    assert packed
    assert max(packed) < 0.5
    with ann.http.stream("GET", f"{path}/stream", headers={"Accept-Encoding": "gzip"}) as stream:
        assert "Content-Encoding" not in stream.headers
