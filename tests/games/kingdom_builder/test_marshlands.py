"""Marshlands: swamp cards, bonus tiles, canoes and their chains, refuge, fountain, temple."""

import pytest

from fiefdom.games.kingdom_builder.board.hexes import BIT
from fiefdom.games.kingdom_builder.board.terrain import CARD_NUMBER
from fiefdom.games.kingdom_builder.rules import RULES
from kingdom_builder_positions import Position, position

# Swamp cards.


def test_M4_a_swamp_desert_card_two_on_swamp_or_three_on_desert() -> None:
    drawing = "Sa Sb Sc W. Dd De Df Dg"
    p = position(drawing, cards=[["swamp/desert"], ["grass"]])
    assert [action.to_json()["terrain"] for action in p.state.legal()] == ["desert", "swamp"]
    p.play("choose", terrain="swamp")
    p.play("build", "a")
    p.play("build", "b")
    assert p.words() == {"end"}
    q = position(drawing, cards=[["swamp/desert"], ["grass"]])
    q.play("choose", terrain="desert")
    for name in "def":
        q.play("build", name)
    assert q.words() == {"end"}


def test_M4_the_choice_holds_for_the_oracle_and_the_barn_alike() -> None:
    p = position(
        "S0 Sb Sc Lx D0 De Df Ly Dg",
        locations=["oracle", "barn"],
        tiles={0: "xy"},
        cards=[["swamp/desert"], ["grass"]],
    )
    assert not p.can("use", tile=p["x"])
    p.play("choose", terrain="swamp")
    p.play("use", "x")
    assert p.named("build") == "b"
    p.play("build", "b")
    p.play("use", "y")
    p.play("pick", p["e"] - 1)
    assert p.named("move") == "c"


def test_M5_if_one_half_is_full_the_other_must_be_chosen() -> None:
    p = position("S0 Da Db Dc", cards=[["swamp/desert"], ["grass"]])
    assert [action.to_json() for action in p.state.legal()] == [{"do": "choose", "terrain": "desert"}]
    assert p.why_not("choose", terrain="swamp") == "M5 terrain-full"


def test_M5_another_card_at_the_start_only_when_neither_half_can_be_built_on() -> None:
    p = position("S0 D0 Ga", cards=[["swamp/desert"], ["grass"]])
    assert p.words() == {"redraw"}


def test_M5_in_the_middle_the_chosen_half_counts_alone() -> None:
    p = position("S0 Sa W. Db Dc Dd", cards=[["swamp/desert"], ["grass"]])
    p.play("choose", terrain="swamp")
    p.play("build", "a")
    assert p.words() == {"redraw"}
    p.state.deck = (*p.state.deck[:-1], CARD_NUMBER["desert"])
    p.play("redraw")
    p.play("build", "b")
    assert p.words() == {"end"}  # two in all, as the swamp asked for


def test_M5_a_replacing_card_of_two_halves_is_a_choice_again() -> None:
    p = position("G0 Ga W. Db Dc Sd Se", cards=[["grass"], ["grass"]])
    p.play("build", "a")
    p.state.deck = (*p.state.deck[:-1], CARD_NUMBER["swamp/desert"])
    p.play("redraw")
    assert p.words() == {"choose"}
    p.play("choose", terrain="swamp")
    p.play("build", "d")
    p.play("build", "e")
    assert p.words() == {"end"}


# Bonus tiles.


def test_M6_both_tiles_of_a_location_bring_its_bonus_tile_from_the_next_turn_on() -> None:
    p = position("Lx G0 Ga Gb Ly Gc", locations=["canoe", "canoe"], tiles={0: "x"}, fill="T")
    p.play("build", "a")
    events = p.play("build", "b")
    assert [event.kind for event in events] == ["built", "took-tile", "took-bonus"]
    p.play("build", "c")
    assert p.bonuses(0) == {"canoe"}
    assert p.why_not("use-bonus", location="canoe") == "M6 gained-now"


