"""Runs what is pending. The agenda is a stack of typed data in the state (`agenda.py`), so that a campaign can be
copied and saved in the middle of anything.

- What is registered by `op` is carried out at once.
- What is registered by `choice` stops and asks, unless there is at most one thing to choose; `taken` does it.
- A `Run` carries out the steps of an effect, box or defeat one by one, each by its `step`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.vocabulary import Step
from fiefdom.games.kingdom_legacy.play.actions import LegacyAction
from fiefdom.games.kingdom_legacy.play.agenda import Pending, Run

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

P = TypeVar("P")
Op: TypeAlias = "Callable[[LegacyState, P], None]"
Options: TypeAlias = "Callable[[LegacyState, P], list[LegacyAction]]"
TakeChoice: TypeAlias = "Callable[[LegacyState, P, Any], None]"

OPS: "dict[type[Pending], Op[Any]]" = {}
ASKED: "dict[type[Pending], Options[Any]]" = {}
TAKEN: "dict[type[Pending], TakeChoice[Any]]" = {}
STEPS: dict[str, Callable[..., None]] = {}  # (state, run, *arguments)
POSSIBLE: dict[str, Callable[..., bool]] = {}  # (state, card, *arguments): L47, for voluntary effects

# Parts of a stage besides its effects 0, 1, 2 …
DEFEAT, FULL, AFTER, BOX = 100, 101, 102, 200


def op(kind: type[P]) -> "Callable[[Op[P]], Op[P]]":
    def register(function: "Op[P]") -> "Op[P]":
        OPS[kind] = function  # type: ignore[index]
        return function

    return register


def choice(kind: type[P]) -> "Callable[[Options[P]], Options[P]]":
    def register(function: "Options[P]") -> "Options[P]":
        ASKED[kind] = function  # type: ignore[index]
        return function

    return register


def taken(kind: type[P]) -> "Callable[[TakeChoice[P]], TakeChoice[P]]":
    def register(function: "TakeChoice[P]") -> "TakeChoice[P]":
        TAKEN[kind] = function  # type: ignore[index]
        return function

    return register


def step(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    def register(function: Callable[..., None]) -> Callable[..., None]:
        STEPS[name] = function
        return function

    return register


def possible(*names: str) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
    def register(function: Callable[..., bool]) -> Callable[..., bool]:
        for name in names:
            POSSIBLE[name] = function
        return function

    return register


def _parts() -> dict[tuple[int, int], tuple[Step, ...]]:
    parts: dict[tuple[int, int], tuple[Step, ...]] = {}
    for stage in STAGES:
        index = stage.index
        for number, effect in enumerate(stage.effects):
            parts[index, number] = effect.steps
        for number, box in enumerate(stage.boxes):
            parts[index, BOX + number] = box.steps
        parts[index, DEFEAT], parts[index, FULL], parts[index, AFTER] = stage.defeat, stage.full, stage.after
    return parts


PARTS = _parts()


def run(state: "LegacyState") -> None:
    """Carries out what is pending until something must be decided or the turn is free."""
    agenda = state.agenda
    while agenda:
        item = agenda[-1]
        if type(item) is Run:
            agenda.pop()
            card, stage, part, at, data = item
            steps = PARTS[stage, part]
            if at < len(steps):
                if at + 1 < len(steps):
                    agenda.append(Run(card, stage, part, at + 1, data))
                name, *arguments = steps[at]
                STEPS[name](state, item, *arguments)
            continue
        kind = type(item)
        ask = ASKED.get(kind)
        if ask is None:
            agenda.pop()
            OPS[kind](state, item)
            continue
        options = ask(state, item)
        if len(options) > 1 or (options and not state.auto):
            state.options = options
            return
        agenda.pop()
        if options:  # the only thing possible: no click for it
            TAKEN[kind](state, item, options[0])


def stop(state: "LegacyState") -> None:
    """The rest of the running effect does not happen."""
    state.agenda.pop()


def push_run(
    state: "LegacyState", card: int, stage: int, part: int, data: tuple[int, ...] = (), at: int = 0
) -> None:
    state.agenda.append(Run(card, stage, part, at, data))
