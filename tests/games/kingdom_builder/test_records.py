"""Whole games that were played once: a change of the rules that would break them shows here.

When the rules really change, raise `rules_version` and write the records anew:
`python tests/games/kingdom_builder/test_records.py`.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import fiefdom
from fiefdom import Match
from fiefdom.bots import make_bot

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
    match = Match.from_json((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    expected = json.loads((RECORDS / f"{name}.end.json").read_text(encoding="utf-8"))
    assert match.state.actor is None
    assert {"text": match.state.to_text(), "result": match.state.result().to_json()} == expected


def record(name: str) -> None:
    bots, seed, options = PLAYED[name]
    players = [make_bot(bot, "kingdom-builder", seed + seat) for seat, bot in enumerate(bots)]
    match = Match(fiefdom.game("kingdom-builder"), len(bots), seed, options)
    while match.state.actor is not None:
        match.play(players[match.state.actor].choose(match.state))
    RECORDS.mkdir(exist_ok=True)
    (RECORDS / f"{name}.json").write_text(match.to_json(), encoding="utf-8")
    end = {"text": match.state.to_text(), "result": match.state.result().to_json()}
    (RECORDS / f"{name}.end.json").write_text(json.dumps(end, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for played in PLAYED:
        record(played)
