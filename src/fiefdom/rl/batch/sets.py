"""Sets of hexes as a few words of 64 bits each, and masks (a byte for each action) as words of eight bytes."""

import numpy as np

from fiefdom.games.kingdom_builder.board.hexes import ALL, EDGE, HEXES
from fiefdom.rl.batch.games import WORDS, Array
from fiefdom.rl.batch.luck import compiled, inlined

MASK_WORDS = HEXES // 8 + 1  # the last one has room for what is no hex
SPREAD = (
    np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little")
    .view(np.uint64)[:, 0]
    .copy()
)
_ONE, _BYTE, _ONES = np.uint64(1), np.uint64(255), np.uint64(0x0101010101010101)
_8, _56 = np.uint64(8), np.uint64(56)
_WORDS, _LAST = WORDS, HEXES // 8


def words_of(hexes: int) -> Array:
    """A set of the engine."""
    return np.frombuffer(hexes.to_bytes(8 * WORDS, "little"), "<u8").astype(np.uint64)


def set_of(words: Array) -> int:
    """As the engine has it."""
    return int.from_bytes(words.astype("<u8").tobytes(), "little")


ALL_SET, EDGE_SET = words_of(ALL), words_of(EDGE)


@inlined
def has(hexes: Array, number: int) -> bool:
    return hexes[number >> 6] >> np.uint64(number & 63) & _ONE != 0


@inlined
def put(hexes: Array, number: int) -> None:
    hexes[number >> 6] |= _ONE << np.uint64(number & 63)


@inlined
def take(hexes: Array, number: int) -> None:
    hexes[number >> 6] &= ~(_ONE << np.uint64(number & 63))


@compiled
def meet(one: Array, other: Array) -> bool:
    """Have these sets a hex in common?"""
    found = one[0] & other[0]
    for word in range(1, _WORDS):
        found |= one[word] & other[word]
    return found != 0


@compiled
def common(one: Array, other: Array) -> int:
    """How many hexes they have in common."""
    number = 0
    for word in range(_WORDS):
        left = one[word] & other[word]
        while left:
            left &= left - _ONE
            number += 1
    return number


@inlined
def allow(mask: Array, action: int) -> None:
    mask[action >> 3] |= SPREAD[1 << (action & 7)]


@inlined
def allowed(eight: np.uint64) -> int:
    """How many of the eight actions of a word."""
    return np.int64(eight * _ONES >> _56)  # type: ignore[return-value] # each byte is 0 or 1; the highest becomes their sum


@compiled
def nth_allowed(eight: np.uint64, number: int) -> int:
    """The place of one of them, counted from 0."""
    for _ in range(number):
        eight &= eight - _ONE
    place = 0
    while not eight & _BYTE:
        eight >>= _8
        place += 1
    return place


@compiled
def allow_best(mask: Array, land: Array, empty: Array, near: Array) -> None:
    """K10: the empty spaces of this land next to one's own; all of them if there are none."""
    found = land[0] & empty[0] & near[0]
    for word in range(1, _WORDS):
        found |= land[word] & empty[word] & near[word]
    for word in range(_WORDS):
        hexes = land[word] & empty[word]
        if found:
            hexes &= near[word]
        first = 8 * word
        for eight in range(first, min(first + 8, _LAST)):
            mask[eight] = SPREAD[hexes & _BYTE]
            hexes >>= _8
