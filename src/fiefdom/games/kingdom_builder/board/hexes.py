"""Sets of hexes as integers (bitboards): bit n is hex n = row * 20 + column of the 20×20 board (K1).

Every odd row is shifted half a hex to the right. All functions take and give plain integers.

>>> members(neighbours(bit(0)))
[1, 20]
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Generic, NewType, TypeVar

Hex = NewType("Hex", int)
"""The number of one hex. A set of hexes is a plain int: what bits are put together to is nothing else."""

SIDE = 20
HEXES = SIDE * SIDE
ALL = (1 << HEXES) - 1

ROWS = tuple((1 << SIDE) - 1 << SIDE * row for row in range(SIDE))
COLUMNS = tuple(sum(1 << SIDE * row + column for row in range(SIDE)) for column in range(SIDE))
EVEN_ROWS = sum(ROWS[0::2])
ODD_ROWS = sum(ROWS[1::2])
_NOT_FIRST = ALL ^ COLUMNS[0]
_NOT_LAST = ALL ^ COLUMNS[-1]

EDGES = (ROWS[0], ROWS[-1], COLUMNS[0], COLUMNS[-1])  # top, bottom, left, right; a corner is in two
EDGE = ROWS[0] | ROWS[-1] | COLUMNS[0] | COLUMNS[-1]
_HALF = SIDE // 2
_TOP, _LEFT = sum(ROWS[:_HALF]), sum(COLUMNS[:_HALF])
QUADRANTS = (_TOP & _LEFT, _TOP & ~_LEFT, _LEFT & ~_TOP, ALL & ~_TOP & ~_LEFT)
INNER_EDGES = ROWS[_HALF - 1] | ROWS[_HALF] | COLUMNS[_HALF - 1] | COLUMNS[_HALF]

BIT = tuple(1 << number for number in range(HEXES))


def bit(number: int) -> int:
    """The set of this one hex."""
    return BIT[number]


Thing = TypeVar("Thing")
_FEW = 16  # hexes are listed one by one


class _Byte(dict[int, tuple[Thing, ...]]):
    """The things of eight hexes: by the byte that says which of them; each list is made when first needed."""

    def __init__(self, eight: Sequence[Thing]) -> None:
        self._eight = eight

    def __missing__(self, value: int) -> tuple[Thing, ...]:
        found = self[value] = tuple(thing for i, thing in enumerate(self._eight) if value >> i & 1)
        return found


class Listing(Generic[Thing]):
    """One thing for each hex, and a quick way from a set of hexes to the list of theirs."""

    __slots__ = ("_bytes", "things")

    def __init__(self, things: Sequence[Thing]) -> None:
        self.things = tuple(things)
        # By byte of the set: so a list takes 50 looks, not 400.
        self._bytes = tuple(_Byte(self.things[first : first + 8]) for first in range(0, HEXES, 8))

    def __getitem__(self, number: Hex) -> Thing:
        return self.things[number]

    def of(self, hexes: int) -> list[Thing]:
        """The things of these hexes, in order."""
        found: list[Thing] = []
        if hexes.bit_count() < _FEW:
            things = self.things
            while hexes:
                last = hexes.bit_length() - 1
                found.append(things[last])
                hexes ^= BIT[last]
            found.reverse()
            return found
        for byte, value in zip(self._bytes, hexes.to_bytes(HEXES // 8, "little"), strict=False):
            if value:
                found += byte[value]
        return found


members = Listing([Hex(number) for number in range(HEXES)]).of
"""The numbers of the hexes of a set, in order."""


@lru_cache(4096)  # of some 500 bytes each
def listed(hexes: int) -> tuple[Hex, ...]:
    """The same, for those who look again and again at boards on which little has changed."""
    return tuple(members(hexes))


def lowest(hexes: int) -> Hex:
    """The number of the first hex of a set that is not empty."""
    return (hexes & -hexes).bit_length() - 1  # type: ignore[return-value]


# The six directions, each a function from a set to the set one step further; what leaves the board is gone.


def west(hexes: int) -> int:
    return (hexes & _NOT_FIRST) >> 1


def east(hexes: int) -> int:
    return (hexes & _NOT_LAST) << 1


def north_west(hexes: int) -> int:
    return (hexes & ODD_ROWS | (hexes & EVEN_ROWS & _NOT_FIRST) >> 1) >> SIDE


def north_east(hexes: int) -> int:
    return (hexes & EVEN_ROWS | (hexes & ODD_ROWS & _NOT_LAST) << 1) >> SIDE


def south_west(hexes: int) -> int:
    return (hexes & ODD_ROWS | (hexes & EVEN_ROWS & _NOT_FIRST) >> 1) << SIDE & ALL


def south_east(hexes: int) -> int:
    return (hexes & EVEN_ROWS | (hexes & ODD_ROWS & _NOT_LAST) << 1) << SIDE & ALL


DIRECTIONS = (west, east, north_west, north_east, south_west, south_east)
LINES = ((west, east), (north_west, south_east), (north_east, south_west))  # each way there and back
DIAGONALS = LINES[1:]


def neighbours(hexes: int) -> int:
    """All hexes next to at least one hex of the set (hexes of the set itself included if they are)."""
    left = (hexes & _NOT_FIRST) >> 1
    right = (hexes & _NOT_LAST) << 1
    both = hexes | left & EVEN_ROWS | right & ODD_ROWS
    return left | right | both >> SIDE | both << SIDE & ALL


NEIGHBOURS = tuple(neighbours(one) for one in BIT)


NEIGHBOUR_NUMBERS = tuple(tuple(members(around)) for around in NEIGHBOURS)


def _rays() -> Iterator[tuple[tuple[int, ...], ...]]:
    for one in BIT:
        rays = []
        for step in DIRECTIONS:
            ray, here = [], step(one)
            while here:
                ray.append(here)
                here = step(here)
            rays.append(tuple(ray))
        yield tuple(rays)


RAYS = tuple(_rays())  # by hex and direction: the hexes of that straight line as single bits, nearest first
STARS = tuple(sum(one for ray in rays for one in ray) for rays in RAYS)  # all six lines together
JUMPS = tuple(sum(ray[1] for ray in rays if len(ray) > 1) for rays in RAYS)  # two steps straight on (K24)


def jumps(hexes: int) -> int:
    """All hexes two steps in a straight line from a hex of the set."""
    left, right = hexes & _NOT_FIRST, hexes & _NOT_LAST
    along = (left >> 1 & _NOT_FIRST) >> 1 | (right << 1 & _NOT_LAST) << 1
    across = left >> 1 | right << 1  # two rows up or down it is one column, whichever row it starts from
    return along | across >> 2 * SIDE | across << 2 * SIDE & ALL


def fill(start: int, within: int) -> int:
    """All hexes of `within` that connect with `start` (a part of it) through `within`."""
    area = edge = start
    while edge:
        edge = neighbours(edge) & within & ~area
        area |= edge
    return area


def areas(hexes: int) -> list[int]:
    """The connected parts of a set, in the order of their first hexes."""
    parts = []
    while hexes:
        part = fill(hexes & -hexes, hexes)
        parts.append(part)
        hexes ^= part
    return parts


def within_steps(start: int, through: int, steps: int) -> int:
    """The hexes of `through` reached in 1 to `steps` steps from `start`, all of them on `through`."""
    reached = edge = start
    for _ in range(steps):
        edge = neighbours(edge) & through & ~reached
        reached |= edge
    return reached & ~start


def line_ends(hexes: int, length: int) -> int:
    """The hexes just beyond either end of every straight line of at least `length` hexes of the set."""
    ends = 0
    for there, back in LINES:
        rest = hexes  # hexes with so many of the set behind them
        for _ in range(length - 1):
            rest &= there(rest)
        if not rest:
            continue  # no such line, seen from either end
        ends |= there(rest)
        rest = hexes
        for _ in range(length - 1):
            rest &= back(rest)
        ends |= back(rest)
    return ends & ~hexes


def in_row(hexes: int, length: int, lines: tuple[tuple[object, object], ...] = DIAGONALS) -> int:
    """The hexes of the set that stand in an unbroken straight line of at least `length` of them."""
    found = 0
    for there, back in lines:
        rest = hexes
        for _ in range(length - 1):
            rest &= there(rest)  # type: ignore[operator]
        line = rest
        for _ in range(length - 1):
            rest = back(rest)  # type: ignore[operator]
            line |= rest
        found |= line
    return found


def at_least(hexes: int, number: int) -> int:
    """The hexes of the board (any) that have at least `number` (1 to 6) neighbours in the set."""
    levels = [0] * number  # levels[i]: at least i + 1 so far
    for step in DIRECTIONS:
        shifted = step(hexes)
        for level in range(number - 1, 0, -1):
            levels[level] |= levels[level - 1] & shifted
        levels[0] |= shifted
    return levels[-1]


def exactly_one(hexes: int) -> int:
    """The hexes of the board (any) with exactly one neighbour in the set."""
    once = twice = 0
    for step in DIRECTIONS:
        shifted = step(hexes)
        twice |= once & shifted
        once |= shifted
    return once & ~twice


def first_in_line(start: Hex, targets: int) -> int:
    """From hex number `start`: the first hex of `targets` in each of the six directions (M10)."""
    found = 0
    for ray in RAYS[start]:
        for one in ray:
            if one & targets:
                found |= one
                break
    return found


# A hex as three coordinates whose sum is 0: the distance of two is the largest of their differences.
CUBE = tuple(
    (column - (row - (row & 1)) // 2, row, -row - (column - (row - (row & 1)) // 2))
    for row in range(SIDE)
    for column in range(SIDE)
)


def distance(one: Hex, other: Hex) -> int:
    """How many steps lead from one hex to another, over anything."""
    a, b = CUBE[one], CUBE[other]
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]), abs(a[2] - b[2]))


def farthest(hexes: int) -> tuple[Hex, Hex]:
    """Two hexes of a set as far apart as can be; the same hex twice if there is only one."""
    numbers = members(hexes)
    best = (numbers[0], numbers[0])
    widest = 0
    for axis in range(3):
        low = min(numbers, key=lambda n: CUBE[n][axis])
        high = max(numbers, key=lambda n: CUBE[n][axis])
        if CUBE[high][axis] - CUBE[low][axis] > widest:
            widest = CUBE[high][axis] - CUBE[low][axis]
            best = (low, high)
    return best


def shortest_way(one: Hex, other: Hex) -> int:
    """The hexes of one shortest way, both ends included: first diagonally to the row, then along it."""
    way = BIT[one] | BIT[other]
    while one // SIDE != other // SIDE:
        steps = (south_west, south_east) if one < other else (north_west, north_east)
        nexts = [lowest(there) for there in (step(BIT[one]) for step in steps) if there]
        one = min(nexts, key=lambda n: distance(n, other))
        way |= BIT[one]
    for between in range(min(one, other), max(one, other)):
        way |= BIT[between]
    return way
