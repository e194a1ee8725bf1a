"""What a scoring card looks at, and the list of the Kingdom Builder cards (K7)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from fiefdom.games.kingdom_builder.board.hexes import Hex, areas
from fiefdom.games.kingdom_builder.board.layout import Layout

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState


class Kingdom:
    """One player's settlements among all the others'; what several cards need is found out once."""

    __slots__ = ("_areas", "all", "layout", "own", "seat")

    def __init__(self, layout: Layout, settlements: Sequence[int], seat: int) -> None:
        self.layout = layout
        self.all = settlements  # by seat
        self.seat = seat
        self.own = settlements[seat]
        self._areas: list[int] | None = None

    @property
    def areas(self) -> list[int]:
        """The player's settlement areas."""
        if self._areas is None:
            self._areas = areas(self.own)
        return self._areas

    def most(self, ring: int) -> bool:
        """Has the player most settlements (at least one) on these hexes, alone or tied? (M2)"""
        mine = (self.own & ring).bit_count()
        return mine > 0 and all((other & ring).bit_count() <= mine for other in self.all)

    def joined(self, places: Sequence[tuple[int, int]]) -> int:
        """The places (each a set of hexes and what touches it) that an area joins with another place."""
        found = 0
        for area in self.areas:
            touched = [place for place, reach in places if reach & area]
            if len(touched) > 1:
                for place in touched:
                    found |= place
        return found


# Points, and the set of hexes that score.
Scoring = tuple[int, int]


def _nothing(kingdom: Kingdom) -> Scoring:  # noqa: ARG001
    return 0, 0


class Contest(NamedTuple):
    """Spaces where most settlements bring gold, and perhaps the second most."""

    gold: int
    where: int
    second: int = 0
    none_needed: bool = False  # K38: who has no settlement there has a rank, too


@dataclass(frozen=True, slots=True)
class Goal:
    """A Kingdom Builder card: what it pays at the end, or (`pays`) while the game runs.

    What it looks at is said as data where it can be: what it is worth to strive for follows from that.
    """

    name: str
    rule: str
    score: Callable[[Kingdom], Scoring] = _nothing
    rivals: bool = False  # the others' settlements count, too
    removes_terrain: bool = False  # M25: before the deal
    pays_on: Callable[[Layout], int] | None = None  # the spaces that pay, settlement by settlement
    joins: Callable[[Layout], tuple[int, tuple[int, ...]]] | None = (
        None  # gold for each place; what touches each
    )
    contests: Callable[[Layout], list["Contest"]] | None = None  # where the others' settlements count
    even: bool = False  # K39: settlements should be spread over the quadrants
    apart: bool = False  # K33: settlements should not touch
    pays: Callable[["KingdomState", int, Hex, str], int] | None = (
        None  # gold at once: seat, hex, built by what
    )
    nearly: Callable[["KingdomState"], int] | None = None  # … and what the seat in turn could earn next

    def __reduce__(self) -> tuple[Any, ...]:
        """By its name: the scoring function cannot be pickled, for the card stands in its place."""
        return _goal_of_name, (self.name,)


GOALS: dict[str, Goal] = {}  # all there are; the register of the expansions fills it


def _goal_of_name(name: str) -> Goal:
    return GOALS[name]


def goal(name: str, rule: str, **more: Any) -> Callable[[Callable[[Kingdom], Scoring]], Goal]:
    """Makes a scoring function the card of this name."""
    return lambda score: Goal(name, rule, score, **more)


def one_on(name: str, rule: str, spaces: Callable[[Layout], int], **more: Any) -> Goal:
    """A card that pays one gold for each settlement on certain spaces."""

    def score(kingdom: Kingdom) -> Scoring:
        there = kingdom.own & spaces(kingdom.layout)
        return there.bit_count(), there

    return Goal(name, rule, score, pays_on=spaces, **more)
