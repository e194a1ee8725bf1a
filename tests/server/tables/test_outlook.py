"""Looking ahead and back: what-if, hints, scores, a rematch on another map."""

import json
from typing import Any

from server.conftest import NewPerson
from server.table_side import Json, Person, RunningServer, error_of, wait_until

KINGDOM = {"game": "kingdom-builder", "options": {"preset": "first-game"}}


def my_table(person: Person, **more: Any) -> Json:
    made = person.post(
        "/api/matches", **{**KINGDOM, **more}, seats=[{"who": "me"}, {"who": "bot", "level": "easy"}]
    )
    found: Json = person.my_turn(made["id"])
    return found


def what_if(person: Person, table: Json, *after: Json) -> Json:
    query = f"?after={json.dumps(after)}" if after else ""
    found: Json = person.get(f"/api/matches/{table['id']}/what-if{query}")
    return found


def test_what_if_says_what_each_legal_action_would_bring(ann: Person) -> None:
    table = my_table(ann)
    seen = what_if(ann, table)
    assert [one["action"] for one in seen["actions"]] == table["legal"]
    assert (seen["version"], seen["hidden"], seen["view"]) == (table["version"], False, None)
    for one in seen["actions"][:: max(1, len(seen["actions"]) // 4)]:
        after = ann.act(table, **one["action"])
        gained = after["result"]["scores"][0] - table["result"]["scores"][0]
        assert gained == sum(one["changes"].values())
        ann.post(f"/api/matches/{table['id']}/undo", version=after["version"])
        table = ann.table(table["id"])


def test_what_if_looks_ahead_and_changes_nothing(ann: Person) -> None:
    table = my_table(ann)
    first, second = table["legal"][0], None
    seen = what_if(ann, table, first)
    assert seen["view"]["mandatory"]["left"] == 2
    second = seen["actions"][0]
    both = what_if(ann, table, first, second["action"])
    assert both["view"]["mandatory"]["left"] == 1
    assert ann.table(table["id"])["version"] == table["version"]


def test_what_if_refuses_what_is_not_legal_and_tells_nothing_hidden(ann: Person, bela: Person) -> None:
    table = my_table(ann)
    path = f"/api/matches/{table['id']}/what-if"
    for wrong, code in (
        ('[{"do":"end"}]', "bad-action"),
        ('[{"do":"fly"}]', "bad-action"),
        ("[", "bad-request"),
        ("{}", "bad-request"),
        ("[1,2,3,4,5]", "bad-request"),
    ):
        assert error_of(ann.http.get(path, params={"after": wrong}))[:2] == (400, code)
    assert error_of(bela.http.get(path))[:2] == (403, "not-your-seat")
    for _ in range(3):
        table = ann.act(table, **table["legal"][0])
    end = {"do": "end"}
    assert end in table["legal"]
    assert what_if(ann, table, end) == {
        "version": table["version"],
        "hidden": True,
        "actions": [],
        "view": None,
        "reach": None,
    }


def test_a_game_without_a_way_of_its_own_is_tried_out(ann: Person) -> None:
    made = ann.post("/api/matches", game="the-builders", seats=[{"who": "me"}, {"who": "bot"}])
    table = ann.my_turn(made["id"])
    seen = what_if(ann, table)
    assert [one["action"] for one in seen["actions"]] == table["legal"]


def test_a_hint_is_legal_changes_nothing_and_says_what_it_brings(ann: Person) -> None:
    table = my_table(ann)
    assert table["hints"]
    hint = ann.post(f"/api/matches/{table['id']}/hint")
    assert hint["actions"][0] in table["legal"]
    assert hint["version"] == ann.table(table["id"])["version"] == table["version"]
    for action in hint["actions"]:
        table = ann.act(table, **action)
    assert table["result"]["scores"][0] >= sum(hint["changes"].values())


def test_a_hint_of_each_level(ann: Person) -> None:
    table = my_table(ann)
    address = f"/api/matches/{table['id']}/hint"
    for level in ("easy", "medium", "hard"):
        assert ann.post(address, level=level)["actions"][0] in table["legal"]
    assert ann.refused(address, level="genius")[:2] == (400, "bad-request")
    assert ann.table(table["id"])["version"] == table["version"]


def test_among_people_hints_must_be_agreed(ann: Person, bela: Person) -> None:
    for agreed in (False, True):
        made = ann.post("/api/matches", **KINGDOM, seats=[{"who": "me"}, {"who": "open"}], hints=agreed)
        bela.post(f"/api/matches/{made['id']}/join")
        ann.post(f"/api/matches/{made['id']}/start")
        table = ann.table(made["id"])
        deciding = ann if table["legal"] else bela
        assert table["hints"] is agreed
        status, code, _ = deciding.refused(f"/api/matches/{made['id']}/hint") if not agreed else (200, "", {})
        assert (status, code) == ((200, "") if agreed else (403, "no-hints"))
        if agreed:
            assert deciding.post(f"/api/matches/{made['id']}/hint")["actions"]
        other = bela if deciding is ann else ann
        assert other.refused(f"/api/matches/{made['id']}/hint")[1] == "not-your-turn"


def test_scores_over_the_game_and_a_rematch_with_other_options(
    own_server: RunningServer, newcomer: NewPerson
) -> None:
    ann = newcomer(own_server, "Ann")
    made = ann.post(
        "/api/matches", game="the-builders", options={"goal": 1}, seats=[{"who": "me"}, {"who": "bot"}]
    )
    match = made["id"]
    assert error_of(ann.http.get(f"/api/matches/{match}/scores"))[:2] == (409, "not-finished")
    ann.post(f"/api/matches/{match}/leave")  # two bots play it to its end
    table = wait_until(lambda: (t := ann.table(match))["status"] == "finished" and t)
    scores = ann.get(f"/api/matches/{match}/scores")["scores"]
    assert len(scores) == table["steps"] + 1
    assert scores[-1] == table["result"]["scores"]


def test_why_not_can_be_asked_for_after_some_decisions(ann: Person) -> None:
    table = my_table(ann)
    path = f"/api/matches/{table['id']}/explain"
    now = ann.post(path, request={"do": "end"})["refusal"]
    then = ann.post(path, request={"do": "end"}, after=[table["legal"][0]])["refusal"]
    assert (now["facts"]["left"], then["facts"]["left"]) == (3, 2)
    assert ann.refused(path, request={"do": "end"}, after=[{"do": "stop"}])[1] == "bad-action"


def test_a_rematch_can_have_other_options(own_server: RunningServer, newcomer: NewPerson) -> None:
    ann, bela = newcomer(own_server, "Ann"), newcomer(own_server, "Béla")
    seats = [{"who": "me"}, {"who": "open"}]
    made = ann.post("/api/matches", game="the-builders", options={"goal": 5}, seats=seats, hints=True)
    bela.post(f"/api/matches/{made['id']}/join")
    own_server.call(close(own_server, made["id"]))
    again = ann.post(f"/api/matches/{made['id']}/rematch", options={"goal": 9})
    assert (again["options"], again["hints"]) == ({"goal": 9}, True)
    assert bela.post(f"/api/matches/{made['id']}/rematch", options={"goal": 3})["id"] == again["id"]


async def close(server: RunningServer, match: str) -> None:
    async with server.services.tables.hold(match) as table:
        await server.services.tables.close(table)
