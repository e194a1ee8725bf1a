"""Tournaments and what is said about them."""

import pytest

import fiefdom
from fiefdom.arena import benchmark
from fiefdom.arena.statistics import interval
from fiefdom.arena.tournament import Outcome, Pairing, endings, play_games, standings
from fiefdom.bots import UnknownBot


def untimed(outcomes: list[Outcome]) -> list[object]:
    return [(o.seed, o.scores, o.winners, o.ended_by, o.decisions) for o in outcomes]


def test_the_same_seed_gives_the_same_games_in_one_process_or_in_many() -> None:
    pairing = Pairing("the-builders", ("greedy", "random", "easy"), {"goal": 8})
    alone = list(play_games(pairing, 6, seed=3))
    assert untimed(alone) == untimed(list(play_games(pairing, 6, seed=3)))
    assert untimed(alone) == untimed(list(play_games(pairing, 6, seed=3, jobs=2)))


def test_seats_rotate_over_the_same_cards() -> None:
    outcomes = list(play_games(Pairing("the-builders", ("random", "random")), 4, seed=5))
    assert [outcome.seed for outcome in outcomes] == [5, 5, 6, 6]


def test_faults_show_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        list(play_games(Pairing("the-builders", ("greedy", "genius")), 1, 1))
    with pytest.raises(fiefdom.errors.BadSeats):
        list(play_games(Pairing("the-builders", ("greedy",)), 1, 1))


def test_standings_share_victories() -> None:
    outcomes = [
        Outcome(1, (20, 10), (0,), "B17", (5, 5), (1.0, 0.5)),
        Outcome(2, (12, 12), (0, 1), "B19", (5, 5), (1.0, 0.5)),
    ]
    mine, theirs = standings(("a", "b"), outcomes)
    assert (mine.wins, theirs.wins) == (1.5, 0.5)
    assert (mine.mean_score, theirs.mean_score) == (16, 11)
    assert (mine.seconds_per_decision, theirs.seconds_per_decision) == (0.2, 0.1)
    assert endings(outcomes) == {"B17": 1, "B19": 1}


def test_interval() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)
    assert interval(10, 10)[1] <= 1.0


@pytest.mark.parametrize("case", benchmark.CASES, ids=lambda case: f"{case.game}-{case.label}")
def test_every_figure_can_be_measured(case: benchmark.Case) -> None:
    figures, facts = benchmark.random_play(case, 0.001)
    figures += [
        benchmark.copies(case, 0.001),
        benchmark.playouts(case, 0.001),
        benchmark.calibration(0.001),
    ]
    for figure in figures:
        assert 0 < figure.low <= figure.median <= figure.high
    assert facts.decisions > facts.games
    assert sum(facts.endings.values()) == facts.games
    assert facts == benchmark.random_facts(case)
