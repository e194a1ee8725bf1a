"""Names: which ones can be told apart, by people and not only by machines."""

import unicodedata
from functools import cache

from confusable_homoglyphs import confusables
from precis_i18n import get_profile

LONGEST = 24
_NICKNAME = get_profile("NicknameCaseMapped")  # RFC 8266: how nicknames are compared
MOST_MARKS = 4  # on one letter; no script needs more
_JOINER, _AS_PICTURE = "\u200d", "\ufe0f"
# What shows as nothing or as a space. The profile lets some of them through.
_BLANKS = frozenset(
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\ufeff\uffa0\ufffc"
    + "".join(chr(code) for code in (*range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F)))
    + "".join(chr(code) for code in (*range(0x2060, 0x2070), *range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFFC)))
)


class BadName(ValueError):
    """The text says what is wrong with it."""


def clean_name(text: str, longest: int = LONGEST) -> str:
    """The name as it is shown; BadName if it is too long, or something in it cannot be seen."""
    name = " ".join(text.split())
    if not 1 <= len(name) <= longest:
        raise BadName(f"a name has 1 to {longest} characters")
    plain = _without_joints(name)
    if any(letter in _BLANKS or unicodedata.category(letter)[0] == "C" for letter in plain):
        raise BadName("a name has only characters that can be seen")
    if _has_loose_marks(unicodedata.normalize("NFD", plain)):
        raise BadName("a name has no marks without a letter, and at most four on one")
    try:
        _NICKNAME.enforce(plain)
    except UnicodeError:
        raise BadName("a name has no characters that are made to look like others") from None
    return name


def looks_like(name: str, other: str) -> bool:
    """Whether people could take one for the other.

    >>> looks_like("Ann", "Аnn"), looks_like("Bill", "BiII"), looks_like("Ann", "Anna")
    (True, True, False)
    """
    return _skeleton(name) == _skeleton(other)


def _has_loose_marks(name: str) -> bool:
    """Accents on nothing, or a tower of them that reaches into the lines above."""
    row = MOST_MARKS  # as if before the first letter all were used up
    for letter in name:
        if letter == " ":
            row = MOST_MARKS
        elif unicodedata.category(letter)[0] != "M":
            row = 0
        elif row == MOST_MARKS:
            return True
        else:
            row += 1
    return False


def _without_joints(name: str) -> str:
    """Without what joins pictures into one (a family); between letters such a joint stays, and is refused."""
    kept = []
    for place, letter in enumerate(name):
        before = name[place - 1] if place else ""
        picture = bool(before) and (unicodedata.category(before) in ("So", "Sk") or before == _AS_PICTURE)
        if letter in (_JOINER, _AS_PICTURE) and picture:
            continue
        kept.append(letter)
    return "".join(kept)


def _skeleton(name: str) -> str:
    plain = _without_joints(name)
    # Capital I is an l to the eye: letters are compared before they become small ones, and after.
    shown = "".join(_prototype(letter) for letter in plain)
    try:
        folded: str = _NICKNAME.enforce(shown)
    except UnicodeError:
        folded = shown.casefold()
    return "".join(_prototype(letter) for letter in folded).replace("rn", "m")


@cache
def _prototype(letter: str) -> str:
    """One letter for all that look like it, or like one that does: the first in Unicode, the plainest."""
    alike, new = {letter}, [letter]
    while new:
        found = {one["c"] for one in confusables.confusables_data.get(new.pop(), ()) if len(one["c"]) == 1}
        new += found - alike
        alike |= found
    return min(alike)
