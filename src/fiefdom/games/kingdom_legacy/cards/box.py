"""The cards (L6): what a card is, and all cards that there are.

A stage (L7) is one side of a card; its index is card * 4 + side - 1. The cards are added once every step of their
language is known (`loading.py`); what is worked out from them follows by itself (`column`, `each_stage`).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from fiefdom.games.kingdom_legacy.cards.language import Step
from fiefdom.games.kingdom_legacy.cards.vocabulary import BIT, RULE

FIRST_KINGDOM = range(1, 11)  # L10
LAST_OF_ROUNDS = 70  # L17


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
    keywords: tuple[str, ...] = ()
    obstacle: bool = False  # L8
    permanent: bool = False  # L24
    makes: tuple[int, ...] = ()  # the alternatives of its production (L43); empty: none
    glory: int = 0
    worth: Worth | None = None
    upgrades: tuple[Upgrade, ...] = ()
    rules: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    boxes: tuple[Box, ...] = ()
    prices: tuple[Cost, ...] = ()
    thresholds: tuple[int, ...] = ()
    full: tuple[Step, ...] = ()  # when the last box is marked
    defeat: tuple[Step, ...] = ()  # L27
    after: tuple[Step, ...] = ()  # after the round of an expansion
    convert: int = 0  # the side that a Missionary turns it to
    named: str = ""  # "may", "must": a name is written on it
    follow: str = ""  # what a scroll does
    equip: int = 0  # L34: equipment for cards of these keywords
    texts: tuple[tuple[str, str], ...] = ()  # of full, defeat and after, as written

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


CARDS: dict[int, Card] = {}
STAGES: list[Stage] = []  # by index; without a name where a card has no such side

T = TypeVar("T")
_FOLLOWING: list[Callable[[Stage], None]] = []


def each_stage(follow: Callable[[Stage], None]) -> Callable[[Stage], None]:
    """For what is worked out from the stages: called for every one, those to come included."""
    _FOLLOWING.append(follow)
    for stage in STAGES:
        follow(stage)
    return follow


def column(of: Callable[[Stage], T]) -> list[T]:
    """One fact of every stage by its index, for the places where speed counts."""
    found: list[T] = []

    def follow(stage: Stage) -> None:
        while len(found) <= stage.index:
            found.append(of(Stage(len(found) // 4, len(found) % 4 + 1, "")))
        found[stage.index] = of(stage)

    each_stage(follow)
    return found


def by_card(of: Callable[[int], T]) -> list[T]:
    """One thing for every card by its number."""
    found: list[T] = []

    def follow(stage: Stage) -> None:
        while len(found) <= stage.card:
            found.append(of(len(found)))

    each_stage(follow)
    return found


def add_cards(cards: Iterable[Card]) -> None:
    """Puts them among all cards; their numbers are free."""
    for card in sorted(cards, key=lambda card: card.number):
        CARDS[card.number] = card
        for number in range(len(STAGES) // 4, card.number + 1):
            STAGES.extend(Stage(number, side, "") for side in (1, 2, 3, 4))
        for side in (1, 2, 3, 4):
            stage = card.sides.get(side) or Stage(card.number, side, "")
            STAGES[stage.index] = stage
            for follow in _FOLLOWING:
                follow(stage)


# L34: equipment; what it makes, forbids or gives counts only for the card that wields it.
EQUIP = column(lambda stage: stage.equip)
MASK = column(lambda stage: stage.mask if stage.name else 0)
MAKES = column(lambda stage: () if stage.equip else stage.makes)
PERMANENT = column(lambda stage: stage.permanent)
RULES = column(lambda stage: 0 if stage.equip else sum(RULE[word] for word in stage.rules))
WORN_RULES = column(lambda stage: sum(RULE[word] for word in stage.rules))
