"""Bots: legal, reproducible, blind to what is hidden, and worth their level."""

from typing import Any

import pytest

import fiefdom
from fiefdom import Rng
from fiefdom.arena.lineups import Lineup, fixtures
from fiefdom.arena.tournament import play_all
from fiefdom.bots import LEVELS, UnknownBot, make_bot, planner
from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.errors import GameOver, UnknownGame
from fiefdom.games.the_builders.actions import END_TURN, BuyAction, EndTurn, TakeCoins
from fiefdom.kernel.game import State

NAMES = ["random", "greedy", "mcts:20", "plan:0", "plan:4", "plan:2k", "solo:4", "race:10", *LEVELS]
GAMES = fiefdom.game_names()


def positions(name: str, seed: int, steps: int) -> State[Any]:
    """A position that sensible play leads to."""
    game = fiefdom.game(name)
    state, bot = game.start(game.seats[0], seed), make_bot("greedy", name, seed)
    for _ in range(steps):
        if state.actor is not None:
            state.apply(bot.choose(state))
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("name", "steps"),
    [(name, steps) for name in NAMES for steps in (0, 9, 30) if name != "hard" or steps == 30],
)
def test_a_bot_answers_the_same_for_every_order_of_what_it_cannot_see(
    game: str, name: str, steps: int
) -> None:
    state = positions(game, 4, steps)
    assert state.actor is not None
    before = state.to_text()
    answer = make_bot(name, game, 1).choose(state)
    assert answer in state.legal()
    assert state.to_text() == before
    for luck in range(1 if name == "hard" else 3):  # it takes seconds, and does what plan and race do in less
        hidden = state.guess(state.actor, Rng(luck))  # another arrangement of all that is hidden
        assert make_bot(name, game, 1).choose(hidden) == answer


@pytest.mark.parametrize(
    "name",
    [
        "mcts",
        "mcts:",
        "mcts:0",
        "mcts:-1",
        "mcts:1.5",
        "mcts:xs",
        "plan:",
        "plan:-1",
        "plan:0k",
        "plan:xs",
        "solo:0",
        "race:0",
        "former-easy",
        "genius",
        "",
    ],
)
def test_an_unknown_bot_names_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownBot, match="random, greedy, mcts:200"):
        make_bot(name, "the-builders", 1)


def test_what_is_no_name_of_a_bot_is_refused_as_one_that_there_is_not() -> None:
    with pytest.raises(UnknownBot, match="no bot None"):
        make_bot(None, "the-builders", 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["greedy", "mcts:5", *LEVELS])
def test_a_bot_of_an_unknown_game_names_the_games(name: str) -> None:
    with pytest.raises(UnknownGame, match="the-builders"):
        make_bot(name, "chess", 1)


def test_a_budget_of_time_is_kept_in_playouts_or_seconds() -> None:
    state = positions("the-builders", 1, 5)
    assert make_bot("mcts:0.01s", "the-builders", 1).choose(state) in state.legal()


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("mcts:40", "easy")])
def test_the_better_bot_wins(better: str, worse: str) -> None:
    """A few fixed games; docs/bots.md has the measurement."""
    games = list(fixtures([Lineup("the-builders", (better, worse))], 6, seed=1))
    won = [outcome.winners for outcome in play_all(games)]
    assert won.count((0,)) > won.count((1,))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sensible_is_legal_and_never_nothing(game: str) -> None:
    for steps in (0, 9, 30, 60):
        state = positions(game, 7, steps)
        sensible = EVALUATIONS[game].sensible(state)
        assert sensible
        assert set(sensible) <= set(state.legal())


@pytest.mark.parametrize(("name", "seed"), [("medium", 3), ("medium", 4), ("race:40", 3)])
def test_who_only_takes_coins_is_beaten_soon(name: str, seed: int) -> None:
    """Nobody takes coins for ever because the other does, nor buys actions only to take coins with them."""
    game = fiefdom.game("the-builders")
    match = fiefdom.Match(game, 2, seed)
    bot = make_bot(name, game.name, 1)
    bought = False
    while (seat := match.state.actor) is not None:
        legal = match.state.legal()
        if seat == 0:
            coins = [action for action in legal if isinstance(action, TakeCoins)]
            match.play(coins[-1] if coins else END_TURN)
            continue
        action = bot.choose(match.state)
        assert not (bought and isinstance(action, TakeCoins | EndTurn))  # what is bought is for something
        bought = isinstance(action, BuyAction)
        match.play(action)
    result = match.state.result()
    assert result.winners == [1]
    assert result.ended_by == "B17"
    assert match.length < 150


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "medium", "hard", "mcts:5", "plan:0"])
def test_a_bot_that_is_asked_after_the_end_says_that_the_game_is_over(name: str) -> None:
    state, chance = fiefdom.game("the-builders").start(2, 1), make_bot("random", "the-builders", 1)
    while state.actor is not None:
        state.apply(chance.choose(state))
    bot = make_bot(name, "the-builders", 1)
    for _ in range(8):  # easy looks at what it does only now and then
        with pytest.raises(GameOver, match="nobody has anything to decide"):
            bot.choose(state)


