"""Resources (L18) packed into one int: one subtraction compares all of them at once."""

from collections.abc import Mapping

RESOURCES = ["coin", "wood", "stone", "metal", "sword", "good"]  # L18; L36: expansions add theirs
BASE = len(RESOURCES)  # those of the box
SLOTS = 16  # there is room for so many kinds
NEW_ICONS = 20  # what is crossed out is numbered: 0–5, alternatives from 10 on, new resources from here on
BITS = 16
FIELD = (1 << BITS) - 1
UNIT = tuple(1 << BITS * i for i in range(SLOTS))
COIN, WOOD, STONE, METAL, SWORD, GOOD = UNIT[:BASE]
# With the top bit of each field set before subtracting, a field keeps it exactly when there is enough.
ENOUGH = sum(unit << BITS - 1 for unit in UNIT)
_WOOD_AT, _GOOD_AT, _SWORD_AT = 1 * BITS, 5 * BITS, 4 * BITS


def covers(have: int, cost: int) -> bool:
    """At least the cost of every resource."""
    return (have + ENOUGH - cost) & ENOUGH == ENOUGH


def covers_exchanged(have: int, cost: int) -> bool:
    """The same while wood may be used as good and good as wood (card 100)."""
    pool = wood_of(have) + good_of(have)
    need = wood_of(cost) + good_of(cost)
    return pool >= need and covers(without_wood_and_good(have), without_wood_and_good(cost))


def without_wood_and_good(amount: int) -> int:
    return amount - wood_of(amount) * WOOD - good_of(amount) * GOOD


def coin_of(amount: int) -> int:
    return amount & FIELD


def wood_of(amount: int) -> int:
    return amount >> _WOOD_AT & FIELD


def good_of(amount: int) -> int:
    return amount >> _GOOD_AT & FIELD


def sword_of(amount: int) -> int:
    return amount >> _SWORD_AT & FIELD


def total(amount: int) -> int:
    """How many resources of all kinds together."""
    count = 0
    while amount:
        count += amount & FIELD
        amount >>= BITS
    return count


def of(amount: int, resource: int) -> int:
    return amount >> BITS * resource & FIELD


def pack(amounts: Mapping[str, int]) -> int:
    return sum(number * UNIT[RESOURCES.index(name)] for name, number in amounts.items())


def unpack(amount: int) -> dict[str, int]:
    """Only what is there, in the order of RESOURCES."""
    return {name: of(amount, i) for i, name in enumerate(RESOURCES) if of(amount, i)}


def missing(have: int, cost: int) -> int:
    """What of the cost is not there."""
    return sum(max(0, of(cost, i) - of(have, i)) * UNIT[i] for i in range(len(RESOURCES)))
