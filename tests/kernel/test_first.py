"""The option `first` of games with more than one seat: who begins is chosen, and nothing else changes."""

import pytest

import fiefdom
from fiefdom.errors import BadOptions

GAMES = ("kingdom-builder", "the-builders")


@pytest.mark.parametrize("name", GAMES)
def test_K5_B5_the_seat_that_is_asked_for_begins(name: str) -> None:
    game = fiefdom.game(name)
    assert [game.start(3, seed=7, options={"first": seat}).actor for seat in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("name", GAMES)
def test_without_it_chance_decides_as_ever(name: str) -> None:
    game = fiefdom.game(name)
    for seed in range(5):
        drawn = game.start(4, seed)
        assert drawn.key() == game.start(4, seed, {"first": None}).key()
        assert drawn.key() == game.start(4, seed, {"first": drawn.actor}).key()


@pytest.mark.parametrize("name", GAMES)
def test_there_must_be_such_a_seat(name: str) -> None:
    for first in (2, -1, "me"):
        with pytest.raises(BadOptions, match="first"):
            fiefdom.game(name).start(2, seed=1, options={"first": first})
