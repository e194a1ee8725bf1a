"""What a table's readers are told, as bytes: made once for all who see the same."""

from dataclasses import dataclass

import orjson

from fiefdom.server.http.payload import Reader, news_payload, own_payload, shared_payload
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
        known: Reader | None = kept.get("known")
        if known is None:
            known = kept["known"] = await server.known(table)
        shared: bytes | None = kept.get(table.version)
        if shared is None:
            shared = kept[table.version] = orjson.dumps(shared_payload(table, known))
        standing = _joined(shared, orjson.dumps(own_payload(table, known.to(guest))))
        news = orjson.dumps(news_payload(table, guest, since))
        told = kept[seen_alike] = Told(table.version, standing, _joined(standing, news))
    return told


def _joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one."""
    return one[:-1] + b"," + other[1:]
