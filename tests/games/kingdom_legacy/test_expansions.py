"""The built-in expansions 136, 137, 138: purge, their four rounds, the score track. Saving by 81."""

import pytest

from fiefdom.games.kingdom_legacy.cards.resources import unpack
from fiefdom.games.kingdom_legacy.play.interpreter import run
from fiefdom.games.kingdom_legacy.play.production import full_stage
from fiefdom.games.kingdom_legacy.play.rounds import Expansions, StartRound
from fiefdom.games.kingdom_legacy.play.state import LegacyState
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
    stickers,
    where,
)


def in_round(
    card: int,
    number: int,
    play: str = "",
    *,
    deck: str | None = None,
    discard: str = "",
    permanent: str = "",
    store: str = "",
) -> LegacyState:
    """A turn of round 0, 1, 2 or 3 of an expansion."""
    sides = (1, 2, 4, 3)
    state = lay(
        play, deck=deck, discard=discard, permanent=f"{card}.{sides[number]} {permanent}", store=store
    )
    state.expansion, state.expansion_round, state.scores = card, number, (10,)
    return state


def before_purge(discard: str, permanent: str = "") -> LegacyState:
    state = lay("", deck="", discard=discard, permanent=permanent)
    state.scores = (glory(state),)
    state.agenda.append(Expansions())
    run(state)
    return state


TWENTY_FIVE = "1 2 3 4 5 6 7 8 9.3 10 11 12 13 15 17 18 19 20 21 22 28 29 31 32 33"


def test_L37_each_expansion_can_be_played_once_or_not_at_all() -> None:
    state = before_purge(TWENTY_FIVE)
    assert [a.to_json() for a in state.legal()] == [
        *({"do": "expand", "card": card} for card in (136, 137, 138, 140)),
        {"do": "stop"},
    ]
    do(state, "expand 137")
    assert state.expansion == 137
    assert where(state, 137) == "permanent"
    finished = in_round(137, 3, "1", deck="", discard="4 9")
    do(finished, "pass")
    do(finished, "pick 4")
    assert where(finished, 137) == "destroyed"  # L37: after its last side
    assert len(finished.scores) == 2  # L40
    assert [a.to_json()["do"] for a in finished.legal()] == ["expand", "expand", "expand", "stop"]
    do(finished, "stop")
    assert finished.result().ended_by == "L37"


def test_L38_purge_picks_one_friendly_card_of_each_full_twelve_and_one_permanent() -> None:
    state = before_purge(TWENTY_FIVE.replace("28", "14"), "25 108 26")
    do(state, "expand 136")
    assert len(state.looked) == 12
    assert len(state.deck) == 13
    assert picks(state) == set(state.looked) - {14}
    first = min(picks(state))
    do(state, f"pick {first}")
    assert len(state.looked) == 12
    assert len(state.deck) == 1
    second = min(picks(state))
    do(state, f"pick {second}")
    assert picks(state) == {25, 26}  # 108 cannot be purged, nor the expansion's own card
    do(state, "pick 26")
    assert [where(state, card) for card in (first, second, 26)] == ["destroyed"] * 3
    assert state.round == 3
    assert side(state, 136) == 1
    assert len(state.deck) + len(state.play) == 23


def test_L38_a_group_without_a_friendly_card_gives_none() -> None:
    enemies = "14 16 28 44 45 53 56 57 58 60 61 64"
    state = before_purge(enemies)
    do(state, "expand 136")
    assert state.purged == ()
    assert state.round == 3


def test_L38_a_card_bound_to_nimrod_cannot_be_purged_while_he_lives() -> None:
    enemies = "14 16 28 44 45 53 56 57 58 60"
    state = before_purge(f"134 55.3 {enemies}")
    do(state, "expand 136")
    assert state.purged == (55,)  # the only one that can be
    without = before_purge(f"134 1 {enemies}")
    without.place[55] = without.place[0]
    do(without, "expand 136")
    assert picks(without) == {1, 134}


def test_L39_purged_glory_is_computed_before_anything_is_destroyed_and_stays() -> None:
    # Strength in Numbers counts the persons that are purged with it; the Temple counts its boxes.
    state = before_purge("125.3 10 13 1 2 3 4 5 6 7 8 11", "38")
    mark(state, "125.3", 2)
    do(state, "expand 136", "pick 125")  # 38 is the only permanent card
    assert state.purged_glory == (30 + 20) + 4
    assert glory(state) == 54  # all that is left is worth nothing
    assert state.result().breakdown[0][-1].source == "purged"


