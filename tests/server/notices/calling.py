"""Two people at a table of whom one is called: what the tests of all ways share."""

from pathlib import Path

from sqlalchemy import select

from fiefdom.server.settings import Settings
from fiefdom.server.storage.people_relations import outbox
from server.conftest import NewPerson, quick
from server.notices.places import Browser, Place
from server.table_side import Person, RunningServer, wait_until


def at_once(folder: Path, **more: object) -> Settings:
    """A server that calls at once, also private addresses."""
    return quick(folder, push_private=True, notice_after=0.0, notice_tick=0.05, **more)


def game(club: RunningServer, newcomer: NewPerson) -> tuple[str, Person, Person]:
    """A table of two people: who is to decide, and the other."""
    ann, bela = newcomer(club, "Ann"), newcomer(club, "Béla")
    match = ann.create("open")["id"]
    bela.post(f"/api/matches/{match}/join")
    table = ann.post(f"/api/matches/{match}/start")
    return (match, ann, bela) if table["view"]["actor"] == table["seat"] else (match, bela, ann)


def listen(person: Person, place: Place, path: str = "/one") -> Browser:
    browser = Browser(place.url + path)
    person.post("/api/me/browsers", **browser.subscription)
    return browser


def end_turn(person: Person, match: str) -> None:
    person.act(person.my_turn(match), do="end")


def look_anew(club: RunningServer) -> None:
    """As a process does that has just been started."""
    club.services.calls._looked = 0
    club.services.calls._known = set()
    settle(club)


def settle(club: RunningServer) -> None:
    """Lets everything be looked at and sent that there is."""
    club.call(club.services.calls.look())
    wait_until(lambda: not club.call(pending(club)))


async def pending(club: RunningServer) -> list[object]:
    async with club.services.database.reading() as connection:
        return list(await connection.scalars(select(outbox.c.id)))
