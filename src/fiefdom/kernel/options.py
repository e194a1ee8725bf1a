"""Reading what a caller asks for: seats, seed and options, with errors that name what is allowed."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from fiefdom.kernel.errors import BadOptions, BadSeats, BadSeed
from fiefdom.kernel.json import JSON, text_of
from fiefdom.kernel.numbers import whole


class Options(BaseModel):
    """Base of a game's options: unknown names are refused, values are not bent into shape."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


O = TypeVar("O", bound=Options)  # noqa: E741


def read_options(model: type[O], given: Mapping[str, JSON] | None) -> O:
    """The options as the game's own type; BadOptions says everything that is wrong at once."""
    if given is not None and not isinstance(given, Mapping):
        raise BadOptions(f"options must be an object of names and values, not {given!r}")
    try:
        # Read as JSON: a list is fine where the model has a tuple, and nothing else is bent.
        return _read(model, text_of(dict(given or {})))  # type: ignore[return-value]
    except (TypeError, ValueError, RecursionError) as error:
        if not isinstance(error, ValidationError):
            raise BadOptions(f"options must be plain JSON: {error}") from None
        raise BadOptions("; ".join(_fault(model, e) for e in error.errors())) from None


@lru_cache(maxsize=64)  # game after game is started with the same ones
def _read(model: type[Options], text: str) -> Options:
    return model.model_validate_json(text)


def _fault(model: type[Options], error: Any) -> str:
    place = ".".join(str(part) for part in error["loc"])
    if error["type"] == "extra_forbidden":
        allowed = ", ".join(model.model_fields) or "none"
        return f"there is no option {place!r}; allowed: {allowed}"
    message = error["msg"].removeprefix("Value error, ")
    return f"{place}: {message} (not {error['input']!r})" if place else message


def check_seats(seats: object, allowed: Sequence[int]) -> int:
    """The number of seats as a plain int; BadSeats if it is not allowed."""
    number = whole(seats)
    if number is None or number not in allowed:
        raise BadSeats(seats, allowed)
    return number


def check_first(first: int | None, seats: int, drawn: int) -> int:
    """The seat that begins: the one asked for, or the one drawn; BadOptions if there is no such seat."""
    if first is None:
        return drawn
    if first >= seats:
        raise BadOptions(f"first: the seats are 0 to {seats - 1} (not {first})")
    return first


def check_seed(seed: object) -> int:
    """The seed as a plain int; BadSeed for what is none."""
    number = whole(seed)
    if number is None or number < 0:
        raise BadSeed(seed)
    return number
