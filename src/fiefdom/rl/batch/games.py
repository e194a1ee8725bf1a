"""Many games of the base game as one array: what a `KingdomState` holds, as a record of numbers.

One game's numbers lie together, and compiled code gets a game as a pointer. A seat's tiles are a set of location
spaces (bits), as in the engine.
"""

from typing import Any, TypeAlias

import numpy as np

from fiefdom.games.kingdom_builder.board.hexes import HEXES
from fiefdom.games.kingdom_builder.board.terrain import SWAMP
from fiefdom.games.kingdom_builder.expansions.base import EXPANSION
from fiefdom.games.kingdom_builder.play.options import GOALS_IN_USE
from fiefdom.games.kingdom_builder.play.state import SUPPLY
from fiefdom.rl.batch.board import CARDS, LANDS, MOST_LOCATIONS

NOBODY = -1
NONE = -1
ELIGIBLE = LANDS  # behind the lands: all that can be built on
WORDS = (HEXES + 63) // 64  # of 64 bits: a set of hexes, as in the engine (`sets.py`)
_SEATS = max(EXPANSION.seats)  # room for as many, so that all numbers of players share what was compiled

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]

GAME = np.dtype(
    [
        ("seed", np.uint64),
        ("chance", np.uint64),  # the generator's state
        ("seats", np.int16),
        ("turn", np.int16),
        ("starter", np.int16),
        ("round", np.int16),
        ("stage", np.int16),
        ("left", np.int16),  # of the mandatory action
        ("bound", np.int16),  # by an oracle or a barn
        ("doing", np.int16),  # the space of the tile in use, or NONE
        ("picked", np.int16),  # the settlement that moves, or NONE
        ("ready", np.int16),  # tiles that can still be used
        ("used", np.int16),
        ("busy", np.int16),
        ("idle", np.int16),
        ("ending", np.int16),
        ("over", np.int16),
        ("cards_left", np.int16),  # in the deck
        ("locations", np.int16),  # spaces with tiles
        ("old", np.int16),  # seats (as bits) whose card was drawn before the last shuffle
        ("goals", np.int8, GOALS_IN_USE),
        ("hand", np.int8, _SEATS),  # the terrain card of each seat
        ("supply", np.int16, _SEATS),
        ("settled", np.int16, _SEATS),  # how many settlements stand …
        ("own", np.int16, (_SEATS, SUPPLY)),  # … and where, in no order
        ("tiles", np.int16, _SEATS),
        ("had", np.int16, _SEATS),  # K13
        ("location", np.int16, MOST_LOCATIONS),  # by space with tiles: its hex,
        ("kind", np.int8, MOST_LOCATIONS),  # what it is,
        ("stock", np.int8, MOST_LOCATIONS),  # and how many tiles are left
        ("deck", np.int8, len(CARDS)),  # the top card is the last of `cards_left`
        ("discard", np.int8, SWAMP),  # by terrain: how many of its cards
        ("aside", np.int8, SWAMP),  # K11, likewise
        ("spaces", np.uint64, (LANDS + 1, WORDS)),  # by land: the set of its hexes; of ELIGIBLE: K2
        ("empty", np.uint64, WORDS),  # the set of hexes without a settlement
        ("near", np.uint64, (_SEATS, WORDS)),  # the hexes next to the seat's settlements
        ("land", np.int8, HEXES),  # by hex: its terrain, LOCATION or CASTLE
        ("owner", np.int8, HEXES),  # by hex: whose settlement stands there, or NOBODY
    ],
    align=True,
)
