"""Crossroads: its locations and pieces, in both printings."""

from fiefdom.games.kingdom_builder.board.hexes import BIT, NEIGHBOURS
from fiefdom.games.kingdom_builder.board.terrain import CARD_NUMBER
from kingdom_builder_positions import position

ROOM = """
G. G. G. G. G. G.
 G. Ga Gb Gc G. G.
G. Gd G. Ge G. G.
 G. Gf Gg Gh Gi G.
G. Lx G0 Gj G. G.
 G. G. G. Gk G. G.
"""


def test_X3_lodge_on_forest_and_monastery_on_canyon() -> None:
    p = position(
        """
        G0 Ta Lx Tb
         Cc Ly Cd T.
        """,
        locations=["foresters_lodge", "monastery"],
        tiles={0: "xy"},
    )
    p.play("use", "x")
    assert p.named("build") == "a"
    p.play("build", "a")
    p.play("use", "y")
    assert p.named("build") == "c"


def test_X3_is_forfeited_when_no_such_space_remains() -> None:
    p = position("G0 Ga Lx Gb", locations=["monastery"], tiles={0: "x"})
    assert p.why_not("use", "x") == "K17 no-space"


def test_X4_the_outpost_builds_on_any_eligible_terrain_swamp_too() -> None:
    p = position(
        """
        G0 Ta Lx Tb
         Sc Md Ce G.
        """,
        locations=["outpost"],
        tiles={0: "x"},
    )
    p.play("use", "x")
    assert p.named("build") == "ac"


# X5, X6: the crossroads.


def test_X5_one_card_more_at_the_end_of_the_turn_also_when_just_gained() -> None:
    p = position("Ga Lx Gb Gc Gd", locations=["crossroads"], cards=[["grass"], ["desert"]])
    for name in "abc":
        p.play("build", name)
    assert p.why_not("use", "x") == "X5 draws-only"
    p.play("end")
    assert len(p.state.hands[0]) == 2
    assert len(p.state.hands[1]) == 1


def test_X5_the_first_action_that_needs_a_terrain_binds_the_card() -> None:
    p = position(
        """
        G0 Ga Dc Lx Gb
         Dd De Gf Dg Gh
        """,
        locations=["oracle"],
        tiles={0: "x"},
        cards=[["grass", "desert"], ["forest"]],
    )
    assert p.words() == {"choose"}
    assert p.why_not("use", "x") == "X5 choose-first"
    assert p.why_not("build", "a") == "X5 choose-first"
    assert p.why_not("choose", terrain="forest") == "X5 not-on-card"
    p.play("choose", terrain="desert")
    assert p.why_not("choose", terrain="grass") == "X5 terrain-bound"
    assert p.can("use", tile=p["x"])
    p.play("use", "x")
    assert p.named("build") == "d"
    p.play("build", "d")
    p.play("build", "e")
    assert p.named("build") == "c"


def test_X5_a_card_that_cannot_be_built_on_may_not_be_chosen_while_the_other_can() -> None:
    p = position("G0 Ga D0", cards=[["grass", "desert"], ["forest"]])
    assert not p.can("choose", terrain="desert")
    assert p.why_not("choose", terrain="desert") == "X5 terrain-full"
    assert p.can("choose", terrain="grass")


def test_X5_after_the_turn_all_cards_are_discarded() -> None:
    p = position("G0 Ga Gb Gc", cards=[["grass", "desert"], ["forest"]])
    p.play("choose", terrain="grass")
    for name in "abc":
        p.play("build", name)
    p.play("end")
    assert sorted(p.state.discard) == [CARD_NUMBER["grass"], CARD_NUMBER["desert"]]
    assert len(p.state.hands[0]) == 1


def test_X5_both_cards_are_shown_in_the_turn() -> None:
    p = position("G0 Ga", cards=[["grass", "desert"], ["forest"]])
    view = p.view(1)
    assert view["players"][0]["cards"] == ["grass", "desert"]
    spectator = p.view(None)
    assert spectator["players"][1]["cards"] is None


def test_X6_losing_the_tile_does_not_discard_a_card_already_held() -> None:
    p = position(
        "Lx G0 Ga Gb Gc Gd Ge Ly G0",
        locations=["crossroads", "paddock"],
        tiles={0: "xy"},
        cards=[["grass", "desert"], ["forest"]],
    )
    p.play("use", "y")
    p.play("pick", p["x"] + 1)
    events = p.play("move", "b")
    assert "lost-tile" in [event.kind for event in events]
    assert len(p.state.hands[0]) == 2
    p.play("choose", terrain="grass")
    for _ in range(3):
        p.state.apply(p.state.legal()[0])
    p.play("end")
    assert len(p.state.hands[0]) == 1


