"""Campaigns over HTTP: names, files, starting again (L26), deleting and taking back, known cards, the history."""

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import fiefdom
from fiefdom.bots import make_bot
from fiefdom.kernel.game import Game
from fiefdom.kernel.words import LANGUAGES, words
from fiefdom.server.tables.closing import close_idle
from server.conftest import NewPerson
from server.table_side import Clock, Json, Person, RunningServer, error_of, listening, next_table

GAME = fiefdom.game("kingdom-legacy")


def found(person: Person, name: str | None = "Greenvale") -> Json:
    body: Json = {"game": GAME.name, "seats": [{"who": "me"}]} | ({"name": name} if name else {})
    table: Json = person.post("/api/matches", **body)
    return table


def record_after(steps: int | None, name: str | None = None, game: Game[Any] = GAME) -> Json:
    """A campaign of the greedy bot as a record, after so many decisions (None: to the end)."""
    match, bot = fiefdom.Match(game, seats=1, seed=3), make_bot("greedy", GAME.name, seed=3)
    while match.state.actor is not None and (steps is None or len(match.steps) < steps):
        match.play(bot.choose(match.state))
    record: Json = json.loads(match.to_json())
    return record if name is None else {**record, "name": name}


def bring(person: Person, record: Json) -> Json:
    table: Json = person.post("/api/matches/import", **record)
    return table


def exported(person: Person, match_id: str) -> str:
    answer = person.http.get(f"/api/matches/{match_id}/export")
    assert answer.status_code == 200, answer.text
    return answer.text


def lines(person: Person) -> dict[str, Json]:
    return {line["id"]: line for line in person.get("/api/matches")}


# ---------------------------------------------------------------------- names


def test_a_kingdom_has_a_name_and_can_get_another(ann: Person, bela: Person) -> None:
    table = found(ann, "  Green   vale ")
    assert (table["name"], table["restorable_until"]) == ("Green vale", None)
    assert lines(ann)[table["id"]]["name"] == "Green vale"
    renamed = ann.http.patch(f"/api/matches/{table['id']}", json={"name": "Zöldvölgy"}).json()
    assert (renamed["name"], renamed["view"]) == ("Zöldvölgy", table["view"])
    path = f"/api/matches/{table['id']}"
    assert error_of(bela.http.patch(path, json={"name": "Mine"}))[:2] == (403, "not-your-seat")
    for bad in ("", "x" * 41, "a\u0000b", " "):
        assert error_of(ann.http.patch(path, json={"name": bad}))[:2] == (400, "bad-request")
    assert found(ann, None)["name"] is None


def test_other_games_have_no_campaigns(ann: Person) -> None:
    wish: Json = {"game": "the-builders", "seats": [{"who": "me"}, {"who": "open"}], "name": "X"}
    assert ann.refused("/api/matches", **wish)[:2] == (409, "not-campaign")
    path = f"/api/matches/{ann.create('easy')['id']}"
    assert error_of(ann.http.patch(path, json={"name": "X"}))[:2] == (409, "not-campaign")
    assert error_of(ann.http.delete(path))[:2] == (409, "not-campaign")
    for what in ("restore", "restart"):
        assert ann.refused(f"{path}/{what}")[:2] == (409, "not-campaign")
    for what in ("export", "cards", "chronicle"):
        assert error_of(ann.http.get(f"{path}/{what}"))[:2] == (409, "not-campaign")


# ---------------------------------------------------------------------- deleting


def test_a_deleted_campaign_can_be_taken_back_for_a_week(
    own_server: RunningServer, clock: Clock, newcomer: NewPerson, tmp_path: Path
) -> None:
    ann = newcomer(own_server, "Ann")
    table = bring(ann, record_after(5, name="Greenvale"))
    path = f"/api/matches/{table['id']}"
    campaigns = own_server.services.campaigns
    with listening(ann, table["id"]) as messages:
        next_table(messages)
        deleted = ann.http.delete(path).json()
        assert next_table(messages)["status"] == "closed"  # another device sees it at once
    assert (deleted["status"], deleted["legal"]) == ("closed", [])
    assert lines(ann)[table["id"]]["restorable_until"] == deleted["restorable_until"] is not None
    action = {"version": deleted["version"], "action": table["legal"][0]}
    assert ann.refused(f"{path}/actions", **action)[:2] == (409, "not-running")
    clock.skip(days=6.9)
    assert own_server.call(campaigns.forget_deleted()) == 0
    back = ann.post(f"{path}/restore")
    assert (back["status"], back["view"], back["legal"]) == ("running", table["view"], table["legal"])
    assert back["restorable_until"] is None
    ann.http.delete(path)
    clock.skip(days=7.1)
    assert own_server.call(campaigns.forget_deleted()) == 1
    assert error_of(ann.http.get(path))[:2] == (404, "unknown-match")
    assert lines(ann) == {}
    with sqlite3.connect(tmp_path / "fiefdom.sqlite") as file:
        for relation, column in (("matches", "id"), ("changes", "match"), ("seats", "match")):
            where = f"SELECT count(*) FROM {relation} WHERE {column} = ?"  # noqa: S608
            assert file.execute(where, (table["id"],)).fetchone() == (0,)


