"""Whole games that were played once: a change of the rules that would break them shows here.

When the rules really change, raise `rules_version` and write the records anew:
`python tests/games/the_builders/test_records.py`.
"""

import json
from pathlib import Path

import pytest

import fiefdom
from fiefdom import Match
from fiefdom.bots import make_bot

RECORDS = Path(__file__).parent / "records"
PLAYED = {
    "two-greedy": (("greedy", "greedy"), 1, {}),
    "two-random": (("random", "random"), 2, {}),
    "three-mixed": (("mcts:60", "greedy", "easy"), 3, {}),
    "four-short": (("easy", "easy", "greedy", "greedy"), 4, {"goal": 9}),
}


@pytest.mark.parametrize("name", PLAYED)
def test_a_record_of_old_still_plays_to_the_same_end(name: str) -> None:
    match = Match.from_json((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    expected = json.loads((RECORDS / f"{name}.end.json").read_text(encoding="utf-8"))
    assert match.state.actor is None
    assert {"text": match.state.to_text(), "result": match.state.result().to_json()} == expected


def write() -> None:
    game = fiefdom.game("the-builders")
    for name, (bots, seed, options) in PLAYED.items():
        match = Match(game, len(bots), seed, options)
        players = [make_bot(bot, game.name, seed) for bot in bots]
        while (seat := match.state.actor) is not None:
            match.play(players[seat].choose(match.state))
        end = {"text": match.state.to_text(), "result": match.state.result().to_json()}
        (RECORDS / f"{name}.json").write_text(match.to_json(), encoding="utf-8")
        (RECORDS / f"{name}.end.json").write_text(json.dumps(end, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