def test_M6_losing_one_of_the_two_tiles_returns_the_bonus_tile() -> None:
    p = position("Lx G0 Ga Gb Ly G0", locations=["refuge", "refuge"], tiles={0: "xy"})
    assert p.bonuses(0) == {"refuge"}
    p.play("use", "x")
    p.play("pick", p["x"] + 1)
    events = p.play("move", "a")
    assert [event.kind for event in events] == ["moved", "lost-tile", "lost-bonus"]
    assert p.bonuses(0) == set()
    assert p.why_not("use-bonus", location="refuge") == "M6 no-bonus"
    view = p.view(0)
    assert {"location": "refuge", "left": 2} in view["bonuses"]


def test_M6_a_player_of_two_tiles_of_another_kind_gets_no_bonus() -> None:
    p = position("Lx G0 Ga Gb Ly Gc", locations=["farm", "farm"], tiles={0: "x"})
    p.play("build", "a")
    p.play("build", "b")
    assert p.bonuses(0) == set()


def test_M1_there_are_two_bonus_tiles_of_each_kind() -> None:
    p = position(
        "Lx Ga Ly G1 G2",
        seats=3,
        locations=["temple", "temple"],
        cards=[["grass"], ["grass"], ["grass"]],
    )
    p.state.bonus = (0, 8, 8)  # the custom case of more than two owners
    p.play("build", "a")
    assert len(p.tiles(0)) == 2
    assert p.bonuses(0) == set()


# The canoe: reactions.


def canoe_game(**more: object) -> Position:
    """Seat 0 takes the last refuge tile at a; seat 1 owns a canoe."""
    return position(
        """
        G. Ga Lx W. W. W. W. W.
         G. G. W. W. W. W. W. W.
        G. G. G. S. Sb S1 Ly G.
         G. G. G. W. Wc Wd We W.
        """,
        fill="G",
        locations=["refuge", "canoe"],
        tiles={1: "y"},
        left={"x": 1},
        cards=[["grass"], ["grass"]],
        **more,  # type: ignore[arg-type]
    )


def test_M7_the_owner_reacts_at_once_to_the_last_tile_before_that_player_goes_on() -> None:
    p = canoe_game()
    p.play("build", "a")
    assert p.state.turn == 0
    assert p.state.actor == 1
    assert p.words() == {"use", "decline"}
    assert p.why_not("build", "b") == "M7 asked"
    p.play("use", "y")
    # next to its own settlement: on swamp b; on water the two below
    assert p["b"] in p.hexes("build")
    assert all(BIT[n] & p.state.near[1] for n in p.hexes("build"))
    p.play("build", "b")
    assert p.owner("b") == 1
    assert p.state.actor == 0
    assert p.words() == {"build"}  # between two builds of the mandatory action
    assert p.state.left == 2


@pytest.mark.parametrize("version", RULES)
def test_M7_K10_is_judged_over_swamp_and_water_together(version: int) -> None:
    p = position(
        "Ga Lx W. Wc Sb W. G1 Ly We Wd",
        fill="G",
        locations=["refuge", "canoe"],
        tiles={1: "y"},
        left={"x": 1},
        rules=RULES[version],
    )
    p.play("build", "a")
    p.play("use", "y")
    named = p.named("build")
    assert ("b" in named) == (version == 2)  # the rules of old opened any swamp, as none is next to its own
    assert "c" not in named  # water is: only that
    assert p.why_not("build", "c") == "K10 not-beside"
    refusal = p.state.explain({"do": "build", "hex": p["c"]})
    assert refusal is not None
    assert refusal.facts["count"] == 1  # the one space before its own
    assert p.view(1)["building"]["must_touch"] == (version > 2)


def test_M7_it_is_voluntary() -> None:
    p = canoe_game()
    p.play("build", "a")
    events = p.play("decline")
    assert [event.kind for event in events] == ["declined"]
    assert p.state.actor == 0
    assert p.why_not("decline") == "M7 not-asked"


def test_M7_no_reaction_without_a_settlement_or_to_ones_own_taking() -> None:
    p = canoe_game(supply={1: 0})
    p.play("build", "a")
    assert p.state.actor == 0
    q = position("Ga Lx W. Wc Sb", fill="G", locations=["canoe"], left={"x": 1}, cards=[["grass"], ["grass"]])
    q.play("build", "a")
    assert q.state.actor == 0  # nobody but the taker owns a canoe


