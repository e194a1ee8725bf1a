"""The first step of reading a position from text, the same for every game."""

import re

from fiefdom.kernel.errors import BadText, shown

_TOO_LONG = re.compile(r"\d{40}")  # no number of a game is; Python refuses to read much longer ones


def lines_of(text: object) -> list[str]:
    """The lines that are not empty; BadText for what is no text or has an endless number in it."""
    if not isinstance(text, str):
        raise BadText(f"a position is written as text, not as {shown(text)}")
    if _TOO_LONG.search(text):
        raise BadText("the text has a number in it that is too long")
    return [line.strip() for line in text.splitlines() if line.strip()]
