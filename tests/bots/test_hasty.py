"""The hasty player, by whom planners of Kingdom Builder play games to their end."""

from typing import Any

import pytest

from fiefdom import Rng
from fiefdom.bots import make_bot, planner
from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.bots.evaluations.kingdom_haste import hasty
from fiefdom.bots.greedy import lead as real
from fiefdom.games.kingdom_builder.board.hexes import NEIGHBOURS
from fiefdom.games.kingdom_builder.play.actions import Build
from fiefdom.kernel.game import State
from kingdom_builder_positions import EVERYTHING, GAME


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"expansions": ["crossroads", "marshlands"]}),
        (4, {"expansions": ["nomads"]}),
        (5, {"expansions": list(EVERYTHING)}),
    ],
)
def test_what_it_does_is_legal_and_it_hardly_ever_has_to_think(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        state, decided, thought = GAME.start(seats, seed, options), 0, 0
        while state.actor is not None:
            action = hasty(state)
            if action is None:
                thought += 1
                action = state.legal()[0]
            decided += 1
            state.apply(action)  # refuses what is not legal
        assert state.result().winners
        assert thought < decided / 20


def test_it_builds_where_most_comes_together() -> None:
    """With nothing on the board it goes next to a location whose tile builds, or to a castle."""
    for seed in range(10):
        state = GAME.start(2, seed, {"goals": ["hermits", "miners", "fishermen"]})
        action = hasty(state)
        assert isinstance(action, Build)
        wanted = [
            place
            for place, kind in zip(state.layout.locations, state.layout.kinds, strict=True)
            if kind.kind == "build"
        ]
        assert any(NEIGHBOURS[place] >> action.hex & 1 for place in (*wanted, *state.layout.places["castle"]))


def test_it_is_better_than_chance() -> None:
    gold = [0, 0]
    for seed in range(6):
        state, chance = GAME.start(2, seed), make_bot("random", GAME.name, seed)
        while state.actor is not None:
            action = hasty(state) if state.actor == seed % 2 else chance.choose(state)
            state.apply(action or state.legal()[0])
        scores = state.result().scores
        gold[0] += scores[seed % 2]
        gold[1] += scores[1 - seed % 2]
    assert gold[0] > 1.2 * gold[1]


def test_a_planner_with_work_to_spend_plays_to_the_end_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """One with samples looks a round ahead; both judge what they come to."""
    ends: list[bool] = []

    def lead(scores: list[float], seat: int) -> float:
        ends.append(all(score == int(score) for score in scores))
        return real(scores, seat)

    state: State[Any] = GAME.start(2, 3)
    evaluation = EVALUATIONS[GAME.name]
    for rounds, to_the_end in ((None, True), (1, False)):
        bot = planner.PlannerBot(evaluation, planner.Care(samples=1, rounds=rounds), 1)
        (turn, *_) = bot.turns(state.guess(0, Rng(1)), state.actor or 0)
        monkeypatch.setattr(planner, "lead", lead)
        ends.clear()
        bot.play_on(state, state.actor or 0, [turn.actions])
        monkeypatch.setattr(planner, "lead", real)
        assert ends == [to_the_end]
