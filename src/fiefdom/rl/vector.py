"""Many tables of Kingdom Builder's base game at once as one Gymnasium environment, on `fiefdom.rl.batch`.

>>> from fiefdom.rl.vector import KingdomBuilderVector
>>> tables = KingdomBuilderVector(4)
>>> observations, info = tables.reset(seed=1)
>>> observations, rewards, terminated, truncated, info = tables.step(info["action_mask"].argmax(axis=1))
>>> observations.shape == (4, tables.encoding.size)
True
"""

from collections.abc import Callable, Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fiefdom.kernel.json import JSON
from fiefdom.kernel.options import check_seed
from fiefdom.rl import encoding
from fiefdom.rl.batch import KingdomBuilderBatch
from fiefdom.rl.encoding import Array
from fiefdom.rl.spaces import action_space, observation_space

Opponent = Callable[[KingdomBuilderBatch], Array]
"""Gives an action for every game; those of games where another seat must decide are not looked at."""


class KingdomBuilderVector(VectorEnv[Array, Array, Array]):
    """The learner sits at seat 0 of every table; `opponent` (by default chance) decides for all others.

    A table that ends starts its next game in the same step: `terminated` says so, the reward is of the game that
    ended, and `info["scores"]` has its gold. `info["action_mask"]` says what may be done; anything else is refused.
    """

    def __init__(
        self,
        num_envs: int,
        seats: int = 2,
        options: Mapping[str, JSON] | None = None,
        opponent: Opponent = KingdomBuilderBatch.random_actions,
    ) -> None:
        self.encoding = encoding("kingdom-builder", seats, options)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self._opponent = opponent
        self.single_observation_space: gymnasium.Space[Any] = observation_space(self.encoding)
        self.single_action_space: spaces.Discrete = action_space(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """One seed for all: table p plays the games of seed + p, seed + p + num_envs and so on."""
        given = None if seed is None else check_seed(seed)
        super().reset(seed=given, options=options)
        first = int(self.np_random.integers(1 << 40)) if given is None else given
        self.batch = KingdomBuilderBatch(self.num_envs, self.encoding.seats, first, self.encoding.options)
        self._others()
        return self.batch.observe(), {"action_mask": self.batch.mask.astype(np.int8)}

    def _others(self) -> tuple[Array, Array]:
        """The others decide until the learner must at every table; which tables ended meanwhile, and their rewards."""
        ended, rewards = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.float32)
        while True:
            ended |= self.batch.ended
            rewards += self.batch.rewards[:, 0]
            waiting = self.batch.actor != 0
            if not waiting.any():
                return ended, rewards
            self.batch.step(self._opponent(self.batch), waiting)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        self.batch.step(actions)
        ended, rewards = self._others()
        info = {"action_mask": self.batch.mask.astype(np.int8), "scores": self.batch.scores.copy()}
        return self.batch.observe(), rewards, ended, np.zeros(self.num_envs, np.bool_), info
