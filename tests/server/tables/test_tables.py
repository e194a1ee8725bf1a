"""Making a table, coming and going, starting, leaving, playing again."""

import asyncio
from typing import Any

import pytest

import fiefdom
from fiefdom.server.failures import OutOfReach
from server.conftest import NewPerson
from server.table_side import Person, RunningServer, wait_until


def kinds(table: dict[str, object]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]  # type: ignore[attr-defined]


def test_a_table_without_open_seats_starts_at_once(ann: Person) -> None:
    table = ann.create("easy")
    assert (table["status"], table["version"], table["seat"], table["creator"]) == ("running", 1, 0, True)
    assert kinds(table) == ["person", "bot"]
    assert table["seats"][0] == {
        "seat": 0, "kind": "person", "name": "Ann", "player": ann.id, "level": None, "you": True, "here": False,
        "away": None, "colour": 0, "left": None,
    }  # fmt: skip
    assert table["seats"][1]["level"] == "easy"
    assert table["view"]["seat"] == 0


def test_an_open_seat_waits_for_somebody(ann: Person, bela: Person) -> None:
    table = ann.create("open", "open", level="hard")
    assert (table["status"], table["view"], table["result"], table["legal"]) == ("waiting", None, None, [])
    joined = bela.post(f"/api/matches/{table['id']}/join")
    assert (joined["seat"], joined["creator"], joined["version"]) == (1, False, 2)
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Béla", None]
    assert bela.post(f"/api/matches/{table['id']}/join")["version"] == 2  # once is enough
    started = ann.post(f"/api/matches/{table['id']}/start")
    assert (started["status"], kinds(started)) == ("running", ["person", "person", "bot"])
    assert started["seats"][2]["level"] == "hard"


def test_one_can_choose_the_seat(ann: Person, bela: Person) -> None:
    table = ann.create("open", "open")
    assert bela.post(f"/api/matches/{table['id']}/join", seat=2)["seat"] == 2


def test_the_creator_removes_somebody_before_the_start(ann: Person, bela: Person) -> None:
    match = ann.create("open")["id"]
    bela.post(f"/api/matches/{match}/join")
    table = ann.post(f"/api/matches/{match}/remove", seat=1)
    assert kinds(table) == ["person", "open"]
    assert bela.table(match)["seat"] is None
    assert match not in [line["id"] for line in bela.get("/api/matches")]


def test_leaving_before_the_start_gives_the_seat_back(ann: Person, bela: Person) -> None:
    match = ann.create("open")["id"]
    bela.post(f"/api/matches/{match}/join")
    assert kinds(bela.post(f"/api/matches/{match}/leave")) == ["person", "open"]


def test_when_the_creator_leaves_the_next_can_start(ann: Person, bela: Person) -> None:
    match = ann.create("open")["id"]
    bela.post(f"/api/matches/{match}/join")
    ann.post(f"/api/matches/{match}/leave")
    assert bela.table(match)["creator"]
    assert bela.post(f"/api/matches/{match}/start")["status"] == "running"


def test_when_the_last_leaves_the_table_closes(ann: Person, bela: Person) -> None:
    match = ann.create("open")["id"]
    assert ann.post(f"/api/matches/{match}/leave")["status"] == "closed"
    assert bela.refused(f"/api/matches/{match}/join")[:2] == (409, "not-waiting")


def test_who_resigns_is_replaced_by_a_bot_that_goes_on(ann: Person, bela: Person) -> None:
    match = ann.create("open", level="easy")["id"]
    bela.post(f"/api/matches/{match}/join")
    table = ann.post(f"/api/matches/{match}/start")
    actor = table["view"]["actor"]
    goes, stays = (ann, bela) if actor == 0 else (bela, ann)
    left = goes.post(f"/api/matches/{match}/leave")
    assert (left["seat"], left["seats"][actor]["kind"], left["seats"][actor]["level"]) == (
        None,
        "bot",
        "easy",
    )
    mine = stays.my_turn(match)  # the bot has taken the turn
    assert mine["steps"] > 0
    assert goes.refused(f"/api/matches/{match}/leave")[:2] == (403, "not-your-seat")


def test_when_all_have_resigned_the_bots_finish(ann: Person) -> None:
    match = ann.create("easy", options={"goal": 3})["id"]
    ann.post(f"/api/matches/{match}/leave")
    table = wait_until(lambda: (t := ann.table(match))["status"] == "finished" and t)
    assert table["result"]["winners"]


