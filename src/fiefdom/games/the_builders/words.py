"""How the facts of events and refusals are said: cards by their names."""

from collections.abc import Sequence

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
    return f"{name} ({amounts(unpack(card.supplies), words)})"


def amounts(resources: Sequence[int], words: Words) -> str:
    """So much of each resource; those of which there is nothing are left out."""
    return ", ".join(
        words.say(f"the-builders-amount-{resource}", number=amount)
        for amount, resource in zip(resources, RESOURCES, strict=True)
        if amount
    )
