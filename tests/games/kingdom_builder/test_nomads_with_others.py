"""Nomads with Crossroads (both printings) and with Marshlands."""

from typing import Any

import pytest

from fiefdom.games.kingdom_builder.board.hexes import BIT, NEIGHBOURS
from fiefdom.kernel.game import Event
from kingdom_builder_positions import EVERYTHING, Position, position

OTHERS = ["lords", "miners"]


def everything(drawing: str, **more: Any) -> Position:
    return position(drawing, **{"expansions": EVERYTHING, **more})


def paid(events: list[Event]) -> list[tuple[str, int]]:
    return [(str(e.facts["source"]), e.facts["gold"]) for e in events if e.kind == "paid"]  # type: ignore[misc]


# Crossroads.


def test_N39_first_printing_wagons_and_warriors_count_for_nothing_here() -> None:
    p = everything(
        "Lx D0 Da Nb",
        locations=["wagon", "sword"],
        tiles={0: "x"},
        goals=["ambassadors", "shepherds", "lords"],
    )
    p.play("use", "x")
    events = p.play("place", "a")  # next to a nomad space
    assert [event.kind for event in events] == ["placed"]
    q = everything(
        "Ns G0 Ga Gw G1 W. Gb",
        locations=["sword"],
        tiles={0: "s"},
        wagon={1: "w"},
        goals=["ambassadors", *OTHERS],
    )
    q.play("use", "s")
    assert q.hexes("pick") == {q["w"] + 1}  # no wagon
    q.play("pick", q["w"] + 1)
    assert paid(q.play("build", "a")) == []  # a wagon is no settlement of another player


def test_N39_they_do_fill_their_space_for_shepherds_but_not_for_walls_and_village() -> None:
    p = everything("Ga Gw", wagon={1: "w"}, goals=["shepherds", *OTHERS])
    assert paid(p.play("build", "a")) == [("shepherds", 2)]
    q = everything("Lx D0 W. Gw Ga", locations=["quarry"], tiles={0: "x"}, wagon={0: "w"})
    assert q.why_not("use", "x") == "K17 no-space"


def test_N40_second_printing_placing_is_building_and_a_sword_may_take_one() -> None:
    p = everything(
        "Lx D0 Ga G1 Nb",
        printing="second",
        locations=["wagon", "treasure"],
        tiles={0: "x"},
        goals=["ambassadors", "shepherds", "lords"],
        left={"b": 1},
    )
    p.play("use", "x")
    assert paid(p.play("place", "a")) == [("ambassadors", 1), ("shepherds", 2)]
    q = everything(
        "Ns G0 W. Gw G. G.",
        printing="second",
        locations=["sword"],
        tiles={0: "s"},
        wagon={1: "w"},
        goals=["lords"],
    )
    supply = q.state.supply[1]
    q.play("use", "s")
    events = q.play("pick", "w")
    assert dict(events[0].facts) == {"hex": q["w"], "owner": 1, "piece": "wagon"}
    assert q.piece("wagon", 1) == 0
    assert q.state.supply[1] == supply
    assert q.state.own[1] == 0


def test_N40_wagon_and_ship_take_nomad_tiles_at_every_step_and_moving_pays_nothing() -> None:
    p = everything(
        "Lx Gw Ga Gb Nn G1",
        printing="second",
        locations=["wagon", "sword"],
        tiles={0: "x"},
        wagon={0: "w"},
        goals=["ambassadors", "shepherds", "lords"],
        left={"n": 0},
    )
    p.state.stock = (1, 1)
    p.state.own[1] &= ~BIT[p["n"] + 1]
    p.play("use", "x")
    p.play("move", "a")
    events = p.play("move", "b")
    assert [event.kind for event in events] == ["piece-moved", "took-tile"]
    assert p["n"] in p.tiles(0)


@pytest.mark.parametrize("tile", ["caravan", "resettlement"])
def test_N40_caravan_and_resettlement_do_not_move_them(tile: str) -> None:
    p = everything("Lx Gw Ga Gb", printing="second", locations=[tile], tiles={0: "x"}, wagon={0: "w"})
    assert p.why_not("use", "x") == "K17 no-space"


def test_N41_the_city_hall_takes_nomad_tiles_and_each_hex_is_judged() -> None:
    p = everything(
        """
        W. W. D. D. G1 W.
         D0 D. Dm D. W. W.
        Lx W. D. D. Nn W.
        """,
        locations=["city_hall", "treasure"],
        tiles={0: "x"},
        goals=["shepherds", "ambassadors", "lords"],
    )
    p.play("use", "x")
    events = p.play("place", "m")
    assert [event.kind for event in events][:2] == ["placed", "took-tile"]
    payments = paid(events)
    assert payments.count(("treasure", 3)) == 1
    assert payments.count(("shepherds", 2)) == 7  # with all seven in place, and no desert left around
    assert payments.count(("ambassadors", 1)) == 2  # two hexes are next to seat 1


