"""Matches, records and their errors."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import fiefdom
from fiefdom import Match, Rng
from fiefdom.errors import BadOptions, BadRecord, CannotUndo, FiefdomError, IllegalAction, SealedState
from fiefdom.games.the_builders.actions import BUY_ACTION, END_TURN, Send, TakeCoins
from fiefdom.kernel.game import Event

GAME = fiefdom.game("the-builders")


def played(decisions: int = 60) -> Match[Any]:
    match, rng = Match(GAME, 2, 11), Rng(3)
    for _ in range(decisions):
        match.play(rng.choice(match.state.legal()))
    return match


def changed(**values: object) -> str:
    return json.dumps({**json.loads(played(5).to_json()), **values})


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(fiefdom.errors.UnknownGame, match="the-builders"):
        fiefdom.game("chess")
    with pytest.raises(fiefdom.errors.UnknownGame):
        fiefdom.game(None)  # type: ignore[arg-type]


def test_a_second_game_of_the_same_name_is_refused() -> None:
    with pytest.raises(ValueError, match="registered already"):
        fiefdom.register(GAME)


def test_the_version_counts_every_change_also_undo() -> None:
    match = Match(GAME, 2, 1)
    match.play(TakeCoins(1))
    match.undo()
    match.play(TakeCoins(2))
    assert match.version == 3
    assert match.actions == [TakeCoins(2)]
    assert Match.from_json(match.to_json()).version == 3


def test_an_illegal_action_changes_nothing() -> None:
    match = played()
    before = match.to_json(), match.state.to_text(), match.version
    with pytest.raises(IllegalAction):
        match.play(Send(0, 75))
    assert (match.to_json(), match.state.to_text(), match.version) == before
    assert match.state.log is None


def test_nothing_to_undo() -> None:
    with pytest.raises(CannotUndo) as caught:
        Match(GAME, 2, 1).undo()
    assert caught.value.reason == "undo-nothing"


def test_undo_goes_back_over_many_decisions_of_one_seat() -> None:
    match = Match(GAME, 2, 1)
    for _ in range(9):
        for action in (TakeCoins(1), TakeCoins(1), END_TURN, END_TURN):
            match.play(action)
    match.play(TakeCoins(1))
    match.play(TakeCoins(2))
    match.play(BUY_ACTION)
    start = match.at(36)
    for _ in range(3):
        match.undo(match.state.actor)
    assert match.state.to_text() == start.to_text()
    with pytest.raises(CannotUndo):
        match.undo(match.state.actor)
    match.play(TakeCoins(3))
    assert match.at(37).to_text() == match.state.to_text()


def test_no_undo_once_the_game_is_over() -> None:
    match = Match(GAME, 2, 1)
    while match.state.actor is not None:
        match.play(END_TURN)
    with pytest.raises(CannotUndo) as caught:
        match.undo()
    assert caught.value.reason == "undo-over"


def test_at_knows_its_limits() -> None:
    match = played(40)
    assert match.at(40).to_text() == match.state.to_text()
    assert match.at(0).to_text() == GAME.start(2, 11).to_text()
    for n in (-1, 41):
        with pytest.raises(IndexError):
            match.at(n)


def test_a_decision_that_there_was_not() -> None:
    match = played(3)
    assert match.step(-1) == match.step(2)
    for odd in (3, -4):
        with pytest.raises(IndexError, match="the match has 3 actions"):
            match.step(odd)


def test_what_is_played_in_a_copy_is_not_played_here() -> None:
    match = played(3)
    before = match.to_json(), match.state.key()
    other = copy.copy(match)
    assert (other.to_json(), other.game) == (before[0], match.game)
    other.play(other.state.legal()[0])
    assert (match.to_json(), match.state.key()) == before


def test_events_since() -> None:
    match = played(40)
    every = match.events(0)
    assert [e for e in every if e["step"] >= 30] == match.events(0, since=30)  # type: ignore[index,call-overload,operator]


def test_an_event_is_cut_for_who_reads_it() -> None:
    event = Event("drew", 1, {"count": 1}, private={"card": 7}, reveals=True)
    assert event.cut(1) == {"event": "drew", "seat": 1, "count": 1, "card": 7}
    assert event.cut(0) == event.cut(None) == {"event": "drew", "seat": 1, "count": 1}
    assert event.whole() == event.cut(1)
    assert Event("over", None, private={"card": 7}).cut(None) == {"event": "over", "seat": None}


@pytest.mark.parametrize(
    ("record", "fault"),
    [
        ("", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "not a JSON object"),
        ("{}", "no record of Fiefdom"),
        (changed(fiefdom=99), "no record of Fiefdom"),
        (changed(game="chess"), "unknown game"),
        (changed(game=3), "proper 'game'"),
        (changed(rules=99), "version 99 of the rules"),
        (changed(seats=7), "cannot be started"),
        (changed(seed=-1), "cannot be started"),
        (changed(options={"goal": 0}), "cannot be started"),
        (changed(actions=None), "proper 'actions'"),
        (changed(actions=[{"do": "end"}, {"do": "fly"}]), "action 1 "),
        (changed(actions=[{"do": "end"}, {"do": "send", "worker": 0, "site": 75}]), "action 1 "),
        (changed(version=1), "version 1"),
        (changed(version="x"), "version 'x'"),
    ],
)
def test_broken_and_foreign_records_are_refused(record: str, fault: str) -> None:
    with pytest.raises(BadRecord, match=fault):
        Match.from_json(record)


def test_a_broken_record_names_the_step() -> None:
    with pytest.raises(BadRecord) as caught:
        Match.from_json(changed(actions=[{"do": "end"}, {"do": "end"}, {"do": "open", "card": 0}]))
    assert caught.value.step == 2


def test_actions_are_one_object_per_value_also_after_pickling() -> None:
    action = Send(3, 50)
    assert Send(3, 50) is action
    assert Send(worker=3, site=50) is Send(3, site=50) is action
    assert pickle.loads(pickle.dumps(action)) is action  # noqa: S301
    assert {action: 1}[Send(3, 50)] == 1
    with pytest.raises(AttributeError):
        action.site = 4


@pytest.mark.parametrize("options", ["goal", 5, [1], [("goal", 5)]])
def test_options_that_are_no_object_are_refused(options: Any) -> None:
    with pytest.raises(BadOptions, match="object"):
        Match(GAME, 2, 1, options)


def test_an_illegal_action_is_told_in_a_sentence_and_can_travel() -> None:
    state = GAME.start(2, 1)
    with pytest.raises(IllegalAction) as caught:
        state.apply(Send(0, 75))
    assert str(caught.value) == "not possible now (B10): Cathedral is not one of your sites."
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert (str(again), again.refusal) == (str(caught.value), caught.value.refusal)
    assert str(IllegalAction(caught.value.refusal)).startswith("not possible now (B10): the-builders-no-")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: fiefdom.game("chess"),
        lambda: GAME.start(9, 1),
        lambda: GAME.start(2, -1),
        lambda: GAME.start(2, 1).view(7),
        lambda: GAME.start(2, 1, {"goal": 0}),
        lambda: Match(GAME, 2, 1).undo(),
        lambda: Match.from_json(changed(rules=99)),
        lambda: fiefdom.make_bot("nobody", "the-builders", 1),
    ],
)
def test_every_error_can_travel_between_processes(wrong: Callable[[], object]) -> None:
    with pytest.raises(FiefdomError) as caught:
        wrong()
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert (type(again), str(again), vars(again)) == (
        type(caught.value),
        str(caught.value),
        vars(caught.value),
    )


@pytest.mark.parametrize("name", fiefdom.game_names())
def test_a_match_at_rest_knows_all_that_happened(name: str) -> None:
    """Whatever is asked first; rested every few decisions, at checkpoints and between them."""
    game = fiefdom.game(name)
    seats = min(game.seats)
    awake, resting, rng = Match(game, seats, 7), Match(game, seats, 7), Rng(1)
    questions: list[Callable[[Match[Any]], Any]] = [
        lambda m: m.events(0),
        lambda m: m.events(None, m.length - 1),
        lambda m: m.events(0, max(0, m.length - 40)),
        lambda m: m.steps,
        lambda m: m.step(m.length - 1),
        lambda m: [m.at(n).key() for n in range(0, m.length, 9)],
        lambda m: str(m.undo_refusal(0)),
        lambda m: m.to_json(),
    ]
    for number in range(140):
        action = rng.choice(awake.state.legal())
        assert awake.play(action) == resting.play(action)
        if number % 5 == 0:
            resting.rest()
        if number % 3 == 0 and awake.undo_refusal() is None:
            awake.undo()
            resting.undo()
        elif number % 7 == 0:
            ask = questions[number // 7 % len(questions)]
            assert ask(awake) == ask(resting)
        assert awake.state.key() == resting.state.key()
    for ask in questions:
        resting.rest()
        assert ask(awake) == ask(resting)


@pytest.mark.parametrize("name", fiefdom.game_names())
def test_nothing_is_applied_to_a_match_behind_its_records_back(name: str) -> None:
    game = fiefdom.game(name)
    match: Match[Any] = Match(game, min(game.seats), 5)
    action, key = match.state.legal()[0], match.state.key()
    for apply in (match.state.apply, match.state.apply_unchecked):
        with pytest.raises(SealedState, match=r"match\.play"):
            apply(action)
    with pytest.raises(AttributeError):
        match.state = match.at(0)  # type: ignore[misc]
    assert match.state.key() == key
    # What one has from it is one's own: copies, guesses, pickled ones.
    for own in (match.state.copy(), match.state.guess(0, Rng(1)), pickle.loads(pickle.dumps(match.state))):  # noqa: S301
        own.apply(own.legal()[0])
    assert match.state.key() == key
    match.play(action)
    assert isinstance(match.state, type(match.at(0)))
    assert repr(match.state).startswith(type(match.at(0)).__name__)


def test_the_name_of_a_game_is_no_game() -> None:
    with pytest.raises(TypeError, match=r"fiefdom\.game\('the-builders'\)"):
        Match("the-builders", 2, 1)  # type: ignore[arg-type]
