"""What a bot needs to know of a game beyond the kernel's interface: how good a position is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Evaluation:
    """`estimate` gives, seat by seat, roughly the final score that the position promises.

    It is asked thousands of times per move: it should take a few microseconds. `scale` is a lead (in
    a game for one: a gain) that counts as nearly decided.
    """

    estimate: Callable[[Any], list[float]]
    scale: float
