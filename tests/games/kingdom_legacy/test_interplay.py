"""What is easy to get wrong when cards meet."""

import pytest

from fiefdom.games.kingdom_legacy.play.deck import look_top
from fiefdom.games.kingdom_legacy.play.interpreter import run
from fiefdom.games.kingdom_legacy.play.rounds import DropDeck
from fiefdom.games.kingdom_legacy.show.score import glory, worth_of
from games.kingdom_legacy.legacy_table import (
    asked,
    can,
    do,
    lay,
    mark,
    marked,
    picks,
    side,
    stick,
    stickers,
    store,
    where,
)

# Names (36, 46, 62, 92)


@pytest.mark.parametrize("card", [46, 62])
def test_a_new_knight_may_be_named_once(card: int) -> None:
    state = lay(f"{card}.2", store="2 metal")
    do(state, f"upgrade {card}")
    assert asked(state) == "name"
    assert can(state, "done")
    do(state, "name 12")
    assert state.names == {card: 12}
    view = state.view(0)
    assert isinstance(view, dict)
    assert [c.get("given_name") for c in view["cards"] if c["card"] == card] == ["Aldric"]
    mercenary = lay("36", store="3 coin 1 metal")
    do(mercenary, "upgrade 36", "done")
    assert mercenary.names == {}


def test_the_stranger_is_named_first_and_grows_twice() -> None:
    state = lay("", deck="92 1 2 3 4 5 6 7")
    do(state, "advance")
    assert not can(state, "done")
    do(state, "name 0")
    for plays, sticker in ((1, "sword"), (2, "good")):
        assert state.plays[92] == plays
        again = lay("", deck="92 1 2 3")
        again.plays, again.names = dict(state.plays), dict(state.names)
        do(again, "advance", f"stick {sticker}")
        state = again
    over = lay("", deck="92 1 2 3")
    over.plays = dict(state.plays)
    do(over, "advance")
    assert asked(over) is None


# The Healing Potion (96) and the Impregnable Fortress (123)


def test_a_potion_saves_a_person_paid_as_a_cost() -> None:
    state = lay("96.4 63.4 10")
    do(state, "use 63", "option let", "option potion", "take 1 coin", "take 1 coin")
    assert where(state, 63) == "discard"
    assert where(state, 10) == "play"
    assert (where(state, 96), side(state, 96)) == ("discard", 1)
    assert store(state) == {"coin": 2}


def test_a_potion_does_not_help_at_turn_end_or_under_a_blocker() -> None:
    state = lay("96.4 10", deck="1 2 3 4 5")
    do(state, "pass")
    assert where(state, 10) == where(state, 96) == "discard"
    hidden = lay("10 12.3 60", blocked=[("96.4", 60)])
    do(hidden, "produce 12 1 coin")
    assert where(hidden, 12) == "discard"


def test_a_potion_keeps_an_upgraded_person_in_play() -> None:
    state = lay("96.4 45.3", store="1 metal 1 sword", deck="1 2 3 4 5")
    do(state, "upgrade 45")
    assert asked(state) == "replace"
    do(state, "option potion")
    assert side(state, 45) == 4
    assert where(state, 45) == "discard"  # the turn ended, as with every upgrade
    assert state.turn == 2


def test_a_fortress_may_go_on_as_long_as_there_are_two_walls() -> None:
    state = lay("123.3 18.3 63.3 77.3", discard="1")
    do(state, "produce 123 3 sword")
    assert {a.to_json()["word"] for a in state.legal()} == {"let", "walls"}
    do(state, "option walls", "pick 18", "pick 77")
    assert where(state, 123) == "play"
    do(state, "produce 123 3 sword")  # one wall is not enough
    assert where(state, 123) == "discard"
    assert store(state) == {"sword": 6}
    own = lay("123.3 18.3 63.3", discard="1")
    do(own, "use 123", "option walls")
    assert where(own, 123) == "play"
    assert asked(own) == "pick-play"


# Blocking and release