def test_a_finished_campaign_comes_back_finished(ann: Person) -> None:
    table = bring(ann, record_after(None))
    assert table["status"] == "finished"
    ann.http.delete(f"/api/matches/{table['id']}")
    back = ann.post(f"/api/matches/{table['id']}/restore")
    assert (back["status"], back["result"]) == ("finished", table["result"])
    assert lines(ann)[table["id"]]["result"] == table["result"]


def test_nobody_else_deletes_it_and_no_bot_takes_it_over(ann: Person, bela: Person) -> None:
    table = found(ann)
    path = f"/api/matches/{table['id']}"
    assert error_of(bela.http.delete(path))[:2] == (403, "not-your-seat")
    assert ann.refused(f"{path}/leave")[:2] == (409, "only-delete")
    assert ann.table(table["id"])["status"] == "running"


def test_a_campaign_is_not_closed_after_idle_days(
    own_server: RunningServer, clock: Clock, newcomer: NewPerson
) -> None:
    ann = newcomer(own_server, "Ann")
    campaign, other = found(ann)["id"], ann.create("open")["id"]
    clock.skip(days=400)
    services = own_server.services
    assert own_server.call(close_idle(services.tables, services.journal, services.settings)) == 1
    assert (ann.table(campaign)["status"], ann.table(other)["status"]) == ("running", "closed")


# ---------------------------------------------------------------------- starting again (L26)


def test_L26_start_again_before_card_23_makes_a_new_record_and_keeps_the_old(ann: Person) -> None:
    old = bring(ann, record_after(12, name="Greenvale"))
    assert old["view"]["may_restart"]
    assert {"do": "option", "word": "restart"} not in old["legal"]  # only card 23 offers it
    new = ann.post(f"/api/matches/{old['id']}/restart")
    assert new["id"] != old["id"]
    assert (new["name"], new["status"], new["steps"], new["version"]) == ("Greenvale", "running", 0, 2)
    kept = ann.table(old["id"])
    assert (kept["status"], kept["view"]) == ("closed", old["view"])
    assert ann.refused(f"/api/matches/{old['id']}/restart")[:2] == (409, "not-running")
    assert ann.post(f"/api/matches/{old['id']}/restore")["legal"] == old["legal"]
    assert ann.get(f"/api/matches/{old['id']}/chronicle")["restartable"]


def test_L26_no_more_after_card_23(ann: Person) -> None:
    record = record_after(None)
    match = fiefdom.Match.from_json(json.dumps(record))
    late = next(n for n in range(len(match.steps)) if not match.at(n).may_restart())
    asked = match.at(late - 1)
    assert "restart" in [action["word"] for action in map(encoded, asked.legal())]
    table = bring(ann, {**record, "actions": record["actions"][:late], "version": late})
    assert not table["view"]["may_restart"]
    assert ann.refused(f"/api/matches/{table['id']}/restart")[:2] == (409, "no-restart")
    assert not ann.get(f"/api/matches/{table['id']}/chronicle")["restartable"]
    early = bring(ann, {**record, "actions": record["actions"][: late - 1], "version": late})
    assert ann.post(f"/api/matches/{early['id']}/restart")["steps"] == 0


def encoded(action: Any) -> Any:
    return GAME.encode(action)


# ---------------------------------------------------------------------- files


