"""Mail: only to who asked for it and proved it, in their language, with a way out; and once a day if they want."""

import re
from collections.abc import Iterator
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path

import pytest

from fiefdom.server.figures import Figures
from server.conftest import NewPerson
from server.notices.calling import at_once, end_turn, game, settle
from server.notices.places import Letters, mail_server
from server.table_side import Clock, Person, RunningServer, error_of, running, wait_until

BASE = "https://club.example"


@pytest.fixture
def letters() -> Iterator[Letters]:
    with mail_server() as one:
        yield one


@pytest.fixture
def club(tmp_path: Path, clock: Clock, letters: Letters) -> Iterator[RunningServer]:
    settings = at_once(
        tmp_path,
        clock=clock,
        smtp_url=letters.url,
        mail_from="Our club <games@club.example>",
        public_url=BASE,
        limits=Figures(),
    )
    with running(settings) as one:
        yield one


def text(mail: EmailMessage) -> str:
    return str(mail.get_content()).replace("\r\n", "\n")


def link(mail: EmailMessage, page: str) -> str:
    found = re.search(rf"{BASE}/mail/{page}#(\S+)", text(mail))
    assert found, text(mail)
    return found[1]


def confirm(person: Person, letters: Letters, address: str) -> None:
    before = len(letters.to(address))
    person.put("/api/me/mail", address=address)
    mail = wait_until(lambda: letters.to(address)[before:])[0]
    person.post("/api/mail/confirm", code=link(mail, "confirm"))


def test_an_address_is_used_once_it_is_confirmed(
    club: RunningServer, newcomer: NewPerson, letters: Letters
) -> None:
    match, first, second = game(club, newcomer)
    assert second.put("/api/me/mail", address="b@mail.example")["mail"] == {
        "address": "b@mail.example",
        "confirmed": False,
        "digest": False,
    }
    mail = wait_until(lambda: letters.to("b@mail.example"))[0]
    assert mail["From"] == "Our club <games@club.example>"
    assert second.get("/api/me")["name"] not in text(mail)  # a name could say anything to a stranger
    end_turn(first, match)
    settle(club)
    assert len(letters.mails) == 1
    stranger = newcomer(club, None)  # the link is opened in another browser
    stranger.post("/api/mail/confirm", code=link(mail, "confirm"))
    assert second.get("/api/me/ways")["mail"]["confirmed"]
    end_turn(second, match)
    end_turn(first, match)
    told = wait_until(lambda: letters.mails[1:])[0]
    assert told["Subject"] == f"Your turn: The Builders: Middle Ages with {first.get('/api/me')['name']}"
    assert f"{BASE}/table/{match}\n" in text(told)


@pytest.mark.parametrize(("language", "subject"), [("hu", "Te jössz: "), ("pl", "Twoja kolej: ")])
def test_mail_is_in_the_readers_language(
    club: RunningServer, newcomer: NewPerson, letters: Letters, language: str, subject: str
) -> None:
    match, first, second = game(club, newcomer)
    second.http.headers["Accept-Language"] = language  # nothing chosen: what the browser asks for
    second.get("/api/me")
    confirm(second, letters, "b@mail.example")
    end_turn(first, match)
    told = wait_until(lambda: letters.mails[1:])[0]
    assert told["Subject"].startswith(subject)


