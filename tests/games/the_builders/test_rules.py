"""The rules B1–B19 by number, with the worked examples."""

from typing import Any

import pytest

import fiefdom
from fiefdom import Match, Rng
from fiefdom.errors import IllegalAction
from fiefdom.games.the_builders.actions import (
    BUY_ACTION,
    END_TURN,
    BuildersAction,
    Hire,
    Open,
    Send,
    TakeCoins,
)
from fiefdom.games.the_builders.cards import BUILDINGS, CARDS, WAGE, unpack
from fiefdom.games.the_builders.state import BuildersState
from games.the_builders.table import table

GAME = fiefdom.game("the-builders")

CHAPEL, HUT, ARBOUR, STONE_BRIDGE, CATHEDRAL = 72, 43, 42, 46, 75
CRANE = 76  # needs wood 1, tile 1; supplies stone 2
KNOWLEDGE_TILE = 20  # the journeyman of the Chapel example: knowledge 1, tile 3
STONE_WOOD = 37  # a master: stone 3, wood 2
STONE_KNOWLEDGE = 0  # an apprentice: stone 1, knowledge 1
WOOD_KNOWLEDGE = 1  # an apprentice
STONE_TILE = 2  # an apprentice
STONE_AND_WOOD = 3  # an apprentice
WOOD_TILE = 5  # an apprentice


def refused(state: BuildersState, action: BuildersAction) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    refusal = caught.value.refusal
    return refusal.rule, refusal.reason.removeprefix("the-builders-no-")


def play(state: BuildersState, *actions: BuildersAction) -> BuildersState:
    for action in actions:
        state.apply(action)
    return state


def test_B1_cards_and_seats() -> None:
    ranks = [card.name for card in CARDS if card.kind == "worker"]
    assert [ranks.count(rank) for rank in ("apprentice", "labourer", "journeyman", "master")] == [
        6,
        12,
        16,
        8,
    ]
    assert [card.kind for card in CARDS].count("building") == 34
    assert [card.kind for card in CARDS].count("machine") == 8
    for seats in (1, 5):
        with pytest.raises(fiefdom.errors.BadSeats, match="2, 3, 4"):
            GAME.start(seats, 1)


def test_B2_the_bank_never_limits_play() -> None:
    state = table("95 coins", "95 coins")  # 190 coins; the box holds 100
    play(state, TakeCoins(3))
    assert state.coins == [101, 95]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_B3_B4_B5_set_up(seats: int) -> None:
    starters = set()
    for seed in range(60):
        state = GAME.start(seats, seed)
        assert isinstance(state, BuildersState)
        assert len(state.building_row) == len(state.worker_row) == 5
        assert all(CARDS[cards[0]].name == "apprentice" and len(cards) == 1 for cards in state.free)
        assert len({cards[0] for cards in state.free}) == seats
        deck = (*state.worker_row, *state.worker_deck)
        assert sum(CARDS[card].name == "apprentice" for card in deck) == 6 - seats
        assert state.coins == [10] * seats
        starters.add(state.actor)
    assert starters == set(range(seats))


def test_B6_three_actions_and_more_for_five_coins() -> None:
    state = table("12 coins", "0 coins")
    play(state, TakeCoins(3))
    assert state.actions == 0
    play(state, BUY_ACTION, BUY_ACTION, BUY_ACTION)
    assert (state.actions, state.coins[0]) == (3, 3)
    assert refused(state, BUY_ACTION) == ("B6", "coins-for-action")
    play(state, END_TURN)
    assert (state.actor, state.actions) == (1, 3)  # clockwise, and with three actions again


def test_B6_actions_that_are_left_are_lost() -> None:
    state = table("5 coins", "5 coins")
    play(state, BUY_ACTION, END_TURN, END_TURN)
    assert state.actions == 3


