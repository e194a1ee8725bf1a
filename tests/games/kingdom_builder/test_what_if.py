"""What-if: the change of the acting seat's score by source, for every legal action."""

from typing import Any

import pytest

from fiefdom.kernel.rng import Rng
from kingdom_builder_positions import ALL_EXPANSIONS, GAME, position


def test_a_build_shows_what_it_brings() -> None:
    p = position("W. Ga Kb G0 Gc", goals=["fishermen", "knights", "hermits"], fill="D")
    changes = {action.to_json()["hex"]: change for action, change in p.state.what_if()}
    assert changes[p["c"]] == {"knights": 2}
    assert p["a"] not in changes  # not next to one's own


@pytest.mark.parametrize("printing", ["first", "second"])
def test_it_is_the_difference_of_results(printing: str) -> None:
    options: dict[str, Any] = {"expansions": list(ALL_EXPANSIONS), "crossroads_printing": printing}
    state, rng = GAME.start(3, 6, options), Rng(6)
    number = 0
    while state.actor is not None:
        if number % 17 == 0:
            seat = state.actor
            now = {share.source: share.points for share in state.result().breakdown[seat]}
            for action, changes in state.what_if():
                after = state.copy()
                after.apply(action)
                then = {share.source: share.points for share in after.result().breakdown[seat]}
                assert changes == {name: then[name] - now[name] for name in now if then[name] != now[name]}
        number += 1
        state.apply(rng.choice(state.legal()))
    assert state.what_if() == []
