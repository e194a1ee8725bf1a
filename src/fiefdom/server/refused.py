"""The refusal that every room of the server can answer with; how it looks over HTTP is http/refusals.py."""

from collections.abc import Callable, Mapping

from fiefdom.kernel.json import JSON
from fiefdom.kernel.words import Words

Wording = Callable[[Words], str]


class Refused(Exception):
    """Something that is not done, with a code that has words in the locale files; nothing has changed.

    `wording` stands in for the locale's own text where a game has more to say; `wait` is in seconds.
    """

    def __init__(
        self,
        code: str,
        *,
        detail: str | None = None,
        wording: Wording | None = None,
        wait: int | None = None,
        **extra: JSON,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.wording = wording
        self.wait = wait
        facts: Mapping[str, JSON] = {} if detail is None else {"facts": {"detail": detail}}
        self.extra: Mapping[str, JSON] = {**facts, **extra}


def other_box(code: str, reason: str, detail: str, name: str) -> Refused:
    """What was begun with something that is not here, or is another now; `name` says what."""
    facts: JSON = {"detail": detail, "name": name}
    return Refused(code, facts=facts, reason=reason, wording=lambda words: words.say(reason, name=name))
