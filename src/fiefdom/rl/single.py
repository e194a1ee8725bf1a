"""One seat of any game as a Gymnasium environment; bots play the others.

>>> from fiefdom.rl.single import SeatEnv
>>> table = SeatEnv("kingdom-builder", seats=2, bot="easy")
>>> observation, info = table.reset(seed=1)
>>> observation, reward, terminated, truncated, info = table.step(int(info["action_mask"].argmax()))
"""

from collections.abc import Callable, Mapping
from typing import Any

import gymnasium
from gymnasium.error import ResetNeeded

from fiefdom.bots.bot import Bot
from fiefdom.bots.catalog import make_bot
from fiefdom.kernel.game import State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import check_seat, whole
from fiefdom.kernel.options import check_seed
from fiefdom.rl import encoding
from fiefdom.rl.aec import MOST_STEPS
from fiefdom.rl.encoding import Array
from fiefdom.rl.rewards import reward
from fiefdom.rl.spaces import RENDER_MODES, action_space, check_render_mode, observation_space


class SeatEnv(gymnasium.Env[Array, int]):
    """An action outside the mask loses the game at once: the reward is -1, and `info["illegal"]` is true.

    `bot` is a name that `fiefdom.make_bot` knows, or a function that makes one for a seed.
    """

    metadata = {"render_modes": [*RENDER_MODES]}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, JSON] | None = None,
        seat: int = 0,
        bot: str | Callable[[int], Bot] = "easy",
        render_mode: str | None = None,
    ) -> None:
        self.encoding = encoding(game, seats, options)
        self.seat = check_seat(seat, self.encoding.seats)
        self._sight = self.encoding.sight(self.seat)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.encoding)
        self.action_space = action_space(self.encoding)  # type: ignore[assignment]
        self._make = bot if callable(bot) else lambda seed: make_bot(bot, game, seed=seed)
        self._numbered: dict[int, Any] | None = None  # what may be done, once the table is laid
        if not callable(bot) and not bot.startswith("program:"):  # which would be started
            self._make(0)  # says what is wrong with its name

    def __repr__(self) -> str:
        game, seats = self.encoding.game.name, self.encoding.seats
        return f"{type(self).__name__}({game}, seat {self.seat} of {seats})"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=None if seed is None else check_seed(seed), options=options)
        luck = int(self.np_random.integers(1 << 62))
        self.state: State[Any] = self.encoding.game.start(self.encoding.seats, luck, self.encoding.options)
        self._bots = {
            seat: self._make(luck + seat) for seat in range(self.encoding.seats) if seat != self.seat
        }
        self._steps = 0
        self._scores = self.state.result().scores
        self._others()
        return self._asked(over=self.state.actor is None)

    def _others(self) -> None:
        """Bots decide until it is the agent's turn, or over. They see what their seat may know."""
        while self.state.actor is not None and self.state.actor != self.seat:
            self.state.apply(self._bots[self.state.actor].choose(self.state))

    def _asked(self, over: bool = False, **info: Any) -> tuple[Array, dict[str, Any]]:
        """What the agent sees, and what it may do."""
        self._numbered = {} if over else self.encoding.numbered(self.state)
        info["action_mask"] = self.encoding.mask(self._numbered)
        return self._sight(self.state), info

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        if self._numbered is None:
            raise ResetNeeded("reset() comes before step()")
        chosen = self._numbered.get(whole(action))  # type: ignore[arg-type]
        if chosen is None:
            seen, info = self._asked(over=True, illegal=True)
            return seen, -1.0, True, False, info
        self.state.apply_unchecked(chosen)
        self._steps += 1
        self._others()
        result = self.state.result()
        paid = reward(self._scores, result)[self.seat]
        self._scores = result.scores
        over = self.state.actor is None
        final = {"scores": list(result.scores), "winners": list(result.winners)} if over else {}
        seen, info = self._asked(over, **final)
        return seen, paid, over, not over and self._steps >= MOST_STEPS, info

    def render(self) -> str | None:
        return self.state.to_text() if self.render_mode == "ansi" else None