def test_flooding_blocks_up_to_five_buildings_and_takes_released_ones() -> None:
    state = lay("65.3 60", deck="9 17.2 1 2", blocked=[("18.2 22.2 31.2", 65), ("84", 60)], store="3 sword")
    do(state, "use 60 1")  # the Skilled Bandit leaves: its building is flooded at once
    assert state.blocked[84] == 65
    do(state, "take 1 coin", "take 1 coin", "take 1 coin", "advance")
    assert picks(state) == {9, 17}  # room for one
    do(state, "pick 17")
    assert where(state, 9) == "play"
    assert sum(by == 65 for by in state.blocked.values()) == 5


def test_a_blocker_put_away_or_turned_releases_its_card() -> None:
    for play, words in (("14 95.3", ["use 95", "put 14 top", "done"]), ("14 103", ["use 103"])):
        state = lay(play, blocked=[("5", 14)], store="3 coin")
        do(state, *words)
        assert where(state, 5) == "play"
        assert state.blocked == {}
    imprisoned = lay("89.4 14", blocked=[("5", 14)])
    do(imprisoned, "use 89", "mark 89 0")
    assert where(imprisoned, 5) == "play"


def test_bandits_take_only_what_produces_coin_and_bonuses_count() -> None:
    state = lay("9.2 20", deck="14 8.2 1")
    do(state, "advance")
    assert state.blocked == {}
    bonus = lay("9.2 89.2 20", deck="14 8.2 1")
    do(bonus, "advance")
    assert state.blocked == {}
    assert bonus.blocked == {9: 14}


@pytest.mark.parametrize("play", ["32 10 5", "10 5 32", "5 32 10"])
def test_a_skilled_bandit_takes_three_that_produce_when_it_comes(play: str) -> None:
    # The Trader produces by the Scientist's bonus only: that the Scientist is blocked first does not save him.
    state = lay(play, deck="60 8.2 1")
    do(state, "advance")
    assert state.blocked == {32: 60, 10: 60, 5: 60}


def test_an_enemy_soldier_destroys_what_it_blocks_at_round_end_only() -> None:
    state = lay("56.3", blocked=[("9", 56)], deck="", discard="1 2 3 4 5")
    do(state, "pass")
    assert where(state, 9) == "destroyed"
    assert where(state, 56) in ("deck", "play")


def test_a_flood_ends_without_buildings_or_friends() -> None:
    state = lay("65.3", deck="", discard="14")
    do(state, "pass")
    assert where(state, 65) == "destroyed"
    assert where(state, 14) in ("deck", "play")


def test_a_flood_takes_a_building_that_is_still_there() -> None:
    # City Fire (58) burns what the Flooding blocks: that does not pay for the Flooding, too.
    state = lay("58 65.3", blocked=[("9 17.2", 65)], deck="", discard="1")
    do(state, "pass", "resolve 58", "pick 9")
    assert asked(state) == "flood-end"
    assert picks(state) == {17}
    do(state, "pick 17")
    assert where(state, 17) == where(state, 65) == "destroyed"


def test_a_converted_bandit_kept_in_play_by_a_potion_blocks_no_more() -> None:
    state = lay("96.4 14 103", blocked=[("5", 14)], store="3 coin")
    do(state, "use 103", "option let", "option potion")
    assert (where(state, 14), side(state, 14)) == ("play", 3)
    assert where(state, 5) == "play"  # L25: what blocked it is gone
    assert state.blocked == {}


def test_miners_are_two_persons_for_the_plague_and_the_backstabber() -> None:
    plague = lay("56", deck="", discard="10 73.2 5")
    do(plague, "pass", "pick 73")
    assert where(plague, 73) == "destroyed"
    assert where(plague, 10) in ("deck", "play")
    stabbed = lay("10 73.2", deck="94 1 2")
    do(stabbed, "advance", "pick 73")
    assert where(stabbed, 10) == "play"


# Cards that come and go