# X7, X8: the city hall.


def test_X7_seven_empty_eligible_spaces_next_to_an_own_settlement() -> None:
    p = position(ROOM, locations=["city_hall"], tiles={0: "x"})
    p.play("use", "x")
    assert p.words() == {"place"}
    for number in p.hexes("place"):
        seven = BIT[number] | NEIGHBOURS[number]
        assert seven.bit_count() == 7
        assert seven & p.state.free == seven
        assert seven & p.state.near[0]
    assert p["b"] not in p.hexes("place")  # not next to one's own
    assert p.why_not("place", "b") == "X7 hall-beside"
    assert p.why_not("place", "f") == "X7 hall-room"
    p.play("place", "e")
    assert p.state.own[0].bit_count() == 8
    assert p.state.supply[0] == 39  # X2: besides the settlements


def test_X7_without_an_own_settlement_near_there_is_no_if_possible() -> None:
    p = position(
        """
        G. G. G. G.
         G. Ga G. G.
        G. G. G. G.
        """,
        locations=["city_hall"],
        tiles={0: "x"},
        extra={(14, 14): "G0", (14, 15): "Lx"},
    )
    assert p.why_not("use", "x") == "K17 no-space"


def test_X7_once_per_game_and_it_stays_when_the_tile_is_lost() -> None:
    p = position(ROOM, locations=["city_hall"], tiles={0: "x"}, hall={0: "b"})
    assert p.why_not("use", "x") == "X7 hall-placed"
    p.state.tiles = (0, 0)
    assert p.piece("hall", 0).bit_count() == 7


def test_X8_each_of_its_hexes_counts_as_a_settlement() -> None:
    p = position(ROOM, locations=["city_hall"], hall={0: "e"}, goals=["citizens", "knights", "hermits"])
    result = p.state.result()
    shares = {share.source: share.points for share in result.breakdown[0]}
    assert shares["citizens"] == 4  # eight together
    assert shares["knights"] == 6  # three in a row
    assert shares["hermits"] == 1


def test_X8_it_takes_location_tiles_and_holds_them() -> None:
    p = position(
        """
        G. G. G. G. G.
         G. Ga G. G. G.
        G. G. Gb Gc Ly
         G. G. G. G. G.
        G. G. G0 Lx G.
        """,
        locations=["farm", "city_hall"],
        tiles={0: "x"},
    )
    p.play("use", "x")
    targets = p.hexes("place")
    taking = [n for n in targets if (BIT[n] | NEIGHBOURS[n]) & NEIGHBOURS[p["y"]]]
    assert taking
    events = p.play("place", taking[0])
    assert "took-tile" in [event.kind for event in events]
    assert p["y"] in p.tiles(0)


def test_X8_nothing_moves_it() -> None:
    p = position(ROOM.replace("Gk", "Ly"), locations=["paddock", "temple"], tiles={0: "xy"}, hall={0: "e"})
    p.play("use", "x")
    assert p.hexes("pick") == {p["x"] + 1}
    assert p.why_not("pick", "e") == "X8 hall-stays"


# X9, X10: warriors.


def test_X9_place_a_warrior_next_to_your_own_if_possible_or_take_one_back() -> None:
    p = position(
        """
        G0 Ga W. Gb
         Gc Lx W. Gd
        """,
        locations=["barracks"],
        tiles={0: "x"},
        warriors={0: "d"},
    )
    p.play("use", "x")
    assert p.words() == {"place", "take-back"}
    assert p.named("place") == "ac"
    assert p.named("take-back") == "d"
    p.play("take-back", "d")
    assert p.piece("warrior", 0) == 0
    assert p.state.zone == 0


def test_X9_two_warriors_and_no_more() -> None:
    p = position(
        "G0 Ga Lx Gb W. W. Gc Gd W. W. Ge", locations=["barracks"], tiles={0: "x"}, warriors={0: "ce"}
    )
    p.play("use", "x")
    assert p.words() == {"take-back"}
    assert p.why_not("place", "a") == "X9 piece-on-board"


def test_X10_spaces_next_to_a_warrior_are_closed_to_everybody() -> None:
    p = position("G0 Ga Gb Gc W. Gd", warriors={1: "c"})
    assert p.why_not("build", "b") == "X10 beside-warrior"
    assert p.named("build") == "a"


def test_X10_such_a_space_is_skipped_in_K10_so_one_may_build_anywhere() -> None:
    p = position("G0 Ga Gb W. W. Gd Ge", warriors={1: "b"})
    # a is the only free space next to one's own, but it is closed
    assert p.named("build") == "de"


