"""Location tiles: taken, usable, lost; and the eight locations of the base game."""

import pytest

from fiefdom.games.kingdom_builder.board.hexes import SIDE
from fiefdom.kernel.errors import IllegalAction
from kingdom_builder_positions import GAME, position


def test_K13_building_next_to_a_location_takes_a_tile_at_once() -> None:
    p = position("Ga Lx Gb", locations=["farm"])
    events = p.play("build", "a")
    assert [event.kind for event in events] == ["built", "took-tile"]
    assert events[1].facts == {"tile": p["x"], "location": "farm", "left": 1}
    assert p.tiles(0) == {p["x"]}
    assert p.state.stock == (1,)
    p.play("build", "b")
    assert p.state.stock == (1,)  # one per space and player


def test_K13_an_empty_space_gives_nothing() -> None:
    p = position("Ga Lx Gb", locations=["farm"], left={"x": 0})
    p.play("build", "a")
    assert p.tiles(0) == set()
    assert p.why_not("use", "x") == "K13 none-left"


def test_K13_two_spaces_of_one_kind_give_two_tiles_at_once() -> None:
    p = position("Lx Ga Ly", locations=["farm", "farm"])
    p.play("build", "a")
    assert p.tiles(0) == {p["x"], p["y"]}


def test_K13_a_lost_tile_cannot_be_taken_again() -> None:
    p = position(
        """
        Lx G0 Ga Gb Gc Gd
         G. G. Ge Gf Gg Ly
        """,
        locations=["refuge", "paddock"],
        tiles={0: "x"},
    )
    p.play("use", "x")
    p.play("pick", p["x"] + 1)
    events = p.play("move", "a")
    assert "lost-tile" in [event.kind for event in events]
    p.play("build", p["x"] + 1)
    assert p.tiles(0) == set()
    assert p.state.stock == (1, 2)


def test_K13_moving_next_to_a_location_takes_its_tile() -> None:
    p = position("Lx G0 Ga Gb Ly", locations=["paddock", "farm"], tiles={0: "x"})
    p.play("use", "x")
    p.play("pick", p["x"] + 1)
    events = p.play("move", "b")
    assert [event.kind for event in events] == ["moved", "took-tile", "lost-tile"]
    assert p.tiles(0) == {p["y"]}


def test_K14_a_tile_is_usable_from_the_next_turn_on() -> None:
    p = position(
        """
        Ga Lx Gb Gc Gd Ge
         Gf Gg Gh Gi Gj Gk
        """,
        locations=["farm"],
        cards=[["grass"], ["grass"]],
    )
    p.play("build", "a")
    p.play("build", "f")
    p.play("build", "g")
    assert p.words() == {"end"}
    assert p.why_not("use", "x") == "K14 gained-now"
    p.play("end")
    for name in "kej":
        p.play("build", name)
    p.play("end")
    p.state.hands = ((0,), p.state.hands[1])
    assert p.can("use", tile=p["x"])


def test_K15_a_tile_is_lost_by_the_paddock() -> None:
    p = position("Lx G0 Ga Gb Ly", locations=["paddock", "farm"], tiles={0: "x"}, left={"y": 0})
    p.play("use", "x")
    p.play("pick", p["x"] + 1)
    p.play("move", "b")
    assert p.tiles(0) == set()
    assert p.why_not("use", "x") == "K15 lost"
    assert p.state.stock == (1, 0)  # it does not return to the space


def test_K15_a_tile_is_lost_by_the_harbor() -> None:
    p = position("Lx G0 G. Wa", fill="G", locations=["harbor"], tiles={0: "x"}, extra={(0, 0): "G0"})
    p.play("use", "x")
    p.play("pick", p["x"] + 1)
    assert p.named("move") == "a"
    p.play("move", "a")
    assert p.tiles(0) == set()


def test_K15_a_tile_is_lost_by_the_refuge() -> None:
    p = position("Lx G0 Ga", locations=["refuge"], tiles={0: "x"})
    p.play("use", "x")
    p.play("pick", p["x"] + 1)
    events = p.play("move", "a")
    assert events[-1].kind == "lost-tile"


def test_K15_a_tile_is_lost_by_the_temple() -> None:
    p = position("Lx G0 Ga", locations=["temple"], tiles={0: "x"})
    p.play("use", "x")
    events = p.play("pick", p["x"] + 1)
    assert [event.kind for event in events] == ["kept", "lost-tile"]


