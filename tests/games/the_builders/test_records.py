"""Whole games that were played once: a change of the rules that would break them shows here.

When the rules really change, raise `rules_version` and write the records anew:
`PYTHONPATH=tests python tests/games/the_builders/test_records.py`.
"""

from pathlib import Path

import pytest

from golden import check_record, write_record

RECORDS = Path(__file__).parent / "records"
PLAYED = {
    "two-greedy": (("greedy", "greedy"), 1, {}),
    "two-random": (("random", "random"), 2, {}),
    "three-mixed": (("mcts:60", "greedy", "easy"), 3, {}),
    "four-short": (("easy", "easy", "greedy", "greedy"), 4, {"goal": 9}),
}


@pytest.mark.parametrize("name", PLAYED)
def test_a_record_of_old_still_plays_to_the_same_end(name: str) -> None:
    check_record(RECORDS, name)


if __name__ == "__main__":
    for played, (bots, seed, options) in PLAYED.items():
        write_record(RECORDS, played, "the-builders", bots, seed, options)
