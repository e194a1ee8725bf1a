"""Whole games that were played once: a change of the rules that would break them shows here.

Every version of the rules has its own folder. When the rules really change, add a version (rules.py) and write its
records: `PYTHONPATH=tests python tests/games/kingdom_builder/test_records.py`.
"""

from pathlib import Path
from typing import Any

import pytest

from fiefdom.games.kingdom_builder.rules import NEWEST, RULES
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


@pytest.mark.parametrize("version", RULES)
@pytest.mark.parametrize("name", PLAYED)
def test_a_record_of_old_still_plays_to_the_same_end(name: str, version: int) -> None:
    check_record(RECORDS / f"v{version}", name)


if __name__ == "__main__":
    for played, (bots, seed, options) in PLAYED.items():
        write_record(RECORDS / f"v{NEWEST.version}", played, "kingdom-builder", bots, seed, options)
