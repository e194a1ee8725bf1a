"""Three languages, the same words in each."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from fiefdom.kernel.words import LANGUAGES, Words

LOCALES = Path(__file__).parents[2] / "src" / "fiefdom" / "locales"


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the names of the facts it uses."""
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{file.name} in {language}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                assert entry.value is not None, entry.id.name
                text = file.read_text(encoding="utf-8")[entry.span.start : entry.span.end]  # type: ignore[union-attr]
                found[entry.id.name] = set(re.findall(r"\$(\w+)", text))
    return found


def file_names(language: str) -> set[str]:
    return {file.name for file in (LOCALES / language).iterdir()}


def test_every_language_has_the_same_files_and_messages() -> None:
    english = messages("en")
    assert english
    for language in LANGUAGES:
        assert {f.name for f in (LOCALES / language).iterdir()} == {
            f.name for f in (LOCALES / "en").iterdir()
        }
        theirs = messages(language)
        assert set(english) - set(theirs) == set(), f"missing in {language}"
        assert set(theirs) - set(english) == set(), f"only in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_needs_a_fact_that_english_does_not_give(language: str) -> None:
    english = messages("en")
    for key, facts in messages(language).items():
        noun = (
            {"number", "case"} if "-noun-" in key else set()
        )  # given to every noun, whether it bends or not
        assert facts <= english[key] | noun, key


def test_a_missing_message_or_fact_is_an_error() -> None:
    words = Words("hu")
    with pytest.raises(KeyError):
        words.say("no-such-message")
    with pytest.raises(ValueError, match="the-builders-event-opened"):
        words.say("the-builders-event-opened")
    with pytest.raises(ValueError, match="en, hu, pl"):
        Words("xx")
