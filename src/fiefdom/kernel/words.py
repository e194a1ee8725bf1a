"""Every word a person reads comes from the locale files; this finds it in the language asked for."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from fiefdom.kernel.json import JSON

LANGUAGES = ("en", "hu", "pl")


class Words:
    """The messages of one language.

    >>> Words("en").say("undo-nothing")
    'There is nothing to take back.'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; allowed: {', '.join(LANGUAGES)}")
        from fluent.runtime import FluentBundle, FluentResource  # slow to load, and play needs no words

        self.language = language
        # Without isolation marks: they show up in terminals, titles and tests.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in locale_files(language):
            self._bundle.add_resource(FluentResource(file))
        self._added = 0

    def __contains__(self, key: str) -> bool:
        if self._added < len(_ADDED[self.language]):
            from fluent.runtime import FluentResource

            for text in _ADDED[self.language][self._added :]:
                self._bundle.add_resource(FluentResource(text))
            self._added = len(_ADDED[self.language])
        return self._bundle.has_message(key)

    def say(self, key: str, **facts: object) -> str:
        """The message, its facts filled in. KeyError: no such message; ValueError: a fact is missing."""
        if key not in self:
            raise KeyError(f"{self.language} has no message {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{self.language}: the message {key!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.language}: the message {key!r} cannot be said: {errors[0]}")
        return str(text)


def locale_files(language: str) -> list[str]:
    """The texts of all locale files of a language, in a fixed order."""
    from importlib.resources import files  # slow to load, and play needs no words

    folder = files("fiefdom") / "locales" / language
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    return [file.read_text(encoding="utf-8") for file in found]


_ADDED: dict[str, list[str]] = {language: [] for language in LANGUAGES}
_SOURCES: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}  # of the same, by key


def _message(key: str, pattern: str) -> str:
    """As a message of a locale file: later lines are indented."""
    return f"{key} =\n" + "".join(f"    {line}\n" for line in pattern.strip().splitlines())


def add_words(language: str, messages: Mapping[str, str]) -> None:
    """Messages that do not come from the locale files (of data that a host has added), by key."""
    added = {key: _message(key, pattern) for key, pattern in messages.items()}
    _SOURCES[language].update(added)
    _ADDED[language].append("".join(added.values()))


def added_words(language: str, key: str) -> str:
    """A message that was added, as lines of a locale file: for pages, which have the files but not this."""
    return _SOURCES[language][key]


def faults_of(language: str, pattern: object, facts: Mapping[str, object]) -> list[str]:
    """What is wrong with a message that somebody wrote; nothing, if it can be said with these facts."""
    from fluent.runtime import FluentBundle, FluentResource

    if not isinstance(pattern, str) or not pattern.strip():
        return ["is no text"]
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_message("said", pattern)))
    value = bundle.get_message("said").value if bundle.has_message("said") else None
    if value is None:
        return ["cannot be read as a message"]
    return [str(error) for error in bundle.format_pattern(value, dict(facts))[1]]


@cache
def words(language: str) -> Words:
    """The messages of a language, read once."""
    return Words(language)


BOT_FACES = 3  # names and faces that bots of one level have


def seat_names(seats: Sequence[tuple[str | None, str | None]], words: Words) -> list[str]:
    """A name for each seat: its person's, or one of the three that bots of a level have.

    >>> seat_names([("Ann", None), (None, "easy"), (None, "easy"), (None, "hard")], words("en"))
    ['Ann', 'Mira', 'Otto', 'Hugo']
    """
    levels = [level for _, level in seats]
    found = []
    for seat, (name, level) in enumerate(seats):
        if level is None:
            found.append(name or "")
            continue
        again, face = divmod(levels[:seat].count(level), BOT_FACES)
        bot = words.say("bot-called", level=level, face=face)
        found.append(f"{bot} {'I' * (again + 1)}" if again else bot)
    return found


@dataclass(frozen=True, slots=True)
class FactKind:
    """How a fact of an event or a refusal is said. A game has one table of them, and the page reads the same.

    A list is said one after the other. A fact without a kind is said as it is: true and false as yes and no
    (for a message to choose by), a list by its length.
    """

    kind: Literal["seat", "name", "place", "card", "amounts", "numbers"]
    """seat: a player. name: GAME-of-VALUE. place: a hex, by row and column from 1. card: a card by its number.
    amounts: an object, each entry said by GAME-of-NAME with its number. numbers: so many of GAME-of-NAME."""
    of: str = ""
    """The middle of the locale key."""
    said: str = ""
    """What the message calls it, where that is not the fact's own name."""
    apart: str = ""
    """The value is several names, joined by this."""
    side: str = ""
    """The fact that says which side of the card (of the cards) is meant."""
    count: str = ""
    """How many there are is said, too: what the message calls that."""
    width: int = 0
    """Of the board, for a place."""
    absent: str = ""
    """What the message hears where the fact is not there: the reader may not know it."""


CardName = Callable[[int, int, Words], str]


def tell(
    game: str,
    kinds: Mapping[str, FactKind],
    card_name: CardName,
    key: str,
    facts: Mapping[str, JSON],
    words: Words,
    names: Sequence[str],
) -> str:
    """The message of this key with everything in it by its name."""

    def named(of: str, value: object) -> str:
        found = f"{game}-{of}-{value}"
        return words.say(found) if found in words else str(value)

    def amounts(kind: FactKind, value: Mapping[str, JSON]) -> str:
        if kind.kind == "numbers":
            return ", ".join(f"{number} × {named(kind.of, name)}" for name, number in value.items())
        said = [words.say(f"{game}-{kind.of}-{name}", number=number) for name, number in value.items()]
        return ", ".join(said) or words.say(f"{game}-{kind.of}-none")

    def one(kind: FactKind, value: JSON, side: JSON) -> str:
        if isinstance(value, Mapping):
            return amounts(kind, value)
        if not isinstance(value, int):
            parts = str(value).split(kind.apart) if kind.apart else [value]
            return f" {kind.apart} ".join(named(kind.of, part) for part in parts)
        if kind.kind == "seat":
            return names[value]
        if kind.kind == "place":
            return f"{value // kind.width + 1}:{value % kind.width + 1}"
        if kind.kind == "card":
            return card_name(value, side if isinstance(side, int) else 1, words)
        return named(kind.of, value)

    said: dict[str, object] = {kind.said or fact: kind.absent for fact, kind in kinds.items() if kind.absent}
    for fact, value in facts.items():
        kind = kinds.get(fact)
        if value is None:
            continue
        if kind is None:
            said[fact] = _plain(value)
            continue
        values, sides = _list(value), _list(facts.get(kind.side))
        texts = [one(kind, part, sides[n] if n < len(sides) else 1) for n, part in enumerate(values)]
        said[kind.said or fact] = (" / " if kind.kind == "amounts" else ", ").join(texts)
        if kind.count:
            said[kind.count] = len(values)
    return words.say(key, **said)


def _list(value: JSON) -> Sequence[JSON]:
    return value if isinstance(value, Sequence) and not isinstance(value, str) else [value]


def _plain(value: JSON) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | str) else len(_list(value))