def test_card_105_returns_to_the_box_and_comes_again() -> None:
    state = lay("105.3 52.3")
    do(state, "use 105")
    assert where(state, 106) == "discard"
    do(state, "use 52")
    assert (where(state, 105), side(state, 105)) == ("discard", 1)
    assert side(state, 52) == 1
    twice = lay("105.3", discard="106")
    assert not can(twice, "use 105")  # L57
    assert can(twice, "use 105 1")


def test_the_ark_leaves_the_permanent_cards_and_is_shuffled_in() -> None:
    state = lay("1", permanent="91", store="10 wood", deck="")
    mark(state, "91.1", 4)
    do(state, "use 91")
    assert state.round == 3
    assert 91 in {*state.deck, *state.play}
    assert worth_of(state, 91) == 24


def test_fishing_excellence_becomes_permanent_and_helps_all_ships() -> None:
    state = lay("102.3 22.4")
    mark(state, "102.3", 3)
    do(state, "use 102")
    assert where(state, 102) == "permanent"
    assert can(state, "produce 22 3 coin")


def test_the_army_turns_when_its_last_box_is_marked_by_another_card() -> None:
    state = lay("33.3", discard="94", permanent="25")
    mark(state, "25.1", 9)
    do(state, "use 33")
    assert (where(state, 25), side(state, 25)) == ("permanent", 3)
    assert where(state, 135) == "discard"
    assert where(state, 94) == "destroyed"


def test_crippled_is_permanent_and_sickness_no_longer_played() -> None:
    state = lay("67 1", deck="2 3 4 5 6", store="1 coin")
    do(state, "upgrade 67 1")
    assert state.permanent == [67]
    assert glory(state) == -2


# Export (27)


def test_export_uses_every_reached_number_once_between_rounds() -> None:
    state = lay("1", deck="", discard="10 9 2 3 4", permanent="27")
    state.paid[27 * 4] = 45
    do(state, "pass")
    assert {a.to_json().get("box") for a in state.legal()} == {0, 1, 2, 3, None}
    do(state, "mark 27 1")
    assert stickers(state, "10.1") == ["stays"]  # the only person
    do(state, "mark 27 2")
    assert where(state, 86) == "discard"
    do(state, "mark 27 3", "stick sword")
    assert stickers(state, "9.1") == ["sword"]
    do(state, "done")
    assert marked(state, "27.1") == 3
    assert state.round == 3


def test_export_turns_at_a_hundred_and_counts_from_nothing() -> None:
    state = lay("1", deck="", discard="2", permanent="27 25 88", store="1 good")
    state.paid[27 * 4] = 100
    mark(state, "27.1", 6)
    do(state, "use 27", "pass", "mark 27 6")
    assert side(state, 27) == 3
    assert state.paid.get(27 * 4 + 2, 0) == 0
    assert worth_of(state, 27) == 25


def test_mass_export_marks_boxes_of_other_permanent_cards() -> None:
    state = lay("1", deck="", discard="2 5 10 9", permanent="27.3 25 91 108")
    state.paid[27 * 4 + 2] = 200
    mark(state, "91.1", 4)
    do(state, "pass", "mark 27 4")
    assert {(a.to_json()["card"], a.to_json()["box"]) for a in state.legal()} == {(25, 0), (91, 4)}
    do(state, "mark 25 0")
    assert worth_of(state, 25) == 1
    do(state, "mark 27 5", "mark 91 4", "mark 25 1")
    assert side(state, 91) == 3
    assert marked(state, "25.1") == 2
    do(state, "mark 27 0", "pick 1", "pick 5")
    assert stickers(state, "1.1") == stickers(state, "5.1") == ["glory2"]
    do(state, "done")
    assert state.round == 3


def test_export_is_also_used_after_the_last_round_before_scoring() -> None:
    state = lay("1", deck="", discard="70 69", permanent="27")
    state.last_round = True
    state.paid[27 * 4] = 80
    mark(state, "27.1", 5)
    do(state, "pass", "mark 27 5", "pick 1")
    assert asked(state) == "expansions"
    assert state.scores == (5,)


