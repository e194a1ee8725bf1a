"""The small language in which the card files tell what effects do.

An effect is `KIND: step; step …`. KIND says when it may or must be used (L19); `once` behind it means crossed out
after use, `turnly` once per turn. A step is a class of `steps/`: it declares how it is written, what it does, when
it is possible and how it reads. What is not in this language is refused with its place.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypeVar

from fiefdom.games.kingdom_legacy.cards.vocabulary import (
    read_amount,
    read_cards,
    read_number,
    read_stickers,
    read_what,
)
from fiefdom.kernel.game import Refusal

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.cards.box import Stage
    from fiefdom.games.kingdom_legacy.play.agenda import Run
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller

Facts: TypeAlias = dict[str, object]


class Step(ABC):
    """One thing that an effect does. A class is a step in one of its forms; its fields are the arguments."""

    __slots__ = ()

    form: ClassVar[str]
    """How it is written: its word, words that stand as they are, and arguments in capitals (`ARGUMENTS`)."""
    word: ClassVar[str]
    key: ClassVar[str] = ""
    """Of its sentence, kingdom-legacy-step-KEY; without one, its word."""
    priced: ClassVar[bool] = False
    """It takes resources from the store."""
    sign: ClassVar[str] = "other"
    """What is drawn in a box that does it."""
    own: ClassVar[bool] = False
    """It speaks of the very side that it stands on: not for equipment (L34)."""
    of_box: ClassVar[bool] = False
    """It serves one card of the box and knows it: not for expansions from elsewhere."""

    @abstractmethod
    def run(self, state: "LegacyState", run: "Run") -> None:
        """Does it, or asks first: then what is asked lies on the agenda."""

    def possible(self, state: "LegacyState", card: int) -> bool:
        """L47: whether a voluntary effect of this card with it can be used."""
        return True

    def why_not(self, state: "LegacyState", card: int) -> Refusal:
        """Why it is not possible now."""
        return refuse("L47", "nothing-to-reach", card=card)

    def needs(self, stage: "Stage") -> int:
        """The least that it must find in the store, so that what is out of reach is seen at once."""
        return 0

    def facts(self, teller: "Teller") -> Facts:
        """What its sentence speaks of."""
        return {}

    def reads(self, teller: "Teller") -> str:
        """Its sentence, in a person's language."""
        return teller.say(f"step-{self.key or self.word}", **self.facts(teller))

    # What it leads to, so that it is known to be there when the file is read.

    def to_sides(self) -> Sequence[int]:
        return ()

    def to_cards(self) -> Sequence[int]:
        return ()

    def to_names(self) -> Sequence[str]:
        return ()


def refuse(rule: str, reason: str, **facts: Any) -> Refusal:
    """A refusal; `card` and `by` are numbers of cards that the player knows."""
    return Refusal(rule, f"kingdom-legacy-no-{reason}", facts)


# How steps are written


@dataclass(frozen=True, slots=True)
class Argument:
    """How many words it takes (None: all up to the next fixed word) and what they mean."""

    words: int | None
    read: Callable[[list[str]], object]


def _one(read: Callable[[str], object]) -> Argument:
    return Argument(1, lambda words: read(words[0]))


def _choice(**meanings: object) -> Callable[[str], object]:
    def read(word: str) -> object:
        if word not in meanings:
            raise ValueError(f"{word!r} is not one of {', '.join(meanings)}")
        return meanings[word]

    return read


def _several(*allowed: str) -> Callable[[str], object]:
    def read(word: str) -> tuple[str, ...]:
        if not set(word.split("/")) <= set(allowed):
            raise ValueError(f"{word!r} is not {' or '.join(allowed)}, or both with a slash")
        return tuple(word.split("/"))

    return read


def _range(word: str) -> tuple[int, int]:
    least, _, most = word.partition("-")
    return read_number(least), read_number(most or least)


def _pairs(words: list[str]) -> tuple[tuple[str, int], ...]:
    if not words:
        raise ValueError("there is no pair NAME>CARD")
    pairs = [word.partition(">") for word in words]
    return tuple((name, read_number(card)) for name, _, card in pairs)


ARGUMENTS: dict[str, Argument] = {
    "N": _one(read_number),
    "N|all": _one(lambda word: None if word == "all" else read_number(word)),
    "RANGE": _one(_range),
    "SIDE": _one(read_number),
    "SIDES": _one(read_cards),
    "CARD/CARD": _one(read_cards),
    "CARD+CARD": _one(lambda word: read_cards(word, "+")),
    "WHAT": _one(read_what),
    "AMOUNT": Argument(None, read_amount),
    "RESOURCES": _one(lambda word: tuple(read_amount(["1", name]) for name in word.split("/"))),
    "STICKERS": _one(read_stickers),
    "STICKER": _one(lambda word: read_stickers(word)[0]),
    "FREE": _one(_choice(free=True, paid=False)),
    "FROM": _one(_several("play", "discard")),
    "END": _one(_several("top", "bottom")),
    "SCOPE": Argument(
        2, lambda words: _choice(**{"in play": "play", "of kingdom": "kingdom"})(" ".join(words))
    ),
    "NAME>CARD…": Argument(None, _pairs),
}

FORMS: dict[str, list[type[Step]]] = {}  # by word, in the order in which they are tried
S = TypeVar("S", bound=type[Step])


def step(form: str) -> Callable[[S], S]:
    """Declares a step of the language: how it is written."""

    def register(kind: S) -> S:
        kind.form, kind.word = form, form.split()[0]
        FORMS.setdefault(kind.word, []).append(kind)
        return kind

    return register


def read_steps(text: str) -> tuple[Step, ...]:
    """'pay 1 coin; gain 2 stone' as steps; ValueError says what is wrong."""
    return tuple(_read(part) for part in text.split(";"))


def _read(text: str) -> Step:
    word, *words = text.split() or [""]
    if word not in FORMS:
        raise ValueError(f"there is no step {word!r}")
    faults = []
    for kind in FORMS[word]:
        values, at, fault = _match(kind.form.split()[1:], words)
        if fault is None:
            make: Callable[..., Step] = kind
            return make(*values)
        faults.append((at, fault))
    forms = ", ".join(repr(kind.form) for kind in FORMS[word])
    raise ValueError(f"{text.strip()!r}: {max(faults)[1]}; it is written {forms}")


def _match(form: list[str], words: list[str]) -> tuple[list[object], int, str | None]:
    """The values of the arguments; or how far it was understood, and what is wrong there."""
    values: list[object] = []
    at = 0
    for number, part in enumerate(form):
        if part.startswith("["):  # a word that may be left out
            there = words[at : at + 1] == [part.strip("[]")]
            values.append(there)
            at += there
        elif part in ARGUMENTS:
            argument = ARGUMENTS[part]
            fixed = next((word for word in form[number + 1 :] if word not in ARGUMENTS), None)
            stop = words.index(fixed, at) if fixed in words[at:] else len(words)
            end = stop if argument.words is None else at + argument.words
            if end > len(words):
                return values, at, f"{part} is missing"
            try:
                values.append(argument.read(words[at:end]))
            except ValueError as error:
                return values, at, str(error)
            at = end
        elif words[at : at + 1] != [part]:
            return values, at, f"{part!r} is missing"
        else:
            at += 1
    return values, at, f"{words[at]!r} is too much" if at < len(words) else None
