"""An action and a stream answer the same, whether they come past the framework or through it."""

import json

import httpx
import pytest

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
