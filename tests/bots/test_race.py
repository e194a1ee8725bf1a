"""The Builders: what its bots look at, and how fast."""

from typing import Any

import pytest

import fiefdom
from fiefdom.bots import make_bot
from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.games.the_builders.actions import EndTurn, Send

GAME = "the-builders"
EVALUATION = EVALUATIONS[GAME]


def positions(seats: int, seed: int) -> Any:
    """Those of a game of easy bots, who try a lot."""
    state = fiefdom.game(GAME).start(seats, seed)
    bots = [make_bot("easy", GAME, seed + seat) for seat in range(seats)]
    while state.actor is not None:
        yield state
        state.apply(bots[state.actor].choose(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_of_an_action_is_what_the_estimate_says_after_it(seats: int) -> None:
    told = 0
    for state in positions(seats, seats):
        legal = state.legal()
        for action, scores in zip(legal, EVALUATION.after(state, legal), strict=True):
            then = state.copy()
            then.apply(action)
            if scores is None:  # it changes more than what one's own turn shows
                assert isinstance(action, EndTurn) or (isinstance(action, Send) and then.built != state.built)
            else:
                told += 1
                assert scores == EVALUATION.estimate(then)
    assert told > 500
