"""The game told in words: names of terrains, locations, pieces and cards in a sentence."""

from collections.abc import Mapping, Sequence

from fiefdom.kernel.json import JSON
from fiefdom.kernel.words import Words

# Facts whose value is a name, with the middle of its locale key.
_NAMED = {
    "terrain": "terrain",
    "wanted": "terrain",
    "location": "location",
    "piece": "piece",
    "space": "space",
    "by": "location",
}
_CARDS = ("card", "cards", "rejected")
_SEATS = {"seat": "player", "turn": "active"}
SIDE = 20


def place(number: int) -> str:
    """A hex as people say it: row and column from 1.

    >>> place(0), place(399)
    ('1:1', '20:20')
    """
    return f"{number // SIDE + 1}:{number % SIDE + 1}"


def card_word(card: str, words: Words) -> str:
    """'swamp/desert' in the reader's language."""
    return "/".join(words.say(f"kingdom-builder-terrain-{half}") for half in card.split("/"))


def tell(key: str, facts: Mapping[str, JSON], words: Words, names: Sequence[str]) -> str:
    """The message of this key with everything in it by its name."""
    said: dict[str, object] = {}
    for fact, value in facts.items():
        values = value if isinstance(value, Sequence) and not isinstance(value, str) else [value]
        if fact in _SEATS and isinstance(value, int):
            said[_SEATS[fact]] = names[value]
        elif fact in _NAMED:
            said[fact] = ", ".join(words.say(f"kingdom-builder-{_NAMED[fact]}-{name}") for name in values)
        elif fact in _CARDS:
            said[fact] = ", ".join(card_word(str(card), words) for card in values)
        elif fact in ("hex", "from", "tile") and isinstance(value, int):
            said[fact] = place(value)
        elif isinstance(value, bool):
            said[fact] = "yes" if value else "no"
        elif isinstance(value, int | str):
            said[fact] = value
    said.setdefault("cards", "none")  # what others drew is not known
    return words.say(key, **said)