def test_B7_ending_the_turn_is_always_possible() -> None:
    state = table("0 coins", "0 coins", decks=False, buildings=(), workers=())
    assert END_TURN in state.legal()
    play(state, TakeCoins(1), END_TURN)
    assert state.actor == 1


def test_B8_open_a_site() -> None:
    state = table("0 coins", "0 coins", buildings=(42, 43, 44, 45, 46))
    top = state.building_deck[-1]
    play(state, Open(44))
    assert list(state.sites[0]) == [44]
    assert state.building_row == (42, 43, top, 45, 46)  # refilled at once
    play(state, Open(42), Open(top))
    assert list(state.sites[0]) == [44, 42, top]
    assert refused(state, Open(43)) == ("B6", "actions-nor-coins")
    assert refused(state, Open(44)) == ("B8", "taken")
    assert refused(state, Open(state.building_deck[0])) == ("B8", "not-in-row")


def test_B9_hire() -> None:
    state = table("5 coins", "0 coins", workers=(6, 7, 8, 9, 10))
    top = state.worker_deck[-1]
    play(state, Hire(6), Hire(7), Hire(8))
    assert list(state.free[0]) == [6, 7, 8]
    assert state.worker_row[0] == top
    assert refused(state, Hire(9)) == ("B6", "actions")  # one could be bought
    assert refused(state, Hire(6)) == ("B9", "taken")
    assert refused(state, Hire(state.worker_deck[0])) == ("B9", "not-in-row")


def test_B10_wage_and_bond() -> None:
    state = table(f"3 coins; free {KNOWLEDGE_TILE} {STONE_KNOWLEDGE}; site {CHAPEL}; site {HUT}", "0 coins")
    assert refused(state, Send(KNOWLEDGE_TILE, CHAPEL)) == ("B10", "wage")
    play(state, Send(STONE_KNOWLEDGE, CHAPEL))
    assert state.coins[0] == 1
    assert state.crew[CHAPEL] == (STONE_KNOWLEDGE,)
    assert refused(state, Send(STONE_KNOWLEDGE, HUT)) == ("B10", "worker-busy")
    play(state, END_TURN, END_TURN)
    assert refused(state, Send(STONE_KNOWLEDGE, HUT)) == ("B10", "worker-busy")
    assert refused(state, Send(10, HUT)) == ("B10", "not-your-worker")
    assert refused(state, Send(KNOWLEDGE_TILE, CATHEDRAL)) == ("B10", "not-your-site")


def test_B10_example_three_workers_to_one_site_take_six_actions() -> None:
    workers = (STONE_KNOWLEDGE, WOOD_KNOWLEDGE, STONE_TILE)
    state = table(f"21 coins; free 0 1 2; site {CATHEDRAL}", "0 coins")
    play(state, Send(workers[0], CATHEDRAL), Send(workers[1], CATHEDRAL))
    assert state.actions == 0  # 1 + 2
    assert refused(state, Send(workers[2], CATHEDRAL)) == ("B10", "actions")
    play(state, BUY_ACTION, BUY_ACTION, BUY_ACTION, Send(workers[2], CATHEDRAL))
    assert state.actions == 0  # + 3
    assert state.coins[0] == 21 - 15 - 3 * 2  # three actions bought, besides the wages


def test_B10_example_two_sites_take_two_actions() -> None:
    state = table(f"10 coins; free 0 1; site {CATHEDRAL}; site {CHAPEL}", "0 coins")
    play(state, Send(0, CATHEDRAL), Send(1, CHAPEL))
    assert state.actions == 1


def test_B10_who_stood_there_before_this_turn_does_not_matter() -> None:
    state = table(f"10 coins; free 0; site {CATHEDRAL}: 1 2 3", "0 coins")
    play(state, Send(0, CATHEDRAL))
    assert state.actions == 2
    state = table(f"10 coins; free 0 1; site {CATHEDRAL}", "0 coins")
    play(state, Send(0, CATHEDRAL), END_TURN, END_TURN, Send(1, CATHEDRAL))
    assert state.actions == 2  # counted anew every turn


