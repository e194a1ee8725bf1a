"""Every call of the interface, at two tables that differ only in what is hidden from who asks: the answers are the same.

The twins have one record. In one of them the hidden cards are then dealt anew, as the knower might guess them.
"""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

import fiefdom
from fiefdom.bots.hint import hint
from fiefdom.kernel.game import Event, Game, State
from fiefdom.server.bots import thinking
from fiefdom.server.bots.thinking import Task, Thought
from fiefdom.server.http.services import Services
from fiefdom.server.tables.table import Chair, Change, Setup, Table
from fiefdom.server.tables.tables import new_id
from server.conftest import NewPerson, quick
from server.table_side import Json, Person, RunningServer, listening, next_table, running

AT = "/api/matches/{match_id}"
TWINS = ("truth", "guess")
WHEN = (
    "updated",
    "at",
    "away",
    "created",
    "restorable_until",
    "until",
    "newest",
    "talk",
)  # made one after the other
LAST = {  # what changes a table comes last, in this order; the others are asked as the description has them
    f"POST {AT}/chat": {"emote": "hello"},
    f"DELETE {AT}/chat": None,
    f"POST {AT}/coach": None,  # refused while the game runs: what the hard bot thinks may not be asked
    f"DELETE {AT}/coach": None,
    f"POST {AT}/nudge": None,
    f"POST {AT}/late": {"verdict": "wait"},
    f"POST {AT}/back": None,
    f"POST {AT}/colour": {"colour": 3},
    f"POST {AT}/join": None,
    f"POST {AT}/start": None,
    f"POST {AT}/remove": {"seat": 1},
    f"POST {AT}/end": {"agree": False},
    f"PATCH {AT}": {"name": "Avalon"},
    f"POST {AT}/rematch": None,
    f"POST {AT}/leave": None,
    f"DELETE {AT}": None,
    f"POST {AT}/restore": None,
    f"POST {AT}/restart": None,
}
BY_HAND = {f"POST {AT}/{name}" for name in ("actions", "undo", "explain", "hint")} | {f"GET {AT}/stream"}
NO_TABLE = {"GET /api/lobby/stream"}  # goes on for ever; what it says is what GET /api/lobby says
OWN_FILE = f"GET {AT}/export"  # the record of one's own campaign, seed and all, for who plays it alone


