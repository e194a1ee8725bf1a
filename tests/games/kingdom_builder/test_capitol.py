"""The Capitol: where it lies, what it pays, and that the castle under it stays one."""

from typing import Any

import pytest

from fiefdom.games.kingdom_builder.board.hexes import Hex, distance
from fiefdom.kernel.errors import BadOptions
from kingdom_builder_positions import EVERYTHING, GAME, position

BOARDS = ["harbor", "oracle", "farm", "oasis"]
STRAIGHT: dict[str, Any] = {"quadrants": BOARDS, "turned": [False] * 4}


def places(**options: Any) -> list[tuple[int, int]]:
    layout = GAME.start(2, 3, {**STRAIGHT, **options}).layout
    return [divmod(number, 20) for number in layout.places.get("capitol", ())]


def gold(drawing: str, seat: int = 0, **more: Any) -> dict[str, int]:
    p = position(
        drawing, expansions=EVERYTHING, options={"capitol": True}, goals=more.pop("goals", ["lords"]), **more
    )
    return {share.source: share.points for share in p.state.result().breakdown[seat]}


def test_P1_only_harbor_and_oracle_take_one_and_by_default_there_is_none() -> None:
    assert places() == []
    assert places(capitol=False) == []
    assert places(capitol=True, quadrants=["farm", "oasis", "tower", "barn"]) == []
    assert places(capitol={"harbor": 0}, quadrants=["oracle", "farm", "oasis", "barn"]) == []
    assert GAME.start(2, 1, {"capitol": True}).layout.options == {"capitol": True}
    for wrong in ({"farm": 0}, {"harbor": 2}, "yes", {"harbor": None}):
        with pytest.raises(BadOptions, match="capitol"):
            GAME.start(2, 1, {"capitol": wrong})


def test_P2_drawn_by_the_maps_seed_or_chosen_on_both_boards_or_on_one() -> None:
    assert places(capitol={"harbor": 0}) == [(4, 2)]
    assert places(capitol={"harbor": 1, "oracle": 0}) == [(1, 13), (8, 2)]
    assert places(capitol={"oracle": 1}) == [(7, 12)]
    turned = places(capitol={"harbor": 0}, turned=[True, False, False, False])
    assert turned == [(9 - 4, 9 - 2)]  # the same castle as printed
    drawn = {tuple(places(capitol=True, map_seed=seed)) for seed in range(30)}
    assert len(drawn) == 4
    assert all(len(both) == 2 for both in drawn)
    harbor_alone = places(capitol={"harbor": "random"}, map_seed=5)
    assert set(harbor_alone) < set(places(capitol=True, map_seed=5))


def test_P2_no_other_draw_is_shifted() -> None:
    one, other = GAME.start(2, 9, {"map_seed": 4}), GAME.start(2, 9, {"map_seed": 4, "capitol": True})
    assert [laid.name for laid in one.layout.quadrants] == [laid.name for laid in other.layout.quadrants]
    assert (one.hands, one.deck, one.layout.goals) == (other.hands, other.deck, other.layout.goals)


def test_P3_within_two_spaces_over_anything_across_quadrants() -> None:
    assert gold("A. G0 G0 G0")["capitol"] == 2
    assert gold("A. M. G0 G0", at=(9, 9))["capitol"] == 1
    assert distance(Hex(4 * 20 + 2), Hex(2 * 20 + 2)) == 2


def test_P4_within_reach_of_both_one_gold() -> None:
    assert gold("A. G0 A.")["capitol"] == 1


def test_P5_the_castle_under_it_stays_a_castle() -> None:
    found = gold("A. G0 L.", locations=["farm"], left={}, goals=["workers", "merchants", "lords"])
    assert found["castle"] == 3
    assert (found["workers"], found["merchants"]) == (1, 8)


def test_P6_noblewomen_score_it_once() -> None:
    assert gold("A. G0", goals=["noblewomen", "lords", "miners"])["noblewomen"] == 5


def test_P7_city_hall_hexes_count_and_walls_never() -> None:
    reached = gold("A. W. D. D.\n W. D. Dm D.\nW. W. D. D.", hall={0: "m"})["capitol"]
    assert reached == 2
    assert gold("A. Gw G.", walls="w")["capitol"] == 0
    assert gold("A. Gw G.", wagon={0: "w"})["capitol"] == 0
    assert gold("A. Gw G.", wagon={0: "w"}, printing="second")["capitol"] == 1


def test_P8_the_example_on_the_harbor_board() -> None:
    options: dict[str, Any] = {
        **STRAIGHT,
        "capitol": {"harbor": 0},
        "goals": ["knights", "hermits", "citizens"],
    }
    state = GAME.start(2, 3, options)
    for row, column in ((4, 3), (2, 2), (4, 5)):
        state.own[0] |= 1 << row * 20 + column
    shares = {share.source: share for share in state.result().breakdown[0]}
    assert shares["capitol"].points == 2
    assert list(shares["capitol"].where) == [2 * 20 + 2, 4 * 20 + 3]
    assert shares["castle"].points == 3


def test_a_position_with_capitols_survives_its_text() -> None:
    for chosen in (True, {"harbor": 1}, {"oracle": "random"}):
        state = GAME.start(2, 3, {**STRAIGHT, "capitol": chosen})
        again = GAME.from_text(state.to_text())
        assert again.layout.places == state.layout.places
        assert again.to_text() == state.to_text()
    refusal = state.explain({"do": "build", "hex": state.layout.places["capitol"][0]})
    assert refusal is not None
    assert refusal.facts == {"space": "capitol"}


def test_own_boards_cannot_have_one_printed() -> None:
    rows = "\n".join(["GCDFTAGGGG", *["GGGGGGGGGG"] * 9])
    with pytest.raises(BadOptions, match="'A'"):
        GAME.start(2, 1, {"capitol": True, "own_quadrants": {"mine": rows}})