def test_B10_a_worker_who_supplies_nothing_needed_may_be_sent() -> None:
    state = table(f"10 coins; free {STONE_TILE}; site {HUT}", "0 coins")  # the hut needs wood and knowledge
    play(state, Send(STONE_TILE, HUT))
    assert state.crew[HUT] == (STONE_TILE,)


@pytest.mark.parametrize(("actions", "coins"), [(1, 1), (2, 3), (3, 6)])
def test_B11_take_coins(actions: int, coins: int) -> None:
    state = table("0 coins", "0 coins")
    play(state, TakeCoins(actions))
    assert (state.actions, state.coins[0]) == (3 - actions, coins)


def test_B11_as_often_as_actions_allow() -> None:
    state = table("0 coins", "0 coins")
    play(state, TakeCoins(1), TakeCoins(2))
    assert state.coins[0] == 4
    assert refused(state, TakeCoins(1)) == ("B11", "coins-actions")


def test_B12_a_freed_worker_and_a_new_machine_may_go_again() -> None:
    state = table(f"10 coins; free {WOOD_TILE}; site {CRANE}; site {CHAPEL}", "0 coins")
    play(state, Send(WOOD_TILE, CRANE))
    assert list(state.free[0]) == [WOOD_TILE, CRANE]
    play(state, Send(CRANE, CHAPEL))  # its count goes by site: 1 action
    assert state.actions == 1
    assert refused(state, Send(WOOD_TILE, CHAPEL)) == (
        "B10",
        "actions-nor-coins" if state.coins[0] < 7 else "actions",
    )
    play(state, BUY_ACTION, Send(WOOD_TILE, CHAPEL))
    assert state.coins[0] == 10 - 2 - 5 - 2  # the wage is paid again
    assert state.crew[CHAPEL] == (CRANE, WOOD_TILE)


def test_B13_complete_with_at_least_what_is_needed_of_every_resource() -> None:
    # Hut: wood 1, knowledge 1. Stone 1 + knowledge 2 is more in sum, but has no wood.
    state = table(f"10 coins; free 7 {WOOD_KNOWLEDGE}; site {HUT}", "0 coins")
    play(state, Send(7, HUT))
    assert list(state.sites[0]) == [HUT]
    play(state, Send(WOOD_KNOWLEDGE, HUT))  # surplus is lost
    assert list(state.sites[0]) == []
    assert list(state.built[0]) == [HUT]
    assert state.actions == 0  # 1 + 2, nothing for completing


def test_B13_B14_example_the_chapel() -> None:
    # There are stone 3 + 1, wood 2, knowledge 1: with knowledge 1 and tile 3 the Chapel is complete.
    state = table(f"4 coins; free {KNOWLEDGE_TILE}; site {CHAPEL}: {STONE_WOOD} {STONE_KNOWLEDGE}", "0 coins")
    assert unpack(state.supply[CHAPEL]) == [4, 2, 1, 0]
    play(state, Send(KNOWLEDGE_TILE, CHAPEL))
    assert state.coins[0] == 4 - 4 + 18
    assert state.points[0] == 5
    assert list(state.free[0]) == [STONE_WOOD, STONE_KNOWLEDGE, KNOWLEDGE_TILE]
    assert refused(state, Send(STONE_WOOD, CHAPEL)) == ("B14", "site-complete")


def test_B14_the_reward_cannot_pay_the_wage() -> None:
    state = table(f"3 coins; free {KNOWLEDGE_TILE}; site {CHAPEL}: {STONE_WOOD} {STONE_KNOWLEDGE}", "0 coins")
    assert refused(state, Send(KNOWLEDGE_TILE, CHAPEL)) == ("B10", "wage")


