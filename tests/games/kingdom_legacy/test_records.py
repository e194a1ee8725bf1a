"""Whole campaigns that were played once: a change of the rules that would break them shows here.

Every version of the rules has its own folder. When the rules really change, add a version (rules.py) and write its
records: `PYTHONPATH=tests python tests/games/kingdom_legacy/test_records.py`.
"""

from pathlib import Path

import pytest

from fiefdom import Match
from fiefdom.games.kingdom_legacy.play.actions import LegacyAction
from fiefdom.games.kingdom_legacy.rules import NEWEST, RULES
from fiefdom.kernel.game import State
from golden import check_record, perft, write_record

RECORDS = Path(__file__).parent / "records"
PLAYED = {
    "random": ("random", 9, {}),
    "greedy": ("greedy", 2, {}),
    "random-asking": ("random", 4, {"ask_everything": True}),
}


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


if __name__ == "__main__":
    for played, (bot, seed, options) in PLAYED.items():
        write_record(RECORDS / f"v{NEWEST.version}", played, "kingdom-legacy", (bot,), seed, options)
