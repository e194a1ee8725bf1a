"""Boards, options and set-up: what lies on the table before the first turn."""

from collections import Counter
from typing import Any

import pytest

from fiefdom.games.kingdom_builder.board.quadrants import assemble, parse_quadrant, read_quadrants
from fiefdom.games.kingdom_builder.board.terrain import card_name, halves
from fiefdom.games.kingdom_builder.expansions.register import REGISTER
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.kernel.errors import BadOptions, BadSeats, BadSeed
from kingdom_builder_positions import ALL_EXPANSIONS, EVERYTHING, GAME

OWN = """
GGGGGCCCCC
GGGGGCCCCC
GGLGGCCCCC
DDDDDFFFFF
DDDDDFFFFF
DDDDDFFFFF
TTTTTWWWWW
TTTTTWWLWW
TTTTTWWWWW
TTKTTMMMMM
locations: farm, harbor
"""

KINDS = ["farm", "harbor"]


def board_rows(**options: Any) -> tuple[str, ...]:
    return GAME.start(2, 1, options).layout.rows


# Boards.


def test_K1_the_package_has_twenty_boards_of_ten_by_ten() -> None:
    assert len(REGISTER.quadrants) == 20
    assert Counter(board.expansion for board in REGISTER.quadrants) == {
        "base": 8,
        "nomads": 4,
        "crossroads": 4,
        "marshlands": 4,
    }
    for board in REGISTER.quadrants:
        assert [len(row) for row in board.rows] == [10] * 10


def test_M1_marshlands_boards_are_marked_as_our_own_layouts() -> None:
    for board in REGISTER.quadrants:
        letters = "".join(board.rows)
        marsh = board.expansion == "marshlands"
        assert board.own_layout == marsh
        assert ("S" in letters) == marsh
        assert ("P" in letters) == marsh
        if marsh:
            assert len(board.locations) == 2
            assert board.locations[0] == board.locations[1] == board.name


def test_X1_crossroads_boards_have_two_different_locations_and_a_castle() -> None:
    for board in REGISTER.quadrants:
        if board.expansion == "crossroads":
            assert len(set(board.locations)) == 2
            assert "".join(board.rows).count("K") == 1


def test_K1_turning_twice_changes_nothing_and_keeps_kinds_with_their_spaces() -> None:
    for board in REGISTER.quadrants:
        turned = board.turned()
        assert turned.turned() == board
        for row in range(10):
            for column in range(10):
                assert turned.rows[row][column] == board.rows[9 - row][9 - column]
    wagon = next(board for board in REGISTER.quadrants if board.name == "monastery_wagon")
    assert wagon.locations == ("monastery", "wagon")
    assert wagon.turned().locations == ("wagon", "monastery")


def test_K1_four_boards_form_the_table_row_by_row() -> None:
    four = [board for board in REGISTER.quadrants if board.name in ("farm", "oasis", "oracle", "tower")]
    rows, kinds = assemble(four)
    assert [len(row) for row in rows] == [20] * 20
    assert rows[0] == four[0].rows[0] + four[1].rows[0]
    assert rows[19] == four[2].rows[9] + four[3].rows[9]
    assert kinds == ["farm", "oasis", "farm", "oasis", "oracle", "tower", "tower"]


