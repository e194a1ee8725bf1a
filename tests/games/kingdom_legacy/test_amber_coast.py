"""L33–L37 with the Amber Coast: equipment, tabs, new resources, limited stickers, expansions with cards to discover."""

import json

import pytest

import fiefdom
from fiefdom import Match, Rng
from fiefdom.games.kingdom_legacy import KingdomLegacy
from fiefdom.games.kingdom_legacy.cards.box import CARDS
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS, MOST_EXPANSIONS
from fiefdom.games.kingdom_legacy.cards.folder import read_folder, word_faults
from fiefdom.games.kingdom_legacy.cards.loading import _own_folder
from fiefdom.games.kingdom_legacy.cards.resources import unpack
from fiefdom.games.kingdom_legacy.cards.steps.crossings import AskCrossOut
from fiefdom.games.kingdom_legacy.cards.steps.gain import AskGainAny
from fiefdom.games.kingdom_legacy.cards.steps.special import Defeat
from fiefdom.games.kingdom_legacy.cards.steps.stickers import AskStick
from fiefdom.games.kingdom_legacy.cards.vocabulary import ANY_RESOURCE, BIT, STICKERS
from fiefdom.games.kingdom_legacy.play.deck import put_on_deck
from fiefdom.games.kingdom_legacy.play.discarding import turn
from fiefdom.games.kingdom_legacy.play.interpreter import run
from fiefdom.games.kingdom_legacy.play.moves import ON_SIDE, block, destroy, others
from fiefdom.games.kingdom_legacy.play.production import remake
from fiefdom.games.kingdom_legacy.play.rounds import Expansions
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.games.kingdom_legacy.show.known import KnownCards
from fiefdom.games.kingdom_legacy.show.score import glory, worth_of
from fiefdom.kernel.words import LANGUAGES, words
from games.kingdom_legacy.legacy_invariants import check_legacy
from games.kingdom_legacy.legacy_table import asked, can, do, lay, picks, side, stick, stickers, store, where

COAST, DEALER, FISHERS, NET, LANTERN, BELL, COG, SHORE, LIGHT = 140, 141, 142, 144, 145, 146, 147, 148, 149
STAMP = EXPANSIONS[140].stamp
CROWN, WHALE, QUEEN, WRECKERS, CARVER = 155, 156, 154, 153, 143


def begun(play: str, **more: str) -> LegacyState:
    """Somewhere in the Amber Coast."""
    state = lay(play, **more)  # type: ignore[arg-type]
    state.place[COAST] = ON_SIDE
    state.permanent.append(COAST)
    state.expansion = COAST
    state.expansions = (*state.expansions, "amber-coast")
    state.scores = (50,)
    return state


def equip(state: LegacyState, card: int, by: int) -> None:
    state.apply(KingdomLegacy().decode({"do": "equip", "card": card, "by": by}))


def equippers(state: LegacyState) -> list[tuple[int, int]]:
    found = [action.to_json() for action in state.legal() if action.do == "equip"]
    return [(int(str(data["card"])), int(str(data["by"]))) for data in found]


# L34


def test_L34_equipment_alone_makes_nothing_and_does_nothing_but_counts_and_can_be_upgraded() -> None:
    state = begun(f"{NET}.2 {LANTERN} 1 9", store="1 coin 1 amber")
    assert not [
        a for a in state.legal() if a.do in ("produce", "use") and getattr(a, "card", 0) in (NET, LANTERN)
    ]
    assert worth_of(state, NET) == 1
    assert can(state, f"upgrade {LANTERN}")
    nobody = state.explain({"do": "equip", "card": LANTERN, "by": LANTERN})
    assert nobody is not None
    assert nobody.reason == "kingdom-legacy-no-no-wielder"
    refusal = state.explain({"do": "use", "card": LANTERN, "effect": 0})
    assert refusal is not None
    assert refusal.rule == "L34"
    do(state, f"upgrade {LANTERN}")
    assert side(state, LANTERN) == 2


def test_L34_it_is_attached_by_an_action_to_a_card_with_the_keyword() -> None:
    state = begun(f"{NET} {DEALER} {COG} 1 9 {LANTERN}")
    assert set(equippers(state)) == {(NET, DEALER), (NET, COG), (LANTERN, DEALER)}  # not on land or building
    before = state.turn
    equip(state, NET, COG)
    assert state.worn == {NET: COG}
    assert where(state, NET) == "worn"
    assert state.turn == before
    assert NET not in picks(state) | set(state.play)


