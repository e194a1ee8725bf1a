"""Nomads: boards and set-up, taking and holding its tiles, its locations and walls, the cards that pay at once."""

from collections import Counter
from typing import Any

import pytest

from fiefdom.games.kingdom_builder.board.hexes import BIT, NEIGHBOURS
from fiefdom.games.kingdom_builder.board.terrain import CARD_NUMBER
from fiefdom.games.kingdom_builder.expansions.nomads.tiles import NUMBERS
from fiefdom.games.kingdom_builder.expansions.register import REGISTER
from fiefdom.kernel.errors import BadOptions, BadSeats
from fiefdom.kernel.game import Event
from kingdom_builder_positions import EVERYTHING, GAME, Position, position, printed

NOMADS: dict[str, Any] = {"expansions": ["nomads"]}
FOUR = ["quarry", "caravan", "village", "garden"]


def at(row: int, column: int) -> int:
    return row * 20 + column


def paid(events: list[Event]) -> list[tuple[str, int]]:
    return [(str(e.facts["source"]), e.facts["gold"]) for e in events if e.kind == "paid"]  # type: ignore[misc]


def nomads(drawing: str, **more: Any) -> Position:
    return position(drawing, **{"expansions": ("nomads",), **more})


# Board and set-up.


def test_N1_four_quadrants_with_their_spaces_and_no_castles() -> None:
    boards = [board for board in REGISTER.quadrants if board.expansion == "nomads"]
    spaces = {board.name: ("".join(board.rows).count("N"), board.locations) for board in boards}
    assert spaces == {
        "quarry": (3, ("quarry",)),
        "caravan": (1, ("caravan", "caravan")),
        "village": (1, ("village", "village")),
        "garden": (1, ("garden", "garden")),
    }
    assert not any(letter in "KP" for board in boards for row in board.rows for letter in row)
    state = GAME.start(2, 1, {**NOMADS, "quadrants": FOUR})
    assert len(state.layout.places["nomad"]) == 6


def test_N2_nothing_is_ever_built_on_a_nomad_space_with_or_without_its_tile() -> None:
    p = nomads("G0 Na Gb", locations=["donation_grass"], tiles={0: "a"}, fill="D")
    assert p.why_not("build", "a") == "K2 special"
    assert p.named("build") == "b"
    assert p.state.explain({"do": "build", "hex": p["a"]}).facts == {"space": "nomad"}  # type: ignore[union-attr]


def test_N3_fifteen_tiles_one_face_up_on_each_space_drawn_by_the_maps_seed() -> None:
    assert sum(number for _, number in NUMBERS) == 15
    assert dict(NUMBERS)["sword"] == 2
    assert len([name for name, _ in NUMBERS if name.startswith("donation_")]) == 7
    drawn: Counter[str] = Counter()
    for seed in range(60):
        layout = GAME.start(2, seed, {**NOMADS, "quadrants": FOUR}).layout
        tiles = [layout.kinds[layout.space_at[place]].name for place in layout.places["nomad"]]
        assert all(count <= dict(NUMBERS)[name] for name, count in Counter(tiles).items())
        assert all(layout.tiles[layout.space_at[place]] == 1 for place in layout.places["nomad"])
        drawn.update(tiles)
    assert set(drawn) == {name for name, _ in NUMBERS}


def test_N3_the_draw_shifts_no_other_and_is_shifted_by_none() -> None:
    options = {**NOMADS, "map_seed": 5, "quadrants": [*FOUR[:3], "harbor"], "turned": [False] * 4}
    one, other = GAME.start(2, 1, options), GAME.start(2, 1, {**options, "capitol": True})
    assert one.layout.kinds == other.layout.kinds
    assert (one.hands, one.deck, one.starter) == (other.hands, other.deck, other.starter)
    assert GAME.start(3, 9, options).layout.kinds == one.layout.kinds