# Production that changes


def test_a_crossed_out_manor_ends_up_producing_nothing() -> None:
    state = lay("111")
    for left in (6, 5, 4, 3, 2, 1):
        do(state, f"produce 111 {left} coin")
        state.discard.remove(111)
        state.play.append(111)
        state.place[111] = state.place[state.play[0]] if state.play[0] != 111 else 2
        state.options, state.rules = None, -1
    refused = state.explain({"do": "produce", "card": 111, "gives": {"coin": 1}})
    assert refused is not None
    assert refused.reason == "kingdom-legacy-no-produces-nothing"


def test_a_pretend_noble_has_one_sticker_on_each_side() -> None:
    state = lay("29.4")
    for number in (1, 2, 3):
        stick(state, f"29.{number}", "coin")
    do(state, "use 29", "stick sword")  # only side 4 is left
    assert stickers(state, "29.4") == ["sword"]
    full = lay("29.4")
    for number in (1, 2, 3, 4):
        stick(full, f"29.{number}", "coin")
    assert not can(full, "use 29")


def test_a_dubbed_person_is_a_knight_for_the_strategist() -> None:
    state = lay("86", deck="", discard="10 1")
    do(state, "pass")
    assert stickers(state, "10.1") == ["coin", "sword", "knight"]
    later = lay("51.3", discard="10 1")
    later.stickers, later.extra = state.stickers, state.extra
    do(later, "use 51")
    assert where(later, 10) == "play"


def test_wood_and_good_are_exchanged_only_while_the_shipment_is_there() -> None:
    assert can(lay("100.4 12", store="1 wood 2 good"), "upgrade 12")
    assert not can(lay("12", store="1 wood 2 good"), "upgrade 12")
    state = lay("100.4", permanent="27", store="2 wood 1 good")
    do(state, "use 27", "amount 3")
    assert store(state) == {}
    assert state.paid[27 * 4] == 3


def test_crossed_out_costs_stay_crossed_out() -> None:
    state = lay("135", store="10 sword")
    do(state, "use 135", "use 135")
    assert not can(state, "use 135")
    view = state.view(0)
    assert isinstance(view, dict)
    costs = [c["costs"] for c in view["cards"] if c["card"] == 135]
    assert costs[0][0]["resources"] == {"sword": 10}


# Nothing there


def test_effects_in_an_empty_deck_or_box_do_what_they_can() -> None:
    storm = lay("", deck="44 5")
    do(storm, "advance")
    assert side(storm, 44) == 3
    witch = lay("53", deck="1 2 3 4 5")
    for card in range(11, 71):
        if where(witch, card) == "box":
            witch.place[card] = witch.place[0]
    do(witch, "pass")
    assert side(witch, 53) == 3
    princess = lay("", deck="66.2 14 1")
    do(princess, "advance")
    assert where(princess, 66) == "play"
    aric = lay("", deck="116")
    do(aric, "advance")
    assert where(aric, 116) == "discard"  # no other card: itself


def test_the_calendar_takes_all_there_are_if_fewer() -> None:
    state = lay("98.3", discard="9 10", deck="1 2")
    do(state, "use 98")
    assert sorted(state.deck) == [1, 2, 9, 10]
    assert state.groups == [2, 1, 1]
    assert not can(lay("98.3", deck="1 2"), "use 98")


def test_what_is_known_of_the_deck_follows_every_move() -> None:
    state = lay("95.3 9 10 13", deck="1 2 3 4 5 6")
    assert state.groups == [5, 1]
    do(state, "use 95", "put 9 top", "put 10 bottom", "done")
    assert state.groups == [1, 5, 1, 1]
    look_top(state, 3)
    assert state.groups == [1, 4, 1, 1, 1]
    do(state, "advance")
    assert state.groups == [1, 4, 1]
    state.agenda.append(DropDeck())
    run(state)
    assert state.groups == []
