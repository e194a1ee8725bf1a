"""Playing over HTTP: a whole game, taking back, asking why, two at once, looking back at a finished match."""

import json
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import fiefdom
from server.conftest import NewPerson, quick
from server.table_side import Json, Person, RunningServer, error_of, running, wait_until


@pytest.fixture(scope="session")
def finished(server: RunningServer) -> Json:
    """A whole game of a program with a token against a bot: the table at its end, as the program sees it."""
    stranger = Person(server.url)
    robo = Person(server.url, token=stranger.post("/api/tokens", name="Robo")["token"])
    table = robo.create("easy", options={"goal": 4})
    while table["status"] == "running":
        table = robo.my_turn(table["id"])
        if table["legal"]:
            robo.act(table, **choose(table))
    stranger.close()
    robo.close()
    return table


def choose(table: Json) -> Json:
    """A simple player: complete what can be completed, open the first site, else work for coins."""
    prices, legal = table["view"]["prices"], table["legal"]
    for send in prices["send"]:
        if send["possible"] and (send["completes"] or sum(send["helps"])):
            return {"do": "send", "worker": send["worker"], "site": send["site"]}
    mine = table["view"]["players"][table["seat"]]
    wanted: list[Json] = [] if mine["sites"] else [action for action in legal if action["do"] == "open"]
    wanted += [action for action in legal if action["do"] == "hire"] if len(mine["free"]) < 5 else []
    wanted += [action for action in legal if action["do"] == "coins"]
    return wanted[0] if wanted else {"do": "end"}


def test_a_whole_game(finished: Json) -> None:
    assert finished["status"] == "finished"
    assert finished["legal"] == []
    assert finished["undo"] is False
    assert finished["view"]["ended_by"] == finished["result"]["ended_by"] in ("B17", "B19")
    assert finished["result"]["winners"]
    assert finished["version"] == finished["steps"] + 1  # every decision is one version
    assert [event["step"] for event in finished["events"]] == sorted(e["step"] for e in finished["events"])
    assert finished["events"][-1]["event"] == "game-over"


def test_the_record_of_a_finished_match_replays(finished: Json, stranger: Person) -> None:
    answer = stranger.http.get(f"/api/matches/{finished['id']}/record")
    assert "attachment" in answer.headers["Content-Disposition"]
    match = fiefdom.Match.from_json(answer.text)
    assert len(match.steps) == finished["steps"]
    assert match.state.view(0) == finished["view"]
    assert json.loads(json.dumps(match.state.result().to_json())) == finished["result"]


def test_looking_back_at_a_finished_match(finished: Json, stranger: Person) -> None:
    path = f"/api/matches/{finished['id']}"
    match = fiefdom.Match.from_json(stranger.http.get(f"{path}/record").text)
    first, last = stranger.get(f"{path}/at/0"), stranger.get(f"{path}/at/{finished['steps']}")
    assert first["view"] == match.at(0).view(None)
    assert (first["n"], first["steps"], first["events"]) == (0, finished["steps"], [])
    assert last["view"] == match.state.view(None)
    assert last["result"] == finished["result"]
    third = stranger.get(f"{path}/at/3")
    assert third["view"] == match.at(3).view(None)
    assert third["events"] == [event for event in finished["events"] if event["step"] == 2]
    for n in (finished["steps"] + 1, -1, "x", 10**40):
        assert stranger.http.get(f"{path}/at/{n}").status_code == 400


def test_the_same_seed_and_actions_give_the_same_bot(finished: Json, stranger: Person) -> None:
    """What the bot decided can be worked out again from the record alone."""
    from fiefdom.bots.catalog import make_bot
    from fiefdom.server.bots.thinking import bot_seed

    match = fiefdom.Match.from_json(stranger.http.get(f"/api/matches/{finished['id']}/record").text)
    decisions = [n for n, step in enumerate(match.steps) if step.seat == 1]
    for n in decisions[:10]:
        bot = make_bot("easy", "the-builders", bot_seed(match.seed, 1, n))
        assert bot.choose(match.at(n)) == match.steps[n].action


def test_nothing_can_be_done_at_a_finished_table(finished: Json, ann: Person) -> None:
    path = f"/api/matches/{finished['id']}"
    assert ann.refused(f"{path}/join")[:2] == (409, "not-waiting")
    assert ann.refused(f"{path}/leave")[:2] == (403, "not-your-seat")


def test_taking_back_and_never_twice_the_same_version(ann: Person) -> None:
    match = ann.create("easy")["id"]
    start = ann.my_turn(match)
    after = ann.act(start, do="coins", actions=1)
    assert (after["undo"], after["version"], after["steps"]) == (
        True,
        start["version"] + 1,
        start["steps"] + 1,
    )
    back = ann.post(f"/api/matches/{match}/undo", version=after["version"])
    assert (back["version"], back["steps"]) == (start["version"] + 2, start["steps"])
    assert back["view"] == start["view"]
    assert back["legal"] == start["legal"]
    assert ann.table(match)["events"] == start["events"]
    body = {"action": {"do": "coins", "actions": 1}}
    for old in (start["version"], after["version"]):  # what was decided before the undo stays invalid
        assert ann.refused(f"/api/matches/{match}/actions", version=old, **body)[1] == "stale"
    assert ann.act(back, do="coins", actions=2)["version"] == start["version"] + 3