def test_B15_a_machine_scores_pays_nothing_and_works_for_nothing() -> None:
    state = table(f"2 coins; free {WOOD_TILE}; site {CRANE}; site {STONE_BRIDGE}", "0 coins")
    assert refused(state, Send(CRANE, STONE_BRIDGE)) == ("B15", "machine-unfinished")
    play(state, Send(WOOD_TILE, CRANE))
    assert (state.coins[0], state.points[0]) == (0, 1)
    play(state, Send(CRANE, STONE_BRIDGE))
    assert WAGE[CRANE] == state.coins[0] == 0
    assert unpack(state.supply[STONE_BRIDGE]) == [2, 0, 0, 0]
    state.coins[0] = 10
    play(state, END_TURN, END_TURN, Send(WOOD_TILE, STONE_BRIDGE), END_TURN, END_TURN)
    assert state.crew[STONE_BRIDGE] == (CRANE, WOOD_TILE)  # it needs knowledge still
    state.free[0] += (STONE_KNOWLEDGE,)
    play(state, Send(STONE_KNOWLEDGE, STONE_BRIDGE))
    assert CRANE in state.free[0]  # freed like any worker


def test_B16_an_empty_deck_no_longer_refills_its_row() -> None:
    state = table("0 coins", "0 coins", decks=False, buildings=(42, 43), workers=(6,))
    play(state, Open(42), Hire(6))
    assert state.building_row == (43,)
    assert state.worker_row == ()
    assert refused(state, Hire(6)) == ("B9", "taken")
    assert refused(state, Hire(7)) == ("B16", "row-empty")


@pytest.mark.parametrize(("built", "over"), [((75, 74), False), ((75, 74, 80), True)])
def test_B17_seventeen_points_end_the_game(built: tuple[int, ...], over: bool) -> None:
    cards = " ".join(map(str, built))  # 15 points, 17 points
    state = table(f"99 coins; built {cards}", "0 coins")
    play(state, END_TURN)
    assert state.actor == 1  # the round is played to its end
    play(state, END_TURN)
    assert (state.actor is None) is over
    assert state.ended_by == ("B17" if over else None)


def test_B17_the_last_of_the_round_may_end_it_at_once() -> None:
    state = table("0 coins", f"2 coins; free {WOOD_TILE}; site {CRANE}; built 75 74 44")
    play(state, END_TURN, Send(WOOD_TILE, CRANE))
    assert state.actor == 1  # 17 points: only the end of the turn counts
    play(state, END_TURN)
    assert state.ended_by == "B17"


def test_B17_everybody_has_the_same_number_of_turns() -> None:
    state = table("0 coins", "0 coins; built 75 74 80", "0 coins", starter=2, turn=2, actor=2)
    play(state, END_TURN, END_TURN, END_TURN)
    assert state.actor is None
    assert state.turn == 2  # it would be the starter's turn again


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ("9 coins; built 75 74 80", "10 coins; built 75 74 80", [1]),  # a point for ten coins
        ("19 coins; built 75 74 80", "10 coins; built 75 74 80", [0]),  # more coins
        ("10 coins; built 75 74 80", "0 coins; built 75 74 80 76", [1]),  # more from buildings and machines
        ("13 coins; built 75 74 80", "13 coins; built 75 74 80", [0, 1]),  # shared
    ],
)
def test_B18_winners(mine: str, theirs: str, winners: list[int]) -> None:
    state = table("0 coins", "0 coins", actor=None, ended_by="B17")
    for seat, line in enumerate((mine, theirs)):
        other = table(line, "0 coins")
        state.coins[seat], state.built[seat], state.points[seat] = (
            other.coins[0],
            other.built[0],
            other.points[0],
        )
    assert state.result().winners == winners


def test_B18_breakdown_by_source() -> None:
    state = table("37 coins; built 75 76", "0 coins")
    shares = {share.source: (share.points, share.where) for share in state.result().breakdown[0]}
    assert shares == {"buildings": (8, [75]), "machines": (1, [76]), "coins": (3, ())}
    assert state.result().scores == [12, 0]
    assert state.result().winners == ()


