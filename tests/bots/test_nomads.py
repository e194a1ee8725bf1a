"""The bots and the tiles of Nomads: none lapses without a reason, swords hurt, walls serve who builds them."""

from typing import Any

import pytest

from fiefdom.bots.catalog import make_bot
from fiefdom.games.kingdom_builder.play.actions import USE, KingdomAction
from kingdom_builder_positions import EVERYTHING, GAME, Position, position

NOMADS = {"expansions": ["nomads"], "quadrants": ["quarry", "caravan", "village", "garden"]}


def chosen(p: Position, seed: int = 3) -> KingdomAction:
    action: KingdomAction = make_bot("greedy", GAME.name, seed).choose(p.state)
    return action


def play_on(p: Position, until: str) -> list[dict[str, Any]]:
    """Lets the greedy bot decide until it takes an action of this kind; that one is not taken."""
    taken: list[dict[str, Any]] = []
    for _ in range(20):
        action = chosen(p)
        if action.do == until:
            break
        taken.append(action.to_json())
        p.state.apply(action)
    return taken


@pytest.mark.parametrize(("seats", "options"), [(2, NOMADS), (4, {"expansions": list(EVERYTHING)})])
def test_no_tile_that_builds_frees_or_strikes_lapses_while_it_could_be_used(seats: int, options: Any) -> None:
    used = 0
    for seed in range(6):
        state = GAME.start(seats, seed, options)
        bots = [make_bot("greedy", GAME.name, seed * 10 + seat) for seat in range(seats)]
        while (seat := state.actor) is not None:
            action = bots[seat].choose(state)
            if action.do == "end":
                for space, kind in enumerate(state.layout.kinds):
                    if kind.one_shot and kind.kind != "move" and state.ready >> space & 1:
                        assert USE[state.layout.locations[space]] not in state.legal(), kind.name
            used += action.do == "use" and state.layout.kinds[state.layout.space_at[action.tile]].one_shot
            state.apply(action)
    assert used > 5


def test_a_sword_takes_what_hurts() -> None:
    p = position(
        "Ns G0 G. W. G1 G. K. G1 D. D. D. G1",
        fill="D",
        expansions=("nomads",),
        locations=["sword"],
        tiles={0: "s"},
        goals=["miners", "hermits", "fishermen"],
    )
    p.play("use", "s")
    assert chosen(p).to_json() == {"do": "pick", "hex": p["s"] + 7}  # the one at the castle


def test_a_sword_hurts_also_who_is_not_ahead_and_costs_a_tile() -> None:
    p = position(
        "Ns G0 G. W. G1 G. Lf G1 D. K. G2 G2 G. K. G2",
        seats=3,
        at=(4, 0),
        fill="D",
        expansions=("nomads",),
        locations=["sword", "farm"],
        tiles={0: "s", 1: "f"},
        cards=[["grass"]] * 3,
        goals=["miners", "hermits", "fishermen"],
    )
    p.play("use", "s")
    assert chosen(p).to_json() == {"do": "pick", "hex": p["f"] + 1}  # seat 1 is last, and would lose its farm


def test_resettlement_walks_to_a_castle() -> None:
    p = position(
        "Nr G0 G. D. D. D. K. D. D. D.",
        fill="M",
        expansions=("nomads",),
        locations=["resettlement"],
        tiles={0: "r"},
        supply={0: 0},
        goals=["fishermen", "lords", "knights"],
    )
    p.state.stage = 2  # after the mandatory action
    taken = play_on(p, "end")
    assert taken[0] == {"do": "use", "tile": p["r"]}
    shares = {share.source: share.points for share in p.state.result().breakdown[0]}
    assert shares["castle"] == 3


def test_resettlement_that_brings_nothing_lapses() -> None:
    p = position(
        "Nr G0 G. D. D. D. D.", fill="M", expansions=("nomads",), locations=["resettlement"], tiles={0: "r"}
    )
    p.state.stage = 2
    assert chosen(p).do == "end"


def test_walls_are_built_to_be_free_and_not_to_be_walled_in() -> None:
    def quarry(drawing: str) -> Position:
        return position(
            drawing,
            expansions=("nomads",),
            locations=["quarry"],
            tiles={0: "x"},
            goals=["fishermen", "lords", "knights"],
        )

    crowded = "Lx G0 G.\n G. G. G. W. G. G.\nG. G. G."
    p = quarry(crowded)
    p.state.stage = 2
    assert chosen(p).do == "end"  # five spaces next to its own: two walls would only take them away
    q = quarry("Lx D0 Ga M. M. M. Gb G. G.\n M. M. M. M. M. M. W. W. W.")
    q.state.stage = 2
    assert chosen(q).do == "use"  # one wall, and it may build anywhere on grass
    q.play("use", "x")
    q.play("place", "a")
    q.state.stage = 0
    assert "b" in q.named("build")


def test_an_outpost_is_declared_only_where_it_frees() -> None:
    tiles: Any = {"locations": ["nomad_outpost"], "tiles": {0: "o"}, "expansions": ("nomads",)}
    p = position("No G0 G. G. G. G. G. M. Gb K.", fill="M", goals=["fishermen", "lords", "knights"], **tiles)
    taken = play_on(p, "end")
    assert {"do": "use", "tile": p["o"]} in taken
    assert p.owner("b") == 0  # at the castle, far from its own
    q = position("No D0 M. Ga Gb G.", fill="M", **tiles)
    assert chosen(q).do == "build"
