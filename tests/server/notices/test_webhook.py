"""The host's webhook hears of every turn of somebody who is away, once, also with several processes."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from server.conftest import NewPerson
from server.notices.calling import at_once, end_turn, game, look_anew
from server.notices.places import Place
from server.postgres import binaries, own_postgres
from server.table_side import running, wait_until

SECRET = "a secret between the two"


@pytest.fixture
def place() -> Iterator[Place]:
    with Place() as one:
        yield one


def test_the_webhook_is_told_and_knows_that_it_is_us(
    tmp_path: Path, newcomer: NewPerson, place: Place
) -> None:
    settings = at_once(
        tmp_path, webhook_url=f"{place.url}/hook", webhook_secret=SECRET, public_url="https://club.example"
    )
    with running(settings) as club:
        match, first, second = game(club, newcomer)
        end_turn(first, match)
        other, name = first.get("/api/me")["name"], second.get("/api/me")["name"]
        assert second.get("/api/me/ways")["webhook"] is True  # the page says so

        def about_second() -> list[tuple[dict[str, str], bytes]]:
            posts = [(headers, body) for _, headers, body in place.posts]
            return [(headers, body) for headers, body in posts if json.loads(body)["player"] == name]

        headers, body = wait_until(about_second)[0]
    told = json.loads(body)
    assert told["kind"] == "turn"
    assert told["match"] == match
    assert told["url"] == f"https://club.example/table/{match}"
    assert name in told["text"]
    assert told["text"] == f"{name}: Your turn. The Builders: Middle Ages with {other}. {told['url']}"
    assert told["content"] == told["text"]
    signature = hmac.new(SECRET.encode(), body, hashlib.sha256).hexdigest()
    assert headers["x-fiefdom-signature"] == f"sha256={signature}"


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_of_several_processes_one_tells_it(tmp_path: Path, newcomer: NewPerson, place: Place) -> None:
    folder = binaries()
    assert folder is not None
    with own_postgres(folder) as url:
        more = {"webhook_url": place.url, "public_url": "https://club.example"}
        settings = replace(at_once(tmp_path, **more), database_url=url)
        with running(settings) as one, running(settings) as other:
            match, first, second = game(one, newcomer)
            people = [person.get("/api/me")["name"] for person in (first, second)]

            def called() -> list[str]:
                told = [json.loads(body) for _, _, body in place.posts]
                return [said["player"] for said in told if said["kind"] == "turn"]

            def more_than(calls: int) -> bool:
                return len(called()) > calls

            for turn in range(6):  # both processes look, and both would send
                wait_until(partial(more_than, turn))
                end_turn((first, second)[turn % 2], match)
            wait_until(partial(more_than, 6))
            for club in (one, other):
                look_anew(club)
            assert called() == [people[turn % 2] for turn in range(7)]
