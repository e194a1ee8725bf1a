"""What people decide at a table beside playing: about time, an end together, colours. Each folds into the table."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fiefdom.server.tables.table import Change, Table


def _late(table: "Table", change: "Change") -> None:
    """Time is over; if the table chose so, a bot helps out at once."""
    assert table.clock is not None  # noqa: S101 - only a clock calls it
    table.clock.call()
    match table.setup.terms.late:
        case "turn":
            _stand_in(table, change)
        case "seat":
            _give(table, change)


def _wait(table: "Table", change: "Change") -> None:
    assert table.clock is not None  # noqa: S101
    table.clock.wait(change.at)


def _stand_in(table: "Table", change: "Change") -> None:
    """A bot plays this turn."""
    table.stand_in = change.seat


def _give(table: "Table", change: "Change") -> None:
    """A bot takes the seat; it stays the guest's, who may come back."""
    assert change.seat is not None  # noqa: S101 - of a seat
    chair = table.chairs[change.seat]
    if chair.guest is not None:
        table.resigned[chair.guest] = change.version
    table.chairs[change.seat] = replace(table.bot, guest=chair.guest, left="time")
    gone(table, change.seat)


def _back(table: "Table", change: "Change") -> None:
    """Who lost a seat to time takes it back."""
    assert change.seat is not None  # noqa: S101
    chair = table.chairs[change.seat]
    table.chairs[change.seat] = replace(chair, kind="person", level=None, left=None)
    if table.stand_in == change.seat:
        table.stand_in = None
    if table.clock is not None:
        clock = table.clock
        clock.left[change.seat] = max(clock.left[change.seat], clock.tempo.more)


def _pause(table: "Table", _change: "Change") -> None:
    if table.clock is not None:
        table.clock.pause()


def _resume(table: "Table", change: "Change") -> None:
    if table.clock is not None:
        table.clock.resume(change.at)


def _offer(table: "Table", change: "Change") -> None:
    """A seat would end the game now; when all people say so, it ends."""
    assert change.seat is not None  # noqa: S101
    table.ending.add(change.seat)
    if agreed(table):
        table.status, table.ended = "closed", "together"


def agreed(table: "Table") -> bool:
    """Whether all people here would end the game now."""
    people = (seat for seat, chair in enumerate(table.chairs) if chair.kind == "person")
    return bool(table.ending) and table.ending.issuperset(people)


def gone(table: "Table", seat: int) -> None:
    """Who does not sit here any more has no say in its end; who is left alone has nobody to ask."""
    table.ending.discard(seat)
    if table.people < 2:
        table.ending.clear()


def _decline(table: "Table", _change: "Change") -> None:
    table.ending.clear()


def _colour(table: "Table", change: "Change") -> None:
    """A seat takes a colour; who had it gets the other one."""
    assert change.seat is not None  # noqa: S101
    wanted, colours = change.data["colour"], table.colours
    if wanted in colours:
        colours[colours.index(wanted)] = colours[change.seat]
    colours[change.seat] = wanted


FOLD: dict[str, Callable[["Table", "Change"], None]] = {
    "late": _late,
    "wait": _wait,
    "stand-in": _stand_in,
    "give": _give,
    "back": _back,
    "pause": _pause,
    "resume": _resume,
    "offer-end": _offer,
    "decline-end": _decline,
    "colour": _colour,
}
