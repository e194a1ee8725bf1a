"""What a bot needs to know of a game beyond the kernel's interface: how good a position is."""

from collections.abc import Callable
from dataclasses import dataclass
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
