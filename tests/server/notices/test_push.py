"""Web push: to the browser that asked for it and nobody else; once a turn, and only to who is away."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from http_ece import ECEException
from py_vapid import Vapid02

from fiefdom.server.notices.safe import Unsafe, check_endpoint
from server.conftest import NewPerson, quick
from server.notices.calling import at_once, end_turn, game, listen, look_anew, pending, settle
from server.notices.places import Browser, Place
from server.table_side import Clock, Json, Person, RunningServer, listening, next_table, running, wait_until


@pytest.fixture
def place() -> Iterator[Place]:
    with Place() as one:
        yield one


@pytest.fixture
def club(tmp_path: Path, clock: Clock) -> Iterator[RunningServer]:
    with running(at_once(tmp_path, clock=clock)) as one:
        yield one


def test_who_is_away_is_called_in_their_browser(
    club: RunningServer, newcomer: NewPerson, place: Place
) -> None:
    match, first, second = game(club, newcomer)
    browser = listen(second, place)
    second.put("/api/me", language="hu")
    end_turn(first, match)
    wait_until(lambda: place.posts)
    path, headers, body = place.posts[0]
    message = browser.read(body)
    first_name = first.get("/api/me")["name"]
    assert path == "/one"
    assert message["title"] == "Te jössz"
    assert message["body"] == f"Az építőmesterek: Középkor, az asztalnál: {first_name}"
    assert message["path"] == f"/table/{match}"
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert len(headers["topic"]) <= 32
    # RFC 8292: signed with the key that browsers are told, for this push service.
    assert Vapid02.verify(headers["authorization"])
    assert headers["authorization"].endswith(f"k={second.get('/api/me/ways')['push_key']}")
    with pytest.raises(ECEException):  # nobody else can read it
        Browser(place.url).read(body)


def test_a_turn_is_told_once_whatever_the_others_do(
    club: RunningServer, newcomer: NewPerson, place: Place
) -> None:
    match, first, second = game(club, newcomer)
    listen(second, place)
    end_turn(first, match)
    wait_until(lambda: place.posts)
    for _ in range(3):
        look_anew(club)
    assert len(place.posts) == 1
    end_turn(second, match)
    end_turn(first, match)
    wait_until(lambda: len(place.posts) == 2)


def test_nobody_is_called_who_looks_at_the_table_or_has_seen_it(
    club: RunningServer, newcomer: NewPerson, place: Place
) -> None:
    match, first, second = game(club, newcomer)
    browser = listen(second, place)
    with listening(second, match) as messages:
        next_table(messages)
        end_turn(first, match)
        while next_table(messages)["legal"] == []:
            pass
        settle(club)
    wait_until(lambda: not club.services.live.here(match, second.id))
    club.call(club.services.presence.save())
    look_anew(club)
    assert [browser.read(body) for _, _, body in place.posts] == []


def test_bots_call_nobody(club: RunningServer, newcomer: NewPerson, place: Place) -> None:
    ann = newcomer(club, "Ann")
    listen(ann, place)
    ann.my_turn(ann.create("easy")["id"])
    settle(club)
    assert place.posts == []


def test_what_fails_is_tried_again_and_what_is_over_is_not(
    club: RunningServer, newcomer: NewPerson, place: Place, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    match, first, second = game(club, newcomer)
    browser = listen(second, place)
    place.answers = [(500, {}), (429, {"Retry-After": "3000"})]
    with caplog.at_level(logging.WARNING, logger="fiefdom.notices"):
        end_turn(first, match)
        wait_until(lambda: len(place.posts) == 1)
        wait_until(lambda: len(caplog.records) == 1)
        clock.skip(seconds=40)
        wait_until(lambda: len(place.posts) == 2)
        wait_until(lambda: len(caplog.records) == 2)
        clock.skip(seconds=2900)  # as the push service said, not before
        wait_until(lambda: club.call(pending(club)))
        clock.skip(seconds=200)
        wait_until(lambda: len(place.posts) == 3)
    assert browser.read(place.posts[2][2])["path"] == f"/table/{match}"
    assert place.url not in caplog.text  # nothing about people is in the log
    wait_until(lambda: not club.call(pending(club)))
    # Another turn, told late: meanwhile it was taken.
    place.answers = [(503, {})]
    end_turn(second, match)
    end_turn(first, match)
    wait_until(lambda: len(place.posts) == 4)
    end_turn(second, match)
    clock.skip(seconds=60)
    wait_until(lambda: not club.call(pending(club)))
    assert len(place.posts) == 4


def test_a_browser_that_is_gone_is_forgotten(club: RunningServer, newcomer: NewPerson, place: Place) -> None:
    match, first, second = game(club, newcomer)
    listen(second, place)
    place.answers = [(410, {})]
    end_turn(first, match)
    wait_until(lambda: place.posts)
    wait_until(lambda: second.get("/api/me/ways")["browsers"] == [])


def test_no_redirect_is_followed(club: RunningServer, newcomer: NewPerson, place: Place) -> None:
    match, first, second = game(club, newcomer)
    listen(second, place)
    place.answers = [(307, {"Location": f"{place.url}/inside"})]
    end_turn(first, match)
    wait_until(lambda: place.posts)
    settle(club)
    assert [path for path, _, _ in place.posts] == ["/one"]


def test_a_nudge_reaches_who_is_away_but_not_from_those_they_blocked(
    club: RunningServer, newcomer: NewPerson, place: Place, clock: Clock
) -> None:
    match, slow, other = game(club, newcomer)
    browser = listen(slow, place)
    other.post(f"/api/matches/{match}/nudge")
    nudge = f"{other.get('/api/me')['name']} is waiting for you"  # that it is their turn may come before it
    wait_until(lambda: nudge in [browser.read(body)["title"] for _, _, body in place.posts])
    clock.skip(seconds=3700)
    settle(club)
    before = len(place.posts)
    slow.post("/api/blocks", match=match, seat=other.table(match)["seat"])
    other.post(f"/api/matches/{match}/nudge")
    settle(club)
    assert len(place.posts) == before


def test_who_was_reminded_of_a_turn_does_not_hear_of_it_again(
    tmp_path: Path, newcomer: NewPerson, place: Place, clock: Clock
) -> None:
    settings = quick(tmp_path, push_private=True, notice_after=30.0, notice_tick=0.05, clock=clock)
    with running(settings) as club:
        match, slow, other = game(club, newcomer)
        browser = listen(slow, place)
        other.post(f"/api/matches/{match}/nudge")
        wait_until(lambda: place.posts)
        clock.skip(seconds=40)
        settle(club)
        assert [browser.read(body)["tag"] for _, _, body in place.posts] == [f"table-{match}"]
        end_turn(slow, match)
        end_turn(other, match)
        clock.skip(seconds=40)
        settle(club)
        wait_until(lambda: len(place.posts) == 2)  # of the next one, they do
        assert browser.read(place.posts[1][2])["title"] == "Your turn"


def test_a_table_that_is_full_calls_who_made_it(
    club: RunningServer, newcomer: NewPerson, place: Place
) -> None:
    ann, bela = newcomer(club, "Ann"), newcomer(club, "Béla")
    browser = listen(ann, place)
    match = ann.create("open")["id"]
    bela.post(f"/api/matches/{match}/join")
    wait_until(lambda: place.posts)
    assert browser.read(place.posts[0][2])["title"] == "Everyone is here: you can start"
    bela.post(f"/api/matches/{match}/leave")
    bela.post(f"/api/matches/{match}/join")
    settle(club)
    assert len(place.posts) == 1


def test_trying_it_out(club: RunningServer, newcomer: NewPerson, place: Place) -> None:
    ann = newcomer(club, "Ann")
    browsers = [listen(ann, place, f"/{n}") for n in range(12)]
    assert len(ann.get("/api/me/ways")["browsers"]) == 10  # the oldest two had to go
    ann.post("/api/me/ways/try")
    wait_until(lambda: len(place.posts) == 10)
    by_path = {path: body for path, _, body in place.posts}
    assert browsers[11].read(by_path["/11"])["title"] == "Trial message"
    first = ann.get("/api/me/ways")["browsers"][0]["id"]
    ann.http.delete(f"/api/me/browsers/{first}")
    assert len(ann.get("/api/me/ways")["browsers"]) == 9


def test_another_guest_in_the_same_browser_takes_it_over(
    club: RunningServer, newcomer: NewPerson, place: Place
) -> None:
    ann, bela = newcomer(club, "Ann"), newcomer(club, "Béla")
    browser = listen(ann, place)
    bela.post("/api/me/browsers", **browser.subscription)
    assert ann.get("/api/me/ways")["browsers"] == []
    assert len(bela.get("/api/me/ways")["browsers"]) == 1
    assert browser.endpoint in str(bela.get("/api/me/export")["notified_browsers"])
    assert bela.http.delete("/api/me").status_code == 204
    assert browser.endpoint not in str(ann.get("/api/me/export"))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/abc",
        "ftp://push.example/abc",
        "https://127.0.0.1/abc",
        "https://[::1]/abc",
        "https://10.0.0.7/abc",
        "https://2130706433/abc",
        "https://127.1/abc",
        "https://user@push.example/abc",
        "https://push.example:22/abc",
        "https://localhost/abc",
        "https:///abc",
        "https://push.example\n/abc",
        "nonsense",
    ],
)
def test_endpoints_inside_the_house_are_refused(ann: Person, endpoint: str) -> None:
    subscription = Browser(endpoint).subscription
    assert ann.refused("/api/me/browsers", **subscription)[:2] == (400, "bad-endpoint")


def test_a_name_that_leads_inside_is_refused_when_it_is_given_and_when_it_is_called(
    tmp_path: Path, newcomer: NewPerson, monkeypatch: pytest.MonkeyPatch, place: Place
) -> None:
    """DNS is the caller's: what was public when it was given may be ours when we call."""
    answers: dict[str, str] = {"push.example": "93.184.215.14"}

    async def resolve(_self: object, host: str, port: int, _family: int) -> list[Json]:
        return [{"hostname": host, "host": answers[host], "port": port, "family": 2, "proto": 6, "flags": 4}]

    monkeypatch.setattr("fiefdom.server.notices.safe.ThreadedResolver.resolve", resolve)
    with running(quick(tmp_path, notice_after=0.0, notice_tick=0.05)) as club:
        match, first, second = game(club, newcomer)
        subscription = Browser("https://push.example/abc").subscription
        answers["push.example"] = "192.168.1.5"
        assert second.refused("/api/me/browsers", **subscription)[:2] == (400, "bad-endpoint")
        answers["push.example"] = "93.184.215.14"
        second.post("/api/me/browsers", **subscription)
        answers["push.example"] = "127.0.0.1"
        end_turn(first, match)
        wait_until(lambda: second.get("/api/me/ways")["browsers"] == [])
    assert place.posts == []


@pytest.mark.parametrize(
    "keys", [{"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "", "auth": ""}, {"p256dh": "é", "auth": "é"}]
)
def test_keys_that_no_browser_has_are_refused(ann: Person, keys: Json) -> None:
    assert ann.refused("/api/me/browsers", endpoint="https://push.example/x", keys=keys)[1] == "bad-endpoint"


def test_the_host_may_allow_private_places() -> None:
    check_endpoint("http://10.0.0.1:8080/abc", private=True)
    with pytest.raises(Unsafe):
        check_endpoint("gopher://10.0.0.1/abc", private=True)


def test_the_push_key_stays_the_same(tmp_path: Path, newcomer: NewPerson) -> None:
    keys = set()
    for _ in range(2):
        with running(quick(tmp_path)) as server:
            keys.add(newcomer(server, "Ann").get("/api/me/ways")["push_key"])
    assert len(keys) == 1