def test_L34_its_production_is_the_wielders() -> None:
    state = begun(f"{NET}.2 {DEALER}.2")
    equip(state, NET, DEALER)
    assert [unpack(gives) for gives in state.outcomes(DEALER)] == [{"coin": 1, "good": 1, "amber": 2}]
    do(state, f"produce {DEALER} 1 coin 1 good 2 amber")
    assert store(state) == {"coin": 1, "good": 1, "amber": 2}
    assert where(state, NET) == where(state, DEALER) == "discard"  # and it is discarded with its wielder
    assert state.worn == {}


def test_L34_a_card_that_makes_nothing_produces_what_it_wields_and_choices_are_kept_apart() -> None:
    state = begun(f"{NET} {CARVER}")
    equip(state, NET, CARVER)
    assert can(state, f"produce {CARVER} 1 good")
    state = begun(f"{NET}.2 {LANTERN}.2 {DEALER}", store="1 coin")
    stick(state, f"{DEALER}.1", "stone")
    equip(state, NET, DEALER)
    assert [unpack(gives) for gives in state.outcomes(DEALER)] == [{"stone": 1, "good": 1, "amber": 2}]


def test_L34_its_glory_is_the_wielders_and_several_can_be_wielded() -> None:
    state = begun(f"{NET}.2 {LANTERN}.2 {DEALER}.2")
    total = glory(state)
    equip(state, NET, DEALER)
    equip(state, LANTERN, DEALER)
    assert worth_of(state, DEALER) == 1 + 1 + 3
    assert glory(state) == total == state.result().scores[0]


def test_L34_its_effects_and_standing_rules_are_the_wielders() -> None:
    state = begun(f"{CROWN} {DEALER} 1")
    equip(state, CROWN, DEALER)
    do(state, f"use {CROWN}")  # activated: discard this card, so its wielder
    assert where(state, DEALER) == where(state, CROWN) == "discard"
    assert asked(state) == "gain-any"
    state = begun(f"{LANTERN}.2 {DEALER} 1")
    equip(state, LANTERN, DEALER)
    do(state, "pass")
    assert where(state, DEALER) == "play"  # the lantern says: stays in play
    assert state.worn == {LANTERN: DEALER}


def test_L34_a_turn_end_effect_of_equipment_speaks_of_its_wielder() -> None:
    state = begun(f"{LANTERN} {DEALER} 1")
    equip(state, LANTERN, DEALER)
    do(state, "pass", f"resolve {LANTERN}", f"pick {DEALER}")
    assert where(state, DEALER) == "play"
    assert where(state, LANTERN) == "worn"


def test_L34_attached_it_cannot_be_upgraded_taken_off_or_attached_again() -> None:
    state = begun(f"{NET} {DEALER} {COG}", store="1 coin 1 good")
    assert can(state, f"upgrade {NET}")
    equip(state, NET, DEALER)
    assert equippers(state) == []
    assert not can(state, f"upgrade {NET}")
    for request in ({"do": "upgrade", "card": NET, "frame": 0}, {"do": "equip", "card": NET, "by": COG}):
        refusal = state.explain(request)  # type: ignore[arg-type]
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("L34", "kingdom-legacy-no-worn")


def test_L34_it_is_blocked_and_released_with_its_wielder() -> None:
    state = begun(f"{NET} {DEALER} 14")
    equip(state, NET, DEALER)
    block(state, DEALER, 14)
    assert state.outcomes(14) == ()
    assert not [a for a in state.legal() if getattr(a, "card", 0) in (NET, DEALER)]
    check_legacy(state)
    destroy(state, 14)
    assert where(state, DEALER) == "play"
    assert state.worn == {NET: DEALER}


@pytest.mark.parametrize("how", ["turned", "put", "swept"])
def test_L34_when_its_wielder_turns_or_leaves_it_is_discarded(how: str) -> None:
    state = begun(f"{NET} {DEALER}")
    equip(state, NET, DEALER)
    if how == "turned":
        turn(state, DEALER, 2)
    elif how == "put":
        put_on_deck(state, DEALER, "top")
    else:
        do(state, "pass")
    assert where(state, NET) == "discard"
    assert state.worn == {}


def test_L34_it_is_destroyed_with_its_wielder() -> None:
    state = begun(f"{NET} {DEALER}")
    equip(state, NET, DEALER)
    destroy(state, DEALER)
    assert where(state, NET) == where(state, DEALER) == "destroyed"


