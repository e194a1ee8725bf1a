"""Glory (L59): by card and by source, at any moment; the total is the score (L17)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.box import PERMANENT, RULES, STAGES
from fiefdom.games.kingdom_legacy.cards.resources import GOOD, SWORD, UNIT, of
from fiefdom.games.kingdom_legacy.cards.vocabulary import ENEMY, PERSON, RULE, SEAFARING, WALL
from fiefdom.games.kingdom_legacy.play.moves import mask_of, weight, wielded
from fiefdom.games.kingdom_legacy.play.production import SEAL_BASE, made_by
from fiefdom.kernel.game import Result, Share

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_STICKER_GLORY = {8: 2, 10: 5}
_PURGE_TEN = RULE["purge-ten"]
# The source of computed glory, for the breakdown.
_SOURCES = {"track": "track", "marks": "boxes", "empty": "boxes", "written": "written", "walls": "walls"}


def subjects(state: "LegacyState") -> list[int]:
    """Every card of the kingdom, permanent ones included; the live score counts blocked cards as well."""
    return sorted([*state.deck, *state.play, *state.discard, *state.permanent, *state.blocked, *state.looked])


def sticker_glory(state: "LegacyState", stage: int) -> int:
    glory = 0
    for sticker in state.stickers.get(stage, ()):
        if sticker >= SEAL_BASE:
            glory += sticker - SEAL_BASE
        else:
            glory += _STICKER_GLORY.get(sticker, 0)
    return glory


def computed(state: "LegacyState", stage: int) -> int:
    """The part of a stage's glory that is not simply printed."""
    worth = STAGES[stage].worth
    if worth is None:
        return 0
    if worth.kind in ("marks", "empty", "written"):
        other = stage - stage % 4 + worth.other - 1
        if worth.kind == "written":
            return sum(state.written.get(other, ()))
        marked = state.marks.get(other, 0).bit_count()
        return worth.each * (marked if worth.kind == "marks" else len(STAGES[other].boxes) - marked)
    if worth.kind == "track":  # the highest marked value, not the sum
        marks = state.marks.get(stage, 0)
        return max((box.glory for i, box in enumerate(STAGES[stage].boxes) if marks >> i & 1), default=0)
    return _goal(state, worth.kind, worth.each, worth.other)


def _goal(state: "LegacyState", kind: str, each: int, other: int) -> int:
    """38–40, 130: counted over the whole kingdom, on the active stages (L43: the best alternative)."""
    cards = subjects(state)
    if kind == "persons":
        return each * sum(weight(state, c, PERSON) for c in cards if mask_of(state, c) & PERSON)
    if kind == "walls":
        return each * sum(bool(mask_of(state, c) & WALL) for c in cards)
    if kind == "seafaring":
        return each * sum(bool(mask_of(state, c) & SEAFARING) for c in cards)
    if kind == "loyalty":
        return 0 if any(mask_of(state, c) & ENEMY for c in cards) else each
    if kind == "swords":
        return each * _produced(state, cards, SWORD)
    if kind == "goods":
        return each if _produced(state, cards, GOOD) >= other else 0
    ordinary = [c for c in cards if not PERMANENT[state.stage[c]]]
    if kind == "short":
        return each * max(0, other - len(ordinary))
    return each * sum(worth_of(state, c) == 0 for c in ordinary)  # Maximizer


def _produced(state: "LegacyState", cards: list[int], unit: int) -> int:
    at = UNIT.index(unit)
    return sum(max(of(gives, at) for gives in makes) for c in cards if (makes := made_by(state, c)))


def worth_of(state: "LegacyState", card: int) -> int:
    """The glory of one card as it is now; L34: with all it wields."""
    if state.worn:
        return own_worth(state, card) + sum(own_worth(state, worn) for worn in wielded(state, card))
    return own_worth(state, card)


def own_worth(state: "LegacyState", card: int) -> int:
    stage = state.stage[card]
    glory = STAGES[stage].glory
    if STAGES[stage].worth is not None:
        glory += computed(state, stage)
    return glory + sticker_glory(state, stage) if stage in state.stickers else glory


def purged_worth(state: "LegacyState", card: int) -> int:
    """L39; 125: ten more for each marked box when it is purged."""
    stage = state.stage[card]
    extra = 10 * state.marks.get(stage, 0).bit_count() if RULES[stage] & _PURGE_TEN else 0
    return worth_of(state, card) + extra


def glory(state: "LegacyState") -> int:
    return state.purged_glory + sum(own_worth(state, card) for card in (*subjects(state), *state.worn))


def _shares(state: "LegacyState") -> Iterator[Share]:
    for card in (*subjects(state), *state.worn):
        stage = state.stage[card]
        shown = STAGES[stage]
        if shown.glory:
            yield Share("printed", shown.glory, [card])
        if shown.worth is not None and (points := computed(state, stage)):
            yield Share(_SOURCES.get(shown.worth.kind, "goal"), points, [card])
        if stage in state.stickers and (points := sticker_glory(state, stage)):
            yield Share("stickers", points, [card])
    if state.purged_glory:
        yield Share("purged", state.purged_glory, list(state.purged))


def score(state: "LegacyState") -> Result:
    """L59: at any time; once the campaign is over, with the rule that ended it."""
    shares = list(_shares(state))
    points = sum(share.points for share in shares)
    if state.actor is not None:
        return Result([points], [shares])
    return Result([points], [shares], [0], state.ended_by)
