"""Every name, description and rule is there in every language."""

import re
from pathlib import Path

import pytest

from fiefdom.games.kingdom_builder.board.terrain import TERRAINS
from fiefdom.games.kingdom_builder.expansions.register import REGISTER
from fiefdom.games.kingdom_builder.play.options import options_model
from fiefdom.kernel.json import JSON
from fiefdom.kernel.words import LANGUAGES, words
from kingdom_builder_positions import GAME

CODE = Path(__file__).parents[3] / "src" / "fiefdom" / "games" / "kingdom_builder"
RULES = [
    *(f"K{number}" for number in (*range(1, 28), *range(30, 40))),
    *(f"X{number}" for number in (*range(1, 17), *range(20, 26))),
    *(f"M{number}" for number in (*range(1, 15), *range(20, 26))),
    *(f"N{number}" for number in range(1, 55)),
    *(f"P{number}" for number in range(1, 9)),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_text(language: str) -> None:
    say = words(language).say
    for kind, names in (
        ("location", [location.name for location in REGISTER.locations]),
        ("bonus", [bonus.name for bonus in REGISTER.bonuses]),
        ("goal", [goal.name for goal in REGISTER.goals]),
        ("task", [task.name for task in REGISTER.tasks]),
    ):
        for name in names:
            assert say(f"kingdom-builder-{kind}-{name}")
            assert say(f"kingdom-builder-{kind}-{name}-text")
    for source in (
        *(space.name for space in REGISTER.spaces if space.score),
        *(location.name for location in REGISTER.locations if location.pays),
        *(goal.name for goal in REGISTER.goals),
        *(task.name for task in REGISTER.tasks),
    ):
        assert say(f"kingdom-builder-source-{source}")
    for name in TERRAINS:
        assert say(f"kingdom-builder-terrain-{name}")
    for name in (space.name for space in REGISTER.spaces):
        assert say(f"kingdom-builder-space-{name}")
    for board in REGISTER.quadrants:
        assert say(f"kingdom-builder-quadrant-{board.name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_every_rule(language: str) -> None:
    texts = [words(language).say(f"rule-{rule}") for rule in RULES]
    assert len(set(texts)) == len(RULES)
    assert words(language).say("kingdom-builder-rules-about")
    for first in ("K1", "K8", "K13", "K25", "K30", "X1", "X20", "M1", "M20", "N1", "P1"):
        assert words(language).say(f"kingdom-builder-rules-part-{first}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_name(language: str) -> None:
    for option in options_model().model_fields:
        assert words(language).say(f"kingdom-builder-option-{option}")


def test_the_things_of_the_game_name_rules_that_there_are() -> None:
    locations = (*REGISTER.locations, *REGISTER.bonuses)
    rules = {location.rule for location in locations} | {goal.rule for goal in REGISTER.goals}
    rules |= {task.rule for task in REGISTER.tasks} | {piece.rule for piece in REGISTER.pieces}
    assert rules | {space.rule for space in REGISTER.spaces} <= set(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_code_has_words(language: str) -> None:
    explain = (CODE / "show" / "explain.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'_no\(\s*[^,()]+,\s*"([a-z-]+)"', explain))
    for path in (CODE / "expansions").rglob("*.py"):
        reasons |= set(re.findall(r'self\.rule, "([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(reasons) > 50
    for reason in reasons:
        assert f"kingdom-builder-no-{reason}" in words(language)


def test_a_sentence_names_everything() -> None:
    names = ["Anna", "Béla"]
    say = GAME.tell
    built: dict[str, JSON] = {"hex": 0, "by": "farm", "seat": 1}
    assert say("kingdom-builder-event-built", built, words("en"), names) == "Béla built at 1:1 (Farm)."
    assert say("kingdom-builder-event-built", built, words("hu"), names) == "Béla épített: 1:1 (Farm)."
    assert say("kingdom-builder-event-built", built, words("pl"), names) == "Béla buduje na polu 1:1 (Farma)."
    drew: dict[str, JSON] = {"count": 2, "cards": ["grass", "swamp/forest"], "seat": 0}
    assert say("kingdom-builder-event-drew", drew, words("en"), names) == (
        "Anna drew 2 terrain cards: grass, swamp / forest."
    )
    hidden: dict[str, JSON] = {"count": 1, "seat": 0}
    assert say("kingdom-builder-event-drew", hidden, words("en"), names) == "Anna drew a terrain card."
    assert say("kingdom-builder-event-drew", hidden, words("pl"), names) == "Anna dobiera kartę terenu."
    assert say("kingdom-builder-event-drew", hidden, words("hu"), names) == "Anna 1 tájkártyát húzott."
    wrong: dict[str, JSON] = {"terrain": "desert", "wanted": ["grass", "swamp"]}
    assert say("kingdom-builder-no-wrong-terrain", wrong, words("pl"), names) == (
        "To pole to pustynia, a potrzeba: łąka, bagno."
    )


def test_K16_a_settlement_that_went_back_was_not_moved_from_a_space_to_itself() -> None:
    moved: dict[str, JSON] = {"event": "moved", "seat": 1, "from": 5, "hex": 5, "by": "harbor"}
    told = GAME.tell("kingdom-builder-event-moved", moved, words("en"), ["Anna", "Béla"])
    assert told == "Béla lifted the settlement at 1:6 and put it back."
    away = GAME.tell("kingdom-builder-event-moved", {**moved, "hex": 6}, words("en"), ["Anna", "Béla"])
    assert away == "Béla moved a settlement from 1:6 to 1:7 (Harbor)."