def test_M7_only_as_a_reaction_and_once_until_the_owners_next_turn() -> None:
    p = canoe_game()
    p.play("build", "a")
    p.play("use", "y")
    p.play("build", "b")
    assert p.state.canoes[1] == 0
    for _ in range(2):
        p.state.apply(p.state.legal()[0])
    p.play("end")
    assert p.state.canoes[1] != 0  # its owner's turn has begun
    assert p.why_not("use", "y") == "M7 reaction-only"


def test_M7_a_canoe_may_react_as_soon_as_it_is_owned() -> None:
    p = position(
        "Lx Ga Gb Ly Gc G1 S. S.",
        fill="G",
        locations=["canoe", "refuge"],
        left={"y": 1},
        cards=[["grass"], ["grass"]],
    )
    p.play("build", "a")  # seat 0 owns a canoe now
    assert p.state.canoes[0] == 1
    p.play("build", "b")  # … and takes the last refuge tile itself: no reaction of its own
    assert p.state.actor == 0
    third = next(iter(p.state.legal()))
    p.state.apply(third)
    p.play("end")
    p.state.stock = (1, 1)
    p.play("build", "c")
    assert p.state.actor == 0  # seat 0 reacts in the turn of seat 1


def test_M7_owning_two_each_may_react_to_the_same_event() -> None:
    p = position(
        "Ga Lx W. Ly S1 Lz W. W.",
        fill="G",
        locations=["refuge", "canoe", "canoe"],
        tiles={1: "yz"},
        left={"x": 1},
    )
    p.play("build", "a")
    p.play("use", "y")
    p.state.apply(p.state.legal()[0])
    assert p.state.actor == 1
    assert p.can("use", tile=p["z"])
    p.play("use", "z")
    p.state.apply(p.state.legal()[0])
    assert p.state.actor == 0


def test_M7_chain_of_three_owners_B_C_A_C() -> None:
    """A triggers B and C, B's build triggers C and A: the order is B, C, A, C."""
    p = position(
        """
        Ga Lx G. G. G. G. G. G. G. G. G. G. G. G.
         G0 G. G. G. G. G. G. G. G. G. G. G. G. G.
        S0 Lq G. G. S1 Sb Lz Lr G1 G. S2 Ls G. G.
         S. S. G. G. G. G. G. G. G. G. S. S. G. G.
        """,
        seats=3,
        fill="G",
        locations=["refuge", "canoe", "farm", "canoe", "canoe"],
        tiles={0: "q", 1: "r", 2: "s"},
        left={"x": 1, "z": 1},
        cards=[["grass"], ["grass"], ["grass"]],
    )
    p.play("build", "a")
    order = [p.state.actor]
    p.play("use", "r")
    p.play("build", "b")  # takes the last farm tile
    assert len(p.state.agenda) == 2  # one round inside the other
    order.append(p.state.actor)
    p.play("decline")
    order.append(p.state.actor)
    p.play("use", "q")  # the active player reacts, too
    p.state.apply(p.state.legal()[0])
    order.append(p.state.actor)
    assert order == [1, 2, 0, 2]
    copied = p.state.copy()
    assert copied.legal() == p.state.legal()
    p.play("use", "s")
    p.state.apply(p.state.legal()[0])
    assert p.state.actor == 0
    assert not p.state.agenda
    assert p.state.left == 2


def test_M7_a_used_tile_is_not_asked_again_in_the_outer_round() -> None:
    p = position(
        """
        Ga Lx G. G. G. G. G. G. G. G. G. G. G. G.
         G. G. G. G. G. G. G. G. G. G. G. G. G. G.
        G. G. G. G. S1 Sb Lz Lr G1 G. S2 Ls G. G.
         G. G. G. G. G. G. G. G. G. G. S. S. G. G.
        """,
        seats=3,
        fill="G",
        locations=["refuge", "farm", "canoe", "canoe"],
        tiles={1: "r", 2: "s"},
        left={"x": 1, "z": 1},
        cards=[["grass"], ["grass"], ["grass"]],
    )
    p.play("build", "a")
    p.play("use", "r")
    p.play("build", "b")
    assert p.state.actor == 2
    p.play("use", "s")
    p.state.apply(p.state.legal()[0])
    assert p.state.actor == 0  # C has reacted in the inner round