def test_N41_its_hexes_count_for_walls_and_for_others_ambassadors_and_no_sword_takes_it() -> None:
    drawing = """
        W. W. D. D. Ga Gb
         W. D. Dm D. W. W.
        Lx W. D. D. Ns W.
        """
    p = everything(drawing, locations=["quarry", "sword"], tiles={0: "x"}, hall={0: "m"}, left={"s": 0})
    p.state.tiles = p.state.had = (1, 0)
    p.state.ready = 1
    p.play("use", "x")
    assert p.named("place") == "a"
    q = everything(
        drawing, locations=["quarry", "sword"], tiles={0: "s"}, hall={1: "m"}, goals=["ambassadors", *OTHERS]
    )
    assert q.why_not("use", "s") == "N19 sword-nobody"
    assert paid(q.play("build", "a")) == [("ambassadors", 1)]


@pytest.mark.parametrize(
    "tile", ["donation_grass", "donation_water", "donation_mountain", "garden", "village", "quarry"]
)
def test_N42_spaces_next_to_a_warrior_are_closed(tile: str) -> None:
    letter = {"donation_water": "W", "donation_mountain": "M", "garden": "F"}.get(tile, "G")
    drawing = f"Lx D0 D0 {letter}a Dw\n D0 D0 D0 D0 D."
    p = everything(drawing, fill="D", locations=[tile], tiles={0: "x"}, warriors={1: "w"})
    assert p.why_not("use", "x") == "K17 no-space"


@pytest.mark.parametrize("tile", ["resettlement", "caravan"])
def test_N42_moves_stop_before_them(tile: str) -> None:
    p = everything("Lx G0 Ga Gb Gc Gw", locations=[tile], tiles={0: "x"}, warriors={1: "w"})
    p.play("use", "x")
    p.play("pick", p["a"] - 1)
    if tile == "resettlement":
        p.play("move", "a")
    assert p.named("move").strip("?") == "b"  # not c, next to the warrior
    p.play("move", "b")
    assert "c" not in p.named("move")
    if tile == "resettlement":
        assert p.why_not("move", "c") == "X10 beside-warrior"


def test_N43_place_of_refuge_at_a_nomad_space() -> None:
    p = everything(
        "D0 G0\n D0 Nn G0\nW. D0 G0", at=(5, 4), locations=["sword"], left={"n": 0}, tasks=["place_of_refuge"]
    )
    ring = NEIGHBOURS[p["n"]]
    p.state.own[0] = ring
    shares = {share.source: share.points for share in p.state.result().breakdown[0]}
    assert shares["place_of_refuge"] == 8


def test_N44_home_country_not_with_a_wall_but_on_water() -> None:
    p = everything("G0 Gw D. W0 D.", fill="D", walls="w", tasks=["home_country"])
    shares = {share.source: share for share in p.state.result().breakdown[0]}
    assert list(shares["home_country"].where) == [p["w"] + 2]  # the pond, and not the walled grass
    q = everything("G0 Gw D.", fill="D", walls="w", tasks=["home_country"])
    assert {share.source: share.points for share in q.state.result().breakdown[0]}["home_country"] == 0


def test_N45_a_quarry_used_first_binds_the_crossroads_card() -> None:
    p = everything(
        "Lx G0 Ga D0 Db D.", locations=["quarry"], tiles={0: "x"}, cards=[["grass", "desert"], ["grass"]]
    )
    p.play("choose", terrain="grass")
    p.play("use", "x")
    p.play("place", "a")
    assert p.state.bound
    assert p.why_not("choose", terrain="desert") == "X5 terrain-bound"


# Marshlands.


def canoe(drawing: str, **more: Any) -> Position:
    return everything(drawing, tiles={1: "y", **more.pop("tiles", {})}, **more)


def test_N46_a_canoe_reacts_to_every_nomad_tile_treasures_included() -> None:
    p = canoe("Ga Nt W. Ly W1 Wb G. G.", locations=["treasure", "canoe"])
    events = p.play("build", "a")
    assert "paid" in [event.kind for event in events]  # paid first
    assert p.state.actor == 1
    assert p.words() == {"use", "decline"}


