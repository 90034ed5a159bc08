"""What every handler needs: the hub, the guest, and the limits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from zlib import crc32

from aiohttp import hdrs, web
from msgspec import Struct

from stosy.core import Refused, whole_number
from stosy.server.http.guests import Guests, set_cookie
from stosy.server.http.limits import (
    Bucket,
    Buckets,
    Connections,
    MessageLimit,
    PersonalLimit,
    address_of,
)
from stosy.server.matches.analyses import Analyses
from stosy.server.metrics import Metrics
from stosy.server.settings import ServerSettings
from stosy.server.tables.connection import Socket
from stosy.server.tables.hub import Hub
from stosy.text import Words, match
from stosy.wire.api import COOKIE

GUEST = web.RequestKey("guest", str)
FRESH = web.RequestKey("fresh", bool)


class Context(Struct, frozen=True, eq=False):
    """The parts of a running server."""

    hub: Hub
    guests: Guests
    metrics: Metrics
    settings: ServerSettings
    requests: Buckets
    messages: Buckets
    talk: PersonalLimit
    acts: PersonalLimit
    changes: PersonalLimit
    table_changes: Buckets
    hints: Buckets
    tables: Buckets
    lobby: Buckets
    connections: Connections
    analyses: Analyses
    host: str
    """Where the server listens."""
    sockets: set[Socket]
    """Those of tables, also before they have said hello."""

    async def name_of(self, request: web.Request) -> str:
        """The guest's name, or a default name."""
        return await self.hub.store.guest(guest_of(request)) or self.name_for(request)

    def name_for(self, request: web.Request) -> str:
        """A default name in the language of the browser."""
        words = Words(match(request.headers.get(hdrs.ACCEPT_LANGUAGE, "")))
        number = 100 + crc32(guest_of(request).encode()) % 900
        return words.say("serve-guest", number=str(number))

    def address_of(self, request: web.Request) -> str:
        """The address of a request for the limits."""
        return address_of(request, self.settings.proxies)

    def check_rate(self, request: web.Request, cost: float) -> None:
        """Refuse an address with too many requests."""
        self._take(self.requests, request, "requests", cost)

    def check_new_table(self, request: web.Request) -> None:
        """Refuse an address that creates too many tables, whatever its cookies."""
        self._take(self.tables, request, "tables")

    def _take(self, buckets: Buckets, request: web.Request, limit: str, cost: float = 1) -> None:
        address = self.address_of(request)
        if not buckets.take(address, self.hub.clock.now() / 1000, cost):
            self.metrics.limited.add(limit)
            raise Refused("too_fast", "T6")

    def may_change(
        self, guest: str, address: str, table: str | None = None, tables: int = 1
    ) -> bool:
        """Is a change of a table, or of a name at so many tables, within the limit? Counts it."""
        now = self.hub.clock.now() / 1000
        cost = min(max(tables, 1), self.settings.change_burst)
        if not self.changes.allows(guest, address, now, cost):
            return False
        return table is None or self.table_changes.take(table, now)

    def check_change(self, request: web.Request, table: str | None = None, tables: int = 1) -> None:
        """Refuse a change beyond the limit."""
        if not self.may_change(guest_of(request), self.address_of(request), table, tables):
            self.metrics.limited.add("changes")
            raise Refused("too_fast", "T6")

    def may_watch(self, address: str, size: int) -> bool:
        """May so many bytes go to watchers at this address now? Counts them."""
        return self.lobby.take(address, self.hub.clock.now() / 1000, size)

    def message_limit(self, request: web.Request) -> MessageLimit:
        """The rate limit of a new socket."""
        own = Bucket(self.settings.message_rate, self.settings.message_burst)
        return MessageLimit(own, self.messages, self.address_of(request))

    @contextmanager
    def counted(self, request: web.Request) -> Iterator[None]:
        """Count a socket for its address while it is open; Refused if there are too many."""
        address = self.address_of(request)
        if not self.connections.acquire(address):
            self.metrics.limited.add("connections")
            raise Refused("too_many_connections", "T6")
        self.metrics.connections.add(1)
        try:
            yield
        finally:
            self.connections.release(address)
            self.metrics.connections.add(-1)


CONTEXT = web.AppKey("context", Context)


def guest_of(request: web.Request) -> str:
    """The guest of a request; a new one without a valid cookie."""
    known = request.get(GUEST)
    if known is None:
        guests = request.app[CONTEXT].guests
        known = guests.read(request.cookies.get(COOKIE))
        if known is None:
            known = guests.new()
            request[FRESH] = True
        request[GUEST] = known
    return known


def asked_number(request: web.Request, name: str) -> int | None:
    """A number in the query; None if it is not there."""
    text = request.query.get(name)
    number = None if text is None else whole_number(text)
    if text is not None and number is None:
        raise Refused("malformed", "G3", detail=f"`{name}` is no number")
    return number


def remember(request: web.Request, response: web.StreamResponse, guest: str) -> None:
    """Set the cookie of a new guest."""
    if request.get(FRESH):
        context = request.app[CONTEXT]
        proxies = context.settings.proxies
        set_cookie(response, request, context.guests.sign(guest), proxies=proxies)
