"""Properties that hold for every game. A game joins by being registered and by its lines in setups.py."""

import copy
import json
import pickle
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fiefdom
from fiefdom import Match, Rng
from fiefdom.errors import BadAction, BadSeats, BadSeed, IllegalAction
from fiefdom.kernel.game import Event, Game, State
from fiefdom.kernel.registry import all_games
from fiefdom.kernel.words import LANGUAGES, words
from setups import SETUPS, Setup

SEEDS = st.integers(0, 2**40)
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def start(setup: Setup, seed: int) -> State[Any]:
    return setup.rules_of().start(setup.seats, seed, setup.options)


def walk(setup: Setup, seed: int, length: int | None = None) -> Iterator[tuple[State[Any], Any]]:
    """A random game: every position with the action that is taken next (on the same state object)."""
    state, rng, steps = start(setup, seed), Rng(seed), 0
    while state.actor is not None and (length is None or steps < length):
        action = rng.choice(state.legal())
        yield state, action
        state.apply_unchecked(action)
        steps += 1
    yield state, None


def position(setup: Setup, seed: int, length: int) -> State[Any]:
    state = start(setup, seed)
    for current, _ in walk(setup, seed, length):
        state = current
    return state


def test_every_game_is_in_the_battery() -> None:
    assert {setup.game for setup in SETUPS} == set(fiefdom.game_names())


def test_every_version_of_the_rules_is_in_the_battery() -> None:
    played = {(setup.game, setup.rules_of().rules_version) for setup in SETUPS}
    assert played == {(game.name, version) for game in all_games() for version in game.rules_versions}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_game_plays_every_version_of_its_rules(game: Game[Any]) -> None:
    versions = list(game.rules_versions)
    assert versions == sorted(set(versions))
    assert game.rules_version == versions[-1]
    for version in versions:
        old = game.with_rules(version)
        assert (old.rules_version, old.name) == (version, game.name)
        match = Match(old, game.seats[0], 5)
        match.play(match.state.legal()[0])
        again = Match.from_json(match.to_json())
        assert again.game.rules_version == version
        assert again.state.to_text() == match.state.to_text()
        assert game.from_text(match.state.to_text()).to_text() == match.state.to_text()
    assert game.rules_version == versions[-1]
    for unknown in (versions[0] - 1, versions[-1] + 1, None, "2", 2.0, True):
        with pytest.raises(fiefdom.errors.UnknownRules, match="playable"):
            game.with_rules(unknown)  # type: ignore[arg-type]


@each_setup
@settings(max_examples=10)
@given(seed=SEEDS)
def test_random_games_end_and_never_break_an_invariant(setup: Setup, seed: int) -> None:
    state = start(setup, seed)
    for state, action in walk(setup, seed):
        setup.check(state)
        if action is not None:
            legal = state.legal()
            assert len(set(legal)) == len(legal)
            assert state.actor in range(setup.seats)
            assert state.result().winners == ()
    result = state.result()
    assert state.legal() == []
    assert result.ended_by
    assert result.winners
    assert set(result.winners) <= set(range(setup.seats))
    assert [sum(share.points for share in shares) for shares in result.breakdown] == list(result.scores)


@each_setup
@settings(max_examples=15)
@given(seed=SEEDS, length=st.integers(0, 400))
def test_every_legal_action_applies_and_leaves_other_copies_alone(
    setup: Setup, seed: int, length: int
) -> None:
    state = position(setup, seed, length)
    before, key = state.to_text(), state.key()
    for action in state.legal():
        checked, unchecked = state.copy(), state.copy()
        checked.apply(action)
        unchecked.apply_unchecked(action)
        setup.check(checked)
        assert checked.to_text() == unchecked.to_text()
        assert checked.key() == unchecked.key()
        assert checked.to_text() != before
        assert state.explain(setup.rules_of().encode(action)) is None
    assert (state.to_text(), state.key()) == (before, key)


@each_setup
@settings(max_examples=10)
@given(seed=SEEDS, length=st.integers(0, 400))
def test_a_state_can_be_pickled_and_copied_in_the_ways_of_python(
    setup: Setup, seed: int, length: int
) -> None:
    state = position(setup, seed, length)
    before = state.to_text()
    ways = (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state))  # noqa: S301
    for other in ways:
        assert (other.to_text(), other.key(), other.legal()) == (before, state.key(), state.legal())
        assert other.result() == state.result()
        if other.actor is not None:
            other.apply(other.legal()[-1])
            setup.check(other)
    assert state.to_text() == before


