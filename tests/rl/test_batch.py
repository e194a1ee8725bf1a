"""The batch against the engine: the same seeds and the same actions give the same states, legal sets and scores."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fiefdom
import fiefdom.rl
from fiefdom.errors import BadAction, BadOptions, BadSeed
from fiefdom.games.kingdom_builder.board.hexes import members
from fiefdom.games.kingdom_builder.board.terrain import SWAMP
from fiefdom.games.kingdom_builder.play.actions import KingdomAction
from fiefdom.games.kingdom_builder.play.agenda import NO_HEX, Doing
from fiefdom.games.kingdom_builder.play.pieces import settle
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.rl.batch import END, REDRAW, KingdomBuilderBatch, stale
from fiefdom.rl.batch.board import GOALS, KINDS
from fiefdom.rl.batch.sets import set_of

GAME = fiefdom.game("kingdom-builder")


def number_of(action: KingdomAction) -> int:
    """The batch's number of an action of the engine."""
    if action.do in ("end", "redraw"):
        return {"end": END, "redraw": REDRAW}[action.do]
    found: int = getattr(action, "tile", None) if action.do == "use" else action.hex  # type: ignore[attr-defined,assignment]
    return found


def counts(cards: tuple[int, ...]) -> list[int]:
    return [cards.count(terrain) for terrain in range(SWAMP)]


def differences(state: KingdomState, game: Any) -> list[str]:
    """What the record of the batch says otherwise than the engine's state."""
    top = state.agenda[-1] if state.agenda else None
    layout = state.layout
    spaces = len(layout.locations)
    kinds = [layout.kinds[space].name for space in range(spaces)]
    seats = range(state.seats)
    both: dict[str, tuple[Any, Any]] = {
        "goals": ([goal.name for goal in layout.goals], [GOALS[number] for number in game["goals"]]),
        "kinds": (kinds, [KINDS[number] for number in game["kind"][:spaces]]),
        "locations": (list(layout.locations), game["location"][: game["locations"]].tolist()),
        "stock": (list(state.stock), game["stock"][:spaces].tolist()),
        "turn": (state.turn, game["turn"]),
        "actor": (state.actor, None if game["over"] else game["turn"]),
        "starter": (state.starter, game["starter"]),
        "round": (state.round, game["round"]),
        "stage": (state.stage, game["stage"]),
        "terrain": (state.terrain, game["hand"][game["turn"]]),
        "bound": (state.bound, game["bound"]),
        "left": (state.left, game["left"]),
        "doing": (top.space if isinstance(top, Doing) else -1, game["doing"]),
        "picked": (top.hex if isinstance(top, Doing) else NO_HEX, game["picked"]),
        "ready": (state.ready, game["ready"]),
        "used": (state.used, game["used"]),
        "busy": (state.busy, game["busy"]),
        "idle": (state.idle, game["idle"]),
        "ending": (state.ending, game["ending"]),
        "supply": (state.supply, game["supply"][: state.seats].tolist()),
        "tiles": (list(state.tiles), game["tiles"][: state.seats].tolist()),
        "had": (list(state.had), game["had"][: state.seats].tolist()),
        "hands": ([hand[0] for hand in state.hands], game["hand"][: state.seats].tolist()),
        "old": (list(state.old), [game["old"] >> seat & 1 for seat in seats]),
        "deck": (list(state.deck), game["deck"][: game["cards_left"]].tolist()),
        "discard": (counts(state.discard), game["discard"].tolist()),
        "aside": (counts(state.aside), game["aside"].tolist()),
        "chance": (state.chance, game["chance"]),
    }
    for seat in seats:
        own = members(state.own[seat])
        both[f"own {seat}"] = (own, sorted(game["own"][seat][: game["settled"][seat]].tolist()))
        both[f"owner {seat}"] = (own, np.flatnonzero(game["owner"] == seat).tolist())
        both[f"near {seat}"] = (state.near[seat], set_of(game["near"][seat]))
    return [f"{name}: engine {mine}, batch {other}" for name, (mine, other) in both.items() if mine != other]


