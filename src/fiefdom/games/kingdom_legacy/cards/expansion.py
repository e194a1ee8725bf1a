"""Expansions as data (L37): what they are, and those that there are. How they are read: `folder.py`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from fiefdom.kernel.errors import NotInBox

MOST_EXPANSIONS = 10  # L37: the score track has ten places


@dataclass(frozen=True, slots=True)
class Resource:
    """L36: a kind of resource that an expansion brings."""

    name: str
    icon: str  # a drawing of art/icons.json
    colour: str


@dataclass(frozen=True, slots=True)
class Expansion:
    name: str
    card: int  # its own card: with the permanent cards while it is played
    rounds: tuple[int, ...]  # the side of its card in each round
    purge: int  # L38
    purge_permanent: int
    discover: tuple[int, ...]  # how many of its cards come before each round
    cards: tuple[int, ...]  # those that come so, in this order
    numbers: tuple[int, ...]  # of all its cards
    resources: tuple[Resource, ...]
    limits: Mapping[str, int]  # L33: of stickers
    scenes: Mapping[str, str]
    words: Mapping[str, Mapping[str, str]]  # by language
    digest: str  # of what is played of it: cards, rounds, stickers; not its words and pictures

    @property
    def stamp(self) -> str:
        """What a campaign remembers of it."""
        return f"{self.name}@{self.digest}"


EXPANSIONS: dict[int, Expansion] = {}  # by their own card, in order of its number


def add_expansion(expansion: Expansion) -> None:
    EXPANSIONS[expansion.card] = expansion
    for card in sorted(EXPANSIONS):
        EXPANSIONS[card] = EXPANSIONS.pop(card)


def stamps(names: Iterable[str]) -> list[str]:
    return [one.stamp for one in EXPANSIONS.values() if one.name in names]


def checked_names(wanted: Iterable[str], edition: tuple[str, ...]) -> list[str]:
    """The names of stamps; NotInBox if one is not here, or holds something else than it did."""
    found = []
    for stamp in wanted:
        name, _, digest = stamp.partition("@")
        here = next((one for one in EXPANSIONS.values() if one.name == name), None)
        if here is None:
            raise NotInBox(
                f"expansions: {name!r} is not here: the host must have its folder (--expansions)", name
            )
        if name in edition or name in found:
            raise NotInBox(f"expansions: {name!r} is in the box already", name)
        if here.digest != digest:
            mark = digest or "without a mark"
            raise NotInBox(f"expansions: {name!r} is another one: {mark}, here is {here.digest}", name)
        found.append(name)
    return found
