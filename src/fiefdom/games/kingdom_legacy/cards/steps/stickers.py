"""Steps that put stickers on cards (L33) and cross out production and costs (L46)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES, SWORD, UNIT, of
from fiefdom.games.kingdom_legacy.cards.vocabulary import ANY, BIT
from fiefdom.games.kingdom_legacy.play.actions import (
    PICK,
    STICK,
    CrossCost,
    CrossOut,
    LegacyAction,
    Pick,
    Stick,
)
from fiefdom.games.kingdom_legacy.play.agenda import Run
from fiefdom.games.kingdom_legacy.play.interpreter import choice, possible, step, taken
from fiefdom.games.kingdom_legacy.play.moves import count, kingdom, matches, others, tell, weight
from fiefdom.games.kingdom_legacy.play.production import add_sticker, cross_out, full_stage, icons, made
from fiefdom.games.kingdom_legacy.play.questions import (
    AskCrossCost,
    AskCrossOut,
    AskStick,
    Boost,
    Groom,
    Sticker,
)

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_HORSE = BIT["horse"]
_RESOURCE_STICKERS = len(UNIT)


def stickable(
    state: "LegacyState", card: int, groups: tuple[tuple[int, ...], ...], what: int, scope: str
) -> list[int]:
    """Cards that can take the stickers: L5, and no resources on permanent cards (L56)."""
    resource = any(sticker <= _RESOURCE_STICKERS for group in groups for sticker in group)
    found = others(state, card, what) if scope == "play" else kingdom(state, what, permanent=not resource)
    return [c for c in found if not (resource and full_stage(state, state.stage[c]))]


@step("sticker")
def _sticker(
    state: "LegacyState",
    item: Run,
    groups: tuple[tuple[int, ...], ...],
    what: int,
    scope: str,
    times: int,
) -> None:
    state.agenda.append(Sticker(item.card, groups, what, scope, times, ()))


@possible("sticker")
def _can_stick(
    state: "LegacyState",
    card: int,
    groups: tuple[tuple[int, ...], ...],
    what: int,
    scope: str,
    times: int,
) -> bool:
    return any(_left(state, card, c) for c in stickable(state, card, groups, what, scope))


def _left(state: "LegacyState", card: int, target: int) -> bool:
    """L47: what the effect discards first need not be its target (137: a building that is a land, too)."""
    for effect in STAGES[state.stage[card]].effects:
        for name, *arguments in effect.steps:
            if name == "discard":
                number, what = arguments
                spared = weight(state, target, what) if matches(state, target, what) else 0
                if count(state, card, what) - spared < number:
                    return False
    return True


@choice(Sticker)
def _sticker_options(state: "LegacyState", item: Sticker) -> list[LegacyAction]:
    card, groups, what, scope, _, used = item
    return [PICK[c] for c in stickable(state, card, groups, what, scope) if c not in used]


@taken(Sticker)
def _pick_sticker(state: "LegacyState", item: Sticker, action: Pick) -> None:
    card, groups, what, scope, times, used = item
    if times > 1:
        state.agenda.append(Sticker(card, groups, what, scope, times - 1, (*used, action.card)))
    for group in reversed(groups):
        state.agenda.append(AskStick(action.card, state.stage[action.card], group))


@choice(AskStick)
def _stick_options(state: "LegacyState", item: AskStick) -> list[LegacyAction]:
    return [STICK[sticker] for sticker in item.stickers]


@taken(AskStick)
def _stick(state: "LegacyState", item: AskStick, action: Stick) -> None:
    add_sticker(state, item.card, item.stage, action.sticker)


@step("sticker-here")
def _sticker_here(state: "LegacyState", item: Run, groups: tuple[tuple[int, ...], ...]) -> None:
    for group in reversed(groups):
        state.agenda.append(AskStick(item.card, item.stage, group))


def boostable(state: "LegacyState", card: int, what: int, scope: str) -> list[int]:
    """L33: cards that produce something already, with room for more (L5)."""
    return [c for c in stickable(state, card, ((1,),), what, scope) if any(made(state, state.stage[c]))]


@step("boost")
def _boost(state: "LegacyState", item: Run, what: int, scope: str) -> None:
    state.agenda.append(Boost(item.card, what, scope))


@possible("boost")
def _can_boost(state: "LegacyState", card: int, what: int, scope: str) -> bool:
    return bool(boostable(state, card, what, scope))


@choice(Boost)
def _boost_options(state: "LegacyState", item: Boost) -> list[LegacyAction]:
    return [PICK[c] for c in boostable(state, item.card, item.what, item.scope)]


@taken(Boost)
def _pick_boost(state: "LegacyState", item: Boost, action: Pick) -> None:
    stage = state.stage[action.card]
    kinds = tuple(i + 1 for i in range(len(UNIT)) if any(of(gives, i) for gives in made(state, stage)))
    state.agenda.append(AskStick(action.card, stage, kinds))


@step("groom")
def _groom(state: "LegacyState", item: Run, stickers: tuple[int, ...]) -> None:
    state.agenda.append(Groom(item.card, stickers))


def _groomable(state: "LegacyState", card: int) -> list[int]:
    """112: horses in play with at most one sticker."""
    return [c for c in others(state, card, _HORSE) if len(state.stickers.get(state.stage[c], ())) < 2]


@possible("groom")
def _can_groom(state: "LegacyState", card: int, stickers: tuple[int, ...]) -> bool:
    return bool(_groomable(state, card))


@choice(Groom)
def _groom_options(state: "LegacyState", item: Groom) -> list[LegacyAction]:
    return [PICK[c] for c in _groomable(state, item.card)]


@taken(Groom)
def _pick_groom(state: "LegacyState", item: Groom, action: Pick) -> None:
    state.agenda.append(AskStick(action.card, state.stage[action.card], item.stickers))


# Crossings


def crossed_cost(state: "LegacyState", stage: int, frame: int) -> int:
    """What an upgrade still costs of resources."""
    return STAGES[stage].upgrades[frame].cost.amount - state.costs.get(stage * 4 + frame, 0)


def cross_cost(state: "LegacyState", card: int, stage: int, frame: int, resource: int) -> None:
    at = stage * 4 + frame
    state.costs[at] = state.costs.get(at, 0) + UNIT[resource]
    tell(state, "crossed-cost", card=card, frame=frame, resource=RESOURCES[resource])


def _crossable(state: "LegacyState", card: int) -> list[LegacyAction]:
    found: list[LegacyAction] = []
    for c in others(state, card, ANY):
        stage = state.stage[c]
        for frame in range(len(STAGES[stage].upgrades)):
            left = crossed_cost(state, stage, frame)
            found += [CrossCost(c, frame, i) for i in range(len(UNIT)) if of(left, i)]
    return found


@step("cross-cost")
def _cross_cost(state: "LegacyState", item: Run) -> None:
    state.agenda.append(AskCrossCost(item.card))


@possible("cross-cost")
def _can_cross_cost(state: "LegacyState", card: int) -> bool:
    return bool(_crossable(state, card))


@choice(AskCrossCost)
def _cross_cost_options(state: "LegacyState", item: AskCrossCost) -> list[LegacyAction]:
    return _crossable(state, item.card)


@taken(AskCrossCost)
def _take_cross_cost(state: "LegacyState", item: AskCrossCost, action: CrossCost) -> None:
    cross_cost(state, action.card, state.stage[action.card], action.frame, action.resource)


@step("cross-sword")
def _cross_sword(state: "LegacyState", item: Run) -> None:
    """135: one sword of the cost printed on this stage."""
    cross_cost(state, item.card, item.stage, 0, UNIT.index(SWORD))


@possible("cross-sword")
def _can_cross_sword(state: "LegacyState", card: int) -> bool:
    stage = state.stage[card]
    return bool(STAGES[stage].upgrades) and crossed_cost(state, stage, 0) >= SWORD


@step("cross-own")
def _cross_own(state: "LegacyState", item: Run) -> None:
    """111: each time it produces, one icon less."""
    state.agenda.append(AskCrossOut("self", 1, item.card))


@step("cross-in-play")
def _cross_in_play(state: "LegacyState", item: Run) -> None:
    state.agenda.append(AskCrossOut("play", 1, item.card))


@step("cross-per-mark")
def _cross_per_mark(state: "LegacyState", item: Run, side: int) -> None:
    """136: as many as boxes are marked on that side, on any cards of the kingdom."""
    number = state.marks.get(item.card * 4 + side - 1, 0).bit_count()
    if number:
        state.agenda.append(AskCrossOut("kingdom", number, item.card))


@choice(AskCrossOut)
def _cross_out_options(state: "LegacyState", item: AskCrossOut) -> list[LegacyAction]:
    cards: Sequence[int] = (item.card,)
    if item.scope == "play":
        cards = state.play
    elif item.scope == "kingdom":
        cards = kingdom(state, ANY)
    return [CrossOut(c, icon) for c in cards for icon in icons(state, c)]


@taken(AskCrossOut)
def _take_cross_out(state: "LegacyState", item: AskCrossOut, action: CrossOut) -> None:
    if item.number > 1:
        state.agenda.append(AskCrossOut(item.scope, item.number - 1, item.card))
    cross_out(state, action.card, action.icon)
