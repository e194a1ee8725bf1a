"""Why something cannot be done now: the rule, the reason as a locale key, and the figures: which
resources are missing, blocked by what, forbidden by which card, track finished, nothing to reach."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.box import NUMBER, RULES, STAGES, Cost
from fiefdom.games.kingdom_legacy.cards.resources import missing, unpack
from fiefdom.games.kingdom_legacy.cards.vocabulary import BIT, RULE, USABLE
from fiefdom.games.kingdom_legacy.play.actions import (
    Advance,
    LegacyAction,
    Pass,
    Produce,
    Upgrade,
    Use,
    decode,
)
from fiefdom.games.kingdom_legacy.play.agenda import WORD_OF
from fiefdom.games.kingdom_legacy.play.interpreter import POSSIBLE
from fiefdom.games.kingdom_legacy.play.moves import (
    BLOCKED,
    DESTROYED,
    DISCARDED,
    IN_BOX,
    IN_DECK,
    IN_PLAY,
    ON_SIDE,
    count,
)
from fiefdom.games.kingdom_legacy.play.payment import affordable, fillable, named_in_play, next_box
from fiefdom.games.kingdom_legacy.play.production import outcomes
from fiefdom.games.kingdom_legacy.play.turn import upgrade_cost
from fiefdom.kernel.errors import BadAction, shown
from fiefdom.kernel.game import Refusal
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import whole

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_WORDS = {bit: word for word, bit in BIT.items()}


def _no(rule: str, reason: str, **facts: JSON) -> Refusal:
    """A refusal; `card` and `by` are numbers of cards that the player knows."""
    return Refusal(rule, f"kingdom-legacy-no-{reason}", facts)


def explain(state: "LegacyState", request: JSON) -> Refusal | None:
    """`request` is an encoded action, or {"target": {"card": number}}: anything with that card."""
    if isinstance(request, Mapping) and "target" in request:
        target = request["target"]
        card = whole(target.get("card")) if isinstance(target, Mapping) else None
        if card is None or not 0 <= card < NUMBER:
            raise BadAction(f'a target is {{"card": 0 to {NUMBER - 1}}}, not {shown(target)}')
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
        return _no(state.ended_by or "L17", "game-over")
    if action in state.legal():
        return None
    if state.agenda:  # L20, L47: what is pending comes first
        return _no("L20", "pending", asked=WORD_OF[type(state.agenda[-1])])
    match action:
        case Advance():
            return _no_advance(state)
        case Produce(card, gives):
            return _not_in_play(state, card, "L12") or _no_produce(state, card, gives)
        case Upgrade(card, frame):
            return _not_in_play(state, card, "L12") or _no_upgrade(state, card, frame)
        case Use(card, effect):
            return _no_use(state, card, effect)
        case Pass():
            return None
    return _no("L12", "not-asked")


def _forbidding(state: "LegacyState", word: str) -> int | None:
    """The card whose standing rule forbids something (L52)."""
    return next(
        (card for card in (*state.play, *state.permanent) if RULES[state.stage[card]] & RULE[word]), None
    )


def _no_advance(state: "LegacyState") -> Refusal:
    by = _forbidding(state, "no-play")
    return _no("L32", "deck-empty") if by is None or not state.deck else _no("L52", "forbidden-play", by=by)


def _not_in_play(state: "LegacyState", card: int, rule: str) -> Refusal | None:
    place = state.place[card]
    if place == IN_PLAY:
        return None
    if place == BLOCKED:
        return _no("L25", "blocked", card=card, by=state.blocked[card])
    if place == IN_BOX:
        return _no("L2", "in-box", number=card)
    if place == DESTROYED:
        return _no("L26", "destroyed", number=card)
    if place == ON_SIDE:
        return _no("L24", "permanent", card=card)
    if place == DISCARDED:
        return _no(rule, "discarded", card=card)
    if place == IN_DECK:
        return _no(rule, "in-deck", card=card)
    return _no(rule, "aside", number=card)


def _no_produce(state: "LegacyState", card: int, gives: int) -> Refusal:
    found = outcomes(state, card)
    if not found:
        return _no("L12", "produces-nothing", card=card)
    return _no("L42", "produces-other", card=card, gives=unpack(gives), found=[unpack(g) for g in found])


def _no_upgrade(state: "LegacyState", card: int, frame: int) -> Refusal:
    stage = state.stage[card]
    frames = len(STAGES[stage].upgrades)
    if frame >= frames:
        return _no("L12", "no-upgrade", card=card)
    by = _forbidding(state, "no-upgrade")
    if by is not None:
        return _no("L52", "forbidden-upgrade", card=card, by=by)
    return _cannot_pay(state, card, upgrade_cost(state, stage, frame)) or _no("L12", "no-upgrade", card=card)


def _cannot_pay(state: "LegacyState", card: int, cost: Cost) -> Refusal | None:
    if not affordable(state, cost.amount):
        lacking = missing(state.resources, cost.amount)
        return _no("L12", "resources", card=card, missing=unpack(lacking), cost=unpack(cost.amount))
    if cost.slots and not fillable(state, cost.slots, (card,)):
        wanted = {_WORDS[slot]: cost.slots.count(slot) for slot in cost.slots}
        present = {_WORDS[slot]: count(state, card, slot) for slot in cost.slots}
        return _no("L50", "cards", card=card, wanted=wanted, present=present)
    if cost.destroys is not None and not named_in_play(state, card, cost.destroys):
        return _no("L50", "named-card", card=card, name=cost.destroys)
    return None


def _no_use(state: "LegacyState", card: int, number: int) -> Refusal:
    if state.place[card] != ON_SIDE:
        refusal = _not_in_play(state, card, "L12")
        if refusal is not None:
            return refusal
    stage = STAGES[state.stage[card]]
    if number >= len(stage.effects):
        return _no("L7", "no-effect", card=card)
    effect = stage.effects[number]
    if effect.kind not in USABLE:
        return _no("L19", "not-usable", card=card)
    if effect.kind == "time" and (by := _forbidding(state, "no-time")) is not None:
        return _no("L52", "forbidden-time", card=card, by=by)
    if effect.once and state.used.get(stage.index, 0) >> number & 1:
        return _no("L19", "crossed-out", card=card)
    if effect.turnly and stage.index in state.turnly:
        return _no("L37", "once-per-turn", card=card)
    need = sum(step[1] for step in effect.steps if step[0] == "pay")
    if not affordable(state, need):
        lacking = missing(state.resources, need)
        return _no("L47", "resources", card=card, missing=unpack(lacking), cost=unpack(need))
    for name, *arguments in effect.steps:
        check = POSSIBLE.get(name)
        if check is not None and not check(state, card, *arguments):
            return _no_step(state, card, name, arguments)
    return _no("L47", "nothing-to-reach", card=card)


def _no_step(state: "LegacyState", card: int, name: str, arguments: list[object]) -> Refusal:
    """Which part of an effect has nothing to do."""
    stage = state.stage[card]
    if name.startswith("mark") and next_box(state, stage) is None:
        return _no("L49", "track-finished", card=card)
    if name == "pay-price":
        box = next_box(state, stage)
        if box is None:
            return _no("L49", "track-finished", card=card)
        return _cannot_pay(state, card, STAGES[stage].prices[box]) or _no(
            "L47", "nothing-to-reach", card=card
        )
    if name in ("discover", "discover-one", "split"):
        return _no("L57", "not-in-box", card=card)
    if name in ("play", "upgrade") and (by := _forbidding(state, f"no-{name}")) is not None:
        return _no("L52", f"forbidden-{name}", card=card, by=by)
    if name in ("put", "calendar", "drop", "look") and not state.deck:
        return _no("L32", "deck-empty")
    return _no("L47", "nothing-to-reach", card=card)


def _refusal_of_card(state: "LegacyState", card: int) -> Refusal | None:
    """Why nothing can be done with this card; None if something can."""
    if state.actor is None:
        return _no(state.ended_by or "L17", "game-over")
    if any(getattr(action, "card", None) == card for action in state.legal()):
        return None
    if state.agenda:
        return _no("L20", "pending", asked=WORD_OF[type(state.agenda[-1])])
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
    return _no("L12", "nothing-on-card", card=card)
