"""What a scoring card looks at, and the list of the Kingdom Builder cards (K7)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.games.kingdom_builder.board.hexes import areas
from fiefdom.games.kingdom_builder.board.layout import Layout
from fiefdom.games.kingdom_builder.expansions.registry import Registry


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


@dataclass(frozen=True, slots=True)
class Goal:
    """A Kingdom Builder card."""

    name: str
    rule: str
    expansion: str
    score: Callable[[Kingdom], Scoring]
    rivals: bool = False  # the others' settlements count, too
    removes_terrain: bool = False  # M25: before the deal

    def __reduce__(self) -> tuple[Any, ...]:
        """By its name: the scoring function cannot be pickled, for the card stands in its place."""
        return _goal_of_name, (self.name,)


GOALS: Registry[Goal] = Registry("Kingdom Builder card")


def _goal_of_name(name: str) -> Goal:
    return GOALS[name]


def goal(
    name: str, rule: str, expansion: str, rivals: bool = False, removes_terrain: bool = False
) -> Callable[[Callable[[Kingdom], Scoring]], Goal]:
    """Registers a scoring function as the card of this name."""

    def add(score: Callable[[Kingdom], Scoring]) -> Goal:
        return GOALS.add(Goal(name, rule, expansion, score, rivals, removes_terrain))

    return add
