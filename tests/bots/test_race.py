"""The Builders: what its bots look at, and how fast."""

from collections.abc import Iterator
from typing import Any

import pytest

import fiefdom
from fiefdom.bots import make_bot
from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.bots.evaluations.the_builders import OUTLOOK
from fiefdom.bots.mcts import Budget, MctsBot
from fiefdom.bots.race import RaceBot
from fiefdom.bots.trial import reveals
from fiefdom.games.the_builders.actions import END_TURN, EndTurn, Send

GAME = "the-builders"
EVALUATION = EVALUATIONS[GAME]


def positions(seats: int, seed: int) -> Iterator[Any]:
    """Those of a game of easy bots, who try a lot."""
    state = fiefdom.game(GAME).start(seats, seed)
    bots = [make_bot("easy", GAME, seed + seat) for seat in range(seats)]
    while state.actor is not None:
        yield state.copy()
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


def race(seed: int) -> RaceBot:
    return RaceBot(EVALUATION, Budget(playouts=20), seed)


def test_ways_are_compared_on_the_same_guesses() -> None:
    """So that luck does not part what is the same; and the same comparison comes out the same."""
    state = list(positions(2, 3))[20]
    first, second = state.legal()[:2]
    values = race(1).compare(state, state.actor, [(first,), (second,), (first,)])
    assert values[0] == values[2] != values[1]
    assert values == race(1).compare(state, state.actor, [(first,), (second,), (first,)])


def test_what_ends_the_game_leads_to_the_final_lead() -> None:
    """However far behind one is: no lead is made up."""
    state = next(state for state in positions(2, 3) if state.ending and state.points != [0, 0])
    final = state.copy()
    final.apply(END_TURN)
    assert final.actor is None
    scores = final.result().scores
    seat = state.actor
    assert race(1).compare(state, seat, [(END_TURN,)]) == [scores[seat] - scores[1 - seat]]


def test_a_site_that_one_worker_would_complete_is_worth_more() -> None:
    """Between rounds; whoever has the right worker at hand is ahead (B13)."""
    assert EVALUATION.outlook is not None
    state: Any = fiefdom.game(GAME).start(2, 1)
    state.sites, state.crew, state.supply = [(44,), (44,)], {44: ()}, {44: 0}  # wood, 2 knowledge: a point
    state.free = [(15,), (14,)]  # wood, 2 knowledge; 2 knowledge, tile
    one, other = EVALUATION.outlook(state)
    unit = OUTLOOK["unit missing that the free supply"]
    point = OUTLOOK["point of a site that one of the free would complete"]
    assert one - other == pytest.approx(sum(unit) + sum(point))  # at the beginning both parts count in full


def test_what_was_found_out_is_kept_until_something_new_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Within a turn: the next search goes on with what the last one knows of the position it leads to."""
    spent: list[int] = []
    grow = MctsBot._grow

    def watched(bot: MctsBot, root: Any, state: Any, seat: int, playouts: int = 0) -> None:
        spent.append(playouts)
        grow(bot, root, state, seat, playouts)

    monkeypatch.setattr(MctsBot, "_grow", watched)
    bot, kept = race(1), 0
    for state in list(positions(2, 5))[10:40]:
        actor = state.actor
        if len(EVALUATION.sensible(state)) == 1:
            continue
        hidden = reveals(state, bot.choose(state))
        if state.actor != actor or len(EVALUATION.sensible(state)) == 1:
            continue
        spent.clear()
        bot.choose(state)
        assert (spent[0] > 0) is not hidden
        kept += not hidden
    assert kept > 3
