"""The rules L1–L60 by number, as far as the scenes, scrolls and expansions do not prove them."""

import json
from dataclasses import replace

import pytest

import fiefdom
from fiefdom import Match, Rng
from fiefdom.errors import IllegalAction
from fiefdom.games.kingdom_legacy import KingdomLegacy
from fiefdom.games.kingdom_legacy.cards.box import CARDS, STAGES
from fiefdom.games.kingdom_legacy.cards.resources import BASE, RESOURCES, unpack
from fiefdom.games.kingdom_legacy.cards.steps.crossings import AskCrossOut
from fiefdom.games.kingdom_legacy.cards.vocabulary import KEYWORDS
from fiefdom.games.kingdom_legacy.play import rounds as rounds_module
from fiefdom.games.kingdom_legacy.play.discovery import Discover
from fiefdom.games.kingdom_legacy.play.interpreter import run
from fiefdom.games.kingdom_legacy.play.moves import destroy
from fiefdom.games.kingdom_legacy.play.production import gain, made
from fiefdom.games.kingdom_legacy.rules import RULES
from fiefdom.games.kingdom_legacy.show.score import glory, worth_of
from fiefdom.kernel.json import JSON
from games.kingdom_legacy.legacy_table import (
    action,
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


def test_L1_shuffling_keeps_every_stage() -> None:
    state = lay("1.2", deck="", discard="5.4 9.3 14.3")
    do(state, "pass")
    assert [side(state, card) for card in (1, 5, 9, 14)] == [2, 4, 3, 3]


def test_L2_nothing_of_the_box_is_seen_but_numbers() -> None:
    state = KingdomLegacy().start(1, 3)
    view = state.view(0)
    assert isinstance(view, dict)
    assert view["box"] == list(range(11, 140))
    assert {card["card"] for card in view["cards"]} == set(range(1, 11))
    text = json.dumps(view)
    for card in list(CARDS.values())[11:]:
        for stage in card.sides.values():
            if stage.name not in {s.name for c in list(CARDS.values())[1:11] for s in c.sides.values()}:
                assert f'"{stage.name}"' not in text


def test_L3_a_card_turned_by_an_effect_is_discarded_at_once() -> None:
    for play, words, given in (
        ("7.1", "use 7", ""),
        ("45", "use 45", "3 sword"),
        ("103 14", "use 103", "3 coin"),
        ("18.2", "use 18", ""),
        ("96", "use 96", "2 coin"),
    ):
        state = lay(play, store=given)
        do(state, words)
        if asked(state) == "pick-side":
            do(state, "side 96 3")
        assert state.play == []
    rain = lay("44.3", deck="1 2 3 4 5 6")
    do(rain, "pass")
    assert where(rain, 44) == "discard"


def test_L3_permanent_cards_stay_leave_or_join() -> None:
    stays = lay("", permanent="26", store="12 coin")
    mark(stays, "26.1", 11)
    do(stays, "use 26")
    assert (where(stays, 26), side(stays, 26)) == ("permanent", 3)
    leaves = lay("", permanent="91", store="10 wood", deck="1 2 3 4 5")
    mark(leaves, "91.1", 4)
    do(leaves, "use 91")
    assert (where(leaves, 91), side(leaves, 91)) == ("discard", 3)
    joins = lay("67", store="1 coin")
    do(joins, "upgrade 67 1")
    assert (where(joins, 67), side(joins, 67)) == ("permanent", 2)


def test_L9_every_keyword_of_the_cards_is_known() -> None:
    assert {word for stage in STAGES for word in stage.keywords} == set(KEYWORDS)


def test_L13_an_effect_that_turns_does_not_end_the_turn() -> None:
    state = lay("7.1 9")
    do(state, "use 7")
    assert state.turn == 1
    assert where(state, 9) == "play"


def test_L14_at_turn_end_cards_in_play_are_discarded_and_four_come() -> None:
    state = lay("9 10", deck="1 2 3 4 5")
    do(state, "pass")
    assert state.play == [1, 2, 3, 4]
    assert sorted(state.discard) == [9, 10]
    do(state, "pass")
    assert state.play == [5]  # L11: all of them, if fewer are left


def test_L15_at_round_end_cards_that_stay_are_discarded_too() -> None:
    state = lay("1.3", deck="")
    do(state, "pass")
    assert state.round == 3
    assert where(state, 1) in ("play", "deck")
    plague = lay("56", deck="", discard="5")
    do(plague, "pass")
    assert side(plague, 56) == 3  # its round-end effect happened


def test_L18_resources_are_lost_when_a_card_comes_and_at_turn_end() -> None:
    state = lay("9", deck="1 2 3 4 5 6 7", store="3 coin")
    after = state.copy()
    do(state, "advance")
    assert store(state) == {}
    do(after, "pass")
    assert store(after) == {}


def test_L20_the_player_orders_the_effects_of_one_moment_and_all_resolve() -> None:
    # Aric discards the Spoiled Princess; her effect resolves all the same.
    state = lay("9 10 5", deck="116 66.2 1")
    do(state, "advance")
    assert asked(state) == "moment"
    assert {a.to_json()["card"] for a in state.legal()} == {66, 116}
    do(state, "resolve 116", "pick 66")
    assert where(state, 66) == "discard"
    assert asked(state) == "pick-discard"
    do(state, "pick 9", "pick 10")
    assert state.play == [5, 116]


def test_L20_the_effect_of_a_card_blocked_in_the_same_moment_resolves_too() -> None:
    """Ruling: blocked is no other than discarded here."""
    state = lay("9 10 5", deck="14 116.1 1")
    do(state, "advance")
    assert asked(state) == "moment"
    do(state, "resolve 14", "pick 116")
    assert state.blocked == {116: 14}
    assert asked(state) == "pick-discard"  # Aric's effect


def test_L20_the_order_of_discards_is_asked_where_a_potion_can_save_one() -> None:
    """80: both persons must go; the potion saves one of them, so who goes first is the player's to say."""
    state = lay("80 63.4 10 96.4")
    do(state, "use 80")
    assert asked(state) == "pick-discard"
    assert picks(state) == {63, 10}
    do(state, "pick 10", "option potion")
    assert where(state, 10) == "play"
    assert where(state, 63) == "discard"  # nothing is left to choose, nor to save it
    old = lay("80 63.4 10 96.4")
    old.edition = RULES[3]
    do(old, "use 80")
    assert asked(old) == "replace"  # until version 3 the first in play went first
    plain = lay("80 63.4 10")
    do(plain, "use 80")
    assert where(plain, 63) == where(plain, 10) == "discard"  # it makes no difference: no question


def test_L21_cards_played_together_are_all_there_before_effects() -> None:
    state = lay("", deck="14 5 9")
    do(state, "advance")
    assert state.blocked == {5: 14}


def test_L22_effects_reach_only_cards_in_play() -> None:
    state = lay("13 1.2", discard="5.2", permanent="25")
    do(state, "use 13")  # the one land in play
    assert store(state) == {"coin": 1}


def test_L23_a_slash_is_a_choice_of_one() -> None:
    state = lay("10.4", store="1 coin")
    do(state, "use 10")
    assert [a.to_json()["gives"] for a in state.legal()] == [{"wood": 1}, {"stone": 1}, {"metal": 1}]


def test_L24_permanent_cards_are_never_shuffled_in_nor_discarded() -> None:
    state = lay("1", deck="", permanent="25 26", discard="2 3 4 5 6 7")
    do(state, "pass")
    assert state.permanent == [25, 26]
    assert not {25, 26} & {*state.deck, *state.play}


def test_L25_a_blocked_card_is_absent_and_goes_with_its_blocker() -> None:
    state = lay("14", blocked=[("89.2 32", 14)], deck="9 1 2 3 4 5 6")
    assert not [a for a in state.legal() if a.to_json().get("card") in (89, 32)]
    assert state.rules_now() == 0
    refused = state.explain({"target": {"card": 89}})
    assert refused is not None
    assert (refused.rule, refused.reason) == ("L25", "kingdom-legacy-no-blocked")
    do(state, "pass")
    assert where(state, 14) == where(state, 89) == where(state, 32) == "discard"
    staying = lay("56.3", blocked=[("9", 56)])
    do(staying, "pass")
    assert staying.blocked == {9: 56}


def test_L25_a_blocker_that_leaves_releases_without_loss() -> None:
    state = lay("14", blocked=[("5", 14)], store="1 sword 2 coin")
    do(state, "use 14 1")
    assert where(state, 5) == "play"
    do(state, "take 1 coin", "take 1 coin")
    assert store(state) == {"coin": 4}  # L45: releasing loses nothing
    assert can(state, "produce 5 1 coin")


def test_L25_a_whole_stack_goes_at_the_end_of_a_turn() -> None:
    stack = [("60", 14), ("5", 60), ("9", 60)]
    state = lay("14", blocked=stack, deck="1 2 3 4 6 7")
    do(state, "pass")
    assert [where(state, card) for card in (14, 60, 5, 9)] == ["discard"] * 4
    assert state.blocked == {}
    old = lay("14", blocked=stack, deck="1 2 3 4 6 7")
    old.edition = RULES[3]
    do(old, "pass")
    assert old.blocked == {5: 60, 9: 60}  # until version 3


def test_L25_in_the_middle_of_a_turn_the_next_level_is_released_and_goes_on_blocking() -> None:
    state = lay("14", blocked=[("60", 14), ("5", 60)], store="1 sword 2 coin")
    assert state.copy().to_text() == KingdomLegacy().from_text(state.to_text()).to_text()
    do(state, "use 14 1")
    assert where(state, 60) == "play"
    assert state.blocked == {5: 60}


def test_L25_a_blocker_that_leaves_from_under_another_releases_its_card() -> None:
    state = lay("14", blocked=[("60", 14), ("5", 60)])
    destroy(state, 60)
    assert where(state, 5) == "play"
    assert state.blocked == {}


def test_L27_only_enemies_that_say_how_are_defeated() -> None:
    state = lay("33.3 135", discard="14", permanent="25")
    do(state, "use 33", "take 1 coin", "take 1 wood")  # L54: the full result, without payment
    assert where(state, 14) == "destroyed"
    assert store(state) == {"coin": 1, "wood": 1}
    assert marked(state, "25.1") == 1
    assert where(state, 135) == "play"
    assert not can(lay("33.3 135"), "use 33")


def test_L30_boxes_are_marked_in_any_order_and_give_what_they_show() -> None:
    state = lay("55.3")
    do(state, "use 55 1")
    boxes = [a.to_json()["box"] for a in state.legal()]
    assert boxes == [0, 1, 2, 3, 5, 6, 7]  # of two that show the same, one
    do(state, "mark 55 2")
    assert store(state) == {"metal": 2}
    assert state.marks[55 * 4 + 2] == 0b100


def test_L31_what_stays_does_not_count_for_the_next_four() -> None:
    state = lay("1.3 9", deck="2 3 4 5 6")
    do(state, "pass")
    assert state.play == [1, 2, 3, 4, 5]
    do(state, "produce 1 2 coin")
    assert where(state, 1) == "discard"


def test_L32_cards_are_not_put_on_an_empty_deck() -> None:
    assert not can(lay("110.4 9", deck=""), "use 110")
    refused = lay("110.4 9", deck="").explain({"do": "use", "card": 110, "effect": 0})
    assert refused is not None
    assert refused.rule == "L32"
    refused = lay("110.4 9", deck="").explain({"do": "advance"})
    assert refused is not None
    assert refused.reason == "kingdom-legacy-no-deck-empty"
    # An empty deck means that the round ends with this turn, whatever comes to be.
    state = lay("41.1", deck="5")
    do(state, "use 41")
    assert state.deck == []
    do(state, "pass")
    assert state.round == 3


def test_L33_stickers_go_on_the_active_stage_and_boosts_need_production() -> None:
    state = lay("129.2 9.2 10 14 20", store="2 wood 2 stone")
    do(state, "upgrade 129", "resolve 129")  # 9 is the only other one that produces
    assert stickers(state, "9.2") == ["sword"]
    assert [unpack(g) for g in made(state, 9 * 4 + 1)] == [{"sword": 2}]


def test_L36_any_resource_is_any_of_the_set() -> None:
    state = lay("66.3")
    do(state, "use 66")
    assert [a.to_json()["gives"] for a in state.legal()] == [{name: 1} for name in RESOURCES[:BASE]]


def test_L41_undo_goes_back_until_something_hidden_was_seen() -> None:
    match = Match(fiefdom.game("kingdom-legacy"), 1, 5)
    produce = next(a for a in match.state.legal() if a.do == "produce")
    match.play(produce)
    match.undo()
    match.play(action("advance"))
    with pytest.raises(fiefdom.errors.CannotUndo):
        match.undo()
    match.play(action("pass"))
    with pytest.raises(fiefdom.errors.CannotUndo):
        match.undo()


@pytest.mark.parametrize(
    ("play", "words", "reveals"),
    [
        ("22.3", ["use 22"], True),  # removal of the top card
        ("130.2", ["use 130"], True),  # a look
        ("22.4", ["use 22"], True),  # a discovery
        ("12.3", ["use 12"], True),  # a look at four
        ("9.2", ["use 9"], False),  # from the discard pile
        ("10", ["use 10"], False),
        ("110.4 9", ["use 110"], False),
    ],
)
def test_L41_what_reveals(play: str, words: list[str], reveals: bool) -> None:
    state = lay(play, discard="1", store="1 coin")
    state.log = []
    do(state, *words)
    assert any(event.reveals for event in state.log) == reveals


def test_L42_bonuses_rain_swaps_and_the_pirate() -> None:
    state = lay("44.3 4.4 76 101.2", permanent="102.4")
    # Farming Machines are a building and a land: Rain doubles them.
    assert can(state, "produce 101 8 coin")
    do(state, "produce 4 4 coin")
    assert store(state) == {"coin": 3}
    do(state, "produce 101 8 coin")
    assert store(state) == {"coin": 10}  # one coin for each production
    nothing = lay("76 4.4")
    gain(nothing, 0)
    assert store(nothing) == {}
    one = lay("76 1")
    do(one, "produce 1 1 coin")
    assert store(one) == {}  # down to 0


def test_L42_the_pirate_takes_one_coin_of_a_whole_effect() -> None:
    state = lay("76 69.3")
    do(state, "use 69", *["take 1 coin"] * 4)
    assert store(state) == {"coin": 3}


def test_L42_bonuses_come_before_doubling_and_the_producers_own_counts() -> None:
    state = lay("32 44.3 127.4 89.2 9")
    assert can(state, "produce 32 1 coin")
    assert can(state, "produce 9 2 coin")
    assert can(state, "produce 127 2 good")


def test_L43_alternatives_with_stickers_on_top() -> None:
    state = lay("10.3")
    stick(state, "10.3", "good")
    assert [a.to_json()["gives"] for a in state.legal() if a.do == "produce"] == [
        {"coin": 1, "good": 1},
        {"wood": 1, "good": 1},
        {"stone": 1, "good": 1},
        {"metal": 1, "good": 1},
    ]
    goal = lay("100.4 74.3", permanent="40.3")
    assert worth_of(goal, 40) == 0
    stick(goal, "74.3", *["good"] * 5)
    assert worth_of(goal, 40) == 25  # the best alternative: 2 + 6


def test_L44_gaining_a_production_is_not_producing() -> None:
    state = lay("14.3 111")
    do(state, "use 14")
    assert store(state) == {"coin": 6}
    assert not state.crossed
    assert where(state, 111) == "play"


def test_L45_discovery_loses_nothing_but_playing_from_the_discard_pile_does() -> None:
    state = lay("22.4 9.2", discard="1", store="2 wood")
    do(state, "use 22")
    assert store(state) == {"wood": 2}
    do(state, "use 9", "pick 1")
    assert store(state) == {}


def test_L46_crossing_out_takes_an_icon_or_an_alternative() -> None:
    state = lay("10.3 111")
    stick(state, "10.3", "good")
    state.agenda.append(AskCrossOut("self", 2, 10))
    run(state)
    assert [a.to_json()["icon"] for a in state.legal()] == [5, 10, 11, 12, 13]
    do(state, "cross-out 10 12", "cross-out 10 good")
    assert [unpack(g) for g in made(state, state.stage[10])] == [{"coin": 1}, {"wood": 1}, {"metal": 1}]
    do(state, "produce 111 6 coin")
    assert [unpack(g) for g in made(state, state.stage[111])] == [{"coin": 5}]


def test_L47_the_card_goes_first_and_is_not_its_own_target() -> None:
    alone = lay("63.4")
    assert not can(alone, "use 63")
    refused = alone.explain({"do": "use", "card": 63, "effect": 0})
    assert refused is not None
    assert refused.rule == "L47"
    assert not can(lay("134.3"), "use 134")
    state = lay("96.4 134.3 12.3")
    do(state, "use 134", "option potion")  # saved, and still not its own target
    assert store(state) == {"coin": 1}
    assert where(state, 134) == "play"


def test_L48_passive_effects_follow_a_time_effect_but_not_an_upgrade() -> None:
    state = lay("", permanent="90 27", store="1 metal")
    do(state, "use 90")
    assert asked(state) == "passive"
    do(state, "use 27", "amount 5")
    assert state.paid[27 * 4] == 5
    assert state.turn == 2  # nothing more to use: the turn has ended
    assert where(state, 90) == "permanent"
    upgraded = lay("1", permanent="27", store="2 coin 3 good")
    do(upgraded, "upgrade 1")
    assert upgraded.turn == 2


def test_L49_marks_beyond_the_last_box_are_lost_and_a_card_turns_where_it_lies() -> None:
    state = lay("98.1 74.4 22.4")
    mark(state, "98.1", 6)
    do(state, "use 98")  # three marks, two boxes
    assert marked(state, "98.1") == 8
    assert (where(state, 98), side(state, 98)) == ("discard", 2)
    assert store(state) == {"coin": 2}


def test_L49_marks_and_stickers_survive_turning_and_the_box() -> None:
    state = lay("105.3", discard="52.3")
    stick(state, "105.1", "good")
    do(state, "use 105")
    assert (where(state, 105), side(state, 105)) == ("box", 1)
    state.agenda.append(Discover(105))
    run(state)
    assert where(state, 105) == "discard"
    assert stickers(state, "105.1") == ["good"]


def test_L50_each_card_fills_one_slot_and_miners_two_persons() -> None:
    # Two persons, two lands, two buildings: Farming Machines are either, not both.
    assert can(lay("66 10 13 1 2 9 17.2"), "upgrade 66")
    assert can(lay("66 73.2 1 2 9 101.2"), "upgrade 66")
    assert can(lay("66 73.2 1 101.2 9 17.2"), "upgrade 66")
    assert not can(lay("66 73.2 1 101.2 9"), "upgrade 66")
    assert not can(lay("66 10 1 2 9 17.2"), "upgrade 66")  # the princess herself does not count
    state = lay("66 73.2 1 2 9 101.2", deck="3 4 5 6 7")
    do(state, "upgrade 66")
    while asked(state) == "pay-slots":
        state.apply(state.legal()[0])
    assert side(state, 66) == 3


def test_L51_free_upgrades_waive_cards_too_and_priests_let_the_turn_go_on() -> None:
    state = lay("118.1 66")
    do(state, "use 118")
    assert side(state, 66) == 3
    priest = lay("104 1 9", store="4 coin 1 wood")
    do(priest, "use 104")
    assert side(priest, 1) == 2
    assert store(priest) == {"wood": 1}
    assert where(priest, 9) == "play"
    assert priest.turn == 1


def test_L52_prohibitions() -> None:
    state = lay("45 104.3 1 9.3 118", discard="5", permanent="25", store="9 coin 2 sword")
    words = {a.do for a in state.legal()}
    assert "advance" not in words
    assert "upgrade" not in words
    assert not can(state, "use 104")  # upgrades by effects, too
    assert not can(state, "use 9")  # playing from the discard pile
    assert not can(state, "use 118")
    assert not can(state, "use 25")  # permanent cards, too
    requests: list[tuple[JSON, str]] = [
        ({"do": "advance"}, "forbidden-play"),
        ({"do": "upgrade", "card": 1, "frame": 0}, "forbidden-upgrade"),
        ({"do": "use", "card": 25, "effect": 0}, "forbidden-time"),
        ({"do": "use", "card": 9, "effect": 0}, "forbidden-play"),
        ({"do": "use", "card": 104, "effect": 0}, "forbidden-upgrade"),
    ]
    for request, reason in requests:
        refused = state.explain(request)
        assert refused is not None
        assert (refused.rule, refused.reason) == ("L52", f"kingdom-legacy-no-{reason}")
        assert refused.facts["by"] == 45
    rainy = lay("44.3", deck="1 2 3 4 5")
    do(rainy, "pass")
    assert len(rainy.play) == 4  # never the cards of the turn's start


def test_L53_the_next_land_is_one_played_later_and_the_player_chooses() -> None:
    together = lay("", deck="28 5 6 7")
    do(together, "advance")
    assert where(together, 5) == "play"
    do(together, "advance")
    assert picks(together) == {6, 7}
    do(together, "pick 7")
    assert where(together, 7) == "destroyed"
    assert (side(together, 28), where(together, 28)) == (3, "discard")
    safe = lay("57", deck="134 1 2", discard="55.3")
    do(safe, "advance")
    assert where(safe, 134) == "play"  # cannot be destroyed: not touched
    assert side(safe, 57) == 1


def test_L54_a_missionary_converts_skilled_bandits_too() -> None:
    state = lay("103 60 14", store="3 coin")
    do(state, "use 103")
    assert picks(state) == {14, 60}


def test_L55_kept_cards_stay_once_and_resources_last_until_after_turn_end() -> None:
    state = lay("54 9 10", deck="1 2 3 4 5 6 7 8", store="2 coin")
    do(state, "pass", "resolve 54", "pick 9", "done")
    assert where(state, 9) == "play"
    do(state, "pass")
    assert where(state, 9) == "discard"


def test_L56_round_end_then_export_then_discovery() -> None:
    state = lay("58 9", deck="", discard="1 17.2", permanent="27")
    state.paid[27 * 4] = 12
    do(state, "pass")
    assert asked(state) == "pick-ruin"
    do(state, "pick 17")
    assert asked(state) == "thresholds"
    assert where(state, 11) == "box"
    do(state, "mark 27 0")
    assert picks(state) == {1, 58}  # the lands: City Fire has become Ashlands
    do(state, "pick 1", "stick stone")
    assert stickers(state, "1.1") == ["stone"]
    assert where(state, 11) in ("deck", "play")


def test_L59_glory_counts_the_whole_kingdom_blocked_and_obstacles_too() -> None:
    state = lay("9.3 14", deck="17.3", discard="45", permanent="108", blocked=[("84", 14)], destroyed="82.3")
    assert glory(state) == 12 - 2 + 7 - 3 + 10 + 4
    result = state.result()
    assert result.scores == [28]
    assert sum(share.points for share in result.breakdown[0]) == 28
    assert {share.source for share in result.breakdown[0]} == {"printed"}
    maximizer = lay("1 2 9.3 95", permanent="39.3 25", deck="")
    assert worth_of(maximizer, 39) == -3


def test_L60_a_turn_without_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    from fiefdom.games.kingdom_legacy.play import state as state_module

    assert rounds_module.DECISIONS_PER_TURN == 1000
    monkeypatch.setattr(state_module, "DECISIONS_PER_TURN", 3)
    state = lay("1 2 3 4", deck="5 6 7 8")
    state.log = []
    do(state, "produce 1 1 coin", "produce 2 1 coin", "produce 3 1 coin")
    assert state.turn == 2
    assert "turn-stopped" in [event.kind for event in state.log]


def test_illegal_actions_leave_the_state_alone() -> None:
    state = lay("1", store="1 coin")
    before = state.to_text()
    for words, rule in (
        ("upgrade 1", "L12"),
        ("produce 9 1 coin", "L26"),
        ("produce 99 1 coin", "L2"),
        ("pick 1", "L12"),
    ):
        with pytest.raises(IllegalAction) as refused:
            state.apply(action(words))
        assert refused.value.refusal.rule == rule
    assert state.to_text() == before
    refused_upgrade = state.explain({"do": "upgrade", "card": 1, "frame": 0})
    assert refused_upgrade is not None
    assert refused_upgrade.facts["missing"] == {"coin": 1}


def test_explain_names_finished_tracks_and_missing_cards() -> None:
    state = lay("59.2", permanent="88", store="9 stone")
    mark(state, "88.1", 10)
    refused = state.explain({"target": {"card": 88}})
    assert refused is not None
    assert (refused.rule, refused.reason) == ("L49", "kingdom-legacy-no-track-finished")
    refused = state.explain({"target": {"card": 59}})
    assert refused is not None
    assert (refused.rule, refused.reason) == ("L50", "kingdom-legacy-no-cards")
    assert refused.facts["wanted"] == {"person": 2}
    assert refused.facts["present"] == {"person": 0}
    assert replace(refused).to_json()["facts"]


def test_the_option_to_ask_everything() -> None:
    game = KingdomLegacy()
    state = game.start(1, 4, {"ask_everything": True})
    rng = Rng(4)
    single = 0
    for _ in range(600):
        if state.actor is None:
            break
        legal = state.legal()
        single += len(legal) == 1 and bool(state.agenda)
        state.apply(rng.choice(legal))
    assert single > 0
