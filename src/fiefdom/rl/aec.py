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
from fiefdom.kernel.game import Result, Seat, State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import whole
from fiefdom.kernel.options import check_seed
from fiefdom.kernel.rng import Rng
from fiefdom.rl import encoding
from fiefdom.rl.encoding import Array
from fiefdom.rl.rewards import reward
from fiefdom.rl.spaces import RENDER_MODES, action_space, check_render_mode, observation_space

MOST_STEPS = 20_000  # of a game that would never end by itself (a campaign of one who only passes)


class TableEnv(AECEnv):  # type: ignore[misc]
    """Agents are "seat_0", "seat_1" …; an observation is one row (`encoding.split` names its
    parts), and `info["action_mask"]` says what may be done. Once the game is over, `info` has "scores" and "winners".

    An action outside the mask is refused (BadAction) and changes nothing.
    """

    def __init__(
        self, game: str, seats: int, options: Mapping[str, JSON] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"fiefdom_{game.replace('-', '_')}_v0",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
        }
        self.encoding = encoding(game, seats, options)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoding.seats)]
        self._sights = {agent: self.encoding.sight(seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self._alone = len(self.possible_agents) == 1
        self._luck = Rng(randbits(64))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.encoding.game.name}, {self.encoding.seats} seats)"

    def __getattr__(self, name: str) -> Any:
        """What only a table that is laid has."""
        if name.startswith("__") or "agents" in self.__dict__:
            raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")
        raise AttributeError(f"there is no {name!r} before reset()")

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
        self._steps = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        seat = self._begin(seed)
        self._scores = self._result().scores if self._alone else ()
        self._ask(seat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            seat = self._take(whole(action))
        except ValueError:
            raise BadAction(f"action {shown(action)} is not in the mask of {agent}") from None
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        if seat is None or self._alone:
            result = self._result()
            self.rewards = dict(zip(self.possible_agents, reward(self._scores, result), strict=True))
            self._scores = result.scores
            self._accumulate_rewards()
            if seat is None:
                self._end(result)
                return
        if self._steps >= MOST_STEPS:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask(seat)

    def _ask(self, seat: Seat) -> None:
        """Whose decision it is, and what may be done."""
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": self._mask()}

    def _end(self, result: Result) -> None:
        """Nobody may do anything any more."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        for agent in self.agents:
            self.infos[agent] = {
                "action_mask": self.encoding.mask(()),
                "scores": list(result.scores),
                "winners": list(result.winners),
            }

    def render(self) -> str | None:
        return self.state_now.to_text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    # How the table is played: here by the engine. `CompiledTableEnv` has ways of its own.

    @property
    def state_now(self) -> State[Any]:
        """The position, for reading."""
        return self._state

    def observe(self, agent: str) -> Array:
        return self._sights[agent](self._state)

    def _begin(self, seed: int) -> Seat:
        """A new game; who decides first."""
        encoding = self.encoding
        self._state: State[Any] = encoding.game.start(encoding.seats, seed, encoding.options)
        assert self._state.actor is not None  # noqa: S101 - a game begins with a decision
        return self._state.actor

    def _mask(self) -> Array:
        """What may be done now."""
        self._numbers, self._legal = self.encoding.listed(self._state)
        return self.encoding.mask(self._numbers)

    def _take(self, number: int | None) -> Seat | None:
        """Takes the action of this number; who decides next. ValueError if it is not in the mask."""
        state = self._state
        state.apply_unchecked(self._legal[self._numbers.index(number)])  # type: ignore[arg-type]
        return state.actor

    def _result(self) -> Result:
        return self._state.result()


def env(
    game: str,
    seats: int,
    options: Mapping[str, JSON] | None = None,
    render_mode: str | None = None,
    compiled: bool = False,
) -> TableEnv:
    """The environment of a game with these options.

    `compiled`: Kingdom Builder's base game by compiled code instead of the engine, several times as fast; the first use
    on a machine takes half a minute. BadOptions for any other game.
    """
    if compiled:
        from fiefdom.rl.compiled import CompiledTableEnv

        return CompiledTableEnv(game, seats, options, render_mode)
    return TableEnv(game, seats, options, render_mode)
