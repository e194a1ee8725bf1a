"""A task card: gold for everybody who meets its condition, once each (X1)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fiefdom.games.kingdom_builder.expansions.goal import Kingdom, Scoring


@dataclass(frozen=True, slots=True)
class Task:
    """`met` gives the hexes that meet the condition, 0 if it is not met."""

    name: str
    rule: str
    gold: int
    met: Callable[[Kingdom], int]

    def score(self, kingdom: Kingdom) -> Scoring:
        there = self.met(kingdom)
        return (self.gold if there else 0), there

    def __reduce__(self) -> tuple[Any, ...]:
        """By its name: the condition cannot be pickled, for the card stands in its place."""
        return _task_of_name, (self.name,)


TASKS: dict[str, Task] = {}  # all there are; the register of the expansions fills it


def _task_of_name(name: str) -> Task:
    return TASKS[name]


def task(name: str, rule: str, gold: int) -> Callable[[Callable[[Kingdom], int]], Task]:
    """Makes a condition the task card of this name."""
    return lambda met: Task(name, rule, gold, met)
