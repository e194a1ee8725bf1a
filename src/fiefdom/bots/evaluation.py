"""What a bot needs to know of a game beyond the kernel's interface: how good a position is."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Evaluation:
    """`estimate` gives, seat by seat, roughly the final score that the position promises.

    It is asked thousands of times per move: it should take a few microseconds. `scale` is a lead (in
    a game for one: a gain) that counts as nearly decided.

    What makes one decision better than another is not always what tells who will win. A game may
    have a second opinion for search: `judge`, asked only between rounds, when everybody has had the
    same number of turns. `round_of` says which round it is; search plays a round to its end first.

    Who plans whole turns asks which turn it is (`turn_of`), whether nothing is half done (`settled`), and
    how something half done looks (`glance`; what comes of it decides).
    """

    estimate: Callable[[Any], list[float]]
    scale: float
    round_of: Callable[[Any], int] | None = None
    judge: Callable[[Any], list[float]] | None = None
    turn_of: Callable[[Any], Hashable] = lambda state: state.actor
    settled: Callable[[Any], bool] = lambda _: True
    glance: Callable[[Any], list[float]] | None = None
    levels: "Levels" = field(default_factory=lambda: Levels())


@dataclass(frozen=True, slots=True)
class Levels:
    """How the levels that people choose play this game; docs/bots.md has what was measured."""

    slip: float = 0.25
    """Easy looks one decision ahead, and this often does not look at all."""
    medium: int = 10
    """Playouts of medium; with none it looks one decision ahead, but always."""
    hard: int = 200
    """Playouts of hard."""
