"""Talk at a table, its limits, blocks, and the lobby where people meet."""

import json

from server.conftest import NewPerson
from server.table_side import Clock, Json, Person, RunningServer, listening, next_table


def talking(ann: Person, bela: Person, **terms: object) -> str:
    table = ann.create("open", terms=terms)
    bela.post(f"/api/matches/{table['id']}/join")
    ann.post(f"/api/matches/{table['id']}/start")
    match: str = table["id"]
    return match


def chat(match: str) -> str:
    return f"/api/matches/{match}/chat"


def test_what_is_said_reaches_the_others_and_stays_with_the_table(ann: Person, bela: Person) -> None:
    match = talking(ann, bela)
    with listening(bela, match) as messages:
        assert next_table(messages)["talk"] == 0
        said = ann.post(chat(match), words="  Well\nplayed ")
        assert next_table(messages)["talk"] == said["newest"] > 0
    bela.post(chat(match), emote="thanks")
    found = bela.get(chat(match))["messages"]
    assert [(m["seat"], m["name"], m["you"], m["kind"], m["text"]) for m in found] == [
        (0, "Ann", False, "words", "Well played"),
        (1, "Béla", True, "emote", "thanks"),
    ]
    assert len(bela.get(f"{chat(match)}?after={found[0]['id']}")["messages"]) == 1


def test_messages_are_short_and_not_too_many(own_server: RunningServer, newcomer: NewPerson) -> None:
    ann, bela = newcomer(own_server, "Ann"), newcomer(own_server, "Béla")
    match = talking(ann, bela)
    for bad in ({"words": ""}, {"words": "x" * 201}, {"words": " \n "}, {"emote": "rude"}, {}):
        assert ann.refused(chat(match), **bad)[:2] == (400, "bad-request")
    assert ann.refused(chat(match), words="a", emote="bye")[1] == "bad-request"
    for _ in range(5):
        ann.post(chat(match), words="x" * 200)
    status, code, error = ann.refused(chat(match), words="one more")
    assert (status, code, error["reason"]) == (429, "too-many", "error-talk-fast")
    bela.post(chat(match), words="but I may")


def test_only_who_sits_there_speaks_and_not_at_a_table_without_chat(
    ann: Person, bela: Person, server: RunningServer, newcomer: NewPerson
) -> None:
    carl = newcomer(server, "Carl")
    match = talking(ann, bela)
    assert carl.refused(chat(match), words="hello")[:2] == (403, "not-your-seat")
    silent = talking(ann, bela, chat=False)
    assert ann.refused(chat(silent), words="hello")[:2] == (403, "no-chat")


def test_the_creator_can_take_everything_back(ann: Person, bela: Person) -> None:
    match = talking(ann, bela)
    bela.post(chat(match), words="something rude")
    assert bela.http.delete(chat(match)).status_code == 403
    assert ann.http.delete(chat(match)).status_code == 204
    assert bela.get(chat(match)) == {"newest": 0, "messages": []}


def test_who_is_slow_is_nudged_once_in_a_while(own_server: RunningServer, newcomer: NewPerson) -> None:
    ann, bela = newcomer(own_server, "Ann"), newcomer(own_server, "Béla")
    match = talking(ann, bela)
    slow, waiting = (ann, bela) if ann.table(match)["legal"] else (bela, ann)
    assert slow.refused(f"/api/matches/{match}/nudge")[1] == "nobody-slow"
    waiting.post(f"/api/matches/{match}/nudge")
    status, code, error = waiting.refused(f"/api/matches/{match}/nudge")
    assert (status, code, error["reason"]) == (429, "too-many", "error-nudged")
    assert "reminder" in error["message"]  # not that there were too many requests
    assert [m["kind"] for m in slow.get(chat(match))["messages"]] == ["nudge"]


