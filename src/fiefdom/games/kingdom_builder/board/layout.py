"""What is laid out once and stays: the board with its spaces, the cards in use, the printing."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NewType

from fiefdom.games.kingdom_builder.board.hexes import (
    ALL,
    HEXES,
    NEIGHBOUR_NUMBERS,
    NEIGHBOURS,
    SIDE,
    Hex,
    areas,
    members,
    neighbours,
)
from fiefdom.games.kingdom_builder.board.terrain import (
    ELIGIBLE,
    LETTERS,
    MOUNTAIN,
    SWAMP,
    WATER,
    halves,
)
from fiefdom.games.kingdom_builder.rules import NEWEST, Rules

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.expansions.goal import Goal
    from fiefdom.games.kingdom_builder.expansions.kind import Box, SpaceKind
    from fiefdom.games.kingdom_builder.expansions.location import Location
    from fiefdom.games.kingdom_builder.expansions.task import Task


Space = NewType("Space", int)
"""The number of a space with tiles, in reading order. A set of them is a plain int, as one of hexes is."""

_HALF = SIDE // 2
_SPACES: dict[int, tuple[Space, ...]] = {}  # by set of spaces: their numbers


def spaces_of(spaces: int) -> tuple[Space, ...]:
    """The numbers of a set of spaces with tiles."""
    found = _SPACES.get(spaces)
    if found is None:
        numbers = [Space(space) for space in range(spaces.bit_length()) if spaces >> space & 1]
        found = _SPACES[spaces] = tuple(numbers)
    return found


def _masks(rows: tuple[str, ...], letters: str) -> dict[str, int]:
    """The spaces of each of these letters, put together from those of the four quadrants."""
    quarters = [
        _quarter("".join([row[first : first + _HALF] for row in rows[top : top + _HALF]]), letters)
        for top in (0, _HALF)
        for first in (0, _HALF)
    ]
    shifts = (0, _HALF, _HALF * SIDE, _HALF * SIDE + _HALF)
    return {
        letter: a << shifts[0] | b << shifts[1] | c << shifts[2] | d << shifts[3]
        for letter, a, b, c, d in zip(letters, *quarters, strict=True)
    }


@lru_cache(maxsize=256)
def _quarter(spaces: str, letters: str) -> tuple[int, ...]:
    """The spaces of each of these letters in a quadrant at the top left of the board."""
    found = []
    nowhere = {ord(space): "0" for space in set(spaces)}
    for letter in letters:
        bits = spaces.translate({**nowhere, ord(letter): "1"})
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

    __slots__ = (
        "__dict__",
        "alike",
        "anchoring",
        "between",
        "bonus_of",
        "bonuses",
        "by_mountain",
        "by_removed",
        "by_special",
        "by_water",
        "cards",
        "closing",
        "drawing",
        "eligible",
        "expansions",
        "free_first",
        "goals",
        "ground",
        "has_swamp",
        "kinds",
        "locations",
        "mountain",
        "on_taking",
        "one_shot",
        "options",
        "owned",
        "payers",
        "paying",
        "piece_numbers",
        "pieces",
        "place_sets",
        "places",
        "quadrants",
        "reacting",
        "removed",
        "rings",
        "rows",
        "rules",
        "scored",
        "scored_spaces",
        "scorers",
        "seats",
        "space_at",
        "spaces",
        "special",
        "tasks",
        "terrain",
        "tiles",
        "touching",
        "usable",
        "watched",
        "water",
    )

    def __init__(
        self,
        seats: int,
        rows: Sequence[str],
        kinds: Sequence["Location"],
        quadrants: Sequence[Laid],
        box: "Box",
        goals: Sequence["Goal"],
        tasks: Sequence["Task"],
        removed: int | None = None,
        rules: Rules = NEWEST,
    ) -> None:
        self.seats = seats
        self.rows = tuple(rows)
        self.quadrants = tuple(quadrants)
        self.expansions = box.names
        self.options = box.options  # of the expansions
        self.cards = box.cards
        self.goals = tuple(goals)
        self.tasks = tuple(tasks)
        self.removed = removed  # M25: the terrain that Scouts took out of the deck
        self.rules = rules

        masks = _masks(self.rows, LETTERS + box.special)
        self.terrain = tuple([masks[letter] for letter in LETTERS])
        self.water, self.mountain = self.terrain[WATER], self.terrain[MOUNTAIN]
        self.eligible = sum([self.terrain[terrain] for terrain in ELIGIBLE])  # K2
        self.has_swamp = bool(self.terrain[SWAMP])
        self.ground = sum(self.terrain)  # all but the special spaces
        self.special = ALL ^ self.ground

        # Special spaces by the name of their kind; one kind may be another, too.
        self.spaces = box.spaces
        self.place_sets = {
            space.name: sum([masks[s.letter] for s in box.spaces if space.name in (s.name, s.counts_as)])
            for space in box.spaces
        }
        self.places: dict[str, tuple[Hex, ...]] = {
            name: tuple(members(hexes)) for name, hexes in self.place_sets.items()
        }

        # Spaces with tiles are numbered in reading order; a set of them is an integer, too.
        with_tiles = {
            n: space.tiles for space in box.spaces if space.tiles for n in members(masks[space.letter])
        }
        self.locations = tuple(sorted(with_tiles))
        self.tiles = tuple([with_tiles[number] for number in self.locations])  # K4: at the start
        self.kinds = tuple(kinds)
        self.space_at = {number: Space(space) for space, number in enumerate(self.locations)}
        self.rings = tuple([NEIGHBOURS[number] for number in self.locations])
        touching = [0] * HEXES
        for space, number in enumerate(self.locations):
            for beside in NEIGHBOUR_NUMBERS[number]:
                touching[beside] |= 1 << space
        self.touching = touching  # by hex: the spaces with tiles next to it
        self.usable = self._where([kind.extra_action for kind in self.kinds])
        self.reacting = self._where([kind.reacts for kind in self.kinds])  # M7
        self.drawing = self._where([kind.draws for kind in self.kinds])  # X5
        self.one_shot = self._where([kind.one_shot for kind in self.kinds])
        self.between = self._where([kind.between for kind in self.kinds])
        self.on_taking = self._where([kind.on_taking for kind in self.kinds])
        alike = dict.fromkeys(self.kinds, 0)
        for space, kind in enumerate(self.kinds):
            alike[kind] |= 1 << space
        self.alike = tuple([alike[kind] for kind in self.kinds])

        # Bonus tiles (M6) are numbered, too; a set of them is an integer.
        self.bonuses = box.bonuses
        numbers = {bonus.name: number for number, bonus in enumerate(self.bonuses)}
        self.bonus_of = tuple([numbers.get(kind.name) for kind in self.kinds])  # by space with tiles
        self.free_first = sum([1 << number for number, bonus in enumerate(self.bonuses) if bonus.free_first])

        # Kinds of pieces are numbered as well: `state.pieces` is by kind and seat.
        self.pieces = box.pieces
        self.piece_numbers = {piece.name: number for number, piece in enumerate(self.pieces)}
        self.owned = tuple([n for n, piece in enumerate(self.pieces) if not piece.common])
        self.anchoring = tuple([n for n, piece in enumerate(self.pieces) if piece.anchors])
        self.closing = tuple([n for n, piece in enumerate(self.pieces) if piece.closes])

        # For scoring, at the end and while the game runs.
        self.scored = tuple([goal for goal in self.goals if goal.pays is None])
        self.scored_spaces = tuple(
            [space for space in box.spaces if space.score is not None and self.places[space.name]]
        )
        self.scorers: tuple[Goal | Task | SpaceKind, ...] = (*self.scored, *self.tasks, *self.scored_spaces)
        self.paying = tuple([goal for goal in self.goals if goal.pays is not None])
        locations = dict.fromkeys(kind.name for kind in self.kinds if kind.pays)
        self.payers = (*(goal.name for goal in self.paying), *locations)  # `state.gold` is by these and seat
        self.watched = bool(self.paying or self.between)  # somebody looks at each build
        self.by_water = neighbours(self.water) & ~self.water  # K30
        self.by_mountain = neighbours(self.mountain) & ~self.mountain  # K35
        self.by_special = neighbours(self.special)  # K36, N38
        gone = 0 if removed is None else self.terrain[removed]
        self.by_removed = neighbours(gone) & ~gone  # M25

    @staticmethod
    def _where(told: Sequence[bool]) -> int:
        """The spaces with tiles whose location has a trait, told by space."""
        return sum([1 << space for space, has in enumerate(told) if has])

    @cached_property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """M20: each mountain range, and what touches it or stands on it."""
        return tuple((range_, range_ | neighbours(range_)) for range_ in areas(self.mountain))

    @cached_property
    def lands(self) -> tuple[int, ...]:
        """X20: all areas of one terrain, across the quadrants."""
        return tuple(land for terrain in self.terrain for land in areas(terrain))

    def kind_at(self, number: Hex) -> "SpaceKind":
        """The kind of this special space, as its letter says."""
        row, column = divmod(number, SIDE)
        return next(space for space in self.spaces if space.letter == self.rows[row][column])

    def alike_terrain(self, number: Hex) -> int:
        """All spaces of the terrain of this hex; none for a special space."""
        return next((spaces for spaces in self.terrain if spaces >> number & 1), 0)

    def options_of(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The terrains that a player with these cards can choose from (M3: no swamp, no swamp half)."""
        found = {terrain for card in cards for terrain in halves(card) if terrain != SWAMP or self.has_swamp}
        return tuple(sorted(found))
