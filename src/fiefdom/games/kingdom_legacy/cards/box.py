"""The 140 cards (L6), read from data/*.toml and the expansions' cards.toml and checked; a fault is told by card and field.

A stage (L7) is one side of a card; its index is card * 4 + side - 1. Equipment (L34) and tabs (L35)
exist only in expansions outside this box: no card here uses them, so they are not built.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any

from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES
from fiefdom.games.kingdom_legacy.cards.vocabulary import (
    BIT,
    KEYWORDS,
    RULE,
    TRIGGERED,
    USABLE,
    Step,
    read_amount,
    read_number,
    read_steps,
)

NUMBER = 140  # L6: cards 0–139
FIRST_KINGDOM = range(1, 11)  # L10
LAST_OF_ROUNDS = 70  # L17
EXPANSIONS = (136, 137, 138)  # L37


@dataclass(frozen=True, slots=True)
class Cost:
    """Resources, other cards by keyword (L50), or a card of a certain name to destroy."""

    amount: int = 0
    slots: tuple[int, ...] = ()  # one keyword bit for each card
    destroys: str | None = None


@dataclass(frozen=True, slots=True)
class Upgrade:
    cost: Cost
    to: int  # the side


@dataclass(frozen=True, slots=True)
class Effect:
    """L19: when it may or must be used, and what it does."""

    kind: str
    steps: tuple[Step, ...]
    once: bool
    turnly: bool
    text: str


@dataclass(frozen=True, slots=True)
class Box:
    """L30: what a box gives when it is marked: glory by its place on a track, or steps to carry out."""

    glory: int
    steps: tuple[Step, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Worth:
    """How glory is computed that is not simply printed."""

    kind: str
    each: int = 0
    other: int = 0  # a side, or a number to reach


@dataclass(frozen=True, slots=True)
class Stage:
    """L7: a side of a card with all that counts while it is active."""

    card: int
    side: int
    name: str
    keywords: tuple[str, ...]
    obstacle: bool  # L8
    permanent: bool  # L24
    makes: tuple[int, ...]  # the alternatives of its production (L43); empty: none
    glory: int
    worth: Worth | None
    upgrades: tuple[Upgrade, ...]
    rules: tuple[str, ...]
    effects: tuple[Effect, ...]
    boxes: tuple[Box, ...]
    prices: tuple[Cost, ...]
    thresholds: tuple[int, ...]
    full: tuple[Step, ...]  # when the last box is marked
    defeat: tuple[Step, ...]  # L27
    after: tuple[Step, ...]  # after the round of an expansion
    convert: int  # the side that a Missionary turns it to
    named: str  # "may", "must": a name is written on it
    follow: str  # what a scroll does
    texts: tuple[tuple[str, str], ...]  # of full, defeat and after, as written

    @property
    def index(self) -> int:
        return self.card * 4 + self.side - 1

    @property
    def mask(self) -> int:
        bits = BIT["any"] | BIT["obstacle" if self.obstacle else "friendly"]
        for keyword in self.keywords:
            bits |= BIT[keyword]
        if "wall" in self.name.split("-"):
            bits |= BIT["wall"]
        if self.name == "lord-nimrod":
            bits |= BIT["nimrod"]
        return bits


@dataclass(frozen=True, slots=True)
class Card:
    number: int
    scroll: bool
    choose_side: bool  # L6
    sides: Mapping[int, Stage]


_CARD_FIELDS = {"like", "scroll", "choose_side", "side"}
_STAGE_FIELDS = {
    "name": str,
    "keywords": list,
    "obstacle": bool,
    "permanent": bool,
    "makes": str,
    "glory": int,
    "worth": str,
    "upgrades": list,
    "rules": list,
    "effects": list,
    "boxes": list,
    "prices": list,
    "thresholds": list,
    "full": str,
    "defeat": str,
    "after": str,
    "convert": int,
    "named": str,
    "follow": str,
}
FOLLOWED = ("stop", "fertile-soil", "keep-two", "five", "last-round")


def _cost(text: str) -> Cost:
    words = text.split()
    if words == ["free"]:
        return Cost()
    if words[0] == "destroy":
        return Cost(destroys=words[1])
    amount, slots = 0, []
    for number, name in zip(words[::2], words[1::2], strict=True):
        if name in RESOURCES:
            amount += read_amount([number, name])
        elif name in KEYWORDS:
            slots += [BIT[name]] * read_number(number)
        else:
            raise ValueError(f"{name!r} is neither a resource nor a keyword")
    return Cost(amount, tuple(slots))


def _upgrade(text: str) -> Upgrade:
    cost, arrow, to = text.partition(" > ")
    if not arrow:
        raise ValueError(f"{text!r} has no ' > SIDE'")
    return Upgrade(_cost(cost), read_number(to))


def _effect(text: str) -> Effect:
    head, colon, steps = text.partition(":")
    kind, *modifiers = head.split()
    if not colon or kind not in USABLE + TRIGGERED or not set(modifiers) <= {"once", "turnly"}:
        raise ValueError(f"{head!r} is no kind of effect")
    return Effect(kind, read_steps(steps), "once" in modifiers, "turnly" in modifiers, text)


def _box(text: str) -> Box:
    if text.startswith("glory "):
        return Box(read_number(text.split()[1]), (), text)
    return Box(0, read_steps(text) if text else (), text)


_WORTHS = {
    "track": "track",
    "N per mark of N": "marks",
    "N per empty of N": "empty",
    "written on N": "written",
    "N per person": "persons",
    "N per sword": "swords",
    "N per wall": "walls",
    "N per card short of N": "short",
    "N per worthless": "worthless",
    "N without enemy": "loyalty",
    "N with N good": "goods",
}


def _worth(text: str) -> Worth:
    words = text.split()
    numbers = [int(word) for word in words if word.lstrip("-").isdecimal()]
    form = " ".join("N" if word.lstrip("-").isdecimal() else word for word in words)
    if form not in _WORTHS:
        raise ValueError(f"{text!r} is no way to compute glory")
    if form == "written on N":
        return Worth("written", 0, numbers[0])
    return Worth(_WORTHS[form], *numbers)


def _makes(text: str) -> tuple[int, ...]:
    return tuple(read_amount(part.split()) for part in text.split("/")) if text else ()


def _keyword(word: str) -> str:
    if word not in KEYWORDS:
        raise ValueError(f"{word!r} is no keyword")
    return word


def _rule(word: str) -> str:
    if word not in RULE:
        raise ValueError(f"{word!r} is no standing rule")
    return word


def _stage(card: int, side: int, row: Mapping[str, Any]) -> Stage:
    where = f"card {card} side {side}"
    if "name" not in row:
        raise ValueError(f"{where}: name: is missing")
    for name, value in row.items():
        if name not in _STAGE_FIELDS:
            raise ValueError(f"{where}: {name}: there is no such field")
        if not isinstance(value, _STAGE_FIELDS[name]):
            raise ValueError(f"{where}: {name}: must be {_STAGE_FIELDS[name].__name__}")

    def each(name: str, read: Any) -> Any:
        try:
            return tuple(read(part) for part in row.get(name, ()))
        except (ValueError, TypeError, IndexError, AttributeError) as error:
            raise ValueError(f"{where}: {name}: {error}") from None

    def one(name: str, read: Any) -> Any:
        try:
            return read(row[name]) if name in row else ()
        except (ValueError, TypeError, IndexError) as error:
            raise ValueError(f"{where}: {name}: {error}") from None

    stage = Stage(
        card=card,
        side=side,
        name=row["name"],
        keywords=each("keywords", _keyword),
        obstacle=row.get("obstacle", False),
        permanent=row.get("permanent", False),
        makes=one("makes", _makes),
        glory=row.get("glory", 0),
        worth=one("worth", _worth) or None,
        upgrades=each("upgrades", _upgrade),
        rules=each("rules", _rule),
        effects=each("effects", _effect),
        boxes=each("boxes", _box),
        prices=each("prices", _cost),
        thresholds=each("thresholds", int),
        full=one("full", read_steps),
        defeat=one("defeat", read_steps),
        after=one("after", read_steps),
        convert=row.get("convert", 0),
        named=row.get("named", ""),
        follow=row.get("follow", ""),
        texts=tuple((name, row[name]) for name in ("full", "defeat", "after") if name in row),
    )
    for name, numbers in (("prices", stage.prices), ("thresholds", stage.thresholds)):
        if numbers and len(numbers) != len(stage.boxes):
            raise ValueError(f"{where}: {name}: there must be one for each box")
    if stage.named not in ("", "may", "must"):
        raise ValueError(f"{where}: named: must be 'may' or 'must'")
    if stage.follow and stage.follow not in FOLLOWED:
        raise ValueError(f"{where}: follow: there is no scroll {stage.follow!r}")
    return stage


def _card(number: int, row: Mapping[str, Any], read: Mapping[int, Card]) -> Card:
    if set(row) - _CARD_FIELDS:
        raise ValueError(f"card {number}: {min(set(row) - _CARD_FIELDS)}: there is no such field")
    if "like" in row:
        if row["like"] not in read:
            raise ValueError(f"card {number}: like: there is no card {row['like']!r} before it")
        model = read[row["like"]]
        sides = {side: replace(stage, card=number) for side, stage in model.sides.items()}
        return Card(number, model.scroll, model.choose_side, sides)
    sides = {}
    for side, fields in row.get("side", {}).items():
        if side not in ("1", "2", "3", "4"):
            raise ValueError(f"card {number}: side: {side!r} is not 1 to 4")
        sides[int(side)] = _stage(number, int(side), fields)
    if 1 not in sides or (row.get("choose_side") and 3 not in sides):
        raise ValueError(f"card {number}: side: a side that it can enter the game on is missing")
    return Card(number, row.get("scroll", False), row.get("choose_side", False), sides)


def _check_links(cards: Mapping[int, Card]) -> None:
    """Every side and every card that something leads to exists."""
    names = {stage.name for card in cards.values() for stage in card.sides.values()}
    for card in cards.values():
        for side, stage in card.sides.items():
            where = f"card {card.number} side {side}"
            steps = [
                (field, step)
                for field, lists in (
                    ("effects", [effect.steps for effect in stage.effects]),
                    ("boxes", [box.steps for box in stage.boxes]),
                    ("full", [stage.full]),
                    ("defeat", [stage.defeat]),
                    ("after", [stage.after]),
                )
                for part in lists
                for step in part
            ]
            targets = [("upgrades", upgrade.to) for upgrade in stage.upgrades]
            targets += [("convert", stage.convert)] if stage.convert else []
            numbers: list[tuple[str, int]] = []
            for field, (word, *arguments) in steps:
                if word == "turn":
                    targets.append((field, arguments[0]))
                elif word == "turn-any":
                    targets += [(field, to) for to in arguments[0]]
                elif word in ("discover", "discover-one", "split", "invent"):
                    numbers += [(field, number) for number in arguments[0]]
                elif word == "better":
                    numbers += [(field, number) for _, number in arguments[0]]
                    for name, _ in arguments[0]:
                        if name not in names:
                            raise ValueError(f"{where}: {field}: no stage is named {name!r}")
            for upgrade in stage.upgrades:
                if upgrade.cost.destroys is not None and upgrade.cost.destroys not in names:
                    raise ValueError(f"{where}: upgrades: no stage is named {upgrade.cost.destroys!r}")
            for field, to in targets:
                if to not in card.sides:
                    raise ValueError(f"{where}: {field}: the card has no side {to}")
            for field, number in numbers:
                if number not in cards:
                    raise ValueError(f"{where}: {field}: there is no card {number}")


def read_cards(*texts: str) -> tuple[Card, ...]:
    """All cards of the files, in order of their numbers; ValueError names the card and the field."""
    cards: dict[int, Card] = {}
    for text in texts:
        for number, row in tomllib.loads(text).items():
            if not number.isdecimal() or int(number) in cards:
                raise ValueError(f"card {number}: number: must be a number that is not used twice")
            cards[int(number)] = _card(int(number), row, cards)
    if sorted(cards) != list(range(NUMBER)):
        raise ValueError(f"cards: there must be {NUMBER} of them, from 0 on")
    _check_links(cards)
    return tuple(cards[number] for number in range(NUMBER))


def card_files() -> list[str]:
    """The cards of the base game, those found through effects, and those of each expansion."""
    data = files(__package__) / "data"
    folders = files(__package__.rpartition(".")[0]) / "expansions"
    expansions = sorted(folders.iterdir(), key=lambda folder: folder.name)
    paths = [data / "base.toml", data / "found.toml", *(folder / "cards.toml" for folder in expansions)]
    return [path.read_text(encoding="utf-8") for path in paths]


CARDS = read_cards(*card_files())
_BLANK = Stage(0, 1, "", (), False, False, (), 0, None, (), (), (), (), (), (), (), (), (), 0, "", "", ())
STAGES = tuple(card.sides.get(side, _BLANK) for card in CARDS for side in (1, 2, 3, 4))

# The same facts as columns by stage, for the places where speed counts.
MASK = tuple(stage.mask for stage in STAGES)
MAKES = tuple(stage.makes for stage in STAGES)
PERMANENT = tuple(stage.permanent for stage in STAGES)
RULES = tuple(sum(RULE[word] for word in stage.rules) for stage in STAGES)
