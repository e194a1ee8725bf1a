"""Tree search for a race: it looks at sensible actions only, and knows what to do however far somebody is ahead."""

import math
from typing import Any

from fiefdom.bots.evaluation import Evaluation
from fiefdom.bots.greedy import lead
from fiefdom.bots.mcts import Budget, MctsBot, Opinion, _Node
from fiefdom.kernel.game import Seat, State


class RaceBot(MctsBot):
    """Does not even consider what never helps."""

    def __init__(self, evaluation: Evaluation, budget: Budget, seed: int) -> None:
        super().__init__(evaluation, budget, seed)
        self._judge = evaluation.outlook or self._judge
        self._shifts: dict[Opinion, list[float]] = {}

    def choose(self, state: State[Any]) -> Any:
        sensible = self._options(state)
        return sensible[0] if len(sensible) == 1 else super().choose(state)

    def search(self, state: State[Any], seat: Seat) -> _Node:
        # Somebody may be so far ahead that nothing seems to matter: then the whole scale moves there.
        guess, reach = state.guess(seat, self._rng), self._evaluation.scale
        for opinion in (self._evaluation.estimate, self._judge):
            scores = opinion(guess)
            leads = [lead(scores, one) for one in range(len(scores))]
            self._shifts[opinion] = [ahead - max(-reach, min(reach, ahead)) for ahead in leads]
        return super().search(state, seat)

    def _values(self, scores: list[float], opinion: Opinion) -> list[float]:
        shifts, scale = self._shifts[opinion], self._evaluation.scale
        return [
            0.5 + 0.45 * math.tanh((lead(scores, seat) - shift) / scale) for seat, shift in enumerate(shifts)
        ]

    def _options(self, state: State[Any]) -> list[Any]:
        return self._evaluation.sensible(state)
