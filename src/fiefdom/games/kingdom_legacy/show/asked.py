"""What must be decided now, completely: who asks, how many are left, what it is about, what may be chosen."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES, UNIT, unpack
from fiefdom.games.kingdom_legacy.cards.vocabulary import BIT, ENEMY, FRIENDLY, LAND, PERSON, STICKER_NAMES
from fiefdom.games.kingdom_legacy.play.actions import DONE, Option, Side, Stick
from fiefdom.games.kingdom_legacy.play.interpreter import Item
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState


def what_names(bits: int) -> list[str]:
    """Keywords and qualities, any of which fits."""
    return [name for name, bit in BIT.items() if bits & bit]


def _side(stage: int) -> int:
    return stage % 4 + 1


Facts = dict[str, Any]
# By the word of the question: what else is known of it, from what is pending.
_ABOUT: dict[str, Callable[[Item], Facts]] = {
    "moment": lambda item: {"card": None, "left": len(item[1])},
    "passive": lambda item: {"card": None},
    "pick-upgrade": lambda item: {"what": item[3], "free": item[2]},
    "pick-discard": lambda item: {"left": item[2], "what": item[3]},
    "pick-worth": lambda item: {"left": 1, "number": item[2], "what": item[3]},
    "pick-destroy": lambda item: {"left": 1, "what": item[2]},
    "pick-ruin": lambda item: {"left": item[2], "what": item[3]},
    "pick-block": lambda item: {"left": min(item[2], len(item[3]))},
    "flood-end": lambda item: {"left": 1},
    "pick-keep": lambda item: {"left": item[2], "what": item[3]},
    "pick-work": lambda item: {"left": 1, "what": item[2]},
    "take-one": lambda item: {"card": item[2]},
    "pick-victim": lambda item: {"card": item[2], "left": 1},
    "pick-play": lambda item: {"left": 1, "what": item[2]},
    "put": lambda item: {"left": item[2]},
    "pick-box": lambda item: {"left": item[4], "side": _side(item[2])},
    "pick-priced": lambda item: {"left": 1, "side": _side(item[2])},
    "mark-others": lambda item: {"left": item[2]},
    "gain-any": lambda item: {"card": item[2], "left": item[1]},
    "defeat-enemy": lambda item: {"left": 1, "what": ENEMY},
    "convert": lambda item: {"left": 1, "what": ENEMY},
    "better": lambda item: {"left": 1},
    "pay-number": lambda item: {
        "side": _side(item[2]),
        "resource": RESOURCES[UNIT.index(item[3])],
    },
    "seal": lambda item: {"card": item[2], "left": 1, "number": item[1], "what": LAND},
    "guild": lambda item: {"number": item[4], "side": _side(item[2]), "what": PERSON},
    "princess": lambda item: {"number": item[2], "what": PERSON},
    "espionage": lambda item: {"number": item[3], "side": _side(item[2]), "what": FRIENDLY},
    "sticker": lambda item: {
        "left": item[5],
        "what": item[3],
        "stickers": [STICKER_NAMES[sticker] for group in item[2] for sticker in group],
    },
    "stick": lambda item: {"left": 1, "side": _side(item[2])},
    "boost": lambda item: {"left": 1, "what": item[2]},
    "groom": lambda item: {"left": 1, "stickers": [STICKER_NAMES[sticker] for sticker in item[2]]},
    "cross-out": lambda item: {"card": item[3], "left": item[2]},
    "pay-mixed": lambda item: {"card": item[2], "amount": unpack(item[1])},
    "pay-slots": lambda item: {"left": len(item[2]), "slots": [what_names(slot)[0] for slot in item[2]]},
    "pay-named": lambda item: {"left": 1, "name": item[2]},
    "pay-one": lambda item: {"left": 1},
    "pick-discover": lambda item: {"card": item[3], "left": 1},
    "keep-two": lambda item: {"card": item[3], "left": 2 - len(item[2])},
    "thresholds": lambda item: {"card": None},
    "expansions": lambda item: {"card": None},
    "pick-purge": lambda item: {"card": None, "left": 1, "what": FRIENDLY},
    "purge-permanent": lambda item: {"card": None, "left": 1, "what": FRIENDLY},
    "pick-save": lambda item: {"left": item[2]},
}


def asked_of(state: "LegacyState") -> dict[str, JSON] | None:
    """None in a free turn, and when the campaign is over."""
    if not state.agenda or state.actor is None:
        return None
    item = state.agenda[-1]
    make = _ABOUT.get(item[0])
    about = make(item) if make is not None else {}
    legal = state.legal()
    card: int | None = about["card"] if "card" in about else item[1]
    side = about.get("side", None if card is None else _side(state.stage[card]))
    named = (getattr(action, "card", None) for action in legal)
    return {
        "ask": item[0],
        "card": card,
        "side": side,
        "left": about.get("left"),
        "what": what_names(about.get("what", 0)),
        "slots": about.get("slots", []),
        "name": about.get("name"),
        "number": about.get("number"),
        "amount": about.get("amount"),
        "resource": about.get("resource"),
        "free": about.get("free", False),
        "sides": [action.side for action in legal if isinstance(action, Side)],
        "stickers": about.get("stickers")
        or [STICKER_NAMES[action.sticker] for action in legal if isinstance(action, Stick)],
        "options": [action.word for action in legal if isinstance(action, Option)],
        "cards": list(dict.fromkeys(number for number in named if number is not None)),
        "decline": DONE in legal,
    }
