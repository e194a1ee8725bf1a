"""Hints: legal, honest about the score, and without a trace."""

import itertools
from typing import Any

import pytest

import fiefdom
from fiefdom import Rng
from fiefdom.bots import LEVELS, UnknownBot
from fiefdom.bots.hint import hint
from fiefdom.bots.planner import PlannerBot


@pytest.mark.parametrize("name", fiefdom.game_names())
def test_a_hint_is_legal_changes_nothing_and_says_what_it_brings(name: str) -> None:
    game = fiefdom.game(name)
    state, rng = game.start(game.seats[0], 3), Rng(3)
    for step in range(60):
        if state.actor is None:
            break
        if step % 12 == 0:
            before = state.to_text()
            found = hint(name, state, "easy", seed=step)
            assert state.to_text() == before
            seat = state.actor
            after = state.copy()
            for action in found.actions:
                assert after.actor == seat
                shown = after.log = []
                after.apply(action)
            if not any(event.reveals for event in shown):
                gained = after.result().scores[seat] - state.result().scores[seat]
                assert sum(found.changes.values()) == gained
            assert found == hint(name, state.guess(seat, Rng(step)), "easy", seed=step)
        state.apply(rng.choice(state.legal()))


def test_every_level_gives_hints() -> None:
    state = fiefdom.game("kingdom-builder").start(2, 3)
    for level in LEVELS:
        assert hint("kingdom-builder", state, level, seconds=0.01).actions[0] in state.legal()
    with pytest.raises(UnknownBot):
        hint("kingdom-builder", state, "genius")


def test_a_hint_stops_thinking_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count()
    monkeypatch.setattr("time.monotonic", lambda: next(ticks) / 1000)  # a millisecond at every look
    tried: list[int] = []
    real = PlannerBot._play_on

    def counted(*args: Any) -> float:
        tried.append(1)
        return real(*args)

    monkeypatch.setattr(PlannerBot, "_play_on", counted)
    hint("kingdom-builder", fiefdom.game("kingdom-builder").start(2, 3), "hard", seconds=0.2)
    assert 10 < len(tried) < 500


def test_there_is_no_hint_when_the_game_is_over() -> None:
    game = fiefdom.game("kingdom-builder")
    state, rng = game.start(2, 3), Rng(3)
    while state.actor is not None:
        state.apply(rng.choice(state.legal()))
    with pytest.raises(ValueError, match="over"):
        hint("kingdom-builder", state, "easy")
