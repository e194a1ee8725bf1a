"""Steps that put stickers on cards (L33) and cross out production and costs (L46)."""

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
from fiefdom.games.kingdom_legacy.play.interpreter import Item, choice, possible, step, taken
from fiefdom.games.kingdom_legacy.play.moves import count, kingdom, matches, others, tell, weight
from fiefdom.games.kingdom_legacy.play.production import add_sticker, cross_out, full_stage, icons, made

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
    item: Item,
    groups: tuple[tuple[int, ...], ...],
    what: int,
    scope: str,
    times: int,
) -> None:
    state.agenda.append(("sticker", item[1], groups, what, scope, times, ()))


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


@choice("sticker")
def _sticker_options(state: "LegacyState", item: Item) -> list[LegacyAction]:
    _, card, groups, what, scope, _, used = item
    return [PICK[c] for c in stickable(state, card, groups, what, scope) if c not in used]


@taken("sticker")
def _pick_sticker(state: "LegacyState", item: Item, action: Pick) -> None:
    _, card, groups, what, scope, times, used = item
    if times > 1:
        state.agenda.append(("sticker", card, groups, what, scope, times - 1, (*used, action.card)))
    for group in reversed(groups):
        state.agenda.append(("stick", action.card, state.stage[action.card], group))


@choice("stick")
def _stick_options(state: "LegacyState", item: Item) -> list[LegacyAction]:
    return [STICK[sticker] for sticker in item[3]]


@taken("stick")
def _stick(state: "LegacyState", item: Item, action: Stick) -> None:
    add_sticker(state, item[1], item[2], action.sticker)


@step("sticker-here")
def _sticker_here(state: "LegacyState", item: Item, groups: tuple[tuple[int, ...], ...]) -> None:
    for group in reversed(groups):
        state.agenda.append(("stick", item[1], item[2], group))


def boostable(state: "LegacyState", card: int, what: int, scope: str) -> list[int]:
    """L33: cards that produce something already, with room for more (L5)."""
    return [c for c in stickable(state, card, ((1,),), what, scope) if any(made(state, state.stage[c]))]


@step("boost")
def _boost(state: "LegacyState", item: Item, what: int, scope: str) -> None:
    state.agenda.append(("boost", item[1], what, scope))


@possible("boost")
def _can_boost(state: "LegacyState", card: int, what: int, scope: str) -> bool:
    return bool(boostable(state, card, what, scope))


@choice("boost")
def _boost_options(state: "LegacyState", item: Item) -> list[LegacyAction]:
    return [PICK[c] for c in boostable(state, item[1], item[2], item[3])]


@taken("boost")
def _pick_boost(state: "LegacyState", item: Item, action: Pick) -> None:
    stage = state.stage[action.card]
    kinds = tuple(i + 1 for i in range(len(UNIT)) if any(of(gives, i) for gives in made(state, stage)))
    state.agenda.append(("stick", action.card, stage, kinds))


@step("groom")
def _groom(state: "LegacyState", item: Item, stickers: tuple[int, ...]) -> None:
    state.agenda.append(("groom", item[1], stickers))


def _groomable(state: "LegacyState", card: int) -> list[int]:
    """112: horses in play with at most one sticker."""
    return [c for c in others(state, card, _HORSE) if len(state.stickers.get(state.stage[c], ())) < 2]


@possible("groom")
def _can_groom(state: "LegacyState", card: int, stickers: tuple[int, ...]) -> bool:
    return bool(_groomable(state, card))


@choice("groom")
def _groom_options(state: "LegacyState", item: Item) -> list[LegacyAction]:
    return [PICK[c] for c in _groomable(state, item[1])]


@taken("groom")
def _pick_groom(state: "LegacyState", item: Item, action: Pick) -> None:
    state.agenda.append(("stick", action.card, state.stage[action.card], item[2]))


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
def _cross_cost(state: "LegacyState", item: Item) -> None:
    state.agenda.append(("cross-cost", item[1]))


@possible("cross-cost")
def _can_cross_cost(state: "LegacyState", card: int) -> bool:
    return bool(_crossable(state, card))


@choice("cross-cost")
def _cross_cost_options(state: "LegacyState", item: Item) -> list[LegacyAction]:
    return _crossable(state, item[1])


@taken("cross-cost")
def _take_cross_cost(state: "LegacyState", item: Item, action: CrossCost) -> None:
    cross_cost(state, action.card, state.stage[action.card], action.frame, action.resource)


@step("cross-sword")
def _cross_sword(state: "LegacyState", item: Item) -> None:
    """135: one sword of the cost printed on this stage."""
    cross_cost(state, item[1], item[2], 0, UNIT.index(SWORD))


@possible("cross-sword")
def _can_cross_sword(state: "LegacyState", card: int) -> bool:
    stage = state.stage[card]
    return bool(STAGES[stage].upgrades) and crossed_cost(state, stage, 0) >= SWORD


@step("cross-own")
def _cross_own(state: "LegacyState", item: Item) -> None:
    """111: each time it produces, one icon less."""
    state.agenda.append(("cross-out", (item[1],), 1, item[1]))


@step("cross-in-play")
def _cross_in_play(state: "LegacyState", item: Item) -> None:
    state.agenda.append(("cross-out", "play", 1, item[1]))


@step("cross-per-mark")
def _cross_per_mark(state: "LegacyState", item: Item, side: int) -> None:
    """136: as many as boxes are marked on that side, on any cards of the kingdom."""
    number = state.marks.get(item[1] * 4 + side - 1, 0).bit_count()
    if number:
        state.agenda.append(("cross-out", "kingdom", number, item[1]))


@choice("cross-out")
def _cross_out_options(state: "LegacyState", item: Item) -> list[LegacyAction]:
    cards = item[1]
    if cards == "play":
        cards = state.play
    elif cards == "kingdom":
        cards = kingdom(state, ANY)
    return [CrossOut(c, icon) for c in cards for icon in icons(state, c)]


@taken("cross-out")
def _take_cross_out(state: "LegacyState", item: Item, action: CrossOut) -> None:
    if item[2] > 1:
        state.agenda.append(("cross-out", item[1], item[2] - 1, item[3]))
    cross_out(state, action.card, action.icon)