def test_M7_the_active_players_reaction_may_shorten_the_mandatory_action() -> None:
    p = position(
        """
        Ga Lx G. G. G. G. G. G. G. G.
         G0 G. G. G. G. G. G. G. G. G.
        S0 Lq G. G. S1 Sb Lz Lr G1 G.
         S. S. G. G. G. G. G. G. G. G.
        """,
        fill="G",
        locations=["refuge", "canoe", "farm", "canoe"],
        tiles={0: "q", 1: "r"},
        left={"x": 1, "z": 1},
        supply={0: 2},
    )
    p.play("build", "a")
    p.play("use", "r")
    p.play("build", "b")
    assert p.state.actor == 0
    p.play("use", "q")
    events = p.play("build", min(p.hexes("build")))
    assert "last-round" in [event.kind for event in events]  # K25: in whoever's turn
    assert p.words() == {"end"}


def test_M7_two_last_tiles_at_once_ask_twice() -> None:
    p = position(
        "Lx Ga Lz G. G. S1 Ly S.",
        fill="G",
        locations=["refuge", "farm", "canoe"],
        tiles={1: "y"},
        left={"x": 1, "z": 1},
    )
    p.play("build", "a")
    assert len(p.state.agenda) == 2
    p.play("decline")
    assert p.state.actor == 1
    p.play("decline")
    assert p.state.actor == 0


def test_M8_the_canoe_bonus_builds_in_ones_own_turn() -> None:
    p = position("Lx S0 Ly Wa Wb Sc", fill="G", locations=["canoe", "canoe"], tiles={0: "xy"}, left={"x": 1})
    assert p.bonuses(0) == {"canoe"}
    p.play("use-bonus", location="canoe")
    assert p.words() == {"build"}
    assert p.named("build") == "abc"  # neither swamp nor water is next to its own
    p.play("build", "a")
    assert not p.can("use-bonus", location="canoe")


# Refuge.


def test_M9_the_refuge_moves_to_an_adjacent_space_alone_or_not() -> None:
    p = position("Lx G0 Ga W. G0 Gb", locations=["refuge"], tiles={0: "x"})
    p.play("use", "x")
    p.play("pick", p["x"] + 1)
    assert p.named("move") == "a"
    assert p.why_not("move", "b") == "M9 not-adjacent"


def test_M10_and_M6_the_refuge_bonus_jumps_to_a_temple_and_takes_its_bonus() -> None:
    """By the refuge bonus a settlement jumps over a location and two others' settlements to a temple."""
    p = position(
        """
        G0 Lx G1 G1 Ga Ly G. G. Lz G0 Lr G0 Ls
        """,
        locations=["farm", "temple", "temple", "refuge", "refuge"],
        tiles={0: "zrs"},
        left={"x": 0, "y": 1},
        fill="W",
    )
    p.play("use-bonus", location="refuge")
    start = p["x"] - 1
    p.play("pick", start)
    assert p["a"] in p.hexes("move")
    events = p.play("move", "a")
    assert [event.kind for event in events] == ["moved", "took-tile", "took-bonus"]
    assert "temple" in p.bonuses(0)
    assert p.why_not("use-bonus", location="temple") == "M14 bonus-by-itself"


def test_M10_only_the_first_space_in_each_direction() -> None:
    p = position("G0 Wa W. Gb Gc Lx G0 Ly", locations=["refuge", "refuge"], tiles={0: "xy"})
    p.play("use-bonus", location="refuge")
    p.play("pick", p["a"] - 1)
    assert p.named("move") == "b"
    assert p.why_not("move", "c") == "M10 not-first-in-line"


# Fountain.


def test_M11_only_one_space_satisfies_the_fountain() -> None:
    """A player who wants to draw level at a palace finds that only one space satisfies the fountain."""
    p = position(
        """
        Wd Ga W. W. W.
         G0 P. Gb G1 W.
        W0 Gc W. Lx W.
        """,
        locations=["fountain"],
        tiles={0: "x"},
        cards=[["forest"], ["grass"]],
    )
    p.play("use", "x")
    assert p.named("build") == "a"
    assert p.why_not("build", "c") == "M11 fountain-own"
    assert p.why_not("build", "b") == "M11 fountain-own"


def test_M11_next_to_nobody_elses() -> None:
    p = position("G0 Ga G1 Lx Gb", locations=["fountain"], tiles={0: "x"}, cards=[["forest"], ["grass"]])
    assert p.why_not("use", "x") == "K17 no-space"


