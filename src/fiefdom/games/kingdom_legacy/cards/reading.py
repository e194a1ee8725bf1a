"""Reads cards from TOML and checks them; a fault is told by card and field."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from fiefdom.games.kingdom_legacy.cards.box import Box, Card, Cost, Effect, Stage, Upgrade, Worth
from fiefdom.games.kingdom_legacy.cards.language import Step, read_steps
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES
from fiefdom.games.kingdom_legacy.cards.steps.pay import PayPrice
from fiefdom.games.kingdom_legacy.cards.vocabulary import (
    BIT,
    KEYWORDS,
    KIND_NAMES,
    RULE,
    TRIGGERED,
    USABLE,
    read_amount,
    read_number,
    read_what,
)


class CardFault(ValueError):
    """What is wrong with a card, and in which field of which side."""

    def __init__(self, card: int, side: int | None, field: str, text: str) -> None:
        where = f"card {card}" if side is None else f"card {card} side {side}"
        super().__init__(f"{where}: {field}: {text}")
        self.card, self.side, self.field = card, side, field


T = TypeVar("T")
_CARD_FIELDS = {"like", "scroll", "choose_side", "side"}
_STAGE_FIELDS: dict[str, type] = {
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
    "equip": str,
}
_MOST = {"effects": 4, "upgrades": 3, "boxes": 32}  # what actions can name
_EQUIPMENT_HAS = {"name", "keywords", "makes", "glory", "upgrades", "rules", "effects", "equip"}
_NAME = re.compile(r"[a-z]+(-[a-z]+)*")
FOLLOWED = ("stop", "fertile-soil", "keep-two", "five", "last-round")


def _cost(text: str) -> Cost:
    words = text.split()
    if words == ["free"]:
        return Cost()
    if words[:1] == ["destroy"] and len(words) == 2:
        return Cost(destroys=words[1])
    if not words or len(words) % 2:
        raise ValueError(f"{text!r} is no cost: 'free', 'destroy NAME', or numbers, each before what is paid")
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
    kind, *modifiers = head.split() or [""]
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
    "N per seafaring": "seafaring",
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
        raise ValueError(f"{word!r} is no keyword; there are {', '.join(KEYWORDS)}")
    return word


def _rule(word: str) -> str:
    if word not in RULE:
        raise ValueError(f"{word!r} is no standing rule")
    return word


def _stage(card: int, side: int, row: Mapping[str, Any]) -> Stage:
    def fault(field: str, text: object) -> CardFault:
        return CardFault(card, side, field, str(text))

    if not isinstance(row, dict):
        raise CardFault(card, None, "side", "a side is a table with its fields")
    _check_fields(row, fault)

    def each(name: str, read: Callable[[str], T]) -> tuple[T, ...]:
        if name != "thresholds" and not all(isinstance(part, str) for part in row.get(name, ())):
            raise fault(name, "each must be a text")
        try:
            return tuple(read(part) for part in row.get(name, ()))
        except (ValueError, TypeError, IndexError) as error:
            raise fault(name, error) from None

    def one(name: str, read: Callable[[str], T], without: T) -> T:
        try:
            return read(row[name]) if name in row else without
        except (ValueError, TypeError, IndexError) as error:
            raise fault(name, error) from None

    stage = Stage(
        card=card,
        side=side,
        name=row["name"],
        keywords=each("keywords", _keyword),
        obstacle=row.get("obstacle", False),
        permanent=row.get("permanent", False),
        makes=one("makes", _makes, ()),
        glory=row.get("glory", 0),
        worth=one("worth", _worth, None),
        upgrades=each("upgrades", _upgrade),
        rules=each("rules", _rule),
        effects=each("effects", _effect),
        boxes=each("boxes", _box),
        prices=each("prices", _cost),
        thresholds=each("thresholds", int),
        full=one("full", read_steps, ()),
        defeat=one("defeat", read_steps, ()),
        after=one("after", read_steps, ()),
        convert=row.get("convert", 0),
        named=row.get("named", ""),
        follow=row.get("follow", ""),
        equip=one("equip", read_what, 0),
        texts=tuple((name, row[name]) for name in ("full", "defeat", "after") if name in row),
    )
    _check_together(stage, row, fault)
    return stage


def _check_fields(row: Mapping[str, Any], fault: Callable[[str, object], CardFault]) -> None:
    """Every field of a side by itself: that there is such a one, and its kind."""
    if "name" not in row:
        raise fault("name", "is missing")
    for name, value in row.items():
        kind = _STAGE_FIELDS.get(name)
        if kind is None:
            raise fault(name, "there is no such field")
        if not isinstance(value, kind) or isinstance(value, bool) is not (kind is bool):
            raise fault(name, f"must be {KIND_NAMES[kind]}")
        if name in _MOST and len(row[name]) > _MOST[name]:
            raise fault(name, f"there can be {_MOST[name]} at most")
    if not _NAME.fullmatch(row["name"]):
        raise fault("name", f"{row['name']!r} is not made of small letters and hyphens")


def _check_together(stage: Stage, row: Mapping[str, Any], fault: Callable[[str, object], CardFault]) -> None:
    """What the fields of a side mean for one another."""
    for name, number in (("prices", len(stage.prices)), ("thresholds", len(stage.thresholds))):
        if number and number != len(stage.boxes):
            raise fault(name, "there must be one for each box")
    if stage.named not in ("", "may", "must"):
        raise fault("named", "must be 'may' or 'must'")
    if stage.follow and stage.follow not in FOLLOWED:
        raise fault("follow", f"there is no scroll {stage.follow!r}")
    if stage.equip and set(row) - _EQUIPMENT_HAS:
        raise fault(min(set(row) - _EQUIPMENT_HAS), "equipment has none (L34)")
    for effect in stage.effects if stage.equip else ():
        if effect.kind not in USABLE and effect.kind.rstrip("!?") not in ("turn-end", "round-end"):
            raise fault("effects", f"{effect.kind!r}: equipment has no such moment (L34)")
    for field, step in steps_of(stage):
        if stage.equip and step.own:
            raise fault(field, f"{step.word!r} speaks of the side it stands on: equipment cannot (L34)")
        if isinstance(step, PayPrice) and not stage.prices:
            raise fault(field, "there are no prices")


def _card(number: int, row: Mapping[str, Any], read: Mapping[int, Card]) -> Card:
    def fault(field: str, text: str) -> CardFault:
        return CardFault(number, None, field, text)

    if not isinstance(row, dict):
        raise fault("side", "a card is a table with its sides")
    if set(row) - _CARD_FIELDS:
        raise fault(min(set(row) - _CARD_FIELDS), "there is no such field")
    for name in ("scroll", "choose_side"):
        if not isinstance(row.get(name, False), bool):
            raise fault(name, "must be true or false")
    if not isinstance(row.get("side", {}), dict):
        raise fault("side", "a card is a table with its sides")
    if "like" in row:
        if not isinstance(row["like"], int) or row["like"] not in read:
            raise fault("like", f"there is no card {row['like']!r} before it")
        model = read[row["like"]]
        sides = {side: replace(stage, card=number) for side, stage in model.sides.items()}
        return Card(number, model.scroll, model.choose_side, sides)
    sides = {}
    for side, fields in row.get("side", {}).items():
        if side not in ("1", "2", "3", "4"):
            raise fault("side", f"{side!r} is not 1 to 4")
        sides[int(side)] = _stage(number, int(side), fields)
    if 1 not in sides or (row.get("choose_side") and 3 not in sides):
        raise fault("side", "a side that it can enter the game on is missing")
    return Card(number, row.get("scroll", False), row.get("choose_side", False), sides)


def check_links(cards: Mapping[int, Card], all_cards: Mapping[int, Card]) -> Iterator[CardFault]:
    """Every side and every card that something on these cards leads to exists."""
    names = {stage.name for card in all_cards.values() for stage in card.sides.values()}
    for card in cards.values():
        for stage in card.sides.values():
            for field, text in _faults(stage, card, all_cards, names):
                yield CardFault(card.number, stage.side, field, text)


def _faults(
    stage: Stage, card: Card, cards: Mapping[int, Card], names: set[str]
) -> Iterator[tuple[str, str]]:
    sides = [("upgrades", upgrade.to) for upgrade in stage.upgrades]
    sides += [("convert", stage.convert)] if stage.convert else []
    if stage.worth is not None and stage.worth.kind in ("marks", "empty", "written"):
        sides.append(("worth", stage.worth.other))
    wanted = [("upgrades", up.cost.destroys) for up in stage.upgrades if up.cost.destroys is not None]
    numbers: list[tuple[str, int]] = []
    for field, step in steps_of(stage):
        sides += [(field, side) for side in step.to_sides()]
        numbers += [(field, number) for number in step.to_cards()]
        wanted += [(field, name) for name in step.to_names()]
    yield from ((field, f"no stage is named {name!r}") for field, name in wanted if name not in names)
    yield from ((field, f"the card has no side {side}") for field, side in sides if side not in card.sides)
    yield from ((field, f"there is no card {number}") for field, number in numbers if number not in cards)


def steps_of(stage: Stage) -> Iterator[tuple[str, Step]]:
    """All steps that a stage names, with the field."""
    for field, parts in (
        ("effects", [effect.steps for effect in stage.effects]),
        ("boxes", [box.steps for box in stage.boxes]),
        ("full", [stage.full]),
        ("defeat", [stage.defeat]),
        ("after", [stage.after]),
    ):
        for steps in parts:
            for step in steps:
                yield field, step


def read_card(number: str, row: Mapping[str, Any], cards: Mapping[int, Card]) -> Card:
    """One card of a file; CardFault says what is wrong with it."""
    if not number.isdecimal() or int(number) in cards:
        at = int(number) if number.isdecimal() else -1
        raise CardFault(at, None, "number", f"{number!r} must be a number that is not used twice")
    return _card(int(number), row, cards)


NUMBER = 140  # L6: cards 0–139


def read_cards(*texts: str) -> tuple[Card, ...]:
    """All cards of the box, in order of their numbers; ValueError names the card and the field."""
    cards: dict[int, Card] = {}
    for text in texts:
        for number, row in tomllib.loads(text).items():
            cards[int(number)] = read_card(number, row, cards)
    if sorted(cards) != list(range(NUMBER)):
        raise ValueError(f"cards: there must be {NUMBER} of them, from 0 on")
    for fault in check_links(cards, cards):
        raise fault
    return tuple(cards[number] for number in range(NUMBER))
