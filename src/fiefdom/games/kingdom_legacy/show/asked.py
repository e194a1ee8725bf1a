"""What must be decided now, completely: who asks, how many are left, what it is about, what may be chosen."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.names import NAMES
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES, unpack
from fiefdom.games.kingdom_legacy.cards.steps.marks import AskGuild
from fiefdom.games.kingdom_legacy.cards.steps.special import AskEspionage, AskPrincess
from fiefdom.games.kingdom_legacy.cards.steps.stickers import AskGroom
from fiefdom.games.kingdom_legacy.cards.vocabulary import STICKER_NAMES, names_of, word_of
from fiefdom.games.kingdom_legacy.play.actions import DONE, Name, Option, Side, Stick
from fiefdom.games.kingdom_legacy.play.agenda import WORD_OF, is_question
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

# Questions that only one card asks, under a name that does not tell of it: the page has these words from the start (L2).
_SAID: dict[type, str] = {
    AskEspionage: "box-or-discard",
    AskGroom: "pick-horse",
    AskGuild: "pick-persons",
    AskPrincess: "persons-or-turn",
}


def ask_word(kind: type) -> str:
    """What a question is called in the view and in the locale files (kingdom-legacy-ask-WORD)."""
    return _SAID.get(kind) or WORD_OF[kind]


def asked_of(state: "LegacyState") -> dict[str, JSON] | None:
    """None in a free turn, and when the campaign is over."""
    if not state.agenda or state.actor is None:
        return None
    item = state.agenda[-1]
    if not is_question(item):
        return None
    about = item.about()
    legal = state.legal()
    card: int | None = getattr(item, "card", None)  # who asks
    stage = about.stage if about.stage is not None or card is None else state.stage[card]
    named = (getattr(action, "card", None) for action in legal)
    return {
        "ask": ask_word(type(item)),
        "card": card,
        "side": None if stage is None else stage % 4 + 1,
        "left": about.left,
        "what": names_of(about.what),
        "slots": [word_of(slot) for slot in about.slots],
        "name": about.name,
        "number": about.number,
        "amount": None if about.amount is None else unpack(about.amount),
        "resource": None if about.resource is None else RESOURCES[about.resource],
        "free": about.free,
        "sides": [action.side for action in legal if isinstance(action, Side)],
        "stickers": [STICKER_NAMES[sticker] for sticker in about.stickers]
        or [STICKER_NAMES[action.sticker] for action in legal if isinstance(action, Stick)],
        "options": [action.word for action in legal if isinstance(action, Option)],
        "names": {str(action.number): NAMES[action.number] for action in legal if isinstance(action, Name)},
        "cards": list(dict.fromkeys(number for number in named if number is not None)),
        "decline": DONE in legal,
    }