def test_M12_with_the_bonus_also_on_a_mountain_and_with_both_tiles() -> None:
    p = position(
        "Ma G0 Lx W. W. Ly G0 Mb",
        locations=["fountain", "fountain"],
        tiles={0: "xy"},
        cards=[["forest"], ["grass"]],
    )
    assert p.bonuses(0) == {"fountain"}
    p.play("use", "x")
    assert p.named("build") == "ab"
    p.play("build", "a")
    p.play("use", "y")
    assert p.named("build") == "b"
    p.play("build", "b")
    assert "use" not in p.words()
    assert "use-bonus" not in p.words()  # no additional settlement


def test_M12_not_in_the_turn_in_which_the_bonus_was_gained() -> None:
    p = position(
        "Ma G0 Lx W. Gc Ly W. W.",
        locations=["fountain", "fountain"],
        tiles={0: "x"},
        cards=[["grass"], ["grass"]],
    )
    p.play("build", "c")
    assert p.bonuses(0) == {"fountain"}
    assert not p.can("use", tile=p["x"])  # the mountain does not count yet


# Temple.


def test_M13_a_settlement_is_kept_and_built_in_the_next_mandatory_action() -> None:
    p = position(
        """
        Lx G0 Ga Gb Gc Gd Ge Gf Gg Gh
         W. W. W. W. W. W. W. W. W. W.
        Tr Ts Tt
        """,
        locations=["temple"],
        tiles={0: "x"},
        cards=[["grass"], ["forest"]],
    )
    p.play("use", "x")
    p.play("pick", p["x"] + 1)
    assert p.state.kept[0] == 1
    for name in "abc":
        p.play("build", name)
    assert p.words() == {"end"}  # not in this turn
    p.state.deck = (*p.state.deck[:-1], CARD_NUMBER["grass"])
    p.play("end")
    for name in "rst":
        p.play("build", name)
    p.play("end")
    before = p.state.supply[0]
    for name in "defg":  # on its terrain, in addition to the three
        p.play("build", name)
    assert p.words() == {"end"}
    assert p.state.supply[0] == before - 3
    assert p.state.kept[0] == 0


def test_M13_kept_settlements_are_not_supply_and_K25_waits_for_them() -> None:
    p = position("Ga Gb Gc W. W. Gd Ge", kept={0: 1}, supply={0: 1})
    p.play("build", "a")
    assert not p.state.ending
    p.play("build", "b")
    assert p.state.ending
    assert p.words() == {"end"}


def test_M13_what_cannot_be_built_stays_kept() -> None:
    p = position("G0 Ga", kept={0: 2}, supply={0: 0}, cards=[["grass"], ["grass"]], expansions=())
    p.play("build", "a")
    while p.can("redraw"):
        p.play("redraw")
    assert p.words() == {"end"}
    assert p.state.kept[0] == 1
    p.play("end")
    assert p.state.kept[0] == 1


def test_M13_M14_two_kept_and_the_bonus_five_settlements_the_first_anywhere() -> None:
    p = position(
        """
        Lx G0 Ly Ga Gb Gc Gd Ge W. W. W. Gf Lz
        """,
        locations=["temple", "temple", "fountain"],
        tiles={0: "xy"},
        left={"z": 1},
        kept={0: 2},
        cards=[["grass"], ["grass"]],
    )
    assert p.bonuses(0) == {"temple"}
    assert p.view(0)["mandatory"]["anywhere"] is True
    assert p.named("build") == "abcdef"
    events = p.play("build", "f")  # next to the fountain, taking its last tile
    assert [event.kind for event in events] == ["built", "took-tile"]
    for _ in range(4):
        p.state.apply(p.state.legal()[0])
    assert p.words() == {"end", "use"}
    assert p.state.kept[0] == 0
    assert p.state.own[0].bit_count() == 6


def test_M14_only_the_first_and_only_with_the_bonus() -> None:
    drawing = "Lx G0 Ga Ly Gb W. W. Gc Gd Ge"
    p = position(drawing, locations=["temple", "temple"], tiles={0: "x"})
    assert p.named("build") == "a"
    q = position(drawing, locations=["temple", "temple"], tiles={0: "xy"})
    assert q.named("build") == "abcde"
    q.play("build", "c")
    assert q.named("build") == "ad"
