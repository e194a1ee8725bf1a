"""Golden records: whole games that were played once, and counts of what is legal."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import fiefdom
from fiefdom import Match
from fiefdom.bots import make_bot
from fiefdom.kernel.game import State
from fiefdom.kernel.json import JSON


def check_record(folder: Path, name: str) -> None:
    """The record still plays, and to the same end."""
    match = Match.from_json((folder / f"{name}.json").read_text(encoding="utf-8"))
    assert match.state.actor is None
    assert _end(match) == json.loads((folder / f"{name}.end.json").read_text(encoding="utf-8"))


def write_record(
    folder: Path, name: str, game: str, bots: Sequence[str], seed: int, options: Mapping[str, JSON]
) -> None:
    match = Match(fiefdom.game(game), len(bots), seed, options)
    players = [make_bot(bot, game, seed + seat) for seat, bot in enumerate(bots)]
    while (seat := match.state.actor) is not None:
        match.play(players[seat].choose(match.state))
    keep_record(folder, name, match)


def keep_record(folder: Path, name: str, match: Match[Any]) -> None:
    (folder / f"{name}.json").write_text(match.to_json(), encoding="utf-8")
    (folder / f"{name}.end.json").write_text(json.dumps(_end(match), indent=1) + "\n", encoding="utf-8")


def _end(match: Match[Any]) -> dict[str, Any]:
    return {"text": match.state.to_text(), "result": match.state.result().to_json()}


def perft(state: State[Any], depth: int) -> int:
    """How many sequences of decisions there are: the number changes when what is legal does."""
    if depth == 0 or state.actor is None:
        return 1
    total = 0
    for action in state.legal():
        after = state.copy()
        after.apply_unchecked(action)
        total += perft(after, depth - 1)
    return total