def test_bots_show_themselves_shortly() -> None:
    shown = {
        "random": "RandomBot()",
        "greedy": "GreedyBot()",
        "easy": "EasyBot()",
        "mcts:200": "MctsBot(200 playouts)",
        "mcts:0.5s": "MctsBot(0.5 s)",
        "plan:16": "PlannerBot(16 samples)",
        "plan:20k": "PlannerBot(20000 positions)",
        "plan:2s": "PlannerBot(2 s)",
        "solo:12": "SoloBot(12 wide)",
        "race:200": "RaceBot(200 playouts)",
        "former-medium": "GreedyBot()",
        "former-hard": "MctsBot(1000 playouts)",
    }
    assert {name: repr(make_bot(name, "kingdom-builder", 1)) for name in shown} == shown


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["easy", "plan:0", "plan:2k", "solo:4"])
def test_a_plan_is_what_would_be_chosen_one_by_one(game: str, name: str) -> None:
    state = positions(game, 5, 12)
    plan = make_bot(name, game, 1).plan(state)
    bot = make_bot(name, game, 1)
    chosen = []
    for action in plan:
        chosen.append(bot.choose(state))
        state.apply(action)
    assert chosen == plan


class _Counted(planner._Effort):
    def __init__(self, care: planner.Care, part: float, looked_at: list[int]) -> None:
        super().__init__(care, part)
        self._all = looked_at

    def note(self, positions: int) -> None:
        self._all.append(positions)
        super().note(positions)


def test_a_planner_keeps_within_its_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less work is less thought: so many positions of a seat, and what one look more takes."""
    state = positions("kingdom-builder", 4, 30)
    looked_at: list[int] = []
    monkeypatch.setattr(planner, "_Effort", lambda care, part=1.0: _Counted(care, part, looked_at))
    for thousands in (5, 20):
        looked_at.clear()
        make_bot(f"plan:{thousands}k", "kingdom-builder", 1).choose(state)
        assert 0.5 < sum(looked_at) / (1000 * thousands) < 1.6


def test_what_is_the_same_without_is_not_done() -> None:
    """Of two ways through a turn that come to the same the shorter is taken: no move for nothing."""
    state = positions("kingdom-builder", 4, 30)
    assert state.actor is not None
    bot = planner.PlannerBot(EVALUATIONS["kingdom-builder"], planner.Care(), 1)
    turns = bot.turns(state.guess(state.actor, Rng(1)), state.actor)
    assert len(turns) > 1
    assert turns == sorted(turns, key=lambda turn: (-turn.lead, len(turn.actions)))


def test_samples_that_agree_on_what_is_better_are_believed() -> None:
    """Otherwise first sight counts for more: luck must not decide between two turns."""
    alike = [[5.0, 3.0], [15.0, 13.0], [-2.0, -4.0]]  # always two apart, however lucky
    assert planner._disagreement(alike) == pytest.approx(0)
    assert planner._disagreement([[5.0, 3.0], [3.0, 5.0], [5.0, 3.0]]) > 1
    assert planner._disagreement(alike[:1]) > 10  # one says nothing


def test_who_plans_values_not_to_be_tied_to_a_terrain_most_where_cards_want_settlements_apart() -> None:
    """K33: with hermits a terrain where one may build anywhere is worth more; the former levels look as they did."""
    evaluation = EVALUATIONS["kingdom-builder"]
    assert evaluation.sight is not None
    worth = {}
    for card in ("hermits", "miners"):
        options: dict[str, Any] = {"goals": [card, "knights", "citizens"], "map_seed": 1}
        state = fiefdom.game("kingdom-builder").start(2, 3, options)
        assert evaluation.sight(state)[0] > evaluation.estimate(state)[0]  # nothing stands yet: all is free
        worth[card] = evaluation.sight(state)[0] - evaluation.estimate(state)[0]
    assert worth["hermits"] > worth["miners"]


def test_when_something_new_shows_within_a_turn_the_rest_gets_part_of_the_work() -> None:
    state = positions("kingdom-builder", 3, 30)
    spent = []
    bot = make_bot("plan:5k", "kingdom-builder", 1)
    assert isinstance(bot, planner.PlannerBot)
    for _ in range(2):  # the second time it is still the same turn
        bot.plan(state)
        spent.append(bot._effort._looked_at)
    assert spent[0] >= 5000
    assert planner.AGAIN * 5000 <= spent[1] < 0.6 * spent[0]
