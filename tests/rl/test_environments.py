"""The environments pass their libraries' own checks, and nothing hidden shows in what an agent sees."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import fiefdom
import fiefdom.rl
from fiefdom.errors import BadAction, BadOptions, BadSeed, UnknownBot, UnknownGame, UnknownSeat
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.rl.aec import TableEnv, env
from fiefdom.rl.rewards import outcome
from fiefdom.rl.single import SeatEnv
from fiefdom.rl.vector import KingdomBuilderVector
from kingdom_builder_sight import plain_sight

EVERYTHING = {"expansions": ["crossroads", "marshlands", "nomads"], "capitol": True}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("kingdom-builder", 2, {}),
    ("kingdom-builder", 4, {"expansions": ["nomads"], "nomad_swords": True}),
    ("kingdom-builder", 5, EVERYTHING),
    ("the-builders", 4, {}),
    ("kingdom-legacy", 1, {}),
]
GAMES = [("kingdom-builder", 2), ("the-builders", 3), ("kingdom-legacy", 1)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_pettingzoo_is_content(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, seats), num_cycles=200)
    seed_test(lambda: env(game, seats), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_gymnasium_is_content(game: str, seats: int) -> None:
    check_env(SeatEnv(game, seats, bot="random"), skip_render_check=True)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_actions_have_numbers_and_secrets_do_not_show(game: str, seats: int, options: dict[str, Any]) -> None:
    numbers, rng = fiefdom.rl.encoding(game, seats, options), fiefdom.Rng(seats)
    for seed in range(2):
        state = numbers.game.start(seats, seed, options)
        for _ in range(400):
            if state.actor is None:
                break
            numbered, legal = numbers.numbered(state), state.legal()
            assert set(numbered.values()) <= set(legal)
            named = {action for action in legal if action.do == "name"}  # fixed: the first of them
            assert len(numbered) == len(legal) - max(0, len(named) - 1)
            assert min(numbered) >= 0
            assert max(numbered) < numbers.num_actions
            assert np.flatnonzero(numbers.legal_mask(state)).tolist() == sorted(numbered)
            seat = rng.below(seats)
            seen = numbers.observe(state, seat)
            assert seen.shape == (numbers.size,)
            assert (seen == numbers.observe(state.guess(seat, rng), seat)).all()
            action = rng.choice(list(numbered.values()))
            assert numbered[numbers.action_index(state, action)] == action
            state.apply_unchecked(action)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_kept_sight_is_a_fresh_look(game: str, seats: int, options: dict[str, Any]) -> None:
    """Whole games one after the other, looked at by each seat now and then; then their states in no order, with guesses
    and copies between them."""
    numbers, rng = fiefdom.rl.encoding(game, seats, options), fiefdom.Rng(seats)
    sights = [numbers.sight(seat) for seat in range(seats)]
    met = []
    for seed in range(3):
        state = numbers.game.start(seats, seed, options)
        for _ in range(1500):
            seat = rng.below(seats)
            for one in {seat, state.actor or 0}:
                assert (sights[one](state) == numbers.observe(state, one)).all()
            if rng.below(4) == 0:
                met += [state.copy(), state.guess(seat, rng)]
            if state.actor is None:
                break
            state.apply_unchecked(rng.choice(state.legal()))
    rng.shuffle(met)
    for state in met[:600]:
        seat = rng.below(seats)
        assert (sights[seat](state) == numbers.observe(state, seat)).all()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"expansions": ["crossroads"], "capitol": True}),
        (4, {"expansions": ["marshlands"]}),
        (3, {"expansions": ["nomads"], "nomad_swords": True}),
        (5, EVERYTHING),
    ],
)
def test_a_kept_sight_says_plainly_what_there_is(seats: int, options: dict[str, Any]) -> None:
    """Whole games, each look compared with the observation written down name by name."""
    numbers, rng = fiefdom.rl.encoding("kingdom-builder", seats, options), fiefdom.Rng(seats)
    sights = [numbers.sight(seat) for seat in range(seats)]
    for seed in range(3):
        state = numbers.game.start(seats, seed, options)
        assert isinstance(state, KingdomState)
        while True:
            seat = rng.below(seats) if state.actor is None or rng.below(4) == 0 else state.actor
            seen = sights[seat](state)
            assert np.flatnonzero(seen != plain_sight(numbers, state, seat)).tolist() == []
            if state.actor is None:
                break
            state.apply_unchecked(rng.choice(state.legal()))


def test_what_was_seen_stays_as_it_was_seen() -> None:
    """An observation is the agent's own: the next step does not change it, and changing it changes nothing."""
    table, same = env("kingdom-builder", 2), env("kingdom-builder", 2)
    for one in (table, same):
        one.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(60):
        seen, _, _, _, info = table.last()
        kept = seen.copy()
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        table.step(action)
        table.observe("seat_0")
        assert (seen == kept).all()
        assert (seen == same.last()[0]).all()
        same.step(action)
        seen[:] = 255