class Here:
    """Workers that think in this process, about the table as it lies there."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def ask(self, question: Any, task: Task, **_how: object) -> Thought[Any]:
        async with self._services.tables.hold(task.match) as table:
            assert table.match is not None
            thinking._positions[task.match] = (task.actions, table.match.state.copy())
        return Thought(question(task))


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    monkeypatch.setattr(
        thinking, "hint", lambda game, state, bot, seed, _seconds: hint(game, state, bot, seed)
    )  # so that the same is thought both times
    with running(quick(tmp_path)) as one:
        one.services.bots.hints._workers = Here(one.services)  # type: ignore[assignment]
        yield one


def revealing(state: State[Any], action: Any) -> bool:
    copy, log = state.copy(), list[Event]()
    copy.log = log
    copy.apply(action)
    return any(event.reveals for event in log)


async def make(server: RunningServer, id_: str, game: Game[Any], people: list[str], length: int) -> None:
    chairs = tuple(Chair("person", guest=guest) for guest in people)
    setup = Setup(id_, game.name, game.rules_version, {}, 11, "easy", people[0], chairs, 0, hints=True)
    changes: list[Change] = []
    table, rng = Table.new(setup), fiefdom.Rng(5)
    while len(changes) < length:
        assert table.match is not None
        action = game.encode(rng.choice(table.match.state.legal()))
        changes.append(Change(table.version + 1, "action", table.actor, action, 0))
        table.fold(changes[-1])
    await server.services.tables.write(setup, changes)


async def deal_anew(server: RunningServer, id_: str, seat: int) -> bool:
    """Whether anything lies otherwise now."""
    async with server.services.tables.hold(id_) as table:
        assert table.match is not None
        truth = table.match.state
        table.match._state = truth.guess(seat, fiefdom.Rng(3))
        server.services.live.tell(id_)
        return table.match.state.key() != truth.key()


async def actor(server: RunningServer, id_: str) -> tuple[int | None, list[Any], list[Any]]:
    """Who decides; the legal decisions that show nothing hidden; and some that were legal once."""
    async with server.services.tables.hold(id_) as table:
        assert table.match is not None
        state, game = table.match.state, table.match.game
        plain = [game.encode(one) for one in state.legal() if not revealing(state, one)]
        once = [game.encode(one) for one in table.match.actions[:40] if one not in state.legal()]
        return state.actor, plain, once


def told(answer: httpx.Response, id_: str) -> tuple[int, Any]:
    body: Any = answer.text
    if answer.content and "json" in answer.headers.get("content-type", ""):
        body = plain(json.loads(answer.text.replace(id_, "T")), id_)
    return answer.status_code, body


def plain(value: Any, id_: str) -> Any:
    """Without times, and of lists of tables only this one."""
    if isinstance(value, dict):
        return {
            key: plain(one, id_)
            for key, one in value.items()
            if key not in WHEN and not (key == "id" and isinstance(one, int))  # messages are counted
        }
    if isinstance(value, list):
        rows = [one for one in value if not (isinstance(one, dict) and twin_of(one))]
        return [plain(one, id_) for one in rows]
    return value


def twin_of(row: Json) -> bool:
    """A row about the other table, or one that a rematch or a new start has made."""
    about = row.get("match", row.get("id"))
    return (
        isinstance(about, str) and about != "T" and (about.startswith(TWINS) or len(about) == len(new_id(0)))
    )


def asked(server: RunningServer, person: Person, id_: str, is_owner: bool) -> dict[str, Any]:
    """The answer to everything that one can ask."""
    found: dict[str, Any] = {}
    seen = set(NO_TABLE | BY_HAND)

    def call(name: str, method: str, path: str, body: Any = None) -> None:
        found[name] = told(person.http.request(method, path, json=body), id_)

    operations = [(m.upper(), p) for p, some in server.app.openapi()["paths"].items() for m in some]
    fill = {
        "match_id": id_,
        "n": "0",
        "step": "0",
        "game": "kingdom-builder",
        "player": person.id or "nobody",
    }
    for method, path in operations:
        name = f"{method} {path}"
        if method == "GET" and name not in seen and not (name == OWN_FILE and is_owner):
            call(name, method, path.format(**fill))
            seen.add(name)
    with listening(person, id_) as messages:
        found["stream"] = plain(json.loads(json.dumps(next_table(messages)).replace(id_, "T")), id_)
    seat, decisions, once = server.call(actor(server, id_))
    version = person.table(id_)["version"]
    at = f"/api/matches/{id_}"
    for number, action in enumerate([*decisions[:6], *once[:10], {"do": "nothing"}]):
        call(f"explain {number}", "POST", f"{at}/explain", {"request": action})
        call(f"what-if {number}", "GET", f"{at}/what-if?after={json.dumps([action])}")
    for number, action in enumerate(once[:5]):
        call(f"illegal {number}", "POST", f"{at}/actions", {"version": version, "action": action})
    call("stale", "POST", f"{at}/actions", {"version": 1, "action": {}})
    for level in ("easy", "medium"):
        call(f"hint {level}", "POST", f"{at}/hint", {"level": level})
    if decisions:
        call("act", "POST", f"{at}/actions", {"version": version, "action": decisions[0]})
        found["act, to others"] = told(person.http.get(at), id_)
        after = person.table(id_)
        call("undo", "POST", f"{at}/undo", {"version": after["version"]})
    for name, body in LAST.items():
        method, path = name.split()
        call(name, method, path.format(**fill), body)
        seen.add(name)
    missing = {f"{m} {p}" for m, p in operations if "{match_id}" in p} - seen - {OWN_FILE}
    assert not missing, f"this test does not know {missing}"
    assert (seat is None) or found
    return found


@pytest.mark.parametrize("name", fiefdom.game_names())
def test_no_answer_depends_on_what_is_hidden(server: RunningServer, newcomer: NewPerson, name: str) -> None:
    game = fiefdom.game(name)
    count = min(2, max(game.seats))
    different = 0
    for knower in range(count):
        for looks_on in (False, True):
            people = [newcomer(server, f"Guest {n}") for n in range(count)]
            asks = newcomer(server, "Walt") if looks_on else people[knower]
            answers = []
            for twin in TWINS:
                id_ = f"{twin}{knower}{int(looks_on)}"
                server.call(make(server, id_, game, [one.id for one in people], length=40))
                if twin == "guess":
                    different += server.call(deal_anew(server, id_, knower))
                answers.append(asked(server, asks, id_, is_owner=not looks_on and count == 1))
            truth, guess = answers
            for question in truth:
                if question == f"POST {AT}/restart":  # another table, dealt anew
                    continue
                assert guess[question] == truth[question], question
            works = partial(_worked, truth)
            assert works(f"GET {AT}")
            assert works("hint easy") == works("hint medium")
            server.services.tables.forget_all()
    assert different, "the guesses were all the truth: this test has tested nothing"


def _worked(answers: dict[str, Any], question: str) -> bool:
    return bool(answers[question][0] < 300)
