"""Kingdom-building board games: complete rules, seeded and fast, and bots that play them.

>>> import fiefdom
>>> fiefdom.game_names()
('kingdom-builder', 'the-builders', 'kingdom-legacy')
>>> match = fiefdom.Match(fiefdom.game("the-builders"), seats=2, seed=7)
>>> bot = fiefdom.make_bot("easy", "the-builders", seed=1)
>>> events = match.play(bot.choose(match.state))
>>> len(match.actions)
1

`fiefdom.errors` has everything that can go wrong; docs/your-own-game.md adds a game of one's own (`register`).
"""

# The composition root: it knows all games, and nothing inside the package imports it. A game is loaded when it is
# first asked for, so that the import is quick and brings no other package.

from typing import TYPE_CHECKING, Any

from fiefdom import errors
from fiefdom.kernel.game import Game
from fiefdom.kernel.match import Match
from fiefdom.kernel.registry import game, game_names, register, register_later
from fiefdom.kernel.rng import Rng
from fiefdom.version import __version__

if TYPE_CHECKING:
    from fiefdom.bots.analysis import analyse
    from fiefdom.bots.catalog import make_bot
    from fiefdom.bots.trial import what_if

__all__ = [
    "Match",
    "Rng",
    "__version__",
    "analyse",
    "errors",
    "game",
    "game_names",
    "make_bot",
    "register",
    "what_if",
]


def _kingdom_builder() -> Game[Any]:
    from fiefdom.games.kingdom_builder import KingdomBuilder

    return KingdomBuilder()


def _the_builders() -> Game[Any]:
    from fiefdom.games.the_builders import TheBuilders

    return TheBuilders()


def _kingdom_legacy() -> Game[Any]:
    from fiefdom.games.kingdom_legacy import KingdomLegacy

    return KingdomLegacy()


register_later("kingdom-builder", _kingdom_builder)
register_later("the-builders", _the_builders)
register_later("kingdom-legacy", _kingdom_legacy)


def __getattr__(name: str) -> Any:
    """Bots know how good a position is, and so the games: they are loaded when they are asked for."""
    if name == "make_bot":
        from fiefdom.bots.catalog import make_bot

        return make_bot
    if name == "analyse":
        from fiefdom.bots.analysis import analyse

        return analyse
    if name == "what_if":
        from fiefdom.bots.trial import what_if

        return what_if
    raise AttributeError(f"fiefdom has no {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__doc__"]