def test_a_copied_environment_goes_on_by_itself() -> None:
    table = env("kingdom-builder", 2)
    table.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(40):
        table.step(int(rng.choice(np.flatnonzero(table.last()[4]["action_mask"]))))
    for other in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):  # noqa: S301 - our own
        before = table.last()[0]
        other.step(int(other.last()[4]["action_mask"].argmax()))
        for agent in other.possible_agents:
            seat = other.possible_agents.index(agent)
            assert (other.observe(agent) == other.encoding.observe(other.state_now, seat)).all()
        assert (table.last()[0] == before).all()
        assert not (other.last()[0] == before).all()


def test_the_parts_of_an_observation_are_named() -> None:
    numbers = fiefdom.rl.encoding("kingdom-builder", 2)
    state = numbers.game.start(2, seed=4)
    parts = numbers.split(numbers.observe(state, 0))
    assert {name: array.shape for name, array in parts.items()} == {
        name: part.shape for name, part in numbers.parts.items()
    }
    board, facts = numbers.parts["board"].names, numbers.parts["facts"].names
    assert len(board) == len(set(board))
    assert len(facts) == len(set(facts))
    assert parts["facts"][facts.index("supply mine")] == 40
    assert parts["board"][board.index("space: castle")].sum() == len(state.layout.places["castle"])  # type: ignore[attr-defined]


