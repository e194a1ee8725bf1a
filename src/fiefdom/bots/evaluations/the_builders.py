"""How good a position of The Builders is."""

from fiefdom.bots.evaluation import Evaluation
from fiefdom.games.the_builders.state import BuildersState


def estimate(state: BuildersState) -> list[float]:
    return [points + coins / 10 for points, coins in zip(state.points, state.coins, strict=True)]


EVALUATION = Evaluation(estimate, scale=6.0)
