"""What is stored about people, and how they get it, take it away, and come back."""

import sqlite3
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from fiefdom.server.people.names import clean_name, looks_like
from fiefdom.server.refused import Refused
from fiefdom.server.tables.table import OPEN, Chair
from server.conftest import NewPerson, quick
from server.table_side import (
    Clock,
    Person,
    RunningServer,
    error_of,
    listening,
    next_table,
    running,
    wait_until,
)


def test_the_database_is_for_its_owner_only(tmp_path: Path, newcomer: NewPerson) -> None:
    tmp_path.chmod(0o777)
    (tmp_path / "fiefdom.sqlite").touch(0o666)
    (tmp_path / "fiefdom.sqlite").chmod(0o666)
    with running(quick(tmp_path)) as server:
        newcomer(server, "Ann").create("open")
        files = list(tmp_path.glob("fiefdom.sqlite*"))
        assert len(files) == 3  # with the write-ahead log
        for file in files:
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_all_other_devices_are_signed_out(server: RunningServer, ann: Person, newcomer: NewPerson) -> None:
    phone, thief = newcomer(server, None), newcomer(server, None)
    phone.post("/api/carry", code=ann.post("/api/me/link")["url"].partition("#")[2])
    bot = newcomer(server, None, ann.post("/api/tokens", name="bot")["token"])
    link = ann.post("/api/me/link")["url"].partition("#")[2]
    code = ann.post("/api/me/code")["code"]
    assert phone.get("/api/me")["id"] == bot.get("/api/me")["id"] == ann.id
    assert ann.post("/api/me/end-others")["id"] == ann.id
    assert ann.get("/api/me")["id"] == ann.id
    assert error_of(phone.http.get("/api/matches"))[:2] == (401, "no-guest")
    assert error_of(bot.http.get("/api/matches"))[:2] == (401, "no-guest")
    assert thief.refused("/api/carry", code=link)[1] == "bad-link"
    assert thief.refused("/api/recover", code=code)[1] == "bad-code"


def test_what_other_devices_have_open_ends(server: RunningServer, ann: Person, newcomer: NewPerson) -> None:
    phone = newcomer(server, None)
    phone.post("/api/carry", code=ann.post("/api/me/link")["url"].partition("#")[2])
    match = ann.create("open")["id"]
    with listening(phone, match) as messages:
        next_table(messages)
        ann.post("/api/me/end-others")
        list(messages)  # it ends
    with listening(ann, match) as messages:
        assert next_table(messages)["seat"] == 0


def test_a_program_that_signs_others_out_stays(
    server: RunningServer, ann: Person, newcomer: NewPerson
) -> None:
    mine, other = (newcomer(server, None, ann.post("/api/tokens", name=n)["token"]) for n in "ab")
    mine.post("/api/me/end-others")
    assert mine.get("/api/me")["id"] == ann.id
    assert error_of(other.http.get("/api/me"))[:2] == (401, "no-guest")
    assert error_of(ann.http.get("/api/matches"))[:2] == (401, "no-guest")


def test_who_lost_the_cookie_comes_back_by_the_code(
    server: RunningServer, ann: Person, newcomer: NewPerson
) -> None:
    old = ann.post("/api/me/code")["code"]
    code = ann.post("/api/me/code")["code"]
    lost = newcomer(server, None)
    for wrong in (old, "", "AAAAA-AAAAA-AAAAA-AAAAA-AAAAA", code[:-1]):
        assert lost.refused("/api/recover", code=wrong)[:2] == (400, "bad-code")
    assert lost.post("/api/recover", code=f" {code.lower().replace('-', ' ')} ")["id"] == ann.id
    assert lost.get("/api/me")["id"] == ann.id


