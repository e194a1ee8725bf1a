"""What of a table goes to whom: everything is cut from the view and the events of the reader's seat."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row

from fiefdom.server.tables.table import Table

Here = Callable[[str | None], bool]


def table_payload(
    table: Table, guest: str | None, names: Mapping[str, str], here: Here, after: int | None = None
) -> dict[str, Any]:
    """The table for one reader; with `after`, the events since that version only."""
    seat = table.seat_of(guest)
    match = table.match
    since = table.since(after, guest)
    mine = match is not None and seat is not None and table.actor == seat
    playing = match is not None and seat is not None and table.status == "running"
    return {
        "id": table.setup.id,
        "game": table.setup.game,
        "options": table.setup.options,
        "level": table.setup.level,
        "status": table.status,
        "version": table.version,
        "creator": guest is not None and table.creator == guest,
        "seat": seat,
        "seats": [
            _seat(n, chair.kind, chair.guest, chair.level, guest, names, here)
            for n, chair in enumerate(table.chairs)
        ],
        "steps": table.steps,
        "view": match.state.view(seat) if match else None,
        "legal": [match.game.encode(a) for a in match.state.legal()] if match and mine else [],
        "undo": bool(match and playing and match.undo_refusal(seat) is None),
        "result": match.state.result().to_json() if match else None,
        "since": since,
        "events": match.events(seat, since) if match else [],
        "rematch": table.rematch,
        "hints": table.hints,
        "updated": timestamp(table.updated),
    }


def line_payload(
    row: Row[Any], chairs: list[Row[Any]], guest: str, names: Mapping[str, str], here: Here
) -> dict[str, Any]:
    """One of the reader's tables, for a list."""
    seat = next(chair.seat for chair in chairs if chair.guest == guest)
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "seats": [_seat(c.seat, c.kind, c.guest, c.level, guest, names, here) for c in chairs],
        "seat": seat,
        "my_turn": row.actor == seat,
        "updated": timestamp(row.updated),
        "result": row.result,
    }


def _seat(
    seat: int,
    kind: str,
    owner: str | None,
    level: str | None,
    guest: str | None,
    names: Mapping[str, str],
    here: Here,
) -> dict[str, Any]:
    return {
        "seat": seat,
        "kind": kind,
        "name": names.get(owner) if owner else None,
        "level": level,
        "you": owner is not None and owner == guest,
        "here": kind == "bot" or here(owner),
    }


def timestamp(milliseconds: int) -> str:
    return (
        datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    )
