"""A bot that decides about its turn as far as nothing new can show, and keeps to that until something has."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from fiefdom.bots.bot import Bot, decider
from fiefdom.bots.evaluation import Evaluation
from fiefdom.bots.trial import known_to, reveals
from fiefdom.kernel.game import Seat, State
from fiefdom.kernel.rng import Rng


class WholeTurnBot(Bot):
    """What it decided is kept by what its seat knows: whoever leads it elsewhere makes it think again."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self._evaluation = evaluation
        self._rng = Rng(seed)
        self._plan: dict[int, Any] = {}  # by what the seat knows: what it has decided to do there

    @abstractmethod
    def _way(self, state: State[Any], seat: Seat) -> Sequence[Any]:
        """The best way through the rest of the turn, at least up to where something new can show."""

    def choose(self, state: State[Any]) -> Any:
        sensible, seat = self._evaluation.sensible(state), decider(state)
        if len(sensible) == 1:
            return sensible[0]
        known = known_to(state, seat)
        if known not in self._plan:
            self._plan = dict(self._decide(state, seat))
        return self._plan[known]

    def plan(self, state: State[Any]) -> list[Any]:
        sensible, seat = self._evaluation.sensible(state), decider(state)
        return sensible if len(sensible) == 1 else [action for _, action in self._decide(state, seat)]

    def _decide(self, state: State[Any], seat: Seat) -> list[tuple[int, Any]]:
        """The decisions until something hidden shows, each with what is known when it is due."""
        way, then = self._way(state, seat), state.guess(seat, self._rng.fork())
        decided = []
        for action in way:
            decided.append((known_to(then, seat), action))
            if reveals(then, action) or then.actor != seat:
                break
        return decided
