"""How many tables with bots a guest keeps going."""

from sqlalchemy import func, select

from fiefdom.server.storage.database import Database
from fiefdom.server.storage.relations import matches, seats


class Quota:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def bot_tables(self, guest: str) -> int:
        """Running tables at which this guest plays and bots do."""
        mine = select(seats.c.match).where(seats.c.guest == guest, seats.c.kind == "person")
        query = select(func.count(seats.c.match.distinct())).where(
            seats.c.match.in_(mine), seats.c.kind == "bot", seats.c.match == matches.c.id
        )
        async with self._database.reading() as connection:
            return int(await connection.scalar(query.where(matches.c.status == "running")) or 0)
