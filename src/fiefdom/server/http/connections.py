"""Connections that are kept short: half-sent requests time out, and one address cannot take all there are."""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

_ANSWER = (
    "HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {length}\r\n"
    "{more}Connection: close\r\n\r\n{text}"
)


def _plain(status: str, text: str, more: str = "") -> bytes:
    return _ANSWER.format(status=status, length=len(text), text=text, more=more).encode()


_TOO_SLOW = _plain("408 Request Timeout", "The request did not come to its end in time.\n")
_TOO_MANY = _plain("503 Service Unavailable", "Too many connections.\n", "Retry-After: 5\r\n")


def careful_protocol(
    most: int, most_of_address: int, trusted: bool, seconds: float
) -> type[asyncio.Protocol]:
    """uvicorn's protocol with these limits: connections in all and of an address, seconds for a request's head.

    `trusted`: all come through a proxy, so that an address says nothing about people.
    """
    by_address: Counter[str] = Counter()
    base: Any = AutoHTTPProtocol

    class CarefulProtocol(base):  # type: ignore[misc]
        _late: asyncio.TimerHandle | None = None
        _address = ""

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            peer = transport.get_extra_info("peername")
            self._address = str(peer[0]) if isinstance(peer, tuple) and peer else "unknown"
            by_address[self._address] += 1
            alone = not trusted and by_address[self._address] > most_of_address
            if alone or len(self.connections) > most:
                transport.write(_TOO_MANY)
                transport.close()
                return
            self._expect()

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            super().data_received(data)
            if self._in_request():
                self._relax()
            elif self._late is None:
                self._expect()

        def connection_lost(self, exc: Exception | None) -> None:
            self._relax()
            by_address[self._address] -= 1
            if by_address[self._address] <= 0:
                del by_address[self._address]
            super().connection_lost(exc)

        def _in_request(self) -> bool:
            return self.cycle is not None and not self.cycle.response_complete

        def _expect(self) -> None:
            self._late = asyncio.get_running_loop().call_later(seconds, self._give_up)

        def _relax(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

        def _give_up(self) -> None:
            self._late = None
            if not self.transport.is_closing() and not self._in_request():
                self.transport.write(_TOO_SLOW)
                self.transport.close()

    return CarefulProtocol
