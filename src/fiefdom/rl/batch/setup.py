"""Lays out a table as `play/setup.py` of the engine does, with the same luck: the same seed is the same game."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from fiefdom.games.kingdom_builder.board.hexes import HEXES, SIDE
from fiefdom.games.kingdom_builder.board.terrain import SWAMP
from fiefdom.games.kingdom_builder.expansions.base import SPACES
from fiefdom.games.kingdom_builder.play.options import (
    BOARDS as BOARDS_IN_USE,
)
from fiefdom.games.kingdom_builder.play.options import (
    FIRST_GAME_GOALS,
    FIRST_GAME_QUADRANTS,
    GOALS_IN_USE,
    options_model,
)
from fiefdom.games.kingdom_builder.play.state import SUPPLY
from fiefdom.games.kingdom_builder.play.turn import BEFORE
from fiefdom.kernel.errors import BadOptions
from fiefdom.kernel.json import JSON
from fiefdom.kernel.options import read_options
from fiefdom.kernel.rng import folded
from fiefdom.rl.batch.board import BOARDS, CARDS, GOALS, LOCATION, quadrants
from fiefdom.rl.batch.games import ELIGIBLE, NOBODY, NONE, Array
from fiefdom.rl.batch.luck import advanced, below, compiled, forked, seeded, shuffle
from fiefdom.rl.batch.sets import ALL_SET, put

TILES = SPACES[0].tiles  # K4
_SIDE, _HALF, _SWAMP, _HEXES = SIDE, SIDE // 2, SWAMP, HEXES


class Chosen(NamedTuple):
    """What the options fix; NONE, or an empty array, where the seed draws it."""

    boards: Array
    turned: Array
    goals: Array
    pool: Array  # of the goals to draw from
    first: int
    map_seeded: bool
    map_seed: np.uint64
    lands: Array
    kinds: Array


def chosen(options: Mapping[str, JSON] | None, seats: int) -> Chosen:
    """The options of the engine; BadOptions for those of expansions and for boards of one's own."""
    read = read_options(options_model(), options)
    if read.expansions or read.own_quadrants or len(read.box.expansions) > 1:
        raise BadOptions("the batch plays the base game: no expansions, no boards of one's own")
    if read.first is not None and read.first >= seats:
        raise BadOptions(f"first: there are {seats} seats; the last one is {seats - 1}")
    names = FIRST_GAME_QUADRANTS if read.preset else read.quadrants or ()
    turned = [False] * BOARDS_IN_USE if read.preset else read.turned or ()
    goals = FIRST_GAME_GOALS if read.preset else read.goals or ()
    lands, kinds = quadrants()
    return Chosen(
        boards=np.array([BOARDS.index(name) for name in names], np.int8),
        turned=np.array(turned, np.int8),
        goals=np.array([GOALS.index(name) for name in goals], np.int8),
        pool=np.array([GOALS.index(name) for name in GOALS if name not in read.without_goals], np.int8),
        first=NONE if read.first is None else read.first,
        map_seeded=read.map_seed is not None,
        map_seed=np.uint64(folded(read.map_seed or 0)),
        lands=lands,
        kinds=kinds,
    )


@compiled
def start(game: Any, seed: np.uint64, options: Chosen) -> None:
    """K1 to K7: a new game in this place."""
    game.seed = seed
    luck, map_luck = forked(seeded(seed))
    if options.map_seeded:
        map_luck = seeded(options.map_seed)
    _lay_boards(game, map_luck, options)
    pool = options.pool.copy()
    luck = shuffle(luck, pool, len(pool))
    for card in range(GOALS_IN_USE):  # K7
        game.goals[card] = options.goals[card] if len(options.goals) else pool[card]
    deck = game.deck
    deck[:] = CARDS
    luck = shuffle(luck, deck, len(CARDS))
    seats = game.seats
    luck = advanced(luck)
    starter = below(luck, seats) if options.first == NONE else options.first  # K5
    game.near[:] = 0
    game.settled[:] = 0
    game.tiles[:] = 0
    game.had[:] = 0
    game.supply[:] = SUPPLY
    game.discard[:] = 0
    game.aside[:] = 0
    for seat in range(seats):  # K6
        game.hand[seat] = deck[len(CARDS) - 1 - seat]
    _, chance = forked(luck)
    game.chance = chance
    game.turn = starter
    game.starter = starter
    game.round = 1
    game.stage = BEFORE
    game.left = 0
    game.bound = 0
    game.ready = 0
    game.used = 0
    game.busy = 0
    game.idle = 0
    game.ending = 0
    game.over = 0
    game.old = 0
    game.doing = NONE
    game.picked = NONE
    game.cards_left = len(CARDS) - seats


@compiled
def _lay_boards(game: Any, luck: np.uint64, options: Chosen) -> None:
    """K1, K3: four different boards, each turned or not, and their spaces with two tiles each (K4)."""
    names = np.arange(len(options.lands)).astype(np.int8)
    luck = shuffle(luck, names, len(names))
    land, spaces = game.land, game.spaces
    turned = np.zeros(BOARDS_IN_USE, np.int8)
    for quarter in range(BOARDS_IN_USE):
        luck = advanced(luck)
        turned[quarter] = options.turned[quarter] if len(options.turned) else below(luck, 2)
    spaces[:] = 0
    if len(options.boards):
        names[:BOARDS_IN_USE] = options.boards
    for quarter in range(BOARDS_IN_USE):
        top = quarter // 2 * _HALF * _SIDE + quarter % 2 * _HALF
        laid = options.lands[names[quarter], turned[quarter]]
        for number in range(_HALF * _HALF):
            land[top + number // _HALF * _SIDE + number % _HALF] = laid[number]
    read = np.zeros(BOARDS_IN_USE, np.int8)  # locations met so far, by quarter
    game.owner[:] = NOBODY
    space = 0
    for number in range(_HEXES):
        code = land[number]
        put(spaces[code], number)
        if code == LOCATION:
            quarter = number // _SIDE // _HALF * 2 + number % _SIDE // _HALF
            game.location[space] = number
            game.kind[space] = options.kinds[names[quarter], turned[quarter], read[quarter]]
            game.stock[space] = TILES
            read[quarter] += 1
            space += 1
    game.locations = space
    game.empty[:] = ALL_SET
    for code in range(_SWAMP + 1):  # K2
        spaces[ELIGIBLE] |= spaces[code]