def test_a_campaign_goes_on_from_its_file(ann: Person, bela: Person) -> None:
    table = bring(ann, record_after(40, name="Zöldvölgy"))
    text = exported(ann, table["id"])
    answer = ann.http.get(f"/api/matches/{table['id']}/export")
    assert "Z%C3%B6ldv%C3%B6lgy.json" in answer.headers["Content-Disposition"]
    again = bela.http.post("/api/matches/import", content=text).json()
    assert (again["name"], again["view"], again["legal"]) == ("Zöldvölgy", table["view"], table["legal"])
    assert again["events"] == table["events"]
    went_on = bela.act(again, **again["legal"][0])
    assert went_on["view"] == ann.act(table, **table["legal"][0])["view"]
    undone = (
        bela.post(f"/api/matches/{again['id']}/undo", version=went_on["version"]) if went_on["undo"] else None
    )
    assert undone is None or undone["view"] == again["view"]
    assert fiefdom.Match.from_json(text).state.view(0) == table["view"]  # it is a record like any other
    assert error_of(bela.http.get(f"/api/matches/{table['id']}/export"))[:2] == (403, "not-your-seat")


def test_the_whole_of_a_long_campaign_fits(ann: Person) -> None:
    table = bring(ann, record_after(None))
    text = exported(ann, table["id"])
    padded = text.replace('"options": {}', '"options": {}' + " " * 200_000)
    assert ann.http.post("/api/matches/import", content=padded).status_code == 201
    assert error_of(ann.http.post("/api/matches/import", content=text + " " * 1_100_000))[:2] == (
        413,
        "too-large",
    )


def test_bad_files_are_refused_and_change_nothing(ann: Person) -> None:
    good = json.loads(exported(ann, bring(ann, record_after(30, name="Greenvale"))["id"]))
    plain = {key: value for key, value in good.items() if key != "sum"}
    before = len(ann.get("/api/matches"))
    builders = json.loads(fiefdom.Match(fiefdom.game("the-builders"), 2, 1).to_json())
    cases: list[tuple[str, Any]] = [
        ("bad-file", {}),
        ("bad-file", {"some": "other file"}),
        ("bad-file", {**plain, "fiefdom": 99}),
        ("bad-file", {**plain, "seats": 2}),
        ("bad-file", {**plain, "seed": "7"}),
        ("bad-file", {**plain, "seed": 2**64, "actions": []}),
        ("bad-file", {**plain, "actions": "all"}),
        ("bad-file", {**plain, "actions": [plain["actions"][0]] * 20_001}),
        ("bad-file", {**plain, "name": "x" * 500}),
        ("bad-file", {**plain, "name": 7}),
        ("bad-file", {**plain, "options": {"cheat": True}}),
        ("changed-file", {**good, "seed": good["seed"] + 1}),
        ("changed-file", {**good, "actions": good["actions"][:-1]}),
        ("changed-file", {**good, "name": "Another"}),
        ("changed-file", {**plain, "actions": [{"do": "stop"}]}),
        ("changed-file", {**plain, "actions": [{"do": "win"}]}),
        ("changed-file", {**plain, "actions": [None]}),
        ("foreign-file", builders),
        ("foreign-file", {**plain, "game": "chess"}),
        ("file-rules", {**plain, "rules": 1}),
        ("file-rules", {**plain, "rules": 99}),
        ("file-rules", {**plain, "rules": None}),
        ("file-rules", {**plain, "rules": []}),
    ]
    for code, record in cases:
        assert error_of(ann.http.post("/api/matches/import", json=record))[1] == code, record
    for text, code in (
        ("no JSON", "bad-json"),
        ("[]", "bad-request"),
        ("7", "bad-request"),
        ("", "bad-request"),
    ):
        assert error_of(ann.http.post("/api/matches/import", content=text))[1] == code, text
    assert len(ann.get("/api/matches")) == before


def test_a_campaign_goes_on_under_the_rules_it_was_begun_with(ann: Person) -> None:
    old, newest = GAME.rules_versions[0], GAME.rules_versions[-1]
    assert old != newest
    table = bring(ann, record_after(20, game=GAME.with_rules(old)))
    table = ann.act(table, **table["legal"][0])
    assert json.loads(exported(ann, table["id"]))["rules"] == old
    assert ann.get(f"/api/matches/{table['id']}/chronicle")["older_rules"]
    again = ann.post(f"/api/matches/{table['id']}/restart")
    assert json.loads(exported(ann, again["id"]))["rules"] == newest
    assert not ann.get(f"/api/matches/{again['id']}/chronicle")["older_rules"]


