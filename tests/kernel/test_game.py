"""What the interface gives a game that says nothing: docstrings, and answers that are safe."""

import inspect
from typing import Any

import fiefdom
from fiefdom import Match
from fiefdom.games.the_builders.actions import END_TURN
from fiefdom.kernel.game import Game, State
from fiefdom.kernel.registry import all_games
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
    for game in all_games():
        things: list[tuple[Any, Any]] = [(Game, game), (State, game.start(game.seats[0], 1))]
        for interface, thing in things:
            for name in vars(interface):
                if not name.startswith("_") and callable(getattr(interface, name)):
                    assert inspect.getdoc(getattr(thing, name)), f"{game.name}: {name}"


def test_states_games_and_matches_show_themselves_shortly() -> None:
    match = Match(BUILDERS, 2, 1)
    seat = match.state.actor
    assert repr(BUILDERS) == "TheBuilders(rules 2)"
    assert repr(match.state) == f"BuildersState(round 1, seat {seat} to act, 15 legal)"
    assert repr(match) == f"Match(the-builders, 2 seats, 0 actions, seat {seat} to act)"
    while match.state.actor is not None:
        match.play(END_TURN)
    assert repr(match.state) == "BuildersState(round 10, over by B19)"
    assert repr(match) == "Match(the-builders, 2 seats, 20 actions, over)"


def test_the_package_of_games_can_be_imported_by_its_name() -> None:
    import fiefdom.games.kingdom_builder as kingdom_builder

    assert kingdom_builder.KingdomBuilder.name in fiefdom.game_names()