def test_of_somebody_blocked_one_hears_nothing_and_meets_them_at_no_table(ann: Person, bela: Person) -> None:
    match = talking(ann, bela)
    bela.post(chat(match), words="hey")
    ann.post("/api/blocks", match=match, seat=1)
    assert ann.get(chat(match))["messages"] == []
    assert len(bela.get(chat(match))["messages"]) == 1
    public = ann.create("open", terms={"public": True})["id"]
    assert public not in ids(bela)
    assert bela.refused(f"/api/matches/{public}/join")[:2] == (403, "blocked")
    [blocked] = ann.get("/api/blocks")
    assert (blocked["id"], blocked["name"]) == (bela.id, "Béla")
    ann.http.delete(f"/api/blocks/{bela.id}")
    assert len(ann.get(chat(match))["messages"]) == 1
    assert bela.post(f"/api/matches/{public}/join")["seat"] == 1


def test_somebody_who_says_nothing_can_be_blocked_by_their_page(ann: Person, bela: Person) -> None:
    ann.post(f"/api/blocks/{bela.id}")
    assert [one["name"] for one in ann.get("/api/blocks")] == ["Béla"]
    assert bela.refused(f"/api/matches/{ann.create('open')['id']}/join")[:2] == (403, "blocked")
    for nobody in (ann.id, "nosuchplayer"):
        assert ann.refused(f"/api/blocks/{nobody}")[1] == "unknown-player"


def ids(person: Person) -> list[str]:
    return [table["id"] for table in person.get("/api/lobby")]


def test_the_lobby_shows_open_public_tables_until_they_start(
    own_server: RunningServer, newcomer: NewPerson
) -> None:
    ann, bela = newcomer(own_server, "Ann"), newcomer(own_server, "Béla")
    with bela.http.stream("GET", "/api/lobby/stream") as response:
        lines = response.iter_lines()
        assert next_lobby(lines) == []
        private = ann.create("open")["id"]
        tempo = {"kind": "days", "days": 3}
        public = ann.create("open", "easy", terms={"public": True, "tempo": tempo}, options={"goal": 9})["id"]
        [table] = next_lobby(lines)
        assert (table["id"], table["game"], table["options"], table["mine"]) == (
            public, "the-builders", {"goal": 9}, False,
        )  # fmt: skip
        assert table["terms"]["tempo"] == tempo
        assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [
            ("person", "Ann"), ("open", None), ("bot", None),
        ]  # fmt: skip
        bela.post(f"/api/matches/{public}/join")
        assert next_lobby(lines)[0]["mine"]
        ann.post(f"/api/matches/{public}/start")
        assert next_lobby(lines) == []
    assert private not in ids(ann)


def test_the_lobby_says_who_has_gone_from_the_table(own_server: RunningServer, newcomer: NewPerson) -> None:
    ann, bela = newcomer(own_server, "Ann"), newcomer(own_server, "Béla")
    match = ann.create("open", terms={"public": True})["id"]

    def here() -> list[bool]:
        [table] = bela.get("/api/lobby")
        return [seat["here"] for seat in table["seats"]]

    assert here() == [False, False]
    with listening(ann, match) as messages:
        next_table(messages)
        assert here() == [True, False]


def test_a_lobby_in_which_nothing_happens_is_made_once_for_all_who_watch(
    own_server: RunningServer, newcomer: NewPerson, clock: Clock
) -> None:
    ann, lobby = newcomer(own_server, "Ann"), own_server.services.lobby
    ann.create("open", terms={"public": True})
    seen = own_server.call(lobby.tables())
    clock.skip(seconds=5)
    assert own_server.call(lobby.tables()) is seen
    ann.create("open", terms={"public": True})
    clock.skip(seconds=5)
    assert len(own_server.call(lobby.tables())) == 2


def next_lobby(lines: object) -> list[Json]:
    for line in lines:  # type: ignore[attr-defined]
        if line.startswith("data: "):
            found: list[Json] = json.loads(line.removeprefix("data: "))
            return found
    raise AssertionError("the stream has ended")
