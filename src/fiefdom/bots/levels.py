"""The levels that people choose. Medium and hard are bots that have names of their own, by game."""

from typing import Any

from fiefdom.bots.bot import Bot, decider
from fiefdom.bots.evaluation import Evaluation
from fiefdom.bots.greedy import GreedyBot
from fiefdom.kernel.game import State
from fiefdom.kernel.rng import Rng

LEVELS = ("easy", "medium", "hard")
FORMER = "former-"  # how the name of what a level was before begins


class EasyBot(Bot):
    """A sensible player who looks one decision ahead and sometimes does not look at all."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self._greedy = GreedyBot(evaluation, seed)
        self._slip = evaluation.levels.slip
        self._rng = Rng(seed + 1)

    def choose(self, state: State[Any]) -> Any:
        decider(state)
        if self._rng.uniform() < self._slip:
            return self._rng.choice(state.legal())
        return self._greedy.choose(state)


def behind(name: str, evaluation: Evaluation) -> str | None:
    """The name of the bot that medium, hard or a former level is in a game; None for any other name."""
    levels = evaluation.levels
    if name.startswith(FORMER):
        return levels.former.get(name.removeprefix(FORMER))
    return {"medium": levels.medium, "hard": levels.hard}.get(name)