def test_B19_both_rows_empty_and_nobody_can_send() -> None:
    end = {"decks": False, "buildings": (), "workers": ()}
    state = table(f"9 coins; site {CATHEDRAL}: 0", "9 coins; free 1", **end)  # type: ignore[arg-type]
    play(state, END_TURN)
    assert state.actor == 1  # tested at the end of a round only
    play(state, END_TURN)
    assert state.ended_by == "B19"
    state = table(f"0 coins; free 0; site {CATHEDRAL}", "9 coins", **end)  # type: ignore[arg-type]
    play(state, END_TURN, END_TURN)
    assert state.actor == 0


def test_B19_ten_idle_rounds() -> None:
    state = table("0 coins", "0 coins")
    for _ in range(9):
        play(state, TakeCoins(1), END_TURN, END_TURN)
    play(state, END_TURN, Hire(state.worker_row[0]), END_TURN)  # the count starts again
    for _ in range(10):
        assert state.actor is not None
        play(state, TakeCoins(1), END_TURN, END_TURN)
    assert state.ended_by == "B19"


def test_B19_is_announced() -> None:
    def quiet(state: BuildersState) -> Any:
        view: Any = state.view(0)
        return view["quiet_rounds"]

    end = {"decks": False, "buildings": (), "workers": ()}
    state = table(f"9 coins; site {CATHEDRAL}: 0", "9 coins; free 1", **end)  # type: ignore[arg-type]
    assert quiet(state) == 1
    play(state, END_TURN, END_TURN)
    assert quiet(state) is None  # it is over
    state = table("0 coins", "0 coins")
    seen = []
    while state.actor is not None:
        seen.append(quiet(state))
        play(state, TakeCoins(1), END_TURN, END_TURN)
    assert seen == [None] * 7 + [3, 2, 1]
    state = table("0 coins", "0 coins")
    for _ in range(9):
        play(state, TakeCoins(1), END_TURN, END_TURN)
    play(state, Hire(state.worker_row[0]))
    assert quiet(state) is None


def test_B17_goes_before_B19() -> None:
    state = table("0 coins; built 75 74 80", "0 coins", decks=False, buildings=(), workers=())
    play(state, END_TURN, END_TURN)
    assert state.ended_by == "B17"


def test_nothing_is_possible_once_the_game_is_over() -> None:
    state = table("0 coins; built 75 74 80", "0 coins")
    play(state, END_TURN, END_TURN)
    assert state.legal() == []
    assert refused(state, END_TURN) == ("B17", "game-over")
    assert state.explain({"target": {"card": 42}}) is not None


def test_undo_stops_at_a_revealed_card() -> None:
    match = Match(GAME, 2, 1)
    state = match.state
    assert isinstance(state, BuildersState)
    match.play(TakeCoins(1))
    match.undo()
    assert match.state.to_text() == GAME.start(2, 1).to_text()
    match.play(Open(state.building_row[0]))
    with pytest.raises(fiefdom.errors.CannotUndo, match="hidden"):
        match.undo()


def test_undo_of_the_other_seat_is_refused() -> None:
    match = Match(GAME, 2, 1)
    first = match.state.actor
    match.play(END_TURN)
    with pytest.raises(fiefdom.errors.CannotUndo, match="another"):
        match.undo(1 if first == 0 else 0)
    match.play(TakeCoins(1))
    match.undo()
    with pytest.raises(fiefdom.errors.CannotUndo, match="another"):
        match.undo()  # it goes on being the second seat who takes back
    match.play(TakeCoins(2))
    with pytest.raises(fiefdom.errors.CannotUndo, match="another"):
        match.undo(first)


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (42, None),  # in the row: can be opened
        (6, "wage"),  # a free worker whose wage cannot be paid
        (1, "worker-busy"),
        (CATHEDRAL, "wage"),
        (CHAPEL, "taken"),
        (HUT, "site-complete"),
        (7, "taken"),
        (41, "not-in-row"),
        (74, "not-in-row"),
    ],
)
def test_explain_says_for_every_card_why_nothing_can_be_done(card: int, reason: str | None) -> None:
    state = table(f"0 coins; free 6; site {CATHEDRAL}: 1; built {HUT}", f"0 coins; site {CHAPEL}; free 7")
    refusal = state.explain({"target": {"card": card}})
    assert (refusal and refusal.reason.removeprefix("the-builders-no-")) == reason


