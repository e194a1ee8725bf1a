"""The nomad tiles: donation, resettlement, outpost, sword, treasure."""

from typing import Any

import pytest

from fiefdom.games.kingdom_builder.board.hexes import BIT
from kingdom_builder_positions import EVERYTHING, Position, position, printed


def at(row: int, column: int) -> int:
    return row * 20 + column


def nomads(drawing: str, **more: Any) -> Position:
    return position(drawing, **{"expansions": ("nomads",), **more})


# Donation.


def test_N11_three_on_its_terrain_each_next_to_ones_own_if_possible() -> None:
    p = nomads("Na G0 Db Dc Dd W. De", locations=["donation_desert"], tiles={0: "a"})
    supply = p.state.supply[0]
    p.play("use", "a")
    for name in "bcd":
        assert p.named("build") == name
        assert p.why_not("build", "e") == "K10 not-beside"
        p.play("build", name)
    assert p.state.supply[0] == supply - 3
    assert not p.state.agenda
    assert p.why_not("use", "a") == "K8 used"


def test_N11_or_as_many_as_are_left_in_the_supply() -> None:
    p = nomads("Na G0 Db Dc Dd", locations=["donation_desert"], tiles={0: "a"}, supply={0: 2})
    p.play("use", "a")
    p.play("build", "b")
    events = p.play("build", "c")
    assert [event.kind for event in events] == ["built", "last-round"]
    assert p.words() == {"end"}


def test_N11_N45_the_card_does_not_matter_and_is_not_bound() -> None:
    p = position(
        "Na G0 Db Dc Dd G. G. S.",
        expansions=EVERYTHING,
        locations=["donation_desert"],
        tiles={0: "a"},
        cards=[["swamp/grass", "canyon"], ["grass"]],
    )
    p.play("use", "a")
    for name in "bcd":
        p.play("build", name)
    assert p.state.terrain < 0
    assert not p.state.bound
    assert p.can("choose", terrain="swamp")


def test_N12_E2_a_donation_for_water_builds_on_water() -> None:
    p = printed(
        "garden",
        {(7, 5): "0", (7, 6): "n"},
        "donation_water",
        tiles={0: "n"},
        fill="G",
        goals=["fishermen", "miners", "lords"],
    )
    p.play("use", "n")
    assert p.hexes("build") == {at(8, 6)}
    p.play("build", at(8, 6))
    assert p.hexes("build") == {at(8, 7), at(9, 5), at(9, 6)}
    p.play("build", at(9, 5))
    p.play("build", at(9, 6))
    shares = {share.source: share for share in p.state.result().breakdown[0]}
    assert list(shares["fishermen"].where) == [at(7, 5)]


@pytest.mark.parametrize(("kind", "card", "gold"), [("mountain", "fishermen", 3), ("water", "miners", 3)])
def test_N12_one_on_a_mountain_may_score_for_fishermen_and_one_on_water_for_miners(
    kind: str, card: str, gold: int
) -> None:
    letter, other = ("M", "W") if kind == "mountain" else ("W", "M")
    drawing = f"Na D0 {letter}b {letter}c {letter}d\n D. {other}. {other}. {other}. D."
    goals = ["fishermen", "miners", "lords"]
    p = nomads(drawing, fill="D", locations=[f"donation_{kind}"], tiles={0: "a"}, goals=goals)
    before = {share.source: share.points for share in p.state.result().breakdown[0]}
    p.play("use", "a")
    for name in "bcd":
        p.play("build", name)
    after = {share.source: share.points for share in p.state.result().breakdown[0]}
    own = {"mountain": "miners", "water": "fishermen"}[kind]
    assert after[card] - before[card] == gold
    assert after[own] == before[own]


def test_N13_once_begun_it_is_finished_and_the_rest_forfeited_when_the_terrain_is_full() -> None:
    p = nomads("Na G0 Db Dc Lx", locations=["donation_desert", "farm"], tiles={0: "ax"})
    p.play("use", "a")
    assert p.words() == {"build"}
    assert p.why_not("use", "x") == "K8 tile-under-way"
    p.play("build", "b")
    assert p.words() == {"build"}
    p.play("build", "c")
    assert not p.state.agenda  # no third desert: nothing is redrawn
    assert p.state.terrain == 0


# Resettlement.


def test_N14_N15_N9_E4_four_steps_tiles_at_each_of_them() -> None:
    p = printed(
        "village",
        {(0, 3): "0", (3, 4): "n"},
        "sword",
        "resettlement",
        extra={(15, 15): "Nr"},
        tiles={0: "r"},
    )
    p.play("use", "r")
    p.play("pick", at(0, 3))
    assert at(1, 3) not in p.hexes("move")
    assert p.why_not("move", at(1, 3)) == "K2 not-eligible"
    p.play("move", at(1, 2))
    p.play("move", at(2, 3))
    events = p.play("move", at(2, 4))
    assert [event.kind for event in events] == ["moved", "took-tile"]
    p.play("move", at(1, 4))
    assert not p.state.agenda
    assert p["n"] in p.tiles(0)  # N9: with nothing next to its space any more


