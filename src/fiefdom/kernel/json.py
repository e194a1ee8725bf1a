"""The type of everything that can be written as JSON."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

# Read-only containers, so that a dict[str, int] or a tuple is JSON too.
JSON: TypeAlias = bool | int | float | str | Sequence["JSON"] | Mapping[str, "JSON"] | None
