"""What a card produces (L42–L44), what is gained, and what stickers and crossings change of it."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.box import EQUIP, MAKES, MASK, STAGES
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS, Expansion
from fiefdom.games.kingdom_legacy.cards.resources import (
    BASE,
    COIN,
    GOOD,
    NEW_ICONS,
    RESOURCES,
    UNIT,
    coin_of,
    of,
    total,
    unpack,
)
from fiefdom.games.kingdom_legacy.cards.vocabulary import (
    BIT,
    BUILDING,
    FRIENDLY,
    LAND,
    PERSON,
    RESOURCE_OF,
    RULE,
    STICKER_NAMES,
)
from fiefdom.games.kingdom_legacy.play.moves import ABSENT, IN_BOX, count, mask_of, rules_of, tell, wielded

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

MOST = 9  # L5
_TAX, _DOUBLE, _SURPLUS = RULE["coin-tax"], RULE["double-lands"], RULE["surplus"]
_OWN = RULE["coin-per-person"]
_STAYS, _LANDS_STAY = RULE["stays"], RULE["lands-stay"]
STAYING = _STAYS | _LANDS_STAY
_SEAFARING = BIT["seafaring"]
# Standing rules that give one coin more to every card with the bit.
_COIN_FOR = (
    (RULE["person-coin"], PERSON),
    (RULE["building-coin"], BUILDING),
    (RULE["seafaring-coin"], _SEAFARING),
    (RULE["friendly-coin"], FRIENDLY),
)
BONUSES = _OWN | _DOUBLE | _SURPLUS | sum(rule for rule, _ in _COIN_FOR)
ALTERNATIVE = 10  # icon numbers from here on are alternatives of an any_of (L46), up to NEW_ICONS


def stays(state: "LegacyState", card: int) -> bool:
    """L31: not discarded at the end of a turn: printed, by a sticker (7), or in Border Dispute (138)."""
    stage = state.stage[card]
    if rules_of(state, card) & _STAYS or STAYS_STICKER in state.stickers.get(stage, ()):
        return True
    return bool(MASK[stage] & LAND and state.rules_now() & _LANDS_STAY)


def made(state: "LegacyState", stage: int) -> tuple[int, ...]:
    """What a stage prints, with stickers and without what is crossed out: the alternatives."""
    changed = state.made.get(stage)
    return STAGES[stage].makes if changed is None else changed


def made_by(state: "LegacyState", card: int) -> tuple[int, ...]:
    """What a card makes without bonuses; L34: with all it wields, and equipment alone nothing."""
    stage = state.stage[card]
    if EQUIP[stage]:
        return ()
    base = state.made.get(stage)
    if base is None:
        base = MAKES[stage]
    if state.worn:
        for worn in wielded(state, card):
            more = made(state, state.stage[worn])
            base = tuple(gives + added for gives in base or (0,) for added in more) if more else base
    return base


def outcomes(state: "LegacyState", card: int) -> tuple[int, ...]:
    """L42: the effective production of a card in play, one amount for each choice (L43); () for none."""
    base = made_by(state, card)
    rules = state.rules if state.rules >= 0 else state.rules_now()
    if not rules & BONUSES:
        return base
    bits = mask_of(state, card)
    bonus = 0
    for rule, what in _COIN_FOR:
        if rules & rule and bits & what:
            bonus += 1
    if rules_of(state, card) & _OWN:
        bonus += count(state, card, PERSON)
    if bonus:
        base = tuple(gives + bonus * COIN for gives in base or (0,))
    if bits & LAND:
        if rules & _DOUBLE:
            base = tuple(gives * 2 for gives in base)
        if rules & _SURPLUS:  # 137: each coin may be swapped on its own
            swapped = [gives + n * (GOOD - COIN) for gives in base for n in range(coin_of(gives) + 1)]
            base = tuple(dict.fromkeys(swapped))
    return base


def taxed(state: "LegacyState", gives: int) -> int:
    """L42: what is left of one production after the Pirate (76) took his coin."""
    return gives - COIN if coin_of(gives) and state.rules_now() & _TAX else gives


def gain(state: "LegacyState", gives: int) -> None:
    """L18, L42: into the store; the Pirate takes one coin of each effect or production that gives coin."""
    if not state.robbed and coin_of(gives) and state.rules_now() & _TAX:
        gives -= COIN
        state.robbed = True
    state.resources += gives
    if state.log is not None:
        tell(state, "gained", gives=unpack(gives))


def full_stage(state: "LegacyState", stage: int) -> bool:
    """L5: no resource sticker on a stage that produces 9 or more; of alternatives the largest (L43)."""
    return max(map(total, made(state, stage)), default=0) >= MOST


def remake(state: "LegacyState", stage: int) -> None:
    """Works out again what a stage makes after a sticker or a crossing (L46)."""
    crossed = state.crossed.get(stage, ())
    stuck = state.stickers.get(stage, ())
    added = sum(UNIT[RESOURCE_OF[sticker]] for sticker in stuck if sticker in RESOURCE_OF)
    added -= sum(UNIT[resource_of_icon(icon)] for icon in crossed if not is_alternative(icon))
    printed = STAGES[stage].makes
    if len(printed) > 1:
        left = [gives for i, gives in enumerate(printed) if ALTERNATIVE + i not in crossed]
        state.made[stage] = tuple(gives + added for gives in left) or ((added,) if added else ())
    else:
        gives = (printed[0] if printed else 0) + added
        state.made[stage] = (gives,) if gives else ()


def icons(state: "LegacyState", card: int) -> list[int]:
    """L46: what can be crossed out of the production of the active stage."""
    stage = state.stage[card]
    printed = STAGES[stage].makes
    crossed = state.crossed.get(stage, ())
    if len(printed) > 1:
        found = [ALTERNATIVE + i for i in range(len(printed)) if ALTERNATIVE + i not in crossed]
        stuck = [RESOURCE_OF[one] for one in state.stickers.get(stage, ()) if one in RESOURCE_OF]
        marks = [resource_of_icon(icon) for icon in crossed if not is_alternative(icon)]
        kinds = range(len(RESOURCES))
        return [icon_of(i) for i in kinds if stuck.count(i) > marks.count(i)] + found
    gives = sum(made(state, stage))
    return [icon_of(i) for i in range(len(RESOURCES)) if of(gives, i)]


def icon_of(resource: int) -> int:
    return resource if resource < BASE else NEW_ICONS + resource


def resource_of_icon(icon: int) -> int:
    return icon if icon < ALTERNATIVE else icon - NEW_ICONS


def is_alternative(icon: int) -> bool:
    return ALTERNATIVE <= icon < NEW_ICONS


def icon_name(stage: int, icon: int) -> str:
    """An icon as a word: a resource, or the resources of an alternative."""
    if not is_alternative(icon):
        return RESOURCES[resource_of_icon(icon)]
    return "+".join(unpack(STAGES[stage].makes[icon - ALTERNATIVE]))


def cross_out(state: "LegacyState", card: int, icon: int) -> None:
    stage = state.stage[card]
    state.crossed[stage] = (*state.crossed.get(stage, ()), icon)
    remake(state, stage)
    tell(state, "crossed-production", card=card, icon=icon_name(stage, icon))


def begun(state: "LegacyState") -> list[Expansion]:
    """The expansions of this kingdom that are played or have been."""
    return [one for card, one in EXPANSIONS.items() if state.place[card] not in (IN_BOX, ABSENT)]


def kinds(state: "LegacyState") -> list[int]:
    """L36: the resources that there are, those of its expansions included."""
    new = [RESOURCES.index(resource.name) for one in begun(state) for resource in one.resources]
    return [*range(BASE), *new]


def supplied(state: "LegacyState", sticker: int) -> bool:
    """L33: whether there is one left, where an expansion limits them."""
    limits = [
        one.limits[STICKER_NAMES[sticker]] for one in begun(state) if STICKER_NAMES[sticker] in one.limits
    ]
    if not limits:
        return True
    used = (
        len(state.tabs) if sticker == TAB else sum(codes.count(sticker) for codes in state.stickers.values())
    )
    return used < min(limits)


def add_sticker(state: "LegacyState", card: int, stage: int, sticker: int, number: int = 0) -> None:
    """L33: on a stage, for good; L5: a resource only where there is room."""
    if (sticker in RESOURCE_OF and full_stage(state, stage)) or not supplied(state, sticker):
        return
    if sticker == TAB:
        state.tabs = tuple(sorted({*state.tabs, card}))
        tell(state, "stickered", card=card, sticker="tab", number=0)
        return
    code = sticker if sticker != SEAL else SEAL_BASE + number
    state.stickers[stage] = (*state.stickers.get(stage, ()), code)
    if sticker in RESOURCE_OF:
        remake(state, stage)
    elif sticker == KNIGHT_STICKER:
        state.extra[stage] = BIT["knight"] & ~MASK[stage]
    if state.log is not None:
        name = STICKER_NAMES[sticker]
        tell(state, "stickered", card=card, side=stage % 4 + 1, sticker=name, number=number)


STAYS_STICKER, KNIGHT_STICKER, SEAL, TAB = 7, 11, 16, 17
SEAL_BASE = 16000  # a seal with its written number: SEAL_BASE + number
