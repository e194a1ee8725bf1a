"""What the view and the events tell: questions completely, what is aside, played, used up, and really gained."""

from typing import Any

from fiefdom import Match, Rng
from fiefdom.games.kingdom_legacy import KingdomLegacy
from fiefdom.games.kingdom_legacy.play.actions import DONE
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.kernel.game import Event
from games.kingdom_legacy.legacy_table import do, lay, mark


def view(state: LegacyState) -> Any:
    return state.view(0)


def asked(state: LegacyState) -> Any:
    return view(state)["asked"]


def card(state: LegacyState, number: int) -> Any:
    return next(row for row in view(state)["cards"] if row["card"] == number)


def test_nothing_is_asked_in_a_free_turn() -> None:
    assert asked(lay("5")) is None


def test_a_question_names_the_card_the_number_and_the_keyword() -> None:
    state = lay("5.3 13 14", store="2 metal")
    do(state, "use 5")
    question = asked(state)
    assert (question["ask"], question["card"], question["side"]) == ("pick-discover", 5, 3)
    assert (question["left"], question["cards"], question["decline"]) == (1, [84, 85], False)


def test_L50_cards_still_to_be_paid_are_named_in_order() -> None:
    state = lay("66.1 13 10 29 2 4 5 9 7.3 8.3")
    do(state, "upgrade 66")
    question = asked(state)
    assert (question["ask"], question["card"], question["left"]) == ("pay-slots", 66, 6)
    assert question["slots"] == ["person"] * 2 + ["land"] * 2 + ["building"] * 2


def test_every_question_of_a_campaign_is_complete() -> None:
    """Random campaigns: what may be chosen is what is legal, and declining is said."""
    seen: set[str] = set()
    for seed in (1, 2, 3):
        state, rng = KingdomLegacy().start(1, seed), Rng(seed)
        for _ in range(900):
            if state.actor is None:
                break
            legal = state.legal()
            question = asked(state)
            if question is not None:
                seen.add(question["ask"])
                assert question["decline"] == (DONE in legal)
                named = {data["card"] for data in map(KingdomLegacy().encode, legal) if "card" in data}  # type: ignore[operator, index, call-overload]
                assert set(question["cards"]) == named
                assert question["left"] is None or question["left"] >= 1
                if question["card"] is not None:
                    assert question["side"] in (1, 2, 3, 4)
            state.apply_unchecked(rng.choice(legal))
    assert len(seen) > 15


def test_the_card_that_counts_its_plays_says_how_often() -> None:
    state = lay("10", deck="92 1 2 3 4 5 6")
    do(state, "advance")
    assert asked(state)["ask"] == "name"
    assert card(state, 92)["plays"] == 1


def test_L37_a_once_per_turn_effect_is_shown_used_up() -> None:
    state = lay("1 2", permanent="137.1")
    assert "used_this_turn" not in card(state, 137)
    do(state, "use 137")
    assert card(state, 137)["used_this_turn"] == [0]


def test_L16_card_68_is_aside_until_the_base_game_is_scored() -> None:
    state = lay("1 2")
    state.place[68] = 7
    assert view(state)["aside"] == [68]
    assert 68 not in view(state)["box"]


def test_L42_gives_knows_the_pirate() -> None:
    state = lay("1 76.1")
    assert card(state, 1)["makes"] == [{"coin": 1}]
    assert card(state, 1)["gives"] == [{}]
    assert card(lay("1 2"), 1)["gives"] == [{"coin": 1}]


def events(state: LegacyState, *actions: str) -> list[Event]:
    state.log = []
    do(state, *actions)
    return state.log


def test_L14_what_the_end_of_a_turn_discards_is_told() -> None:
    state = lay("1 63.4", blocked=[("9", 63)])
    swept = [event for event in events(state, "pass") if event.kind == "swept"]
    assert len(swept) == 1
    assert swept[0].facts["at"] == "turn"
    assert sorted(swept[0].facts["cards"]) == [1, 9, 63]  # type: ignore[type-var, arg-type]
    assert len(swept[0].facts["sides"]) == 3  # type: ignore[arg-type]


def test_L15_the_end_of_a_round_tells_what_went_and_the_glory() -> None:
    state = lay("1.3", deck="", discard="2 3 4 5 6")
    happened = {event.kind: event.facts for event in events(state, "pass")}
    assert happened["swept"] == {"cards": [1], "sides": [3], "at": "round"}
    assert happened["round-ended"]["glory"] == lay("1.3 2 3 4 5 6", deck="").result().scores[0]


def test_L30_a_marked_box_says_what_it_was() -> None:
    state = lay("1", permanent="25", store="1 sword")
    mark(state, "25.1", 0)
    marked = next(event for event in events(state, "use 25") if event.kind == "marked")
    assert marked.facts["box"] == 0
    assert marked.facts["side"] == 1
    assert marked.facts["shows"] == "glory 1"


def test_L26_until_the_choice_on_card_23_the_campaign_may_be_started_again() -> None:
    match, rng = Match(KingdomLegacy(), 1, 4), Rng(4)
    while (question := asked(match.state)) is None or question["ask"] != "restart":  # type: ignore[arg-type]
        assert view(match.state)["may_restart"]  # type: ignore[arg-type]
        assert {"do": "option", "word": "restart"} not in map(match.game.encode, match.state.legal())
        match.play(rng.choice(match.state.legal()))
    assert view(match.state)["may_restart"]  # type: ignore[arg-type]
    assert question["options"] == ["go-on", "restart"]
    match.play(match.game.decode({"do": "option", "word": "go-on"}))
    assert not view(match.state)["may_restart"]  # type: ignore[arg-type]