def test_X10_no_move_goes_there_and_what_stands_there_may_leave() -> None:
    p = position("Lx G0 Ga Gb Gc", locations=["paddock"], tiles={0: "x"}, warriors={1: "c"})
    assert p.why_not("use", "x") == "K17 no-space"  # b is next to the warrior
    q = position("Ga G0 Lx Gb W.", locations=["paddock"], tiles={0: "x"}, warriors={1: "a"})
    q.play("use", "x")
    q.play("pick", q["a"] + 1)
    assert q.named("move") == "b"


def test_X10_no_warrior_is_placed_next_to_a_warrior() -> None:
    p = position("G0 Ga Gb Gc Lx", locations=["barracks"], tiles={0: "x"}, warriors={1: "b"})
    assert p.why_not("use", "x") == "K17 no-space"


def test_X10_spaces_are_free_again_when_the_warrior_leaves() -> None:
    p = position("G0 Ga Gb Lx", locations=["barracks"], tiles={0: "x"}, warriors={0: "b"})
    assert p.words() == {"redraw", "use"}
    p.play("use", "x")
    p.play("take-back", "b")
    assert p.named("build") == "a"


def test_X10_harbor_and_canoe_do_not_go_next_to_a_warrior() -> None:
    p = position("Lx G0 Wa Gb", fill="G", locations=["harbor"], tiles={0: "x"}, warriors={1: "b"})
    assert p.why_not("use", "x") == "K17 no-space"


def test_X10_a_straight_line_passes_over_such_spaces() -> None:
    p = position(
        "Lx G0 Ga Gb Gc Gd Ly G0",
        locations=["refuge", "refuge"],
        tiles={0: "xy"},
        warriors={1: "b"},
    )
    p.play("use-bonus", location="refuge")
    p.play("pick", p["x"] + 1)
    assert p.named("move") == "d"


# Wagon and ship.


def test_X11_place_the_wagon_on_eligible_or_mountain_next_to_your_own_if_possible() -> None:
    p = position(
        """
        G0 Ga Lx Gb
         Mc Wd M. G.
        """,
        locations=["wagon"],
        tiles={0: "x"},
        cards=[["forest"], ["grass"]],
    )
    p.play("use", "x")
    assert p.named("place") == "ac"
    assert p.why_not("place", "d") == "K2 not-eligible"
    p.play("place", "c")
    assert p.piece("wagon", 0) == BIT[p["c"]]
    assert p.state.own[0].bit_count() == 1  # X13: not a settlement


def test_X11_move_up_to_three_steps_around_what_stands_there() -> None:
    p = position("Lx G0 Ga Mb Gc Md Ge", locations=["wagon"], tiles={0: "x"}, wagon={0: "a"})
    p.play("use", "x")
    assert p.words() == {"move", "take-back"}
    assert p.named("move") == "bcd"
    assert p.why_not("move", "e") == "X11 too-far"
    assert p.why_not("place", "b") == "X11 piece-on-board"
    q = position("Lx G0 Ga Mb G1 Md Ge", locations=["wagon"], tiles={0: "x"}, wagon={0: "a"})
    q.play("use", "x")
    assert q.named("move") == "b"  # not through settlements


def test_X11_warriors_do_not_keep_the_wagon_away_but_it_cannot_pass_through_them() -> None:
    p = position(
        "Lx G0 Ga Mb Gc Md Ge", locations=["wagon"], tiles={0: "x"}, wagon={0: "a"}, warriors={1: "d"}
    )
    p.play("use", "x")
    assert p.named("move") == "bc"


def test_X12_the_ship_on_water_one_to_three_steps() -> None:
    p = position("Lx G0 Wa Wb Wc Wd G.", fill="G", locations=["lighthouse"], tiles={0: "x"})
    p.play("use", "x")
    assert p.named("place") == "a"
    p.play("place", "a")
    q = position("Lx G0 Wa Wb Wc Wd G.", fill="G", locations=["lighthouse"], tiles={0: "x"}, ship={0: "a"})
    q.play("use", "x")
    assert q.named("move") == "bcd"
    q.play("take-back", "a")
    assert q.piece("ship", 0) == 0


def test_X13_wagon_and_ship_oblige_to_build_next_to_them_and_count_for_nothing_else() -> None:
    p = position("Ga Mb Gc W. W. Gd G0 Ge", wagon={0: "b"}, goals=["hermits", "knights", "miners"])
    assert p.named("build") == "acde"
    p.play("build", "d")
    p.play("build", "e")
    assert p.named("build") == "ac"
    assert {s.source: s.points for s in p.state.result().breakdown[0]}["hermits"] == 1


