"""Thousands of games of Kingdom Builder's base game in lockstep, for those who train: `pip install fiefdom[rl]`.

>>> from fiefdom.rl.batch import KingdomBuilderBatch
>>> batch = KingdomBuilderBatch(8, seats=2, seed=1)
>>> while not batch.ended.any():
...     batch.step(batch.random_actions())
>>> int(batch.mask.shape[1]), sorted(set(batch.rewards[batch.ended].sum(axis=1).tolist()))
(402, [0.0])

The engine is where the rules are read; the arrays here follow it, and the tests play the same seeds and actions side
by side. The first step compiles, which takes a while once; the result is kept.
"""

from collections.abc import Mapping

import numpy as np

from fiefdom.games.kingdom_builder.board.hexes import HEXES
from fiefdom.games.kingdom_builder.expansions.base import EXPANSION
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.kernel.errors import BadAction, BadSeed, shown
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import whole
from fiefdom.kernel.options import check_seats, check_seed
from fiefdom.rl.batch.games import GAME, NONE, Array
from fiefdom.rl.batch.load import load
from fiefdom.rl.batch.luck import advanced, below, compiled, seeded
from fiefdom.rl.batch.planes import facts_of, observe, planes_of
from fiefdom.rl.batch.score import pay, score
from fiefdom.rl.batch.sets import MASK_WORDS, allowed, nth_allowed
from fiefdom.rl.batch.setup import Chosen, chosen, start
from fiefdom.rl.batch.turn import END, NUM_ACTIONS, REDRAW, apply, legal

__all__ = ["END", "NUM_ACTIONS", "REDRAW", "KingdomBuilderBatch"]

_LAST_SEED = (1 << 63) - 1  # the games after the first have larger ones, of 64 bits as well


