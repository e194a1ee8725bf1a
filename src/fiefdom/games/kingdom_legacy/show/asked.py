"""What must be decided now, completely: who asks, how many are left, what it is about, what may be chosen."""

from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.names import NAMES
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES, UNIT, unpack
from fiefdom.games.kingdom_legacy.cards.vocabulary import BIT, ENEMY, FRIENDLY, LAND, PERSON, STICKER_NAMES
from fiefdom.games.kingdom_legacy.play.actions import DONE, Name, Option, Side, Stick
from fiefdom.games.kingdom_legacy.play.agenda import WORD_OF, Pending
from fiefdom.games.kingdom_legacy.play.questions import (
    AskCrossOut,
    AskPut,
    AskStick,
    Better,
    Boost,
    Convert,
    DefeatEnemy,
    Espionage,
    FloodEnd,
    GainAny,
    Groom,
    Guild,
    KeepTwo,
    MarkOthers,
    Moment,
    PayMixed,
    PayNamed,
    PayNumber,
    PayOne,
    PaySlots,
    PickBlock,
    PickBox,
    PickDestroy,
    PickDiscard,
    PickDiscover,
    PickKeep,
    PickPlay,
    PickPriced,
    PickPurge,
    PickRuin,
    PickSave,
    PickUpgrade,
    PickVictim,
    PickWork,
    PickWorth,
    Princess,
    PurgePermanent,
    Seal,
    Sticker,
)
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState


def what_names(bits: int) -> list[str]:
    """Keywords and qualities, any of which fits."""
    return [name for name, bit in BIT.items() if bits & bit]


def _side(stage: int) -> int:
    return stage % 4 + 1


Facts = dict[str, Any]


def _about(item: Pending) -> Facts:
    """What else is known of a question, from what is pending."""
    match item:
        case Moment():
            return {"left": len(item.triggers)}
        case PickUpgrade():
            return {"what": item.what, "free": item.free}
        case PickDiscard() | PickRuin() | PickKeep():
            return {"left": item.number, "what": item.what}
        case PickWorth():
            return {"left": 1, "number": item.glory, "what": item.what}
        case PickDestroy() | PickWork() | PickPlay() | Boost():
            return {"left": 1, "what": item.what}
        case PickBlock():
            return {"left": min(item.number, len(item.found))}
        case FloodEnd() | PickVictim() | Better() | PayOne() | PickDiscover():
            return {"left": 1}
        case AskPut() | MarkOthers() | GainAny() | AskCrossOut() | PickSave():
            return {"left": item.number}
        case PickBox():
            return {"left": item.most, "side": _side(item.stage)}
        case PickPriced() | AskStick():
            return {"left": 1, "side": _side(item.stage)}
        case DefeatEnemy() | Convert():
            return {"left": 1, "what": ENEMY}
        case PayNumber():
            return {"side": _side(item.stage), "resource": RESOURCES[UNIT.index(item.unit)]}
        case Seal():
            return {"left": 1, "number": item.number, "what": LAND}
        case Guild():
            return {"number": item.number, "side": _side(item.stage), "what": PERSON}
        case Princess():
            return {"number": item.number, "what": PERSON}
        case Espionage():
            return {"number": item.number, "side": _side(item.stage), "what": FRIENDLY}
        case Sticker():
            return {
                "left": item.times,
                "what": item.what,
                "stickers": [STICKER_NAMES[sticker] for group in item.groups for sticker in group],
            }
        case Groom():
            return {"left": 1, "stickers": [STICKER_NAMES[sticker] for sticker in item.stickers]}
        case PayMixed():
            return {"amount": unpack(item.amount)}
        case PaySlots():
            return {"left": len(item.slots), "slots": [what_names(slot)[0] for slot in item.slots]}
        case PayNamed():
            return {"left": 1, "name": item.name}
        case KeepTwo():
            return {"left": 2 - len(item.kept)}
        case PickPurge() | PurgePermanent():
            return {"left": 1, "what": FRIENDLY}
    return {}


# Questions that only one card asks, under a name that does not tell of it: the page has these words from the start (L2).
_SAID = {
    Espionage: "box-or-discard",
    Groom: "pick-horse",
    Guild: "pick-persons",
    Princess: "persons-or-turn",
}


def ask_word(kind: type[Pending]) -> str:
    """What a question is called in the view and in the locale files (kingdom-legacy-ask-WORD)."""
    return _SAID.get(kind) or WORD_OF[kind]


def asked_of(state: "LegacyState") -> dict[str, JSON] | None:
    """None in a free turn, and when the campaign is over."""
    if not state.agenda or state.actor is None:
        return None
    item = state.agenda[-1]
    about = _about(item)
    legal = state.legal()
    card: int | None = getattr(item, "card", None)  # who asks
    side = about.get("side", None if card is None else _side(state.stage[card]))
    named = (getattr(action, "card", None) for action in legal)
    return {
        "ask": ask_word(type(item)),
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
        "names": {str(action.number): NAMES[action.number] for action in legal if isinstance(action, Name)},
        "cards": list(dict.fromkeys(number for number in named if number is not None)),
        "decline": DONE in legal,
    }