def test_N4_two_tiles_on_each_location_and_twenty_five_walls() -> None:
    layout = GAME.start(2, 1, {**NOMADS, "quadrants": FOUR}).layout
    tiles: Counter[str] = Counter()
    for kind, number in zip(layout.kinds, layout.tiles, strict=True):
        tiles[kind.name] += number
    assert {name: tiles[name] for name in FOUR} == {"quarry": 2, "caravan": 4, "village": 4, "garden": 4}
    wall = next(piece for piece in layout.pieces if piece.name == "wall")
    assert (wall.number, wall.common) == (25, True)


def test_N4_own_boards_have_at_most_as_many_nomad_spaces_as_tiles() -> None:
    rows = ["NNNNGCDFTW", *["GGGGGGGGGG"] * 9]
    full = "\n".join(rows)
    own = {**NOMADS, "own_quadrants": {f"mine-{n}": full for n in range(4)}}
    chosen = {**own, "quadrants": [f"mine-{n}" for n in range(3)] + ["farm"]}
    assert len(GAME.start(2, 1, chosen).layout.places["nomad"]) == 12
    with pytest.raises(BadOptions, match="only 15 tiles"):
        GAME.start(2, 1, {**own, "quadrants": [f"mine-{n}" for n in range(4)]})
    with pytest.raises(BadOptions, match="N needs the expansion nomads"):
        GAME.start(2, 1, {"own_quadrants": {"mine": full}})
    with pytest.raises(BadOptions, match="there is no location 'sword'"):
        GAME.start(2, 1, {**NOMADS, "own_quadrants": {"mine": full.replace("W", "L") + "\nlocations: sword"}})


def test_N5_three_cards_join_the_draw_also_without_a_nomads_board() -> None:
    base = ["farm", "oasis", "oracle", "tower"]
    drawn = {
        goal.name
        for seed in range(60)
        for goal in GAME.start(2, seed, {**NOMADS, "quadrants": base}).layout.goals
    }
    assert {"families", "shepherds", "ambassadors"} < drawn
    with pytest.raises(BadOptions, match="families"):
        GAME.start(2, 1, {"goals": ["families", "lords", "miners"]})


def test_N6_two_to_five_players_with_forty_settlements_each() -> None:
    for seats in (2, 3, 4, 5):
        assert GAME.start(seats, 1, NOMADS).supply == [40] * seats
    with pytest.raises(BadSeats):
        GAME.start(5, 1, {"expansions": ["marshlands"]})


# Taking and using the tiles.


def test_N7_the_first_to_build_or_move_next_to_it_takes_it_and_nobody_else() -> None:
    p = nomads("G1 Na Gb Gc Gd G. G.", locations=["sword"], left={"a": 0})
    p.play("build", "b")
    assert p.tiles(0) == set()  # seat 1 was there before
    q = nomads("Na Gb Nc Gd Ge G. G.", locations=["sword", "resettlement"])
    events = q.play("build", "b")
    assert [event.kind for event in events] == ["built", "took-tile", "took-tile"]
    assert q.tiles(0) == {q["a"], q["c"]}
    assert q.state.stock == (0, 0)


def test_N8_usable_once_in_the_next_own_turn_and_gone_at_its_end() -> None:
    p = nomads(
        "Na Gb Gc Gd Ge Gf Gg G1 Gh G. G. G.", locations=["donation_grass"], cards=[["grass"], ["grass"]]
    )
    for name in "bcd":
        p.play("build", name)
    assert p.why_not("use", "a") == "N11 gained-next"
    p.play("end")
    assert p.view(0)["players"][0]["tiles"] == [
        {"tile": p["a"], "location": "donation_grass", "state": "waiting"}
    ]
    for _ in range(3):
        p.state.apply(p.state.legal()[0])
    p.play("end")
    assert p.can("use", tile=p["a"])
    while "end" not in p.words():
        p.state.apply(p.state.legal()[0])
    events = p.play("end")  # unused, it lapses
    assert "spent-tile" in [event.kind for event in events]
    assert p.tiles(0) == set()
    assert p.view(0)["players"][0]["tiles"][0]["state"] == "spent"


