"""docs/card-language.md has every word of the card language, and its examples can be read."""

import re
from pathlib import Path

import pytest

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.language import FORMS, Step, read_steps
from fiefdom.games.kingdom_legacy.cards.vocabulary import TRIGGERED, USABLE

PAGE = (Path(__file__).parents[3] / "docs" / "card-language.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `([\w-]+)` \| .+ \| `([^`]+)` \|$", PAGE, re.MULTILINE)


def test_the_page_has_every_word_once() -> None:
    assert sorted(word for word, _ in ROWS) == sorted(FORMS)


def test_every_example_can_be_read_and_begins_with_its_word() -> None:
    for word, example in ROWS:
        (step,) = read_steps(example)
        assert step.word == word


def test_the_page_has_every_moment() -> None:
    for moment in (*USABLE, *TRIGGERED):
        assert f"`{moment}`" in PAGE


def test_every_form_of_every_step_is_used_by_a_card() -> None:
    used: set[type[Step]] = set()
    for stage in STAGES:
        parts = [effect.steps for effect in stage.effects] + [box.steps for box in stage.boxes]
        for steps in (*parts, stage.full, stage.defeat, stage.after):
            used |= {type(step) for step in steps}
    assert {kind for kinds in FORMS.values() for kind in kinds} - used == set()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("pay", "AMOUNT"),
        ("gain 2 coin per", "WHAT is missing; it is written"),
        ("put 1 hand top", "'hand' is not play or discard"),
        ("turn 2 3", "'3' is too much"),
        ("write 3 at 4", "'on' is missing"),
        ("sticker coin on land of everything", "'of everything' is not one of in play, of kingdom"),
    ],
)
def test_a_step_that_is_written_wrongly_is_told_how_it_is_written(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_steps(text)
