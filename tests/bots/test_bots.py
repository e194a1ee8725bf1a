"""Bots: legal, reproducible, blind to what is hidden, and worth their level."""

from typing import Any

import pytest

import fiefdom
from fiefdom import Rng
from fiefdom.arena.lineups import Lineup, fixtures
from fiefdom.arena.tournament import play_all
from fiefdom.bots import LEVELS, UnknownBot, make_bot
from fiefdom.errors import UnknownGame
from fiefdom.kernel.game import State

NAMES = ["random", "greedy", "mcts:20", "plan:0", "plan:4", *LEVELS]
GAMES = fiefdom.game_names()


def positions(name: str, seed: int, steps: int) -> State[Any]:
    """A position that sensible play leads to."""
    game = fiefdom.game(name)
    state, bot = game.start(game.seats[0], seed), make_bot("greedy", name, seed)
    for _ in range(steps):
        if state.actor is not None:
            state.apply(bot.choose(state))
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("steps", [0, 9, 30])
def test_a_bot_answers_the_same_for_every_order_of_what_it_cannot_see(
    game: str, name: str, steps: int
) -> None:
    state = positions(game, 4, steps)
    assert state.actor is not None
    before = state.to_text()
    answer = make_bot(name, game, 1).choose(state)
    assert answer in state.legal()
    assert state.to_text() == before
    for luck in range(3):
        hidden = state.guess(state.actor, Rng(luck))  # another arrangement of all that is hidden
        assert make_bot(name, game, 1).choose(hidden) == answer


@pytest.mark.parametrize(
    "name", ["mcts", "mcts:", "mcts:0", "mcts:-1", "mcts:1.5", "mcts:xs", "plan:", "plan:-1", "genius", ""]
)
def test_an_unknown_bot_names_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownBot, match="random, greedy, mcts:200"):
        make_bot(name, "the-builders", 1)


@pytest.mark.parametrize("name", ["greedy", "mcts:5", *LEVELS])
def test_a_bot_of_an_unknown_game_names_the_games(name: str) -> None:
    with pytest.raises(UnknownGame, match="the-builders"):
        make_bot(name, "chess", 1)


def test_a_budget_of_time_is_kept_in_playouts_or_seconds() -> None:
    state = positions("the-builders", 1, 5)
    assert make_bot("mcts:0.01s", "the-builders", 1).choose(state) in state.legal()


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("mcts:40", "easy")])
def test_the_better_bot_wins(better: str, worse: str) -> None:
    """A few fixed games; docs/bots.md has the measurement."""
    games = list(fixtures([Lineup("the-builders", (better, worse))], 10, seed=1))
    won = [outcome.winners for outcome in play_all(games)]
    assert won.count((0,)) > won.count((1,))


def test_bots_show_themselves_shortly() -> None:
    names = ("random", "greedy", "easy", "mcts:200", "mcts:0.5s")
    shown = [repr(make_bot(name, "the-builders", 1)) for name in names]
    assert shown == ["RandomBot()", "GreedyBot()", "EasyBot()", "MctsBot(200 playouts)", "MctsBot(0.5 s)"]
