"""Positions for the pictures of the documents (`node tools/pictures.mjs`): bots play until somebody's turn in a round.

    python tools/pictures.py DATA GUEST NAME …

DATA is a server's data folder; GUEST has the first seat. Prints a line for each: the table's id, or for a campaign its record.
"""

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

import fiefdom
from fiefdom.server.storage.address import sqlite_url
from fiefdom.server.storage.database import Database
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.table import Chair, Change, Setup, Table

BOXES = {"expansions": ["crossroads", "marshlands"]}
FIRST = {"quadrants": ["farm", "oasis", "tower", "tavern"], "goals": ["fishermen", "knights", "merchants"]}
# game, options, the bots of the seats, seed, the round that is shown (none: the game is over)
POSITIONS: dict[str, tuple[str, dict[str, Any], list[str], int, int | None]] = {
    "kingdom": ("kingdom-builder", BOXES, ["medium", "medium", "medium"], 11, 7),
    "kingdom-early": ("kingdom-builder", FIRST, ["medium", "medium"], 5, 3),
    "kingdom-final": ("kingdom-builder", BOXES, ["medium", "medium", "medium"], 11, None),
    "builders": ("the-builders", {}, ["medium", "medium", "medium"], 4, 9),
    "builders-early": ("the-builders", {}, ["medium", "medium"], 8, 6),
    "legacy": ("kingdom-legacy", {}, ["hard"], 3, 14),
    "legacy-round": ("kingdom-legacy", {}, ["hard"], 3, 10),
}


def played(name: str) -> "fiefdom.Match[Any]":
    game, options, bots, seed, round_ = POSITIONS[name]
    match = fiefdom.Match(fiefdom.game(game), len(bots), seed, options)
    players = [fiefdom.make_bot(bot, game, seed=seed + seat) for seat, bot in enumerate(bots)]

    def shown() -> bool:
        state: Any = match.state
        if state.actor != 0 or round_ is None:
            return False
        view = state.view(0)
        return view["round"] == round_ and (
            game != "kingdom-legacy" or name == "legacy-round" or view["turn"] == 3
        )

    while match.state.actor is not None and not shown():
        match.play(players[match.state.actor].choose(match.state))
    return match


async def write(database: Database, name: str, guest: str) -> str:
    match = played(name)
    game = match.game
    if game.name == "kingdom-legacy":
        return json.dumps({**json.loads(match.to_json()), "name": "Greenvale"})
    _, options, bots, seed, _ = POSITIONS[name]
    chairs = (Chair("person", guest=guest), *(Chair("bot", level="medium") for _ in bots[1:]))
    id_, now = f"pic{time.time_ns() // 1000 % 10**10}", int(time.time() * 1000)
    table = Table.new(Setup(id_, game.name, game.rules_version, options, seed, "medium", guest, chairs, now))
    changes = []
    for action in match.actions:
        changes.append(Change(table.version + 1, "action", table.actor, game.encode(action), now))
        table.fold(changes[-1])
    await Journal(database).create(table, changes)
    return id_


async def main(data: Path, guest: str, names: list[str]) -> None:
    database = Database(sqlite_url(data))
    try:
        for name in names:
            print(await write(database, name, guest), flush=True)
    finally:
        await database.close()


if __name__ == "__main__":
    folder, person, *wanted = sys.argv[1:]
    asyncio.run(main(Path(folder), person, wanted))