@each_setup
@settings(max_examples=10)
@given(seed=SEEDS, length=st.integers(0, 400))
def test_every_illegal_action_is_refused_with_a_reason_and_changes_nothing(
    setup: Setup, seed: int, length: int
) -> None:
    game = setup.rules_of()
    state = position(setup, seed, length)
    before, legal = state.to_text(), set(state.legal())
    # What was legal somewhere else in this or another game: actions that make sense, but not here.
    elsewhere = {a: None for other, _ in walk(setup, seed + 1) for a in other.legal()}
    elsewhere |= {a: None for other, _ in walk(setup, seed, length) for a in other.legal()}
    names = [f"P{seat}" for seat in range(setup.seats)]
    for action in list(elsewhere)[:300]:
        if action in legal:
            continue
        with pytest.raises(IllegalAction) as refused:
            state.apply(action)
        refusal = refused.value.refusal
        assert refusal.rule
        assert state.explain(game.encode(action)) == refusal
        json.dumps(refusal.to_json())
        for language in LANGUAGES:
            assert game.tell(refusal.reason, refusal.facts, words(language), names)
    assert state.to_text() == before


@each_setup
def test_what_is_no_action_of_the_game_is_refused_as_such(setup: Setup) -> None:
    state = start(setup, 1)
    before = state.to_text()
    others = [game.start(game.seats[0], 1) for game in all_games() if game.name != setup.game]
    foreign = [action for other in others for action in other.legal()[:3]]
    for action in (*foreign, None, "end", 5, {"do": "end"}, []):
        with pytest.raises(BadAction):
            state.apply(action)
    assert state.to_text() == before


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_what_cannot_even_be_quoted_is_refused_like_anything_else(game: Game[Any]) -> None:
    endless: list[Any] = []
    for _ in range(100_000):
        endless = [endless]
    state = game.start(game.seats[0], 1)
    for value in (endless, 10**5000):
        for data in (value, {"do": value}, {"do": "pick", "hex": value, "card": value}):
            with pytest.raises(BadAction):
                game.decode(data)
        with pytest.raises(BadAction):
            state.explain({"target": value})
    with pytest.raises(BadSeats):
        game.start(10**5000, 1)
    with pytest.raises(BadSeed):
        game.start(game.seats[0], -(10**5000))


@each_setup
@settings(max_examples=10)
@given(seed=SEEDS)
def test_a_record_reproduces_the_match(setup: Setup, seed: int) -> None:
    game = setup.rules_of()
    match = Match(game, setup.seats, seed, setup.options)
    texts = []
    for _ in range(120):
        if match.state.actor is None:
            break
        texts.append(match.state.to_text())
        match.play(Rng(seed + match.version).choice(match.state.legal()))
    again = Match.from_json(match.to_json())
    assert again.to_json() == match.to_json()
    assert again.state.to_text() == match.state.to_text()
    assert again.events(0) == match.events(0)
    some = range(seed % 8, len(texts), 8)  # each is played anew from the beginning
    assert [match.at(n).to_text() for n in some] == [texts[n] for n in some]


@each_setup
@settings(max_examples=10)
@given(seed=SEEDS, length=st.integers(0, 200))
def test_undo_goes_back_unless_something_was_revealed(setup: Setup, seed: int, length: int) -> None:
    match = Match(setup.rules_of(), setup.seats, seed, setup.options)
    rng = Rng(seed)
    for _ in range(length):
        if match.state.actor is None:
            break
        before, version = match.state.to_text(), match.version
        action = rng.choice(match.state.legal())
        match.play(action)
        if rng.below(3):  # to undo is to play anew from the beginning: not after every decision
            continue
        if match.steps[-1].reveals or match.state.actor is None:
            with pytest.raises(fiefdom.errors.CannotUndo):
                match.undo()
            assert match.version == version + 1
        else:
            match.undo()
            assert match.state.to_text() == before
            assert match.version == version + 2
            match.play(action)


@each_setup
@settings(max_examples=15)
@given(seed=SEEDS, length=st.integers(0, 400), luck=SEEDS)
def test_a_view_and_its_events_hold_no_secret(setup: Setup, seed: int, length: int, luck: int) -> None:
    state = position(setup, seed, length)
    spectator = state.view(None)
    for seat in range(setup.seats):
        other = state.guess(seat, Rng(luck))
        setup.check(other)
        assert other.view(seat) == state.view(seat)
        assert other.result() == state.result()
        if setup.seats == 1:  # somebody who only looks on knows no more than the one who plays
            assert other.view(None) == spectator
        if state.actor != seat:
            continue
        assert other.legal() == state.legal()
        for action in state.legal():
            seen, seen_elsewhere = events_of(state, action), events_of(other, action)
            if not any(event.reveals for event in (*seen, *seen_elsewhere)):
                assert [e.cut(seat) for e in seen] == [e.cut(seat) for e in seen_elsewhere]


