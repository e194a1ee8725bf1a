"""What the interface gives a game that says nothing: docstrings, and answers that are safe."""

import inspect
from typing import Any

import fiefdom
from fiefdom import Game, Match, State
from fiefdom.kernel.words import words

BUILDERS = fiefdom.game("the-builders")


def test_a_game_that_forgets_what_is_public_publishes_nothing() -> None:
    assert Game.public_cards(BUILDERS) is None
    assert BUILDERS.public_cards() == BUILDERS.cards()


def test_what_a_game_does_not_offer_it_says() -> None:
    match = Match(BUILDERS, 2, 1)
    assert match.state.what_if() is None
    assert match.state.known_cards(0, words("en")) is None
    assert BUILDERS.chronicle(match) is None


def test_every_method_of_every_game_has_a_docstring() -> None:
    for game in fiefdom.games():
        things: list[tuple[Any, Any]] = [(Game, game), (State, game.start(game.seats[0], 1))]
        for interface, thing in things:
            for name in vars(interface):
                if not name.startswith("_") and callable(getattr(interface, name)):
                    assert inspect.getdoc(getattr(thing, name)), f"{game.name}: {name}"
