"""Runs what is pending (`agenda.py`): tasks at once, the steps of an effect one by one; questions stop it."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.box import Stage, each_stage
from fiefdom.games.kingdom_legacy.cards.language import Step
from fiefdom.games.kingdom_legacy.play.agenda import ASKED, TAKEN, TASKS, Run

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

# Parts of a stage besides its effects 0, 1, 2 …
DEFEAT, FULL, AFTER, BOX = 100, 101, 102, 200

_new = tuple.__new__  # a NamedTuple's own takes three times as long

PARTS: dict[tuple[int, int], tuple[Step, ...]] = {}  # by stage and part


@each_stage
def _parts(stage: Stage) -> None:
    index = stage.index
    for number, effect in enumerate(stage.effects):
        PARTS[index, number] = effect.steps
    for number, box in enumerate(stage.boxes):
        PARTS[index, BOX + number] = box.steps
    PARTS[index, DEFEAT], PARTS[index, FULL], PARTS[index, AFTER] = stage.defeat, stage.full, stage.after


def run(state: "LegacyState") -> None:
    """Carries out what is pending until something must be decided or the turn is free."""
    agenda = state.agenda
    while agenda:
        item = agenda[-1]
        kind = type(item)
        do = TASKS.get(kind)
        if do is not None:
            agenda.pop()
            do(item, state)
            continue
        if isinstance(item, Run):
            agenda.pop()
            card, stage, part, at, data = item
            steps = PARTS[stage, part]
            if at < len(steps):
                if at + 1 < len(steps):
                    agenda.append(_new(Run, (card, stage, part, at + 1, data)))
                steps[at].run(state, item)
            continue
        options = ASKED[kind](item, state)
        if len(options) > 1 or (options and not state.auto):
            state.options = options
            return
        agenda.pop()
        if options:  # the only thing possible: no click for it
            TAKEN[kind](item, state, options[0])


def stop(state: "LegacyState") -> None:
    """The rest of the running effect does not happen."""
    state.agenda.pop()


def push_run(
    state: "LegacyState", card: int, stage: int, part: int, data: tuple[int, ...] = (), at: int = 0
) -> None:
    state.agenda.append(_new(Run, (card, stage, part, at, data)))
