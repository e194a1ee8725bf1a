"""The type of everything that can be written as JSON."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from fiefdom.kernel.numbers import whole

# Read-only containers, so that a dict[str, int] or a tuple is JSON too.
JSON: TypeAlias = bool | int | float | str | Sequence["JSON"] | Mapping[str, "JSON"] | None


def text_of(data: object, sort_keys: bool = False) -> str:
    """JSON as text; whole numbers of other libraries (NumPy's) are written as what they are.

    >>> text_of({"card": 1})
    '{"card": 1}'
    """
    return json.dumps(data, ensure_ascii=False, sort_keys=sort_keys, default=_number)


def _number(value: Any) -> int:
    number = whole(value)
    if number is None:
        raise TypeError(f"a {type(value).__name__} cannot be written as JSON")
    return number