def test_L34_crossing_out_reaches_the_production_of_equipment() -> None:
    state = begun(f"{NET} {DEALER}")
    equip(state, NET, DEALER)
    state.agenda.append(AskCrossOut("play", 1, 138))
    run(state)
    assert [a.to_json() for a in state.legal()] == [
        {"do": "cross-out", "card": DEALER, "icon": "amber"},
        {"do": "cross-out", "card": NET, "icon": 5},
    ]
    state.apply(state.legal()[0])
    assert unpack(state.outcomes(DEALER)[0]) == {"good": 1}


def test_L34_crossing_out_all_that_a_wielder_makes_crosses_out_all_that_its_equipment_makes() -> None:
    state = begun(f"{NET}.2 {DEALER}.2", deck="1 2 3 4 5")
    equip(state, NET, DEALER)
    state.agenda.append(AskCrossOut("self", 99, DEALER))
    run(state)
    while asked(state) == "cross-out":
        state.apply(state.legal()[0])
    assert not [a for a in state.legal() if a.do == "produce"]
    assert {stage // 4 for stage in state.crossed} == {NET, DEALER}
    # For good: the net gives nothing to whoever has it next.
    do(state, "pass")
    again = begun(f"{NET}.2 {CARVER}")
    again.crossed = dict(state.crossed)
    for stage in again.crossed:
        remake(again, stage)
    equip(again, NET, CARVER)
    assert again.outcomes(CARVER) == ()


def test_L34_it_is_not_attached_in_reaction_to_other_effects() -> None:
    state = begun(f"{LANTERN} {NET} {DEALER} 1")
    equip(state, LANTERN, DEALER)
    assert equippers(state) == [(NET, DEALER)]
    do(state, "pass")  # the lantern's effect has its moment
    assert asked(state) is not None
    assert equippers(state) == []
    with pytest.raises(fiefdom.errors.IllegalAction):
        equip(state, NET, DEALER)


def test_L34_alone_it_counts_with_its_keywords_and_attached_it_is_no_card_of_its_own() -> None:
    state = begun(f"{NET} {DEALER} 1")
    assert others(state, 1, BIT["item"]) == [NET]
    assert others(state, 1, BIT["any"]) == [NET, DEALER]
    equip(state, NET, DEALER)
    assert others(state, 1, BIT["item"]) == []
    assert others(state, 1, BIT["any"]) == [DEALER]


# L35


def test_L35_everybody_sees_where_a_card_with_a_tab_lies() -> None:
    state = begun(f"{LIGHT}.2 1 9", deck="2 3 4 5 6")
    do(state, f"use {LIGHT}", "pick 9")
    assert state.tabs == (9,)
    view = state.view(0)
    assert isinstance(view, dict)
    assert [card["card"] for card in view["cards"] if card.get("tab")] == [9]


def test_L35_views_show_the_place_and_guesses_keep_it() -> None:
    state = begun("1", deck="2 3 4 5 6 7")
    state.tabs = (4,)
    view = state.view(0)
    assert isinstance(view, dict)
    assert view["deck"]["tabs"] == [{"card": 4, "at": 2}]
    places = set()
    for seed in range(30):
        guess = state.guess(0, Rng(seed))
        assert guess.view(0) == view
        assert guess.deck.index(4) == state.deck.index(4)
        places.add(guess.deck.index(6))
    assert len(places) > 1


def test_L35_a_tab_sticks_out_of_every_deck_that_is_shuffled_later() -> None:
    state = begun("1 2", deck="", discard="3 4 5 6 7 8 9 10")
    state.tabs = (9, 10)
    do(state, "pass")  # the round ends, a new deck is made
    view = state.view(0)
    assert isinstance(view, dict)
    shown = {row["card"]: row["at"] for row in view["deck"]["tabs"]}
    assert shown == {card: state.deck[::-1].index(card) for card in (9, 10) if card in state.deck}
    assert shown


# L36


def test_L36_new_resources_count_wherever_any_is_named_once_their_expansion_has_begun() -> None:
    for state, kinds in ((lay("1"), 6), (begun("1"), 7)):
        state.agenda.append(AskGainAny(1, 1))
        run(state)
        assert len(state.legal()) == kinds
        state.agenda[:] = [AskStick(1, 4, ANY_RESOURCE)]
        run(state)
        assert len(state.legal()) == kinds


def test_L36_a_sticker_of_a_new_resource_is_produced_and_can_be_crossed_out() -> None:
    state = begun(f"1 {CARVER}.2", store="1 amber")
    do(state, f"use {CARVER}")
    assert stickers(state, "1.1") == ["amber"]
    assert [unpack(gives) for gives in state.outcomes(1)] == [{"coin": 1, "amber": 1}]


def shown(state: LegacyState, language: str = "en") -> KnownCards:
    return state.known_cards(0, words(language))  # type: ignore[return-value]


def test_L36_what_a_page_needs_for_a_new_resource_comes_with_the_cards_once_its_expansion_has_begun() -> None:
    before = lay("1")
    before.expansions = (*before.expansions, "amber-coast")
    assert shown(before)["resources"] == []
    [amber] = shown(begun("1"), "pl")["resources"]
    assert (amber["name"], amber["colour"]) == ("amber", EXPANSIONS[COAST].resources[0].colour)
    assert "kingdom-legacy-amount-amber =" in amber["words"]


def test_L37_what_an_expansion_brings_is_told_when_it_can_be_chosen_and_not_before() -> None:
    state = lay("1")
    state.expansions = (*state.expansions, "amber-coast")
    assert shown(state)["expansions"] == []
    state.scores = (50,)
    told = [(one["card"], one["rounds"], one["discover"]) for one in shown(state)["expansions"]]
    assert told == [(136, 4, 0), (137, 4, 0), (138, 4, 0), (140, 5, 14)]


# L33


def test_L33_an_effect_whose_sticker_is_used_up_does_nothing() -> None:
    state = begun(f"1 2 {CARVER}.2", store="1 amber")
    state.stickers[5 * 4] = (STICKERS["amber"],) * 5  # there are five
    assert not can(state, f"use {CARVER}")
    state.stickers[5 * 4] = (STICKERS["amber"],) * 4
    state.options = None
    assert can(state, f"use {CARVER}")
    state.tabs = (2, 3, 4, 5)
    state.agenda.append(AskStick(1, 4, (STICKERS["tab"],)))
    run(state)
    assert state.tabs == (2, 3, 4, 5)


def test_L33_what_no_expansion_limits_never_runs_out() -> None:
    state = begun("1 2")
    for stage in range(5 * 4, 45 * 4):
        state.stickers[stage] = (STICKERS["coin"],)
    state.agenda.append(AskStick(1, 4, (STICKERS["coin"],)))
    run(state)
    assert stickers(state, "1.1") == ["coin"]


# L37


def to_come(state: LegacyState) -> int:
    view = state.view(0)
    assert isinstance(view, dict)
    assert isinstance(view["expansion"], dict)
    return view["expansion"]["left"]  # type: ignore[no-any-return]


def test_L37_an_expansion_brings_its_rounds_and_its_cards() -> None:
    expansion = EXPANSIONS[COAST]
    state = lay("", deck="", discard="1 2 3 4 5 6 7 8 9 10")
    state.scores = (50,)
    state.agenda.append(Expansions())
    run(state)
    do(state, f"expand {COAST}")
    assert to_come(state) == 14
    while asked(state) in ("pick-purge", "purge-permanent"):
        state.apply(state.legal()[0])
    assert state.expansion_round == 0
    assert {c for c in expansion.cards if where(state, c) != "box"} == set(expansion.cards[:5])
    assert to_come(state) == 9
    rng, sides = Rng(1), list[int]()
    while len(state.scores) == 1:
        if not sides or len(sides) <= state.expansion_round:
            sides.append(side(state, COAST))
        legal = [a for a in state.legal() if a.do in ("pass", "pick", "resolve", "done", "option")]
        state.apply(rng.choice(legal or state.legal()))
    assert sides == [1, 2, 2, 4, 3]
    assert not [c for c in expansion.cards if where(state, c) == "box"]
    assert where(state, COAST) == "destroyed"


def test_L37_ten_expansions_at_most() -> None:
    state = lay("1")
    for number, more in ((MOST_EXPANSIONS, True), (MOST_EXPANSIONS + 1, False)):
        state.scores = (1,) * number
        assert any(a.do == "expand" for a in Expansions().options(state)) is more


def test_campaigns_of_earlier_rules_have_the_boxs_three_and_the_same_cards() -> None:
    for version in (3, 4):
        state = KingdomLegacy().with_rules(version).start(1, 3)
        view = state.view(0)
        assert isinstance(view, dict)
        assert view["box"] == list(range(11, 140))


def test_our_expansion_is_written_in_three_languages() -> None:
    folder = _own_folder("amber-coast")
    found = read_folder(folder, ours=True)
    assert found.faults == []
    text = (folder / "expansion.toml").read_text("utf-8")
    known = {stage.name for card in CARDS.values() if card.number < 140 for stage in card.sides.values()}
    names = {stage.name for card in found.cards.values() for stage in card.sides.values()}
    assert not names & known
    # Its names are among the known ones by now: that they are there is asked below.
    faults = [fault.text for fault in word_faults(found, text)]
    assert [fault for fault in faults if "is a card of the box" not in fault] == []
    for language in LANGUAGES:
        assert {f"card-{name}" for name in names} <= set(found.head["words"][language])


def test_a_position_with_equipment_and_tabs_survives_as_text() -> None:
    state = begun(f"{NET} {DEALER} 1")
    equip(state, NET, DEALER)
    state.tabs = (2, 9)
    again = KingdomLegacy().from_text(state.to_text())
    assert again.to_text() == state.to_text()
    assert again.worn == state.worn
    bad = state.to_text().replace("worn: ", "worn: 5.1:distant-mountain<1 ", 1)
    with pytest.raises(fiefdom.errors.BadText):
        KingdomLegacy().from_text(bad)


def test_a_record_with_equipment_replays() -> None:
    """The battery plays the rest; here that what the actions write can be read again."""
    match: Match[object] = Match(fiefdom.game("kingdom-legacy"), 1, 5, {"expansions": [STAMP]})
    record = json.loads(match.to_json())
    assert record["options"] == {"expansions": [STAMP]}
    assert Match.from_json(match.to_json()).state.key() == match.state.key()


# The cards


def test_the_queen_blocks_what_makes_things_ruins_a_ship_or_house_and_can_be_defeated_in_two_ways() -> None:
    state = begun(f"1 2 9 {COG}", discard=str(QUEEN), deck="3 4 5 6")
    assert CARDS[QUEEN].sides[1].glory == -6
    state = begun(f"{QUEEN} 1", store="2 sword")
    do(state, f"use {QUEEN} 2")
    assert side(state, QUEEN) == 3
    assert worth_of(state, QUEEN) == 2
    state = begun(f"{QUEEN} 1", store="3 amber")
    do(state, f"use {QUEEN} 3")
    assert side(state, QUEEN) == 3
    state = begun(f"{QUEEN} 1", deck="", discard=f"{COG} 9 2 3 4 5 6")
    do(state, "pass")
    assert picks(state) == {COG, 9}


def test_each_effect_of_the_fair_can_be_used_once_in_a_turn() -> None:
    state = begun("1", store="3 amber")
    turn(state, COAST, 3)
    do(state, f"use {COAST} 1")
    while asked(state) == "gain-any":
        state.apply(state.legal()[0])
    view = state.view(0)
    assert isinstance(view, dict)
    assert [card.get("used_this_turn") for card in view["cards"] if card["card"] == COAST] == [[1]]
    assert can(state, f"use {COAST} 0")
    assert not can(state, f"use {COAST} 1")
    do(state, f"use {COAST} 0")
    assert not can(state, f"use {COAST} 0")
    refusal = state.explain({"do": "use", "card": COAST, "effect": 0})
    assert refusal is not None
    assert refusal.reason == "kingdom-legacy-no-once-per-turn"


def test_two_ways_to_glory() -> None:
    state = begun("1", permanent="150 151.2", store="1 amber", discard=f"{COG} {WHALE}")
    assert worth_of(state, 151) == 6
    do(state, "use 150")
    assert worth_of(state, 150) == 1


def test_a_voyage_finds_one_of_two() -> None:
    state = begun(f"{COG}.2 1", store="1 good")
    do(state, f"use {COG}")
    assert picks(state) == {CROWN, WHALE}
    do(state, f"pick {WHALE}")
    assert where(state, WHALE) == "discard"
    assert where(state, CROWN) == "box"
    state = begun(f"{WRECKERS} 1", store="1 sword 1 coin")
    do(state, f"use {WRECKERS} 1")
    assert side(state, WRECKERS) == 3


def test_a_campaign_says_when_its_expansion_is_missing_or_another() -> None:
    game = KingdomLegacy()
    view = game.start(1, 3, {"expansions": [STAMP]}).view(0)
    assert isinstance(view, dict)
    assert view["box"] == list(range(11, 157))
    for stamp, said in (("sunken-bells@1", "is not here"), ("amber-coast@1", "is another one")):
        with pytest.raises(fiefdom.errors.BadOptions, match=said):
            game.start(1, 3, {"expansions": [stamp]})


def test_nothing_of_it_can_be_used_again_and_again_in_a_turn() -> None:
    """Amber counts as any resource (L36): a passive effect that pays amber for any would never end."""
    for number in EXPANSIONS[COAST].numbers:
        for stage in CARDS[number].sides.values():
            for effect in stage.effects:
                again = effect.kind == "passive" and not effect.turnly
                assert not again or any(isinstance(step, Defeat) for step in effect.steps), stage.name
