"""Kingdom Legacy: the bot that plans a turn keeps within its work."""

import pytest

import fiefdom
from fiefdom.bots import make_bot, solo

GAME = "kingdom-legacy"


def most_in_a_turn(decisions: int) -> int:
    """The most positions that a turn was thought about with, over so many decisions of a campaign."""
    state, bot, most = fiefdom.game(GAME).start(1, 7), make_bot("solo:4", GAME, 1), 0
    assert isinstance(bot, solo.SoloBot)
    for _ in range(decisions):
        state.apply(bot.choose(state))
        most = max(most, bot._looked_at)
    return most


def test_a_turn_is_not_thought_about_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often something new shows in it; beyond the limit only the best of each step is followed."""
    freely = most_in_a_turn(60)
    monkeypatch.setattr(solo, "MOST", 60)
    monkeypatch.setattr(solo, "MOST_IN_A_TURN", 100)
    monkeypatch.setattr(solo, "LEAST", 5)
    assert most_in_a_turn(60) < 300 < freely
