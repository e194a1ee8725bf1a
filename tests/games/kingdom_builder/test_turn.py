"""The turn: cards, the mandatory action, the end."""

import pytest

from fiefdom.games.kingdom_builder.board.hexes import BIT
from fiefdom.games.kingdom_builder.board.terrain import CARD_NUMBER
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.kernel.errors import IllegalAction
from kingdom_builder_positions import GAME, position

MEADOW = """
Ga Gb Gc Gd
 Ge Df Dg Gh
Gi Gj Gk Gl
"""


def test_K8_extra_actions_before_or_after_but_never_between_the_builds() -> None:
    p = position(
        """
        G0 Ga Gb Gc
         La Gd Ge Gf
        D. Dg
        """.replace("La", "Lx"),
        locations=["farm"],
        tiles={0: "x"},
    )
    assert p.can("use", tile=p["x"])
    p.play("build", "a")
    assert p.words() == {"build"}
    assert p.why_not("use", "x") == "K8 between-builds"
    p.play("build", "b")
    p.play("build", "c")
    assert p.words() == {"use", "end"}
    p.play("use", "x")
    p.play("build", "d")
    assert p.words() == {"end"}
    assert p.why_not("use", "x") == "K8 used"


def test_K8_each_extra_action_is_voluntary_but_K9_the_mandatory_one_is_not() -> None:
    p = position(MEADOW)
    assert not p.can("end")
    assert p.why_not("end") == "K9 mandatory-first"
    for name in "abc":
        p.play("build", name)
    assert p.words() == {"end"}


def test_K9_three_settlements_on_empty_spaces_of_the_terrain() -> None:
    p = position(MEADOW)
    assert p.named("build") == "abcdehijkl"
    for name in "abe":
        p.play("build", name)
    assert p.state.supply[0] == 37
    assert p.why_not("build", "c") == "K9 mandatory-over"


def test_K9_or_as_many_as_are_left() -> None:
    p = position(MEADOW, supply={0: 2})
    p.play("build", "a")
    p.play("build", "b")
    assert p.words() == {"end"}


def test_K10_next_to_your_own_if_possible_judged_anew_each_time() -> None:
    p = position(
        """
        G0 Ga D. D. Gx
         D. D. D. D. Gy
        G. D. D. D. D.
        """
    )
    assert p.named("build") == "a"  # the only one next to one's own
    p.play("build", "a")
    assert p.named("build") == "?xy"  # none next to one's own: anywhere
    p.play("build", "x")
    assert p.named("build") == "y"  # now the new one obliges


def test_K10_the_neighbour_may_stand_on_any_terrain_and_areas_may_alternate() -> None:
    p = position(
        """
        W0 Ga D. D. M0
         D. D. D. D. Gb
        Gc D. D. D. D.
        """
    )
    assert p.named("build") == "ab"
    p.play("build", "b")
    assert p.named("build") == "a"


def test_K10_says_how_many_hexes_next_to_your_own_are_free() -> None:
    p = position(MEADOW.replace("Df", "D0"))
    refusal = p.state.explain({"do": "build", "hex": p["d"]})
    assert refusal is not None
    assert (refusal.rule, refusal.facts["count"]) == ("K10", 5)


def test_K11_a_terrain_without_space_at_the_start_another_card_with_its_own_number() -> None:
    p = position("G0 Da Db Dc De", cards=[["grass"], ["desert"]])
    assert p.words() == {"redraw"}
    assert p.why_not("build", "a") == "K11 card-full"
    deck = [card for card in p.state.deck if card != CARD_NUMBER["desert"]]
    p.state.deck = (*deck, *[CARD_NUMBER["desert"]] * 4)
    events = p.play("redraw")
    assert [event.kind for event in events] == ["redrew"]
    assert events[0].reveals
    for name in "abc":
        p.play("build", name)
    assert p.words() == {"end"}


def test_K11_a_terrain_that_runs_out_in_the_middle_goes_on_with_what_remains() -> None:
    p = position("G0 Ga W. W. Db Dc Dd", cards=[["grass"], ["desert"]])
    p.play("build", "a")
    assert p.words() == {"redraw"}
    p.state.deck = (*p.state.deck[:-1], CARD_NUMBER["desert"])
    p.play("redraw")
    p.play("build", "b")
    p.play("build", "c")
    assert p.words() == {"end"}  # three in all
    assert p.owner("d") is None


def test_K11_rejected_cards_are_not_drawn_again_and_the_action_ends_when_none_is_left() -> None:
    p = position("G0 Ga", cards=[["grass"], ["desert"]], expansions=())
    p.play("build", "a")
    count = 0
    while p.can("redraw"):
        p.play("redraw")
        count += 1
    assert count == 23  # every card but the two in the hands at the start
    assert p.words() == {"end"}
    assert len(p.state.aside) == 23
    p.play("end")
    assert not p.state.aside


def test_K11_at_the_start_with_no_card_left_the_turn_can_end() -> None:
    p = position("G0", cards=[["grass"], ["desert"]], expansions=())
    p.state.discard, p.state.deck = (), ()
    assert p.words() == {"end"}
    assert p.why_not("redraw") == "K11 redraw-no-cards"


