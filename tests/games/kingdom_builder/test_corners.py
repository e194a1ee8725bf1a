"""Corners of the rules where several of them meet."""

from fiefdom.games.kingdom_builder.terrain import CARD_NUMBER
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
    start = next(n for n in p.hexes("pick") if p.state.table.terrain[terrain] >> n & 1)
    p.play("pick", start)
    p.play("move", max(p.hexes("move") - {start}))
    assert p.state.free & p.state.table.terrain[terrain]
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


def test_K11_the_replacing_card_of_two_full_halves_is_replaced_again() -> None:
    p = position("G0 Ga W. S0 D0 W. Tb Tc", cards=[["grass"], ["grass"]])
    p.play("build", "a")
    p.state.deck = (*p.state.deck[:-1], CARD_NUMBER["swamp/desert"])
    p.play("redraw")
    assert p.words() == {"redraw"}