def test_K15_a_tile_stays_while_another_settlement_is_next_to_its_space() -> None:
    p = position("G0 Lx G0 Ga Gb", locations=["paddock"], tiles={0: "x"})
    p.play("use", "x")
    p.play("pick", p["x"] + 1)
    p.play("move", "b")
    assert p.tiles(0) == {p["x"]}


def test_K15_of_two_tiles_of_one_kind_the_player_chooses_which_to_use() -> None:
    p = position("G0 Lx Ga Ly G0 Gb Gc", locations=["farm", "farm"], tiles={0: "xy"})
    assert p.can("use", tile=p["x"])
    assert p.can("use", tile=p["y"])
    p.play("use", "x")
    p.play("build", "b")
    assert not p.can("use", tile=p["x"])
    assert p.can("use", tile=p["y"])


def test_K16_a_move_takes_nothing_from_the_supply_and_obeys_K10() -> None:
    p = position(
        """
        Lx G0 W. G0 Ga
         W. W. W. Gb W.
        Gc W. W. W. W.
        """,
        locations=["barn"],
        tiles={0: "x"},
    )
    before = p.state.supply[0]
    p.play("use", "x")
    p.play("pick", p["x"] + 1)
    assert p.named("move") == "ab"  # next to the other one
    p.play("move", "a")
    assert p.state.supply[0] == before


def test_K16_the_lifted_one_does_not_count_as_a_neighbour_and_may_go_back() -> None:
    p = position("Lx G0 Ga W. W. Gb", locations=["barn"], tiles={0: "x"})
    p.play("use", "x")
    p.play("pick", p["x"] + 1)
    # Nothing of one's own is left on the board: anywhere, also back.
    assert p.hexes("move") == {p["x"] + 1, p["a"], p["b"]}
    p.play("move", p["x"] + 1)
    assert p.tiles(0) == {p["x"]}


def test_K17_an_action_that_builds_needs_a_settlement_a_move_does_not() -> None:
    p = position("G0 Lx Ga Gb G0 Ly Gc", locations=["farm", "paddock"], tiles={0: "xy"}, supply={0: 0})
    assert not p.can("use", tile=p["x"])
    assert p.why_not("use", "x") == "K17 no-supply"
    assert p.can("use", tile=p["y"])


def test_K17_an_action_without_a_space_is_forfeited() -> None:
    p = position("G0 Lx Ga Gb Gc Gd", locations=["oasis"], tiles={0: "x"})
    assert p.why_not("use", "x") == "K17 no-space"


# The locations.


def test_K18_the_oracle_builds_on_the_terrain_of_the_card() -> None:
    p = position(
        """
        D0 Lx Da Gb
         Dc Gd G. Ge
        """,
        locations=["oracle"],
        tiles={0: "x"},
        cards=[["desert"], ["grass"]],
    )
    p.play("use", "x")
    assert p.named("build") == "c"
    assert p.why_not("build", "a") == "K10 not-beside"
    assert p.why_not("build", "d") == "K18 wrong-terrain"


def test_K19_farm_on_grass_and_oasis_on_desert() -> None:
    drawing = """
    F0 Lx Ga
     Gb Dc Ly
    """
    p = position(drawing, locations=["farm", "oasis"], tiles={0: "xy"}, cards=[["forest"], ["grass"]])
    p.play("use", "x")
    assert p.named("build") == "b"
    p.play("build", "b")
    p.play("use", "y")
    assert p.named("build") == "c"


def test_K20_the_tower_builds_at_the_edge_and_K10_is_judged_for_the_whole_edge() -> None:
    p = position(
        """
        Ga G. Gb
         Gc G. Lx
        Gd G0 W.
        """,
        at=(0, 0),
        locations=["tower"],
        tiles={0: "x"},
        cards=[["forest"], ["grass"]],
    )
    p.play("use", "x")
    assert p.named("build") == "cd"
    assert p.why_not("build", "a") == "K10 not-beside"
    assert p.why_not("build", 1 * SIDE + 1) == "K20 not-at-edge"


def test_K20_far_from_the_edge_the_tower_builds_anywhere_at_it() -> None:
    p = position(
        "Ga G. Gb", at=(0, 4), locations=["tower"], tiles={0: "x"}, extra={(6, 6): "G0", (6, 7): "Lx"}
    )
    p.play("use", "x")
    assert p.named("build") == "?ab"


