"""Everything that can go wrong between a caller and the games. Each says what is allowed instead."""

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

__all__ = [
    "BadAction",
    "BadOptions",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "BadText",
    "CannotUndo",
    "FiefdomError",
    "IllegalAction",
    "UnknownGame",
    "UnknownRules",
    "UnknownSeat",
]
