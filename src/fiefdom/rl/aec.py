"""Any game as a PettingZoo environment (AEC): one agent a seat, one decision a step.

>>> from fiefdom.rl.aec import env
>>> table = env("the-builders", seats=2)
>>> table.reset(seed=1)
>>> observation, reward, terminated, truncated, info = table.last()
>>> table.step(int(info["action_mask"].argmax()))
"""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from fiefdom.kernel.errors import BadAction, shown
from fiefdom.kernel.game import State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import whole
from fiefdom.kernel.options import check_seed
from fiefdom.kernel.rng import Rng
from fiefdom.rl import encoding
from fiefdom.rl.encoding import Array
from fiefdom.rl.rewards import reward
from fiefdom.rl.spaces import action_space, observation_space

MOST_STEPS = 20_000  # of a game that would never end by itself (a campaign of one who only passes)


class TableEnv(AECEnv):  # type: ignore[misc]
    """Agents are "seat_0", "seat_1" …; an observation is one row (`encoding.split` names its
    parts), and `info["action_mask"]` says what may be done.

    An action outside the mask is refused (BadAction) and changes nothing.
    """

    def __init__(
        self, game: str, seats: int, options: Mapping[str, JSON] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"fiefdom_{game.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.encoding = encoding(game, seats, options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._sights = {agent: self.encoding.sight(seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self._alone = len(self.possible_agents) == 1
        self._luck = Rng(randbits(64))

    def observation_space(self, agent: str) -> spaces.Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """The seed is the game's; without one, games follow from the last seed given."""
        if seed is not None:
            seed = check_seed(seed)
            self._luck = Rng(seed)
        else:
            seed = self._luck.fork().state
        self.agents = self.possible_agents[:]
        self.state_now: State[Any] = self.encoding.game.start(
            self.encoding.seats, seed, self.encoding.options
        )
        self._steps = 0
        self._scores = self.state_now.result().scores if self._alone else ()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        assert self.state_now.actor is not None  # noqa: S101 - a game begins with a decision
        self._ask(self.state_now.actor)

    def observe(self, agent: str) -> Array:
        return self._sights[agent](self.state_now)

    def _ask(self, seat: int) -> None:
        """Whose decision it is, and what may be done."""
        encoding = self.encoding
        self._numbers, self._legal = encoding.listed(self.state_now)
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": encoding.mask(self._numbers)}

    def step(self, action: int | None) -> None:
        agent, state = self.agent_selection, self.state_now
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            chosen = self._legal[self._numbers.index(whole(action))]  # type: ignore[arg-type]
        except ValueError:
            raise BadAction(f"action {shown(action)} is not in the mask of {agent}") from None
        self._cumulative_rewards[agent] = 0.0
        state.apply_unchecked(chosen)
        self._steps += 1
        seat = state.actor
        if seat is None or self._alone:
            result = state.result()
            self.rewards = dict(zip(self.possible_agents, reward(self._scores, result), strict=True))
            self._scores = result.scores
            self._accumulate_rewards()
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self._numbers = []
            self.agent_selection = self.agents[0]
            return
        if self._steps >= MOST_STEPS:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask(seat)

    def render(self) -> str | None:
        return self.state_now.to_text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def env(
    game: str, seats: int, options: Mapping[str, JSON] | None = None, render_mode: str | None = None
) -> TableEnv:
    """The environment of a game with these options."""
    return TableEnv(game, seats, options, render_mode)
