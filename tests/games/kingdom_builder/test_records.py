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
    "nomads-five": (
        ("greedy", "easy", "greedy", "random", "easy"),
        6,
        {"expansions": ["nomads"], "map_seed": 8},
    ),
    "all-boxes": (
        ("greedy", "random", "easy"),
        7,
        {
            "expansions": ["nomads", *BOTH],
            "capitol": True,
            "quadrants": ["quarry", "harbor", "canoe", "garden"],
        },
    ),
    "all-boxes-second": (
        ("random", "greedy", "easy", "random"),
        8,
        {
            "expansions": ["nomads", *BOTH],
            "capitol": {"oracle": 1},
            "crossroads_printing": "second",
            "quadrants": ["caravan", "monastery_wagon", "village", "oracle"],
        },
    ),
}
SINCE = {
    "nomads-five": 3,
    "all-boxes": 3,
    "all-boxes-second": 3,
}  # the version that they came with; else the first


@pytest.mark.parametrize(
    ("name", "version"),
    [(name, version) for name in PLAYED for version in RULES if version >= SINCE.get(name, 0)],
)
def test_a_record_of_old_still_plays_to_the_same_end(name: str, version: int) -> None:
    check_record(RECORDS / f"v{version}", name)


if __name__ == "__main__":
    for played, (bots, seed, options) in PLAYED.items():
        if (RECORDS / f"v{NEWEST.version}" / f"{played}.json").exists():
            continue  # a record of a version stays as it was played
        write_record(RECORDS / f"v{NEWEST.version}", played, "kingdom-builder", bots, seed, options)
