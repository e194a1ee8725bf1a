"""`fiefdom work`: takes bots' turns for servers on other machines, from the queue that they share in PostgreSQL."""

import asyncio
import signal
import sys
from contextlib import suppress
from dataclasses import replace

from fiefdom.server.bots.process import process_name
from fiefdom.server.bots.turns import BotTurns
from fiefdom.server.failures import OutOfReach
from fiefdom.server.files import raise_file_limit
from fiefdom.server.logs import write_log
from fiefdom.server.people.guests import Guests, kept_secret
from fiefdom.server.settings import BadSetting, Settings
from fiefdom.server.storage.address import SQLITE, BadDatabase, read_url
from fiefdom.server.storage.database import Database
from fiefdom.server.tables.journal import Journal
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.tables import Tables

_LOOK = 0.2  # seconds; nobody wakes this process


def work(settings: Settings | None = None) -> int:
    """Works until it is stopped; the exit code."""
    try:
        settings = replace(settings or Settings.from_environment(), bot_look=_LOOK)
        write_log("warning", settings.log_json)
        if read_url(settings.database_url).drivername == SQLITE:
            raise BadDatabase("a SQLite file is for one process: to share bots' turns, use PostgreSQL")
        raise_file_limit()
        asyncio.run(Database.prepare(settings.database_url))
        asyncio.run(_work(settings))
    except (BadSetting, BadDatabase) as error:
        print(f"fiefdom: {error}", file=sys.stderr)  # noqa: T201
        return 1
    return 0


async def _work(settings: Settings) -> None:
    database = Database(settings.database_url)
    journal = Journal(database)
    people = Guests(database, settings.secret or await kept_secret(database), settings.clock)
    tables = Tables(journal, people, Live(), settings)
    bots = BotTurns(tables, journal, database, settings, process_name())
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    running = asyncio.create_task(bots.run())
    print(f"Fiefdom works: bots think in {settings.bot_workers} processes", flush=True)  # noqa: T201
    try:
        await stopped.wait()
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        with suppress(OutOfReach):  # the log has said so; the turns are free again when their leases end
            await bots.close()
        await database.close()
