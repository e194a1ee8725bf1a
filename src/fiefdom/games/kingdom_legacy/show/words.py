"""How the facts of events and refusals are said: cards by their names, resources by their amounts."""

from fiefdom.games.kingdom_legacy.cards.box import CARDS
from fiefdom.kernel.words import FactKind, Words

_AMOUNTS = FactKind("amounts", of="amount")
_KEYWORDS = FactKind("numbers", of="keyword")

FACT_KINDS = {
    "seat": FactKind("seat", said="player"),
    "card": FactKind("card", side="side"),
    "by": FactKind("card", side="by_side"),
    "cards": FactKind("card", side="sides", count="number"),
    "gives": _AMOUNTS,
    "missing": _AMOUNTS,
    "cost": _AMOUNTS,
    "found": _AMOUNTS,
    "wanted": _KEYWORDS,
    "present": _KEYWORDS,
    "sticker": FactKind("name", of="sticker"),
    "resource": FactKind("name", of="resource"),
    "icon": FactKind("name", of="resource", apart="+"),
    "name": FactKind("name", of="card"),
}


def card_name(number: int, side: int, words: Words) -> str:
    """A card by the name of its side and its number."""
    return f"{words.say(f'kingdom-legacy-card-{CARDS[number].sides[side].name}')} ({number})"
