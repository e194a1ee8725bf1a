"""Keeps what this process remembers and shows true to what other processes write."""

import asyncio

from fiefdom.server.failures import log_failure
from fiefdom.server.people.guests import Guests
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database
from fiefdom.server.storage.news import Note
from fiefdom.server.tables.chat import Chat
from fiefdom.server.tables.live import Live
from fiefdom.server.tables.presence import Presence
from fiefdom.server.tables.tables import Tables

_AGAIN = 1.0  # seconds until we try to listen again after the database was away


class Following:
    def __init__(
        self,
        database: Database,
        settings: Settings,
        guests: Guests,
        tables: Tables,
        live: Live,
        presence: Presence,
        chat: Chat,
    ) -> None:
        self._database = database
        self._settings = settings
        self._guests = guests
        self._tables = tables
        self._live = live
        self._presence = presence
        self._chat = chat
        self._look_who_is_there = asyncio.Event()

    async def run(self) -> None:
        looking = asyncio.create_task(self._watch_presence())
        try:
            while True:
                try:
                    async for note in self._database.news(self._settings.poll):
                        await self._hear(note)
                except OSError:  # no connection: whoever reads next says so in the log
                    pass
                except Exception as error:
                    log_failure("listening to other processes", error)
                await asyncio.sleep(_AGAIN)
        finally:
            looking.cancel()

    async def _hear(self, note: Note) -> None:
        match note.about, note.what:
            case "table", (match_id, version):
                if self._live.version(match_id) != int(version):
                    self._live.tell(match_id, int(version))
            case "guest", (guest,):
                self._guests.forget(guest)
                for match_id in self._tables.of(guest):
                    self._live.tell(match_id)
            case "talk", (match_id,):
                await self._chat.heard(match_id)
            case "here", ():
                self._look_who_is_there.set()
            case "tick", ():
                self._look_who_is_there.set()
                await self._tables.recheck()
            case _:
                self._look_who_is_there.set()
                self._guests.forget()
                await self._tables.recheck()

    async def _watch_presence(self) -> None:
        """Many come at a time, after a restart: one look serves them all."""
        while True:
            await self._look_who_is_there.wait()
            self._look_who_is_there.clear()
            try:
                self._live.others(await self._presence.elsewhere(self._live.tables()))
            except Exception as error:
                log_failure("looking who is at other processes", error)
            await asyncio.sleep(self._settings.poll)
