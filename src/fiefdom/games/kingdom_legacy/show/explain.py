"""Why something cannot be done now: the rule, the reason as a locale key, and the figures: which
resources are missing, blocked by what, forbidden by which card, track finished, nothing to reach."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.box import CARDS, EQUIP, STAGES
from fiefdom.games.kingdom_legacy.cards.language import refuse
from fiefdom.games.kingdom_legacy.cards.resources import missing, unpack
from fiefdom.games.kingdom_legacy.cards.steps.pay import fee
from fiefdom.games.kingdom_legacy.cards.vocabulary import USABLE
from fiefdom.games.kingdom_legacy.play.actions import (
    Advance,
    Equip,
    LegacyAction,
    Pass,
    Produce,
    Upgrade,
    Use,
    decode,
)
from fiefdom.games.kingdom_legacy.play.agenda import WORD_OF
from fiefdom.games.kingdom_legacy.play.moves import (
    BLOCKED,
    DESTROYED,
    DISCARDED,
    IN_BOX,
    IN_DECK,
    IN_PLAY,
    ON_SIDE,
    WORN,
)
from fiefdom.games.kingdom_legacy.play.payment import affordable
from fiefdom.games.kingdom_legacy.play.production import outcomes
from fiefdom.games.kingdom_legacy.play.refusals import cannot_pay, forbidding
from fiefdom.games.kingdom_legacy.play.turn import upgrade_cost
from fiefdom.kernel.errors import BadAction, shown
from fiefdom.kernel.game import Refusal
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import whole

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState


def explain(state: "LegacyState", request: JSON) -> Refusal | None:
    """`request` is an encoded action, or {"target": {"card": number}}: anything with that card."""
    if isinstance(request, Mapping) and "target" in request:
        target = request["target"]
        card = whole(target.get("card")) if isinstance(target, Mapping) else None
        if card not in CARDS:
            raise BadAction(f'a target is {{"card": number}}, not {shown(target)}')
        return _with_sides(state, _refusal_of_card(state, card))
    return refusal_of(state, decode(request))


def _with_sides(state: "LegacyState", refusal: Refusal | None) -> Refusal | None:
    """Adds the sides of the cards it names, so that they can be called by their names."""
    if refusal is None:
        return None
    facts = dict(refusal.facts)
    for name, side in (("card", "side"), ("by", "by_side")):
        card = facts.get(name)
        if isinstance(card, int):
            facts[side] = state.stage[card] % 4 + 1
    return Refusal(refusal.rule, refusal.reason, facts)


def refusal_of(state: "LegacyState", action: LegacyAction) -> Refusal | None:
    """Why this action cannot be taken; None if it can."""
    return _with_sides(state, _refusal(state, action))


def _refusal(state: "LegacyState", action: LegacyAction) -> Refusal | None:
    if state.actor is None:
        return refuse(state.ended_by or "L17", "game-over")
    if action in state.legal():
        return None
    if state.agenda:  # L20, L47: what is pending comes first
        return refuse("L20", "pending", asked=WORD_OF[type(state.agenda[-1])])
    match action:
        case Advance():
            return _no_advance(state)
        case Produce(card, gives):
            return _not_in_play(state, card, "L12") or _no_produce(state, card, gives)
        case Upgrade(card, frame):
            return _not_in_play(state, card, "L12") or _no_upgrade(state, card, frame)
        case Equip(card, by):
            return _not_in_play(state, card, "L34") or _no_equip(state, card, by)
        case Use(card, effect):
            return _no_use(state, card, effect)
        case Pass():
            return None
    return refuse("L12", "not-asked")


def _no_advance(state: "LegacyState") -> Refusal:
    by = forbidding(state, "no-play")
    return (
        refuse("L32", "deck-empty")
        if by is None or not state.deck
        else refuse("L52", "forbidden-play", by=by)
    )


def _not_in_play(state: "LegacyState", card: int, rule: str) -> Refusal | None:
    place = state.place[card]
    if place == IN_PLAY:
        return None
    if place == BLOCKED:
        return refuse("L25", "blocked", card=card, by=state.blocked[card])
    if place == IN_BOX:
        return refuse("L2", "in-box", number=card)
    if place == WORN:
        return refuse("L34", "worn", card=card, by=state.worn[card])
    if place == DESTROYED:
        return refuse("L26", "destroyed", number=card)
    if place == ON_SIDE:
        return refuse("L24", "permanent", card=card)
    if place == DISCARDED:
        return refuse(rule, "discarded", card=card)
    if place == IN_DECK:
        return refuse(rule, "in-deck", card=card)
    return refuse(rule, "aside", number=card)


def _no_equip(state: "LegacyState", card: int, by: int) -> Refusal:
    """L34: only equipment, and only a card in play with the keyword."""
    if not EQUIP[state.stage[card]]:
        return refuse("L34", "no-equipment", card=card)
    if by == card:  # nobody is meant: whoever it may be
        return refuse("L34", "no-wielder", card=card)
    return _not_in_play(state, by, "L34") or refuse("L34", "cannot-wield", card=card, by=by)


def _no_produce(state: "LegacyState", card: int, gives: int) -> Refusal:
    found = outcomes(state, card)
    if EQUIP[state.stage[card]]:
        return refuse("L34", "unattached", card=card)
    if not found:
        return refuse("L12", "produces-nothing", card=card)
    return refuse("L42", "produces-other", card=card, gives=unpack(gives), found=[unpack(g) for g in found])


def _no_upgrade(state: "LegacyState", card: int, frame: int) -> Refusal:
    stage = state.stage[card]
    frames = len(STAGES[stage].upgrades)
    if frame >= frames:
        return refuse("L12", "no-upgrade", card=card)
    by = forbidding(state, "no-upgrade")
    if by is not None:
        return refuse("L52", "forbidden-upgrade", card=card, by=by)
    return cannot_pay(state, card, upgrade_cost(state, stage, frame)) or refuse(
        "L12", "no-upgrade", card=card
    )


def _no_use(state: "LegacyState", card: int, number: int) -> Refusal:
    if state.place[card] != ON_SIDE and card not in state.worn:
        refusal = _not_in_play(state, card, "L12")
        if refusal is not None:
            return refusal
        if EQUIP[state.stage[card]]:
            return refuse("L34", "unattached", card=card)
    stage = STAGES[state.stage[card]]
    if number >= len(stage.effects):
        return refuse("L7", "no-effect", card=card)
    effect = stage.effects[number]
    if effect.kind not in USABLE:
        return refuse("L19", "not-usable", card=card)
    if effect.kind == "time" and (by := forbidding(state, "no-time")) is not None:
        return refuse("L52", "forbidden-time", card=card, by=by)
    if effect.once and state.used.get(stage.index, 0) >> number & 1:
        return refuse("L19", "crossed-out", card=card)
    if effect.turnly and stage.index * 4 + number in state.turnly:
        return refuse("L37", "once-per-turn", card=card)
    need = fee(effect.steps)
    if not affordable(state, need):
        lacking = missing(state.resources, need)
        return refuse("L47", "resources", card=card, missing=unpack(lacking), cost=unpack(need))
    for step in effect.steps:
        if not step.possible(state, card):
            return step.why_not(state, card)
    return refuse("L47", "nothing-to-reach", card=card)


def _refusal_of_card(state: "LegacyState", card: int) -> Refusal | None:
    """Why nothing can be done with this card; None if something can."""
    if state.actor is None:
        return refuse(state.ended_by or "L17", "game-over")
    if any(getattr(action, "card", None) == card for action in state.legal()):
        return None
    if state.agenda:
        return refuse("L20", "pending", asked=WORD_OF[type(state.agenda[-1])])
    stage = STAGES[state.stage[card]]
    if state.place[card] != ON_SIDE:
        refusal = _not_in_play(state, card, "L12")
        if refusal is not None:
            return refusal
        if stage.upgrades:
            return _no_upgrade(state, card, 0)
    for number, effect in enumerate(stage.effects):
        if effect.kind in USABLE:
            return _no_use(state, card, number)
    return refuse("L12", "nothing-on-card", card=card)