def test_N8_a_tile_taken_by_a_canoe_in_anothers_turn_serves_in_the_very_next_own_turn() -> None:
    p = position(
        "Ga Lx G. G. G. G. W. Ly W1 Wb Nc",
        expansions=EVERYTHING,
        locations=["farm", "canoe", "sword"],
        left={"x": 1},
        tiles={1: "y"},
        cards=[["grass"], ["grass"]],
    )
    p.play("build", "a")  # the last farm tile: seat 1 may react
    p.play("use", "y")
    p.play("build", "b")
    assert p["c"] in p.tiles(1)
    while p.state.turn == 0:
        p.state.apply(p.state.legal()[0])
    assert p.can("use", tile=p["c"])
    p.play("use", "c")
    p.play("pick", "a")
    while "end" not in p.words():
        p.state.apply(p.state.legal()[0])
    p.play("end")
    assert p["c"] not in p.tiles(1)
    assert p.why_not("use", "c") == "K13 none-left"  # for seat 0, who never had it


def test_N10_before_or_after_the_mandatory_action_never_between_never_forced() -> None:
    p = nomads("Na G0 Gb Gc Gd W. Dx Dy Dz", locations=["donation_desert"], tiles={0: "a"})
    assert p.can("use", tile=p["a"])
    p.play("build", "b")
    assert p.why_not("use", "a") == "K8 between-builds"
    p.play("build", "c")
    p.play("build", "d")
    assert p.words() == {"use", "end"}


def test_N10_one_that_cannot_be_carried_out_is_not_used_up_by_trying() -> None:
    p = nomads("Na G0 Gb Gc Gd", locations=["donation_desert"], tiles={0: "a"})
    assert p.why_not("use", "a") == "K17 no-space"
    assert p.view(0)["players"][0]["tiles"][0]["state"] == "usable"


def test_N10_two_of_a_kind_one_after_the_other() -> None:
    p = nomads("Na G0 Nb G. G. G. G1 G1 G1", locations=["sword", "sword"], tiles={0: "ab"})
    for name in "ab":
        p.play("use", name)
        p.state.apply(p.state.legal()[0])
    assert p.state.own[1].bit_count() == 1


# Locations.


def test_N23_one_or_two_walls_on_the_cards_terrain_each_next_to_ones_own() -> None:
    p = nomads("Lx G0 Ga Gb W. Gc", locations=["quarry"], tiles={0: "x"}, supply={0: 0})
    p.play("use", "x")  # with no settlement in the supply
    assert p.named("place") == "a"
    assert p.why_not("place", "c") == "N23 wall-beside"
    p.play("place", "a")
    assert p.piece("wall", 0) == BIT[p["a"]]
    assert not p.state.agenda  # there is no second place: a wall is nobody's own
    q = nomads("Lx G0 Ga\n Gb Gc G.", locations=["quarry"], tiles={0: "x"})
    q.play("use", "x")
    q.play("place", "a")
    assert q.words() == {"place", "stop"}
    assert q.view(0)["expect"] == "wall-more"
    q.play("stop")
    assert q.piece("wall", 0).bit_count() == 1
    assert q.why_not("use", "x") == "K8 used"


def test_N23_the_quarry_binds_the_card_or_its_half() -> None:
    p = position(
        "Lx D0 Da Sb S0 Sc",
        expansions=EVERYTHING,
        locations=["quarry"],
        tiles={0: "x"},
        cards=[["swamp/desert"], ["grass"]],
    )
    assert p.why_not("use", "x") == "M4 choose-first"
    p.play("choose", terrain="swamp")
    p.play("use", "x")
    assert p.named("place") == "bc"  # N48: on swamp when that half counts
    p.play("place", "b")
    p.play("place", "c")
    assert p.state.bound
    assert p.words() == {"redraw"}  # N30: walls have filled the terrain, K11


