"""Games as numbers: every action has a number, every position that a seat may see is one array with named parts."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from math import prod
from typing import Any, Generic, NamedTuple, TypeAlias

import numpy as np

from fiefdom.kernel.game import A, Game, Seat, State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import check_seat

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
_INT8 = np.dtype(np.int8)


class Part(NamedTuple):
    """One part of an observation."""

    names: tuple[str, ...]
    """What it holds: by plane of a board, by column of a list of cards, by number of the facts."""
    shape: tuple[int, ...]


class Encoding(ABC, Generic[A]):
    """The numbered actions and the observations of a game with these options and so many seats.

    The numbers hold for one version of the rules (`game.rules_version`) and these options; two matches of them
    share all numbers, whatever their seeds.
    """

    num_actions: int
    """Actions are numbered from 0 to one less."""
    parts: Mapping[str, Part]
    """What an observation is made of, in this order."""

    def __init__(self, game: Game[A], seats: int, options: Mapping[str, JSON] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options or {})

    @abstractmethod
    def listed(self, state: State[A]) -> tuple[list[int], list[A]]:
        """The numbers of the legal actions of a state, and the actions in the same order."""

    def numbered(self, state: State[A]) -> dict[int, A]:
        """The legal actions of a state by their numbers."""
        return dict(zip(*self.listed(self._of_game(state)), strict=True))

    def observe(self, state: State[A], seat: Seat) -> Array:
        """What this seat may know, and nothing more: all parts as one row of small numbers (0 to 255).

        UnknownSeat if there is no such seat; ValueError for a state of another game or table.
        """
        return self.sight(seat)(self._of_game(state))

    def sight(self, seat: Seat) -> Callable[[State[A]], Array]:
        """`observe` for a seat that looks again and again: the same rows, sooner where little changes between two looks."""
        return partial(self._see, seat=check_seat(seat, self.seats))

    def _see(self, state: State[A], seat: Seat) -> Array:
        raise NotImplementedError  # where `sight` is not another one

    def _of_game(self, state: State[A]) -> State[A]:
        seats = getattr(state, "seats", 1)
        if getattr(state, "game", None) != self.game.name or seats != self.seats:
            raise ValueError(f"{state!r} is no state of {self.game.name} with {self.seats} seats")
        return state

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seats} seats, {self.num_actions} actions, observations of {self.size})"

    @cached_property
    def size(self) -> int:
        """Of an observation."""
        return sum(prod(part.shape) for part in self.parts.values())

    def split(self, observations: Array) -> dict[str, Array]:
        """The parts of an observation, or of a stack of them, in their own shapes."""
        found, first = {}, 0
        for name, part in self.parts.items():
            last = first + prod(part.shape)
            found[name] = observations[..., first:last].reshape(*observations.shape[:-1], *part.shape)
            first = last
        return found

    def action_index(self, state: State[A], action: A) -> int:
        """The number of a legal action; ValueError if it is none, or has none."""
        for number, legal in self.numbered(state).items():
            if legal == action:
                return number
        raise ValueError(f"{action!r} is no numbered legal action of this state")

    def legal_mask(self, state: State[A]) -> Array:
        """By number: 1 if the action is legal."""
        return self.mask(self.listed(self._of_game(state))[0])

    def mask(self, numbers: Iterable[int]) -> Array:
        """1 for these numbers, 0 for all others."""
        mask = bytearray(self.num_actions)  # for a few numbers quicker than an array
        for number in numbers:
            mask[number] = 1
        return np.frombuffer(mask, _INT8)


def part(names: Sequence[str], shape: Sequence[int] = ()) -> Part:
    """A part whose first axis (or whose last, of cards) has these names."""
    return Part(tuple(names), tuple(shape) or (len(names),))


def small(numbers: Sequence[int]) -> Array:
    """As bytes; what is larger than one can say (coins without end) is its largest number."""
    try:
        return np.frombuffer(bytes(numbers), np.uint8)
    except ValueError:
        return np.frombuffer(bytes([min(number, 255) for number in numbers]), np.uint8)
