"""Fiefdom: kingdom-building board games. This is the composition root; the package itself never imports it.

>>> import fiefdom
>>> state = fiefdom.game("the-builders").start(seats=2, seed=7)
>>> state.apply(state.legal()[0])
"""

from fiefdom.games.kingdom_builder import KingdomBuilder
from fiefdom.games.kingdom_legacy import KingdomLegacy
from fiefdom.games.the_builders import TheBuilders
from fiefdom.kernel.errors import (
    BadAction,
    BadOptions,
    BadRecord,
    BadSeats,
    BadSeed,
    BadText,
    CannotUndo,
    FiefdomError,
    IllegalAction,
    UnknownGame,
    UnknownRules,
    UnknownSeat,
)
from fiefdom.kernel.game import Event, Game, Refusal, Result, Share, State
from fiefdom.kernel.match import Match
from fiefdom.kernel.registry import game, game_names, register
from fiefdom.kernel.rng import Rng
from fiefdom.version import __version__

register(KingdomBuilder())
register(TheBuilders())
register(KingdomLegacy())

__all__ = [
    "BadAction",
    "BadOptions",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "BadText",
    "CannotUndo",
    "Event",
    "FiefdomError",
    "Game",
    "IllegalAction",
    "Match",
    "Refusal",
    "Result",
    "Rng",
    "Share",
    "State",
    "UnknownGame",
    "UnknownRules",
    "UnknownSeat",
    "__version__",
    "game",
    "game_names",
    "register",
]
