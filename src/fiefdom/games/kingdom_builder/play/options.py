"""What a table can choose before the game: expansions, boards, cards, and the options of the expansions."""

import re
from collections.abc import Collection
from functools import cached_property, lru_cache
from typing import Any, Literal, Self

from pydantic import Field, create_model, model_validator

from fiefdom.games.kingdom_builder.board.quadrants import Quadrant, parse_quadrant
from fiefdom.games.kingdom_builder.expansions.kind import Box
from fiefdom.games.kingdom_builder.expansions.register import REGISTER
from fiefdom.kernel.options import Options

NAME = re.compile(r"[a-z0-9_-]{1,40}")
OWN_QUADRANTS = 8
BOARDS = 4  # K1
GOALS_IN_USE = 3  # K7
_SET_BY_PRESET = ("expansions", "quadrants", "turned", "own_quadrants", "goals", "tasks")

FIRST_GAME_QUADRANTS = ("tavern", "paddock", "oasis", "farm")
FIRST_GAME_GOALS = ("fishermen", "merchants", "knights")


class KingdomOptions(Options):
    """Everything has a default: the base game, with boards and cards drawn by the seed."""

    preset: Literal["first-game"] | None = Field(
        None, description="first-game: the boards and cards recommended for a first game"
    )
    expansions: tuple[str, ...] = Field((), description="K3: the expansions in use")
    first: int | None = Field(None, ge=0, description="K5: the seat that begins; else drawn")
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
        None, description="X1: up to four task cards; else one is drawn for each board with tasks"
    )
    without_tasks: tuple[str, ...] = Field((), description="X1: task cards left out of the draw")

    @cached_property
    def box(self) -> Box:
        """What is in use."""
        return REGISTER.box(self.expansions, self.__dict__)

    @cached_property
    def pool(self) -> dict[str, Quadrant]:
        """K3: the boards of the expansions in use, and the table's own."""
        box = self.box
        own = {
            name: parse_quadrant(name, text, box.named, box.printed)
            for name, text in self.own_quadrants.items()
        }
        return box.quadrants | own

    @model_validator(mode="after")
    def _possible(self) -> Self:
        _different("expansions", self.expansions)
        if self.preset:
            given = [name for name in _SET_BY_PRESET if getattr(self, name)]
            if given:
                raise ValueError(f"preset: it sets boards and cards itself; leave out {', '.join(given)}")
        self._check_boards()
        box = self.box
        _known("goals", self.goals or (), box.goals)
        _known("without_goals", self.without_goals, box.goals)
        _known("tasks", self.tasks or (), box.tasks)
        _known("without_tasks", self.without_tasks, box.tasks)
        _not_both("goals", self.goals or (), "without_goals", self.without_goals)
        _not_both("tasks", self.tasks or (), "without_tasks", self.without_tasks)
        if self.goals is not None and len(self.goals) != GOALS_IN_USE:
            raise ValueError(f"goals: there must be three different cards, not {len(self.goals)}")
        if len(box.goals) - len(self.without_goals) < GOALS_IN_USE:
            raise ValueError("without_goals: at least three cards must be left for the draw")
        if self.tasks is not None and len(self.tasks) > BOARDS:
            raise ValueError(f"tasks: there can be up to four different cards, not {len(self.tasks)}")
        needed = min(BOARDS, len(box.task_boards), len(box.tasks))
        if len(box.tasks) - len(self.without_tasks) < needed:
            words = ("no", "one", "two", "three", "four")
            raise ValueError(f"without_tasks: at least {words[needed]} cards must be left for the draw")
        return self

    def _check_boards(self) -> None:
        if len(self.own_quadrants) > OWN_QUADRANTS:
            raise ValueError(f"own_quadrants: there can be up to {OWN_QUADRANTS} boards of one's own")
        for name, text in self.own_quadrants.items():
            if not NAME.fullmatch(name):
                raise ValueError(f"own_quadrants: a name has 1 to 40 of a-z, 0-9, - and _, not {name!r}")
            if any(name == board.name for board in REGISTER.quadrants):
                raise ValueError(
                    f"own_quadrants: {name!r} is the name of a board of the game; choose another"
                )
            rows = "".join([line.strip() for line in text.splitlines() if line.strip()][:10])
            for expansion in REGISTER:
                for letter in expansion.letters if expansion.name in self._others else "":
                    if letter in rows:
                        raise ValueError(
                            f"own_quadrants: {name!r}: rows: {letter} needs the expansion {expansion.name}"
                        )
        pool = self.pool  # says what is wrong with the table's own boards
        if self.quadrants is not None:
            if len(self.quadrants) != BOARDS:
                raise ValueError(f"quadrants: there must be four boards, not {len(self.quadrants)}")
            _known("quadrants", self.quadrants, pool)
        if self.turned is not None and len(self.turned) != BOARDS:
            raise ValueError(f"turned: there must be four values true or false, not {len(self.turned)}")

    @property
    def _others(self) -> list[str]:
        """The expansions that are not in use."""
        return [name for name in REGISTER.names if name not in self.expansions]


@lru_cache(maxsize=1)
def _model(version: int) -> type[KingdomOptions]:  # noqa: ARG001 - of the register
    names: Any = Literal[tuple(REGISTER.names)]
    seats: Any = {expansion.name: list(expansion.seats) for expansion in REGISTER}
    description = KingdomOptions.model_fields["expansions"].description
    allowed = Field((), description=description, json_schema_extra={"seats": seats})  # K5: for the page
    fields: dict[str, Any] = {"expansions": (tuple[names, ...], allowed)}
    for expansion in REGISTER:
        fields |= expansion.options
    return create_model("KingdomOptions", __base__=KingdomOptions, **fields)


def options_model() -> type[KingdomOptions]:
    """The options with those that the expansions declare."""
    return _model(REGISTER.version)


def _different(field: str, names: tuple[str, ...]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"{field}: {name!r} is there twice; each may be there once")


def _not_both(chosen: str, names: tuple[str, ...], left_out: str, others: tuple[str, ...]) -> None:
    for name in names:
        if name in others:
            raise ValueError(f"{chosen}: {name!r} is also in {left_out}; it can be in one of them only")


def _known(field: str, names: tuple[str, ...], allowed: Collection[str]) -> None:
    for name in names:
        if name not in allowed:
            raise ValueError(
                f"{field}: there is no {name!r} in what is in use; allowed: {', '.join(allowed)}"
            )
    _different(field, names)
