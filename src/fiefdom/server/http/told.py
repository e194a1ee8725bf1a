"""What a table's readers are told, as bytes: made once for all who see the same."""

from dataclasses import dataclass

import orjson

from fiefdom.server.http.payload import table_payload
from fiefdom.server.http.services import Services
from fiefdom.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Told:
    version: int
    standing: bytes
    """The table without the events: whoever was told this already has nothing new to hear."""
    data: bytes


async def tell(server: Services, table: Table, guest: str | None, after: int | None = None) -> Told:
    """The table, which must be held, for one reader; with `after`, the events since that version only."""
    kept = server.live.kept(table.setup.id)
    since = table.since(after, guest)
    seen_alike = (
        table.version,
        table.seat_of(guest),
        table.lost_seat(guest) if guest is not None else None,
        guest is not None and guest == table.creator,
        since,
    )
    told: Told | None = kept.get(seen_alike)
    if told is None:
        known = kept.get("known")  # this and the result are the same for all
        if known is None:
            known = kept["known"] = await server.known(table)
        payload = table_payload(table, known.to(guest), since, kept.get(table.version))
        kept[table.version] = payload["result"]
        whole = dict(payload)
        news = orjson.dumps({"since": whole.pop("since"), "events": whole.pop("events")})
        standing = orjson.dumps(whole)
        told = kept[seen_alike] = Told(table.version, standing, standing[:-1] + b"," + news[1:])
    return told
