"""Refusals: every action that is not legal has a reason with a rule and words in every language."""

from typing import Any

import pytest

from fiefdom.games.kingdom_builder.play.codec import actions
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.kernel.errors import BadAction
from fiefdom.kernel.rng import Rng
from fiefdom.kernel.words import LANGUAGES, words
from kingdom_builder_positions import ALL_EXPANSIONS, EVERYTHING, GAME, position

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"expansions": ["crossroads"]}),
    (2, {"expansions": ["marshlands"]}),
    (4, {"expansions": list(ALL_EXPANSIONS)}),
    (3, {"expansions": list(ALL_EXPANSIONS), "crossroads_printing": "second"}),
    (2, {"expansions": ["nomads"], "quadrants": ["quarry", "caravan", "village", "garden"]}),
    (
        5,
        {
            "expansions": list(EVERYTHING),
            "capitol": True,
            "quadrants": ["quarry", "harbor", "canoe", "temple"],
        },
    ),
]


def random_states(seats: int, options: dict[str, Any], seed: int, every: int) -> list[KingdomState]:
    state, rng = GAME.start(seats, seed, options), Rng(seed)
    found = []
    number = 0
    while state.actor is not None:
        if number % every == 0:
            found.append(state.copy())
        number += 1
        state.apply_unchecked(rng.choice(state.legal()))
    return [*found, state]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_action_there_is_is_legal_or_refused_with_rule_and_words(
    seats: int, options: dict[str, Any]
) -> None:
    names = [f"P{seat}" for seat in range(seats)]
    for state in random_states(seats, options, seed=seats, every=29):
        legal = set(state.legal())
        told: set[tuple[str, str]] = set()
        for action in actions():
            refusal = state.explain(action.to_json())
            assert (refusal is None) == (action in legal), action
            if refusal is None or (refusal.rule, refusal.reason) in told:
                continue
            told.add((refusal.rule, refusal.reason))
            assert refusal.rule[0] in "KXMNP"
            for language in LANGUAGES:
                assert GAME.tell(refusal.reason, refusal.facts, words(language), names)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_hex_and_tile_can_be_asked_for(seats: int, options: dict[str, Any]) -> None:
    for state in random_states(seats, options, seed=seats + 10, every=41):
        legal = [action.to_json() for action in state.legal()]
        possible = {action.get("hex", action.get("tile")) for action in legal}
        for number in range(400):
            refusal = state.explain({"target": {"hex": number}})
            assert (refusal is None) == (number in possible), number
        tiles = {action.get("tile") for action in legal}
        for number in state.layout.locations:
            assert (state.explain({"target": {"tile": number}}) is None) == (number in tiles)
        for name in ("canoe", "refuge", "fountain", "temple"):
            usable = {"do": "use-bonus", "location": name} in legal
            assert (state.explain({"target": {"bonus": name}}) is None) == usable


@pytest.mark.parametrize(
    "target",
    [
        {},
        {"hex": 400},
        {"hex": -1},
        {"hex": True},
        {"hex": "3"},
        {"tile": 1.5},
        {"bonus": "farm"},
        {"card": 1},
    ],
)
def test_a_target_that_is_none_is_refused(target: Any) -> None:
    with pytest.raises(BadAction, match="a target is"):
        GAME.start(2, 1).explain({"target": target})


def facts(p: Any, target: dict[str, int]) -> tuple[str, str, dict[str, Any]]:
    refusal = p.state.explain({"target": target})
    assert refusal is not None
    return refusal.rule, refusal.reason.removeprefix("kingdom-builder-no-"), dict(refusal.facts)


def test_a_hex_says_what_is_wrong_with_it() -> None:
    p = position("G0 Ga Db W. G1 Kc Gd W. Ge Mf", locations=(), warriors={1: "e"}, extra={(10, 10): "Gg"})
    assert facts(p, {"hex": p["b"]}) == ("K9", "wrong-terrain", {"terrain": "desert", "wanted": ["grass"]})
    assert facts(p, {"hex": p["a"] - 1}) == ("K9", "occupied", {"seat": 0, "piece": "settlement"})
    assert facts(p, {"hex": p["e"]}) == ("X15", "occupied", {"seat": 1, "piece": "warrior"})
    assert facts(p, {"hex": p["c"]}) == ("K2", "special", {"space": "castle"})
    assert facts(p, {"hex": p["f"]})[:2] == ("X10", "beside-warrior")
    assert facts(p, {"hex": p["g"]}) == ("K10", "not-beside", {"count": 1})
    assert p.state.explain({"target": {"hex": p["a"]}}) is None


def test_a_tile_says_why_it_cannot_be_used() -> None:
    p = position(
        "Ga Lx Gb G0 Ly Gc Lz Gd W. Lq", locations=["farm", "oasis", "tower", "harbor"], tiles={0: "y"}
    )
    assert facts(p, {"tile": p["x"]}) == ("K13", "not-taken", {"location": "farm", "left": 2})
    assert facts(p, {"tile": p["y"]}) == ("K17", "no-space", {"location": "oasis"})
    assert facts(p, {"tile": p["a"]})[:2] == ("K13", "no-location")
    p.play("build", "b")
    assert facts(p, {"tile": p["y"]})[:2] == ("K8", "between-builds")


def test_a_settlement_says_why_it_cannot_be_picked() -> None:
    p = position("Lx G0 W. W. W. G0 Ga G1", locations=["refuge"], tiles={0: "x"})
    p.play("use", "x")
    assert facts(p, {"hex": p["x"] + 1}) == ("K17", "nowhere-to-go", {"location": "refuge"})
    assert facts(p, {"hex": p["a"] + 1})[:2] == ("K16", "not-your-settlement")
    assert p.state.explain({"target": {"hex": p["a"] - 1}}) is None
