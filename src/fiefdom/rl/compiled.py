"""Kingdom Builder's base game as a PettingZoo environment on the arrays of `fiefdom.rl.batch`: the same, sooner."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from fiefdom.kernel.errors import BadOptions
from fiefdom.kernel.game import Result, Seat, State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.rng import folded
from fiefdom.rl.aec import TableEnv
from fiefdom.rl.batch.games import GAME, NOBODY
from fiefdom.rl.batch.one import act, begin, see, settle_up
from fiefdom.rl.batch.planes import planes_of
from fiefdom.rl.batch.sets import MASK_WORDS
from fiefdom.rl.batch.setup import chosen
from fiefdom.rl.encoding import Array


class CompiledTableEnv(TableEnv):
    """The engine follows only when somebody asks for `state_now`."""

    _first: int | None  # the seed of the game that the engine has still to lay out
    _taken: list[int]  # and what it has still to do there

    def __init__(
        self, game: str, seats: int, options: Mapping[str, JSON] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__(game, seats, options, render_mode)
        if game != "kingdom-builder":
            raise BadOptions(f"compiled: there is Kingdom Builder's base game alone, not {game}")
        seats = self.encoding.seats
        self._chosen = chosen(options, seats)
        self._size, self._planes = self.encoding.size, planes_of(seats)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._games = np.zeros(1, GAME)
        self._games["seats"] = seats
        self._allowed = np.zeros(8 * MASK_WORDS, np.int8)

    @property
    def state_now(self) -> State[Any]:
        """The position, for reading; the engine takes what was done since somebody asked last."""
        if self._first is not None:
            encoding = self.encoding
            self._state, self._first = (
                encoding.game.start(encoding.seats, self._first, encoding.options),
                None,
            )
        for number in self._taken:
            self._state.apply_unchecked(self.encoding.numbered(self._state)[number])
        self._taken.clear()
        return self._state

    def observe(self, agent: str) -> Array:
        row = np.empty(self._size, np.uint8)
        see(self._games, self._seat_of[agent], self._planes, row)
        return row

    def _begin(self, seed: int) -> Seat:
        self._first, self._taken = seed, []
        return begin(self._games, np.uint64(folded(seed)), self._chosen, self._allowed)

    def _mask(self) -> Array:
        return self._allowed[: self.encoding.num_actions].copy()

    def _take(self, number: int | None) -> Seat | None:
        if number is None or not 0 <= number < self.encoding.num_actions or not self._allowed[number]:
            raise ValueError(number)
        self._taken.append(number)
        seat = act(self._games, number, self._allowed)
        return None if seat == NOBODY else seat

    def _result(self) -> Result:
        scores, rewards = np.zeros(self.encoding.seats, np.int16), np.zeros(self.encoding.seats, np.float32)
        settle_up(self._games, scores, rewards)
        best = rewards.max()
        return Result(scores.tolist(), [], [seat for seat, paid in enumerate(rewards) if paid == best])
