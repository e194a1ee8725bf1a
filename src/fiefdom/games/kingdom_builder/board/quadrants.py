"""The quadrants (K1), read from an expansion's quadrants.toml or from a text of one's own, and checked alike."""

import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from fiefdom.games.kingdom_builder.board.terrain import LETTERS, LOCATION

SIDE = 10
NEEDED = LETTERS[:5]  # every card must have something to build on
_FIELDS = {"name": str, "own_layout": bool, "locations": list, "rows": str}


@dataclass(frozen=True)
class Quadrant:
    """Ten rows of ten letters, and the kinds of its location spaces in reading order."""

    name: str
    expansion: str  # or "own" for one that a table brought along
    own_layout: bool  # drawn by us or by the table, not the publisher's
    locations: tuple[str, ...]
    rows: tuple[str, ...]

    @lru_cache(maxsize=128)  # noqa: B019 - a quadrant is a value, and there are few
    def turned(self) -> "Quadrant":
        """K1: turned by 180°, which keeps the geometry of the rows."""
        rows = tuple(row[::-1] for row in reversed(self.rows))
        return Quadrant(self.name, self.expansion, self.own_layout, self.locations[::-1], rows)

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "locations": list(self.locations), "rows": list(self.rows)}


def check(quadrant: Quadrant, kinds: Sequence[str], special: str) -> Quadrant:
    """ValueError, with the quadrant and the field, unless it could lie on a table.

    `kinds` are the locations that there are, `special` the letters of the special spaces.
    """

    def wrong(field: str, text: str) -> ValueError:
        return ValueError(f"quadrant {quadrant.name!r}: {field}: {text}")

    allowed = (*LETTERS, *special)
    if len(quadrant.rows) != SIDE:
        raise wrong("rows", f"there must be {SIDE} rows, not {len(quadrant.rows)}")
    for number, row in enumerate(quadrant.rows):
        if len(row) != SIDE:
            raise wrong("rows", f"row {number} must have {SIDE} spaces, not {len(row)}")
        for letter in row:
            if letter not in allowed:
                raise wrong("rows", f"row {number} has {letter!r}; a space is one of {' '.join(allowed)}")
    letters = "".join(quadrant.rows)
    for letter in NEEDED:
        if letter not in letters:
            raise wrong("rows", f"there is no space of {letter}; each of {' '.join(NEEDED)} must be there")
    if letters.count(LOCATION) != len(quadrant.locations):
        raise wrong(
            "locations",
            f"there must be a kind for each of the {letters.count(LOCATION)} spaces {LOCATION}, "
            f"not {len(quadrant.locations)}",
        )
    for kind in quadrant.locations:
        if kind not in kinds:
            raise wrong(
                "locations",
                f"there is no location {kind!r} in the expansions in use; allowed: {', '.join(kinds)}",
            )
    return quadrant


def read_quadrants(text: str, expansion: str, kinds: Sequence[str], special: str) -> tuple[Quadrant, ...]:
    """All quadrants of a TOML file; ValueError names the quadrant and the field that is wrong."""
    found: list[Quadrant] = []
    for number, row in enumerate(tomllib.loads(text).get("quadrant", [])):
        name = row.get("name", f"number {number}")
        for field in sorted(_FIELDS.keys() | row.keys()):
            if not isinstance(row.get(field), _FIELDS.get(field, type(None))) or field not in _FIELDS:
                raise ValueError(f"quadrant {name!r}: {field}: the fields are {', '.join(_FIELDS)}")
        if any(name == other.name for other in found):
            raise ValueError(f"quadrant {name!r}: name: there is another one of this name")
        rows = tuple(row["rows"].split())
        quadrant = Quadrant(name, expansion, row["own_layout"], tuple(row["locations"]), rows)
        found.append(check(quadrant, kinds, special))
    return tuple(found)


def parse_quadrant(name: str, text: str, kinds: Sequence[str], special: str) -> Quadrant:
    """A quadrant of one's own: ten rows, then a line 'locations: farm, farm' in reading order."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    locations: tuple[str, ...] = ()
    if lines and lines[-1].startswith("locations:"):
        locations = tuple(lines.pop().removeprefix("locations:").replace(",", " ").split())
    return check(Quadrant(name, "own", True, locations, tuple(lines)), kinds, special)


def assemble(four: Sequence[Quadrant]) -> tuple[list[str], list[str]]:
    """K1: the 20 rows of the board, and the kinds of its location spaces in reading order."""
    rows: list[str] = []
    kinds: list[str] = []
    for left, right in (four[:2], four[2:]):
        of_left, of_right = iter(left.locations), iter(right.locations)
        for one, other in zip(left.rows, right.rows, strict=True):
            rows.append(one + other)
            if LOCATION in one:
                kinds += islice(of_left, one.count(LOCATION))
            if LOCATION in other:
                kinds += islice(of_right, other.count(LOCATION))
    return rows, kinds
