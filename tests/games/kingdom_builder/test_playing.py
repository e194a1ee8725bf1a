"""Whole games: every combination to the end, a count that everything was used, and fixed counts of decisions."""

from collections import Counter
from typing import Any

import pytest

from fiefdom.games.kingdom_builder.board.hexes import (
    BIT,
    EDGES,
    NEIGHBOURS,
    RAYS,
    at_least,
    distance,
    members,
)
from fiefdom.games.kingdom_builder.expansions.register import REGISTER
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.show.shapes import EVENTS
from fiefdom.kernel.game import Event
from fiefdom.kernel.rng import Rng
from games.kingdom_builder.invariants import check_kingdom
from golden import perft
from kingdom_builder_positions import EVERYTHING, GAME

COMBINATIONS: list[dict[str, Any]] = [
    {},
    {"expansions": ["crossroads"]},
    {"expansions": ["crossroads"], "crossroads_printing": "second"},
    {"expansions": ["marshlands"]},
    {"expansions": ["crossroads", "marshlands"]},
    {"expansions": ["crossroads", "marshlands"], "crossroads_printing": "second"},
    {"expansions": ["nomads"]},
    {"expansions": ["nomads", "marshlands"], "nomad_swords": False, "capitol": {"harbor": 1}},
    {"expansions": list(EVERYTHING), "capitol": True},
    {"expansions": list(EVERYTHING), "crossroads_printing": "second", "capitol": True},
]


@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda o: "-".join(map(str, o.values())) or "base")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_combination_of_seats_and_expansions_plays_to_its_end(
    seats: int, options: dict[str, Any]
) -> None:
    if seats == 5 and not {"crossroads", "nomads"} & set(options.get("expansions", [])):
        options = {**options, "expansions": [*options.get("expansions", []), "crossroads"]}
    for seed in range(3):
        state, rng = GAME.start(seats, seed, options), Rng(seed)
        while state.actor is not None:
            check_kingdom(state)
            state.apply(rng.choice(state.legal()))
        check_kingdom(state)
        assert state.result().ended_by == "K25"
        assert state.result().winners


TASK_NAMES = [task.name for task in REGISTER.tasks]


def coverage(games: int) -> Counter[str]:
    """How often each tile, bonus, card, task and board came up in a fixed set of seeded random games."""
    seen: Counter[str] = Counter()
    names = [board.name for board in REGISTER.quadrants]
    for seed in range(games):
        picked = [names[(seed * 3 + i * 5) % len(names)] for i in range(4)]
        options: dict[str, Any] = {
            "expansions": list(EVERYTHING),
            "capitol": True,
            "crossroads_printing": "second" if seed % 3 == 0 else "first",
            "quadrants": picked,
            "tasks": TASK_NAMES[seed % 3 : seed % 3 + 4],
        }
        state, rng = GAME.start(2 + seed % 4, seed, options), Rng(seed)
        seen.update(f"board {name}" for name in picked)
        log: list[Event] = []
        state.log = log
        aims = [_aim(state, seat) for seat in range(state.seats)]
        while state.actor is not None:
            state.apply_unchecked(_eager(state, rng, aims[state.actor]))
        for event in log:
            seen[f"event {event.kind}"] += 1
            if event.kind in ("used", "took-tile", "used-bonus", "took-bonus"):
                seen[f"{event.kind} {event.facts['location']}"] += 1
        for shares in state.result().breakdown:
            seen.update(f"scored {share.source}" for share in shares if share.points)
    return seen


def _aim(state: KingdomState, seat: int) -> int:
    """Hexes that meet one of the tasks in use: each seat has another one in mind."""
    layout = state.layout
    fit = layout.eligible
    rings = [NEIGHBOURS[n] for n in members(layout.special) if NEIGHBOURS[n] & fit == NEIGHBOURS[n]]
    blocks = [BIT[n] | NEIGHBOURS[n] for n in members(fit & at_least(fit, 6))]
    lines = [
        sum(ray[:7]) for n in range(400) for ray in RAYS[n][2:] if len(ray) >= 7 and not sum(ray[:7]) & ~fit
    ]
    edges = [edge & fit for edge in EDGES if (edge & fit).bit_count() > 9]
    aims = {"place_of_refuge": rings, "fortress": blocks, "road": lines, "advance": edges}
    wanted = [aims[task.name] for task in layout.tasks if aims.get(task.name)]
    if not wanted or seat == 0:  # the first seat plays at random
        return 0
    choice = wanted[seat % len(wanted)]
    return choice[seat * 7 % len(choice)]


def _eager(state: KingdomState, rng: Rng, aim: int) -> Any:
    """Random play that likes to use tiles and to build towards what it has in mind."""
    legal = state.legal()
    tiles = [action for action in legal if action.do in ("use", "use-bonus", "place")]
    if tiles and rng.below(3):
        return rng.choice(tiles)
    assert state.actor is not None
    missing = members(aim & state.empty)
    builds = [action for action in legal if action.do in ("build", "move")]
    if missing and builds:
        return min(builds, key=lambda action: min(distance(action.to_json()["hex"], n) for n in missing))  # type: ignore[arg-type]
    return rng.choice(legal)


def test_everything_was_used_and_scored_in_a_fixed_set_of_games() -> None:
    seen = coverage(120)
    for location in REGISTER.locations:
        assert seen[f"took-tile {location.name}"], location.name
        if location.extra_action or location.reacts:
            assert seen[f"used {location.name}"], location.name
    for bonus in REGISTER.bonuses:
        assert seen[f"took-bonus {bonus.name}"], bonus.name
        if bonus.extra_action:
            assert seen[f"used-bonus {bonus.name}"], bonus.name
    sources = [*(space.name for space in REGISTER.spaces if space.score), *TASK_NAMES]
    sources += [location.name for location in REGISTER.locations if location.pays]
    for source in (*sources, *(goal.name for goal in REGISTER.goals)):
        assert seen[f"scored {source}"], source
    for board in REGISTER.quadrants:
        assert seen[f"board {board.name}"], board.name
    for kind in EVENTS:
        assert seen[f"event {kind}"], kind


def middle(seed: int, steps: int, options: dict[str, Any]) -> KingdomState:
    state, rng = GAME.start(3, seed, options), Rng(seed)
    for _ in range(steps):
        state.apply(rng.choice(state.legal()))
    return state


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (GAME.start(2, 1), [57, 176]),
        (middle(2, 82, COMBINATIONS[0]), [4, 29, 93, 273, 1860]),
        (middle(3, 70, COMBINATIONS[4]), [4, 31, 116, 371, 2595]),
        (middle(4, 66, COMBINATIONS[5]), [7, 54, 314, 1298]),
        (middle(5, 104, COMBINATIONS[6]), [7, 45, 138, 1269]),  # a resettlement
        (middle(11, 118, COMBINATIONS[6]), [4, 6, 65, 205, 849]),  # a quarry and a donation
        (
            middle(
                37, 68, {**COMBINATIONS[8], "quadrants": ["quarry", "caravan", "canoe", "monastery_wagon"]}
            ),
            [8, 47, 221, 1047],
        ),
        (
            middle(
                8,
                112,
                {**COMBINATIONS[9], "quadrants": ["quarry", "village", "refuge", "barracks_crossroads"]},
            ),
            [6, 19, 76, 294],
        ),
    ],
)
def test_perft(state: KingdomState, counts: list[int]) -> None:
    """Counts of all sequences of decisions: they change when the legal actions do."""
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
