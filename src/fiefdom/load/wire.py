"""HTTP as cheap as it gets: bytes over raw connections, so that the load test is not what it measures."""

import asyncio
import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_CHUNKED = re.compile(rb"\r\ntransfer-encoding: *chunked", re.IGNORECASE)
_GZIP = re.compile(rb"\r\ncontent-encoding: *gzip", re.IGNORECASE)
_CLOSE = re.compile(rb"\r\nconnection: *close", re.IGNORECASE)

PATIENCE = 30.0  # seconds after which an answer counts as none


class NoAnswer(Exception):
    """The connection broke, or the answer took too long."""


@dataclass(frozen=True, slots=True)
class Address:
    host: str
    port: int

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    head: bytes
    body: bytes


class Body:
    """Reads the body of one answer from what arrives in any pieces."""

    __slots__ = ("_left", "_parts", "_rest", "chunked")

    def __init__(self, head: bytes) -> None:
        self.chunked = _CHUNKED.search(head) is not None
        length = _LENGTH.search(head)
        self._left = int(length[1]) if length else 0
        self._rest = b""
        self._parts: list[bytes] = []

    def push(self, data: bytes) -> bool:
        """True when the body is complete."""
        if self.chunked:
            pieces, ended = self.pieces(data)
            self._parts += pieces
            return ended
        self._parts.append(data)
        self._left -= len(data)
        return self._left <= 0

    def pieces(self, data: bytes) -> tuple[list[bytes], bool]:
        """The whole chunks by now, and whether the last has come."""
        rest = self._rest + data if self._rest else data
        found: list[bytes] = []
        start = 0
        while True:
            line = rest.find(b"\r\n", start)
            if line < 0:
                break
            size = int(rest[start:line], 16)
            end = line + 2 + size
            if len(rest) < end + 2:
                break
            if size == 0:
                self._rest = b""
                return found, True
            found.append(rest[line + 2 : end])
            start = end + 2
        self._rest = rest[start:]
        return found, False

    def whole(self) -> bytes:
        return b"".join(self._parts)


class Connection(asyncio.Protocol):
    """One kept-alive connection: a request at a time, and opened anew when it was closed."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._transport: asyncio.Transport | None = None
        self._waiting: asyncio.Future[Answer] | None = None
        self._head = b""
        self._body: Body | None = None
        self._used = 0.0

    async def request(self, method: str, path: str, headers: str, body: bytes = b"") -> Answer:
        """The answer; NoAnswer if there is none. Nothing is sent a second time."""
        loop = asyncio.get_running_loop()
        if self._transport is not None and loop.time() - self._used > 10:
            self._drop()  # servers close what has been idle for so long, maybe in this very moment
        if self._transport is None:
            await self._open(loop)
        transport = self._transport
        if transport is None:
            raise NoAnswer("the connection was closed at once")
        answer: asyncio.Future[Answer] = loop.create_future()
        self._waiting, self._head, self._body = answer, b"", None
        length = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._address.host}:{self._address.port}\r\n{headers}{length}\r\n"
        transport.write(head.encode() + body)
        patience = loop.call_later(PATIENCE, self._drop)
        try:
            return await answer
        finally:
            patience.cancel()
            self._waiting = None
            self._used = loop.time()

    async def _open(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            await loop.create_connection(lambda: self, self._address.host, self._address.port)
        except OSError as error:
            raise NoAnswer(f"no connection: {error}") from None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        if self._body is None:
            self._head += data
            end = self._head.find(b"\r\n\r\n")
            if end < 0:
                return
            self._head, data = self._head[: end + 2], self._head[end + 4 :]
            self._body = Body(self._head)
        if self._body.push(data) and self._waiting is not None and not self._waiting.done():
            body = self._body.whole()
            if _GZIP.search(self._head):
                body = zlib.decompress(body, 31)
            self._waiting.set_result(Answer(int(self._head[9:12]), self._head, body))
            if _CLOSE.search(self._head):
                self._drop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(NoAnswer(f"the connection broke: {exc or 'closed'}"))

    def _drop(self) -> None:
        if self._transport is not None:
            self._transport.abort()
            self._transport = None

    def close(self) -> None:
        self._drop()


class Stream(asyncio.Protocol):
    """An open stream of a table: tells every message with its version as it arrives."""

    def __init__(self, address: Address, path: str, headers: str, tell: Callable[[int, bytes], None]) -> None:
        self._address = address
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {address.host}:{address.port}\r\n"
            f"Accept: text/event-stream\r\n{headers}\r\n"
        ).encode()
        self._tell = tell
        self._transport: asyncio.Transport | None = None
        self._head = b""
        self._body: Body | None = None
        self._text = b""
        self._closed = False
        self.messages = 0
        self.bytes = 0
        self.broken: str | None = None
        """Why it ended, if it did before it was closed."""

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.create_connection(lambda: self, self._address.host, self._address.port)
        except OSError as error:
            raise NoAnswer(f"no connection: {error}") from None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        if self._body is None:
            self._head += data
            end = self._head.find(b"\r\n\r\n")
            if end < 0:
                return
            self._head, data = self._head[: end + 2], self._head[end + 4 :]
            if self._head[9:12] != b"200":
                self.broken = f"refused with {self._head[9:12].decode()}"
                self.close()
                return
            self._body = Body(self._head)
        pieces, ended = self._body.pieces(data)
        for piece in pieces:
            self._text += piece
            while (end := self._text.find(b"\n\n")) >= 0:
                block, self._text = self._text[:end], self._text[end + 2 :]
                self._block(block)
        if ended and not self._closed:
            self.broken = self.broken or "ended by the server"

    def _block(self, block: bytes) -> None:
        if block.startswith(b":") and b"\ndata:" not in block:
            return  # a comment: the server is still there
        version, data = 0, b""
        for line in block.split(b"\n"):
            if line.startswith(b"id: "):
                version = int(line[4:])
            elif line.startswith(b"data: "):
                data = line[6:]
        if data:
            self.messages += 1
            self._tell(version, data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if not self._closed and self.broken is None:
            self.broken = f"the connection broke: {exc or 'closed'}"

    def close(self) -> None:
        self._closed = True
        if self._transport is not None:
            self._transport.abort()
            self._transport = None
