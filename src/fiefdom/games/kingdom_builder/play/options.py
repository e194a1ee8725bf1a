"""What a table can choose before the game: expansions, boards, cards, printing."""

import re
from typing import Literal, Self

from pydantic import Field, model_validator

from fiefdom.games.kingdom_builder.board.quadrants import Quadrant, package_quadrants, parse_quadrant
from fiefdom.games.kingdom_builder.board.terrain import LETTERS, PALACE, SWAMP
from fiefdom.games.kingdom_builder.expansions import GOALS, LOCATIONS, TASKS
from fiefdom.kernel.options import Options

QUADRANTS = package_quadrants(LOCATIONS)
_MARSHLANDS_ONLY = (LETTERS[SWAMP], PALACE)  # M1

_NAME = re.compile(r"[a-z0-9_-]{1,40}")
_OWN_QUADRANTS = 8
_SET_BY_PRESET = ("expansions", "quadrants", "turned", "own_quadrants", "goals", "tasks")

FIRST_GAME_QUADRANTS = ("tavern", "paddock", "oasis", "farm")
FIRST_GAME_GOALS = ("fishermen", "merchants", "knights")


class KingdomOptions(Options):
    """Everything has a default: the base game, with boards and cards drawn by the seed."""

    preset: Literal["first-game"] | None = Field(
        None, description="first-game: the boards and cards recommended for a first game"
    )
    expansions: tuple[Literal["crossroads", "marshlands"], ...] = Field(
        (), description="K3: the expansions in use"
    )
    quadrants: tuple[str, ...] | None = Field(
        None, description="K1: four different boards, from the top left to the bottom right; else drawn"
    )
    turned: tuple[bool, ...] | None = Field(
        None, description="K1: for each of the four, whether it is turned by 180°; else drawn"
    )
    own_quadrants: dict[str, str] = Field(
        default_factory=dict,
        description="boards of one's own by name: ten rows of letters, then 'locations: farm, farm'",
    )
    map_seed: int | None = Field(
        None, ge=0, description="draws the boards and their turns apart from the seed of the game"
    )
    goals: tuple[str, ...] | None = Field(None, description="K7: three Kingdom Builder cards; else drawn")
    without_goals: tuple[str, ...] = Field((), description="K38: cards left out of the draw")
    tasks: tuple[str, ...] | None = Field(
        None, description="X1: up to four task cards; else one is drawn for each Crossroads board"
    )
    without_tasks: tuple[str, ...] = Field((), description="X1: task cards left out of the draw")
    crossroads_printing: Literal["first", "second"] = Field("first", description="X16")

    @property
    def in_use(self) -> tuple[str, ...]:
        return ("base", *self.expansions)

    @property
    def pool(self) -> dict[str, Quadrant]:
        """K3: the boards of the expansions in use, and the table's own."""
        boards = {board.name: board for board in QUADRANTS if board.expansion in self.in_use}
        kinds = [name for name in LOCATIONS.names(self.in_use) if name not in self._other_printing]
        return boards | {name: parse_quadrant(name, text, kinds) for name, text in self.own_quadrants.items()}

    @property
    def _other_printing(self) -> list[str | None]:
        """X16: the locations that only the second printing has."""
        return [kind.second_printing for kind in LOCATIONS] if self.crossroads_printing == "first" else []

    @model_validator(mode="after")
    def _possible(self) -> Self:
        _different("expansions", self.expansions)
        if self.preset:
            given = [name for name in _SET_BY_PRESET if getattr(self, name)]
            if given:
                raise ValueError(f"preset: it sets boards and cards itself; leave out {', '.join(given)}")
        self._check_boards()
        _known("goals", self.goals or (), GOALS.names(self.in_use))
        _known("without_goals", self.without_goals, GOALS.names(self.in_use))
        _known("tasks", self.tasks or (), TASKS.names(self.in_use))
        _known("without_tasks", self.without_tasks, TASKS.names(self.in_use))
        _not_both("goals", self.goals or (), "without_goals", self.without_goals)
        _not_both("tasks", self.tasks or (), "without_tasks", self.without_tasks)
        if self.goals is not None and len(self.goals) != 3:
            raise ValueError(f"goals: there must be three different cards, not {len(self.goals)}")
        if len(GOALS.names(self.in_use)) - len(self.without_goals) < 3:
            raise ValueError("without_goals: at least three cards must be left for the draw")
        if self.tasks is not None and len(self.tasks) > 4:
            raise ValueError(f"tasks: there can be up to four different cards, not {len(self.tasks)}")
        if "crossroads" in self.expansions and len(TASKS) - len(self.without_tasks) < 4:
            raise ValueError("without_tasks: at least four cards must be left for the draw")
        return self

    def _check_boards(self) -> None:
        if len(self.own_quadrants) > _OWN_QUADRANTS:
            raise ValueError(f"own_quadrants: there can be up to {_OWN_QUADRANTS} boards of one's own")
        for name, text in self.own_quadrants.items():
            if not _NAME.fullmatch(name):
                raise ValueError(f"own_quadrants: a name has 1 to 40 of a-z, 0-9, - and _, not {name!r}")
            if any(name == board.name for board in QUADRANTS):
                raise ValueError(
                    f"own_quadrants: {name!r} is the name of a board of the game; choose another"
                )
            if "marshlands" not in self.expansions:
                rows = [line.strip() for line in text.splitlines() if line.strip()][:10]
                for letter in _MARSHLANDS_ONLY:
                    if any(letter in row for row in rows):
                        raise ValueError(
                            f"own_quadrants: {name!r}: rows: {letter} needs the expansion marshlands"
                        )
        pool = self.pool  # says what is wrong with the table's own boards
        if self.quadrants is not None:
            if len(self.quadrants) != 4:
                raise ValueError(f"quadrants: there must be four boards, not {len(self.quadrants)}")
            _known("quadrants", self.quadrants, list(pool))
        if self.turned is not None and len(self.turned) != 4:
            raise ValueError(f"turned: there must be four values true or false, not {len(self.turned)}")


def _different(field: str, names: tuple[str, ...]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"{field}: {name!r} is there twice; each may be there once")


def _not_both(chosen: str, names: tuple[str, ...], left_out: str, others: tuple[str, ...]) -> None:
    for name in names:
        if name in others:
            raise ValueError(f"{chosen}: {name!r} is also in {left_out}; it can be in one of them only")


def _known(field: str, names: tuple[str, ...], allowed: list[str]) -> None:
    for name in names:
        if name not in allowed:
            raise ValueError(
                f"{field}: there is no {name!r} in what is in use; allowed: {', '.join(allowed)}"
            )
    _different(field, names)
