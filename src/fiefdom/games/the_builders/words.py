"""The game told in words: names of cards, and a sentence for every event and refusal."""

from collections.abc import Mapping, Sequence

from fiefdom.games.the_builders.cards import CARDS, RESOURCES, unpack
from fiefdom.kernel.json import JSON
from fiefdom.kernel.words import Words


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


def tell(key: str, facts: Mapping[str, JSON], words: Words, names: Sequence[str]) -> str:
    """The message of this key with card numbers and seats turned into names."""
    said: dict[str, object] = {}
    for fact, value in facts.items():
        if fact in ("card", "worker", "site") and isinstance(value, int):
            said[fact] = card_name(value, words)
        elif fact == "seat" and isinstance(value, int):
            said["player"] = names[value]
        elif isinstance(value, bool):
            said[fact] = "yes" if value else "no"
        elif isinstance(value, int | str):
            said[fact] = value
        elif isinstance(value, Sequence):
            said[fact] = len(value)
    return words.say(key, **said)
