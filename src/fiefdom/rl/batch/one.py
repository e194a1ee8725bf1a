"""One game of the batch by itself, as an environment asks for it: laid out, taken further, looked at by any seat.

`games` has one place, and a mask is its bytes (`mask.view` makes them the words of `sets.py`).
"""

import numpy as np

from fiefdom.games.kingdom_builder.board.hexes import HEXES
from fiefdom.rl.batch.games import NOBODY, Array
from fiefdom.rl.batch.luck import compiled
from fiefdom.rl.batch.planes import see_board, see_facts
from fiefdom.rl.batch.score import pay, score
from fiefdom.rl.batch.setup import Chosen, start
from fiefdom.rl.batch.turn import apply, legal

_HEXES = HEXES


@compiled
def begin(games: Array, seed: np.uint64, options: Chosen, mask: Array) -> int:
    """Lays out the game of this seed; the seat that begins."""
    start(games[0], seed, options)
    legal(games[0], mask.view(np.uint64))
    return games[0].turn


@compiled
def act(games: Array, action: int, mask: Array) -> int:
    """Takes an action of the mask; the seat that decides next, or NOBODY once the game is over."""
    game = games[0]
    apply(game, action)
    legal(game, mask.view(np.uint64))
    return NOBODY if game.over else game.turn


@compiled
def see(games: Array, seat: int, planes: int, row: Array) -> None:
    """Writes what the seat sees: so many planes, and the facts."""
    row[:] = 0
    size = planes * _HEXES
    see_board(games[0], seat, row[:size].reshape((planes, _HEXES)))
    see_facts(games[0], seat, row[size:])


@compiled
def settle_up(games: Array, scores: Array, rewards: Array) -> None:
    """The gold and the rewards of a game that is over."""
    score(games[0], scores)
    pay(scores, rewards)