def test_K21_the_tavern_builds_at_either_end_of_a_line_of_three() -> None:
    p = position(
        """
        Ga G0 W0 M0 Gb
         G. Gc G. G. Gd
        G. Lx G. G. Ge
        """,
        locations=["tavern"],
        tiles={0: "x"},
        cards=[["forest"], ["grass"]],
    )
    p.play("use", "x")
    assert p.named("build") == "ab"
    assert p.why_not("build", "c") == "K21 no-line"


def test_K21_diagonal_lines_count_and_an_end_must_be_eligible() -> None:
    p = position(
        """
        Wa Gy Gb
         G0 G. G.
        G. G0 G.
         G. G0 Gc
        G. Gz Gd Lx
        """,
        locations=["tavern"],
        tiles={0: "x"},
        cards=[["forest"], ["grass"]],
    )
    p.play("use", "x")
    assert p.named("build") == "d"  # the other end is water
    assert p.why_not("build", "a") == "K2 not-eligible"


def test_K22_the_barn_moves_to_the_terrain_of_the_card() -> None:
    p = position("Lx G0 Ga G0 Db", locations=["barn"], tiles={0: "x"}, cards=[["desert"], ["grass"]])
    p.play("use", "x")
    assert p.hexes("pick") == {p["x"] + 1, p["x"] + 3}
    p.play("pick", p["x"] + 1)
    assert p.named("move") == "b"
    assert p.why_not("move", "a") == "K22 wrong-terrain"


def test_K22_with_the_terrain_full_only_those_on_it_can_be_picked() -> None:
    p = position("Lx G0 Ga D0", locations=["barn"], tiles={0: "x"}, cards=[["desert"], ["grass"]])
    p.play("use", "x")
    assert p.hexes("pick") == {p["x"] + 3}
    assert p.why_not("pick", p["x"] + 1) == "K17 nowhere-to-go"
    p.play("pick", p["x"] + 3)
    assert p.hexes("move") == {p["x"] + 3}


def test_K23_the_harbor_moves_onto_water_and_from_water_to_water() -> None:
    p = position("Lx G0 Wa W0 Wb G.", fill="G", locations=["harbor"], tiles={0: "x"})
    p.play("use", "x")
    p.play("pick", p["x"] + 3)
    assert p.named("move") == "a"  # next to the one that stays
    p.play("move", "a")
    assert p.owner("a") == 0


def test_K24_the_paddock_jumps_two_in_a_straight_line_over_anything() -> None:
    p = position(
        """
        Ga G. Gb G. G.
         G. W. W. G. G.
        Gc L. G0 L. Gd
         G. K. M. G. G.
        Ge G. Gf G. Wg
        """,
        locations=["paddock", "farm"],
        tiles={},
    )
    state = p.state
    state.tiles = state.had = (1, 0)
    state.ready = 1
    p.play("use", state.layout.locations[0])
    (start,) = p.hexes("pick")
    p.play("pick", start)
    # straight: a and b two rows up (north-west, north-east land one column off), c, d, and two below
    assert p.hexes("move") == {start - 2, start + 2, start - 2 * SIDE - 1, start - 2 * SIDE + 1} | {
        start + 2 * SIDE - 1,
        start + 2 * SIDE + 1,
    }
    assert p.why_not("move", "a") == "K24 not-two-straight"


def test_K24_needs_no_neighbour_and_an_eligible_space() -> None:
    p = position("Lx G0 G. Ga W. W. G0", locations=["paddock"], tiles={0: "x"})
    p.play("use", "x")
    assert p.hexes("pick") == {p["x"] + 1}
    p.play("pick", p["x"] + 1)
    assert p.named("move") == "a"


def test_K2_special_spaces_water_and_mountains_are_not_built_on() -> None:
    p = position("G0 Ga Kb Lx Wc Md", locations=["farm"])
    assert p.why_not("build", "b") == "K2 special"
    assert p.why_not("build", "x") == "K2 special"
    assert p.why_not("build", "c") == "K9 wrong-terrain"
    assert p.named("build") == "a"


def test_refused_actions_leave_the_state_as_it_was() -> None:
    p = position("G0 Ga Kb Lx Wc Md", locations=["farm"])
    before = p.state.key()
    for do, values in (("build", {"hex": p["b"]}), ("end", {}), ("use", {"tile": p["x"]})):
        with pytest.raises(IllegalAction, match="not possible now"):
            p.state.apply(GAME.decode({"do": do, **values}))
    assert p.state.key() == before
