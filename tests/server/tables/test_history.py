"""What somebody has played, and the ratings that come of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fiefdom.server.tables.closing import close_idle
from fiefdom.server.tables.history import AGAINST, Played, Streak, Tally, against, tallies
from fiefdom.server.tables.ratings import PROVISIONAL, Rating, ranks, rate
from fiefdom.server.tables.table import Chair
from server.conftest import NewPerson, quick
from server.table_side import Clock, Json, Person, RunningServer, error_of, running, wait_until

ANN, BELA = Chair("person", guest="ann"), Chair("person", guest="bela")
EASY, MEDIUM, HARD = (Chair("bot", level=level) for level in ("easy", "medium", "hard"))
NEW = Rating(25.0, 25.0 / 3)


def result(*scores: int, winners: list[int] | None = None) -> Json:
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return {"scores": list(scores), "winners": best if winners is None else winners}


def played(won: bool, score: int = 10, whom: Any = "easy", cards: tuple[str, ...] = ()) -> Played:
    return Played("m", "kingdom-builder", 0, score, won, whom, cards)


# ------------------------------------------------------------------ what games come to


def test_against_people_if_there_are_any_else_the_strongest_bot() -> None:
    assert against([ANN], 0) == "alone"
    assert against([ANN, EASY, HARD, MEDIUM], 0) == "hard"
    assert against([EASY, ANN, BELA], 1) == "people"
    gone = Chair("bot", guest="bela", level="easy", left="resigned")
    assert against([ANN, gone], 0) == "people"  # they sat there


def test_streaks_are_victories_in_a_row_and_games_alone_neither_add_nor_end_them() -> None:
    assert Streak.of([]) == Streak(0, 0)
    assert Streak.of([played(True)]) == Streak(1, 1)
    games = [
        played(True),
        played(True),
        played(False, whom="alone"),
        played(True),
        played(False),
        played(True),
    ]
    assert Streak.of(games) == Streak(1, 3)


def test_five_hundred_games_by_level_and_by_cards() -> None:
    games = [played(n % 3 == 0, n, AGAINST[1 + n % 4], ("farmers", f"card-{n % 7}")) for n in range(500)]
    by_whom = tallies(games, lambda game: game.against)
    assert {whom: tally.played for whom, tally in by_whom.items()} == dict.fromkeys(AGAINST[1:], 125)
    assert sum(tally.won for tally in by_whom.values()) == Tally.of(games).won == 167
    by_cards = tallies(games, lambda game: game.cards)
    assert len(by_cards) == 7
    assert by_cards["farmers", f"card-{499 % 7}"].best.score == 499


# ------------------------------------------------------------------ ratings


def test_who_wins_rises_and_who_loses_falls_the_more_surely_the_less() -> None:
    after = rate([ANN, BELA], result(9, 12), {})
    assert after["bela"].mu > NEW.mu > after["ann"].mu
    assert after["ann"].sigma < NEW.sigma
    assert after["ann"].games == 1
    sure = {"ann": Rating(25.0, 2.0, 40), "bela": Rating(25.0, 2.0, 40)}
    assert rate([ANN, BELA], result(9, 12), sure)["bela"].mu - 25.0 < after["bela"].mu - 25.0


def test_a_seat_that_a_bot_finished_counts_as_lost_whatever_the_bot_reached() -> None:
    for left in ("time", "resigned"):
        chairs = [Chair("bot", guest="ann", level="hard", left=left), BELA, EASY]
        assert ranks(chairs, result(50, 20, 30)) == [2, 1, 0]
        after = rate(chairs, result(50, 20, 30), {})
        assert after["ann"].mu < after["bela"].mu
        assert "bot hard" not in after


def test_places_among_more_than_two_count_and_shared_victories_are_shared() -> None:
    assert ranks([ANN, EASY, BELA, HARD], result(20, 30, 30, 10)) == [2, 0, 0, 3]
    second = rate([ANN, EASY, MEDIUM, HARD], result(20, 30, 10, 5), {})["ann"]
    last = rate([ANN, EASY, MEDIUM, HARD], result(1, 30, 10, 5), {})["ann"]
    assert second.mu > last.mu


def test_the_bots_of_a_level_are_one_player() -> None:
    after = rate([ANN, EASY, EASY], result(30, 20, 10), {})
    assert set(after) == {"ann", "bot easy"}
    assert after["bot easy"].games == 1


# ------------------------------------------------------------------ at a server


@pytest.fixture
def counting(tmp_path: Path, clock: Clock) -> Iterator[RunningServer]:
    with running(quick(tmp_path, clock=clock, tick=0.02)) as one:
        yield one


def give_up(person: Person, match: str) -> None:
    """Bots play it to its end."""
    person.post(f"/api/matches/{match}/leave")
    wait_until(lambda: person.table(match)["status"] == "finished")


def test_nobody_has_a_history_before_the_first_game(ann: Person) -> None:
    mine = ann.get("/api/me/history")
    assert (mine["id"], mine["name"], mine["you"], mine["games"]) == (ann.id, "Ann", True, [])


def test_a_game_that_a_bot_finished_is_lost_and_unrated_tables_rate_nobody(ann: Person, bela: Person) -> None:
    match = ann.create("easy", options={"goal": 1})["id"]
    give_up(ann, match)
    (game,) = ann.get("/api/me/history")["games"]
    assert (game["game"], game["played"], game["won"], game["streak"]) == ("the-builders", 1, 0, 0)
    assert game["rating"] is None
    assert game["cards"] == []
    (line,) = game["games"]
    assert (line["match"], line["against"], line["won"], line["rating"]) == (match, "easy", False, None)
    (easy,) = game["against"]
    assert (easy["against"], easy["played"], easy["best"], easy["match"]) == ("easy", 1, line["score"], match)
    # To others the same figures, and none of the tables.
    theirs = bela.get(f"/api/players/{ann.id}")
    assert (theirs["name"], theirs["you"], theirs["games"][0]["played"]) == ("Ann", False, 1)
    assert match not in str(theirs)
    bela.post("/api/blocks", match=match, seat=0)
    assert error_of(bela.http.get(f"/api/players/{ann.id}"))[:2] == (404, "unknown-player")
    assert error_of(ann.http.get("/api/players/nobody"))[:2] == (404, "unknown-player")


def test_a_game_of_kingdom_builder_is_known_by_its_cards(ann: Person) -> None:
    cards = ["farmers", "lords", "miners"]
    table = ann.post(
        "/api/matches",
        game="kingdom-builder",
        options={"goals": cards},
        seats=[{"who": "me"}, {"who": "bot", "level": "easy"}],
    )
    give_up(ann, table["id"])
    (game,) = ann.get("/api/me/history")["games"]
    assert [(one["cards"], one["played"]) for one in game["cards"]] == [(cards, 1)]


def test_rated_tables_are_counted_once_and_without_hints(
    counting: RunningServer, newcomer: NewPerson
) -> None:
    ann, bela = newcomer(counting, "Ann"), newcomer(counting, "Béla")
    table = ann.create("open", level="easy", options={"goal": 1}, hints=True, terms={"rated": True})
    match = table["id"]
    assert (table["terms"]["rated"], table["hints"]) == (True, False)
    bela.post(f"/api/matches/{match}/join")
    ann.post(f"/api/matches/{match}/start")
    bela.post(f"/api/matches/{match}/leave")

    def over() -> bool:
        mine = ann.my_turn(match)
        if mine["status"] != "finished":
            action = {"do": "coins", "actions": 1}
            ann.act(mine, **(action if action in mine["legal"] else mine["legal"][0]))
        return bool(mine["status"] == "finished")

    wait_until(over)
    wait_until(lambda: ann.get("/api/me/history")["games"][0]["rating"] is not None)
    assert counting.call(counting.services.ratings.count()) == 0  # not again
    ann_s, bela_s = (one.get("/api/me/history")["games"][0] for one in (ann, bela))
    assert ann_s["rating"]["value"] > 1000 > bela_s["rating"]["value"]
    assert ann_s["rating"]["provisional"]
    assert ann_s["rating"]["games"] == 1 < PROVISIONAL
    assert ann_s["games"][0]["rating"] == ann_s["rating"]["value"]
    assert bela_s["games"][0]["won"] is False
    data = ann.get("/api/me/export")
    assert [one["match"] for one in data["rated_matches"]] == [match]
    assert bela.http.delete("/api/me").status_code == 204
    assert counting.call(counting.services.ratings.of(bela.id)) == {}


def test_alone_there_is_a_record_but_no_rating(ann: Person) -> None:
    table = ann.post("/api/matches", game="kingdom-legacy", seats=[{"who": "me"}], terms={"rated": True})
    assert table["terms"]["rated"] is False


def test_who_just_stays_away_from_a_rated_game_has_lost_it(
    counting: RunningServer, newcomer: NewPerson, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fiefdom.server.tables.closing._EVERY", 1e9)
    ann = newcomer(counting, "Ann")
    match = ann.create("easy", options={"goal": 1}, terms={"rated": True})["id"]
    ann.my_turn(match)
    clock.skip(days=31)
    services = counting.services
    assert counting.call(close_idle(services.tables, services.journal, services.settings)) == 1
    wait_until(lambda: ann.table(match)["status"] == "finished")
    rated = wait_until(lambda: counting.call(services.ratings.of(ann.id)))
    assert rated["the-builders"].shown < 1000
    assert counting.call(services.ratings.of("bot easy"))["the-builders"].shown > 1000
