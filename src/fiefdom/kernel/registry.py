"""The games by name. The composition root (`fiefdom/__init__.py`) fills it."""

from collections.abc import Callable
from typing import Any

from fiefdom.kernel.errors import UnknownGame
from fiefdom.kernel.game import Game

_loaders: dict[str, Callable[[], Game[Any]]] = {}
_loaded: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Adds a game; a second one of the same name is refused with a ValueError."""
    register_later(game.name, lambda: game)


def register_later(name: str, load: Callable[[], Game[Any]]) -> None:
    """Adds a game that is loaded when it is first asked for."""
    if name in _loaders:
        raise ValueError(f"a game {name!r} is registered already")
    _loaders[name] = load


def game(name: str) -> Game[Any]:
    """The game of this name; UnknownGame names those there are."""
    if not isinstance(name, str) or name not in _loaders:
        raise UnknownGame(name, _loaders)
    found = _loaded.get(name)
    if found is None:
        found = _loaded[name] = _loaders[name]()
    return found


def game_names() -> tuple[str, ...]:
    """The names of all games, in the order in which they were registered."""
    return tuple(_loaders)


def all_games() -> tuple[Game[Any], ...]:
    """All games, in the order in which they were registered."""
    return tuple(game(name) for name in _loaders)
