"""The levels that people choose: the same sensible player, with more or less thought."""

from typing import Any

from fiefdom.bots.bot import Bot
from fiefdom.bots.evaluation import Evaluation
from fiefdom.bots.greedy import GreedyBot
from fiefdom.bots.mcts import Budget, MctsBot
from fiefdom.kernel.game import State
from fiefdom.kernel.rng import Rng

LEVELS = ("easy", "medium", "hard")


class EasyBot(Bot):
    """A sensible player who looks one decision ahead and sometimes does not look at all."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self._greedy = GreedyBot(evaluation, seed)
        self._slip = evaluation.levels.slip
        self._rng = Rng(seed + 1)

    def choose(self, state: State[Any]) -> Any:
        if self._rng.uniform() < self._slip:
            return self._rng.choice(state.legal())
        return self._greedy.choose(state)


def make_level(level: str, evaluation: Evaluation, seed: int, seconds: float | None = None) -> Bot:
    if level == "easy":
        return EasyBot(evaluation, seed)
    playouts = evaluation.levels.medium if level == "medium" else evaluation.levels.hard
    if not playouts:
        return GreedyBot(evaluation, seed)
    return MctsBot(evaluation, Budget(playouts, seconds), seed)