def test_a_number_that_is_not_possible() -> None:
    numbers = fiefdom.rl.encoding("the-builders", 2)
    state = numbers.game.start(2, seed=1)
    other = next(a for a in numbers.game.start(2, seed=2).legal() if a not in state.legal())
    with pytest.raises(ValueError, match="no numbered legal action"):
        numbers.action_index(state, other)
    table = env("the-builders", 2)
    table.reset(seed=1)
    before = table.state_now.key()
    with pytest.raises(BadAction, match="mask of seat_"):
        table.step(numbers.num_actions - 1)
    assert table.state_now.key() == before


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(UnknownGame):
        fiefdom.rl.encoding("chess", 2)
    with pytest.raises(BadOptions):
        fiefdom.rl.encoding("kingdom-builder", 2, {"expansions": ["mars"]})
    for seat in (2, -1, True, 1.0):
        with pytest.raises(UnknownSeat):
            SeatEnv("the-builders", 2, seat=seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("compiled", [False, True])
def test_before_the_table_is_laid(compiled: bool) -> None:
    table = env("kingdom-builder", 2, compiled=compiled)
    for ask in (table.last, lambda: table.step(0), lambda: table.state_now, lambda: table.agents):
        with pytest.raises(AttributeError, match=r"before reset\(\)"):
            ask()
    table.reset(seed=1)
    with pytest.raises(AttributeError, match="no attribute 'agent'"):
        _ = table.agent
    with pytest.raises(ResetNeeded):
        SeatEnv("the-builders", 2).step(0)
    with pytest.raises(ValueError, match="possible: None, 'ansi'"):
        env("kingdom-builder", 2, render_mode="human", compiled=compiled)
    with pytest.raises(ValueError, match="possible: None, 'ansi'"):
        SeatEnv("the-builders", 2, render_mode="human")
    with pytest.raises(UnknownBot):
        SeatEnv("the-builders", 2, bot="nobody")


def test_states_of_another_table_are_refused() -> None:
    numbers = fiefdom.rl.encoding("kingdom-builder", 2)
    state = numbers.game.start(2, seed=1)
    for seat in (2, -1, True, 1.0):
        with pytest.raises(UnknownSeat):
            numbers.observe(state, seat)  # type: ignore[arg-type]
    for other in (numbers.game.start(3, seed=1), fiefdom.game("the-builders").start(2, seed=1)):
        for ask in (lambda s: numbers.observe(s, 0), numbers.legal_mask, numbers.numbered):
            with pytest.raises(ValueError, match="no state of kingdom-builder with 2 seats"):
                ask(other)
    with pytest.raises(ValueError, match="what the options do not"):
        numbers.observe(numbers.game.start(2, seed=1, options={"expansions": ["nomads"]}), 0)
    assert repr(numbers) == "KingdomBuilderEncoding(2 seats, 402 actions, observations of 10066)"


def play_out(table: TableEnv, seed: int) -> dict[str, float]:
    """Rewards of a game played by chance."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, paid, terminated, truncated, info = table.last()
        total[agent] += paid
        over = terminated or truncated
        table.step(None if over else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return total


def test_rewards_are_the_outcome() -> None:
    table = env("the-builders", 3)
    total = play_out(table, 7)
    result = table.state_now.result()
    expected = outcome(result)
    assert list(total.values()) == pytest.approx(expected)
    assert sum(expected) == pytest.approx(0)


def test_alone_the_rewards_are_the_points() -> None:
    table = env("kingdom-legacy", 1)
    total = play_out(table, 3)
    start = table.encoding.game.start(1, 3).result().scores[0]
    assert total["seat_0"] == table.state_now.result().scores[0] - start


def test_an_illegal_number_loses_the_game_of_one_seat() -> None:
    table = SeatEnv("kingdom-builder", 2, bot="random")
    _, info = table.reset(seed=5)
    legal = int(info["action_mask"].argmax())
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, paid, terminated, _, info = table.step(wrong)
    assert (paid, terminated, info["illegal"]) == (-1.0, True, True)
    assert not info["action_mask"].any()
    before = table.state.key()
    _, paid, terminated, _, _ = table.step(legal)  # it is over
    assert (paid, terminated, table.state.key()) == (-1.0, True, before)


def test_many_tables_at_once() -> None:
    tables = KingdomBuilderVector(6, seats=3)
    seen, info = tables.reset(seed=2)
    assert tables.observation_space.contains(seen)
    ended, rng = 0, np.random.default_rng(1)
    while ended < 12:
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, terminated, truncated, info = tables.step(actions)
        assert (tables.batch.actor == 0).all()
        assert not truncated.any()
        assert ((rewards != 0) <= terminated).all()
        ended += int(terminated.sum())
    assert seen.shape == (6, tables.encoding.size)


@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.int16])
def test_numpys_whole_numbers_are_numbers(kind: Any) -> None:
    """What NumPy hands out is taken for what it is: seats, seeds, actions."""
    tables, others = KingdomBuilderVector(kind(3), kind(2)), KingdomBuilderVector(3, 2)
    assert (tables.reset(seed=kind(7))[0] == others.reset(seed=7)[0]).all()
    one, same = SeatEnv("the-builders", kind(2), seat=kind(1)), SeatEnv("the-builders", 2, seat=1)
    (seen, info), (also, _) = one.reset(seed=kind(7)), same.reset(seed=7)
    assert (seen == also).all()
    first = int(info["action_mask"].argmax())
    if first <= np.iinfo(kind).max:
        assert (one.step(kind(first))[0] == same.step(first)[0]).all()
    table = env("kingdom-builder", kind(2))
    table.reset(seed=kind(7))
    assert table.state_now.key() == fiefdom.game("kingdom-builder").start(2, 7).key()
    number = int(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])[0])
    table.step(np.array(number))  # type: ignore[arg-type]
    assert table.state_now.key() != fiefdom.game("kingdom-builder").start(2, 7).key()


@pytest.mark.parametrize("seed", [-1, 1.0, "1", True, [1, 2, 3]])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    for reset in (
        KingdomBuilderVector(3).reset,
        SeatEnv("the-builders", 2).reset,
        env("the-builders", 2).reset,
    ):
        with pytest.raises(BadSeed):
            reset(seed=seed)


@pytest.mark.parametrize("action", [1.0, "1", True, None, -1, 402])
def test_what_is_no_action_is_refused(action: Any) -> None:
    table = env("kingdom-builder", 2)
    table.reset(seed=1)
    with pytest.raises(BadAction):
        table.step(action)
