"""Closes tables at which nobody has moved for a long time, and forgets campaigns that were deleted long ago."""

import asyncio
import logging

from fiefdom.server.failures import log_failure
from fiefdom.server.refused import Refused
from fiefdom.server.settings import Settings
from fiefdom.server.tables.campaigns import Campaigns, campaign_games
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.table import Table
from fiefdom.server.tables.tables import Tables

log = logging.getLogger("fiefdom.server")

_EVERY = 3600.0  # seconds
_AT_ONCE = 500
_DAY = 24 * 3600 * 1000


async def close_idle_tables(
    tables: Tables, campaigns: Campaigns, journal: Journal, settings: Settings
) -> None:
    """Looks once an hour."""
    while True:
        try:
            await close_idle(tables, journal, settings)
            await campaigns.forget_deleted()
        except Exception as error:
            log_failure("closing idle tables", error)
        await asyncio.sleep(_EVERY)


async def close_idle(tables: Tables, journal: Journal, settings: Settings) -> int:
    """Closes what is idle now and says how many that were."""
    before = int(settings.clock() * 1000 - settings.idle_days * _DAY)
    closed, last, campaigns = 0, "", campaign_games()
    while found := await journal.idle(before, last, _AT_ONCE, campaigns):
        for match_id in found:
            try:
                async with tables.hold(match_id) as table:
                    if table.updated < before and table.status in ("waiting", "running"):
                        await _close(tables, table)
                        closed += 1
            except Refused as refused:  # begun under other rules: it stays as it is
                log.info("table %s is not closed: %s", match_id, refused.code)
        last = found[-1]
    return closed


async def _close(tables: Tables, table: Table) -> None:
    """A rated match is not lost by leaving it: whoever keeps it waiting has given up, and a bot plays on."""
    late = table.chairs[table.actor] if table.setup.terms.rated and table.actor is not None else None
    if late is not None and late.kind == "person" and late.guest is not None:
        await tables.leave(table, late.guest)
    else:
        await tables.close(table)
