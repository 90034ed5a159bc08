"""What every handler needs: the hub, the guest, and the limits."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from zlib import crc32

from aiohttp import web
from msgspec import Struct

from stosy.chat import guest_name
from stosy.core import Refused, whole_number
from stosy.server.http.guests import Guests, cookie_of, set_cookie
from stosy.server.http.headers import is_https
from stosy.server.http.limits import (
    Bucket,
    Buckets,
    Connections,
    MessageLimit,
    PersonalLimit,
    address_of,
)
from stosy.server.http.restrictions import Announcement, Restrictions
from stosy.server.matches.analyses import Analyses
from stosy.server.matches.dailies import Dailies
from stosy.server.metrics import Metrics
from stosy.server.push.calls import Calls
from stosy.server.settings import ServerSettings
from stosy.server.tables.connection import Socket, framed
from stosy.server.tables.erasing import Erasures
from stosy.server.tables.hub import Glance, Hub
from stosy.server.tables.room import Room
from stosy.wire.api import HTTPS_COOKIE
from stosy.wire.tells import Announced

GUEST = web.RequestKey("guest", str)
FRESH = web.RequestKey("fresh", bool)
ASK = web.RequestKey("ask", str)


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
    revocations: Buckets
    reports: PersonalLimit
    sign_ins: Buckets
    connections: Connections
    lines: Connections
    """TCP connections, sockets among them."""
    analyses: Analyses
    dailies: Dailies
    erasures: Erasures
    restrictions: Restrictions
    announcement: Announcement
    host: str
    """Where the server listens."""
    sockets: dict[Socket, str]
    """Those of tables, also before they have said hello, and whose they are."""
    readers: set[Socket]
    """Sockets of the lobby that want announcements."""

    @property
    def calls(self) -> Calls:
        return self.hub.calls

    async def name_of(self, request: web.Request) -> str:
        """The guest's name, or a default name."""
        return await self.hub.store.guest(guest_of(request)) or self.name_for(request)

    def name_for(self, request: web.Request) -> str:
        """A default name, which readers see in their language."""
        return guest_name(100 + crc32(guest_of(request).encode()) % 900)

    def address_of(self, request: web.Request) -> str:
        """The address of a request for the limits."""
        return address_of(request, self.settings.proxies)

    def check_rate(self, request: web.Request, cost: float) -> None:
        """Refuse an address with too many requests."""
        self._take(self.requests, request, "requests", cost)

    def check_new_table(self, request: web.Request) -> None:
        """Refuse an address that creates too many tables, whatever its cookies."""
        self._take(self.tables, request, "tables")

    def check_revocation(self, request: web.Request) -> None:
        """Refuse an address that revokes too many cookies: each is remembered."""
        self._take(self.revocations, request, "revocations")

    def check_report(self, request: web.Request) -> None:
        """Refuse a guest who reports too much: somebody has to read it."""
        now = self.hub.clock.now() / 1000
        if not self.reports.allows(guest_of(request), self.address_of(request), now):
            self.metrics.limited.add("reports")
            raise Refused("too_fast", "T6")

    def check_sign_in(self, request: web.Request) -> None:
        """Refuse an address that makes or tries too many ways to sign in."""
        self._take(self.sign_ins, request, "sign_ins")

    def is_misnamed(self, request: web.Request) -> bool:
        """Does the cookie come by https, but under the plain name?"""
        return HTTPS_COOKIE not in request.cookies and is_https(request, self.settings.proxies)

    async def learn_name(self, guest: str) -> None:
        """The guest has another name or avatar: show it at the tables here."""
        known = await self.hub.store.people.known(guest)
        for room in self.hub.rooms():
            if room.table.knows(guest):
                if known.name:
                    room.rename(guest, known.name)
                if known.avatar:
                    room.show_avatar(guest, known.avatar)

    async def player(self, guest: str, room: Room | Glance) -> str:
        """As whom a person plays at a table: as the guest who sits there, if one that was merged
        into them does."""
        if room.table.state.has_place(guest):
            return guest
        others = (await self.hub.store.people.ids(guest))[1:]
        return next((each for each in others if room.table.state.has_place(each)), guest)

    async def learn_blocks(self, guest: str) -> None:
        """The guest has blocked somebody, or does no longer: at the tables here it counts now."""
        await self.hub.learn_blocks([guest], *(room.table for room in self.hub.rooms()))

    def hang_up(self, guest: str) -> None:
        """Close the sockets of a guest; whoever has the right cookie comes back."""
        for socket, whose in tuple(self.sockets.items()):
            if whose == guest:
                socket.close(1012)

    def is_banned(self, request: web.Request) -> bool:
        """Is the guest or the address banned?"""
        if self.restrictions.bans_nobody:
            return False
        return self.restrictions.is_banned(guest_of(request), self.address_of(request))

    async def learn_restrictions(self) -> None:
        """Bans and mutes have changed: close the sockets of the banned."""
        self.restrictions.learn(await self.hub.store.restrictions())
        for socket, guest in tuple(self.sockets.items()):
            if self.restrictions.is_banned(guest, socket.address):
                socket.close(1008)
        for socket in self.hub.lobby.watchers():
            if self.restrictions.is_banned("", socket.address):
                socket.close(1008)

    async def learn_keys(self) -> None:
        """There is another key."""
        self.guests.keys.learn(await self.hub.store.service())

    async def learn_announcement(self) -> None:
        """Tell all clients what is announced now."""
        text = self.announcement.text = await self.hub.store.announcement()
        for room in self.hub.rooms():
            for number in tuple(room.sockets):
                room.say_next(number, Announced(text=text))
        for socket in tuple(self.readers):
            socket.send(framed(Announced(text=text)))

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
        context, cookie = request.app[CONTEXT], cookie_of(request)
        known = context.guests.read(cookie)
        if known is None or not context.guests.is_recent(cookie) or context.is_misnamed(request):
            request[FRESH] = True
        known = request[GUEST] = known or context.guests.new()
    return known


def ask_of(request: web.Request) -> str:
    """The id of what a request asks for: a table does it once, however often it is tried."""
    if ASK not in request:
        request[ASK] = secrets.token_urlsafe(16)
    return request[ASK]


def new_table_of(request: web.Request) -> str:
    """The id of a table that a request makes: one table, however often it is tried."""
    made = blake2b(ask_of(request).encode(), digest_size=16).digest()
    return urlsafe_b64encode(made).rstrip(b"=").decode()


def is_revoked(request: web.Request) -> bool:
    """Was the cookie revoked after the guest of the request was known by it?"""
    guests = request.app[CONTEXT].guests
    return guests.is_revoked(guest_of(request), guests.issued(cookie_of(request)))


def asked_number(request: web.Request, name: str) -> int | None:
    """A number in the query; None if it is not there."""
    text = request.query.get(name)
    number = None if text is None else whole_number(text)
    if text is not None and number is None:
        raise Refused("malformed", "G3", detail=f"`{name}` is no number")
    return number


def remember(request: web.Request, response: web.StreamResponse, guest: str) -> None:
    """Set the cookie of a new guest, or one that is due to be issued again."""
    if request.get(FRESH):
        guests, proxies = request.app[CONTEXT].guests, request.app[CONTEXT].settings.proxies
        value = guests.sign(guest, cookie_of(request))
        set_cookie(response, request, value, guests.max_age, proxies)