TOML = """
[[quadrant]]
name = "x"
own_layout = false
locations = ["farm"]
rows = "GGGGGCCCCC GGGGGCCCCC GGLGGCCCCC DDDDDFFFFF DDDDDFFFFF DDDDDFFFFF TTTTTWWWWW TTTTTWWWWW TTTTTWWWWW TTTTTMMMMM"
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "x"', 'name = "x"\ncolour = "red"', "'x': colour"),
        ("own_layout = false", "", "'x': own_layout"),
        ('name = "x"', 'name = "x"\nexpansion = "base"', "'x': expansion"),
        ("GGLGG", "GGGGG", "'x': locations: there must be a kind for each of the 0"),
        ('["farm"]', '["mill"]', "'x': locations: there is no location 'mill'"),
        ("GGLGG", "GGQGG", "'x': rows: row 2 has 'Q'"),
        ("GGLGG", "GGLG", "'x': rows: row 2 must have 10 spaces, not 9"),
        (" TTTTTMMMMM", "", "'x': rows: there must be 10 rows, not 9"),
        ("D", "W", "'x': rows: there is no space of D"),
    ],
)
def test_a_wrong_board_names_the_board_and_the_field(old: str, new: str, said: str) -> None:
    assert read_quadrants(TOML, "base", KINDS, "LK")[0].name == "x"
    with pytest.raises(ValueError, match="quadrant") as error:
        read_quadrants(TOML.replace(old, new), "base", KINDS, "LK")
    assert said in str(error.value)


def test_the_same_name_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="another one of this name"):
        read_quadrants(TOML + TOML, "base", KINDS, "LK")


def test_a_board_of_ones_own_is_read_from_text() -> None:
    board = parse_quadrant("mine", OWN, KINDS, "LK")
    assert board.locations == ("farm", "harbor")
    assert board.own_layout
    assert board.rows[2] == "GGLGGCCCCC"


# Options.


def refused(**options: Any) -> str:
    with pytest.raises(BadOptions) as error:
        GAME.start(2, 1, options)
    return str(error.value)


def test_K1_boards_and_their_turns_can_be_chosen() -> None:
    names = ["farm", "tower", "oracle", "harbor"]
    state = GAME.start(2, 1, {"quadrants": names, "turned": [False, True, False, True]})
    assert [laid.name for laid in state.layout.quadrants] == names
    tower = next(board for board in REGISTER.quadrants if board.name == "tower")
    assert state.layout.rows[0][10:] == tower.turned().rows[0]


def test_K1_turns_can_be_chosen_for_drawn_boards() -> None:
    state = GAME.start(2, 5, {"turned": [True, True, True, True]})
    assert all(laid.turned for laid in state.layout.quadrants)


def test_K3_boards_are_drawn_from_what_is_in_use() -> None:
    seen: set[str] = set()
    for seed in range(60):
        drawn = [laid.name for laid in GAME.start(2, seed).layout.quadrants]
        assert len(set(drawn)) == 4
        seen |= set(drawn)
    assert seen == {board.name for board in REGISTER.quadrants if board.expansion == "base"}
    seen = set()
    for seed in range(80):
        state = GAME.start(2, seed, {"expansions": list(EVERYTHING)})
        seen |= {laid.name for laid in state.layout.quadrants}
    assert seen == {board.name for board in REGISTER.quadrants}


def test_K3_the_map_seed_draws_the_map_alone() -> None:
    one = GAME.start(3, 1, {"map_seed": 7})
    other = GAME.start(3, 2, {"map_seed": 7})
    assert one.layout.rows == other.layout.rows
    assert (one.hands, one.deck) != (other.hands, other.deck)
    assert GAME.start(3, 1, {"map_seed": 8}).layout.rows != one.layout.rows
    same = GAME.start(3, 1, {"map_seed": 8})
    assert (same.hands, same.deck) == (one.hands, one.deck)
    assert same.layout.goals == one.layout.goals


def test_the_first_game_preset() -> None:
    state = GAME.start(4, 9, {"preset": "first-game"})
    assert [laid.name for laid in state.layout.quadrants] == ["tavern", "paddock", "oasis", "farm"]
    assert [goal.name for goal in state.layout.goals] == ["fishermen", "merchants", "knights"]
    assert GAME.start(2, 9, {"preset": "first-game", "goals": None, "expansions": []}).seats == 2
    assert "leave out goals" in refused(preset="first-game", goals=["lords", "miners", "hermits"])


def test_boards_of_ones_own_join_the_pool() -> None:
    names = ["mine", "farm", "oasis", "tavern"]
    options: dict[str, Any] = {"own_quadrants": {"mine": OWN}, "quadrants": names, "turned": [False] * 4}
    state = GAME.start(2, 1, options)
    assert state.layout.rows[2].startswith("GGLGGCCCCC")
    assert state.layout.kinds[0].name == "farm"
    assert state.layout.quadrants[0].own_layout
    drawn = {
        laid.name
        for seed in range(30)
        for laid in GAME.start(2, seed, {"own_quadrants": {"mine": OWN}}).layout.quadrants
    }
    assert "mine" in drawn


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"quadrants": ["farm", "farm", "oasis", "tower"]}, "'farm' is there twice"),
        ({"quadrants": ["farm", "oasis"]}, "four boards, not 2"),
        ({"quadrants": ["farm", "oasis", "tower", "temple"]}, "allowed: farm, oasis"),
        ({"turned": [True]}, "four values"),
        ({"expansions": ["capitol"]}, "'nomads', 'crossroads' or 'marshlands'"),
        ({"expansions": ["crossroads", "crossroads"]}, "is there twice"),
        ({"goals": ["lords", "miners"]}, "three different cards, not 2"),
        ({"goals": ["lords", "lords", "miners"]}, "is there twice"),
        ({"goals": ["lords", "miners", "scouts"]}, "there is no 'scouts'"),
        ({"tasks": ["road"]}, "there is no 'road'"),
        ({"expansions": ["crossroads"], "tasks": ["road", "road"]}, "is there twice"),
        ({"without_goals": ["kings"]}, "allowed: fishermen"),
        ({"goals": ["lords", "knights", "miners"], "without_goals": ["lords"]}, "also in without_goals"),
        ({"map_seed": -1}, "map_seed"),
        ({"crossroads_printing": "third"}, "'first' or 'second'"),
        ({"colour": "red"}, "there is no option 'colour'"),
        ({"own_quadrants": {"farm": OWN}}, "choose another"),
        ({"own_quadrants": {"mine": OWN.replace("farm", "canoe")}}, "there is no location 'canoe'"),
        ({"own_quadrants": {"mine": OWN.replace("GGLGG", "SSLSS")}}, "S needs the expansion marshlands"),
        ({"own_quadrants": {"my board": OWN}}, "a name has"),
        ({"own_quadrants": {f"mine{n}": OWN for n in range(9)}}, "up to 8 boards"),
        ({"own_quadrants": {"mine": "GGG"}}, "there must be 10 rows, not 1"),
    ],
)
def test_bad_options_are_refused_with_what_is_allowed(options: dict[str, Any], said: str) -> None:
    assert said in refused(**options)


def test_too_few_cards_left_for_the_draw_are_refused() -> None:
    base = ["fishermen", "merchants", "discoverers", "hermits", "citizens", "miners", "workers", "knights"]
    assert "at least three" in refused(without_goals=base)
    tasks = ["home_country", "fortress", "road"]
    assert "at least four" in refused(expansions=["crossroads"], without_tasks=tasks)


# Set-up.


def test_K4_each_location_space_starts_with_two_tiles() -> None:
    state = GAME.start(3, 4, {"expansions": list(ALL_EXPANSIONS)})
    assert set(state.stock) == {2}
    assert len(state.stock) == len(state.layout.locations)


def test_K5_two_to_four_players_and_five_with_crossroads() -> None:
    for seats in (2, 3, 4):
        assert GAME.start(seats, 1).supply == [40] * seats
    assert GAME.start(5, 1, {"expansions": ["crossroads"]}).seats == 5
    for options in ({}, {"expansions": ["marshlands"]}):
        with pytest.raises(BadSeats, match="2, 3, 4"):
            GAME.start(5, 1, options)
    with pytest.raises(BadSeats):
        GAME.start(1, 1)
    with pytest.raises(BadSeed):
        GAME.start(2, -1)


def test_K5_the_start_player_is_drawn() -> None:
    assert {GAME.start(4, seed).starter for seed in range(40)} == {0, 1, 2, 3}


def cards_of(state: KingdomState) -> Counter[str]:
    cards = [*state.deck, *state.discard, *(card for hand in state.hands for card in hand)]
    return Counter(map(card_name, cards))


def test_K6_five_cards_of_each_terrain_and_one_in_each_hand() -> None:
    state = GAME.start(4, 3)
    assert cards_of(state) == dict.fromkeys(("grass", "canyon", "desert", "flower_field", "forest"), 5)
    assert [len(hand) for hand in state.hands] == [1] * 4


def test_K7_three_cards_chosen_or_drawn() -> None:
    chosen = ["hermits", "lords", "miners"]
    assert [goal.name for goal in GAME.start(2, 1, {"goals": chosen}).layout.goals] == chosen
    seen: set[str] = set()
    for seed in range(60):
        drawn = [goal.name for goal in GAME.start(2, seed, {"without_goals": ["lords"]}).layout.goals]
        assert len(set(drawn)) == 3
        seen |= set(drawn)
    assert "lords" not in seen
    assert len(seen) == 9


def test_X1_one_task_for_every_crossroads_board() -> None:
    for seed in range(40):
        layout = GAME.start(2, seed, {"expansions": list(ALL_EXPANSIONS)}).layout
        crossroads = {board.name for board in REGISTER.quadrants if board.expansion == "crossroads"}
        number = sum(laid.name in crossroads for laid in layout.quadrants)
        assert len({task.name for task in layout.tasks}) == len(layout.tasks) == number
    chosen = GAME.start(2, 1, {"expansions": ["crossroads"], "tasks": ["road", "advance"]})
    assert [task.name for task in chosen.layout.tasks] == ["road", "advance"]


def test_X2_pieces_of_their_own_besides_the_settlements() -> None:
    view: Any = GAME.start(2, 1, {"expansions": ["crossroads"]}).view(0)
    player = view["players"][0]
    assert player["supply"] == 40
    assert player["pieces"] == {"hall": [], "wagon": [], "ship": [], "warrior": []}
    numbers = {piece.name: piece.number for piece in REGISTER["crossroads"].pieces}
    assert numbers == {"hall": 1, "wagon": 1, "ship": 1, "warrior": 2}


def test_X16_the_fort_takes_the_place_of_the_outpost_in_the_second_printing() -> None:
    options = {"expansions": ["crossroads"], "quadrants": ["city_hall_outpost", "farm", "oasis", "tower"]}
    first = GAME.start(2, 1, options)
    second = GAME.start(2, 1, {**options, "crossroads_printing": "second"})
    assert "outpost" in [kind.name for kind in first.layout.kinds]
    assert "fort" in [kind.name for kind in second.layout.kinds]
    assert "outpost" not in [kind.name for kind in second.layout.kinds]


def test_X16_a_board_of_ones_own_has_no_fort_in_the_first_printing() -> None:
    own = {"mine": OWN.replace("farm", "fort")}
    assert "there is no location 'fort'" in refused(expansions=["crossroads"], own_quadrants=own)
    assert "allowed: oracle, farm, oasis" in refused(own_quadrants=own)
    options: dict[str, Any] = {
        "expansions": ["crossroads"],
        "own_quadrants": own,
        "crossroads_printing": "second",
    }
    names = ["mine", "farm", "oasis", "tavern"]
    state = GAME.start(2, 1, {**options, "quadrants": names, "turned": [False] * 4})
    assert "fort" in [kind.name for kind in state.layout.kinds]


def test_M3_five_more_cards_also_without_a_marshlands_board() -> None:
    base = ["farm", "oasis", "tower", "oracle"]
    state = GAME.start(
        2, 1, {"expansions": ["marshlands"], "quadrants": base, "goals": ["lords", "miners", "knights"]}
    )
    doubles = {name: number for name, number in cards_of(state).items() if "/" in name}
    assert doubles == {
        f"swamp/{other}": 1 for other in ("grass", "canyon", "desert", "flower_field", "forest")
    }
    assert state.layout.options_of([7]) == (2,)  # the swamp half is ignored


def test_M25_scouts_remove_a_terrain_from_the_deck() -> None:
    removed: set[int | None] = set()
    for seed in range(40):
        goals = ["scouts", "miners", "lords"]
        state = GAME.start(2, seed, {"expansions": ["marshlands"], "goals": goals})
        gone = state.layout.removed
        removed.add(gone)
        cards = [*state.deck, *(card for hand in state.hands for card in hand)]
        assert len(cards) == 30 - 6  # five single ones and the swamp card with that terrain
        assert all(gone not in halves(card) for card in cards)
    assert removed == {0, 1, 2, 3, 4}
    assert GAME.start(2, 1).layout.removed is None


def test_cards_lists_every_board_location_goal_and_task() -> None:
    cards: Any = GAME.cards()
    assert {kind: len(things) for kind, things in cards.items() if isinstance(things, list)} == {
        "expansions": 5,
        "terrains": 8,
        "spaces": 5,
        "pieces": 5,
        "quadrants": 20,
        "locations": 36,
        "bonuses": 4,
        "goals": 19,
        "tasks": 6,
        "terrain_cards": 10,
    }
    assert [board["name"] for board in cards["quadrants"] if board["own_layout"]] == [
        "temple",
        "refuge",
        "canoe",
        "fountain",
    ]