def test_K11_the_replacing_card_counts_for_later_extra_actions() -> None:
    p = position(
        """
        G0 Ga W. W. Db Dc Dd
         Lx W. W. W. W. W. De
        """,
        locations=["oracle"],
        tiles={0: "x"},
    )
    p.play("build", "a")
    p.state.deck = (*p.state.deck[:-1], CARD_NUMBER["desert"])
    p.play("redraw")
    p.play("build", "b")
    p.play("build", "c")
    p.play("use", "x")
    assert p.named("build") == "d"


def test_K11_extra_actions_alone_never_redraw() -> None:
    p = position("G0 Lx Da Db Dc", locations=["farm"], tiles={0: "x"}, cards=[["desert"], ["grass"]])
    assert p.words() == {"build"}  # no grass left: the farm is forfeited, no card is drawn for it
    assert p.why_not("use", "x") == "K17 no-space"


def test_K11_redraw_is_refused_while_there_is_space() -> None:
    p = position(MEADOW)
    assert p.why_not("redraw") == "K11 redraw-space"


def test_K12_the_card_is_discarded_and_a_new_one_drawn() -> None:
    p = position(MEADOW, cards=[["grass"], ["desert"]])
    for name in "abc":
        p.play("build", name)
    top = p.state.deck[-1]
    events = p.play("end")
    assert p.state.hands[0] == (top,)
    assert p.state.discard == (CARD_NUMBER["grass"],)
    assert [event.kind for event in events] == ["ended-turn", "drew", "showed"]
    drew = events[1]
    assert "cards" in drew.cut(0)
    assert "cards" not in drew.cut(1)
    assert drew.reveals
    assert p.state.actor == p.state.turn == 1


def test_K12_an_empty_deck_is_made_of_the_discards() -> None:
    p = position(MEADOW, cards=[["grass"], ["desert"]], expansions=())
    for name in "abc":
        p.play("build", name)
    p.state.discard = p.state.deck
    p.state.deck = ()
    events = p.play("end")
    assert "reshuffled" in [event.kind for event in events]
    assert len(p.state.deck) == 23
    assert p.state.discard == ()


# The end.


def test_K25_the_round_is_played_to_its_end() -> None:
    p = position(MEADOW, supply={0: 3}, cards=[["grass"], ["grass"]])
    p.play("build", "a")
    p.play("build", "b")
    assert not p.state.ending
    events = p.play("build", "c")
    assert [event.kind for event in events] == ["built", "last-round"]
    p.play("end")
    assert p.state.actor == 1
    for _ in range(3):
        p.state.apply(p.state.legal()[0])
    p.play("end")
    assert p.state.actor is None
    assert p.state.legal() == []
    assert p.state.result().ended_by == "K25"
    with pytest.raises(IllegalAction) as error:
        p.play("end")
    assert error.value.refusal.reason == "kingdom-builder-no-game-over"


def test_K25_the_player_right_of_the_start_player_has_the_last_turn() -> None:
    p = position(MEADOW, supply={0: 3}, cards=[["grass"], ["grass"]])
    p.state.starter = 1  # then seat 0 is the last of the round
    for name in "abc":
        p.play("build", name)
    p.play("end")
    assert p.state.actor is None


def test_K25_a_tile_that_empties_the_supply_first_makes_the_mandatory_action_empty() -> None:
    p = position("G0 Lx Ga Gb", locations=["farm"], tiles={0: "x"}, supply={0: 1})
    p.play("use", "x")
    events = p.play("build", min(p.hexes("build")))
    assert "last-round" in [event.kind for event in events]
    assert p.words() == {"end"}
    assert p.why_not("build", "b") == "K25 no-supply"


def test_K25_or_shorter() -> None:
    p = position("G0 Ga Lx Gb Gc Gd", locations=["farm"], tiles={0: "x"}, supply={0: 2})
    p.play("use", "x")
    p.play("build", "a")
    assert p.words() == {"build"}
    p.play("build", "b")
    assert p.words() == {"end"}


def test_K25_is_not_revoked_by_a_later_temple() -> None:
    p = position("G0 Ga Lx Gb", locations=["temple"], tiles={0: "x"}, supply={0: 1})
    p.play("build", "a")
    assert p.state.ending
    p.play("use", "x")
    p.play("pick", "a")
    assert p.state.kept[0] == 1
    assert p.state.ending


def test_K25_every_game_ends_when_nobody_can_build_for_three_rounds() -> None:
    p = position("G0 W. G1", cards=[["grass"], ["desert"]], expansions=())
    turns = 0
    while p.state.actor is not None:
        p.play("end" if p.can("end") else "redraw")
        turns += 1
    assert p.state.ended_by == "K25"
    assert p.state.round == 3


def test_K26_most_gold_wins_and_ties_share() -> None:
    p = position("G0 G0 G1 G1", goals=["knights", "hermits", "citizens"])
    p.state.actor, p.state.ended_by = None, "K25"
    assert p.state.result().winners == [0, 1]
    p.state.own[1] |= BIT[0]
    assert p.state.result().winners == [1]
    assert p.state.result().scores[1] > p.state.result().scores[0]


def test_result_works_at_any_time_without_winners() -> None:
    state: KingdomState = GAME.start(3, 2)
    result = state.result()
    assert result.winners == ()
    assert result.ended_by is None
    assert len(result.scores) == 3