def test_X13_they_take_no_tiles_and_no_other_action_moves_them() -> None:
    p = position(
        "G0 Ga Lx Gb Ly W.", locations=["wagon", "temple"], tiles={0: "xy"}, left={"y": 2}, wagon={0: "b"}
    )
    p.play("use", "y")
    assert p["b"] not in p.hexes("pick")
    assert p.why_not("pick", "b") == "X13 piece-own-action"
    q = position("G0 Ga Gb Lx W. W. Gc Ly", locations=["wagon", "farm"], tiles={0: "x"})
    q.play("use", "x")
    q.play("place", "a")
    assert q.tiles(0) == {q["x"]}


def test_X14_pieces_stay_when_the_tile_is_lost_and_do_not_score() -> None:
    p = position("G0 Ga Gb", wagon={0: "a"}, warriors={1: "b"}, goals=["knights", "hermits", "citizens"])
    assert p.state.result().scores == [2 + 1, 0]


def test_X15_all_pieces_occupy_their_space() -> None:
    p = position("G0 Ga Gb W. W. Gc", wagon={1: "a"}, warriors={1: "c"})
    assert p.why_not("build", "a") == "X15 occupied"
    assert p.named("build") == "b"


# X16: the second printing.


def test_X16_the_fort_draws_a_card_and_builds_on_its_terrain() -> None:
    p = position(
        """
        G0 Da Lx Db
         Gc Dd G. De
        """,
        locations=["fort"],
        tiles={0: "x"},
        printing="second",
    )
    p.state.deck = (*p.state.deck[:-1], CARD_NUMBER["desert"])
    events = p.play("use", "x")
    assert [event.kind for event in events] == ["used", "fort-drew"]
    assert events[1].reveals  # cannot be undone
    assert p.named("build") == "a"
    p.play("build", "a")
    assert p.state.discard == (CARD_NUMBER["desert"],)


def test_X16_the_fort_with_a_swamp_card_takes_either_half_and_is_forfeited_when_full() -> None:
    drawing = """
    G0 Da Lx Db
     Sc W. G. De
    """
    p = position(drawing, locations=["fort"], tiles={0: "x"}, printing="second")
    p.state.deck = (*p.state.deck[:-1], CARD_NUMBER["swamp/desert"])
    p.play("use", "x")
    assert p.named("build") == "ac"
    q = position(drawing, locations=["fort"], tiles={0: "x"}, printing="second")
    q.state.deck = (*q.state.deck[:-1], CARD_NUMBER["canyon"])
    events = q.play("use", "x")
    assert events[1].facts["forfeited"] is True
    assert not q.state.agenda
    assert q.why_not("use", "x") == "K8 used"


def test_X16_pieces_count_as_settlements_and_take_tiles_at_every_step() -> None:
    p = position(
        """
        Lx G0 Ga Gb Gc Gd
         W. W. W. W. Ly W.
        """,
        locations=["wagon", "farm"],
        tiles={0: "x"},
        wagon={0: "a"},
        printing="second",
        goals=["knights", "hermits", "citizens"],
    )
    assert {s.source: s.points for s in p.state.result().breakdown[0]}["knights"] == 4
    p.play("use", "x")
    assert p.named("move") == "b"  # step by step
    assert p.why_not("move", "c") == "X16 one-step"
    p.play("move", "b")
    assert "stop" in p.words()
    events = p.play("move", "c")
    assert "took-tile" in [event.kind for event in events]
    p.play("stop")
    assert p.tiles(0) == {p["x"], p["y"]}


def test_X16_three_steps_and_the_tile_is_lost_at_the_end_of_the_move() -> None:
    p = position(
        "Ly Ga Gb Gc Gd W. G0 Lx",
        locations=["farm", "wagon"],
        tiles={0: "xy"},
        wagon={0: "a"},
        printing="second",
    )
    p.play("use", "x")
    assert p.tiles(0) == {p["x"], p["y"]}
    p.play("move", "b")
    assert p.tiles(0) == {p["x"], p["y"]}  # the action under way is finished first
    p.play("move", "c")
    events = p.play("move", "d")
    assert "lost-tile" in [event.kind for event in events]
    assert not p.state.agenda


def test_X16_warriors_block_wagons_and_ships_too() -> None:
    p = position(
        "Lx G0 Ga Mb Gc Md Ge",
        locations=["wagon"],
        tiles={0: "x"},
        wagon={0: "a"},
        warriors={1: "c"},
        printing="second",
    )
    p.play("use", "x")
    assert p.words() == {"take-back"}
    assert p.why_not("move", "b") == "X10 beside-warrior"


def test_X16_a_warrior_taken_back_can_lose_a_tile() -> None:
    p = position(
        "Ly Ga W. W. G0 Lx",
        locations=["farm", "barracks"],
        tiles={0: "xy"},
        warriors={0: "a"},
        printing="second",
    )
    p.play("use", "x")
    events = p.play("take-back", "a")
    assert "lost-tile" in [event.kind for event in events]