def test_explain_without_sites_or_workers() -> None:
    state = table("9 coins; free 6", "0 coins")
    refusal = state.explain({"target": {"card": 6}})
    assert refusal is not None
    assert refusal.reason == "the-builders-no-site-at-all"
    state = table(f"9 coins; site {CHAPEL}", "0 coins")
    refusal = state.explain({"target": {"card": CHAPEL}})
    assert refusal is not None
    assert refusal.reason == "the-builders-no-free-worker"


def test_explain_gives_the_figures() -> None:
    state = table(f"21 coins; free 0 1 2; site {CATHEDRAL}", "0 coins")
    play(state, Send(0, CATHEDRAL), Send(1, CATHEDRAL))
    refusal = state.explain({"do": "send", "worker": 2, "site": CATHEDRAL})
    assert refusal is not None
    assert refusal.facts == {"needed": 3, "left": 0, "buy": 3, "cost": 15, "wage": 2, "coins": 17}


def test_B17_the_view_says_so_from_the_moment_the_goal_is_reached() -> None:
    def seen(*names: str) -> list[Any]:
        view: Any = state.view(None)
        return [view[name] for name in names]

    state = table(f"2 coins; free {WOOD_TILE}; site {CRANE}; built 75 74 44", "0 coins")
    assert seen("last_round", "actions") == [False, 3]
    play(state, Send(WOOD_TILE, CRANE))
    assert seen("last_round", "actions") == [True, 2]  # the turn goes on
    play(state, END_TURN)
    assert seen("last_round", "actions") == [True, 3]
    play(state, END_TURN)
    assert seen("last_round", "actions", "ended_by") == [True, 0, "B17"]


def test_the_view_prices_everything_also_what_cannot_be_paid() -> None:
    state = table(
        f"10 coins; free {KNOWLEDGE_TILE} 1; site {CHAPEL}: {STONE_WOOD} 0; site {CATHEDRAL}", "0 coins"
    )
    play(state, Send(1, CATHEDRAL))
    view: Any = state.view(0)
    prices = {(price["worker"], price["site"]): price for price in view["prices"]["send"]}
    completing = prices[KNOWLEDGE_TILE, CHAPEL]
    assert completing == {
        "worker": KNOWLEDGE_TILE,
        "site": CHAPEL,
        "actions": 1,
        "buy": 0,
        "coins": 4,
        "affordable": True,
        "possible": True,
        "wage": 4,
        "completes": True,
        "reward": 18,
        "points": 5,
        "helps": [0, 0, 1, 3],
    }
    play(state, TakeCoins(2))
    view = state.view(0)
    prices = {(price["worker"], price["site"]): price for price in view["prices"]["send"]}
    dear = prices[KNOWLEDGE_TILE, CATHEDRAL]
    assert (dear["actions"], dear["buy"], dear["coins"]) == (2, 2, 14)
    assert not dear["affordable"]
    opening = [(p["buy"], p["affordable"], p["possible"]) for p in view["prices"]["open"]]
    assert opening == [(1, True, False)] * 5


def test_only_the_order_of_the_decks_is_hidden() -> None:
    state = GAME.start(3, 5)
    assert isinstance(state, BuildersState)
    guess = state.guess(0, Rng(9))
    assert sorted(guess.building_deck) == sorted(state.building_deck)
    assert guess.building_deck != state.building_deck
    assert guess.worker_deck != state.worker_deck
    assert set(BUILDINGS) > set(guess.building_deck)
