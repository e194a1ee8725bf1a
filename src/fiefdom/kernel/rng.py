"""A small seeded generator of our own: copying it is copying an int, and its numbers never change."""

from operator import index
from typing import Any, Self

_MASK = (1 << 64) - 1
_STEP = 6364136223846793005
_ADD = 1442695040888963407
_SPREAD = 12605985483714917081


def _mix(value: int) -> int:
    """Spreads every bit of a 64-bit number over all the others (the finaliser of splitmix64)."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def folded(seed: int) -> int:
    """The seed of 64 bits that gives the same numbers as this one.

    >>> folded(7), Rng(folded(7 << 99)).state == Rng(7 << 99).state
    (7, True)
    """
    return (seed & _MASK) ^ _mix(seed >> 64 & _MASK)


class Rng:
    """A permuted congruential generator (PCG, 64 bits of state, RXS-M): 32 bits a step.

    A bare congruential generator would do for fair games, but whoever sees the cards it dealt could work out
    those to come. The permutation hides its state.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(5)]
    [2, 4, 0, 4, 1]
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        # Seeds 1, 2, 3 … must give unrelated games, and a seed may be larger than 64 bits.
        self.state = _mix(folded(index(seed)) ^ 0x9E3779B97F4A7C15)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = state = (self.state * _STEP + _ADD) & _MASK
        word = ((state >> (state >> 59) + 5 ^ state) * _SPREAD) & _MASK
        return ((word >> 32) * n) >> 32

    def shuffle(self, items: list[Any]) -> None:
        """Puts the items of a list into random order, in place."""
        state = self.state
        for last in range(len(items) - 1, 0, -1):
            # `below(last + 1)`, written out: every guess shuffles a deck.
            state = (state * _STEP + _ADD) & _MASK
            word = ((state >> (state >> 59) + 5 ^ state) * _SPREAD) & _MASK
            other = ((word >> 32) * (last + 1)) >> 32
            items[last], items[other] = items[other], items[last]
        self.state = state

    def choice(self, items: list[Any] | tuple[Any, ...]) -> Any:
        """One of the items."""
        return items[self.below(len(items))]

    def uniform(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.below(1 << 30) / (1 << 30)

    def fork(self) -> "Rng":
        """A new generator, unrelated to what this one gives next."""
        return Rng(self.below(1 << 32) << 32 | self.below(1 << 32))

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.state = self.state
        return twin

    def __repr__(self) -> str:
        return f"{type(self).__name__} at {self.state:#018x}"
