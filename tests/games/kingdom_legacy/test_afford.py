"""What could I afford? The nearest way to each upgrade and paid effect, in a turn and after advancing."""

from typing import Any

import pytest

import fiefdom
from fiefdom.bots import make_bot
from fiefdom.bots.trial import gains
from fiefdom.games.kingdom_legacy.play.actions import Upgrade, Use
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.kernel.rng import Rng
from games.kingdom_legacy.legacy_table import do, lay


def reach(state: LegacyState) -> Any:
    return state.within_reach()


def row(state: LegacyState, card: int, frame: int | None = 0) -> Any:
    return next((one for one in reach(state) if one["card"] == card and one["frame"] == frame), None)


def test_what_can_be_paid_now_needs_no_production() -> None:
    state = lay("1 7", store="2 coin")
    assert row(state, 1)["produce"] == []
    assert row(state, 1)["short"] == {}


def test_the_fewest_productions_are_named_and_never_the_card_itself() -> None:
    state = lay("1 2 3 4", store="1 coin")
    assert row(state, 1)["produce"] == [{"card": 2, "gives": {"coin": 1}}]
    assert [one["card"] for one in row(lay("1 2 3 4"), 4)["produce"]] == [1, 2]


def test_what_no_production_pays_for_says_what_is_lacking() -> None:
    found = row(lay("1 7"), 1)
    assert found["produce"] == []
    assert found["short"] == {"coin": 2}


def test_after_advancing_the_visible_top_card_counts_and_what_is_in_hand_is_lost() -> None:
    state = lay("1 2", deck="3 5", store="")
    found = row(state, 1)
    assert found["advance"] == 3
    assert [one["card"] for one in found["produce"]] == [2, 3]


def test_an_obstacle_on_top_tells_nothing_of_what_comes_after_it() -> None:
    assert all(one["advance"] is None for one in reach(lay("1 2", deck="14 5")))


def test_the_box_of_a_track_is_within_reach_with_its_glory() -> None:
    state = lay("1 2", permanent="26")
    found = next(one for one in reach(state) if one["card"] == 26)
    assert (found["effect"], found["frame"], found["gain"]) == (0, None, 1)
    assert len(found["produce"]) >= 1


def test_nothing_is_said_while_something_is_asked_or_when_it_is_over() -> None:
    state = lay("5.3 13 14", store="2 metal")
    do(state, "use 5")
    assert reach(state) == []


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_plan_works_and_nothing_hidden_shows(seed: int) -> None:
    game = fiefdom.game("kingdom-legacy")
    state: Any = game.start(1, seed)
    bot, rng = make_bot("greedy", game.name, seed=seed), Rng(seed)
    looked = 0
    for _ in range(160):
        if state.actor is None:
            break
        found = state.within_reach()
        assert found == state.guess(0, rng).within_reach()
        for one in found:
            if one["advance"] is not None or one["short"]:
                continue
            ahead = state.copy()
            for made in one["produce"]:
                ahead.apply(game.decode({"do": "produce", **made}))
            wanted = (
                Use(one["card"], one["effect"])
                if one["frame"] is None
                else Upgrade(one["card"], one["frame"])
            )
            assert wanted in ahead.legal()
            looked += 1
        state.apply(bot.choose(state))
    assert looked > 20


def test_the_change_of_a_score_sums_all_cards_of_a_source() -> None:
    before, after = lay("20.2 10"), lay("20.3 10")
    assert sum(gains(before, after, 0).values()) == after.result().scores[0] - before.result().scores[0]
