"""What a bot needs to know of a game beyond the kernel's interface: how good a position is."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Evaluation:
    """`estimate` gives, seat by seat, roughly the final score that the position promises.

    It is asked thousands of times per move: it should take a few microseconds. `scale` is a lead (in
    a game for one: a gain) that counts as nearly decided. `round_of` says which round it is, where
    estimates are fair only between rounds, when everybody has had the same number of turns: search
    then plays a round to its end before it judges.
    """

    estimate: Callable[[Any], list[float]]
    scale: float
    round_of: Callable[[Any], int] | None = None
    levels: "Levels" = field(default_factory=lambda: Levels())


@dataclass(frozen=True, slots=True)
class Levels:
    """How the levels that people choose play this game; docs/bots.md has what was measured."""

    slip: float = 0.3
    """Easy looks one decision ahead, and this often does not look at all."""
    medium: int = 0
    """Playouts of medium; with none it looks one decision ahead, but always."""
    hard: int = 60
    """Playouts of hard."""
