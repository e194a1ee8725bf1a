"""Steps that gain resources (L18, L45)."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.play.actions import (
    ONE,
    LegacyAction,
    Take,
)
from fiefdom.games.kingdom_legacy.play.agenda import Run
from fiefdom.games.kingdom_legacy.play.interpreter import (
    choice,
    possible,
    step,
    taken,
)
from fiefdom.games.kingdom_legacy.play.moves import (
    count,
)
from fiefdom.games.kingdom_legacy.play.production import gain
from fiefdom.games.kingdom_legacy.play.questions import GainAny, TakeOne

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState


@step("gain")
def _gain(state: "LegacyState", item: Run, gives: int) -> None:
    gain(state, gives)


@step("gain-one")
def _gain_one(state: "LegacyState", item: Run, choices: tuple[int, ...]) -> None:
    state.agenda.append(TakeOne(choices, item.card))  # L23


@step("gain-per")
def _gain_per(state: "LegacyState", item: Run, gives: int, what: int) -> None:
    gain(state, gives * count(state, item.card, what))


@possible("gain-per")
def _can_gain_per(state: "LegacyState", card: int, gives: int, what: int) -> bool:
    return count(state, card, what) > 0


@step("gain-any")
def _gain_any(state: "LegacyState", item: Run, number: int) -> None:
    if number:
        state.agenda.append(GainAny(number, item.card))


@choice(GainAny)
def _any_options(state: "LegacyState", item: GainAny) -> list[LegacyAction]:
    return list(ONE)  # L45: one by one, repeats allowed


@taken(GainAny)
def _take_any(state: "LegacyState", item: GainAny, action: Take) -> None:
    if item.number > 1:
        state.agenda.append(GainAny(item.number - 1, item.card))
    gain(state, action.gives)
