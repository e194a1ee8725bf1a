"""Scrolls: 23 and 24, 30 and 47, 37, 68; and discovery by rounds."""

import pytest

from fiefdom.games.kingdom_legacy import KingdomLegacy
from fiefdom.games.kingdom_legacy.play.discovery import Discover
from fiefdom.games.kingdom_legacy.play.interpreter import run
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from games.kingdom_legacy.legacy_table import asked, do, lay, picks, side, stickers, where

REST = "1 2 3 4 5 6 7 8 9"


def at_round_end(first: int) -> LegacyState:
    """The last turn of a round, with the box beginning at this card."""
    state = lay("1", deck="", discard="2 3 4 5 9 10")
    for card in range(11, first):
        if where(state, card) == "box":
            state.place[card] = state.place[0]
    return state


def test_L16_a_new_round_discovers_the_next_two_cards() -> None:
    state = at_round_end(11)
    do(state, "pass")
    assert state.round == 3
    assert {where(state, 11), where(state, 12)} <= {"deck", "play"}
    assert where(state, 13) == "box"
    assert len(state.deck) + len(state.play) == 9


def test_L6_a_card_that_chooses_enters_on_side_1_or_3() -> None:
    state = at_round_end(13)
    do(state, "pass")
    assert asked(state) == "enter-side"
    do(state, "side 13 3")
    assert side(state, 13) == 3
    assert side(state, 14) == 1
    assert state.round == 3


def test_L26_card_23_shows_four_cards_and_offers_to_start_again() -> None:
    state = at_round_end(23)
    state.stage[2] = 2 * 4 + 1
    do(state, "pass")
    assert asked(state) == "restart"
    assert state.seen == (24, 25, 26, 27)
    view = state.view(0)
    assert isinstance(view, dict)
    assert [card["card"] for card in view["seen"]] == [24, 25, 26, 27]
    again = state.copy()
    do(again, "option restart")
    assert again.round == 1
    assert side(again, 2) == 1  # L29: everything as at the beginning
    assert sorted([*again.deck, *again.play]) == list(range(1, 11))
    assert where(again, 11) == where(again, 23) == "box"
    do(state, "option go-on")
    # 24: Fertile Soil first, then Efficiency, on any land and building of the kingdom
    assert asked(state) == "sticker"
    assert picks(state) == {1, 2, 3, 4, 5}
    do(state, "pick 3")
    assert stickers(state, "3.1") == ["coin"]
    # The only building that produces is Headquarters, and it makes coin only.
    assert stickers(state, "9.1") == ["coin"]
    assert [where(state, card) for card in (23, 24, 25, 26, 27)] == ["destroyed"] * 2 + ["permanent"] * 3
    assert state.round == 3


@pytest.mark.parametrize(("scroll", "keep", "lose"), [(30, (31, 34), (32, 33)), (47, (49, 50), (48, 51))])
def test_L16_cards_30_and_47_let_two_of_four_in(
    scroll: int, keep: tuple[int, int], lose: tuple[int, int]
) -> None:
    state = at_round_end(scroll)
    do(state, "pass", f"pick {keep[1]}", f"pick {keep[0]}")
    assert where(state, scroll) == "destroyed"
    assert all(where(state, card) in ("deck", "play") for card in keep)
    assert all(where(state, card) == "destroyed" for card in lose)
    assert where(state, scroll + 5) == "box"


def test_L16_card_37_brings_five_cards_that_choose_their_side() -> None:
    state = at_round_end(37)
    do(state, "pass", "side 38 3", "side 39 1", "side 40 3", "side 41 1", "side 42 3")
    assert [side(state, card) for card in range(38, 43)] == [3, 1, 3, 1, 3]
    assert [where(state, card) for card in (38, 39, 40)] == ["permanent"] * 3
    assert where(state, 41) in ("deck", "play")


def test_L17_card_68_is_kept_aside_and_70_starts_the_last_round() -> None:
    state = at_round_end(68)
    do(state, "pass", "side 69 1", "side 70 3")
    assert where(state, 68) == "aside"
    assert state.last_round
    while asked(state) != "expansions":
        state.apply(state.legal()[0])
    assert where(state, 68) == "destroyed"
    assert len(state.scores) == 1
    do(state, "stop")
    result = state.result()
    assert state.actor is None
    assert result.ended_by == "L17"
    assert result.scores == [state.scores[0]]
    assert where(state, 139) == "destroyed"


def test_L58_a_witch_meets_a_scroll_as_the_whole_of_her_discovery() -> None:
    state = lay("53", deck=REST.replace("1 ", "", 1))
    for card in range(11, 37):
        if where(state, card) == "box":
            state.place[card] = state.place[0]
    do(state, "pass")
    assert asked(state) == "enter-side"  # 37: five cards in place of two
    do(state, "side 38 1", "side 39 1", "side 40 1", "side 41 1", "side 42 1")
    assert where(state, 43) == "box"
    assert side(state, 53) == 3


def test_L58_card_70_discovered_early_makes_the_next_round_the_last() -> None:
    state = lay("53", deck="2 3 4 5 6")
    for card in range(11, 68):
        if where(state, card) == "box":
            state.place[card] = state.place[0]
    do(state, "pass", "side 69 1", "side 70 1")
    assert not state.last_round
    while state.round == 2:
        do(state, "pass")
    assert state.last_round


def test_L57_a_card_that_is_not_in_the_box_is_not_discovered_again() -> None:
    state = lay("74.3", deck="1 2 3 4 5", discard="76")
    state.agenda.append(Discover(76))
    run(state)
    assert state.discard == [76]
    assert not [a for a in lay("22.4", discard="75").legal() if a.do == "use"]


def test_L28_discovering_one_of_several_returns_the_others() -> None:
    state = lay("12.3")
    do(state, "use 12")
    assert list(state.seen) == [71, 72, 73, 74]
    do(state, "pick 74")
    assert not list(state.seen)
    assert where(state, 74) == "discard"
    assert [where(state, card) for card in (71, 72, 73)] == ["box"] * 3


def test_L10_the_first_ten_cards_are_shuffled_with_the_top_card_seen() -> None:
    state = KingdomLegacy().start(1, 7)
    assert sorted([*state.deck, *state.play]) == list(range(1, 11))
    assert len(state.play) == 4  # L11
    assert state.groups == [5, 1]
    others = KingdomLegacy().start(1, 8)
    assert (others.deck, others.play) != (state.deck, state.play)
