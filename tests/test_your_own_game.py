"""The tutorial's game is complete: its code is taken from docs/your-own-game.md and goes through the battery."""

import importlib.util
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.runtime import FluentResource

import test_battery as battery
from fiefdom.kernel import registry
from fiefdom.kernel.words import LANGUAGES, words
from setups import Setup

PAGE = Path(__file__).parents[1] / "docs" / "your-own-game.md"
SECTIONS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
CODE = "\n\n".join(text for kind, text in SECTIONS if kind == "python")


def check(state: Any) -> None:
    lying = [*state.deck, *state.aside, *(card for cards in (*state.hands, *state.sown) for card in cards)]
    assert sorted(lying) == list(range(1, 13))


SETUPS = [Setup("harvest", 2, check), Setup("harvest", 3, check)]
OF_A_SETUP: list[Callable[..., None]] = [
    battery.test_random_games_end_and_never_break_an_invariant,
    battery.test_every_legal_action_applies_and_leaves_other_copies_alone,
    battery.test_a_state_can_be_pickled_and_copied_in_the_ways_of_python,
    battery.test_every_illegal_action_is_refused_with_a_reason_and_changes_nothing,
    battery.test_what_is_no_action_of_the_game_is_refused_as_such,
    battery.test_a_record_reproduces_the_match,
    battery.test_undo_goes_back_unless_something_was_revealed,
    battery.test_a_view_and_its_events_hold_no_secret,
    battery.test_a_guess_is_the_same_for_every_hidden_arrangement,
    battery.test_json_and_text_survive_a_round_trip,
    battery.test_every_event_and_source_can_be_told_in_every_language,
]
OF_A_NAME = [battery.test_bad_beginnings_are_refused, battery.test_cards_and_options_are_json]
OF_A_GAME = [
    battery.test_what_cannot_even_be_quoted_is_refused_like_anything_else,
    battery.test_a_game_plays_every_version_of_its_rules,
]


@pytest.fixture(scope="module")
def tutorial(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The module of the tutorial, its game registered and its words known while these tests run."""
    file = tmp_path_factory.mktemp("tutorial") / "harvest.py"
    file.write_text(CODE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("harvest", file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["harvest"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (fluent,) = (text for kind, text in SECTIONS if kind == "fluent")
    for language in LANGUAGES:
        words(language)._bundle.add_resource(FluentResource(fluent))
    registry.register(module.Harvest())
    yield module
    del registry._loaders["harvest"], registry._loaded["harvest"], sys.modules["harvest"]


def test_every_test_of_the_battery_is_meant() -> None:
    about_all = {
        battery.test_every_game_is_in_the_battery,
        battery.test_every_version_of_the_rules_is_in_the_battery,
        battery.test_nonsense_is_no_action,
    }
    every = {test for name, test in vars(battery).items() if name.startswith("test_")}
    assert every == {*OF_A_SETUP, *OF_A_NAME, *OF_A_GAME, *about_all}


@pytest.mark.usefixtures("tutorial")
@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("test", OF_A_SETUP, ids=lambda test: test.__name__)
def test_the_game_passes_the_battery(test: Callable[..., None], setup: Setup) -> None:
    test(setup=setup)


@pytest.mark.usefixtures("tutorial")
def test_what_is_asked_of_every_game() -> None:
    for test in OF_A_NAME:
        test("harvest")
    for test in OF_A_GAME:
        test(registry.game("harvest"))
    nonsense: list[Any] = [None, 3, "end", [], {}, {"do": 3}, {"do": "no such"}, {"do": ["end"]}]
    for data in nonsense:
        battery.test_nonsense_is_no_action("harvest", data)


def test_H2_a_card_must_be_higher(tutorial: ModuleType) -> None:
    state = tutorial.from_text(
        "harvest seats=2 turn=0 row=5\ndeck: 1 2 3\nhand: 4 6 7 sown: 5\nhand: 8 9 10 sown: -\naside: 11 12 end\n"
    )
    assert state.legal()[:2] == [tutorial.Sow(6), tutorial.Sow(7)]
    assert state.explain({"do": "sow", "card": 4}).reason == "harvest-no-higher"
    assert repr(state) == "HarvestState(seat 0 to act, 5 legal)"


def test_the_last_section_plays_a_game(tmp_path: Path) -> None:
    file = tmp_path / "harvest.py"
    file.write_text(CODE, encoding="utf-8")
    done = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Match(harvest, 2 seats, 12 actions, over)")
