"""Limits: how often and how many at once, per connection and per address.

Nodes do not tell each other what they grant. Of what an address may do each node grants its share:
one part of as many as there are nodes. What one connection, guest or table may do is not divided:
it comes to one node.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network
from math import ceil

from aiohttp import web

from stosy.server.http.proxies import Address, Proxies, peer

HERE = "local"
"""The address of a peer that has none: it came by a Unix socket."""

SITE_BITS = 64
"""A home or a machine has a whole IPv6 network of this prefix to itself."""


class Bucket:
    """A token bucket: `burst` at once, then `rate` per second. It starts full."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = 0.0

    def take(self, now: float, cost: float = 1) -> bool:
        """Take the cost if there are enough tokens; otherwise take nothing."""
        level = self._level
        if now > self._at:
            level += (now - self._at) * self._rate
            if level > self._burst:
                level = self._burst
            self._at = now
        enough = cost <= level
        self._level = level - cost if enough else level
        return enough

    def is_full(self, now: float) -> bool:
        """Would a new bucket be no better than this one?"""
        return self._level + (now - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each address, at most `most` of them; full ones are forgotten.

    Only one of `share` parts of rate and burst is granted here.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        most: int = 10_000,
        share: Callable[[], int] = lambda: 1,
    ) -> None:
        self._share = share
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, now: float, cost: float = 1) -> bool:
        """Take the cost from the bucket of the address if there is enough."""
        bucket = self._buckets.get(address)
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        else:
            self._buckets.move_to_end(address)
        dear = min(cost * self._share(), self._burst)  # else some would never be had
        return bucket.take(now, max(cost, dear))

    def _make_room(self, now: float) -> None:
        """Forget those that are full among the longest unused, and one more if need be."""
        while self._buckets and next(iter(self._buckets.values())).is_full(now):
            self._buckets.popitem(last=False)
        if len(self._buckets) >= self._most:
            self._buckets.popitem(last=False)


class MessageLimit:
    """The rate limit of one socket, by its own bucket and by that of its address."""

    def __init__(self, own: Bucket, shared: Buckets, address: str) -> None:
        self._own = own
        self._shared = shared
        self._address = address

    def allows(self, now: float, cost: float = 1) -> bool:
        """Take the cost from both buckets, if there are enough tokens."""
        return self._own.take(now, cost) and self._shared.take(self._address, now, cost)


class PersonalLimit:
    """How often people may do something, each of them and all of one address together."""

    def __init__(self, own: Buckets, shared: Buckets) -> None:
        self._own = own
        self._shared = shared

    @classmethod
    def of(
        cls, rate: float, burst: float, *, people: float, share: Callable[[], int]
    ) -> PersonalLimit:
        """An address may do it as often as so many people."""
        return cls(Buckets(rate, burst), Buckets(rate * people, burst * people, share=share))

    def allows(self, guest: str, address: str, now: float, cost: float = 1) -> bool:
        """May this person do it once more, or so many times? It is counted then."""
        return self._own.take(guest, now, cost) and self._shared.take(address, now, cost)


class Connections:
    """How many connections each address holds open, at most `each`; of these only one of `share`
    parts here."""

    def __init__(self, each: int, share: Callable[[], int] = lambda: 1) -> None:
        self._each = each
        self._share = share
        self._held: dict[str, int] = {}

    def __len__(self) -> int:
        """All that are open."""
        return sum(self._held.values())

    def acquire(self, address: str) -> bool:
        """One more for the address, unless it has as many as it may have."""
        held = self._held.get(address, 0)
        if held >= ceil(self._each / self._share()):
            return False
        self._held[address] = held + 1
        return True

    def release(self, address: str) -> None:
        """One less; only for what was acquired."""
        held = self._held.pop(address)
        if held > 1:
            self._held[address] = held - 1


def address_of(request: web.BaseRequest, proxies: Proxies) -> str:
    """The address of a request for the limits."""
    return grouped(proxies.client(request))


def grouped(address: Address | None) -> str:
    """An IPv4 address, or the network of an IPv6 address."""
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address), SITE_BITS), strict=False))
    return HERE if address is None else str(address)


def is_loopback(request: web.BaseRequest) -> bool:
    """Does the request come from this machine, and not through a proxy?"""
    address = peer(request.remote)
    return address is not None and address.is_loopback and "X-Forwarded-For" not in request.headers
