"""What is laid out once and stays: the board with its spaces, the cards in use, the printing."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import (
    HEXES,
    NEIGHBOUR_NUMBERS,
    NEIGHBOURS,
    SIDE,
    areas,
    members,
    neighbours,
)
from fiefdom.games.kingdom_builder.board.terrain import (
    CASTLE,
    ELIGIBLE,
    LETTERS,
    LOCATION,
    MOUNTAIN,
    PALACE,
    SPECIAL,
    SWAMP,
    WATER,
    halves,
)

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.expansions import Goal, Location, Task


_SPACES = (*LETTERS, *SPECIAL)
_ONLY = {letter: str.maketrans({other: "01"[other == letter] for other in _SPACES}) for letter in _SPACES}
_HALF = SIDE // 2


def _masks(rows: tuple[str, ...]) -> tuple[int, ...]:
    """The spaces of each letter of _SPACES, put together from those of the four quadrants."""
    quarters = [
        _quarter("".join([row[first : first + _HALF] for row in rows[top : top + _HALF]]))
        for top in (0, _HALF)
        for first in (0, _HALF)
    ]
    shifts = (0, _HALF, _HALF * SIDE, _HALF * SIDE + _HALF)
    return tuple(
        [
            a << shifts[0] | b << shifts[1] | c << shifts[2] | d << shifts[3]
            for a, b, c, d in zip(*quarters, strict=True)
        ]
    )


@lru_cache(maxsize=256)
def _quarter(letters: str) -> tuple[int, ...]:
    """The spaces of each letter of _SPACES in a quadrant at the top left of the board."""
    found = []
    for letter in _SPACES:
        bits = letters.translate(_ONLY[letter])
        rows = [bits[first : first + _HALF] for first in range(0, len(bits), _HALF)]
        # Backwards, so that hex 0 is the lowest bit; each row is as long as one of the whole board.
        found.append(int("".join(("0" * _HALF + row[::-1]) for row in reversed(rows)), 2))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Laid:
    """A quadrant as it lies on the table."""

    name: str
    turned: bool
    own_layout: bool


class Layout:
    """Shared by all copies of a state; nothing in it ever changes."""

    def __init__(
        self,
        seats: int,
        rows: Sequence[str],
        kinds: Sequence["Location"],
        quadrants: Sequence[Laid],
        expansions: Sequence[str],
        goals: Sequence["Goal"],
        tasks: Sequence["Task"],
        bonuses: Sequence["Location"] = (),
        printing: str = "first",
        removed: int | None = None,
    ) -> None:
        self.seats = seats
        self.rows = tuple(rows)
        self.quadrants = tuple(quadrants)
        self.expansions = tuple(expansions)
        self.goals = tuple(goals)
        self.tasks = tuple(tasks)
        self.printing = printing
        self.pieces_settle = printing == "second"  # X16: warriors, wagons and ships are settlements
        self.removed = removed  # M25: the terrain that Scouts took out of the deck

        masks = _masks(self.rows)

        def of(letter: str) -> int:
            return masks[_SPACES.index(letter)]

        self.terrain = masks[: len(LETTERS)]
        self.water, self.mountain = self.terrain[WATER], self.terrain[MOUNTAIN]
        self.eligible = sum(self.terrain[terrain] for terrain in ELIGIBLE)  # K2
        self.by_wagon = self.eligible | self.mountain  # X11
        self.has_swamp = bool(self.terrain[SWAMP])

        self.locations = tuple(members(of(LOCATION)))
        self.castles = tuple(members(of(CASTLE)))
        self.palaces = tuple(members(of(PALACE)))
        self.special = of(LOCATION) | of(CASTLE) | of(PALACE)
        self.ground = sum(self.terrain)  # all but the special spaces

        # Location spaces are numbered in reading order; a set of them is an integer, too.
        self.kinds = tuple(kinds)
        self.space_at = {number: space for space, number in enumerate(self.locations)}
        self.rings = tuple(NEIGHBOURS[number] for number in self.locations)
        touching = [0] * HEXES
        for space, number in enumerate(self.locations):
            for beside in NEIGHBOUR_NUMBERS[number]:
                touching[beside] |= 1 << space
        self.touching = touching  # by hex: the location spaces next to it
        self.usable = sum(1 << space for space, kind in enumerate(self.kinds) if kind.extra_action)
        self.reacting = sum(1 << space for space, kind in enumerate(self.kinds) if kind.reacts)  # M7
        self.drawing = sum(1 << space for space, kind in enumerate(self.kinds) if kind.draws)  # X5
        self.alike = tuple(
            sum([1 << other for other, kind in enumerate(self.kinds) if kind is mine]) for mine in self.kinds
        )

        # Bonus tiles (M6) are numbered, too; a set of them is an integer.
        self.bonuses = tuple(bonuses)
        numbers = {bonus.name: number for number, bonus in enumerate(bonuses)}
        self.bonus_of = tuple(numbers.get(kind.name) for kind in self.kinds)  # by location space
        self.free_first = sum(1 << number for number, bonus in enumerate(bonuses) if bonus.free_first)

        # For scoring.
        self.by_water = neighbours(self.water) & ~self.water  # K30
        self.by_mountain = neighbours(self.mountain) & ~self.mountain  # K35
        self.by_special = neighbours(self.special)  # K36
        gone = 0 if removed is None else self.terrain[removed]
        self.by_removed = neighbours(gone) & ~gone  # M25

    @cached_property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """M20: each mountain range, and what touches it or stands on it."""
        return tuple((range_, range_ | neighbours(range_)) for range_ in areas(self.mountain))

    @cached_property
    def lands(self) -> tuple[int, ...]:
        """X20: all areas of one terrain, across the quadrants."""
        return tuple(land for terrain in self.terrain for land in areas(terrain))

    def alike_terrain(self, number: int) -> int:
        """All spaces of the terrain of this hex; none for a special space."""
        return next((spaces for spaces in self.terrain if spaces >> number & 1), 0)

    def options_of(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The terrains that a player with these cards can choose from (M3: no swamp, no swamp half)."""
        found = {terrain for card in cards for terrain in halves(card) if terrain != SWAMP or self.has_swamp}
        return tuple(sorted(found))
