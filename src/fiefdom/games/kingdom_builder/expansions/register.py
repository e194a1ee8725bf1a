"""Finds the expansions: each folder beside this module declares one. Tests add and remove others."""

import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from fiefdom.games.kingdom_builder.expansions.goal import GOALS, Goal
from fiefdom.games.kingdom_builder.expansions.kind import Box, Expansion, SpaceKind
from fiefdom.games.kingdom_builder.expansions.location import Location
from fiefdom.games.kingdom_builder.expansions.piece import Piece
from fiefdom.games.kingdom_builder.expansions.task import TASKS, Task

BASE = "base"


class Register:
    """All expansions by name, the base game first, then in the order of publication."""

    def __init__(self) -> None:
        self._found: dict[str, Expansion] = {}
        self._boxes: dict[str, Box] = {}
        self.version = 0  # counts up with every change

    def add(self, expansion: Expansion) -> None:
        if expansion.name in self._found:
            raise ValueError(f"there is an expansion {expansion.name!r} already")
        for what, new, known in (
            ("location", expansion.locations, self.locations),
            ("bonus tile", expansion.bonuses, self.bonuses),
            ("Kingdom Builder card", expansion.goals, self.goals),
            ("task card", expansion.tasks, self.tasks),
            ("piece", expansion.pieces, self.pieces),
            ("kind of space", expansion.spaces, self.spaces),
            ("board", expansion.quadrants, self.quadrants),
        ):
            for name in {thing.name for thing in new} & {thing.name for thing in known}:
                raise ValueError(f"there is a {what} {name!r} already")
        found = [*self._found.values(), expansion]
        self._found = {each.name: each for each in sorted(found, key=lambda each: (each.order, each.name))}
        GOALS.update({goal.name: goal for goal in expansion.goals})
        TASKS.update({task.name: task for task in expansion.tasks})
        self._change()

    def remove(self, name: str) -> None:
        """Takes an expansion out again; games that use it must be over."""
        gone = self._found.pop(name)
        for goal in gone.goals:
            del GOALS[goal.name]
        for task in gone.tasks:
            del TASKS[task.name]
        self._change()

    def _change(self) -> None:
        self._boxes = {}
        self.version += 1

    def __iter__(self) -> Iterator[Expansion]:
        return iter(self._found.values())

    def __getitem__(self, name: str) -> Expansion:
        return self._found[name]

    @property
    def names(self) -> list[str]:
        """Of those that a table names to use them: neither the base game nor one with a switch of its own."""
        return [name for name, each in self._found.items() if name != BASE and each.switch is None]

    def box(self, names: Sequence[str], options: Mapping[str, Any]) -> Box:
        """What the base game and these expansions come to with these options."""
        in_use = [
            each
            for each in self
            if (options.get(each.switch) if each.switch else each.name == BASE or each.name in names)
        ]
        own = {option: options[option] for expansion in in_use for option in expansion.options}
        key = repr((names, own))
        box = self._boxes.get(key)
        if box is None:
            variants = [expansion.variant(expansion, own) for expansion in in_use]
            box = self._boxes[key] = Box(names, variants, own)
        return box

    # Everything there is, in use or not.

    @property
    def locations(self) -> list[Location]:
        return [location for expansion in self for location in expansion.locations]

    @property
    def bonuses(self) -> list[Location]:
        return [bonus for expansion in self for bonus in expansion.bonuses]

    @property
    def goals(self) -> list[Goal]:
        return [goal for expansion in self for goal in expansion.goals]

    @property
    def tasks(self) -> list[Task]:
        return [task for expansion in self for task in expansion.tasks]

    @property
    def pieces(self) -> list[Piece]:
        return [piece for expansion in self for piece in expansion.pieces]

    @property
    def spaces(self) -> list[SpaceKind]:
        return [space for expansion in self for space in expansion.spaces]

    @property
    def quadrants(self) -> list[Any]:
        return [board for expansion in self for board in expansion.quadrants]


def _folders() -> Iterator[Expansion]:
    package = __name__.rpartition(".")[0]
    for module in pkgutil.iter_modules([str(Path(__file__).parent)]):
        if module.ispkg:
            found = pkgutil.resolve_name(f"{package}.{module.name}:EXPANSION")
            assert isinstance(found, Expansion)  # noqa: S101 - a folder declares one
            yield found


REGISTER = Register()
for expansion in _folders():
    REGISTER.add(expansion)
