"""Which addresses we call because somebody else named them: none of the host's own network."""

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

_PATIENCE = 5.0  # seconds for a name to be found


class Unsafe(OSError):
    """An address that we do not call."""


class NotFound(Unsafe):
    """A name that leads nowhere, for now."""


def is_public(text: str) -> bool:
    """Whether an address is one of the world's, however it is dressed up.

    >>> [is_public(one) for one in ("9.9.9.9", "10.0.0.1", "127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::a00:1")]
    [True, False, False, False, False]
    """
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour or _translated(address)
        if inside is not None:
            return is_public(str(inside))
    return address.is_global and not address.is_multicast


def _translated(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address behind NAT64 (RFC 6052)."""
    return IPv4Address(int(address) & 0xFFFF_FFFF) if int(address) >> 32 == 0x64_FF9B << 64 else None


def check_endpoint(url: str, private: bool) -> None:
    """Raises Unsafe for a push service that cannot be one. `private`: the host allows any."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Unsafe("cannot be read") from None
    host = parts.hostname
    if not host or parts.username or parts.password or not url.isascii() or not url.isprintable():
        raise Unsafe("is no address of a push service")
    if private:
        if parts.scheme not in ("http", "https"):
            raise Unsafe("is not https")
        return
    if parts.scheme != "https" or port not in (None, 443):
        raise Unsafe("is not https")
    if _is_literal(host):
        raise Unsafe("has no name")  # real ones have one, which their certificate names


def _is_literal(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        # 127.1, 0x7f000001 and the like are numbers to some.
        return host.rpartition(".")[2].removeprefix("0x").isdigit()
    return True


async def check_name(url: str, private: bool) -> None:
    """Raises Unsafe if the name leads to the host's own network, or nowhere."""
    if private:
        return
    resolver = PublicOnly()
    try:
        async with asyncio.timeout(_PATIENCE):
            await resolver.resolve(urlsplit(url).hostname or "", 443)
    except TimeoutError:
        raise NotFound("is not found") from None
    finally:
        await resolver.close()


class PublicOnly(AbstractResolver):
    """Finds names as always, and refuses those that lead inside: the connection goes to what was looked at."""

    def __init__(self) -> None:
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        try:
            found = await self._resolver.resolve(host, port, family)
        except OSError:
            raise NotFound("is not found") from None
        if not found or not all(is_public(one["host"]) for one in found):
            raise Unsafe("leads to a private address")
        return found

    async def close(self) -> None:
        await self._resolver.close()
