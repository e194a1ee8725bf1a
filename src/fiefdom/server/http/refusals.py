"""How a refusal looks over HTTP: its status, its code, and its message in the reader's language."""

from starlette.responses import JSONResponse

from fiefdom.kernel.words import LANGUAGES, words
from fiefdom.server.http.headers import SECURITY
from fiefdom.server.refused import Refused

STATUS = {
    "bad-json": 400,
    "bad-action": 400,
    "bad-options": 400,
    "bad-seats": 400,
    "bad-request": 400,
    "bad-link": 400,
    "bad-file": 400,
    "changed-file": 400,
    "foreign-file": 400,
    "bots-alone": 400,
    "bad-code": 400,
    "bad-endpoint": 400,
    "bad-address": 400,
    "bad-mail-link": 400,
    "no-guest": 401,
    "cross-site": 403,
    "banned": 403,
    "not-your-seat": 403,
    "not-creator": 403,
    "no-hints": 403,
    "no-chat": 403,
    "blocked": 403,
    "unknown-game": 404,
    "unknown-match": 404,
    "unknown-player": 404,
    "not-campaign": 409,
    "only-delete": 409,
    "no-restart": 409,
    "file-rules": 409,
    "not-found": 404,
    "no-method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "illegal": 409,
    "cannot-undo": 409,
    "full": 409,
    "taken": 409,
    "not-late": 409,
    "nobody-slow": 409,
    "not-waiting": 409,
    "not-running": 409,
    "not-finished": 409,
    "other-rules": 409,
    "bot-tables": 409,
    "no-mail": 409,
    "name-taken": 409,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "broken": 500,
    "busy": 503,
    "unavailable": 503,
}

_HANG_UP = (408, 429, 503)  # who is turned away keeps no connection open


def refuse(refused: Refused, language: str) -> JSONResponse:
    """The answer to a request that is refused."""
    spoken = words(language)
    text = refused.wording(spoken) if refused.wording else spoken.say(f"error-{refused.code}")
    headers = {"Cache-Control": "no-store", "Content-Language": language}
    if refused.wait is not None:
        headers["Retry-After"] = str(refused.wait)
    if STATUS[refused.code] in _HANG_UP:
        headers["Connection"] = "close"
    if refused.code == "no-guest":
        headers["WWW-Authenticate"] = "Bearer"
    error = {"code": refused.code, "message": text, **refused.extra}
    answer = JSONResponse({"error": error}, STATUS[refused.code], headers)
    answer.raw_headers += SECURITY
    return answer


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