def test_my_tables_the_last_used_first(server: RunningServer, newcomer: NewPerson) -> None:
    carl = newcomer(server, "Carl")
    first, second = carl.create("open"), carl.create("open")
    carl.post(f"/api/matches/{first['id']}/start")
    table = carl.my_turn(first["id"])
    lines = carl.get("/api/matches")
    assert [line["id"] for line in lines] == [first["id"], second["id"]]
    assert set(lines[0]) == {
        "id", "game", "status", "seats", "seat", "my_turn", "until", "name", "restorable_until",
        "updated", "result",
    }  # fmt: skip
    assert (lines[0]["my_turn"], lines[0]["status"], lines[0]["result"]) == (True, "running", None)
    assert (lines[1]["my_turn"], lines[1]["status"]) == (False, "waiting")
    assert lines[0]["seats"] == table["seats"]


def test_a_rematch_is_the_same_table_anew(server: RunningServer, ann: Person, newcomer: NewPerson) -> None:
    bela, watcher = newcomer(server, "Béla"), newcomer(server, "Walt")
    match = ann.create("open", "easy", level="easy")["id"]
    bela.post(f"/api/matches/{match}/join")
    ann.post(f"/api/matches/{match}/start")
    assert ann.refused(f"/api/matches/{match}/rematch")[:2] == (409, "not-finished")
    close(server, match)
    assert watcher.refused(f"/api/matches/{match}/rematch")[:2] == (403, "not-your-seat")
    again = bela.post(f"/api/matches/{match}/rematch")
    assert again["id"] != match
    assert (again["status"], again["creator"], again["seat"]) == ("waiting", True, 1)
    assert kinds(again) == ["open", "person", "bot"]
    assert (again["seats"][2]["level"], again["level"], again["game"]) == ("easy", "easy", "the-builders")
    assert ann.table(match)["rematch"] == again["id"]
    followed = ann.post(f"/api/matches/{match}/rematch")  # the second takes the seat at the same table
    assert (followed["id"], followed["seat"], kinds(followed)) == (
        again["id"],
        0,
        ["person", "person", "bot"],
    )
    assert ann.post(f"/api/matches/{match}/rematch")["version"] == followed["version"]


def close(server: RunningServer, match: str) -> None:
    """As the server does when nobody has moved for long: quicker than to play to the end."""

    async def shut() -> None:
        async with server.services.tables.hold(match) as table:
            await server.services.tables.close(table)

    server.call(shut())


def test_an_action_is_decoded_once_and_its_legality_asked_once(
    own_server: RunningServer, newcomer: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = newcomer(own_server)
    table = ann.my_turn(ann.create("easy")["id"])
    game = fiefdom.game("the-builders")
    state = type(game.start(2, 1))
    decode, legal = type(game).decode, state.legal
    decoded: list[object] = []
    asked: list[int] = []

    def counting_decode(self: Any, data: Any) -> object:
        decoded.append(data)
        return decode(self, data)

    def counting_legal(self: Any) -> object:
        asked.append(self.key())
        return legal(self)

    monkeypatch.setattr(type(game), "decode", counting_decode)
    monkeypatch.setattr(state, "legal", counting_legal)
    action = {"do": "coins", "actions": 1}
    ann.act(table, **action)
    assert decoded == [action]
    assert len(asked) == len(set(asked)) <= 2  # before the action, and after it for the answer


def test_all_who_wait_for_a_table_out_of_reach_are_told_together(
    server: RunningServer, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ann.create("open")["id"]
    services, asked = server.services, list[str]()

    async def open_it() -> str:
        try:
            async with services.tables.hold(match) as table:
                return table.status
        except OutOfReach:
            return "out of reach"

    async def all_at_once() -> list[str]:
        services.tables.forget(match)
        waiting = [asyncio.create_task(open_it()) for _ in range(6)]
        return await asyncio.gather(*waiting)

    async def no_answer(match_id: str) -> None:
        asked.append(match_id)
        await asyncio.sleep(0.01)  # the others come and wait
        raise OutOfReach

    with monkeypatch.context() as patch:
        patch.setattr(services.journal, "setup", no_answer)
        assert server.call(all_at_once()) == ["out of reach"] * 6
    assert asked == [match]  # not one after the other, each as long as the one before
    assert server.call(all_at_once()) == ["waiting"] * 6
