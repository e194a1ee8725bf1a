"""Counts of all sequences of decisions from fixed positions: they change when move generation does."""

import pytest

import fiefdom
from fiefdom.games.the_builders.state import BuildersState
from games.the_builders.table import table
from golden import perft


def start(seats: int, seed: int) -> BuildersState:
    state = fiefdom.game("the-builders").start(seats, seed)
    assert isinstance(state, BuildersState)
    return state


MIDDLE = table(
    "12 coins; free 20 3; site 72: 37 0; site 76", "7 coins; free 1; built 43", "9 coins; free 4; site 75"
)
LATE = table(
    "4 coins; free 20; site 72: 37 0; built 75 74",
    "0 coins; site 73: 5",
    decks=False,
    buildings=(42,),
    workers=(),
)


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (start(2, 1), [15, 204, 2664]),
        (start(4, 2), [15, 204, 2664]),
        (MIDDLE, [19, 337, 5572]),
        (LATE, [6, 28, 111, 377, 1360]),
    ],
)
def test_perft(state: BuildersState, counts: list[int]) -> None:
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