def play_side_by_side(
    batch: KingdomBuilderBatch, games: int, options: Mapping[str, Any] | None = None, states: Any = None
) -> set[int]:
    """Plays at least so many games in both; gives the actions that were taken."""
    seeds = [int(seed) for seed in batch.games["seed"]]
    states = states or [GAME.start(batch.seats, seed, options) for seed in seeds]
    numbers = fiefdom.rl.encoding("kingdom-builder", batch.seats, options)
    done, taken = 0, set()
    while done < games:
        for place, state in enumerate(states):
            assert differences(state, batch.games[place]) == []
            legal = sorted(number_of(action) for action in state.legal())
            assert legal == np.flatnonzero(batch.mask[place]).tolist()
        assert batch.actor.tolist() == [state.actor for state in states]
        seen = batch.observe()
        for place, state in enumerate(states):
            assert (numbers.observe(state, state.actor) == seen[place]).all()
        actions = batch.random_actions()
        for state, number in zip(states, actions, strict=True):
            state.apply_unchecked(next(a for a in state.legal() if number_of(a) == number))
        taken.update(actions.tolist())
        now = [state.result().scores for state in states]
        batch.step(actions)
        for place, state in enumerate(states):
            assert batch.ended[place] == (state.actor is None)
            if state.actor is None:
                done += 1
                assert batch.scores[place].tolist() == now[place]
                winners = state.result().winners
                assert set(np.flatnonzero(batch.rewards[place] == batch.rewards[place].max())) == set(winners)
                assert batch.rewards[place].sum() == pytest.approx(0, abs=1e-6)
                seeds[place] += batch.number
                states[place] = GAME.start(batch.seats, seeds[place], options)
            else:
                assert not batch.rewards[place].any()
        scores = batch.current_scores().tolist()
        assert all(scores[p] == now[p] for p in range(batch.number) if not batch.ended[p])
    return taken


@pytest.mark.parametrize(("seats", "games"), [(2, 60), (3, 20), (4, 20)])
def test_the_batch_is_the_engine(seats: int, games: int) -> None:
    play_side_by_side(KingdomBuilderBatch(20, seats, seed=1000 * seats), games)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_the_batch_is_the_engine_in_two_thousand_games(part: int) -> None:
    seats = (2, 2, 2, 2, 2, 2, 3, 3, 4, 4)[part]
    play_side_by_side(KingdomBuilderBatch(40, seats, seed=10_000_000 * (part + 1)), 200)


def crowded(seed: int, cards: int) -> KingdomState:
    """A position in which two terrains and the water are nearly full, with so many cards left to draw."""
    state = GAME.start(4, seed)
    assert isinstance(state, KingdomState)
    wanted = members(state.layout.terrain[seed % 5])[:-1] + members(state.layout.terrain[(seed + 1) % 5])[:-1]
    for turn, number in enumerate(wanted[: 4 * 37]):
        state.supply[turn % 4] -= 1
        settle(state, turn % 4, 1 << number)
    state.ready = state.tiles[state.turn]
    hidden = [*state.deck]
    state.deck, state.aside = tuple(hidden[:cards]), tuple(hidden[cards:])
    return state


@pytest.mark.parametrize("cards", [21, 2, 0])
def test_K11_cards_without_space_are_redrawn_alike(cards: int) -> None:
    batch = KingdomBuilderBatch(10, seats=4)
    states = [crowded(seed, cards) for seed in range(10)]
    for place, state in enumerate(states):
        batch.load(place, state)
    taken = play_side_by_side(batch, 10, states=states)
    assert END in taken
    assert REDRAW in taken