@pytest.mark.parametrize(("number", "saves"), [(2, 1), (4, 2), (3, 3)])
def test_L38_card_81_saves_others_but_stays_purged(number: int, saves: int) -> None:
    state = before_purge(f"81.{number} " + TWENTY_FIVE, "25")
    do(state, "expand 138")
    while asked(state) == "pick-purge":
        do(state, f"pick {81 if 81 in picks(state) else min(picks(state))}")
    assert asked(state) == "pick-save"
    assert picks(state) == set(state.picked) - {81}
    others = sorted(picks(state))
    for card in others[:saves]:
        do(state, f"pick {card}")
    if saves < len(others):
        assert asked(state) != "pick-save"
    assert where(state, 81) == "destroyed"
    assert all(where(state, card) != "destroyed" for card in others[:saves])
    assert all(where(state, card) == "destroyed" for card in others[saves:])


def test_L38_saving_is_free() -> None:
    state = before_purge("81.3 14 16 28 44 45 53 56 57 58 60 61", "25")
    do(state, "expand 138")
    assert asked(state) == "pick-save"
    do(state, "done")
    assert where(state, 25) == "destroyed"


# 136


def test_136_prosperity_gives_every_friendly_card_a_coin_more() -> None:
    state = in_round(136, 0, "10 9.2 14 4.4", deck="1 2")
    assert can(state, "produce 10 1 coin")
    assert can(state, "produce 9 1 coin 1 sword")
    assert can(state, "produce 4 3 coin")
    assert not [a for a in state.legal() if a.to_json().get("card") == 14]


def test_L37_expansion_sides_follow_1_2_4_3_and_no_card_is_discovered() -> None:
    for card in (136, 137, 138):
        seen: list[int] = []
        state = in_round(card, 0, "", deck="", discard="3 9 12 22 35")
        state.agenda.append(StartRound())
        run(state)
        while state.expansion:
            if not seen or seen[-1] != side(state, card):
                seen.append(side(state, card))
            legal = state.legal()
            state.apply(next((a for a in legal if a.do == "pass"), legal[0]))
        assert seen == [1, 2, 4, 3]
        assert where(state, card) == "destroyed"
        assert where(state, 11) == "box"


def test_136_hoarding_keeps_one_card_each_turn() -> None:
    state = in_round(136, 1, "9 10", deck="1 2 3 4 5 6")
    do(state, "pass", "resolve 136", "pick 9")
    assert where(state, 9) == "play"
    assert where(state, 10) == "discard"


def test_136_uprising_marks_for_persons_that_come_to_persons() -> None:
    state = in_round(136, 2, "9", deck="10 13 16.3 1 2 3")
    do(state, "advance")
    assert marked(state, "136.4") == 0  # together, none was there already
    do(state, "advance")
    assert marked(state, "136.4") == 1
    mark(state, "136.4", 8)
    crowded = in_round(136, 2, "10", deck="13 1 2")
    mark(crowded, "136.4", 8)
    do(crowded, "advance")
    assert marked(crowded, "136.4") == 8


def test_136_royal_decree_crosses_out_a_production_for_each_box() -> None:
    state = in_round(136, 3, "1", deck="", discard="4.4 9.2")
    mark(state, "136.4", 3)
    do(state, "pass", "cross-out 4 coin", "cross-out 4 coin")
    assert asked(state) == "cross-out"
    assert not can(state, "cross-out 4 coin")
    do(state, "cross-out 9 sword")
    assert where(state, 136) == "destroyed"
    assert len(state.scores) == 2


# 137


def test_137_the_water_mill_gives_three_coins_once_per_turn() -> None:
    state = in_round(137, 0, "9", deck="1 2 3 4 5 6")
    do(state, "use 137")
    assert unpack(state.resources) == {"coin": 3}
    assert not can(state, "use 137")
    do(state, "pass")
    assert can(state, "use 137")


def test_137_efficient_farming_is_a_time_effect_of_its_round() -> None:
    state = in_round(137, 1, "9 17.2 1", deck="2 3 4 5 6")
    do(state, "use 137")
    assert stickers(state, "1.1") == ["coin"]
    assert where(state, 9) == where(state, 17) == "discard"
    assert state.turn == 2
    assert side(state, 137) == 2