def test_an_answer_carries_what_happened_since_the_version_it_was_decided_on(ann: Person) -> None:
    match = ann.create("easy")["id"]
    start = ann.my_turn(match)
    after = ann.act(start, do="coins", actions=1)
    assert after["since"] == start["steps"]
    assert {event["step"] for event in after["events"]} == {start["steps"]}
    assert ann.table(match)["events"] == start["events"] + after["events"]
    back = ann.post(f"/api/matches/{match}/undo", version=after["version"])
    assert (back["since"], back["events"]) == (start["steps"], [])


def test_what_revealed_a_card_cannot_be_taken_back(ann: Person) -> None:
    match = ann.create("easy")["id"]
    table = ann.my_turn(match)
    table = ann.act(table, do="hire", card=table["view"]["worker_row"][0])
    assert table["undo"] is False
    status, code, error = ann.refused(f"/api/matches/{match}/undo", version=table["version"])
    assert (status, code, error["reason"]) == (409, "cannot-undo", "undo-revealed")


def test_asking_why(ann: Person) -> None:
    match = ann.create("easy")["id"]
    table = ann.my_turn(match)
    explain = f"/api/matches/{match}/explain"
    assert ann.post(explain, request={"do": "end"}) == {"refusal": None}
    free = table["view"]["players"][0]["free"][0]
    refusal = ann.post(explain, request={"target": {"card": free}})["refusal"]
    assert refusal["rule"] == "B10"
    assert refusal["reason"] == "the-builders-no-site-at-all"
    assert refusal["facts"] == {"worker": free}
    assert ann.table(match)["version"] == table["version"]


def test_two_post_at_once_and_exactly_one_wins(server: RunningServer, newcomer: NewPerson) -> None:
    """The same person from two devices, ten times: the same version can be used once."""
    devices = [newcomer(server, "Ann"), newcomer(server, "Phone")]
    devices[1].post("/api/carry", code=devices[0].post("/api/me/link")["url"].partition("#")[2])
    match = devices[0].create("open")["id"]
    other = newcomer(server, "Other")
    other.post(f"/api/matches/{match}/join")
    table = devices[0].post(f"/api/matches/{match}/start")
    if table["view"]["actor"] == 1:
        table = other.act(other.table(match), do="end")
    version = table["version"]
    for _ in range(10):
        codes = _at_once(match, devices, version, {"do": "coins", "actions": 1})
        assert sorted(codes) == [200, 409]
        version += 1
        devices[0].post(f"/api/matches/{match}/undo", version=version)
        version += 1
    assert devices[0].table(match)["version"] == version


def _at_once(match: str, people: list[Person], version: int, action: Json) -> list[int]:
    start = threading.Barrier(len(people))
    codes: list[int] = []

    def post(person: Person) -> None:
        body: dict[str, Any] = {"version": version, "action": action}
        start.wait()
        codes.append(person.http.post(f"/api/matches/{match}/actions", json=body).status_code)

    threads = [threading.Thread(target=post, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return codes


def test_two_take_the_last_seat_at_once(server: RunningServer, newcomer: NewPerson) -> None:
    match = newcomer(server, "Ann").create("open")["id"]
    people = [newcomer(server, "Béla"), newcomer(server, "Carl")]
    start = threading.Barrier(2)
    codes: list[int] = []

    def join(person: Person) -> None:
        start.wait()
        codes.append(person.http.post(f"/api/matches/{match}/join").status_code)

    threads = [threading.Thread(target=join, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200, 409]


def test_a_table_that_left_the_memory_is_the_same(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path, cached_tables=0)) as server:
        ann = newcomer(server, "Ann")
        match = ann.create("easy")["id"]
        table = ann.my_turn(match)
        table = ann.act(table, do="coins", actions=1)
        table = ann.post(f"/api/matches/{match}/undo", version=table["version"])
        assert ann.table(match) == {**table, "since": 0, "events": ann.table(match)["events"]}


def test_a_table_of_other_rules_says_so_and_harms_nothing(tmp_path: Path, newcomer: NewPerson) -> None:
    """After an update of a game's rules: the old table cannot be shown, everything else can."""
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        old, cookie = ann.create("easy")["id"], ann.http.cookies["fiefdom"]
        table = ann.my_turn(old)
    with closing(sqlite3.connect(tmp_path / "fiefdom.sqlite")) as database, database:
        database.execute("UPDATE matches SET rules = 0, bot_turn = 1")  # as if a bot were to decide
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, None)
        ann.http.cookies.set("fiefdom", cookie)
        for path in ("", "/stream", "/record"):
            assert error_of(ann.http.get(f"/api/matches/{old}{path}"))[:2] == (409, "other-rules")
        act = {"version": table["version"], "action": {"do": "end"}}
        assert ann.refused(f"/api/matches/{old}/actions", **act)[:2] == (409, "other-rules")
        new = ann.create("easy")["id"]
        assert ann.my_turn(new)["legal"]
        assert {line["id"] for line in ann.get("/api/matches")} == {old, new}


def test_the_games_and_their_cards(stranger: Person) -> None:
    games = {game["name"]: game for game in stranger.get("/api/games")}
    builders = games["the-builders"]
    assert builders["seats"] == [2, 3, 4]
    assert builders["levels"] == ["easy", "medium", "hard"]
    assert builders["options"]["properties"]["goal"]["maximum"] == 40
    assert builders["rules_version"] == fiefdom.game("the-builders").rules_version
    assert len(stranger.get("/api/games/the-builders/cards")) == 84


def test_a_bot_opens_against_a_waiting_person(ann: Person) -> None:
    """Bots go on among themselves until a person is to decide."""
    match = ann.create("easy", "medium", "easy")["id"]
    assert wait_until(lambda: ann.table(match)["view"]["actor"] == 0)
