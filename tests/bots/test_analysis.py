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


def test_without_a_sample_nothing_can_be_judged() -> None:
    with pytest.raises(ValueError, match="one sample at least, not 0"):
        fiefdom.analyse(fiefdom.game("the-builders").start(2, seed=1), samples=0)


def test_nothing_is_left_to_judge_at_the_end() -> None:
    game = fiefdom.game("the-builders")
    state, rng = game.start(2, 1, {"goal": 2}), Rng(1)
    while state.actor is not None:
        state.apply(rng.choice(state.legal()))
    assert analyse(state) == []


@pytest.mark.parametrize("name", fiefdom.game_names())
def test_what_if_tells_what_each_action_brings_at_once_and_nothing_hidden(name: str) -> None:
    game = fiefdom.game(name)
    match, bot = fiefdom.Match(game, game.seats[0], 3), make_bot("greedy", name, 1)
    brought = set()
    for _ in range(60):
        state, seat = match.state, match.state.actor
        assert seat is not None
        told = dict(fiefdom.what_if(state))
        assert set(told) == set(state.legal())
        assert told == dict(fiefdom.what_if(state.guess(seat, Rng(5))))  # the same for all that may be hidden
        action, before = bot.choose(state), state.result().scores[seat]
        match.play(action)
        brought.add(sum(told[action].values()))
        if told[action]:
            assert match.state.result().scores[seat] - before == sum(told[action].values())
    # Kingdom Legacy: what brings glory ends the turn, and the next one shows cards.
    assert len(brought) > 1 or name == "kingdom-legacy", "something was gained"
