"""Why something cannot be paid, or by which card it is forbidden: for steps and for `show/explain.py`."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.box import RULES, Cost
from fiefdom.games.kingdom_legacy.cards.language import refuse
from fiefdom.games.kingdom_legacy.cards.resources import missing, unpack
from fiefdom.games.kingdom_legacy.cards.vocabulary import RULE, word_of
from fiefdom.games.kingdom_legacy.play.moves import count
from fiefdom.games.kingdom_legacy.play.payment import affordable, fillable, named_in_play
from fiefdom.kernel.game import Refusal

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState


def forbidding(state: "LegacyState", word: str) -> int | None:
    """The card whose standing rule forbids something (L52)."""
    return next(
        (card for card in (*state.play, *state.permanent) if RULES[state.stage[card]] & RULE[word]), None
    )


def cannot_pay(state: "LegacyState", card: int, cost: Cost, rule: str = "L12") -> Refusal | None:
    if not affordable(state, cost.amount):
        lacking = missing(state.resources, cost.amount)
        return refuse(rule, "resources", card=card, missing=unpack(lacking), cost=unpack(cost.amount))
    if cost.slots and not fillable(state, cost.slots, (card,)):
        wanted = {word_of(slot): cost.slots.count(slot) for slot in cost.slots}
        present = {word_of(slot): count(state, card, slot) for slot in cost.slots}
        return refuse("L50", "cards", card=card, wanted=wanted, present=present)
    if cost.destroys is not None and not named_in_play(state, card, cost.destroys):
        return refuse("L50", "named-card", card=card, name=cost.destroys)
    return None
