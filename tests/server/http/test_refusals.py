"""Everything that is refused: the status, the code, a message in the reader's language, nothing changed."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from fiefdom.kernel.words import LANGUAGES, words
from fiefdom.server.http.refusals import STATUS
from server.conftest import NewPerson
from server.table_side import Clock, Json, Person, RunningServer, error_of, wait_until


@pytest.fixture
def running_table(ann: Person, bela: Person) -> Json:
    """A table of two people, running."""
    match = ann.create("open")["id"]
    bela.post(f"/api/matches/{match}/join")
    table: Json = ann.post(f"/api/matches/{match}/start")
    return table


@pytest.fixture
def turn(running_table: Json, ann: Person, bela: Person) -> Iterator[tuple[Person, Person, Json]]:
    """Whose turn it is, who waits, and the table as the first sees it; unchanged after the test."""
    actor = running_table["view"]["actor"]
    first, second = (ann, bela) if actor == 0 else (bela, ann)
    before = first.table(running_table["id"])
    yield first, second, before
    assert first.table(running_table["id"]) == before


Turn = tuple[Person, Person, Json]


def test_somebody_elses_turn(turn: Turn) -> None:
    _, second, table = turn
    path = f"/api/matches/{table['id']}/actions"
    status, code, error = second.refused(path, version=table["version"], action={"do": "end"})
    assert (status, code, error["version"]) == (409, "not-your-turn", table["version"])


@pytest.mark.parametrize("away", [-1, 1, 10**30])
def test_a_stale_version(turn: Turn, away: int) -> None:
    first, _, table = turn
    for path, body in (("actions", {"action": {"do": "end"}}), ("undo", {})):
        status, code, error = first.refused(
            f"/api/matches/{table['id']}/{path}", version=table["version"] + away, **body
        )
        assert (status, code, error["version"]) == (409, "stale", table["version"])


def test_an_illegal_action_names_the_rule(turn: Turn) -> None:
    first, _, table = turn
    held = next(card for card in range(41) if card not in table["view"]["worker_row"])
    path, action = f"/api/matches/{table['id']}/actions", {"do": "hire", "card": held}
    status, code, error = first.refused(path, version=table["version"], action=action)
    assert (status, code, error["rule"]) == (409, "illegal", "B9")
    assert error["reason"].startswith("the-builders-no-")
    assert error["facts"]["card"] == held


@pytest.mark.parametrize(
    "action", [{}, {"do": "win"}, {"do": "hire"}, {"do": "hire", "card": 10**50}, {"do": ["end"]}]
)
def test_no_action_at_all(turn: Turn, action: Json) -> None:
    first, _, table = turn
    path = f"/api/matches/{table['id']}/actions"
    assert first.refused(path, version=table["version"], action=action)[:2] == (400, "bad-action")
    path = f"/api/matches/{table['id']}/explain"
    assert first.refused(path, request=action)[:2] == (400, "bad-action")


def test_taking_back_what_is_not_mine(turn: Turn) -> None:
    for person in turn[:2]:
        status, code, error = person.refused(f"/api/matches/{turn[2]['id']}/undo", version=turn[2]["version"])
        assert (status, code, error["reason"]) == (409, "cannot-undo", "undo-nothing")


def test_asking_why_out_of_turn(turn: Turn) -> None:
    _, second, table = turn
    path = f"/api/matches/{table['id']}/explain"
    assert second.refused(path, request={"do": "end"})[:2] == (409, "not-your-turn")


def test_a_seat_that_is_not_yours(turn: Turn, server: RunningServer, newcomer: NewPerson) -> None:
    watcher, table = newcomer(server, "Walt"), turn[2]
    body = {"version": table["version"], "action": {"do": "end"}}
    for path, sent in (
        ("actions", body),
        ("undo", {"version": table["version"]}),
        ("explain", {"request": {"do": "end"}}),
        ("leave", {}),
    ):
        answer = watcher.refused(f"/api/matches/{table['id']}/{path}", **sent)
        assert answer[:2] == (403, "not-your-seat"), path


def test_only_the_creator_of_a_table_starts_it_and_removes_people(ann: Person, bela: Person) -> None:
    match = ann.create("open")["id"]
    bela.post(f"/api/matches/{match}/join")
    assert bela.refused(f"/api/matches/{match}/start")[:2] == (403, "not-creator")
    assert bela.refused(f"/api/matches/{match}/remove", seat=0)[:2] == (403, "not-creator")
    assert ann.refused(f"/api/matches/{match}/remove", seat=0)[:2] == (400, "bad-seats")
    assert ann.refused(f"/api/matches/{match}/remove", seat=2)[:2] == (400, "bad-seats")
    assert ann.table(match)["version"] == 2


def test_joining_a_full_table(ann: Person, bela: Person, server: RunningServer, newcomer: NewPerson) -> None:
    match = ann.create("open")["id"]
    bela.post(f"/api/matches/{match}/join")
    late = newcomer(server, "Late")
    assert late.refused(f"/api/matches/{match}/join")[:2] == (409, "full")
    assert late.refused(f"/api/matches/{match}/join", seat=0)[:2] == (409, "full")
    assert late.refused(f"/api/matches/{match}/join", seat=7)[:2] == (400, "bad-seats")
    assert ann.table(match)["version"] == 2


def test_what_needs_another_moment(ann: Person, bela: Person, turn: Turn) -> None:
    waiting, running = ann.create("open")["id"], turn[2]["id"]
    creator = ann if ann.table(running)["creator"] else bela
    assert creator.refused(f"/api/matches/{running}/start")[:2] == (409, "not-waiting")
    assert creator.refused(f"/api/matches/{running}/remove", seat=1)[:2] == (409, "not-waiting")
    assert ann.refused(f"/api/matches/{waiting}/undo", version=1)[:2] == (409, "not-running")
    assert ann.refused(f"/api/matches/{waiting}/explain", request={"do": "end"})[:2] == (409, "not-running")
    act = {"version": 1, "action": {"do": "end"}}
    assert ann.refused(f"/api/matches/{waiting}/actions", **act)[:2] == (409, "not-running")
    for path in ("record", "at/0"):
        assert error_of(ann.http.get(f"/api/matches/{running}/{path}"))[:2] == (409, "not-finished")


@pytest.mark.parametrize("id_", ["nosuchone1", "a" * 17, "%00", "k3f9-2ab", "ü", "1" * 300])
def test_an_unknown_table(ann: Person, id_: str) -> None:
    known = {"unknown-match", "not-found"}
    for answer in (
        error_of(ann.http.get(f"/api/matches/{id_}")),
        error_of(ann.http.get(f"/api/matches/{id_}/stream")),
        error_of(ann.http.get(f"/api/matches/{id_}/record")),
        ann.refused(f"/api/matches/{id_}/join"),
        ann.refused(f"/api/matches/{id_}/actions", version=1, action={"do": "end"}),
    ):
        assert answer[0] == 404
        assert answer[1] in known


def test_numbers_and_lists_that_nobody_can_hold(turn: Turn) -> None:
    first, _, table = turn
    for question in (
        f"chat?after={2**63}",
        "chat?after=-1",
        f"chat?after={'9' * 5000}",
        f"what-if?after={'[' * 999}",
        "what-if?after=[NaN]",
        f"stream?after={'9' * 5000}",
    ):
        answer = first.http.get(f"/api/matches/{table['id']}/{question}")
        assert answer.status_code == 400, question


@pytest.mark.parametrize("path", ["matches/%00", "matches/a%00b/coach/0", "players/%00", "games/%00/cards"])
def test_half_a_string(ann: Person, path: str) -> None:
    """PostgreSQL takes no NUL; to it that is a fault of the database."""
    assert error_of(ann.http.get(f"/api/{path}"))[:2] == (404, "not-found")


def test_an_unknown_game_address_or_method(ann: Person) -> None:
    body = {"game": "chess", "seats": [{"who": "me"}]}
    status, code, error = ann.refused("/api/matches", **body)
    assert (status, code) == (404, "unknown-game")
    assert "the-builders" in error["facts"]["detail"]
    assert error_of(ann.http.get("/api/games/chess/cards"))[:2] == (404, "unknown-game")
    assert error_of(ann.http.get("/api/nothing"))[:2] == (404, "not-found")
    assert error_of(ann.http.delete("/api/games"))[:2] == (405, "no-method")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": []}, "bad-seats"),
        ({"seats": [{"who": "me"}]}, "bad-seats"),
        ({"seats": [{"who": "me"}] * 2}, "bad-seats"),
        ({"seats": [{"who": "me"}, *[{"who": "bot"}] * 4]}, "bad-seats"),
        ({"seats": [{"who": "me"}, *[{"who": "bot"}] * 99]}, "bad-seats"),
        ({"seats": [{"who": "king"}, {"who": "me"}]}, "bad-seats"),
        ({"seats": [{"who": "bot", "level": "divine"}, {"who": "me"}]}, "bad-seats"),
        ({"seats": "all"}, "bad-seats"),
        ({"options": {"goal": 1_000_000}}, "bad-options"),
        ({"options": {"magic": True}}, "bad-options"),
        ({"options": [1]}, "bad-options"),
        ({"options": {"goal": 1e300}}, "bad-options"),
        ({"game": "kingdom-builder", "options": {"map_seed": 2**70}}, "bad-options"),  # not as it is kept
        ({"game": "kingdom-builder", "options": {"map_seed": 10**400}}, "bad-options"),
        ({"level": "divine"}, "bad-request"),
        ({"seed": 7}, "bad-request"),
        ({"game": 3}, "bad-request"),
    ],
)
def test_options_and_seats_out_of_range(ann: Person, wish: Json, code: str) -> None:
    before = ann.get("/api/matches")
    body: Json = {"game": "the-builders", "seats": [{"who": "me"}, {"who": "bot"}], **wish}
    status, given, error = ann.refused("/api/matches", **body)
    assert (status, given) == (400, code)
    assert error["facts"]["detail"]
    assert ann.get("/api/matches") == before


DEEP = "[" * 60_000
BROKEN = [
    b"",
    b"{",
    b'{"version": 1, "action": NaN}',
    b'{"version": Infinity, "action": {"do": "end"}}',
    b'{"version": 1e999, "action": {"do": "end"}}',
    b'{"version": ' + b"9" * 5000 + b', "action": {"do": "end"}}',
    b'{"version": 1, "action": {"do": "\xff\xfe"}}',
    b'{"version": 1, "action": {"do": "\\ud800"}}',
    DEEP.encode(),
    b'{"action": ' + b'{"a": ' * 500 + b"1" + b"}" * 501,
    b"\xef\xbb\xbf{}",
    b"<xml/>",
]


@pytest.mark.parametrize("body", BROKEN, ids=range(len(BROKEN)))
def test_malformed_json(turn: Turn, body: bytes) -> None:
    first, _, table = turn
    for path in ("actions", "explain", "join"):
        answer = first.http.post(f"/api/matches/{table['id']}/{path}", content=body)
        if body or path != "join":  # to join, nothing needs to be said
            status, code, _ = error_of(answer)
            assert (status, code) == (400, "bad-json" if body else "bad-request")


@pytest.mark.parametrize("body", ["[]", "null", "7", '"end"', '{"version": "1"}', '{"version": true}'])
def test_json_that_is_no_request(turn: Turn, body: str) -> None:
    first, _, table = turn
    answer = first.http.post(f"/api/matches/{table['id']}/undo", content=body)
    status, code, error = error_of(answer)
    assert (status, code) == (400, "bad-request")
    assert re.match(r"\w", error["facts"]["detail"])


def test_a_body_is_json_whatever_it_is_called(turn: Turn) -> None:
    first, _, table = turn
    path, content = f"/api/matches/{table['id']}/explain", json.dumps({"request": {"do": "end"}})
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    assert first.http.post(path, content=content, headers=headers).json() == {"refusal": None}


def _chunks(size: int) -> Iterator[bytes]:
    yield b'{"version": 1, "action": {"do": "'
    for _ in range(size // 1024):
        yield b"x" * 1024
    yield b'"}}'


def test_a_body_over_64_kib(turn: Turn) -> None:
    first, _, table = turn
    path = f"/api/matches/{table['id']}/actions"
    for content in (b"".join(_chunks(65 * 1024)), _chunks(65 * 1024)):  # with a length, and chunked
        assert error_of(first.http.post(path, content=content))[:2] == (413, "too-large")
    fits = b"".join(_chunks(63 * 1024))
    assert error_of(first.http.post(path, content=fits))[:2] == (409, "stale")


CROSS_SITE = [
    {"X-Fiefdom": ""},
    {"X-Fiefdom": "0"},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://[oops"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", CROSS_SITE)
def test_a_cross_site_post(turn: Turn, headers: dict[str, str]) -> None:
    first, _, table = turn
    path = f"/api/matches/{table['id']}/actions"
    body = {"version": table["version"], "action": {"do": "end"}}
    answer = first.http.post(path, json=body, headers=headers)
    assert error_of(answer)[:2] == (403, "cross-site")


def test_a_same_origin_post_is_fine(ann: Person, server: RunningServer) -> None:
    headers = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    seats = {"game": "the-builders", "seats": [{"who": "me"}, {"who": "open"}]}
    assert ann.http.post("/api/matches", json=seats, headers=headers).status_code == 201


def test_another_site_cannot_make_tokens_or_guests_either(stranger: Person) -> None:
    headers = {"Origin": "https://evil.example"}
    for path, body in (("/api/tokens", {"name": "x"}), ("/api/carry", {"code": "x"})):
        answer = stranger.http.post(path, json=body, headers=headers)
        assert error_of(answer)[:2] == (403, "cross-site")


def test_nobody_known(stranger: Person, turn: Turn) -> None:
    table = turn[2]
    body = {"version": table["version"], "action": {"do": "end"}}
    assert stranger.refused(f"/api/matches/{table['id']}/actions", **body)[:2] == (401, "no-guest")
    assert stranger.refused("/api/matches", game="the-builders", seats=[])[:2] == (401, "no-guest")
    assert error_of(stranger.http.get("/api/matches"))[:2] == (401, "no-guest")


def test_more_than_30_posts_at_once(own_server: RunningServer, clock: Clock, newcomer: NewPerson) -> None:
    clock.stop()
    ann, bela = newcomer(own_server, "Ann"), newcomer(own_server, "Béla")  # a PUT each
    table = ann.create("open")
    explain = f"/api/matches/{table['id']}/explain"
    answer = wait_until(lambda: refusal_of_rate(ann.http.post(explain, json={"request": {}})))
    assert answer is not None
    assert error_of(answer)[:2] == (429, "too-many")
    assert 1 <= int(answer.headers["Retry-After"]) <= 11
    assert ann.table(table["id"]) == table  # looking is another limit
    assert bela.refused(explain, request={})[1] == "not-your-seat"  # others are not held up
    clock.skip(seconds=10)
    assert ann.refused(explain, request={})[1] == "not-running"


def refusal_of_rate(answer: httpx.Response) -> httpx.Response | None:
    return answer if answer.status_code == 429 else None


def test_a_second_token_does_not_help(own_server: RunningServer, clock: Clock, newcomer: NewPerson) -> None:
    clock.stop()
    ann = newcomer(own_server, "Ann")
    tokens = [ann.post("/api/tokens", name=f"bot {n}")["token"] for n in range(2)]
    first, second = (newcomer(own_server, None, token) for token in tokens)
    wait_until(lambda: first.refused("/api/matches/x/join")[1] == "too-many")
    assert second.refused("/api/matches/x/join")[1] == "too-many"


def test_too_many_new_guests_from_one_address(own_server: RunningServer, clock: Clock) -> None:
    clock.stop()
    with httpx.Client(base_url=own_server.url) as somebody:
        codes: list[int] = []
        while codes[-1:] != [429]:
            codes.append(somebody.get("/api/me", headers={"Cookie": ""}).status_code)
            somebody.cookies.clear()
        assert codes.count(200) == len(codes) - 1 >= 30
        assert error_of(somebody.post("/api/tokens", json={"name": "x"}))[:2] == (429, "too-many")
        clock.skip(seconds=10)
        assert somebody.get("/api/me").status_code == 200


@pytest.mark.parametrize(
    ("accept", "language"),
    [("hu-HU,hu;q=0.9,en;q=0.5", "hu"), ("pl", "pl"), ("de;q=0.9,en;q=0.1", "en"), ("x;q=oops,,;", "en")],
)
def test_messages_are_in_the_readers_language(ann: Person, accept: str, language: str) -> None:
    answer = ann.http.get("/api/matches/nosuchone1", headers={"Accept-Language": accept})
    assert answer.headers["Content-Language"] == language
    assert error_of(answer)[2]["message"] == words(language).say("error-unknown-match")


def test_every_code_has_its_words_in_every_language() -> None:
    said: dict[str, Any] = {
        language: {code: words(language).say(f"error-{code}") for code in STATUS} for language in LANGUAGES
    }
    for language, messages in said.items():
        assert len(set(messages.values())) == len(STATUS), language
    for code in STATUS:
        assert len({said[language][code] for language in LANGUAGES}) == 3, f"{code} is not translated"
