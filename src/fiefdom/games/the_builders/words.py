"""How the facts of events and refusals are said: cards by their names."""

from fiefdom.games.the_builders.cards import CARDS, RESOURCES, unpack
from fiefdom.kernel.words import FactKind, Words

_CARD = FactKind("card")
FACT_KINDS = {"seat": FactKind("seat", said="player"), "card": _CARD, "worker": _CARD, "site": _CARD}


def card_name(number: int, words: Words) -> str:
    """A building by its name; a worker by its rank and what it supplies, for there are many of a rank."""
    card = CARDS[number]
    name = words.say(f"the-builders-card-{card.name}")
    if card.kind != "worker":
        return name
    supplies = [
        f"{amount} {words.say(f'the-builders-resource-{resource}')}"
        for amount, resource in zip(unpack(card.supplies), RESOURCES, strict=True)
        if amount
    ]
    return f"{name} ({', '.join(supplies)})"
