"""The campaign told in words: names of cards, and a sentence for every event and refusal."""

from collections.abc import Mapping, Sequence

from fiefdom.games.kingdom_legacy.cards.box import CARDS
from fiefdom.kernel.json import JSON
from fiefdom.kernel.words import Words


def stage_name(number: int, side: int, words: Words) -> str:
    return words.say(f"kingdom-legacy-card-{CARDS[number].sides[side].name}")


def card_name(number: int, side: JSON, words: Words) -> str:
    """A card by the name of its side and its number."""
    return f"{stage_name(number, side if isinstance(side, int) else 1, words)} ({number})"


def amount_text(amount: Mapping[str, JSON], words: Words) -> str:
    parts = [words.say(f"kingdom-legacy-amount-{name}", number=number) for name, number in amount.items()]
    return ", ".join(parts) or words.say("kingdom-legacy-amount-none")


def _card_list(cards: Sequence[JSON], sides: JSON, words: Words) -> str:
    known = sides if isinstance(sides, Sequence) else [1] * len(cards)
    return ", ".join(
        card_name(card, side, words) for card, side in zip(cards, known, strict=True) if isinstance(card, int)
    )


_CARDS = {"card": "side", "by": "by_side"}
_AMOUNTS = {"gives", "missing", "cost"}
_KEYWORDS = {"wanted", "present"}


def tell(key: str, facts: Mapping[str, JSON], words: Words, names: Sequence[str]) -> str:
    """The message of this key with card numbers, resources and the player turned into words."""
    said: dict[str, object] = {}
    for fact, value in facts.items():
        if fact in _CARDS and isinstance(value, int):
            said[fact] = card_name(value, facts.get(_CARDS[fact]), words)
        elif fact == "cards" and isinstance(value, Sequence) and not isinstance(value, str):
            said[fact] = _card_list(value, facts.get("sides"), words)
            said["number"] = len(value)
        elif fact == "seat" and isinstance(value, int):
            said["player"] = names[value]
        elif fact in _AMOUNTS and isinstance(value, Mapping):
            said[fact] = amount_text(value, words)
        elif fact in _KEYWORDS and isinstance(value, Mapping):
            parts = [
                f"{number} × {words.say(f'kingdom-legacy-keyword-{name}')}" for name, number in value.items()
            ]
            said[fact] = ", ".join(parts)
        elif fact == "sticker" and isinstance(value, int | str):
            said[fact] = words.say(f"kingdom-legacy-sticker-{value}")
        elif fact == "resource" and isinstance(value, str):
            said[fact] = words.say(f"kingdom-legacy-resource-{value}")
        elif fact == "icon" and isinstance(value, str):
            said[fact] = " + ".join(words.say(f"kingdom-legacy-resource-{name}") for name in value.split("+"))
        elif fact == "name" and isinstance(value, str) and f"kingdom-legacy-card-{value}" in words:
            said[fact] = words.say(f"kingdom-legacy-card-{value}")
        elif fact == "found" and isinstance(value, Sequence) and not isinstance(value, str):
            options = [amount_text(part, words) for part in value if isinstance(part, Mapping)]
            said[fact] = " / ".join(options)
        elif isinstance(value, bool):
            said[fact] = "yes" if value else "no"
        elif isinstance(value, int | str):
            said[fact] = value
    return words.say(key, **said)