def test_137_efficient_farming_needs_a_land_besides_the_buildings_it_costs() -> None:
    # L47: Farming Machines (101) are a building and a land, but not both the price and the target.
    assert not can(in_round(137, 1, "101.2 9", deck="2 3 4 5 6"), "use 137")
    assert can(in_round(137, 1, "101.2 9 1", deck="2 3 4 5 6"), "use 137")
    state = in_round(137, 1, "101.2 9 17.2", deck="2 3 4 5 6")
    do(state, "use 137", "pick 9", "pick 17")
    assert stickers(state, "101.2") == ["coin"]


def test_137_surplus_swaps_each_coin_of_a_land_for_a_good() -> None:
    state = in_round(137, 2, "4.4 9", deck="1 2")
    gives = [a.to_json()["gives"] for a in state.legal() if a.do == "produce"]
    assert gives == [{"coin": 2}, {"coin": 1, "good": 1}, {"good": 2}, {"coin": 1}]


def test_137_obsolete_farms_destroys_a_card_that_produces_coin() -> None:
    state = in_round(137, 3, "1", deck="", discard="9.2 4.4 22.4", permanent="102.4")
    do(state, "pass")
    assert picks(state) == {1, 4, 22}
    do(state, "pick 1")
    assert where(state, 1) == "destroyed"
    assert where(state, 137) == "destroyed"


# 138


def test_138_border_dispute_keeps_all_lands_in_play() -> None:
    state = in_round(138, 0, "1 5 9", deck="2 3 4 6 7")
    do(state, "pass")
    assert [where(state, card) for card in (1, 5, 9)] == ["play", "play", "discard"]


def test_138_espionage_asks_at_every_person_and_takes_the_deck_at_last() -> None:
    state = in_round(138, 1, "9 5", deck="10 13 1 2 3")
    do(state, "advance")
    assert asked(state) == "espionage"
    do(state, "option mark")
    assert marked(state, "138.2") == 1
    do(state, "option discard", "pick 9", "pick 5")
    assert where(state, 9) == where(state, 5) == "discard"
    last = in_round(138, 1, "9 5", deck="10 1 2 3")
    mark(last, "138.2", 5)
    do(last, "advance", "option mark")
    assert last.deck == []
    assert where(last, 2) == "discard"
    again = in_round(138, 1, "9 5", deck="10 1 2 3")
    mark(again, "138.2", 6)
    do(again, "advance")  # nothing more to mark: the deck goes again
    assert again.deck == []


def test_138_attack_crosses_out_production_without_a_sword() -> None:
    state = in_round(138, 2, "9.2 4.4", deck="1 2 3 5 6")
    armed = state.copy()
    do(state, "pass", "cross-out 4 coin")
    assert state.crossed
    do(armed, "produce 9 1 sword", "pass")
    assert not armed.crossed


def test_138_attack_ends_with_a_sticker_and_turns_to_resistance() -> None:
    state = in_round(138, 2, "9.2", deck="", discard="4 14", permanent="25", store="1 sword")
    do(state, "pass")
    assert picks(state) == {4, 9}  # friendly, no permanent card (L56)
    do(state, "pick 4", "stick sword")
    assert stickers(state, "4.1") == ["sword"]
    assert side(state, 138) == 3
    assert state.expansion_round == 3
    assert where(state, 138) == "permanent"


def test_138_resistance_writes_the_swords_on_a_land() -> None:
    state = in_round(138, 3, "9.2", deck="", discard="4 5", store="7 sword")
    do(state, "use 138", "amount 7", "produce 9 1 sword", "use 138")
    do(state, "pass", "pick 5")
    assert worth_of(state, 5) == 8
    assert stickers(state, "5.1") == ["seal 8"]
    assert where(state, 138) == "destroyed"


def test_L56_the_glory_of_a_round_is_told_again_with_all_that_its_end_brought() -> None:
    state = in_round(138, 3, "9.2", deck="", discard="4 5", store="7 sword")
    do(state, "use 138", "amount 7")
    state.log = []
    do(state, "pass", "pick 5")
    told = [(event.kind, event.facts.get("glory")) for event in state.log if event.kind.startswith("round-")]
    before = told[0][1]
    assert isinstance(before, int)
    assert told == [("round-ended", before), ("round-counted", before + 7)]
    assert state.scores[-1] == before + 7


def test_L5_no_resource_sticker_beyond_nine() -> None:
    state = lay("124.3 9", permanent="27")
    assert full_stage(state, state.stage[124])
    assert not full_stage(state, state.stage[9])
    do(state, "pass")
