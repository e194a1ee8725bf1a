"""The compiled environment against the one of the engine: the same seeds and actions, and all that an agent can ask for."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import fiefdom
from fiefdom.errors import BadAction, BadOptions, BadSeats, BadSeed
from fiefdom.rl.aec import TableEnv, env


def pair(seats: int = 2, options: dict[str, Any] | None = None) -> tuple[TableEnv, TableEnv]:
    """The compiled one and the engine's."""
    return (
        env("kingdom-builder", seats, options, compiled=True),
        env("kingdom-builder", seats, options),
    )


def assert_alike(table: TableEnv, engine: TableEnv) -> None:
    """All that PettingZoo's interface shows."""
    assert table.agents == engine.agents
    assert table.agent_selection == engine.agent_selection
    assert table.terminations == engine.terminations
    assert table.truncations == engine.truncations
    assert table.rewards == pytest.approx(engine.rewards)
    for agent in table.agents:
        assert (table.observe(agent) == engine.observe(agent)).all()
        mine, other = table.infos[agent], engine.infos[agent]
        assert mine.keys() == other.keys()
        for name, value in mine.items():
            assert np.array_equal(value, other[name])
            assert type(value) is type(other[name])
    seen, *rest = table.last()
    also, *of_engine = engine.last()
    assert (seen.dtype, seen.shape) == (also.dtype, also.shape)
    assert rest[:3] == pytest.approx(of_engine[:3])


def play(table: TableEnv, engine: TableEnv, seed: int) -> None:
    """A whole game by chance in both, to the last step of the last agent."""
    rng = fiefdom.Rng(seed)
    for one in (table, engine):
        one.reset(seed=seed)
    while True:
        assert_alike(table, engine)
        _, _, terminated, _, info = table.last()
        action = None if terminated else rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        if rng.below(40) == 0:
            assert table.state_now.key() == engine.state_now.key()
        for one in (table, engine):
            one.step(action)
        if not table.agents:
            break
    assert table.state_now.key() == engine.state_now.key()
    assert table.state_now.result() == engine.state_now.result()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"preset": "first-game", "first": 1}),
        (2, {"goals": ["lords", "hermits", "farmers"], "map_seed": 3 << 70}),
        (3, {"quadrants": ["tower", "harbor", "barn", "paddock"], "turned": [True, False, True, False]}),
    ],
)
def test_it_is_the_environment_of_the_engine(seats: int, options: dict[str, Any]) -> None:
    table, engine = pair(seats, options)
    for seed in (1, 2, (1 << 64) - 1, 1 << 64, 10**40):
        play(table, engine, seed)


@pytest.mark.long
def test_it_is_the_environment_of_the_engine_in_two_hundred_games() -> None:
    for seats in (2, 3, 4):
        table, engine = pair(seats)
        for seed in range(70):
            play(table, engine, seed)


def test_pettingzoo_is_content(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env("kingdom-builder", 2, compiled=True), num_cycles=200)
    seed_test(lambda: env("kingdom-builder", 2, compiled=True), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out


def test_what_was_seen_and_allowed_is_the_agents_own() -> None:
    """Neither the next step nor what an agent does with its arrays changes anything."""
    table, engine = pair()
    rng = np.random.default_rng(1)
    for one in (table, engine):
        one.reset(seed=3)
    for _ in range(60):
        seen, _, _, _, info = table.last()
        kept, mask = seen.copy(), info["action_mask"].copy()
        action = int(rng.choice(np.flatnonzero(mask)))
        info["action_mask"][:] = 1
        with pytest.raises(BadAction):
            table.step(int(np.flatnonzero(mask == 0)[0]))
        info["action_mask"][:] = 0
        table.step(action)
        assert (seen == kept).all()
        seen[:] = 255
        engine.step(action)
        now, _, _, _, info = table.last()
        also, _, _, _, of_engine = engine.last()
        assert (now == also).all()
        assert (info["action_mask"] == of_engine["action_mask"]).all()


def test_a_copy_goes_on_by_itself() -> None:
    table, engine = pair()
    rng = np.random.default_rng(1)
    for one in (table, engine):
        one.reset(seed=3)
    for _ in range(40):
        action = int(rng.choice(np.flatnonzero(table.last()[4]["action_mask"])))
        for one in (table, engine):
            one.step(action)
    for other in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):  # noqa: S301 - our own
        same = copy.deepcopy(engine)
        for _ in range(10):
            action = int(other.last()[4]["action_mask"].argmax())
            for one in (other, same):
                one.step(action)
            assert_alike(other, same)
        assert other.state_now.key() == same.state_now.key()
        assert_alike(table, engine)


@pytest.mark.parametrize("action", [1.0, "1", True, None, -1, 402, 10**30])
def test_what_is_no_action_is_refused(action: Any) -> None:
    table, engine = pair()
    for one in (table, engine):
        one.reset(seed=1)
        with pytest.raises(BadAction, match="mask of seat_"):
            one.step(action)
    assert_alike(table, engine)
    assert table.state_now.key() == engine.state_now.key()


def test_what_cannot_be_compiled_is_refused() -> None:
    with pytest.raises(BadOptions, match="base game alone, not the-builders"):
        env("the-builders", 2, compiled=True)
    for options in ({"expansions": ["nomads"]}, {"capitol": True}):
        with pytest.raises(BadOptions, match="base game"):
            env("kingdom-builder", 2, options, compiled=True)
    with pytest.raises(BadSeats):
        env("kingdom-builder", 5, compiled=True)
    with pytest.raises(BadSeed):
        env("kingdom-builder", 2, compiled=True).reset(seed=-1)


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    table, engine = pair()
    for one in (table, engine):
        one.reset(seed=5)
        one.reset()
    assert_alike(table, engine)
    first = table.last()[0]
    table.reset()
    assert not (table.last()[0] == first).all()
    fresh, other = pair()
    fresh.reset()
    other.reset()
    assert fresh.state_now.key() != other.state_now.key()