def test_N14_shared_among_any_in_any_order_and_one_may_stop() -> None:
    p = nomads("Nr G0 Ga Gb Gc Gd G0 Ge", locations=["resettlement"], tiles={0: "r"})
    first, second = p["a"] - 1, p["e"] - 1
    p.play("use", "r")
    assert p.hexes("pick") == {first, second}
    assert p.why_not("stop") == "K8 tile-under-way"  # not before a step
    p.play("pick", first)
    assert p.words() == {"move"}
    p.play("move", "a")
    assert p.words() == {"move", "pick", "stop"}
    assert p.view(0)["expect"] == "resettle"
    assert p.view(0)["doing"]["picked"] == p["a"]
    p.play("pick", second)  # B
    assert p.words() == {"move", "stop"}
    p.play("move", "e")
    p.play("pick", "a")  # A again
    p.play("move", "b")
    assert p.why_not("move", "d") == "N14 not-adjacent"
    p.play("stop")
    assert not p.state.agenda
    assert p.state.own[0] == BIT[p["b"]] | BIT[p["e"]]


def test_N14_nothing_is_crossed_but_one_may_step_off_water_or_a_mountain() -> None:
    p = nomads("Nr W0 Ga Db W. Gc M0 Gd", locations=["resettlement"], tiles={0: "r"})
    p.play("use", "r")
    p.play("pick", p["a"] - 1)
    assert p.named("move") == "a"
    p.play("move", "a")
    assert p.named("move") == "b"  # not back onto water
    p.play("pick", p["d"] - 1)
    assert p.named("move") == "cd"


def test_N16_location_tiles_are_judged_when_all_is_finished() -> None:
    p = nomads(
        "Lx G0 Ga Gb Ly Gc",
        locations=["farm", "farm", "resettlement"],
        tiles={0: "xr"},
        extra={(10, 10): "Nr"},
    )
    start = p["a"] - 1
    p.play("use", "r")
    p.play("pick", start)
    p.play("move", "a")
    assert p["x"] in p.tiles(0)
    p.play("move", "b")
    assert p["y"] in p.tiles(0)  # taken on the way
    p.play("move", "a")
    assert p.tiles(0) >= {p["x"], p["y"]}
    events = p.play("move", start)
    assert [event.kind for event in events] == ["moved", "lost-tile"]
    assert p.tiles(0) == {p["x"], p["r"]}  # back at x, nothing is left at y
    assert p.why_not("use", "y") == "K15 lost"


# Outpost.


def test_N17_one_settlement_anywhere_on_the_terrain_declared_before_it() -> None:
    p = nomads("No G0 Ga Gb W. Gc Gd", locations=["nomad_outpost"], tiles={0: "o"})
    assert p.named("build") == "a"
    p.play("use", "o")
    assert p.view(0)["mandatory"]["anywhere"]
    assert p.named("build") == "abcd"
    p.play("build", "d")
    assert p.named("build") == "ac"
    assert not p.view(0)["mandatory"]["anywhere"]


def test_N17_in_the_middle_of_the_mandatory_action_or_of_a_donation() -> None:
    p = nomads("No G0 Ga Gb W. Gc", locations=["nomad_outpost"], tiles={0: "o"})
    p.play("build", "a")
    assert p.can("use", tile=p["o"])
    p.play("use", "o")
    assert p.named("build") == "bc"
    p.play("build", "c")
    q = nomads("No G0 Nd Da Db W. Dc", locations=["nomad_outpost", "donation_desert"], tiles={0: "od"})
    q.play("use", "d")
    q.state.near[0] |= BIT[q["a"]]
    q.play("build", "a")
    q.play("use", "o")
    assert q.named("build") == "bc"
    q.play("build", "c")
    assert q.named("build") == "b"


def test_N18_it_serves_builds_only_one_at_a_time_and_changes_no_other_condition() -> None:
    p = nomads(
        "No G0 Np Ga Gb W. Gc Ly", locations=["nomad_outpost", "nomad_outpost", "tavern"], tiles={0: "op"}
    )
    p.state.near[0] |= BIT[p["a"]]
    p.play("use", "o")
    assert p.why_not("use", "p") == "N17 outpost-declared"
    p.play("build", "c")
    assert p.can("use", tile=p["p"])
    q = nomads("No G0 Lx Ga Gb D. D.", locations=["nomad_outpost", "barn"], tiles={0: "ox"}, supply={0: 0})
    assert q.why_not("use", "o") == "N18 outpost-nothing"
    q.play("use", "x")
    assert q.why_not("use", "o") == "K8 tile-under-way"
    r = nomads(
        "No G0 G0 G0 Ga Lx Gb Gc",
        locations=["nomad_outpost", "tavern"],
        tiles={0: "ox"},
        cards=[["grass"], ["grass"]],
    )
    r.play("use", "o")
    r.play("use", "x")
    assert r.named("build") == "a"  # the tavern's own condition stays
    r.play("build", "a")
    assert r.state.anywhere  # and has not used it up


