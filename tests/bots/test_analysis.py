"""`analyse`: what search thinks of every legal action, for all games."""

import pytest

import fiefdom
from fiefdom import Rng, analyse
from fiefdom.bots import make_bot


@pytest.mark.parametrize("name", fiefdom.game_names())
def test_it_judges_every_action_and_is_reproducible(name: str) -> None:
    game = fiefdom.game(name)
    state, bot = game.start(game.seats[0], 3), make_bot("greedy", name, 1)
    for _ in range(6):
        state.apply(bot.choose(state))
    before = state.to_text()
    judged = analyse(state, samples=4, seed=1)
    assert {one.action for one in judged} == set(state.legal())
    assert judged == analyse(state, samples=4, seed=1)
    assert all(one.visits > 0 for one in judged)
    assert [one.visits for one in judged] == sorted((one.visits for one in judged), reverse=True)
    assert state.to_text() == before
    assert state.actor is not None
    assert analyse(state.guess(state.actor, Rng(9)), samples=4, seed=1) == judged  # it sees nothing hidden


def test_nothing_is_left_to_judge_at_the_end() -> None:
    game = fiefdom.game("the-builders")
    state, rng = game.start(2, 1, {"goal": 2}), Rng(1)
    while state.actor is not None:
        state.apply(rng.choice(state.legal()))
    assert analyse(state) == []
