"""Every word a person reads comes from the locale files; this finds it in the language asked for."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "hu", "pl")


class Words:
    """The messages of one language.

    >>> Words("en").say("undo-nothing")
    'There is nothing to take back.'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; allowed: {', '.join(LANGUAGES)}")
        self.language = language
        # Without isolation marks: they show up in terminals, titles and tests.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in locale_files(language):
            self._bundle.add_resource(FluentResource(file))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **facts: object) -> str:
        """The message, its facts filled in. KeyError: no such message; ValueError: a fact is missing."""
        if key not in self:
            raise KeyError(f"{self.language} has no message {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{self.language}: the message {key!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.language}: the message {key!r} cannot be said: {errors[0]}")
        return str(text)


def locale_files(language: str) -> list[str]:
    """The texts of all locale files of a language, in a fixed order."""
    folder = files("fiefdom") / "locales" / language
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    return [file.read_text(encoding="utf-8") for file in found]


@cache
def words(language: str) -> Words:
    """The messages of a language, read once."""
    return Words(language)