class KingdomBuilderBatch:
    """So many games at once, each with its own seed; one that ends is followed by the next at once.

    Place p plays the games of the seeds seed + p, seed + p + number, seed + p + 2 * number and so on.
    """

    num_actions = NUM_ACTIONS

    def __init__(
        self, number: int, seats: int = 2, seed: int = 0, options: Mapping[str, JSON] | None = None
    ) -> None:
        games = whole(number)
        if games is None or games < 1:
            raise ValueError(f"a batch has at least one game, not {shown(number)}")
        self.number = number = games
        self.seats = check_seats(seats, EXPANSION.seats)
        self.games = np.zeros(number, GAME)
        self.games["seats"] = self.seats
        self._words = np.zeros((number, MASK_WORDS), np.uint64)
        self.mask = self._words.view(np.uint8)[:, :NUM_ACTIONS]
        """By game: 1 for what the acting seat may do. Read it; `step` writes it anew."""
        self.ended = np.zeros(number, np.bool_)
        """By game: whether the last step ended one; what the arrays show is then the next one."""
        self.scores = np.zeros((number, self.seats), np.int16)
        """By game and seat: the gold of the last game that ended here."""
        self.rewards = np.zeros((number, self.seats), np.float32)
        """By game and seat: 0 until a game ends; 1 for winning alone, the losers share -1 (`fiefdom.rl.rewards`)."""
        self._options = chosen(options, self.seats)
        seed = check_seed(seed)
        if seed > _LAST_SEED:
            raise BadSeed(seed, _LAST_SEED)
        self._luck = np.array([seeded(np.uint64(seed))], np.uint64)
        seeds = np.uint64(seed) + np.arange(number, dtype=np.uint64)
        _start_all(self.games, seeds, self._options, self._words)

    @property
    def actor(self) -> Array:
        """By game: the seat that must decide."""
        turn: Array = self.games["turn"]
        return turn

    def step(self, actions: Array, which: Array | None = None) -> None:
        """One action in every game (or in those for which `which` is true; the others wait). BadAction if one of them is not in the mask; nothing has changed then."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise BadAction(f"actions are whole numbers; these are {given.dtype}")
        wanted = np.ascontiguousarray(given, np.int64)
        if wanted.shape != (self.number,):
            raise ValueError(f"there are {self.number} games; the actions have the shape {wanted.shape}")
        acting = np.ones(self.number, np.bool_) if which is None else np.ascontiguousarray(which, np.bool_)
        wrong = _wrong(wanted, acting, self._words.view(np.uint8))
        if wrong >= 0:
            raise BadAction(f"action {wanted[wrong]} is not in the mask of game {wrong}")
        _step_all(
            self.games, self._options, wanted, acting, self._words, self.ended, self.scores, self.rewards
        )

    def load(self, place: int, state: KingdomState) -> None:
        """Goes on from a position of the engine in this place; the seed of the game after it stays what it was."""
        load(self.games[place], state)
        _legal_all(self.games[place : place + 1], self._words[place : place + 1])

    def random_actions(self) -> Array:
        """One legal action for every game, by chance."""
        actions = np.empty(self.number, np.int64)
        _choose_all(self._words, self._luck, actions)
        return actions

    def current_scores(self) -> Array:
        """By game and seat: the gold as it stands."""
        scores = np.zeros((self.number, self.seats), np.int16)
        _score_all(self.games, scores)
        return scores

    def gains(self) -> Array:
        """By game and action: by how much gold a legal action changes the acting seat's lead over the best other one at
        once; 0 for all others. What is hidden has no part in it."""
        gains = np.zeros((self.number, NUM_ACTIONS), np.int16)
        _gain_all(self.games, np.zeros(1, GAME), self._words.view(np.uint8), gains)
        return gains

    def observe(self) -> Array:
        """What the acting seat of each game sees, a row for each game: `fiefdom.rl.encoding("kingdom-builder", seats)`
        gives the same for one game, and names its parts."""
        size = planes_of(self.seats) * HEXES
        seen = np.zeros((self.number, size + facts_of(self.seats)), np.uint8)
        observe(self.games, seen[:, :size].reshape(self.number, -1, HEXES), seen[:, size:])
        return seen


@compiled
def _start_all(games: Array, seeds: Array, options: Chosen, mask: Array) -> None:
    for game in range(len(seeds)):
        start(games[game], seeds[game], options)
        legal(games[game], mask[game])


@compiled
def _legal_all(games: Array, mask: Array) -> None:
    for game in range(len(games)):
        legal(games[game], mask[game])


@compiled
def _wrong(actions: Array, which: Array, mask: Array) -> int:
    """The first game whose action is not legal; -1: all are."""
    for game in range(len(actions)):
        action = actions[game]
        if not which[game]:
            continue
        if action < 0 or action >= NUM_ACTIONS or not mask[game, action]:
            return game
    return -1


@compiled
def _step_all(
    games: Array,
    options: Chosen,
    actions: Array,
    which: Array,
    mask: Array,
    ended: Array,
    scores: Array,
    rewards: Array,
) -> None:
    number = len(scores)
    for game in range(number):
        if ended[game]:
            rewards[game] = 0
            ended[game] = False
        if not which[game]:
            continue
        apply(games[game], actions[game])
        if games[game].over:
            ended[game] = True
            score(games[game], scores[game])
            pay(scores[game], rewards[game])
            start(games[game], games[game].seed + np.uint64(number), options)
        legal(games[game], mask[game])


@compiled
def _choose_all(mask: Array, luck: Array, actions: Array) -> None:
    state = luck[0]
    for game in range(len(actions)):
        here = mask[game]
        number = 0
        for word in range(len(here)):
            number += allowed(here[word])
        state = advanced(state)
        wanted = below(state, number)
        word = 0
        while wanted >= allowed(here[word]):
            wanted -= allowed(here[word])
            word += 1
        actions[game] = 8 * word + nth_allowed(here[word], wanted)
    luck[0] = state


@compiled
def _score_all(games: Array, scores: Array) -> None:
    for game in range(len(scores)):
        score(games[game], scores[game])


@compiled
def _gain_all(games: Array, trial: Array, mask: Array, gains: Array) -> None:
    after = trial[0]
    scores = np.zeros(games[0].seats, np.int16)
    for game in range(len(games)):
        seat, standing = games[game].turn, games[game].supply.sum()
        score(games[game], scores)
        before = _lead(scores, seat)
        moving = games[game].picked != NONE
        for action in range(END):
            if mask[game, action]:
                trial[0] = games[game]
                apply(after, action)
                if moving or after.supply.sum() != standing:  # a settlement moved, or was built
                    score(after, scores)
                    gains[game, action] = _lead(scores, seat) - before


@compiled
def _lead(scores: Array, seat: int) -> int:
    best = -1
    for other in range(len(scores)):
        if other != seat:
            best = max(best, scores[other])
    return scores[seat] - best
