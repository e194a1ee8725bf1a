"""What a table takes of the memory while nobody watches it; measured in bytes, not by the clock."""

import gc
import tracemalloc
from pathlib import Path

import pytest

import fiefdom
from fiefdom.kernel.match import Match
from fiefdom.server.tables import shelf
from fiefdom.server.tables.table import Chair, Change, Setup, Table
from fiefdom.server.tables.tables import Tables
from server.conftest import NewPerson, quick
from server.table_side import listening, next_table, running, wait_until

MOST = 60_000  # bytes


def played_out(game: str, seed: int) -> Table:
    """A table of people at which a random game was played to its end."""
    rules = fiefdom.game(game)
    chairs = tuple(Chair("person", guest=f"guest {seed} {n}") for n in range(min(2, max(rules.seats))))
    setup = Setup(f"t{seed}", game, rules.rules_version, {}, seed, "easy", "guest", chairs, created=0)
    table, rng = Table.new(setup), fiefdom.Rng(seed)
    while table.match is not None and table.status == "running":
        action = rules.encode(rng.choice(table.match.state.legal()))
        table.fold(Change(table.version + 1, "action", table.actor, action, 0))
    return table


@pytest.mark.parametrize("game", fiefdom.game_names())
def test_a_table_at_rest_is_small_also_at_the_end_of_a_long_game(game: str) -> None:
    played_out(game, 0)  # what all tables of the game share
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tables = [played_out(game, seed) for seed in range(1, 4)]
        gc.collect()
        awake = tracemalloc.get_traced_memory()[0] - before
        for table in tables:
            assert table.match is not None
            table.match.rest()
        gc.collect()
        resting = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert resting / len(tables) <= MOST
    assert resting < awake / 2  # or this test has measured nothing


@pytest.fixture
def rested(monkeypatch: pytest.MonkeyPatch) -> list[Match[object]]:
    """Matches as they are put to rest."""
    found: list[Match[object]] = []
    plain = Match.rest

    def rest(match: Match[object]) -> None:
        found.append(match)
        plain(match)

    monkeypatch.setattr(Match, "rest", rest)
    monkeypatch.setattr(shelf, "_AWAKE", 2)
    return found


def test_tables_that_nobody_watches_come_to_rest(
    tmp_path: Path, newcomer: NewPerson, rested: list[Match[object]]
) -> None:
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        watched, *others = (ann.create("open")["id"] for _ in range(4))
        for match in (watched, *others):
            ann.post(f"/api/matches/{match}/start")
        rested.clear()
        matches = {
            match: server.call(_match_of(server.services.tables, match)) for match in (watched, *others)
        }

        def is_resting(match: str) -> bool:
            return any(one is matches[match] for one in rested)

        with listening(ann, watched) as messages:
            next_table(messages)
            rested.clear()
            for match in others:
                assert ann.table(match)["status"] == "running"
            assert is_resting(others[0])
            assert not is_resting(watched)
        # The last who watched goes, and others are in use.
        wait_until(lambda: [ann.table(match) for match in others] and is_resting(watched))


async def _match_of(tables: Tables, match_id: str) -> object:
    async with tables.hold(match_id) as table:
        return table.match
