"""The decisions of a campaign as small immutable values, and their JSON. What they do: `turn.py`, `cards/steps`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from fiefdom.games.kingdom_legacy.cards.box import CARDS, by_card
from fiefdom.games.kingdom_legacy.cards.names import NAMES
from fiefdom.games.kingdom_legacy.cards.resources import BASE, FIELD, NEW_ICONS, RESOURCES, UNIT, unpack
from fiefdom.games.kingdom_legacy.cards.vocabulary import STICKER_NAMES, STICKERS
from fiefdom.kernel.action import Action
from fiefdom.kernel.errors import BadAction, shown
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import whole


class LegacyAction(Action):
    """One free choice. Resources are packed ints here and objects in JSON."""

    __slots__ = ()

    def to_json(self) -> dict[str, JSON]:
        data: dict[str, JSON] = {"do": self.do}
        for name, value in self.values().items():
            if name == "gives":
                data["gives"] = unpack(value)
            elif name == "sticker":
                data["sticker"] = STICKER_NAMES[value]
            elif name == "resource":
                data["resource"] = RESOURCES[value]
            elif name == "icon" and value >= NEW_ICONS:  # L36: their numbers differ from host to host
                data["icon"] = RESOURCES[value - NEW_ICONS]
            else:
                data[name] = value
        return data


@dataclass(frozen=True, slots=True, eq=False)
class Produce(LegacyAction):
    """L12.1: discard a card in play, gain what it produces (which of a choice, too)."""

    do = "produce"
    card: int
    gives: int


@dataclass(frozen=True, slots=True, eq=False)
class Upgrade(LegacyAction):
    """L12.2: pay the cost of a frame and turn the card by its arrow."""

    do = "upgrade"
    card: int
    frame: int


@dataclass(frozen=True, slots=True, eq=False)
class Use(LegacyAction):
    """L12.3: use an effect of a card in play or of a permanent card."""

    do = "use"
    card: int
    effect: int


@dataclass(frozen=True, slots=True, eq=False)
class Advance(LegacyAction):
    """L12.4: play the next two cards."""

    do = "advance"


@dataclass(frozen=True, slots=True, eq=False)
class Pass(LegacyAction):
    """L12.5: end the turn."""

    do = "pass"


@dataclass(frozen=True, slots=True, eq=False)
class Equip(LegacyAction):
    """L34: attach equipment to another card in play."""

    do = "equip"
    card: int
    by: int


@dataclass(frozen=True, slots=True, eq=False)
class Resolve(LegacyAction):
    """L20: which of the effects of this moment comes next."""

    do = "resolve"
    card: int
    effect: int


@dataclass(frozen=True, slots=True, eq=False)
class Pick(LegacyAction):
    """Which card: to discard, destroy, block, discover, keep, purge …"""

    do = "pick"
    card: int


@dataclass(frozen=True, slots=True, eq=False)
class Take(LegacyAction):
    """Which resources: to gain or to pay."""

    do = "take"
    gives: int


@dataclass(frozen=True, slots=True, eq=False)
class Mark(LegacyAction):
    """L30: which box of a card."""

    do = "mark"
    card: int
    box: int


@dataclass(frozen=True, slots=True, eq=False)
class Side(LegacyAction):
    """Which side of a card: to enter the game on, to turn to, to put a sticker on."""

    do = "side"
    card: int
    side: int


@dataclass(frozen=True, slots=True, eq=False)
class Stick(LegacyAction):
    """L33: which sticker."""

    do = "stick"
    sticker: int


@dataclass(frozen=True, slots=True, eq=False)
class CrossCost(LegacyAction):
    """L46: which resource of which upgrade cost is crossed out."""

    do = "cross-cost"
    card: int
    frame: int
    resource: int


@dataclass(frozen=True, slots=True, eq=False)
class CrossOut(LegacyAction):
    """L46: which production of a card is crossed out: a resource 0–5, or alternative 10, 11, …"""

    do = "cross-out"
    card: int
    icon: int


@dataclass(frozen=True, slots=True, eq=False)
class Put(LegacyAction):
    """Which card goes to which end of the deck: 'top' or 'bottom'."""

    do = "put"
    card: int
    end: str


@dataclass(frozen=True, slots=True, eq=False)
class Amount(LegacyAction):
    """How many resources are paid."""

    do = "amount"
    number: int


@dataclass(frozen=True, slots=True, eq=False)
class Name(LegacyAction):
    """Which name is written on a card, by its place in the list of names."""

    do = "name"
    number: int


@dataclass(frozen=True, slots=True, eq=False)
class Option(LegacyAction):
    """One of two ways that a card or the game offers, by a word."""

    do = "option"
    word: str


@dataclass(frozen=True, slots=True, eq=False)
class Expand(LegacyAction):
    """L37: play this expansion."""

    do = "expand"
    card: int


@dataclass(frozen=True, slots=True, eq=False)
class Stop(LegacyAction):
    """L37: end the campaign here."""

    do = "stop"


@dataclass(frozen=True, slots=True, eq=False)
class Done(LegacyAction):
    """No more of what may be done now."""

    do = "done"


OPTIONS = (
    "restart",
    "go-on",
    "discard",
    "turn",
    "mark",
    "discover",
    "gain",
    "others",
    "potion",
    "walls",
    "let",
)
ADVANCE, PASS, STOP, DONE = Advance(), Pass(), Stop(), Done()
PICK = by_card(Pick)
USE = by_card(lambda card: tuple(Use(card, effect) for effect in range(4)))
RESOLVE = by_card(lambda card: tuple(Resolve(card, effect) for effect in range(4)))
UPGRADE = by_card(lambda card: tuple(Upgrade(card, frame) for frame in range(3)))
ONE = tuple(Take(unit) for unit in UNIT)


# What production gives is seldom new: the actions are found by number instead of being asked for.
def _none(card: int) -> dict[int, Produce]:
    return {}


PRODUCE = by_card(_none)


def produce(card: int, gives: int) -> Produce:
    known = PRODUCE[card]
    action = known.get(gives)
    if action is None:
        action = known[gives] = Produce(card, gives)
    return action


def _within(low: int, high: int) -> Callable[[JSON], int]:
    def read(value: JSON) -> int:
        number = whole(value)
        if number is None or not low <= number <= high:
            raise ValueError(f"must be a number from {low} to {high}")
        return number

    return read


def _resources(value: JSON) -> int:
    if not isinstance(value, Mapping) or not set(value) <= set(RESOURCES):
        raise ValueError(f"must be amounts of {', '.join(RESOURCES)}")
    read = _within(1, FIELD >> 1)
    return sum(read(number) * UNIT[RESOURCES.index(name)] for name, number in value.items())


def _one_of(words: Mapping[str, Any]) -> Callable[[JSON], Any]:
    def read(value: JSON) -> Any:
        if not isinstance(value, str) or value not in words:
            raise ValueError(f"must be one of {', '.join(words)}")
        return words[value]

    return read


def _card(value: JSON) -> int:
    number = whole(value)
    if number not in CARDS:
        raise ValueError("must be the number of a card")
    return number


def _resource(value: JSON) -> int:
    if not isinstance(value, str) or value not in RESOURCES:
        raise ValueError(f"must be one of {', '.join(RESOURCES)}")
    return RESOURCES.index(value)


_old_icon = _within(0, 15)


def _icon(value: JSON) -> int:
    if isinstance(value, str) and value in RESOURCES[BASE:]:
        return NEW_ICONS + RESOURCES.index(value)
    return _old_icon(value)


_FIELDS: dict[str, Callable[[JSON], Any]] = {
    "card": _card,
    "by": _card,
    "gives": _resources,
    "frame": _within(0, 2),
    "effect": _within(0, 3),
    "box": _within(0, 31),
    "side": _within(1, 4),
    "sticker": _one_of(STICKERS),
    "resource": _resource,
    "icon": _icon,
    "end": _one_of({"top": "top", "bottom": "bottom"}),
    "number": _within(0, FIELD),
    "word": _one_of({word: word for word in OPTIONS}),
}
KINDS: dict[str, type[LegacyAction]] = {
    kind.do: kind
    for kind in (
        Produce,
        Upgrade,
        Use,
        Advance,
        Pass,
        Equip,
        Resolve,
        Pick,
        Take,
        Mark,
        Side,
        Stick,
        CrossCost,
        CrossOut,
        Put,
        Amount,
        Name,
        Option,
        Expand,
        Stop,
        Done,
    )
}


@cache
def _names(kind: type[LegacyAction]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))  # type: ignore[arg-type]


def decode(data: JSON) -> LegacyAction:
    """The action of an object; BadAction for anything else."""
    if not isinstance(data, Mapping):
        raise BadAction(f"{shown(data)} is no action; an action is an object with 'do': {', '.join(KINDS)}")
    word = data.get("do")
    kind = KINDS.get(word) if isinstance(word, str) else None
    if kind is None:
        raise BadAction(f"{shown(data)} is no action; an action is an object with 'do': {', '.join(KINDS)}")
    names = _names(kind)
    if set(data) != {"do", *names}:
        raise BadAction(f"{shown(data)}: the fields of {word!r} are: {', '.join(('do', *names))}")
    values = []
    for name in names:
        try:
            values.append(_FIELDS[name](data[name]))
        except ValueError as error:
            raise BadAction(f"{shown(data)}: {name!r} {error}") from None
    if kind is Name and values[0] >= len(NAMES):
        raise BadAction(f"{shown(data)}: 'number' must be a number from 0 to {len(NAMES) - 1}")
    action: LegacyAction = kind(*values)
    return action
