"""Addresses of those who ask: each in one way of writing, and whose it is."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

_OF_A_CUSTOMER = (
    64  # bits of an IPv6 address that providers give out; the rest anybody chooses for themselves
)


@lru_cache(10_000)
def plain_address(text: str) -> str:
    """Who listens on IPv6 sees an IPv4 address dressed as one of these; what is no address stays as it is.

    >>> plain_address("::ffff:203.0.113.7"), plain_address("2001:DB8::1"), plain_address("unknown")
    ('203.0.113.7', '2001:db8::1', 'unknown')
    """
    try:
        address = ip_address(text)
    except ValueError:
        return text
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)


@lru_cache(10_000)
def household(text: str) -> str:
    """All addresses that one customer of a provider has, for limits.

    >>> household("2001:db8::1") == household("2001:db8::ffff:2"), household("203.0.113.7")
    (True, '203.0.113.7')
    """
    plain = plain_address(text)
    if ":" not in plain:
        return plain
    try:
        return str(IPv6Network((plain.partition("%")[0], _OF_A_CUSTOMER), strict=False))
    except ValueError:
        return plain
