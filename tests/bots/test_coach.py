"""The coach: what the hard bot would have done in a finished game, and what was lost."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import fiefdom
from fiefdom import Match, Rng
from fiefdom.arena.lineups import Fixture, Lineup
from fiefdom.arena.tournament import play
from fiefdom.bots import catalog, coach
from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.cli import coach as command
from fiefdom.cli.common import Fault


@cache
def record() -> str:
    """A short game, one side of which plays by chance."""
    found = play(Fixture(Lineup("the-builders", ("random", "greedy"), {"goal": 3}), 0, 5)).record
    assert found is not None
    return found


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "COACH", "plan:1k")
    monkeypatch.setattr(coach, "SAMPLES", 2)


def judged(match: Match[Any], first: int = 0, last: int | None = None) -> list[coach.Judged]:
    found: list[coach.Judged] = []
    for turn in coach.turns(match)[first:last]:
        taken = match.actions[turn.start : turn.stop]
        found += coach.review(match.game.name, match.at(turn.start), taken, turn.start)
    return found


def test_turns_are_the_whole_match_each_of_one_seat() -> None:
    match = Match.from_json(record())
    turns = coach.turns(match)
    assert [step for turn in turns for step in turn] == list(range(len(match.steps)))
    assert all(len({match.steps[step].seat for step in turn}) == 1 for turn in turns)


def test_every_decision_with_a_choice_is_judged_and_what_is_better_can_be_played() -> None:
    match = Match.from_json(record())
    found = judged(match)
    choices = [step for step in range(len(match.steps)) if len(match.at(step).legal()) > 1]
    assert [one.step for one in found] == choices
    assert found == judged(match)  # it can be reproduced
    better = [one for one in found if one.better]
    assert better, "who plays by chance loses something"
    for one in found:
        assert one.seat == match.steps[one.step].seat
        assert (one.lost >= coach.WORTH_A_WORD) == bool(one.better)
    for one in better:
        assert one.better[0] != match.actions[one.step]
        assert one.step < one.until <= len(match.steps)
        then = match.at(one.step)
        for action in one.better:
            assert then.actor == one.seat
            then.apply(action)


def test_the_coach_sees_nothing_hidden() -> None:
    """What it says of a turn is the same for every order of what the seat cannot see."""
    game = fiefdom.game("kingdom-builder")
    state = game.start(2, 3)
    assert state.actor is not None
    action = state.legal()[-1]
    said = {
        tuple(map(str, coach.review(game.name, state.guess(state.actor, Rng(luck)), [action])))
        for luck in range(3)
    }
    assert len(said) == 1


def test_who_plays_as_the_coach_loses_nothing() -> None:
    game = fiefdom.game("kingdom-builder")
    state = game.start(2, 3)
    plan = catalog.make_bot(coach.COACH, game.name, 0).plan(state)
    assert len(plan) > 1
    assert {one.lost for one in coach.review(game.name, state, plan)} == {0.0}


RECORDS = Path(__file__).parents[1] / "games" / "kingdom_legacy" / "records" / "v4"


@cache
def campaign() -> Match[Any]:
    """A campaign with three expansions."""
    return Match.from_json((RECORDS / "greedy.json").read_text())


def test_L37_what_follows_a_round_is_no_part_of_its_last_turn() -> None:
    match = campaign()
    turns = coach.turns(match)
    for turn in turns:  # the decision that ends a turn is its last
        for step in turn[:-1]:
            assert "turn-ended" not in {event.kind for event in match.step(step).events}
    # To bring in an expansion stands alone, before the purge.
    done: list[Any] = [match.game.encode(action) for action in match.actions]
    begun = [place for place, turn in enumerate(turns) if done[turn.start]["do"] == "expand"]
    assert [len(turns[place]) for place in begun] == [1, 1, 1]
    assert {done[turns[place + 1].start]["do"] for place in begun} == {"pick"}


@pytest.mark.parametrize("choice", [{"do": "expand", "card": 137}, {"do": "option", "word": "go-on"}])
def test_L26_L37_to_stop_to_go_on_or_to_start_again_is_the_players_own_will(choice: Any) -> None:
    match = campaign()
    asked = next(step for step, action in enumerate(match.actions) if match.game.encode(action) == choice)
    state = match.at(asked)
    assert len(state.legal()) > 1
    for (
        action
    ) in state.legal():  # to stop leaves the glory of all expansions, to start again that of a campaign
        assert list(coach.review(match.game.name, state, [action], asked)) == []


def test_what_is_better_ends_with_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the bot has planned on into the end of the round."""
    monkeypatch.setattr(coach, "COACH", "solo:2")
    monkeypatch.setattr(coach, "WORTH_A_WORD", -1000.0)
    match = Match.from_json((RECORDS / "random.json").read_text())
    state = match.at(338)
    planned = catalog.make_bot(coach.COACH, match.game.name, 0).plan(state)
    other = next(action for action in state.legal() if action != planned[0])
    (one,) = coach.review(match.game.name, state, [other], 338)
    assert one.better
    assert len(one.better) < len(planned)
    for action in one.better:
        assert not EVALUATIONS["kingdom-legacy"].between(state)
        state.apply(action)
    assert EVALUATIONS["kingdom-legacy"].between(state)


def test_the_biggest_moments_are_of_different_turns() -> None:
    found: list[dict[str, Any]] = [
        {"step": step, "until": until, "lost": lost, "better": [{}] if lost else []}
        for step, until, lost in [
            (0, 3, 2.0),
            (1, 3, 5.0),
            (4, 6, 0.0),
            (7, 9, 1.0),
            (9, 12, 4.0),
            (12, 15, 3.0),
        ]
    ]
    told = coach.report(found)
    assert told["moments"] == [1, 9, 12]
    assert told["decisions"] == found


def test_the_command_tells_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.json").write_text(record())
    command.coach(tmp_path / "game.json", tmp_path / "c.json")
    printed = capsys.readouterr().out
    assert "Better:" in printed
    told = json.loads((tmp_path / "c.json").read_text())
    assert len(told["moments"]) <= coach.MOMENTS
    assert f"Decision {told['moments'][0] + 1}, Player" in printed
    with pytest.raises(Fault, match=r"none\.json"):
        command.coach(tmp_path / "none.json")
