"""The sockets: one per table and client, and one for the lobby."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
from aiohttp import WSMessage, WSMsgType, web

from stosy.core import Refused
from stosy.server.http.context import CONTEXT, Context, asked_number, guest_of, is_revoked, remember
from stosy.server.http.limits import MessageLimit
from stosy.server.http.lines import line_reader
from stosy.server.tables.connection import Socket, framed
from stosy.server.tables.room import Room
from stosy.table.presence import Line
from stosy.wire import VERSION, Act, Ask, AskHint, GoOn, Hello, Hurry, Ping, Plan, React, Say
from stosy.wire.decoding import ask_decoder, ident_in
from stosy.wire.tells import Ack, Announced, Goodbye, OtherVersion, Refusal

GONE = frozenset({WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR})
ASKING = frozenset({WSMsgType.TEXT, WSMsgType.BINARY})
FLOOD = 100
"""After so many messages refused for their number the connection is closed."""


class Client:
    """One client at a table."""

    def __init__(
        self,
        server: Context,
        room: Room,
        socket: Socket,
        guest: str,
        name: str,
        address: str,
        message_limit: MessageLimit,
    ) -> None:
        self.server = server
        self.room = room
        self.socket = socket
        self.guest = guest
        self.name = name
        self.number = server.hub.number()
        self.decoder = ask_decoder(room.table.game)
        self.address = address
        self.message_limit = message_limit
        self.refused = 0
        self.measured: tuple[float, Line | None] | None = None
        self.called: str | None = None
        self.avatar: str | None = None
        self.greeted = False

    def tell(self, message: Any) -> None:
        self.socket.send(framed(message))

    def close(self, reason: Any, retry: int | None = None) -> None:
        """Say why, and close."""
        self.tell(Goodbye(reason=reason, retry=retry))
        self.socket.close(1008)

    def must_be_greeted(self) -> None:
        if not self.greeted:
            self.close("no_hello")

    def hear(self, message: WSMessage) -> None:
        """Handle a frame of the client."""
        now, kind = self.server.hub.clock.now(), message.type
        if kind is WSMsgType.PONG:
            trip = self.socket.pong(message.data, now)
            if trip is not None:
                self.measured = trip, (line := self.socket.line())
                self.room.table.measured(self.number, trip, line)
            elif not self.message_limit.allows(now / 1000):
                self._limit(None)
            return
        self.socket.alive = now
        if not self.message_limit.allows(now / 1000):
            self._limit(message)
        elif kind is WSMsgType.TEXT:
            self._read(message.data, now / 1000)
        elif kind is WSMsgType.PING:
            self.socket.answer(message.data)
        else:
            self._refuse(ident_of(message), Refused("malformed", "G3", detail="text frames only"))

    def _limit(self, message: WSMessage | None) -> None:
        """Refuse a frame unread, but for its id; close after too many."""
        self.server.metrics.limited.add("messages")
        self.refused += 1
        if self.refused > FLOOD:
            self.close("flood", 5000)
        else:
            ask = None if message is None else ident_of(message)
            self._refuse(ask, Refused("too_fast", "T6"))

    def _read(self, text: str, now: float) -> None:
        try:
            ask = self.decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._refuse(ident_in(text), Refused("malformed", "G3", detail=str(error)[:200]))
            return
        if isinstance(ask, Hello):
            self._greet(ask)
        elif not self.greeted:
            self.close("no_hello")
        elif isinstance(ask, Ping):
            self.tell(Ack(id=ask.id))
        else:
            self._ask(ask, now)

    def _greet(self, hello: Hello) -> None:
        if hello.version != VERSION:
            self.tell(OtherVersion(version=VERSION))
            self.socket.close(1008)
        elif not self.server.hub.has(self.room):
            self.close("failed", 500)  # unloaded, or read again, since the socket was opened
        elif not self.greeted:
            self.greeted = True
            self.room.connect(
                self.number,
                self.socket,
                self.guest,
                self.name,
                hello.seen,
                coach=hello.coach,
                mix=hello.mix,
            )
            if self.measured is not None:
                self.room.table.measured(self.number, *self.measured)
            if text := self.server.announcement.text:
                self.room.say_next(self.number, Announced(text=text))
            if self.avatar:
                self.room.show_avatar(self.guest, self.avatar)
            if self.called:  # while the table was unloaded the name may have changed
                self.room.rename(self.guest, self.called)

    def _ask(self, ask: Ask[Any], now: float) -> None:
        if self.server.hub.stopping:
            return  # clients repeat unanswered asks after a restart
        self.server.metrics.messages.add(type(ask).__name__)
        muted = self.server.restrictions.is_muted
        if isinstance(ask, (Say, React)) and muted(self.guest, self.address):
            self._refuse(ask.id, Refused("silenced", "T6"))
            return
        if (limit := self._too_much(ask, now)) is not None:
            self.server.metrics.limited.add(limit)
            self._refuse(ask.id, Refused("too_fast", "T6"))
            return
        self.room.receive(self.number, ask)

    def _too_much(self, ask: Ask[Any], now: float) -> str | None:
        """The limit that an ask is beyond; None if it is not."""
        if self.room.table.answered.has(self.guest, ask.id):
            return None  # costs nothing
        server = self.server
        match ask:
            case Act():
                count = len(ask.actions)
                if count > 1 and not self.message_limit.allows(now, count - 1):
                    return "messages"
                allowed = server.acts.allows(self.guest, self.address, now, count)
                return None if allowed else "acts"
            case Plan() | GoOn() | Hurry():
                return None
            case AskHint():
                return None if server.hints.take(self.address, now) else "hints"
        if isinstance(ask, (Say, React)):
            return None if server.talk.allows(self.guest, self.address, now) else "talk"
        allowed = server.may_change(self.guest, self.address, self.room.id)
        return None if allowed else "changes"

    def _refuse(self, ask: str | None, refused: Refused) -> None:
        self.server.metrics.refusals.add(refused.code)
        self.tell(Refusal(id=ask, code=refused.code, rule=refused.rule, facts=refused.facts))


def ident_of(message: WSMessage) -> str | None:
    """The id of the ask in a frame. The limit of a frame's size bounds the cost."""
    return ident_in(message.data) if message.type in ASKING else None