# ---------------------------------------------------------------------- known cards and the history


def test_L2_known_cards_are_worded_cacheable_and_only_those_that_are_known(ann: Person) -> None:
    table = bring(ann, record_after(60))
    path = f"/api/matches/{table['id']}/cards"
    for language in LANGUAGES:
        answer = ann.http.get(path, params={"lang": language})
        known = {card["card"] for card in answer.json()["cards"]}
        assert known == set(table["view"]["known"])
        again = ann.http.get(
            path, params={"lang": language}, headers={"If-None-Match": answer.headers["ETag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        spoken = words(language)
        for side in (side for card in answer.json()["cards"] for side in card["sides"]):
            assert side["name"] == spoken.say(f"kingdom-legacy-card-{side['key']}")
        for other in set(LANGUAGES) - {language}:
            assert answer.headers["ETag"] != ann.http.get(path, params={"lang": other}).headers["ETag"]
    assert error_of(ann.http.get(path, params={"lang": "de"}))[:2] == (400, "bad-request")
    weak = "W/" + ann.http.get(path).headers["ETag"]
    assert ann.http.get(path, headers={"If-None-Match": f'"x", {weak}'}).status_code == 304
    held = "1,2,3"
    rest = ann.get(f"{path}?lang=en&worded={held}&drawn={held}")
    assert {card["card"] for card in rest["cards"]} == set(table["view"]["known"]) - {1, 2, 3}
    assert 0 < len(rest["icons"]) < len(ann.get(path)["icons"])
    for bad in ("1,x", "-1", "1,,2", "1" * 5):
        assert error_of(ann.http.get(path, params={"worded": bad}))[:2] == (400, "bad-request")
    fresh = {card["card"] for card in ann.get(f"/api/matches/{found(ann)['id']}/cards")["cards"]}
    assert fresh == {0, *range(1, 11)}


def test_the_history_by_round(ann: Person, stranger: Person) -> None:
    table = bring(ann, record_after(None))
    told = stranger.get(f"/api/matches/{table['id']}/chronicle")
    assert not told["restartable"]
    chronicle = told["chronicle"]
    assert [place["score"] for place in chronicle["track"]] == table["view"]["scores"]
    assert chronicle["glory"] == table["result"]["scores"][0]
    assert len(chronicle["rounds"]) == table["view"]["round"]


def test_no_word_of_an_undiscovered_card_in_anything_the_server_says(ann: Person) -> None:
    """L2: the table, what could be done, why not, the hint, the history, the cards, the file."""
    table = bring(ann, record_after(50, name="Greenvale"))
    path = f"/api/matches/{table['id']}"
    card = table["view"]["play"][0]
    texts = [
        ann.http.get(path).text,
        ann.http.get(f"{path}/cards", params={"lang": "en"}).text,
        ann.http.get(f"{path}/chronicle").text,
        ann.http.get(f"{path}/what-if").text,
        ann.http.post(f"{path}/hint", json={}).text,
        ann.http.post(f"{path}/explain", json={"request": {"target": {"card": card}}}).text,
        ann.http.post(f"{path}/actions", json={"version": table["version"], "action": {"do": "stop"}}).text,
        exported(ann, table["id"]),
        ann.http.get(f"/api/games/{GAME.name}/cards").text,
        ann.http.get("/api/games").text,
    ]
    for text in texts:
        assert not secrets_in(text, set(table["view"]["known"]))
    assert secrets_in('… Pirate … {"name":"pirate"}', set()) == {"Pirate", "pirate"}


def secrets_in(text: str, known: set[int]) -> set[str]:
    """Names and keys of sides that only unknown cards have, as they stand in a text."""
    spoken = words("en")
    rows: Any = GAME.cards()
    open_names = {row["name"] for row in rows if row["card"] in known}
    hidden = {row["name"] for row in rows} - open_names
    said = {spoken.say(f"kingdom-legacy-card-{name}") for name in hidden}
    open_said = " ".join(spoken.say(f"kingdom-legacy-card-{name}") for name in open_names)
    found = {name for name in said if name not in open_said and re.search(rf"\b{re.escape(name)}\b", text)}
    return found | {name for name in hidden if re.search(rf'"(name|key)": ?"{name}"', text)}