def test_each_mail_has_a_way_out(club: RunningServer, newcomer: NewPerson, letters: Letters) -> None:
    match, first, second = game(club, newcomer)
    confirm(second, letters, "b@mail.example")
    end_turn(first, match)
    told = wait_until(lambda: letters.mails[1:])[0]
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    button = told["List-Unsubscribe"].strip("<>").removeprefix(BASE)
    stranger = newcomer(club, None)
    # As a mail program does it (RFC 8058): a form, no cookie, no header of ours.
    del stranger.http.headers["X-Fiefdom"]
    answer = stranger.http.post(button, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204
    assert second.get("/api/me/ways")["mail"] is None
    assert stranger.refused("/api/mail/stop?code=nonsense")[:2] == (400, "bad-mail-link")
    confirm(second, letters, "b@mail.example")
    stranger.post(f"/api/mail/stop?code={link(told, 'stop')}")
    assert second.get("/api/me/ways")["mail"] is None


def test_links_of_others_and_old_links_confirm_nothing(
    club: RunningServer, newcomer: NewPerson, letters: Letters
) -> None:
    ann = newcomer(club, "Ann")
    ann.put("/api/me/mail", address="first@mail.example")
    old = link(wait_until(lambda: letters.to("first@mail.example"))[0], "confirm")
    ann.put("/api/me/mail", address="second@mail.example")
    for code in (old, old[:-2], "", "é"):
        assert ann.refused("/api/mail/confirm", code=code)[:2] == (400, "bad-mail-link")
    assert not ann.get("/api/me/ways")["mail"]["confirmed"]
    ann.http.delete("/api/me/mail")
    assert ann.get("/api/me/ways")["mail"] is None


@pytest.mark.parametrize(
    "address",
    ["", "ann", "ann@", "@club.example", "Ann <a@b.example>", "a@b.example\nBcc: c@d.example", "a@b"],
)
def test_what_is_no_address_is_refused(club: RunningServer, newcomer: NewPerson, address: str) -> None:
    answer = newcomer(club, "Ann").http.put("/api/me/mail", json={"address": address})
    assert error_of(answer)[:2] == (400, "bad-address")


def test_nobody_can_have_a_mailbox_flooded(
    club: RunningServer, newcomer: NewPerson, letters: Letters
) -> None:
    answers = []
    for _ in range(7):  # each time as somebody new
        answer = newcomer(club, "Ann").http.put("/api/me/mail", json={"address": "Victim@mail.example"})
        answers.append(answer.status_code)
    assert answers == [200] * 5 + [429] * 2
    settle(club)
    assert len(letters.mails) == 5


def test_an_address_that_takes_no_mail_is_forgotten_and_a_busy_server_asked_again(
    club: RunningServer, newcomer: NewPerson, letters: Letters, clock: Clock
) -> None:
    match, first, second = game(club, newcomer)
    confirm(second, letters, "b@mail.example")
    letters.refuses["b@mail.example"] = "451 later"
    end_turn(first, match)
    wait_until(lambda: club.services.sending.failed)
    del letters.refuses["b@mail.example"]
    clock.skip(seconds=40)
    wait_until(lambda: letters.mails[1:])
    letters.refuses["b@mail.example"] = "550 nobody here"
    end_turn(second, match)
    end_turn(first, match)
    wait_until(lambda: second.get("/api/me/ways")["mail"] is None)


def test_a_digest_once_a_day_for_games_of_days(
    club: RunningServer, newcomer: NewPerson, letters: Letters, clock: Clock
) -> None:
    ann, bela = newcomer(club, "Ann"), newcomer(club, "Béla")
    confirm(ann, letters, "a@mail.example")
    confirm(bela, letters, "b@mail.example")
    for person in (ann, bela):
        person.put("/api/me/mail", digest=True)
    matches = []
    for tempo in ({"kind": "days", "days": 3}, {"kind": "days", "days": 7}, None):
        match = ann.create("open", options={"first": 0}, terms={"tempo": tempo})["id"]
        bela.post(f"/api/matches/{match}/join")
        ann.post(f"/api/matches/{match}/start")
        matches.append(match)
    settle(club)
    # The game without days is told at once, the others are not.
    assert [mail["Subject"].partition(":")[0] for mail in letters.to("a@mail.example")[1:]] == ["Your turn"]
    clock.skip(days=0.99)
    settle(club)
    assert len(letters.to("a@mail.example")) == 2
    clock.skip(days=0.02)
    digest = wait_until(lambda: letters.to("a@mail.example")[2:])[0]
    assert digest["Subject"] == "It is your turn at 2 tables"
    assert [f"{BASE}/table/{match}" in text(digest) for match in matches] == [True, True, False]
    assert "47 hours left" in text(digest)
    assert "6 days left" in text(digest)
    assert digest["List-Unsubscribe"]
    settle(club)
    assert len(letters.to("a@mail.example")) == 3
    assert len(letters.to("b@mail.example")) == 1  # nobody waits for them
    clock.skip(days=1)
    wait_until(lambda: len(letters.to("a@mail.example")) == 4)


def test_a_turn_that_would_be_over_before_the_digest_helps_is_told_at_once(
    club: RunningServer, newcomer: NewPerson, letters: Letters
) -> None:
    ann, bela = newcomer(club, "Ann"), newcomer(club, "Béla")
    confirm(ann, letters, "a@mail.example")
    ann.put("/api/me/mail", digest=True)
    match = ann.create("open", options={"first": 0}, terms={"tempo": {"kind": "days", "days": 1}})["id"]
    bela.post(f"/api/matches/{match}/join")
    ann.post(f"/api/matches/{match}/start")
    settle(club)
    told = wait_until(lambda: letters.to("a@mail.example")[1:])[0]
    assert told["Subject"].startswith("Your turn")


def test_an_address_goes_with_its_guest(club: RunningServer, newcomer: NewPerson, letters: Letters) -> None:
    ann = newcomer(club, "Ann")
    confirm(ann, letters, "a@mail.example")
    assert ann.get("/api/me/export")["mail"][0]["address"] == "a@mail.example"
    code = link(letters.mails[0], "confirm")
    assert ann.http.delete("/api/me").status_code == 204
    assert newcomer(club, None).refused("/api/mail/confirm", code=code)[1] == "bad-mail-link"


def test_without_a_mail_server_there_is_no_mail(ann: Person) -> None:
    assert ann.get("/api/me/ways")["mail_possible"] is False
    assert error_of(ann.http.put("/api/me/mail", json={"address": "a@b.example"}))[:2] == (409, "no-mail")


def test_a_password_is_not_sent_in_the_clear(
    club: RunningServer, newcomer: NewPerson, letters: Letters, caplog: pytest.LogCaptureFixture
) -> None:
    club.services.sending._settings = replace(
        club.settings, smtp_url=letters.url.replace("smtp://", "smtp://ann:secret@")
    )
    newcomer(club, "Ann").put("/api/me/mail", address="a@mail.example")
    wait_until(lambda: "no encryption" in caplog.text)
    assert letters.mails == []
    assert "a@mail.example" not in caplog.text
