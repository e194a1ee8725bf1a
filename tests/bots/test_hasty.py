"""The hasty player, by whom planners of Kingdom Builder play games to their end."""

from itertools import pairwise
from typing import Any

import pytest

from fiefdom import Rng
from fiefdom.bots import make_bot, planner
from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.bots.evaluations.kingdom_haste import hasty
from fiefdom.bots.greedy import lead as real
from fiefdom.games.kingdom_builder.board.hexes import NEIGHBOURS
from fiefdom.games.kingdom_builder.expansions.piece import FLOWER
from fiefdom.games.kingdom_builder.play.actions import Build, Move, Pick
from fiefdom.kernel.game import State
from fiefdom.kernel.json import JSON
from kingdom_builder_positions import EVERYTHING, GAME, Position, position


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"expansions": ["crossroads"], "crossroads_printing": "second"}),
        (3, {"expansions": ["crossroads", "marshlands"]}),
        (4, {"expansions": ["nomads"]}),
        (5, {"expansions": list(EVERYTHING)}),
    ],
)
def test_what_it_does_is_legal_and_it_hardly_ever_has_to_think(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        state, decided, thought = GAME.start(seats, seed, options), 0, 0
        while state.actor is not None:
            ahead = hasty(state)
            if not ahead:
                thought += 1
                ahead = state.legal()[:1]
            decided += len(ahead)
            for action in ahead:
                state.apply(action)  # refuses what is not legal
        assert state.result().winners
        assert thought < decided / 20


def test_it_builds_where_most_comes_together() -> None:
    """With nothing on the board it goes next to a location or to a castle."""
    for seed in range(10):
        state = GAME.start(2, seed, {"goals": ["hermits", "miners", "fishermen"]})
        (action,) = hasty(state)
        assert isinstance(action, Build)
        wanted = (*state.layout.locations, *state.layout.places["castle"])
        assert any(NEIGHBOURS[place] >> action.hex & 1 for place in wanted)


def test_it_is_better_than_chance() -> None:
    gold = [0, 0]
    for seed in range(6):
        state, chance = GAME.start(2, seed), make_bot("random", GAME.name, seed)
        while state.actor is not None:
            ahead = hasty(state) if state.actor == seed % 2 else (chance.choose(state),)
            for action in ahead or state.legal()[:1]:
                state.apply(action)
        scores = state.result().scores
        gold[0] += scores[seed % 2]
        gold[1] += scores[1 - seed % 2]
    assert gold[0] > 1.2 * gold[1]


def test_a_planner_with_work_to_spend_plays_to_the_end_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """One with samples looks a round ahead; both judge what they come to."""
    ends: list[bool] = []

    def lead(scores: list[float], seat: int) -> float:
        ends.append(all(score == int(score) for score in scores))
        return real(scores, seat)

    state: State[Any] = GAME.start(2, 3)
    evaluation = EVALUATIONS[GAME.name]
    for rounds, to_the_end in ((None, True), (1, False)):
        bot = planner.PlannerBot(evaluation, planner.Care(samples=1, rounds=rounds), 1)
        (turn, *_) = bot.turns(state.guess(0, Rng(1)), state.actor or 0)
        monkeypatch.setattr(planner, "lead", lead)
        ends.clear()
        bot.play_on(state, state.actor or 0, [turn.actions])
        monkeypatch.setattr(planner, "lead", real)
        assert ends == [to_the_end]


def _paddock(far: str) -> Position:
    """K24: seat 0 has nothing left to build, and a paddock."""
    return position(
        f"""
            G. G. G. G. G. G. {far} G. G.
            G. La G0 G0 G. Gb G. G. G.
        """,
        locations=["paddock"],
        tiles={0: "a"},
        supply={0: 0},
        goals=("miners", "discoverers", "knights"),
    )


def _turn_of_hasty(table: Position) -> list[dict[str, JSON]]:
    """What it does in the turn of seat 0."""
    done = []
    while table.state.turn == 0:
        ahead = hasty(table.state)
        assert ahead
        for action in ahead:
            done.append(action.to_json())
            table.state.apply(action)
    return done


def test_it_moves_a_settlement_to_where_it_is_worth_more() -> None:
    """To a castle; the one next to the paddock stays, for its tile would be lost (K15)."""
    table = _paddock("K.")
    use, pick, move, end = _turn_of_hasty(table)
    assert use == {"do": "use", "tile": table["a"]}
    assert pick == {"do": "pick", "hex": table["b"] - 2}
    assert move == {"do": "move", "hex": table["b"]}
    assert end == {"do": "end"}
    assert len(table.tiles(0)) == 1


def test_it_leaves_settlements_where_they_are_if_nothing_is_better() -> None:
    assert _turn_of_hasty(_paddock("G.")) == [{"do": "end"}]


def test_it_reacts_with_a_canoe() -> None:
    """M7: a settlement more, in the turn of somebody else."""
    table = position(
        """
        G. Ga Lx W. W. W. W. W.
         G. G. W. W. W. W. W. W.
        G. G. G. S. S. S1 Ly G.
        """,
        fill="G",
        locations=["refuge", "canoe"],
        tiles={1: "y"},
        left={"x": 1},
    )
    table.play("build", "a")
    assert table.state.actor == 1
    supply = table.state.supply[1]
    for _ in range(2):
        (action,) = hasty(table.state)
        table.state.apply(action)
    assert table.state.actor == 0
    assert table.state.supply[1] == supply - 1


def test_it_places_the_city_hall() -> None:
    """X7: seven settlements more."""
    table = position(
        """
        G. G. G. G. G. G.
        La G0 G. G. G. G.
        G. G. G. G. G. G.
        """,
        locations=["city_hall"],
        tiles={0: "a"},
        supply={0: 0},
    )
    assert [action["do"] for action in _turn_of_hasty(table)] == ["use", "place", "end"]
    assert table.piece("hall", 0).bit_count() == FLOWER


def test_a_settlement_that_it_moves_goes_elsewhere() -> None:
    """K16 lets it go back to where it was; that would be a tile for nothing."""
    moved = 0
    for seed in range(12):
        state = GAME.start(2, seed)
        while state.actor is not None:
            ahead = hasty(state) or state.legal()[:1]
            for pick, move in pairwise(ahead):
                if isinstance(pick, Pick) and isinstance(move, Move):
                    moved += 1
                    assert pick.hex != move.hex
            for action in ahead:
                state.apply(action)
    assert moved
