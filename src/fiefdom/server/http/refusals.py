"""Every refusal: its status, its code, and its message in the reader's language."""

from collections.abc import Mapping
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from fiefdom.kernel.json import JSON
from fiefdom.kernel.words import LANGUAGES, words

STATUS = {
    "bad-json": 400,
    "bad-action": 400,
    "bad-options": 400,
    "bad-seats": 400,
    "bad-request": 400,
    "bad-link": 400,
    "no-guest": 401,
    "cross-site": 403,
    "not-your-seat": 403,
    "not-creator": 403,
    "no-hints": 403,
    "unknown-game": 404,
    "unknown-match": 404,
    "not-found": 404,
    "no-method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "illegal": 409,
    "cannot-undo": 409,
    "full": 409,
    "not-waiting": 409,
    "not-running": 409,
    "not-finished": 409,
    "other-rules": 409,
    "too-large": 413,
    "too-many": 429,
    "broken": 500,
    "unavailable": 503,
}


class Refused(HTTPException):
    """A request that is answered with an error; nothing has changed.

    `message` stands in for the locale's own text where a game words it itself.
    """

    def __init__(
        self,
        code: str,
        *,
        detail: str | None = None,
        message: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
        **extra: JSON,
    ) -> None:
        super().__init__(STATUS[code], code, headers)
        self.code = code
        self.message = message or {}
        facts = {"detail": detail} if detail is not None else None
        self.extra = {"facts": facts, **extra} if facts else extra

    def response(self, language: str) -> JSONResponse:
        text = self.message.get(language) or words(language).say(f"error-{self.code}")
        error: dict[str, Any] = {"code": self.code, "message": text, **self.extra}
        headers = {"Cache-Control": "no-store", "Content-Language": language, **(self.headers or {})}
        return JSONResponse({"error": error}, self.status_code, headers)


def language_of(accept: str | None) -> str:
    """The best of our languages for an Accept-Language header; English if none fits.

    >>> language_of("pl-PL,pl;q=0.9,en;q=0.8"), language_of("de, hu;q=0.5"), language_of(None)
    ('pl', 'hu', 'en')
    """
    best, weight = "en", 0.0
    for part in (accept or "")[:1000].split(","):
        name, _, rest = part.strip().partition(";")
        tag = name.split("-")[0].strip().lower()
        if tag in LANGUAGES and (given := _weight(rest)) > weight:
            best, weight = tag, given
    return best


def _weight(text: str) -> float:
    key, _, value = text.replace(" ", "").partition("=")
    if key != "q":
        return 1.0
    try:
        return min(1.0, float(value))
    except ValueError:
        return 0.0
