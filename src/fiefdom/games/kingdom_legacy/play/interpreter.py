"""Runs what is pending. The agenda is a stack of plain tuples in the state, so that a campaign can be
copied and saved in the middle of anything; a tuple's first word says what is to be done with it.

- `@op` words are carried out at once.
- `@choice` words stop and ask, unless there is at most one thing to choose.
- `("run", card, stage, part, step, data)` runs the steps of an effect, box or defeat one by one.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.vocabulary import Step
from fiefdom.games.kingdom_legacy.play.actions import LegacyAction

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

Item: TypeAlias = tuple[Any, ...]
Op: TypeAlias = "Callable[[LegacyState, Item], None]"
Options: TypeAlias = "Callable[[LegacyState, Item], list[LegacyAction]]"
TakeChoice: TypeAlias = "Callable[[LegacyState, Item, Any], None]"

OPS: dict[str, Op] = {}
ASKED: dict[str, Options] = {}
TAKEN: dict[str, TakeChoice] = {}
STEPS: dict[str, Callable[..., None]] = {}  # (state, run item, *arguments)
POSSIBLE: dict[str, Callable[..., bool]] = {}  # (state, card, *arguments): L47, for voluntary effects

# Parts of a stage besides its effects 0, 1, 2 …
DEFEAT, FULL, AFTER, BOX = 100, 101, 102, 200


def op(name: str) -> Callable[[Op], Op]:
    def register(function: Op) -> Op:
        OPS[name] = function
        return function

    return register


def choice(name: str) -> Callable[[Options], Options]:
    def register(function: Options) -> Options:
        ASKED[name] = function
        return function

    return register


def taken(name: str) -> Callable[[TakeChoice], TakeChoice]:
    def register(function: TakeChoice) -> TakeChoice:
        TAKEN[name] = function
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
        word = item[0]
        if word == "run":
            agenda.pop()
            _, card, stage, part, at, data = item
            steps = PARTS[stage, part]
            if at < len(steps):
                if at + 1 < len(steps):
                    agenda.append(("run", card, stage, part, at + 1, data))
                name, *arguments = steps[at]
                STEPS[name](state, item, *arguments)
            continue
        ask = ASKED.get(word)
        if ask is None:
            agenda.pop()
            OPS[word](state, item)
            continue
        options = ask(state, item)
        if len(options) > 1 or (options and not state.auto):
            state.options = options
            return
        agenda.pop()
        if options:  # the only thing possible: no click for it
            TAKEN[word](state, item, options[0])


def stop(state: "LegacyState") -> None:
    """The rest of the running effect does not happen."""
    state.agenda.pop()


def push_run(
    state: "LegacyState", card: int, stage: int, part: int, data: tuple[Any, ...] = (), at: int = 0
) -> None:
    state.agenda.append(("run", card, stage, part, at, data))
