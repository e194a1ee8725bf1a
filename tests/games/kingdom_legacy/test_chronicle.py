"""The history of a campaign and its deeds, from the record alone."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter, with_config

from fiefdom import Match, Rng
from fiefdom.games.kingdom_legacy import KingdomLegacy
from fiefdom.games.kingdom_legacy.show.chronicle import DEEDS
from fiefdom.games.kingdom_legacy.show.shapes import CHRONICLE
from fiefdom.kernel.words import LANGUAGES, words

RECORDS = Path(__file__).parent / "records" / "v3"


def played(name: str) -> Match[Any]:
    return Match.from_json((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


def chronicle(match: Match[Any]) -> Any:
    return match.game.chronicle(match)


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_the_chronicle_is_as_documented_and_agrees_with_the_record(name: str) -> None:
    match = played(name)
    told = chronicle(match)
    strict = TypeAdapter(with_config(ConfigDict(extra="forbid", strict=True))(CHRONICLE))
    strict.validate_python(told)
    assert json.loads(json.dumps(told)) == told
    assert [row["score"] for row in told["track"]] == list(match.state.scores)  # type: ignore[attr-defined]
    assert [row["round"] for row in told["rounds"]] == list(range(1, len(told["rounds"]) + 1))
    assert told["glory"] == match.state.result().scores[0]
    # L56: the last round of the base game and of each expansion ends with the score that it is recorded with.
    parts = dict.fromkeys(row["expansion"] for row in told["rounds"])
    last = [[row["glory"] for row in told["rounds"] if row["expansion"] == part][-1] for part in parts]
    assert last == [row["score"] for row in told["track"]]
    upgraded = sum(event.kind == "upgraded" for step in match.steps for event in step.events)
    assert sum(len(row["upgraded"]) for row in told["rounds"]) == upgraded or told["restarts"]


def test_it_is_the_same_after_writing_and_reading_the_record() -> None:
    match = played("greedy")
    assert chronicle(Match.from_json(match.to_json())) == chronicle(match)


def test_deeds_are_done_in_some_round_when_enough_is_reached() -> None:
    deeds = {row["deed"]: row for row in chronicle(played("greedy"))["deeds"]}
    assert list(deeds) == list(DEEDS)
    assert 20 <= len(deeds) <= 26
    for row in deeds.values():
        assert (row["round"] is not None) == (row["have"] >= row["need"])
    assert deeds["first-stone"]["round"] is not None
    assert deeds["whole-box"]["have"] == 3


def test_an_undone_decision_leaves_no_trace() -> None:
    match = Match(KingdomLegacy(), 1, 3)
    before = chronicle(match)
    produce = next(a for a in match.state.legal() if match.game.encode(a)["do"] == "produce")  # type: ignore[index, call-overload]
    match.play(produce)
    match.undo()
    assert chronicle(match) == before


def test_a_turn_in_which_nothing_was_done_is_a_deed() -> None:
    match = Match(KingdomLegacy(), 1, 3)
    match.play(match.game.decode({"do": "pass"}))
    rest = next(row for row in chronicle(match)["deeds"] if row["deed"] == "day-of-rest")
    assert rest == {"deed": "day-of-rest", "have": 1, "need": 1, "round": 1}
    other = Match(KingdomLegacy(), 1, 3)
    other.play(other.game.decode({"do": "advance"}))
    other.play(other.game.decode({"do": "pass"}))
    assert next(row for row in chronicle(other)["deeds"] if row["deed"] == "day-of-rest")["round"] is None


def test_L26_a_campaign_that_starts_again_has_a_new_chronicle() -> None:
    match, rng = Match(KingdomLegacy(), 1, 4), Rng(4)
    while match.state.view(0)["asked"] is None or match.state.view(0)["asked"]["ask"] != "restart":  # type: ignore[index, call-overload]
        match.play(rng.choice(match.state.legal()))
    assert len(chronicle(match)["rounds"]) > 5
    match.play(match.game.decode({"do": "option", "word": "restart"}))
    told = chronicle(match)
    assert [row["round"] for row in told["rounds"]] == [1]
    assert told["restarts"] == 1
    assert told["rounds"][0]["turns"] == 1
    assert told["rounds"][0]["glory"] is None


def test_a_round_under_way_has_no_glory_yet_and_the_next_one_begins_with_its_discoveries() -> None:
    match, rng = Match(KingdomLegacy(), 1, 8), Rng(8)
    while len(chronicle(match)["rounds"]) < 2:
        match.play(rng.choice(match.state.legal()))
    first, second = chronicle(match)["rounds"]
    assert first["glory"] is not None
    assert second["glory"] is None
    assert [row["card"] for row in second["discovered"]] == [11, 12]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_has_its_words(language: str) -> None:
    said = words(language)
    for deed, need in DEEDS.items():
        assert said.say(f"kingdom-legacy-deed-{deed}")
        assert said.say(f"kingdom-legacy-deed-{deed}-how", number=need)
