"""Proxies: whose X-Forwarded-… headers the server believes."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from aiohttp import web
from msgspec import Struct

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

MOST_COUNTED = 16
THIS_COMPUTER = ip_address("127.0.0.1")


class Proxies(Struct, frozen=True):
    """The networks that proxies are in, or how many proxies every request passes.

    Everybody else may write what they like.
    """

    networks: tuple[Network, ...] = ()
    count: int = 0

    @classmethod
    def read(cls, text: str) -> Proxies:
        """Of a number, or of addresses and networks with commas between them; else ValueError."""
        if text.isascii() and text.isdigit() and 0 < int(text) <= MOST_COUNTED:
            return cls(count=int(text))
        return cls(tuple([ip_network(each.strip()) for each in text.split(",")]))

    def have(self, address: Address | None) -> bool:
        return address is not None and (
            self.count > 0 or any(address in network for network in self.networks)
        )

    def passed(self, request: web.BaseRequest) -> bool:
        """Does the request come from a proxy?"""
        return self != NO_PROXIES and self.have(peer(request.remote))

    def told(self, request: web.BaseRequest, header: str) -> str:
        """The entry of the nearest proxy in a header that may be a list; "" if there is none."""
        if not self.passed(request):
            return ""
        return request.headers.getall(header, [""])[-1].rpartition(",")[2].strip()

    def client(self, request: web.BaseRequest) -> Address | None:
        """Who asks: the peer or, if that is a proxy, the last address in X-Forwarded-For that is
        none.

        Each proxy appends the address it sees. What stands before that is the client's claim.
        """
        found, passed = peer(request.remote), 0
        hops = ",".join(request.headers.getall("X-Forwarded-For", [])).split(",")
        while hops and self.have(found) and (not self.count or passed < self.count):
            hop = parsed(hops.pop().strip())
            if hop is None:
                break
            found, passed = hop, passed + 1
        return found


NO_PROXIES = Proxies()
LOCAL_PROXIES = Proxies.read("127.0.0.0/8, ::1")


def peer(remote: str | None) -> Address | None:
    """Who is at the other end; a Unix socket tells no address, and leads to this computer."""
    return THIS_COMPUTER if remote == "" else parsed(remote)


def parsed(text: str | None) -> Address | None:
    """Some proxies add the port: `192.0.2.1:5000`, `[2001:db8::1]:5000`.

    Who comes by IPv4 to a socket that is open to both has a mapped address.
    """
    text = text or ""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