def events_of(state: State[Any], action: Any) -> list[Event]:
    copy = state.copy()
    copy.log = []
    copy.apply(action)
    assert copy.log is not None
    return copy.log


@each_setup
@settings(max_examples=15)
@given(seed=SEEDS, length=st.integers(0, 400), luck=SEEDS)
def test_a_guess_is_the_same_for_every_hidden_arrangement(
    setup: Setup, seed: int, length: int, luck: int
) -> None:
    state = position(setup, seed, length)
    before = state.to_text()
    for seat in range(setup.seats):
        other = state.guess(seat, Rng(luck))
        assert other.guess(seat, Rng(7)).to_text() == state.guess(seat, Rng(7)).to_text()
    assert state.to_text() == before


@each_setup
@settings(max_examples=15)
@given(seed=SEEDS, length=st.integers(0, 400))
def test_json_and_text_survive_a_round_trip(setup: Setup, seed: int, length: int) -> None:
    game = setup.rules_of()
    state = position(setup, seed, length)
    for seat in (None, *range(setup.seats)):
        view = state.view(seat)
        assert json.loads(json.dumps(view, allow_nan=False)) == view
    result = state.result().to_json()
    assert json.loads(json.dumps(result, allow_nan=False)) == result
    for action in state.legal():
        data = game.encode(action)
        assert game.decode(json.loads(json.dumps(data))) == action
        assert eval(repr(action), vars(sys.modules[type(action).__module__])) is action  # noqa: S307
    assert len(repr(state)) < 100
    assert repr(state).startswith(type(state).__name__)
    again = game.from_text(state.to_text())
    assert again.to_text() == state.to_text()
    assert again.key() == state.key()
    assert again.view(None) == state.view(None)
    assert again.legal() == state.legal()


@each_setup
@settings(max_examples=5)
@given(seed=SEEDS)
def test_every_event_and_source_can_be_told_in_every_language(setup: Setup, seed: int) -> None:
    game = setup.rules_of()
    match = Match(game, setup.seats, seed, setup.options)
    rng = Rng(seed)
    while match.state.actor is not None:
        match.play(rng.choice(match.state.legal()))
    names = [f"P{seat}" for seat in range(setup.seats)]
    events = match.events(0)
    for language in LANGUAGES:
        for event in events:
            assert isinstance(event, dict)
            assert game.tell(f"{game.name}-event-{event['event']}", event, words(language), names)
        for shares in match.state.result().breakdown:
            for share in shares:
                assert words(language).say(f"{game.name}-source-{share.source}")


@pytest.mark.parametrize("data", [None, 3, "end", [], {}, {"do": 3}, {"do": "no such"}, {"do": ["end"]}])
@pytest.mark.parametrize("name", fiefdom.game_names())
def test_nonsense_is_no_action(name: str, data: Any) -> None:
    game = fiefdom.game(name)
    with pytest.raises(fiefdom.errors.BadAction):
        game.decode(data)
    with pytest.raises(fiefdom.errors.BadAction):
        game.start(game.seats[0], 1).explain(data)
    with pytest.raises(fiefdom.errors.BadAction):
        game.start(game.seats[0], 1).explain({"target": data})


@pytest.mark.parametrize("name", fiefdom.game_names())
def test_bad_beginnings_are_refused(name: str) -> None:
    game = fiefdom.game(name)
    seats = game.seats[0]
    for bad_seats in (0, -1, 9, True, "2", None):
        with pytest.raises(fiefdom.errors.BadSeats, match="possible"):
            game.start(bad_seats, 1)  # type: ignore[arg-type]
    for bad_seed in (-1, 1.5, "1", None, True):
        with pytest.raises(fiefdom.errors.BadSeed):
            game.start(seats, bad_seed)  # type: ignore[arg-type]
    nonsense: list[Any] = [[1], "x", {"no such": 1}, {1: 2}, {"x": object()}]
    for bad_options in nonsense:
        with pytest.raises(fiefdom.errors.BadOptions):
            game.start(seats, 1, bad_options)
    text = game.start(seats, 1).to_text()
    endless = [text[: at.start()] + "9" * 5000 + text[at.end() :] for at in re.finditer(r"\d+", text)]
    not_texts: list[Any] = [None, 5, text.encode()]
    for bad_text in ("", "nonsense", game.name, text[:-40], *endless, *not_texts):
        with pytest.raises(fiefdom.errors.BadText):
            game.from_text(bad_text)


@pytest.mark.parametrize("name", fiefdom.game_names())
def test_cards_and_options_are_json(name: str) -> None:
    game = fiefdom.game(name)
    assert json.loads(json.dumps(game.cards())) == game.cards()
    assert json.loads(json.dumps(game.public_cards())) == game.public_cards()
    schema = game.options()
    assert isinstance(schema, dict)
    assert schema["type"] == "object"
