"""Where messages may be sent: a client names the address, so it must be one of known services."""

from __future__ import annotations

import asyncio
import re
import socket
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult

LONGEST = 1000
HOST = re.compile(r"[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*")
"""A name that can be looked up, without another way to write it."""
GLOBAL = IPv6Network("2000::/3")
"""All IPv6 addresses that belong to one machine of the internet. Outside are local ones, and those
that stand for an IPv4 address."""


class Providers:
    """Known push services: names of hosts, or `*.example.org` for all hosts under a name.

    With `loopback`, for tests, also any port of this machine, without https.
    """

    def __init__(self, names: str, loopback: bool = False) -> None:
        self._names = tuple(names.lower().split())
        self.loopback = loopback

    def of(self, endpoint: str) -> str | None:
        """The service of an address; None if nothing may be sent there."""
        try:
            parts = urlsplit(endpoint)
            port, host = parts.port, parts.hostname or ""
        except ValueError:
            return None
        if len(endpoint) > LONGEST or not endpoint.isascii() or parts.username is not None:
            return None
        if any(each <= " " or each in '\\"<>^`{|}' for each in endpoint):
            return None
        if self.loopback and parts.scheme == "http" and host == "127.0.0.1" and port is not None:
            return f"{host}:{port}"
        if parts.scheme != "https" or port not in (None, 443):
            return None
        if not HOST.fullmatch(host) or _is_address(host):
            return None
        return next((name for name in self._names if _fits(host, name)), None)


def origin_of(endpoint: str) -> str:
    """For the proof of who sends."""
    parts = urlsplit(endpoint)
    return f"{parts.scheme}://{parts.netloc}"


def _fits(host: str, name: str) -> bool:
    return host.endswith(name[1:]) if name.startswith("*.") else host == name


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return host.replace(".", "").isdigit()
    return True


def is_public(address: str) -> bool:
    """May a message go to this address? No address that stands for another one is accepted."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        stands_for = found.sixtofour or found.teredo
        if stands_for is not None or found not in GLOBAL:
            return False
    return found.is_global and not found.is_multicast


class PublicResolver(AbstractResolver):
    """Looks names up itself, and connections go to just the addresses it has looked at: a name
    that means something else a moment later changes nothing."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, family=family)
        addresses = [(kind, str(place[0])) for kind, _, _, _, place in found]
        if not addresses or not all(is_public(address) for _, address in addresses):
            raise OSError(f"{host} is at no public address")
        return [
            ResolveResult(
                hostname=host,
                host=address,
                port=port,
                family=kind,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
            for kind, address in addresses
        ]

    async def close(self) -> None:
        pass
