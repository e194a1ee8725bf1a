"""The legal actions of random games against a naive second implementation of the building rules."""

from collections import Counter
from typing import Any

import pytest

from fiefdom.games.kingdom_builder.board.hexes import SIDE
from fiefdom.games.kingdom_builder.expansions.location import Builder, Mover, Placer
from fiefdom.games.kingdom_builder.play.agenda import NO_SPACE, Doing
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.play.turn import BEFORE, free_first, has_ready_bonus
from fiefdom.kernel.rng import Rng
from games.kingdom_builder import naive_rules as naive
from games.kingdom_builder.naive_ledger import Ledger
from games.kingdom_builder.naive_scoring import Place
from kingdom_builder_positions import EVERYTHING, GAME

Offered = dict[str, set[Place]]


def offered(state: KingdomState) -> Offered:
    """The hexes of the legal actions, by kind."""
    found: Offered = {}
    for action in state.legal():
        number: Any = action.to_json().get("hex")
        if number is not None:
            found.setdefault(action.do, set()).add(divmod(number, SIDE))
    return found


def expected(state: KingdomState) -> Offered | None:
    """The same from the naive rules; None where no hex is to be chosen."""
    assert state.actor is not None
    rules = naive.Rules(state, state.actor)
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Doing):
        return {do: places for do, places in _of_tile(state, rules, top).items() if places}
    if top is not None or state.terrain < 0:
        return None
    spaces = rules.empty(naive.card_letters(state))
    if not (state.stage == BEFORE and free_first(state)):
        spaces = rules.beside_unless_free(spaces)
    return {"build": spaces} if spaces else None


def _of_tile(state: KingdomState, rules: naive.Rules, top: Doing) -> Offered:
    location, bonus = top.location, top.space == NO_SPACE
    name = location.name
    if isinstance(location, Builder):
        return {"build": naive.builds(rules, name, top, has_ready_bonus(state, "fountain"))}
    if name == "resettlement" and top.hex < 0 and top.last >= 0:
        here = divmod(top.last, SIDE)
        others = {p for p in rules.movable() - {here} if naive.moves(rules, name, bonus, p)}
        return {"move": naive.moves(rules, name, bonus, here), "pick": others}
    if isinstance(location, Mover):
        if top.hex >= 0:
            return {"move": naive.moves(rules, name, bonus, divmod(top.hex, SIDE))}
        return {"pick": {p for p in rules.movable() if naive.moves(rules, name, bonus, p)}}
    if isinstance(location, Placer):
        mine = rules.pieces[location.piece]
        ground = naive.piece_ground(rules, name)
        steps = 0 if name == "barracks" else 1 if rules.second else 3
        if top.steps >= 3:
            steps = 0
        walks = set().union(*(rules.walk(place, ground, steps) for place in mine)) if steps else set()
        if top.steps:
            return {"move": walks}
        room = len(mine) < (2 if name == "barracks" else 1)
        return {"place": rules.beside(ground) if room else set(), "move": walks, "take-back": mine}
    if name == "quarry":
        return {"place": naive.walls(rules)}
    if name == "sword":
        return {"pick": naive.struck(state, top)}
    return {"place": naive.halls(rules)} if name == "city_hall" else {"pick": rules.movable()}


@pytest.mark.parametrize(
    ("expansions", "printing"),
    [
        ([], "first"),
        (["marshlands"], "first"),
        (["crossroads"], "first"),
        (["crossroads"], "second"),
        (["crossroads", "marshlands"], "first"),
        (["crossroads", "marshlands"], "second"),
        (["nomads"], "first"),
        (list(EVERYTHING), "first"),
        (list(EVERYTHING), "second"),
    ],
)
def test_K10_and_every_tile_agree_with_the_naive_rules(expansions: list[str], printing: str) -> None:
    options: dict[str, Any] = {"expansions": expansions, "crossroads_printing": printing}
    compared: Counter[str] = Counter()
    nomads = ["quarry", "caravan", "village", "garden"]
    for seed in range(12):
        if "nomads" in expansions:  # two of its boards in each game
            others = ["canoe", "monastery_wagon"] if len(expansions) > 1 else ["harbor", "oracle"]
            options["quadrants"] = [nomads[seed % 4], nomads[(seed + 1) % 4], *others]
        state, rng = GAME.start(2 + seed % 3, seed + 100, options), Rng(seed)
        number = 0
        while state.actor is not None:
            number += 1
            legal = state.legal()
            if state.agenda or number % 4 == 0:
                wanted = expected(state)
                if wanted is not None and (state.agenda or "build" in {a.do for a in legal}):
                    assert offered(state) == wanted, (seed, number, state.agenda)
                    top = state.agenda[-1] if state.agenda else None
                    compared[top.location.name if isinstance(top, Doing) else "mandatory"] += 1
            tiles = [action for action in legal if action.do in ("use", "use-bonus")]
            state.apply_unchecked(rng.choice(tiles) if tiles and rng.below(2) else rng.choice(legal))
    assert compared["mandatory"] > 100
    assert len(compared) > 6
    if "nomads" in expansions:
        assert {"quarry", "caravan", "village", "garden", "resettlement", "sword"} < set(compared)


@pytest.mark.parametrize(
    ("expansions", "printing"),
    [(["nomads"], "first"), (list(EVERYTHING), "first"), (list(EVERYTHING), "second")],
)
def test_N36_what_is_paid_agrees_with_a_naive_ledger(expansions: list[str], printing: str) -> None:
    goals = ["families", "shepherds", "ambassadors"]
    options = {"expansions": expansions, "crossroads_printing": printing, "goals": goals}
    total: Counter[str] = Counter()
    for seed in range(10):
        state, rng = GAME.start(2 + seed % 4, seed, options), Rng(seed)
        settling = [piece.name for piece in state.layout.pieces if piece.settles]
        ledger = Ledger(state.layout.rows, state.seats, goals, settling)
        while state.actor is not None:
            legal = state.legal()
            tiles = [action for action in legal if action.do in ("use", "use-bonus")]
            state.log = []
            state.apply_unchecked(rng.choice(tiles) if tiles and rng.below(2) else rng.choice(legal))
            paid, owed = ledger.read(state.log)
            assert paid == owed, (seed, state.log)
            assert ledger.supply == state.supply
            for (_, source, gold), number in paid.items():
                total[source] += gold * number
        for shares in state.result().breakdown:
            total.subtract({share.source: share.points for share in shares if share.source in total})
    assert total == dict.fromkeys([*goals, "treasure"], 0)  # all that was paid is in the scores
