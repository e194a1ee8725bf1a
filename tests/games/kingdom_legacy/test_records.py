"""Whole campaigns that were played once: a change of the rules that would break them shows here.

Every version of the rules has its own folder. When the rules really change, add a version (rules.py) and write its
records: `PYTHONPATH=tests python tests/games/kingdom_legacy/test_records.py`.
"""

from pathlib import Path

import pytest

from fiefdom import Match, Rng
from fiefdom.bots import make_bot
from fiefdom.games.kingdom_legacy import KingdomLegacy
from fiefdom.games.kingdom_legacy.play.actions import Expand, LegacyAction, Stop
from fiefdom.games.kingdom_legacy.play.rounds import Expansions
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.games.kingdom_legacy.rules import NEWEST, RULES
from fiefdom.kernel.game import State
from games.kingdom_legacy.test_campaigns import random_choice
from golden import check_record, keep_record, perft, write_record

RECORDS = Path(__file__).parent / "records"
PLAYED = {
    "random": ("random", 9, {}),
    "greedy": ("greedy", 2, {}),
    "random-asking": ("random", 4, {"ask_everything": True}),
}


COAST = ("coast-greedy", "coast-random")  # the first expansion is the Amber Coast


@pytest.mark.parametrize("name", COAST)
def test_a_record_with_our_expansion_still_plays_to_the_same_end(name: str) -> None:
    check_record(RECORDS / "v4", name)
    events = [
        event
        for step in Match.from_json((RECORDS / "v4" / f"{name}.json").read_text("utf-8")).steps
        for event in step.events
    ]
    assert {"equipped", "expansion"} <= {event.kind for event in events}


@pytest.mark.parametrize("version", RULES)
@pytest.mark.parametrize("name", PLAYED)
def test_a_record_of_old_still_plays_to_the_same_end(name: str, version: int) -> None:
    check_record(RECORDS / f"v{version}", name)


# Counts of all sequences of decisions from fixed positions: they change when what is legal does.


def middle(steps: int) -> State[LegacyAction]:
    """A position of the greedy record."""
    state = Match.from_json((RECORDS / "v3" / "greedy.json").read_text(encoding="utf-8")).at(steps)
    assert state.actor is not None
    return state


@pytest.mark.parametrize(
    ("steps", "counts"),
    [(0, [5, 29, 174, 1077]), (200, [2, 14, 114, 761]), (500, [2, 15, 87, 437]), (700, [4, 14, 66, 398])],
    ids=lambda value: str(value),
)
def test_perft(steps: int, counts: list[int]) -> None:
    state = middle(steps)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def write_coast(name: str) -> None:
    """With a bot's choices, or partly by chance, but never to an early end."""
    game = KingdomLegacy()
    match: Match[LegacyAction] = Match(game, 1, 7, game.new_options({}))
    rng, bot = Rng(7), make_bot("greedy", game.name, seed=7)
    while match.state.actor is not None:
        state = match.state
        assert isinstance(state, LegacyState)
        if state.agenda and isinstance(state.agenda[-1], Expansions):
            match.play(Expand(140) if len(state.scores) == 1 else Stop())
        elif name == "coast-random" and rng.below(2):
            match.play(random_choice(state, rng))
        else:
            match.play(bot.choose(state))
    keep_record(RECORDS / f"v{NEWEST.version}", name, match)


if __name__ == "__main__":
    for name in COAST:
        write_coast(name)
    for played, (bot, seed, options) in PLAYED.items():
        write_record(RECORDS / f"v{NEWEST.version}", played, "kingdom-legacy", (bot,), seed, options)
