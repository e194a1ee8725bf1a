"""What a table's readers are told, as bytes: made once for all who see the same."""

from dataclasses import dataclass

import orjson

from fiefdom.server.http.payload import Reader, table_payload
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.table import Table

_NEWS = ("since", "events")  # what depends on what a reader has already


@dataclass(frozen=True, slots=True)
class Told:
    version: int
    standing: bytes
    """The table without the events: whoever was told this already has nothing new to hear."""
    data: bytes


def tell(live: Live, table: Table, reader: Reader, after: int | None = None) -> Told:
    """The table for one reader; with `after`, the events since that version only."""
    kept = live.kept(table.setup.id)
    guest = reader.guest
    seen_alike = (
        table.version,
        table.seat_of(guest),
        table.lost_seat(guest) if guest is not None else None,
        guest is not None and guest == table.creator,
        table.since(after, guest),
    )
    told: Told | None = kept.get(seen_alike)
    if told is None:
        result = kept.get(table.version)  # the same for all
        payload = table_payload(table, reader, after, result)
        kept[table.version] = payload["result"]
        standing = orjson.dumps({name: value for name, value in payload.items() if name not in _NEWS})
        news = orjson.dumps({name: value for name, value in payload.items() if name in _NEWS})
        told = kept[seen_alike] = Told(table.version, standing, standing[:-1] + b"," + news[1:])
    return told
