"""Puts a table into a server's database, mostly in the middle of a game of Kingdom Builder: for the browser tests.

    prepare.py DATA GUEST[,GUEST] WANTED …

DATA is the server's data folder. WANTED is a location: it is the first guest's turn and that tile can be used;
`bonus:refuge`: so can that bonus tile, and a space to build on pays; `canoe`: the second guest can take the last
tile of a location, and the first then react; `full`: nearly all settlements of five players are built; `last`: the
first guest's next decision can be the last of the game; `treasure`: the next settlement can be paid at once. A second
printing has `fort` and pieces that settle. `builders`: a short game of The Builders that is over, in which the first guest
played by chance. Prints a table's id for each.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import fiefdom
from fiefdom.bots import make_bot
from fiefdom.games.kingdom_builder.board.hexes import HEXES, NEIGHBOURS, members
from fiefdom.kernel.rng import Rng
from fiefdom.server.storage.address import sqlite_url
from fiefdom.server.storage.database import Database
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.table import Chair, Change, Setup, Table

GAME = fiefdom.game("kingdom-builder")
BUILDERS = fiefdom.game("the-builders")
SHORT = {"goal": 1}
LONGEST = 500
NEARLY_NONE = 5  # settlements left at a full board
SEATS = {"full": 5}
BOARDS = {
    "oracle": "oracle", "farm": "farm", "oasis": "oasis", "tower": "tower", "tavern": "tavern", "barn": "barn",
    "harbor": "harbor", "paddock": "paddock", "lighthouse": "lighthouse_foresters_lodge",
    "foresters_lodge": "lighthouse_foresters_lodge", "barracks": "barracks_crossroads",
    "crossroads": "barracks_crossroads", "city_hall": "city_hall_outpost", "outpost": "city_hall_outpost",
    "fort": "city_hall_outpost", "monastery": "monastery_wagon", "wagon": "monastery_wagon",
    "temple": "temple", "refuge": "refuge", "canoe": "canoe", "fountain": "fountain",
    "quarry": "quarry", "caravan": "caravan", "village": "village", "garden": "garden",
}  # fmt: skip
NOMADS = ["quarry", "caravan", "village", "garden"]
NOMAD_TILES = [kind["name"] for kind in GAME.public_cards()["locations"] if kind["one_shot"]]  # type: ignore


def options_for(location: str) -> dict[str, Any]:
    if location in NOMAD_TILES or location in NOMADS:
        return nomads_for(location)
    board = BOARDS.get(location, "barracks_crossroads")
    others = [name for name in ("farm", "tavern", "canoe", "refuge", "oracle") if name != board][:3]
    return {
        "expansions": ["crossroads", "marshlands"],
        "quadrants": [board, *others],
        "turned": [False] * 4,
        "goals": ["fishermen", "knights", "citizens"],
        "crossroads_printing": "second" if location == "fort" else "first",
    }


def nomads_for(location: str) -> dict[str, Any]:
    """All four boards of Nomads, on a map where this tile lies."""
    options = {
        "expansions": ["nomads"],
        "quadrants": NOMADS,
        "turned": [False] * 4,
        "goals": ["families", "shepherds", "ambassadors"],
    }
    for number in range(100):
        tried = {**options, "map_seed": number}
        if any(place["location"] == location for place in GAME.start(2, 1, tried).view(0)["locations"]):  # type: ignore
            return tried
    raise SystemExit(f"no map has {location}")


def distances(goals: list[int]) -> list[int]:
    """Steps to the nearest of these hexes, for each hex."""
    found = [99] * HEXES
    edge = list(goals)
    for hex_ in goals:
        found[hex_] = 0
    while edge:
        here = edge.pop(0)
        for beside in members(NEIGHBOURS[here]):
            if found[beside] > found[here] + 1:
                found[beside] = found[here] + 1
                edge.append(beside)
    return found


def _after(state: Any, action: Any) -> Any:
    after = state.copy()
    after.apply_unchecked(action)
    return after


def wanted(what: str) -> Callable[[Any], bool]:
    kind, _, name = what.rpartition(":")

    def holds(state: Any) -> bool:
        if what == "canoe":
            if state.actor != 1:
                return False
            ahead = [_after(state, action) for action in state.legal()]
            return any(after.actor == 0 and after.view(0)["expect"] == "react" for after in ahead)
        if state.actor != 0:
            return False
        if what == "last":
            return any(_after(state, action).actor is None for action in state.legal())
        view = state.view(0)
        if what == "full":
            return bool(view["expect"] == "before" and view["players"][0]["supply"] <= NEARLY_NONE)
        legal: list[Any] = [GAME.encode(action) for action in state.legal()]
        if kind == "bonus":
            pays = any(action.do == "build" and sum(gold.values()) > 0 for action, gold in state.what_if())
            return pays and {"do": "use-bonus", "location": name} in legal
        if name == "crossroads":  # nothing to use: two cards to choose from
            return len(view["players"][0]["cards"]) > 1 and any(a["do"] == "choose" for a in legal)
        if name == "treasure":  # never held: the next settlement can take it
            return any(gold.get("treasure") for _, gold in state.what_if())
        kinds = {space["hex"]: space["location"] for space in view["locations"]}
        return any(action["do"] == "use" and kinds[action["tile"]] == name for action in legal)

    return holds


def games(what: str, seed: int) -> Iterator[tuple[Any, list[Any]]]:
    """The positions of one game whose players walk towards the location."""
    location = what.rpartition(":")[2]
    state: Any = GAME.start(SEATS.get(what, 2), seed, options_for(location))
    spaces = [place["hex"] for place in state.view(0)["locations"] if place["location"] == location]
    far = distances(spaces)
    rng = Rng(seed)
    actions: list[Any] = []
    while state.actor is not None and len(actions) < LONGEST:
        yield state, actions
        legal = state.legal()
        builds = [action for action in legal if action.do == "build"]
        if builds:
            nearest = min(far[action.hex] or 99 for action in builds)
            action = rng.choice([action for action in builds if (far[action.hex] or 99) == nearest])
        else:
            plain = [a for a in legal if a.do in ("end", "choose", "redraw", "decline", "stop")]
            action = rng.choice(plain or legal)
        actions.append(action)
        state.apply(action)


@cache
def find(what: str) -> tuple[int, list[Any]]:
    holds = wanted(what)
    for seed in range(1, 400):
        for state, actions in games(what, seed):
            if holds(state):
                return seed, list(actions)
    raise SystemExit(f"no position found for {what}")


def builders() -> tuple[int, list[Any]]:
    """The shortest of some games of The Builders."""
    found = []
    for seed in range(8):
        state = BUILDERS.start(2, seed, SHORT)
        bots = [make_bot(name, BUILDERS.name, seed) for name in ("random", "greedy")]
        actions: list[Any] = []
        while state.actor is not None and len(actions) < LONGEST:
            actions.append(bots[state.actor].choose(state))
            state.apply(actions[-1])
        if state.actor is None:
            found.append((seed, actions))
    return min(found, key=lambda game: len(game[1]))


async def write(database: Database, what: str, guests: list[str]) -> str:
    game = BUILDERS if what == "builders" else GAME
    seed, actions = builders() if game is BUILDERS else find(what)
    chairs = [Chair("person", guest=guest) for guest in guests] + [Chair("bot", level="easy")] * (
        SEATS.get(what, 2) - len(guests)
    )
    id_ = f"e2e{time.time_ns() // 1000 % 10**10}"
    now = int(time.time() * 1000)
    options = SHORT if game is BUILDERS else options_for(what.rpartition(":")[2])
    setup = Setup(id_, game.name, game.rules_version, options, seed, "easy", guests[0], tuple(chairs), now)
    table = Table.new(setup)
    journal = Journal(database)
    changes = []
    for action in actions:
        changes.append(Change(table.version + 1, "action", table.actor, game.encode(action), now))
        table.fold(changes[-1])
    await journal.create(table, changes)  # all at once: the server's bots must not play in between
    return id_


async def tables(data: Path, guests: list[str], all_wanted: list[str]) -> list[str]:
    """The ids of new tables at which these guests sit."""
    database = Database(sqlite_url(data))
    try:
        return [await write(database, what, guests) for what in all_wanted]
    finally:
        await database.close()


if __name__ == "__main__":
    folder, people, *several = sys.argv[1:]
    for one in asyncio.run(tables(Path(folder), people.split(","), several)):
        sys.stdout.write(one + "\n")