def test_the_database_keeps_no_code(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        link, code = ann.post("/api/me/link")["url"].partition("#")[2], ann.post("/api/me/code")["code"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (link, code, code.replace("-", "")):
        assert secret.encode() not in stored


def test_the_export_has_all_of_mine_and_nothing_else(ann: Person, bela: Person) -> None:
    match = ann.create("open")["id"]
    bela.post(f"/api/matches/{match}/join")
    table = ann.post(f"/api/matches/{match}/start")
    ann.post("/api/tokens", name="my bot")
    person = (ann, bela)[table["view"]["actor"]]
    person.act(person.table(match), do="coins", actions=1)
    answer = person.http.get("/api/me/export")
    assert "attachment" in answer.headers["Content-Disposition"]
    data = answer.json()
    assert data["guest"]["id"] == person.id
    assert match in [one["id"] for one in data["tables"]]
    assert [one["data"] for one in data["decisions"] if (one["match"], one["kind"]) == (match, "action")] == [
        {"do": "coins", "actions": 1}
    ]
    assert "seed" not in answer.text
    other = (bela, ann)[table["view"]["actor"]]
    assert other.id not in answer.text
    assert [one["name"] for one in ann.get("/api/me/export")["programs"]] == ["my bot"]


def test_delete_me_and_my_data(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        ann, bela = newcomer(server, "Annamarie"), newcomer(server, "Béla")
        alone = ann.create("easy")["id"]
        shared = ann.create("open")["id"]
        bela.post(f"/api/matches/{shared}/join")
        ann.post(f"/api/matches/{shared}/start")
        token = ann.post("/api/tokens", name="Annas bot")["token"]
        cookie = ann.http.cookies["fiefdom"]
        answer = ann.http.delete("/api/me")
        assert answer.status_code == 204
        assert "fiefdom" not in ann.http.cookies
        assert error_of(bela.http.get(f"/api/matches/{alone}"))[:2] == (404, "unknown-match")
        seats = bela.table(shared)["seats"]
        assert "Annamarie" not in str(seats)
        assert seats[0]["kind"] == "bot"  # a bot plays on
        back = newcomer(server, None)
        back.http.cookies.set("fiefdom", cookie)
        assert error_of(back.http.get("/api/matches"))[:2] == (401, "no-guest")
        assert error_of(newcomer(server, None, token).http.get("/api/me"))[:2] == (401, "no-guest")
        match = bela.my_turn(shared)
        bela.act(match, do="end")  # the game goes on
    with sqlite3.connect(tmp_path / "fiefdom.sqlite") as database:
        database.execute("VACUUM")
        assert database.execute("SELECT count(*) FROM tokens").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM matches").fetchone() == (1,)
    database.close()
    assert b"Annamarie" not in (tmp_path / "fiefdom.sqlite").read_bytes()


def test_who_sat_nowhere_is_gone_without_a_trace(server: RunningServer, newcomer: NewPerson) -> None:
    carl = newcomer(server, "Carl")
    carl.create("easy")
    assert carl.http.delete("/api/me").status_code == 204
    assert server.call(server.services.guests.find(carl.id)) is None
    export = newcomer(server, "Dora").get("/api/me/export")
    assert carl.id not in str(export)


def test_retention_is_off_unless_it_is_set(tmp_path: Path, newcomer: NewPerson, clock: Clock) -> None:
    with running(quick(tmp_path, clock=clock)) as server:
        ann = newcomer(server, "Ann")
        match, cookie = ann.create("easy", options={"goal": 1})["id"], ann.http.cookies["fiefdom"]
        ann.post(f"/api/matches/{match}/leave")
        wait_until(lambda: ann.table(match)["status"] == "finished")
        assert ann.get("/api/kept") == {"tables": None, "guests": None, "idle": 30}
    clock.skip(days=100)
    with running(quick(tmp_path, clock=clock)) as server:
        assert newcomer(server, None).table(match)["status"] == "finished"
    with running(quick(tmp_path, clock=clock, keep_tables=99, keep_guests=99)) as server:
        wait_until(lambda: newcomer(server, None).http.get(f"/api/matches/{match}").status_code == 404)
        # Not by asking as Ann: who comes back is not forgotten.
        wait_until(lambda: server.call(server.services.guests.find(ann.id)) is None)
        again = newcomer(server, None)
        again.http.cookies.set("fiefdom", cookie)
        assert error_of(again.http.get("/api/matches"))[:2] == (401, "no-guest")


def test_who_comes_back_is_remembered_anew(tmp_path: Path, newcomer: NewPerson, clock: Clock) -> None:
    with running(quick(tmp_path, clock=clock)) as server:
        ann = newcomer(server, "Ann")
        clock.skip(days=60)
        ann.get("/api/me")
        forgetting = server.services.forgetting
        assert server.call(forgetting.old_guests(int((clock() - 59 * 86400) * 1000))) == 0
        assert server.call(forgetting.old_guests(int((clock() + 1) * 1000))) == 1
        assert error_of(ann.http.get("/api/matches"))[:2] == (401, "no-guest")


@pytest.mark.parametrize("imitation", ["Ann", "ANN", "Аnn", "Ａｎｎ"])
def test_nobody_at_the_table_can_be_taken_for_another(ann: Person, bela: Person, imitation: str) -> None:
    match = ann.create("open")["id"]
    bela.put("/api/me", name=imitation)  # elsewhere it is nobody's business
    assert bela.refused(f"/api/matches/{match}/join")[:2] == (409, "name-taken")
    bela.put("/api/me", name="Anna")
    bela.post(f"/api/matches/{match}/join")
    assert error_of(bela.http.put("/api/me", json={"name": imitation}))[:2] == (409, "name-taken")
    assert bela.get("/api/me")["name"] == "Anna"


@pytest.mark.parametrize(
    ("one", "other"), [("Béla", "Bela"), ("Guest 1234", "Guest 1235"), ("Łukasz", "Lukasz")]
)
def test_names_that_differ_to_the_eye_are_different(one: str, other: str) -> None:
    assert not looks_like(one, other)


@pytest.mark.parametrize("name", ["Nguyễn", "Ng" + "u\u031b\u0303", "שָׁלוֹם", "हिन्दी", "Zoë"])
def test_names_with_marks_on_their_letters_are_fine(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("companion", [True, False])  # the guest's row stays without a name, or goes, too
def test_what_is_asked_while_one_is_deleted_leaves_nothing(
    server: RunningServer, newcomer: NewPerson, ann: Person, companion: bool
) -> None:
    """A request that knows its guest already, and comes to write when the guest is gone."""
    bela, services = newcomer(server, "Béla"), server.services
    if companion:
        bela.post(f"/api/matches/{ann.create('open')['id']}/join")
    waiting = ann.create("open")["id"]
    guest = server.call(services.guests.find(bela.id))
    assert guest is not None
    server.call(services.forgetting.guest(bela.id))

    async def join() -> None:
        async with services.tables.hold(waiting) as table:
            await services.tables.join(table, guest.id, None)

    async def talk() -> None:
        async with services.tables.hold(waiting) as table:
            await services.chat._write(table, guest.id, "words", "still here")

    people, ways = services.guests, services.ways
    chairs = [Chair("person", guest=guest.id), OPEN]
    for late in (
        people.save(replace(guest, name="Back")),
        people.new_code(guest),
        people.link(guest),
        people.new_token(guest, "bot"),
        people.end_others(guest, None),
        services.blocks.block(guest.id, ann.id),
        services.blocks.block(ann.id, guest.id),
        ways.add_browser(guest.id, "https://push.example/1", {}),
        ways.give_address(guest.id, "bela@club.example"),
        services.tables.create(guest.id, "the-builders", {}, "easy", chairs),
        join(),
        talk(),
    ):
        with pytest.raises(Refused, match="no-guest"):
            server.call(late)
    assert server.call(people.find(guest.id)) is None
    assert ann.table(waiting)["seats"][1]["kind"] == "open"


def test_a_seat_that_is_taken_while_one_is_deleted_is_left_again(
    server: RunningServer, newcomer: NewPerson, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    bela, services = newcomer(server, "Béla"), server.services
    first, second = ann.create("open")["id"], ann.create("open")["id"]
    bela.post(f"/api/matches/{first}/join")
    leave = services.forgetting._leave

    async def leave_and_join(match_id: str, guest: str) -> None:
        await leave(match_id, guest)
        if match_id == first:  # the last click before the cookie is gone
            async with services.tables.hold(second) as table:
                await services.tables.join(table, guest, None)

    monkeypatch.setattr(services.forgetting, "_leave", leave_and_join)
    bela.http.delete("/api/me").raise_for_status()
    assert [ann.table(one)["seats"][1]["kind"] for one in (first, second)] == ["open", "open"]
