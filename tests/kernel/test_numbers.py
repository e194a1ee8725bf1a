"""Whole numbers of any library are accepted where an int is; what is only nearly one is not."""

from typing import Any

import pytest

import fiefdom
from fiefdom import Match, Rng
from fiefdom.errors import UnknownSeat
from fiefdom.games.kingdom_legacy.play.actions import Take
from fiefdom.kernel.game import Game
from fiefdom.kernel.numbers import whole
from fiefdom.kernel.registry import all_games


class Number:
    """Like NumPy's: no int, but an index."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Truth:
    """Like NumPy's: it has the method and refuses to be asked."""

    def __index__(self) -> int:
        raise TypeError


def n(value: int) -> Any:
    return Number(value)


def numbered(data: Any) -> Any:
    """The same JSON, its whole numbers as another library has them."""
    if isinstance(data, dict):
        return {name: numbered(value) for name, value in data.items()}
    return n(data) if type(data) is int else data


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None, [1], Truth()])
def test_what_is_no_whole_number(value: object) -> None:
    assert whole(value) is None


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_numbers_of_other_libraries_are_accepted(game: Game[Any]) -> None:
    seats = game.seats[0]
    match, plain = Match(game, n(seats), n(3)), Match(game, seats, 3)
    rng = Rng(n(5))
    for _ in range(30):
        action = rng.choice(match.state.legal())
        assert game.decode(numbered(game.encode(action))) == action
        match.play(game.decode(numbered(game.encode(action))))
        plain.play(action)
    assert match.to_json() == plain.to_json()
    assert match.at(n(7)).to_text() == plain.at(7).to_text()
    assert match.events(n(0), n(2)) == plain.events(0, 2)
    assert match.state.view(n(0)) == plain.state.view(0)
    assert match.state.guess(n(0), Rng(1)).to_text() == plain.state.guess(0, Rng(1)).to_text()
    target = {"target": {"hex" if game.name == "kingdom-builder" else "card": n(3)}}
    assert match.state.explain(target) == plain.state.explain(numbered(target))
    assert game.with_rules(n(game.rules_version)) is game


def test_an_action_made_with_them_is_the_same_action() -> None:
    made = Take(n(987_654_321))  # nobody has made it before
    assert type(made.gives) is int
    assert Take(987_654_321) is Take(gives=n(987_654_321)) is made


def test_numbers_in_options_and_undo() -> None:
    match = Match(fiefdom.game("the-builders"), 2, 3, {"goal": n(9)})
    assert '"options": {"goal": 9}' in match.to_json()
    match.play(match.game.decode({"do": "coins", "actions": 1}))
    match.undo(n(match.steps[0].seat))
    assert match.actions == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_seat_that_does_not_exist_is_refused(game: Game[Any]) -> None:
    match = Match(game, game.seats[0], 3)
    bad: list[Any] = [-1, game.seats[0], True, 0.0, "0"]
    for seat in bad:
        for ask in (match.state.view, match.events, match.undo, lambda seat: match.state.guess(seat, Rng(1))):
            with pytest.raises(UnknownSeat, match="the seats are 0 to"):
                ask(seat)
    with pytest.raises(UnknownSeat):
        match.state.guess(None, Rng(1))  # type: ignore[arg-type]


@pytest.mark.parametrize("bad", [-1, 1.0, True, "1"])
def test_a_place_in_the_record_is_a_whole_number(bad: Any) -> None:
    match = Match(fiefdom.game("the-builders"), 2, 3)
    with pytest.raises(IndexError):
        match.at(bad)
    with pytest.raises(IndexError):
        match.events(0, since=bad)
