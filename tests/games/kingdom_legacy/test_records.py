"""Whole campaigns that were played once: a change of the rules that would break them shows here.

When the rules really change, raise `rules_version` and write the records anew:
`python tests/games/kingdom_legacy/test_records.py`.
"""

import json
from pathlib import Path

import pytest

import fiefdom
from fiefdom import Match, State
from fiefdom.bots import make_bot
from fiefdom.games.kingdom_legacy.actions import LegacyAction

RECORDS = Path(__file__).parent / "records"
PLAYED = {
    "random": ("random", 9, {}),
    "greedy": ("greedy", 2, {}),
    "random-asking": ("random", 4, {"ask_everything": True}),
}


@pytest.mark.parametrize("name", PLAYED)
def test_a_record_of_old_still_plays_to_the_same_end(name: str) -> None:
    match = Match.from_json((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    expected = json.loads((RECORDS / f"{name}.end.json").read_text(encoding="utf-8"))
    assert match.state.actor is None
    assert {"text": match.state.to_text(), "result": match.state.result().to_json()} == expected


def write() -> None:
    game = fiefdom.game("kingdom-legacy")
    for name, (bot, seed, options) in PLAYED.items():
        match = Match(game, 1, seed, options)
        player = make_bot(bot, game.name, seed)
        while match.state.actor is not None:
            match.play(player.choose(match.state))
        end = {"text": match.state.to_text(), "result": match.state.result().to_json()}
        (RECORDS / f"{name}.json").write_text(match.to_json(), encoding="utf-8")
        (RECORDS / f"{name}.end.json").write_text(json.dumps(end, indent=1) + "\n", encoding="utf-8")


# Counts of all sequences of decisions from fixed positions: they change when what is legal does.


def perft(state: State[LegacyAction], depth: int) -> int:
    if depth == 0 or state.actor is None:
        return 1
    total = 0
    for action in state.legal():
        after = state.copy()
        after.apply_unchecked(action)
        total += perft(after, depth - 1)
    return total


def middle(steps: int) -> State[LegacyAction]:
    """A position of the greedy record."""
    state = Match.from_json((RECORDS / "greedy.json").read_text(encoding="utf-8")).at(steps)
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
    write()
