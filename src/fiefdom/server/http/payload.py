"""What of a table goes to whom: everything is cut from the view and the events of the reader's seat."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, cast

from fiefdom.kernel.game import Result
from fiefdom.kernel.match import Match
from fiefdom.server.http.models import (
    ClockOut,
    EventOut,
    Moment,
    NewsOut,
    OwnOut,
    ResultOut,
    SeatOut,
    SharedOut,
    TableLine,
    TermsOut,
)
from fiefdom.server.tables.campaigns import KEPT
from fiefdom.server.tables.clocks import Clock
from fiefdom.server.tables.journal import Line
from fiefdom.server.tables.table import Chair, Table
from fiefdom.server.tables.terms import Terms


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads, and what they may know of the people at a table: names, and who is there."""

    guest: str | None
    names: Mapping[str, str]
    here: Callable[[str | None], bool]
    away: Callable[[str | None], int | None] = lambda _guest: None
    talk: int = 0
    watchers: int = 0
    hurried: bool = False
    """Bots think less than usual."""

    def to(self, guest: str | None) -> "Reader":
        """The same for somebody else."""
        return Reader(guest, self.names, self.here, self.away, self.talk, self.watchers, self.hurried)

    def seat(self, number: int, chair: Chair, colour: int | None = None) -> SeatOut:
        away = self.away(chair.guest) if chair.kind == "person" else None
        name = self.names.get(chair.guest) if chair.guest else None
        return {
            "seat": number,
            "kind": chair.kind,
            "name": name,
            "player": chair.guest if name is not None else None,
            "level": chair.level,
            "you": chair.kind == "person" and chair.guest is not None and chair.guest == self.guest,
            "here": chair.kind == "bot" or self.here(chair.guest),
            "away": timestamp(away) if away is not None else None,
            "colour": number if colour is None else colour,
            "left": chair.left,
        }


def shared_payload(table: Table, reader: Reader) -> SharedOut:
    """What every reader of a table is told alike; `reader` may be any of them."""
    match = table.match
    return {
        "id": table.setup.id,
        "game": table.setup.game,
        "options": dict(table.setup.options),
        "level": table.setup.level,
        "status": table.status,
        "version": table.version,
        "steps": table.steps,
        "result": result_payload(match.state.result()) if match else None,
        "rematch": table.rematch,
        "terms": terms_payload(table.setup.terms),
        "clock": _clock(table.clock) if table.clock else None,
        "stand_in": table.stand_in,
        "ending": sorted(table.ending),
        "ended": table.ended,
        "watchers": reader.watchers,
        "talk": reader.talk,
        "hints": table.hints,
        "name": table.name,
        "restorable_until": _restorable(table.deleted),
        "first_game": table.first_game,
        "hurried": reader.hurried and any(chair.level not in (None, "easy") for chair in table.chairs),
        "updated": timestamp(table.updated),
    }


def own_payload(table: Table, reader: Reader) -> OwnOut:
    """What is cut for one reader, but for the events."""
    guest = reader.guest
    seat = table.seat_of(guest)
    match = table.match
    mine = seat is not None and table.actor == seat
    return {
        "creator": guest is not None and table.creator == guest,
        "seat": seat,
        "seats": [reader.seat(n, chair, table.colours[n]) for n, chair in enumerate(table.chairs)],
        "view": _any(match.state.view(seat)) if match else None,
        "legal": [_any(match.game.encode(a)) for a in match.state.legal()] if match and mine else [],
        "undo": bool(
            match and table.status == "running" and seat is not None and table.undo_refusal(seat) is None
        ),
        "lost": table.lost_seat(guest) if guest is not None else None,
    }


def news_payload(table: Table, guest: str | None, since: int) -> NewsOut:
    """The events from the decision `since` on, as one reader may know them."""
    events = table.match.events(table.seat_of(guest), since) if table.match else []
    return {"since": since, "events": cast("list[EventOut]", events)}


def line_payload(line: Line, reader: Reader) -> TableLine:
    """One of the reader's tables, for a list."""
    seat = next(n for n, chair in enumerate(line.chairs) if chair.guest == reader.guest)
    return {
        "id": line.id,
        "game": line.game,
        "status": line.status,
        "seats": [reader.seat(n, chair) for n, chair in enumerate(line.chairs)],
        "seat": seat,
        "my_turn": line.actor == seat and line.chairs[seat].kind == "person",
        "until": line.deadline,
        "name": line.name,
        "restorable_until": _restorable(line.deleted),
        "updated": timestamp(line.updated),
        "result": _any(line.result),
    }


def moment_payload(match: Match[Any], n: int, seat: int | None) -> Moment:
    """The match after n decisions, with the events of the n-th."""
    state = match.at(n)
    events = match.step(n - 1).events if n else ()
    return {
        "n": n,
        "steps": match.length,
        "view": _any(state.view(seat)),
        "events": [_any({"step": n - 1, **event.cut(seat)}) for event in events],
        "result": result_payload(state.result()),
    }


def terms_payload(terms: Terms) -> TermsOut:
    return {
        "tempo": _any(terms.tempo.to_json()) if terms.tempo else None,
        "late": terms.late,
        "public": terms.public,
        "chat": terms.chat,
        "rated": terms.rated,
    }


def _clock(clock: Clock) -> ClockOut:
    return {
        "left": list(clock.left),
        "seat": clock.seat,
        "until": clock.until,
        "paused": clock.paused,
        "late": clock.late,
    }


def result_payload(result: Result) -> ResultOut:
    return {
        "scores": list(result.scores),
        "breakdown": [
            [{"source": share.source, "points": share.points, "where": list(share.where)} for share in shares]
            for shares in result.breakdown
        ],
        "winners": list(result.winners),
        "ended_by": result.ended_by,
    }


def _any(value: object) -> Any:
    """What a game makes has the game's own shape (docs/views.md)."""
    return value


def _restorable(deleted: int | None) -> str | None:
    return None if deleted is None else timestamp(deleted + KEPT)


def timestamp(milliseconds: int) -> str:
    return _second(milliseconds // 1000)


@lru_cache(1000)  # what happens now happens in the same few seconds
def _second(seconds: int) -> str:
    moment = datetime.fromtimestamp(seconds, UTC)
    return moment.isoformat(timespec="seconds").replace("+00:00", "Z")
