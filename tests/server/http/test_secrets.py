"""What is hidden stays hidden: whatever is sent would be the same if the hidden cards lay otherwise."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

import fiefdom
from fiefdom.kernel.game import Game
from fiefdom.server.http.payload import Reader, news_payload, own_payload, shared_payload
from fiefdom.server.tables.table import Chair, Change, Setup, Table
from server.conftest import NewPerson, quick
from server.table_side import listening, next_table, running

PEOPLE = ("ann", "bela", "carl")
READERS = (*PEOPLE, "walt", None)


@pytest.fixture(params=fiefdom.game_names())
def game(request: pytest.FixtureRequest) -> Game[object]:
    return fiefdom.game(request.param)


def tables_of_random_games(game: Game[object], seats: int) -> Iterator[Table]:
    """A few random games, at every third step."""
    chairs = tuple(Chair("person", guest=name) for name in PEOPLE[:seats])
    for seed in range(2):
        setup = Setup("t", game.name, game.rules_version, {}, seed, "easy", "ann", chairs, created=0)
        table, rng = Table.new(setup), fiefdom.Rng(seed)
        while table.status == "running" and table.steps < 150:
            if table.steps % 3 == 0:
                yield table
            assert table.match is not None
            action = table.match.game.encode(rng.choice(table.match.state.legal()))
            table.fold(Change(table.version + 1, "action", table.actor, action, 0))


def sent(table: Table, reader: str | None, after: int | None) -> object:
    names = {name: name.title() for name in PEOPLE}
    known = Reader(reader, names, here=lambda guest: guest == "ann")
    news = news_payload(table, reader, table.since(after, reader))
    return {**shared_payload(table, known), **own_payload(table, known), **news}


def test_what_is_sent_does_not_depend_on_what_is_hidden(game: Game[object]) -> None:
    seats = max(count for count in game.seats if count <= len(PEOPLE))
    seen = 0
    for table in tables_of_random_games(game, seats):
        assert table.match is not None
        truth = table.match.state
        for reader in READERS:
            seat = table.seat_of(reader)
            payloads = [sent(table, reader, after) for after in (None, max(1, table.version - 3))]
            # A spectator knows no more than what all seats know: any seat's guess may stand in.
            for other in range(seats) if seat is None else (seat,):
                table.match._state = truth.guess(other, fiefdom.Rng(table.version))
                seen += table.match.state.key() != truth.key()
                again = [sent(table, reader, after) for after in (None, max(1, table.version - 3))]
                assert again == payloads
            table.match._state = truth
    assert seen > 100, "the guesses were all the truth: this test has tested nothing"


def test_the_seed_never_leaves_before_the_end(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        ann, watcher = newcomer(server, "Ann"), newcomer(server, None)
        heard: list[str] = []
        for person in (ann, watcher):
            person.http.event_hooks["response"] = [
                lambda r: heard.append(r.read().decode() + str(r.headers)) if _is_json(r.headers) else None
            ]
        match = ann.create("easy", options={"goal": 2})["id"]
        with listening(watcher, match) as messages:
            heard.append(str(next_table(messages)))
            table = ann.my_turn(match)
            ann.refused(f"/api/matches/{match}/actions", version=0, action={"do": "end"})
            ann.refused(f"/api/matches/{match}/actions", version=table["version"], action={"do": "x"})
            table = ann.act(table, do="coins", actions=1)
            ann.post(f"/api/matches/{match}/undo", version=table["version"])
            ann.get("/api/matches")
            ann.get("/api/games")
            ann.http.get(f"/api/matches/{match}/record")
            ann.http.get(f"/api/matches/{match}/at/0")
            ann.post(f"/api/matches/{match}/leave")
            while (last := next_table(messages))["status"] == "running":
                heard.append(str(last))
        with sqlite3.connect(tmp_path / "fiefdom.sqlite") as database:
            (seed,) = database.execute("SELECT seed FROM matches WHERE id = ?", (match,)).fetchone()
        database.close()
        assert len(heard) > 15
        for text in heard:
            for spelling in (seed, f"{int(seed):x}", '"seed"', "'seed'"):
                assert spelling not in text
        record = watcher.get(f"/api/matches/{match}/record")
        assert str(record["seed"]) == seed  # over: now everybody may know


def _is_json(headers: object) -> bool:
    return "application/json" in str(headers)


def test_seeds_are_not_drawn_twice(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        for _ in range(5):
            ann.create("open")
    with sqlite3.connect(tmp_path / "fiefdom.sqlite") as database:
        seeds = [int(seed) for (seed,) in database.execute("SELECT seed FROM matches")]
    database.close()
    assert len(set(seeds)) == 5
    assert max(seeds) > 2**48  # five small ones: not by chance