def test_N24_E3_as_far_as_it_goes_in_a_straight_line() -> None:
    p = printed("caravan", {(7, 5): "0", (7, 2): "w", (7, 6): "x"}, "sword", tiles={0: "x"})
    p.play("use", "x")
    p.play("pick", at(7, 5))
    assert at(7, 0) in p.hexes("move")
    assert at(7, 7) not in p.hexes("move")  # to the east lies the location space
    assert p.why_not("move", at(7, 3)) == "N24 not-last-in-line"
    assert p.why_not("move", at(5, 5)) == "N24 not-in-line"
    events = p.play("move", at(7, 0))
    assert [event.kind for event in events] == ["moved", "lost-tile"]
    assert p.tiles(0) == set()  # none from (6,2), though (7,1) and (7,2) were passed
    q = printed("caravan", {(7, 5): "0", (7, 2): "w", (7, 6): "x"}, "sword", tiles={0: "x"}, walls="w")
    q.play("use", "x")
    q.play("pick", at(7, 5))
    assert {at(7, 3)} == {n for n in q.hexes("move") if n // 20 == 7}


def test_N24_it_may_start_on_water_and_stops_before_pieces() -> None:
    p = nomads("Lx W0 Ga Gb Gc G1", locations=["caravan"], tiles={0: "x"})
    p.play("use", "x")
    p.play("pick", p["a"] - 1)
    assert p.named("move") == "c"


def test_N25_next_to_at_least_three_of_ones_own() -> None:
    p = nomads("Lx G0 Ga\n G0 G0 Gb\nG. Gc G0", locations=["village"], tiles={0: "x"})
    p.play("use", "x")
    assert p.hexes("build")
    assert all((NEIGHBOURS[n] & p.state.own[0]).bit_count() >= 3 for n in p.hexes("build"))
    assert p.why_not("build", "a") == "N25 village-own"
    q = nomads("Lx G0 Ga", locations=["village"], tiles={0: "x"})
    assert q.why_not("use", "x") == "K17 no-space"


def test_N26_one_on_a_flower_field_next_to_ones_own_if_possible() -> None:
    p = nomads("Lx G0 Fa Fb Gc", locations=["garden"], tiles={0: "x"})
    p.play("use", "x")
    assert p.named("build") == "a"
    q = nomads("Lx G0 Ga", locations=["garden"], tiles={0: "x"})
    assert q.why_not("use", "x") == "K17 no-space"


# Walls.


def test_N27_there_are_twenty_five_walls_and_no_more() -> None:
    names = "abcdefghijklmnopqrstuvwyz"
    drawing = "Lx G0 G. G.\n" + " ".join(f"G{name}" for name in names[:15])
    drawing += "\n" + " ".join(f"G{name}" for name in names[15:])
    p = nomads(drawing, at=(4, 0), locations=["quarry"], tiles={0: "x"}, walls=names)
    assert p.piece("wall", 0).bit_count() == 25
    assert p.why_not("use", "x") == "N27 no-walls"
    q = nomads(drawing, at=(4, 0), locations=["quarry"], tiles={0: "x"}, walls=names[:24])
    q.play("use", "x")
    q.play("place", q["x"] + 2)
    assert not q.state.agenda  # that was the last one


def test_N28_a_wall_fills_its_space_and_only_straight_jumps_pass_over_it() -> None:
    drawing = "Lx G0 Ga Gb Gc Gd"
    more: dict[str, Any] = {"expansions": EVERYTHING, "walls": "a"}
    jumps = {"paddock": "b", "refuge": "", "caravan": "", "resettlement": ""}
    for kind, ends in jumps.items():
        p = position(drawing, locations=[kind], tiles={0: "x"}, **more)
        assert p.why_not("build", "a") == "X15 occupied-common"
        if not ends:
            assert p.why_not("use", "x") == "K17 no-space"
            continue
        p.play("use", "x")
        p.play("pick", p["x"] + 1)
        assert p.named("move") == ends
    p = position(drawing + " Ly", locations=["refuge", "refuge"], tiles={0: "xy"}, **more)
    p.play("use-bonus", location="refuge")
    p.play("pick", p["x"] + 1)
    assert p.named("move") == "b"
    q = position(
        "Lx Ga Gb Gc Gd", locations=["wagon"], tiles={0: "x"}, wagon={0: "a"}, **{**more, "walls": "b"}
    )
    q.play("use", "x")
    assert "move" not in q.words()


def test_N29_a_wall_is_nobodys_neighbour() -> None:
    p = nomads("Lx G0 G0 Ga\n Gb Gc Gd", locations=["village"], tiles={0: "x"}, walls="c")
    assert p.why_not("use", "x") == "K17 no-space"  # b and d touch two of one's own and a wall
    q = nomads("Gb Ga Gc G. G.", walls="a", goals=["ambassadors", "lords", "miners"])
    assert paid(q.play("build", "b")) == []


def test_N30_walls_can_free_from_building_next_to_ones_own() -> None:
    p = nomads("G0 Ga W. Gb Gc Gd", walls="a")
    assert p.named("build") == "bcd"
    q = nomads("G0 Ga W. D. D. D. D.", walls="a")
    assert q.words() == {"redraw"}  # K11: the wall has filled the terrain


# Cards that pay at once.

PAYING: dict[str, Any] = {"goals": ["families", "shepherds", "ambassadors"]}


def test_N31_one_settlement_may_be_paid_by_several_cards() -> None:
    p = nomads("Ga Gb Gc D1", **PAYING)
    p.play("build", "a")
    p.play("build", "b")
    events = p.play("build", "c")
    assert paid(events) == [("families", 2), ("shepherds", 2), ("ambassadors", 1)]
    shares = {share.source: share.points for share in p.state.result().breakdown[0]}
    assert shares == {"families": 2, "shepherds": 2, "ambassadors": 1}


def test_N33_three_side_by_side_in_whatever_order_older_ones_fill_no_gap() -> None:
    p = nomads("Ga Gb Gc G. G.", **PAYING)
    assert paid(p.play("build", "b")) == []
    p.play("build", "c")
    assert ("families", 2) in paid(p.play("build", "a"))
    q = nomads("Ga G0 Gb Gc G.", **PAYING)
    for name in "abc":
        assert "families" not in dict(paid(q.play("build", name)))


def test_N33_fewer_than_three_bring_nothing() -> None:
    p = nomads("Ga Gb Gc G. G.", supply={0: 2}, **PAYING)
    p.play("build", "a")
    assert "families" not in dict(paid(p.play("build", "b")))
    q = position("Sa Sb Sc", expansions=EVERYTHING, cards=[["swamp/desert"], ["grass"]], **PAYING)
    q.play("choose", terrain="swamp")
    q.play("build", "a")
    assert "families" not in dict(paid(q.play("build", "b")))


def test_N33_after_a_redraw_they_may_stand_on_different_terrains() -> None:
    p = nomads("Ga Gb Dc D. D.", **PAYING)
    p.play("build", "a")
    p.play("build", "b")
    p.state.deck = (*p.state.deck[:-1], CARD_NUMBER["desert"])
    p.play("redraw")
    assert ("families", 2) in paid(p.play("build", "c"))


def test_N33_N34_E1_on_the_quarry_board() -> None:
    marks = {(3, 3): "w"}
    more: dict[str, Any] = {"cards": [["forest"], ["grass"]], **PAYING}
    tiles = ("sword", "sword", "treasure")
    p = printed("quarry", marks, *tiles, walls="w", **more)
    events = p.play("build", at(1, 3))
    assert paid(events) == []
    assert p.tiles(0) == {at(2, 4)}
    assert paid(p.play("build", at(2, 3))) == []
    assert p.tiles(0) == {at(2, 4)}  # one only
    assert paid(p.play("build", at(3, 2))) == [("families", 2), ("shepherds", 2)]
    q = printed("quarry", {(3, 3): "o"}, *tiles, **more)
    q.play("build", at(1, 3))
    q.play("build", at(2, 3))
    assert paid(q.play("build", at(3, 2))) == [("families", 2)]
    q.state.stage = 0  # an oracle would build on the last space of the area
    assert paid(q.play("build", at(3, 3))) == [("shepherds", 2)]


def test_N34_a_space_closed_by_a_warrior_is_still_empty() -> None:
    p = position(
        "Ga Gb Dw", expansions=EVERYTHING, warriors={1: "w"}, goals=["shepherds", "lords", "miners"], fill="W"
    )
    assert paid(p.play("build", "a")) == []
    q = position("Ga Gb D1", expansions=EVERYTHING, walls="b", goals=["shepherds", "lords", "miners"])
    assert paid(q.play("build", "a")) == [("shepherds", 2)]


def test_N35_N32_E6_one_gold_however_many_and_nothing_for_a_move() -> None:
    p = position(
        """
        G1 Ga G1
         G0 G2 G.
        Lx
        """,
        seats=3,
        expansions=("nomads",),
        locations=["barn"],
        goals=["ambassadors", "lords", "miners"],
        cards=[["grass"]] * 3,
        tiles={0: "x"},
        supply={0: 1},
        extra={(3, 5): "Gb"},
    )
    assert paid(p.play("build", "a")) == [("ambassadors", 1)]  # next to three of others
    p.play("use", "x")
    p.play("pick", p["x"] - 20)
    events = p.play("move", "b")
    assert [event.kind for event in events] == ["moved", "lost-tile"]


def test_N36_N37_gold_is_kept_by_source_and_never_taken_back() -> None:
    p = nomads(
        "Ns G1 Ga Gb Gc G. G.",
        fill="D",
        locations=["sword"],
        tiles={1: "s"},
        goals=["ambassadors", "lords", "shepherds"],
        cards=[["grass"], ["desert"]],
    )
    events = p.play("build", "a")
    entry = next(event for event in events if event.kind == "paid")
    assert (entry.seat, dict(entry.facts)) == (0, {"source": "ambassadors", "gold": 1, "hex": p["a"]})
    p.play("build", "b")
    p.play("build", "c")
    p.play("end")
    p.play("use", "s")
    p.play("pick", "a")
    assert p.view(1)["players"][0]["gold"] == {"ambassadors": 1, "shepherds": 0}
    shares = {share.source: share.points for share in p.state.result().breakdown[0]}
    assert shares["ambassadors"] == 1
    assert sum(shares.values()) == p.state.result().scores[0]
    while p.state.turn == 1:
        p.state.apply(p.state.legal()[0])
    p.state.hands = ((CARD_NUMBER["grass"],), p.state.hands[1])
    p.state.terrain = 0
    assert paid(p.play("build", "a")) == [("ambassadors", 1), ("shepherds", 2)]  # built anew, paid anew
    assert p.view(None)["players"][0]["gold"]["ambassadors"] == 2


def test_N38_workers_and_merchants_count_nomad_spaces() -> None:
    p = nomads(
        "Na G0 Lb",
        locations=["sword", "farm"],
        left={"a": 0},
        goals=["workers", "merchants", "lords"],
        tiles={0: "b"},
    )
    shares = {share.source: share.points for share in p.state.result().breakdown[0]}
    assert (shares["workers"], shares["merchants"]) == (1, 8)


def test_N54_the_swords_can_be_left_out() -> None:
    for seed in range(40):
        layout = GAME.start(2, seed, {**NOMADS, "quadrants": FOUR, "nomad_swords": False}).layout
        assert "sword" not in [kind.name for kind in layout.kinds]
