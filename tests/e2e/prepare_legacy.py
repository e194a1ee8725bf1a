"""Puts a campaign of Kingdom Legacy into a server's database, in the middle: for the browser tests.

    prepare_legacy.py DATA GUEST WANTED …

DATA is the server's data folder. WANTED is `ask:WORD` (that is to be decided, as in the view's `asked`), `round:N`
(the first decision of a round), `step:N`, `blocked` (a card lies blocked), or `over` (the next decision can end the
campaign). The greedy bot plays up to there. Prints a table's id for each.
"""

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fiefdom
from fiefdom.bots import make_bot
from fiefdom.games.kingdom_legacy.play.agenda import WORD_OF
from fiefdom.games.kingdom_legacy.play.questions import Expansions
from fiefdom.kernel.rng import Rng
from fiefdom.server.storage.address import sqlite_url
from fiefdom.server.storage.database import Database
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.table import Chair, Change, Setup, Table

GAME = fiefdom.game("kingdom-legacy")
Wanted = Callable[[Any, int], bool]


def wanted(what: str) -> Wanted:
    kind, _, value = what.partition(":")
    if kind == "ask":
        return lambda state, _: bool(state.agenda) and WORD_OF[type(state.agenda[-1])] == value
    if kind == "round":
        return lambda state, _: not state.agenda and state.round >= int(value)
    if kind == "step":
        return lambda _, steps: steps >= int(value)
    if kind == "blocked":
        return lambda state, _: bool(state.blocked) and not state.agenda
    return lambda state, _: bool(state.agenda) and isinstance(state.agenda[-1], Expansions)


def find(what: str) -> tuple[int, list[Any]]:
    """The seed and the decisions; greedy first, then at random, since not every card pleases the bot."""
    holds = wanted(what)
    for seed in range(1, 40):
        match, bot, rng = (
            fiefdom.Match(GAME, seats=1, seed=seed),
            make_bot("greedy", GAME.name, seed=seed),
            Rng(seed),
        )
        while match.state.actor is not None:
            if holds(match.state, len(match.actions)):
                return seed, list(match.actions)
            legal = match.state.legal()
            match.play(rng.choice(legal) if seed > 10 and rng.below(3) == 0 else bot.choose(match.state))
    raise SystemExit(f"no position found for {what}")


async def write(data: Path, what: str, guest: str) -> str:
    seed, actions = find(what)
    id_ = f"e2e{time.time_ns() // 1000 % 10**10}"
    now = int(time.time() * 1000)
    chairs = (Chair("person", guest=guest),)
    setup = Setup(id_, GAME.name, GAME.rules_version, {}, seed, "medium", guest, chairs, now)
    table = Table.new(setup)
    database = Database(sqlite_url(data))
    journal = Journal(database)
    await journal.create(table)
    for action in actions:
        change = Change(table.version + 1, "action", table.actor, GAME.encode(action), now)
        table.fold(change)
        await journal.append(table, change)
    await database.close()
    return id_


if __name__ == "__main__":
    folder, person, *all_wanted = sys.argv[1:]
    for one in all_wanted:
        sys.stdout.write(asyncio.run(write(Path(folder), one, person)) + "\n")
