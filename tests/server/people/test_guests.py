"""Who somebody is: cookie, name, the link to another device, tokens."""

import sqlite3
from pathlib import Path

import pytest

from fiefdom.server.people.guests import LINK_AGE
from server.conftest import NewPerson, quick
from server.table_side import Clock, Person, RunningServer, error_of, running


def test_the_first_call_makes_a_guest(stranger: Person) -> None:
    answer = stranger.http.get("/api/me", headers={"Accept-Language": "pl"})
    me = answer.json()
    assert me["name"].startswith("Gość ")
    assert me["language"] is None
    cookie = answer.headers["Set-Cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie  # plain HTTP: a browser would throw it away
    assert stranger.get("/api/me") == me


def test_behind_https_the_cookie_is_secure(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path, secure_cookie=True)) as server:
        cookie = newcomer(server, None).http.get("/api/me").headers["Set-Cookie"]
        assert "secure" in cookie.lower()


def test_a_forged_cookie_is_nobody(ann: Person, stranger: Person) -> None:
    good = ann.http.cookies["fiefdom"]
    signed, _, signature = good.rpartition(".")
    # The first letter: of the last one, some bits may mean nothing.
    other = f"{signed}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"
    for forged in (other, "x", "", ann.id, "a.b.c"):
        stranger.http.cookies.set("fiefdom", forged)
        assert error_of(stranger.http.get("/api/matches"))[:2] == (401, "no-guest")
        stranger.http.cookies.clear()


@pytest.mark.parametrize("other", ['x={"a": 1}', "a[0]=1", "a b=c", "=", "é=ü"])
def test_cookies_of_other_programs_of_the_host_do_no_harm(ann: Person, stranger: Person, other: str) -> None:
    cookie = f"{other}; fiefdom={ann.http.cookies['fiefdom']}".encode()
    assert stranger.http.get("/api/me", headers={b"Cookie": cookie}).json()["id"] == ann.id


def test_name_and_language(ann: Person) -> None:
    assert ann.put("/api/me", name="  Anna   Mária ")["name"] == "Anna Mária"
    assert ann.put("/api/me", language="hu") == {"id": ann.id, "name": "Anna Mária", "language": "hu"}
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"  # one emoji of three, joined
    assert ann.put("/api/me", name=family)["name"] == family
    assert ann.put("/api/me", name="Ann")["language"] == "hu"
    assert ann.put("/api/me", language=None) == {"id": ann.id, "name": "Ann", "language": None}


@pytest.mark.parametrize(
    "wish",
    [
        {"name": ""},
        {"name": "   "},
        {"name": "x" * 25},
        {"name": "a\u0000b"},
        {"name": "a\u202eb"},
        {"name": "\u3164"},
        {"name": "\u2800"},
        {"name": "A\u200dnn"},
        {"name": "Ann\u00ad"},
        {"name": "\u0301\u0302"},
        {"name": "Ann \u0301"},
        {"name": "Z" + "\u0300" * 5},
        {"name": 7},
        {"language": "de"},
        {"id": "me"},
    ],
)
def test_names_that_are_not_possible(ann: Person, wish: dict[str, object]) -> None:
    before = ann.get("/api/me")
    assert error_of(ann.http.put("/api/me", json=wish))[:2] == (400, "bad-request")
    assert ann.get("/api/me") == before


def test_a_new_name_shows_at_the_table(ann: Person) -> None:
    match = ann.create("open")["id"]
    ann.put("/api/me", name="Anikó")
    assert ann.table(match)["seats"][0]["name"] == "Anikó"


def test_a_link_carries_a_seat_to_another_device(
    own_server: RunningServer, clock: Clock, newcomer: NewPerson
) -> None:
    ann, phone = newcomer(own_server, "Ann"), newcomer(own_server, "Phone")
    match = ann.create("open")["id"]
    url = ann.post("/api/me/link")["url"]
    assert url.startswith(f"{own_server.url}/carry#")
    code = url.partition("#")[2]
    assert phone.table(match)["seat"] is None
    assert phone.post("/api/carry", code=code) == ann.get("/api/me")
    assert phone.table(match)["seat"] == 0
    assert phone.post(f"/api/matches/{match}/start")["status"] == "running"
    assert phone.refused("/api/carry", code=code)[:2] == (400, "bad-link")  # it works once
    early, late = (ann.post("/api/me/link")["url"].partition("#")[2] for _ in range(2))
    clock.skip(seconds=LINK_AGE - 60)
    assert phone.post("/api/carry", code=early)["id"] == ann.id
    clock.skip(seconds=61)
    assert phone.refused("/api/carry", code=late)[:2] == (400, "bad-link")


def test_a_forged_link(ann: Person, bela: Person) -> None:
    code = bela.post("/api/me/link")["url"].partition("#")[2]
    for forged in (code[:-2], ann.http.cookies["fiefdom"], "", bela.id, "é", "W10.x"):
        assert ann.refused("/api/carry", code=forged)[:2] == (400, "bad-link")
    assert ann.get("/api/me")["id"] == ann.id


def test_a_token_for_a_new_guest(server: RunningServer, stranger: Person, newcomer: NewPerson) -> None:
    made = stranger.post("/api/tokens", name="Robo")
    robo = newcomer(server, None, made["token"])
    assert robo.get("/api/me") == {"id": made["id"], "name": "Robo", "language": None}
    assert "fiefdom" not in stranger.http.cookies
    assert robo.create("open")["seats"][0]["name"] == "Robo"  # without X-Fiefdom or Origin


def test_a_token_for_me_until_i_drop_it(server: RunningServer, ann: Person, newcomer: NewPerson) -> None:
    token = ann.post("/api/tokens", name="my bot")["token"]
    bot = newcomer(server, None, token)
    assert bot.get("/api/me")["id"] == ann.id
    assert ann.http.delete("/api/tokens").status_code == 204
    answer = bot.http.get("/api/me")
    assert error_of(answer)[:2] == (401, "no-guest")
    assert answer.headers["WWW-Authenticate"] == "Bearer"
    assert ann.get("/api/me")["id"] == ann.id  # the cookie is another thing


def test_a_wrong_token_is_not_forgiven_for_a_cookie(ann: Person) -> None:
    answer = ann.http.get("/api/me", headers={"Authorization": "Bearer fief_wrong"})
    assert error_of(answer)[:2] == (401, "no-guest")


def test_the_database_keeps_no_token(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        token = newcomer(server, "Ann").post("/api/tokens", name="x")["token"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token.encode() not in stored
    assert token.removeprefix("fief_").encode() not in stored


def test_the_secret_is_made_once_and_kept_with_the_data(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        match, cookie = ann.create("open")["id"], ann.http.cookies["fiefdom"]
    with running(quick(tmp_path)) as server:
        again = newcomer(server, None)
        again.http.cookies.set("fiefdom", cookie)
        assert again.get("/api/me")["id"] == ann.id
        assert again.table(match)["seat"] == 0
    with sqlite3.connect(tmp_path / "fiefdom.sqlite") as database:
        assert database.execute("SELECT count(*) FROM kept WHERE key = 'secret'").fetchone() == (1,)
    database.close()
    with running(quick(tmp_path, secret="another one, and a good one")) as server:
        late = newcomer(server, None)
        late.http.cookies.set("fiefdom", cookie)
        assert error_of(late.http.get("/api/matches"))[:2] == (401, "no-guest")