async def table_socket(request: web.Request) -> web.StreamResponse:
    """`GET /api/tables/{table}/socket`."""
    server = request.app[CONTEXT]
    guest = guest_of(request)
    known = await server.hub.store.people.known(guest)
    name = known.name or server.name_for(request)
    room = await server.hub.room(request.match_info["table"])
    player = next(filter(room.table.state.has_place, known.ids), guest)
    await server.hub.learn_blocks([player], room.table)
    with server.counted(request):
        ws, socket = await accept(request, guest)
        address, limit = server.address_of(request), server.message_limit(request)
        client = Client(server, room, socket, player, name, address, limit)
        client.called, client.avatar = known.name, known.avatar
        server.sockets[socket] = guest
        if is_revoked(request):
            socket.close(1012)
        try:
            await converse(client, ws)
        finally:
            socket.open = False
            del server.sockets[socket]
            room.disconnect(client.number)
    return ws


async def converse(client: Client, ws: web.WebSocketResponse) -> None:
    """Receive until the client is gone; close without a timely hello."""
    loop = asyncio.get_running_loop()
    late = loop.call_later(client.server.settings.hello_seconds, client.must_be_greeted)
    try:
        while (message := await ws.receive()).type not in GONE:
            if client.socket.open:
                client.hear(message)
    finally:
        late.cancel()


async def lobby_socket(request: web.Request) -> web.StreamResponse:
    """`GET /api/lobby`: sends, and hears nothing but pings and pongs.

    `?pages=2` for more than the first page; with `announced=1` also what is announced.
    """
    server = request.app[CONTEXT]
    pages = asked_number(request, "pages") or 1
    with server.counted(request):
        ws, socket = await accept(request, guest_of(request))
        limit = server.message_limit(request)
        allows = partial(server.may_watch, server.address_of(request))
        watcher = server.hub.lobby.watch(socket, pages, allows)
        if asked_number(request, "announced"):
            server.readers.add(socket)
            socket.send(framed(Announced(text=server.announcement.text)))
        try:
            while (message := await ws.receive()).type not in GONE:
                now = server.hub.clock.now()
                pong = message.type is WSMsgType.PONG
                if not socket.open or (pong and socket.pong(message.data, now) is not None):
                    continue
                if not limit.allows(now / 1000):
                    socket.close(1008)
                elif message.type is WSMsgType.PING:
                    socket.answer(message.data)
        finally:
            socket.open = False
            server.readers.discard(socket)
            server.hub.lobby.unwatch(watcher)
    return ws


async def accept(request: web.Request, guest: str) -> tuple[web.WebSocketResponse, Socket]:
    """The handshake: no compression, which costs more than it saves, and we handle pongs."""
    server = request.app[CONTEXT]
    # aiohttp refuses what is as long as the limit, not only what is longer.
    most = server.settings.message_bytes + 1
    ws = web.WebSocketResponse(autoping=False, compress=False, max_msg_size=most)
    remember(request, ws, guest)
    await ws.prepare(request)
    now, address = server.hub.clock.now(), server.address_of(request)
    socket = Socket(request.transport, now, partial(_let_go, request), address)
    socket.line = line_reader(request)
    socket.ping(now)
    return ws, socket


def _let_go(request: web.Request, reason: str) -> None:
    """Disconnect a slow reader; it may reconnect and catch up."""
    request.app[CONTEXT].metrics.limited.add(reason)
    if request.transport is not None:
        request.transport.abort()