OPTIONS: list[dict[str, Any]] = [
    {"preset": "first-game"},
    {"goals": ["lords", "hermits", "farmers"], "first": 1},
    {"map_seed": 5, "without_goals": ["lords", "miners"]},
    {"quadrants": ["tower", "harbor", "barn", "paddock"], "turned": [True, False, True, False]},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_options_of_the_base_game_hold(options: dict[str, Any]) -> None:
    play_side_by_side(KingdomBuilderBatch(3, seed=77, options=options), 3, options)


def test_what_the_batch_cannot_play_is_refused() -> None:
    with pytest.raises(BadOptions, match="base game"):
        KingdomBuilderBatch(1, options={"expansions": ["nomads"]})
    with pytest.raises(BadOptions, match="base game"):
        KingdomBuilderBatch(1, options={"capitol": True})
    for number in (0, 2.0, True):
        with pytest.raises(ValueError, match="at least one"):
            KingdomBuilderBatch(number)  # type: ignore[arg-type]
    with pytest.raises(BadSeed):
        KingdomBuilderBatch(1, seed=-1)
    with pytest.raises(BadSeed, match=f"here from 0 to {2**63 - 1}"):
        KingdomBuilderBatch(1, seed=2**63)


def test_numpys_whole_numbers_are_numbers() -> None:
    batch = KingdomBuilderBatch(np.int64(3), np.int16(2), seed=np.int64(2**63 - 1))  # type: ignore[arg-type]
    same = KingdomBuilderBatch(3, 2, seed=2**63 - 1)
    assert (batch.games == same.games).all()


def test_gains_are_what_the_engine_would_pay() -> None:
    """Of every legal action: by how much the acting seat's lead over the best other one changes."""
    seen = 0
    for seats in (2, 3):
        batch = KingdomBuilderBatch(8, seats, seed=5)
        states = [GAME.start(seats, 5 + place) for place in range(8)]
        numbers = fiefdom.rl.encoding("kingdom-builder", seats)
        for _ in range(60):
            gains = batch.gains()
            actions = batch.random_actions()
            for place, state in enumerate(states):
                numbered = numbers.numbered(state)
                others = [seat for seat in range(seats) if seat != state.actor]
                leads = []
                for action in (None, *numbered.values()):
                    after = state.copy()
                    if action is not None:
                        after.apply_unchecked(action)
                    scores = after.result().scores
                    leads.append(scores[state.actor or 0] - max(scores[seat] for seat in others))
                expected = dict(zip(numbered, [lead - leads[0] for lead in leads[1:]], strict=True))
                assert {number: int(gains[place, number]) for number in numbered} == expected
                assert not gains[place, batch.mask[place] == 0].any()
                seen += sum(gain != 0 for gain in expected.values())
                state.apply_unchecked(numbered[int(actions[place])])
            batch.step(actions)
    assert seen > 100


def test_an_illegal_action_changes_nothing() -> None:
    batch = KingdomBuilderBatch(4, seed=3)
    before = batch.games.copy()
    actions = batch.random_actions()
    actions[2] = int(np.flatnonzero(batch.mask[2] == 0)[0])
    with pytest.raises(BadAction, match="game 2"):
        batch.step(actions)
    actions[2] = 402
    with pytest.raises(BadAction, match="game 2"):
        batch.step(actions)
    assert (batch.games == before).all()
    with pytest.raises(ValueError, match="4 games"):
        batch.step(actions[:3])
    with pytest.raises(BadAction, match="whole numbers"):
        batch.step(batch.random_actions() + 0.5)
    assert (batch.games == before).all()


def test_what_was_compiled_from_other_sources_is_forgotten(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(stale, "HERE", tmp_path)
    kept = tmp_path / "__pycache__" / "turn.legal-1.py311.1.nbc"
    kept.parent.mkdir()
    kept.touch()
    stale.forget_stale()
    assert not kept.exists()
    kept.touch()
    stale.forget_stale()
    assert kept.exists()
    (tmp_path / "turn.py").write_text("# another")
    stale.forget_stale()
    assert not kept.exists()
