"""What people may decide at a table beside playing, and who may: when somebody is late, an end together, colours."""

from typing import Literal

from fiefdom.server.refused import Refused
from fiefdom.server.tables.table import COLOURS, Table
from fiefdom.server.tables.tables import Tables, seat_at

Verdict = Literal["wait", "turn", "seat"]
_CHANGE: dict[Verdict, str] = {"wait": "wait", "turn": "stand-in", "seat": "give"}


async def decide(tables: Tables, table: Table, guest: str, verdict: Verdict) -> None:
    """Time is over for somebody: one of the others says what shall be."""
    seat = seat_at(table, guest)
    clock = table.clock
    if table.status != "running" or clock is None or not clock.late or clock.seat in (None, seat):
        raise Refused("not-late")
    await tables.change(table, _CHANGE[verdict], clock.seat)


async def take_back(tables: Tables, table: Table, guest: str) -> None:
    """Who lost a seat to time sits down again; who resigned cannot."""
    if table.seat_of(guest) is not None:
        return
    seat = table.lost_seat(guest)
    if seat is None:
        raise Refused("not-your-seat")
    if table.status != "running":
        raise Refused("not-running")
    await tables.change(table, "back", seat)


async def end_together(tables: Tables, table: Table, guest: str, agree: bool) -> None:
    """Offers to end the game now, or agrees to it; when all people do, it is over. Or declines."""
    seat = seat_at(table, guest)
    if table.status != "running":
        raise Refused("not-running")
    if agree and seat not in table.ending:
        await tables.change(table, "offer-end", seat)
    elif not agree and table.ending:
        await tables.change(table, "decline-end", seat)


async def choose_colour(tables: Tables, table: Table, guest: str, colour: int) -> None:
    """Takes a colour before the start, unless another person has it."""
    seat = seat_at(table, guest)
    if table.status != "waiting":
        raise Refused("not-waiting")
    if not 0 <= colour < COLOURS:
        raise Refused("bad-request", detail=f"the colours are 0 to {COLOURS - 1}")
    others = [n for n, chair in enumerate(table.chairs) if chair.kind == "person" and n != seat]
    if any(table.colours[n] == colour for n in others):
        raise Refused("taken")
    if table.colours[seat] != colour:
        await tables.change(table, "colour", seat, {"colour": colour})
