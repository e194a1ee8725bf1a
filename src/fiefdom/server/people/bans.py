"""Guests and addresses that the host has shut out (`fiefdom admin ban`)."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from sqlalchemy import select

from fiefdom.server.storage.database import Database
from fiefdom.server.storage.relations import bans


class Bans:
    """In memory, so that nobody waits for it; `Outside` reads it again every few seconds."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._guests: frozenset[str] = frozenset()
        self._networks: tuple[IPv4Network | IPv6Network, ...] = ()

    async def read(self) -> None:
        async with self._database.reading() as connection:
            rows = (await connection.execute(select(bans.c.kind, bans.c.value))).all()
        self._guests = frozenset(row.value for row in rows if row.kind == "guest")
        self._networks = tuple(ip_network(row.value) for row in rows if row.kind == "address")

    def guest(self, id_: str) -> bool:
        return id_ in self._guests

    def address(self, text: str) -> bool:
        if not self._networks:
            return False
        try:
            address = ip_address(text)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
