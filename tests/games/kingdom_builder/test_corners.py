"""Corners of the rules where several of them meet."""

from fiefdom.games.kingdom_builder.board.terrain import CARD_NUMBER
from kingdom_builder_positions import position

# X5, M4, M5: what binds the terrain.


def test_M5_a_half_filled_by_an_extra_action_leaves_the_other_half() -> None:
    """Only an action that needs the terrain binds it; the farm does not."""
    p = position("G0 Ga Lx W. Sb Sc", locations=["farm"], tiles={0: "x"}, cards=[["swamp/grass"], ["grass"]])
    p.play("choose", terrain="grass")
    p.play("use", "x")
    p.play("build", "a")  # the last grass
    assert p.why_not("build", "b") == "M4 choose-first"
    assert p.view(0)["expect"] == "choose"
    assert p.why_not("redraw") == "K11 redraw-space"
    assert p.why_not("end") == "K9 mandatory-first"
    assert p.why_not("choose", terrain="grass") == "M5 terrain-full"
    assert p.why_not("choose", terrain="forest") == "M4 not-on-card"
    assert p.words() == {"choose"}
    p.play("choose", terrain="swamp")
    p.play("build", "b")
    p.play("build", "c")
    assert p.words() == {"end"}


def test_X5_a_card_filled_by_an_extra_action_leaves_the_other_card() -> None:
    p = position(
        "G0 Ga Lx W. Db Dc", locations=["farm"], tiles={0: "x"}, cards=[["grass", "desert"], ["grass"]]
    )
    p.play("choose", terrain="grass")
    p.play("use", "x")
    p.play("build", "a")
    assert [action.to_json() for action in p.state.legal()] == [{"do": "choose", "terrain": "desert"}]
    assert p.why_not("choose", terrain="grass") == "X5 terrain-full"


def test_X5_a_card_bound_by_the_oracle_is_replaced_when_it_is_full() -> None:
    p = position(
        "G0 Ga Lx W. Db Dc", locations=["oracle"], tiles={0: "x"}, cards=[["grass", "desert"], ["grass"]]
    )
    p.play("choose", terrain="grass")
    p.play("use", "x")
    p.play("build", "a")
    assert p.words() == {"redraw"}
    assert p.why_not("choose", terrain="desert") == "X5 terrain-bound"


def test_M5_a_card_drawn_after_the_oracle_was_used_is_not_bound_by_it() -> None:
    p = position(
        "Sb G0 Ga Lx Ly W. Dc Dd De",
        locations=["oracle", "outpost"],
        tiles={0: "xy"},
        cards=[["grass"], ["grass"]],
    )
    p.play("use", "x")
    p.play("build", "a")  # the last grass
    p.state.deck = (*p.state.deck[:-1], CARD_NUMBER["swamp/desert"])
    p.play("redraw")
    p.play("choose", terrain="swamp")
    p.play("use", "y")
    p.play("build", "b")  # the last swamp, by an action that needs no terrain
    assert [action.to_json() for action in p.state.legal()] == [{"do": "choose", "terrain": "desert"}]
    p.play("choose", terrain="desert")
    assert p.named("build") == "cde"


def test_X5_of_two_cards_the_one_that_was_bound_is_rejected() -> None:
    p = position("G0 Ga W. Db Dc", cards=[["grass", "desert"], ["grass"]])
    p.play("choose", terrain="grass")
    p.play("build", "a")
    (event,) = p.play("redraw")
    assert event.kind == "redrew"
    assert event.facts["rejected"] == ["grass"]
    assert sorted(p.state.aside) == sorted([CARD_NUMBER["grass"], CARD_NUMBER["desert"]])


def test_K11_two_cards_or_halves_that_are_full_ask_for_another_card() -> None:
    p = position("S0 G0 Da", cards=[["swamp/grass"], ["grass"]])
    assert p.why_not("build", "a") == "K11 card-full"
    refusal = p.state.explain({"do": "build", "hex": p["a"]})
    assert refusal is not None
    assert refusal.facts == {"terrain": ["grass", "swamp"]}
    assert p.why_not("choose", terrain="swamp") == "K11 redraw-first"


def test_X5_the_choice_of_a_card_names_its_rule_M4_that_of_a_half() -> None:
    p = position("G0 Ga Db Lx", locations=["oracle"], tiles={0: "x"}, cards=[["grass", "desert"], ["grass"]])
    assert p.why_not("build", "a") == "X5 choose-first"
    assert p.why_not("use", "x") == "X5 choose-first"
    p.play("choose", terrain="grass")
    assert p.why_not("choose", terrain="desert") == "X5 terrain-bound"
    q = position("G0 Ga Sb", cards=[["swamp/grass"], ["grass"]])
    assert q.why_not("build", "a") == "M4 choose-first"
    assert q.why_not("choose", terrain="desert") == "M4 not-on-card"


# K11: when no card could be built on.


def test_K11_when_no_card_could_be_built_on_the_mandatory_action_is_over() -> None:
    """A space that an extra action sets free afterwards does not bring it back."""
    p = position(
        "G0 C0 D0 F0 T0 W. Lx T0",
        locations=["harbor"],
        tiles={0: "x"},
        cards=[["grass"], ["desert"]],
        expansions=(),
    )
    while p.can("redraw"):
        p.play("redraw")
    assert not p.state.deck
    terrain = p.state.terrain
    assert p.why_not("redraw") == "K11 redraw-over"
    assert p.words() == {"use", "end"}
    p.play("use", "x")
    start = next(n for n in p.hexes("pick") if p.state.layout.terrain[terrain] >> n & 1)
    p.play("pick", start)
    p.play("move", max(p.hexes("move") - {start}))
    assert p.state.free & p.state.layout.terrain[terrain]
    assert p.words() == {"end"}


