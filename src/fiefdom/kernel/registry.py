"""The games by name. The composition root (`fiefdom/__init__.py`) fills it."""

from typing import Any

from fiefdom.kernel.errors import UnknownGame
from fiefdom.kernel.game import Game

_games: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Adds a game; a second one of the same name is a mistake of ours."""
    if game.name in _games:
        raise ValueError(f"a game {game.name!r} is registered already")
    _games[game.name] = game


def game(name: str) -> Game[Any]:
    """The game of this name; UnknownGame names those there are."""
    found = _games.get(name) if isinstance(name, str) else None
    if found is None:
        raise UnknownGame(name, _games)
    return found


def game_names() -> tuple[str, ...]:
    """The names of all games, in the order in which they were registered."""
    return tuple(_games)


def all_games() -> tuple[Game[Any], ...]:
    """All games, in the order in which they were registered."""
    return tuple(_games.values())
