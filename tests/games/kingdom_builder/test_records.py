"""Whole games that were played once: a change of the rules that would break them shows here.

When the rules really change, raise `rules_version` and write the records anew:
`PYTHONPATH=tests python tests/games/kingdom_builder/test_records.py`.
"""

from pathlib import Path
from typing import Any

import pytest

from golden import check_record, write_record

RECORDS = Path(__file__).parent / "records"
BOTH = ["crossroads", "marshlands"]
PLAYED: dict[str, tuple[tuple[str, ...], int, dict[str, Any]]] = {
    "first-game": (("greedy", "mcts:20"), 1, {"preset": "first-game"}),
    "base-four": (("greedy", "easy", "random", "easy"), 2, {}),
    "crossroads-five": (("easy", "greedy", "easy", "random", "easy"), 3, {"expansions": ["crossroads"]}),
    "marshlands-three": (("greedy", "easy", "random"), 4, {"expansions": ["marshlands"], "map_seed": 5}),
    "everything-second": (
        ("random", "easy", "random"),
        5,
        {"expansions": BOTH, "crossroads_printing": "second"},
    ),
}


@pytest.mark.parametrize("name", PLAYED)
def test_a_record_of_old_still_plays_to_the_same_end(name: str) -> None:
    check_record(RECORDS, name)


if __name__ == "__main__":
    for played, (bots, seed, options) in PLAYED.items():
        write_record(RECORDS, played, "kingdom-builder", bots, seed, options)
