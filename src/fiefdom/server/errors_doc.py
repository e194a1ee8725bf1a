"""How the errors of a call stand in the machine-readable description."""

from collections import defaultdict
from typing import Any

from fiefdom.server.models import ErrorOut
from fiefdom.server.refusals import STATUS


def errors(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route that can refuse with these codes."""
    by_status: dict[int | str, list[str]] = defaultdict(list)
    for code in codes:
        by_status[STATUS[code]].append(code)
    return {
        status: {"model": ErrorOut, "description": ", ".join(f"`{code}`" for code in named)}
        for status, named in sorted(by_status.items())
    }


POST = ("bad-json", "bad-request", "no-guest", "cross-site", "too-large", "too-many")
AT_TABLE = (*POST, "unknown-match", "stale", "other-rules")