@pytest.mark.parametrize("tile", ["donation_grass", "resettlement"])
def test_N46_it_interrupts_a_donation_or_a_resettlement_between_two_steps(tile: str) -> None:
    p = canoe(
        "Nx G0 Ga Nt W. Ly W1 Wb G.",
        locations=[tile, "treasure", "canoe"],
        tiles={0: "x"},
        extra={(3, 5): "Gc", (3, 6): "G.", (3, 4): "Gd"},
    )
    p.play("use", "x")
    do = "build" if tile.startswith("donation") else "move"
    if do == "move":
        p.play("pick", p["a"] - 1)
    p.play(do, "a")
    assert p.state.actor == 1
    p.play("use", "y")
    p.state.apply(p.state.legal()[0])
    assert p.state.actor == 0
    assert p.state.agenda  # and it goes on
    assert do in p.words()


def test_N46_a_reaction_may_fill_the_donations_last_space() -> None:
    p = canoe(
        "Nx D0 Wa Nt Ly W1 D.",
        fill="D",
        locations=["donation_water", "treasure", "canoe"],
        tiles={0: "x"},
        extra={(3, 9): "Wb"},
    )
    p.play("use", "x")
    p.play("build", "a")
    p.play("use", "y")
    p.play("build", "b")
    assert p.state.actor == 0
    assert not p.state.agenda  # the rest is forfeited (N13)


def test_N47_noblewomen_score_nomad_spaces() -> None:
    p = everything("Nn G0 W. K. G1", locations=["sword"], left={"n": 0}, goals=["noblewomen", *OTHERS])
    shares = [{s.source: s.points for s in b} for b in p.state.result().breakdown]
    assert (shares[0]["noblewomen"], shares[1]["noblewomen"]) == (5, 5)


def test_N48_swamp_is_eligible_for_village_caravan_and_resettlement() -> None:
    for tile in ("caravan", "resettlement"):
        p = everything("Lx G0 Sa Sb", locations=[tile], tiles={0: "x"})
        p.play("use", "x")
        p.play("pick", p["a"] - 1)
        assert p.named("move") == ("b" if tile == "caravan" else "a")
    q = everything("Lx G0 Sa\n W. G0 G0", locations=["village"], tiles={0: "x"})
    q.play("use", "x")
    assert q.named("build") == "a"


def test_N49_kept_ones_pay_shepherds_but_families_looks_at_the_first_three() -> None:
    goals = ["families", "shepherds", "lords"]
    p = everything("Ga Gb Gc Gd", kept={0: 1}, goals=goals)
    for name in "abc":
        events = p.play("build", name)
    assert paid(events) == [("families", 2)]
    assert paid(p.play("build", "d")) == [("shepherds", 2)]
    q = everything("Ga Gb Gc Gd", kept={0: 1}, supply={0: 2}, goals=goals)  # its own number is two
    for name in "abc":
        assert "families" not in dict(paid(q.play("build", name)))


def test_N50_temple_bonus_and_outpost_serve_two_settlements_of_one_action() -> None:
    p = everything(
        "Lx G0 Ly Ga Gb W. Gc Gd W. Ge",
        locations=["temple", "temple", "nomad_outpost"],
        tiles={0: "xyo"},
        extra={(12, 4): "No", (3, 5): "Gf"},
    )
    assert p.why_not("use", "o") == "N18 outpost-nothing"  # the bonus serves the first settlement
    assert "e" in p.named("build")
    p.play("build", "e")
    assert "c" not in p.named("build")
    p.play("use", "o")
    assert "c" in p.named("build")
    p.play("build", "c")
    assert not p.state.anywhere


def test_N51_refuge_and_its_bonus_take_nomad_tiles() -> None:
    p = everything("Lx G0 Ga Nn", locations=["refuge", "sword"], tiles={0: "x"})
    p.play("use", "x")
    p.play("pick", p["a"] - 1)
    events = p.play("move", "a")
    assert "took-tile" in [event.kind for event in events]
    assert p["n"] in p.tiles(0)


def test_N52_with_scouts_tiles_build_on_the_removed_terrain() -> None:
    p = everything(
        "Lx D0 Fa Nn Fb\n D. D. F.",
        locations=["garden", "donation_flower_field"],
        tiles={0: "xn"},
        goals=["scouts", *OTHERS],
        removed="flower_field",
    )
    for tile in "xn":
        p.play("use", tile)
        p.state.apply(p.state.legal()[0])
    assert p.state.own[0].bit_count() == 3


def test_N53_settlements_of_the_mountain_donation_touch_their_range() -> None:
    p = everything(
        "Nx D0 Ma D. M. M.",
        fill="D",
        locations=["donation_mountain"],
        tiles={0: "x"},
        goals=["geologists", *OTHERS],
        extra={(5, 6): "D0", (5, 7): "D0"},
    )
    p.play("use", "x")
    p.play("build", "a")
    shares = {share.source: share.points for share in p.state.result().breakdown[0]}
    assert shares["geologists"] == 4
