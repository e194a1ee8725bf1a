"""The 84 cards (B1), read from cards.toml and checked. Resources are packed into one int for speed."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

RESOURCES = ("stone", "wood", "knowledge", "tile")
RANKS = {"apprentice": 6, "labourer": 12, "journeyman": 16, "master": 8}  # B1: how many of each

# One byte per resource. With the top bit of each byte set before subtracting, a byte keeps it exactly
# when the supply is enough: so one subtraction compares all four.
_BITS = 8
ENOUGH = sum(0x80 << _BITS * i for i in range(4))


def pack(amounts: Mapping[str, int]) -> int:
    return sum(amounts.get(name, 0) << _BITS * i for i, name in enumerate(RESOURCES))


def unpack(packed: int) -> list[int]:
    return [packed >> _BITS * i & 0xFF for i in range(4)]


def covers(supply: int, needs: int) -> bool:
    """B13: at least what is needed of every resource."""
    return (supply + ENOUGH - needs) & ENOUGH == ENOUGH


@dataclass(frozen=True, slots=True)
class Card:
    """A worker, a building, or a machine, which is both. What a kind does not have is 0."""

    number: int
    kind: str  # "worker", "building", "machine"
    name: str  # a rank, or the building's own name
    wage: int
    supplies: int
    needs: int
    coins: int
    points: int

    def to_json(self) -> dict[str, Any]:
        facts: dict[str, Any] = {"card": self.number, "kind": self.kind, "name": self.name}
        if self.kind != "building":
            facts |= {"wage": self.wage, "supplies": unpack(self.supplies)}
        if self.kind != "worker":
            facts |= {"needs": unpack(self.needs), "coins": self.coins, "points": self.points}
        return facts


def _card(number: int, kind: str, row: Mapping[str, Any], fields: set[str]) -> Card:
    where = f"cards.toml: {kind} {number}"
    if set(row) != fields:
        raise ValueError(f"{where}: has {sorted(row)}, should have {sorted(fields)}")
    for name in {"needs", "supplies"} & fields:
        if not row[name] or not set(row[name]) <= set(RESOURCES) or min(row[name].values()) < 1:
            raise ValueError(f"{where}: {name} must be amounts of {', '.join(RESOURCES)}")
    for name in {"wage", "coins", "points"} & fields:
        if not isinstance(row[name], int) or row[name] < 0:
            raise ValueError(f"{where}: {name} must be a number, 0 or more")
    return Card(
        number=number,
        kind=kind,
        name=row.get("rank") or row["name"],
        wage=row.get("wage", 0),
        supplies=pack(row.get("supplies", {})),
        needs=pack(row.get("needs", {})),
        coins=row.get("coins", 0),
        points=row.get("points", 0),
    )


def read_cards(text: str) -> tuple[Card, ...]:
    """All cards of the file; ValueError names the card and the field that is wrong."""
    data = tomllib.loads(text)
    kinds = {
        "worker": (data["workers"], {"rank", "wage", "supplies"}),
        "building": (data["buildings"], {"name", "needs", "coins", "points"}),
        "machine": (data["machines"], {"name", "needs", "supplies", "points"}),
    }
    cards: list[Card] = []
    for kind, (rows, fields) in kinds.items():
        for row in rows:
            cards.append(_card(len(cards), kind, row, fields))
    ranks = [card.name for card in cards if card.kind == "worker"]
    if {rank: ranks.count(rank) for rank in ranks} != RANKS:
        raise ValueError(f"cards.toml: the workers must be {RANKS}")
    if len(data["buildings"]) != 34 or len(data["machines"]) != 8:
        raise ValueError("cards.toml: there must be 34 buildings and 8 machines")
    return tuple(cards)


CARDS = read_cards(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))
WORKERS = tuple(card.number for card in CARDS if card.kind == "worker")
APPRENTICES = tuple(card.number for card in CARDS if card.name == "apprentice")
BUILDINGS = tuple(card.number for card in CARDS if card.kind != "worker")  # machines too
FIRST_MACHINE = next(card.number for card in CARDS if card.kind == "machine")

# The same facts as columns, for the places where speed counts.
WAGE = tuple(card.wage for card in CARDS)
SUPPLIES = tuple(card.supplies for card in CARDS)
NEEDS = tuple(card.needs for card in CARDS)
COINS = tuple(card.coins for card in CARDS)
POINTS = tuple(card.points for card in CARDS)
