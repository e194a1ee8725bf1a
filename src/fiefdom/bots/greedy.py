"""Looks one decision ahead and takes what promises most."""

from typing import Any

from fiefdom.bots.bot import Bot, decider
from fiefdom.bots.evaluation import Evaluation
from fiefdom.kernel.game import Seat, State
from fiefdom.kernel.rng import Rng

LITTLE = 0.01  # so that of two ways to hurt somebody who is not ahead the better one is found


class GreedyBot(Bot):
    """Takes the action after which its lead over the best other seat is highest; ties at random."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self._evaluation = evaluation
        self._rng = Rng(seed)

    def choose(self, state: State[Any]) -> Any:
        legal, seat = state.legal(), decider(state)
        if len(legal) == 1:
            return legal[0]
        leads = leads_after(self._evaluation, state.guess(seat, self._rng), legal, seat)
        best = max(leads)
        return self._rng.choice([action for action, lead in zip(legal, leads, strict=True) if lead == best])


def leads_after(evaluation: Evaluation, state: State[Any], actions: list[Any], seat: Seat) -> list[float]:
    """How far the seat would be ahead after each of these actions."""
    leads = []
    for action, scores in zip(actions, evaluation.after(state, actions), strict=True):
        if scores is None:
            after = state.copy()
            after.apply_unchecked(action)
            scores = evaluation.estimate(after)
        leads.append(lead(scores, seat))
    return leads


def lead(scores: list[float], seat: Seat) -> float:
    """How far a seat is ahead of the best other one, and a little of all others (alone: what it has)."""
    if len(scores) == 2:
        return scores[seat] - scores[1 - seat]
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0.0) - LITTLE * sum(others)
