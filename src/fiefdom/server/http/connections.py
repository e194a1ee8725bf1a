"""Connections that are kept short: half-sent and endless requests end, and one address cannot take all there are."""

import asyncio
from collections import Counter, deque
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from fiefdom.server.people.addresses import household

_ANSWER = (
    "HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {length}\r\n"
    "{more}Connection: close\r\n\r\n{text}"
)
_LONGEST_HEAD = 64 * 1024  # bytes: address and headers
_LONGEST = 8 * 1024 * 1024  # with the largest body there is, in the smallest pieces
_MOST_AT_ONCE = 32  # requests that a connection sends ahead of their answers; browsers send none


def _plain(status: str, text: str, more: str = "") -> bytes:
    return _ANSWER.format(status=status, length=len(text), text=text, more=more).encode()


_TOO_SLOW = _plain("408 Request Timeout", "The request did not finish in time.\n")
_TOO_LONG = _plain("431 Request Header Fields Too Large", "The request is too long.\n")
_TOO_MANY = _plain("503 Service Unavailable", "Too many connections.\n", "Retry-After: 5\r\n")


def careful_protocol(
    most: int, most_of_address: int, trusted: bool, seconds: float, grace: float
) -> type[asyncio.Protocol]:
    """uvicorn's protocol with these limits: connections in all and of an address, seconds for a request's head.

    `trusted`: all come through a proxy, so that an address says nothing about people.
    `grace`: seconds to take the rest of an answer when the server stops.
    """
    by_address: Counter[str] = Counter()
    base: Any = HttpToolsProtocol

    class CarefulProtocol(base):  # type: ignore[misc]
        _late: asyncio.TimerHandle | None = None
        _address = ""
        _came = 0  # bytes since a request began
        _most = _LONGEST_HEAD

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self._unanswered: deque[Any] = deque()  # requests; the first is being worked on
            peer = transport.get_extra_info("peername")
            self._address = household(str(peer[0])) if isinstance(peer, tuple) and peer else "unknown"
            by_address[self._address] += 1
            alone = not trusted and by_address[self._address] > most_of_address
            if alone or len(self.connections) > most:
                self._hang_up(_TOO_MANY)
                return
            self._expect()

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            super().data_received(data)
            self._came += len(data)
            if self._came > self._most:
                self._hang_up(b"" if self._in_request() else _TOO_LONG)
            elif self._in_request():
                self._relax()
            elif self._late is None:
                self._expect()

        def on_message_begin(self) -> None:
            self._came, self._most = 0, _LONGEST_HEAD
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._most = _LONGEST
            if len(self._unanswered) >= _MOST_AT_ONCE:
                raise ValueError("too many requests at once")  # the parser stops, and uvicorn answers 400
            super().on_headers_complete()
            self._unanswered.append(self.cycle)

        def on_response_complete(self) -> None:
            self._unanswered.popleft()
            super().on_response_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self._relax()
            if self._unanswered:  # uvicorn tells only the last
                self._unanswered[0].disconnected = True
                self._unanswered[0].message_event.set()
            by_address[self._address] -= 1
            if by_address[self._address] <= 0:
                del by_address[self._address]
            super().connection_lost(exc)

        def shutdown(self) -> None:
            super().shutdown()
            asyncio.get_running_loop().call_later(grace, self._leave_behind)

        def _leave_behind(self) -> None:
            """Who has had a part of an answer, or takes nothing, cannot be told that there is none."""
            if self._unanswered and (self._unanswered[0].response_started or self.flow.write_paused):
                self.transport.abort()

        def _in_request(self) -> bool:
            return bool(self._unanswered)

        def _expect(self) -> None:
            self._late = asyncio.get_running_loop().call_later(seconds, self._give_up)

        def _relax(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

        def _give_up(self) -> None:
            self._late = None
            if not self.transport.is_closing() and not self._in_request():
                self._hang_up(_TOO_SLOW)

        def _hang_up(self, why: bytes) -> None:
            self.transport.write(why)
            self.transport.close()

    return CarefulProtocol
