"""Cards as plain facts for people and pages: what a stage prints, and what a card has become."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.box import CARDS, STAGES, Card, Cost, Stage
from fiefdom.games.kingdom_legacy.cards.names import NAMES
from fiefdom.games.kingdom_legacy.cards.resources import unpack
from fiefdom.games.kingdom_legacy.cards.vocabulary import STICKER_NAMES, names_of, word_of
from fiefdom.games.kingdom_legacy.play.production import SEAL, SEAL_BASE, icon_name, made
from fiefdom.games.kingdom_legacy.show.score import own_worth, worth_of
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState


def cost_facts(cost: Cost, amount: int | None = None) -> dict[str, JSON]:
    """Resources, and how many other cards of a keyword; `amount` if something is crossed out."""
    slots = {word_of(slot): cost.slots.count(slot) for slot in cost.slots}
    return {
        "resources": unpack(cost.amount if amount is None else amount),
        "cards": slots,
        "destroys": cost.destroys,
    }


def stage_facts(stage: Stage) -> dict[str, JSON]:
    """What a side prints."""
    worth, texts = stage.worth, dict(stage.texts)
    return {
        "side": stage.side,
        "name": stage.name,
        "keywords": list(stage.keywords),
        "obstacle": stage.obstacle,
        "permanent": stage.permanent,
        "makes": [unpack(gives) for gives in stage.makes],
        "glory": stage.glory,
        "worth": None if worth is None else {"kind": worth.kind, "each": worth.each, "other": worth.other},
        "upgrades": [{**cost_facts(up.cost), "to": up.to} for up in stage.upgrades],
        "rules": list(stage.rules),
        "effects": [effect.text for effect in stage.effects],
        "boxes": [box.text for box in stage.boxes],
        "prices": [cost_facts(price) for price in stage.prices],
        "thresholds": list(stage.thresholds),
        "full": texts.get("full"),
        "defeat": texts.get("defeat"),
        "after": texts.get("after"),
        "convert": stage.convert or None,
        "equip": names_of(stage.equip),
    }


def all_facts() -> list[dict[str, JSON]]:
    """Every side of every card, one row each."""
    return [
        {"card": card.number, **stage_facts(stage), "scroll": card.scroll, "choose_side": card.choose_side}
        for card in CARDS.values()
        for stage in card.sides.values()
    ]


def card_facts(card: Card) -> dict[str, JSON]:
    return {
        "card": card.number,
        "scroll": card.scroll,
        "choose_side": card.choose_side,
        "sides": [stage_facts(stage) for stage in card.sides.values()],
    }


def sticker_facts(code: int) -> dict[str, JSON]:
    if code >= SEAL_BASE:
        return {"sticker": STICKER_NAMES[SEAL], "number": code - SEAL_BASE}
    return {"sticker": STICKER_NAMES[code]}


def memory_facts(state: "LegacyState", stage: int) -> dict[str, JSON]:
    """What a side has been given for good; only what there is."""
    found: dict[str, JSON] = {}
    if stage in state.stickers:
        found["stickers"] = [sticker_facts(code) for code in state.stickers[stage]]
    if stage in state.crossed:
        found["crossed"] = [icon_name(stage, icon) for icon in state.crossed[stage]]
    if stage in state.marks:
        marks = state.marks[stage]
        found["marks"] = [box for box in range(len(STAGES[stage].boxes)) if marks >> box & 1]
    if stage in state.used:
        used = state.used[stage]
        found["used"] = [n for n in range(len(STAGES[stage].effects)) if used >> n & 1]
    if stage in state.written:
        found["written"] = list(state.written[stage])
    if stage in state.paid:
        found["paid"] = state.paid[stage]
    crossed: dict[str, JSON] = {
        str(frame): unpack(state.costs[stage * 4 + frame])
        for frame in range(len(STAGES[stage].upgrades))
        if stage * 4 + frame in state.costs
    }
    if crossed:
        found["costs_crossed"] = crossed
    return found


def kingdom_card(state: "LegacyState", card: int) -> dict[str, JSON]:
    """A card of the kingdom as it is: its active side, and what its sides remember."""
    stage = state.stage[card]
    facts: dict[str, JSON] = {
        "card": card,
        "side": stage % 4 + 1,
        "name": STAGES[stage].name,
        "makes": [unpack(gives) for gives in made(state, stage)],
        "worth": worth_of(state, card) if card not in state.worn else own_worth(state, card),
        "costs": [
            {
                **cost_facts(up.cost, up.cost.amount - state.costs.get(stage * 4 + frame, 0)),
                "to": up.to,
            }
            for frame, up in enumerate(STAGES[stage].upgrades)
        ],
    }
    if card in state.names:
        facts["given_name"] = NAMES[state.names[card]]
    if card in state.plays:
        facts["plays"] = state.plays[card]
    if card in state.tabs:
        facts["tab"] = True
    used = [n for n in range(len(STAGES[stage].effects)) if stage * 4 + n in state.turnly]
    if used:
        facts["used_this_turn"] = used
    memory: dict[str, JSON] = {
        str(side): remembered
        for side in CARDS[card].sides
        if (remembered := memory_facts(state, card * 4 + side - 1))
    }
    if memory:
        facts["memory"] = memory
    return facts
