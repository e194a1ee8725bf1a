"""Whole numbers as callers give them: Python's own, NumPy's, and whatever else can be an index."""

from operator import index

from fiefdom.kernel.errors import UnknownSeat


def whole(value: object) -> int | None:
    """The number, if this stands for a whole one; None for everything else: 1.0, "1" and True are none.

    >>> whole(3), whole(True), whole(3.0), whole("3")
    (3, None, None, None)
    """
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def check_seat(seat: object, seats: int) -> int:
    """A seat of a table with so many; UnknownSeat for anything else."""
    number = whole(seat)
    if number is None or not 0 <= number < seats:
        raise UnknownSeat(seat, seats)
    return number


def check_reader(seat: object, seats: int) -> int | None:
    """Like `check_seat`; None is a spectator."""
    return None if seat is None else check_seat(seat, seats)
