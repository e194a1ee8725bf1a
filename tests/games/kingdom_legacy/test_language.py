"""docs/card-language.md has every word of the card language, and its examples can be read."""

import re
from pathlib import Path

from fiefdom.games.kingdom_legacy.cards.vocabulary import TRIGGERED, USABLE, WORDS, read_steps
from fiefdom.games.kingdom_legacy.play.interpreter import POSSIBLE, STEPS

PAGE = (Path(__file__).parents[3] / "docs" / "card-language.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `([\w-]+)` \| .+ \| `([^`]+)` \|$", PAGE, re.MULTILINE)


def test_the_page_has_every_word_once() -> None:
    assert sorted(word for word, _ in ROWS) == sorted(WORDS)


def test_every_example_can_be_read_and_begins_with_its_word() -> None:
    for word, example in ROWS:
        assert example.split()[0] == word
        ((name, *_),) = read_steps(example)
        assert name in STEPS


def test_the_page_has_every_moment() -> None:
    for moment in (*USABLE, *TRIGGERED):
        assert f"`{moment}`" in PAGE


def test_nothing_is_declared_that_the_language_does_not_know() -> None:
    """Every step that can be carried out is read from some word, and checks belong to steps."""
    source = (Path(__file__).parents[3] / "src/fiefdom/games/kingdom_legacy/cards/vocabulary.py").read_text(
        "utf-8"
    )
    assert {name for name in STEPS if f'"{name}"' not in source} == set()
    assert set(POSSIBLE) <= set(STEPS)
