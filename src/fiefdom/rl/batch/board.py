"""The board as tables for compiled code, taken from the engine: nothing of the rules is written here a second time."""

from functools import lru_cache
from typing import Any

import numpy as np

from fiefdom.games.kingdom_builder.board.hexes import DIRECTIONS, HEXES, LINES, SIDE, bit, lowest
from fiefdom.games.kingdom_builder.board.terrain import LETTERS
from fiefdom.games.kingdom_builder.expansions.base import EXPANSION

OFF = -1  # beyond the edge of the board
LOCATION, CASTLE = (
    len(LETTERS),
    len(LETTERS) + 1,
)  # what is no terrain (K2, K27), behind the terrains' numbers
LANDS = len(LETTERS) + 2
LETTERS_OF_LANDS = LETTERS + "LK"
_HALF = SIDE // 2

KINDS = tuple(location.name for location in EXPANSION.locations)
GOALS = tuple(goal.name for goal in EXPANSION.goals)
BOARDS = tuple(sorted(board.name for board in EXPANSION.quadrants))  # in the order that setup shuffles
CARDS = np.array(EXPANSION.cards, np.int8)  # K6
MOST_LOCATIONS = 4 * max(len(board.locations) for board in EXPANSION.quadrants)


def _steps() -> np.ndarray[Any, np.dtype[np.int16]]:
    found = np.full((len(DIRECTIONS), HEXES), OFF, np.int16)
    for direction, step in enumerate(DIRECTIONS):
        for number in range(HEXES):
            there = step(bit(number))
            if there:
                found[direction, number] = lowest(there)
    return found


STEP = _steps()  # by direction and hex: the next one
AHEAD, BACK = (np.array([DIRECTIONS.index(line[way]) for line in LINES], np.int8) for way in (0, 1))
AROUND = np.full((HEXES, 6), OFF, np.int16)
AROUND_NUMBER = np.zeros(HEXES, np.int8)
for _number in range(HEXES):
    _beside = sorted(int(n) for n in STEP[:, _number] if n != OFF)
    AROUND[_number, : len(_beside)] = _beside
    AROUND_NUMBER[_number] = len(_beside)
ROW = np.arange(HEXES, dtype=np.int16) // SIDE
QUADRANT = (ROW // _HALF * 2 + np.arange(HEXES, dtype=np.int16) % SIDE // _HALF).astype(np.int16)


@lru_cache(maxsize=1)
def quadrants() -> tuple[np.ndarray[Any, np.dtype[np.int8]], np.ndarray[Any, np.dtype[np.int8]]]:
    """By board (as sorted) and whether it is turned: what its hundred spaces are, and the kinds of its locations."""
    lands = np.zeros((len(BOARDS), 2, _HALF * _HALF), np.int8)
    kinds = np.zeros((len(BOARDS), 2, MOST_LOCATIONS // 4), np.int8)
    for board in EXPANSION.quadrants:
        number = BOARDS.index(board.name)
        for turned, laid in enumerate((board, board.turned())):
            lands[number, turned] = [LETTERS_OF_LANDS.index(letter) for letter in "".join(laid.rows)]
            kinds[number, turned, : len(laid.locations)] = [KINDS.index(name) for name in laid.locations]
    return lands, kinds
