"""What a game pays those who learn: for several players the outcome, for one the points as they come."""

from collections.abc import Sequence

from fiefdom.kernel.game import Result


def outcome(result: Result) -> list[float]:
    """1 for winning alone; the losers share -1, and winners of a tie share what winning brings: the sum is 0.

    >>> outcome(Result([31, 40], [], winners=[1]))
    [-1.0, 1.0]
    >>> outcome(Result([40, 40, 12], [], winners=[0, 1]))
    [0.25, 0.25, -0.5]
    """
    seats = len(result.scores)
    share = [(seat in result.winners) / len(result.winners) for seat in range(seats)]
    return [(seats * part - 1) / (seats - 1) for part in share]


def reward(before: Sequence[int], result: Result) -> list[float]:
    """Of one step: nothing until the game is over; alone, by how much the score changed."""
    if len(result.scores) == 1:
        return [float(result.scores[0] - before[0])]
    return outcome(result) if result.winners else [0.0] * len(result.scores)
