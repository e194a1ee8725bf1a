"""What search thinks of a position: every legal action with the lead that it leads to."""

from typing import Any, NamedTuple

from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.bots.planner import Care, PlannerBot
from fiefdom.kernel.errors import UnknownGame
from fiefdom.kernel.game import State


class Judged(NamedTuple):
    """An action, the lead over the best other seat that it leads to (alone: the score), and how often it was
    tried. What was tried more often is known better."""

    action: Any
    value: float
    visits: int


def analyse(state: State[Any], samples: int = 32, seed: int = 0, rounds: int = 1) -> list[Judged]:
    """The legal actions, best first. The same for the same position as its seat knows it, samples and seed.

    Each is followed for some rounds on guesses at what is hidden, all on the same; the worse half drops out again
    and again. An empty list once the game is over.
    """
    if samples < 1:
        raise ValueError(f"an analysis needs one sample at least, not {samples}")
    seat = state.actor
    if seat is None:
        return []
    evaluation = EVALUATIONS.get(state.game)
    if evaluation is None:
        raise UnknownGame(state.game, EVALUATIONS)
    planner = PlannerBot(evaluation, Care(samples=samples, rounds=rounds), seed)
    legal = state.legal()
    values = planner.play_on(state, seat, [(action,) for action in legal])
    found = [Judged(action, *value) for action, value in zip(legal, values, strict=True)]
    return sorted(found, key=lambda judged: (-judged.visits, -judged.value))
