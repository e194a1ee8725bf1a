"""What an expansion declares, and what the expansions of one table come to when they are put together."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import Any

from fiefdom.games.kingdom_builder.board.layout import Layout
from fiefdom.games.kingdom_builder.board.quadrants import Quadrant, read_quadrants
from fiefdom.games.kingdom_builder.board.terrain import LETTERS
from fiefdom.games.kingdom_builder.expansions.goal import Goal, Kingdom, Scoring
from fiefdom.games.kingdom_builder.expansions.location import Location
from fiefdom.games.kingdom_builder.expansions.piece import Piece
from fiefdom.games.kingdom_builder.expansions.task import Task
from fiefdom.kernel.rng import Rng


@dataclass(frozen=True)
class SpaceKind:
    """A kind of special space (K2): nothing is ever built on one."""

    letter: str
    name: str
    rule: str
    score: Callable[[Kingdom], Scoring] | None = None
    gold: int = 0  # what one of them brings
    rivals: bool = False  # who has most settlements next to it gets the gold (M2)
    tiles: int = 0  # K4: that lie on it at the start
    pool: tuple[
        tuple[str, int], ...
    ] = ()  # what lies on it is drawn from these, so many of each; else printed
    counts_as: str | None = None  # another kind of space that it is, too
    laid: bool = False  # by `Expansion.lay_out` on another space; no board has it printed
    pays_on: Callable[[Layout], int] | None = None  # its gold is for each settlement on these spaces


@dataclass
class Laying:
    """A board that is being laid out: `Expansion.lay_out` may change it."""

    rows: list[str]
    kinds: list[str]  # of the location spaces, in reading order
    quadrants: Sequence[Quadrant]  # as they lie there
    turned: Sequence[bool]  # for each of them
    options: Mapping[str, Any]  # of the expansions


@dataclass(frozen=True)
class Expansion:
    """All that a box adds to the game. `variant` gives the expansion as the table's options make it."""

    name: str
    order: int  # of publication: what is listed or drawn follows it
    seats: tuple[int, ...]  # K5: what it allows, alone or with others
    quadrants: tuple[Quadrant, ...] = ()
    terrains: tuple[int, ...] = ()  # that it brings
    cards: tuple[int, ...] = ()  # K6: terrain cards
    spaces: tuple[SpaceKind, ...] = ()
    locations: tuple[Location, ...] = ()  # one-shot tiles are among them
    swapped: Mapping[str, str] = field(default_factory=dict)  # X16: printed location, and what it is instead
    bonuses: tuple[Location, ...] = ()  # M6: named like the location they belong to
    goals: tuple[Goal, ...] = ()
    tasks: tuple[Task, ...] = ()  # X1: one is laid out for each of its quadrants on the board
    pieces: tuple[Piece, ...] = ()
    options: Mapping[str, tuple[Any, Any]] = field(default_factory=dict)  # name: type and pydantic's Field
    variant: Callable[["Expansion", Mapping[str, Any]], "Expansion"] = lambda expansion, _: expansion
    lay_out: Callable[[Laying, Rng], None] | None = None
    switch: str | None = None  # the one of its options that puts it in use; else the table names it

    @property
    def letters(self) -> str:
        """Of the spaces and terrains that only its boards have."""
        terrains = (LETTERS[terrain] for terrain in self.terrains)
        return "".join((*(space.letter for space in self.spaces if not space.laid), *terrains))


def boards(package: str, locations: Sequence[Location], special: str) -> tuple[Quadrant, ...]:
    """The quadrants.toml of an expansion's folder."""
    text = files(package).joinpath("quadrants.toml").read_text(encoding="utf-8")
    return read_quadrants(text, package.rpartition(".")[2], [kind.name for kind in locations], special)


class Box:
    """What is in use at a table: the base game and its expansions, as the options make them, put together."""

    def __init__(self, names: Sequence[str], in_use: Sequence[Expansion], options: Mapping[str, Any]) -> None:
        self.names = tuple(names)  # as the table gave them, without the base game's
        self.expansions = tuple(in_use)  # in the register's order
        self.options = dict(options)
        self.seats = tuple(sorted({number for expansion in in_use for number in expansion.seats}))
        self.spaces = tuple(space for expansion in in_use for space in expansion.spaces)
        self.special = "".join(space.letter for space in self.spaces)
        self.printed = "".join(space.letter for space in self.spaces if not space.laid)
        self.pieces = tuple(piece for expansion in in_use for piece in expansion.pieces)
        self.bonuses = tuple(bonus for expansion in in_use for bonus in expansion.bonuses)
        self.cards = tuple(card for expansion in in_use for card in expansion.cards)
        self.goals = {goal.name: goal for expansion in in_use for goal in expansion.goals}
        self.tasks = {task.name: task for expansion in in_use for task in expansion.tasks}
        self.locations = {kind.name: kind for expansion in in_use for kind in expansion.locations}
        for expansion in in_use:
            self.locations |= {old: self.locations[new] for old, new in expansion.swapped.items()}
        drawn = {name for space in self.spaces for name, _ in space.pool}
        self.named = [name for name in self.locations if name not in drawn]  # by boards, for their spaces

    @cached_property
    def quadrants(self) -> dict[str, Quadrant]:
        """K3."""
        return {board.name: board for expansion in self.expansions for board in expansion.quadrants}

    @cached_property
    def task_boards(self) -> frozenset[str]:
        """X1: the quadrants for each of which a task card is laid out."""
        return frozenset(
            board.name for expansion in self.expansions if expansion.tasks for board in expansion.quadrants
        )