def test_N18_with_the_fort_it_may_be_declared_after_the_card_is_drawn() -> None:
    p = position(
        "No G0 Lf Da W. Db D. D.",
        expansions=EVERYTHING,
        printing="second",
        locations=["nomad_outpost", "fort"],
        tiles={0: "of"},
        extra={(3, 4): "Dc"},
    )
    p.state.deck = (*p.state.deck, 2)
    p.play("use", "f")
    near = p.hexes("build")
    assert near == {p["c"]}
    p.play("use", "o")
    assert near < p.hexes("build")


# Sword.


def sword_game(**more: Any) -> Position:
    """E5: Red, Blue, Green; Green has set off the end with supply 0."""
    return position(
        "Ns G0 G. W. Lf G1 W. G2 G2 G. G.",
        seats=3,
        expansions=("nomads",),
        locations=["sword", "farm"],
        tiles={0: "s", 1: "f"},
        cards=[["grass"]] * 3,
        supply={2: 0},
        goals=["shepherds", "lords", "miners"],
        **more,
    )


def test_N19_N20_N21_E5_one_of_every_opponent_goes_back_to_its_owners_supply() -> None:
    p = sword_game()
    p.state.ending = True
    p.state.gold = ((0, 2, 0),)
    blue, green = p["f"] + 1, p["f"] + 3
    p.play("use", "s")
    assert p.hexes("pick") == {blue}  # one opponent after the other
    assert p.why_not("pick", green) == "N19 sword-other"
    events = p.play("pick", blue)
    assert [event.kind for event in events] == ["removed"]
    assert dict(events[0].facts) == {"hex": blue, "owner": 1, "piece": "settlement"}
    assert p.tiles(1) == {p["f"]}  # judged after the whole action
    events = p.play("pick", green)
    assert [event.kind for event in events] == ["removed", "lost-tile"]
    assert p.tiles(1) == set()
    assert p.state.supply == [39, 40, 1]
    assert p.state.ending  # N21: the round is still the last
    assert p.view(0)["last_round"]
    assert p.view(0)["players"][1]["gold"] == {"shepherds": 2}


def test_N19_opponents_without_one_are_passed_over_and_with_none_it_cannot_be_used() -> None:
    p = position(
        "Ns G0 G. W. G2 G.",
        seats=3,
        expansions=("nomads",),
        locations=["sword"],
        tiles={0: "s"},
        cards=[["grass"]] * 3,
    )
    p.play("use", "s")
    p.play("pick", p["s"] + 4)
    assert not p.state.agenda
    q = nomads("Ns G0 G. G. G.", locations=["sword"], tiles={0: "s"})
    assert q.why_not("use", "s") == "N19 sword-nobody"


def test_N20_nomad_tiles_stay_with_who_lost_a_settlement() -> None:
    p = nomads("Ns G0 G. W. Nt G1", locations=["sword", "resettlement"], tiles={0: "s", 1: "t"})
    p.play("use", "s")
    p.play("pick", p["t"] + 1)
    assert p.tiles(1) == {p["t"]}


def test_N20_the_bonus_tile_goes_with_the_location_tile() -> None:
    p = position(
        "Ns G0 G. W. Lx G1 Ly",
        expansions=EVERYTHING,
        locations=["sword", "refuge", "refuge"],
        tiles={0: "s", 1: "xy"},
    )
    assert p.bonuses(1) == {"refuge"}
    p.play("use", "s")
    p.play("pick", p["x"] + 1)
    assert p.bonuses(1) == set()


# Treasure.


def test_N22_three_gold_at_once_and_the_tile_is_gone() -> None:
    p = nomads("Gb Nt Gc Gd G.", locations=["treasure"])
    events = p.play("build", "b")
    assert [event.kind for event in events] == ["built", "took-tile", "paid", "spent-tile"]
    assert dict(events[2].facts) == {"source": "treasure", "gold": 3, "hex": p["t"]}
    assert p.tiles(0) == set()
    assert p.state.result().scores[0] - p.state.result().scores[1] >= 3
    assert p.view(0)["players"][0]["gold"] == {"treasure": 3}
    assert p.why_not("use", "t") == "N22 spent"