# Reasons.


def test_K8_a_tile_used_or_just_gained_says_so_between_the_builds_too() -> None:
    p = position(
        "G0 Lx Ga Gb Gc Gd Ly Ge",
        locations=["farm", "tower"],
        tiles={0: "x"},
        extra={(0, 0): "G."},
    )
    p.play("use", "x")
    p.play("build", "a")
    p.play("build", "b")
    assert p.why_not("use", "x") == "K8 used"
    p.play("build", "c")
    p.play("build", "d")
    assert p.why_not("use", "y") == "K14 gained-now"


def test_X9_a_warrior_that_is_there_is_not_said_to_be_missing_it_only_never_moves() -> None:
    p = position("G0 Lx Ga Gb Gc", locations=["barracks"], tiles={0: "x"}, warriors={0: "c"})
    p.play("use", "x")
    assert p.why_not("move", "a") == "K8 tile-under-way"
    assert p.why_not("take-back", "a") == "X9 piece-not-there"


def test_K11_the_replacing_card_of_two_full_halves_is_replaced_again() -> None:
    p = position("G0 Ga W. S0 D0 W. Tb Tc", cards=[["grass"], ["grass"]])
    p.play("build", "a")
    p.state.deck = (*p.state.deck[:-1], CARD_NUMBER["swamp/desert"])
    p.play("redraw")
    assert p.words() == {"redraw"}


# Pieces and settlements.


def test_X13_the_fountain_looks_at_settlements_and_X16_at_pieces_too() -> None:
    drawing = """
    G. Ga Gb G. G.
     Lx G0 Gc Gd G.
    """
    first = position(drawing, locations=["fountain"], tiles={0: "x"}, wagon={1: "d"})
    first.play("use", "x")
    assert first["c"] in first.hexes("build")
    second = position(drawing, locations=["fountain"], tiles={0: "x"}, wagon={1: "d"}, printing="second")
    second.play("use", "x")
    assert second["c"] not in second.hexes("build")
    assert second.why_not("build", "c") == "M11 fountain-other"


def test_X8_another_players_city_hall_is_next_to_the_fountains_space() -> None:
    p = position(
        """
        G. Gb G. G. G. G. G.
         Lx G0 Ga G. G. G. G.
        G. G. G. G. Gh G. G.
         G. G. G. G. G. G. G.
        """,
        locations=["fountain"],
        tiles={0: "x"},
        hall={1: "h"},
    )
    p.play("use", "x")
    assert p.why_not("build", "a") == "M11 fountain-other"
    assert p["b"] in p.hexes("build")


def test_M7_a_city_hall_that_takes_a_last_tile_is_reacted_to() -> None:
    p = position(
        """
        Lx G0 G. G. G. W. W. W.
         G. G0 G. Ga G. Ly W. S1 Lz
        G. G. G. G. G. W. S. Sb
        """,
        locations=["city_hall", "refuge", "canoe"],
        tiles={0: "x", 1: "z"},
        left={"y": 1},
    )
    p.play("use", "x")
    p.play("place", "a")
    assert p.tiles(0) == {p["x"], p["y"]}
    assert p.state.actor == 1
    p.play("use", "z")
    p.play("build", "b")
    assert p.state.actor == 0
    assert p.why_not("use", "y") == "K14 gained-now"


def test_K15_of_two_tiles_of_one_kind_only_the_one_left_behind_is_lost() -> None:
    p = position("Lx G0 G. Ga Ly G0", locations=["paddock", "paddock"], tiles={0: "xy"})
    p.play("use", "y")
    p.play("pick", p["x"] + 1)
    events = p.play("move", "a")
    assert [event.kind for event in events] == ["moved", "lost-tile"]
    assert events[1].facts["tile"] == p["x"]
    assert p.tiles(0) == {p["y"]}
    assert p.why_not("use", "x") == "K15 lost"
    assert p.why_not("use", "y") == "K8 used"


def test_M14_the_first_settlement_stands_anywhere_also_on_a_replacing_card() -> None:
    p = position(
        "Lx G0 Ly W. Da W. W. Db Dc",
        locations=["temple", "temple"],
        tiles={0: "xy"},
        extra={(5, 4): "D."},
        cards=[["grass"], ["grass"]],
    )
    assert p.words() >= {"redraw"}
    p.state.deck = (*p.state.deck[:-1], CARD_NUMBER["desert"])
    p.play("redraw")
    assert p.named("build") == "?abc"
    p.play("build", "b")
    assert p.hexes("build") == {p["c"], 5 * 20 + 4}


def test_X10_the_city_hall_and_the_fountains_mountain_need_space_from_warriors() -> None:
    p = position(
        """
        Lx G0 Ly Ma Mb Mc
         Lz G. G. W. Gw W.
        """,
        locations=["fountain", "fountain", "city_hall"],
        tiles={0: "xyz"},
        warriors={1: "w"},
        extra={(3, 5): "Md"},
    )
    assert p.bonuses(0) == {"fountain"}
    p.play("use", "x")
    assert p["d"] in p.hexes("build")
    assert p.why_not("build", "c") == "X10 beside-warrior"
    assert p.why_not("build", "a") == "M11 fountain-own"
