"""Requests and sockets for a table that another node owns go on to that node.

The node that a client has reached counts its requests and sockets. The owner gets the guest and the
client's address, signed with the secret of the store, and counts its messages.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial, wraps
from typing import TypeAlias

from aiohttp import (
    ClientError,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    DummyCookieJar,
    TCPConnector,
    WSMessage,
    WSMsgType,
    hdrs,
    web,
)
from aiohttp.typedefs import Handler

from stosy.core import Refused
from stosy.server.http.context import CONTEXT, ask_of, guest_of, is_revoked, remember
from stosy.server.http.headers import FORWARDED, Forwarded
from stosy.server.http.lines import appended
from stosy.server.http.sockets import GONE, accept
from stosy.server.store import Deposed, Peer
from stosy.server.tables.connection import PING, PONG, Socket, frame, framed
from stosy.server.tables.hub import Elsewhere

Early: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse | None]]

HEADER = "X-Stosy-Forwarded"
"""For which node, which guest, which address, which ask, and the signature of that."""
PASSED_ON = (hdrs.CONTENT_TYPE, hdrs.ACCEPT_LANGUAGE)
PASSED_BACK = (hdrs.CONTENT_TYPE, hdrs.CONTENT_DISPOSITION)
LOOK_EVERY = 1.0
"""Seconds between two looks whether a node to which sockets are forwarded answers."""
HANDSHAKE = 2.0
"""Seconds to reach the owner."""
ANSWER = 15.0
"""Seconds for its answer."""
CLOSING = 1.0
"""Seconds for what is still being answered when the server stops."""
AGAIN = 0.1
"""Seconds until the next look who owns a table whose owner is not reached."""
PATIENCE = 8.0
"""Seconds of such looks: longer than it takes to depose a node."""
LAST_PATIENCE = 1.0
"""The same when the server stops."""


def read_forwarded(request: web.Request) -> None:
    """Note for whom another node asks; Refused if it does not ask this one."""
    text = request.headers.get(HEADER)
    if text is None:
        return
    context = request.app[CONTEXT]
    told, _, signature = text.rpartition(" ")
    if not context.guests.sealed(told, signature):
        raise Refused("not_found", "T6")
    node, guest, address, ask, *_ = told.split(" ")  # a later version may tell more
    if node != context.hub.store.node:
        raise Refused("table_elsewhere", "T6")
    request[FORWARDED] = Forwarded(guest, address, ask)


class Forwarder:
    """Asks other nodes, and listens to what they ask."""

    def __init__(self) -> None:
        self._session: ClientSession | None = None
        self._server: web.Server | None = None
        self._listening: asyncio.Server | None = None
        self._watched: dict[str, asyncio.Task[None]] = {}

    def loss_of(self, peer: Peer) -> asyncio.Future[None]:
        """Done when the peer is not reached any more, though its lease may run."""
        if peer.id not in self._watched:
            self._watched[peer.id] = asyncio.create_task(self._watch(peer))
        return self._watched[peer.id]

    async def _watch(self, peer: Peer) -> None:
        """As long as it answers; a connection that is cut says nothing by itself."""
        try:
            while True:
                await asyncio.sleep(LOOK_EVERY)
                url, limit = f"{peer.address}/api/health", ClientTimeout(total=HANDSHAKE)
                async with self.session.get(url, timeout=limit) as answer:
                    await answer.read()
        except (ClientError, OSError, TimeoutError):
            pass
        finally:
            del self._watched[peer.id]

    @property
    def session(self) -> ClientSession:
        if self._session is None:
            # Each forwarded socket holds a connection.
            self._session = ClientSession(
                connector=TCPConnector(limit=0), cookie_jar=DummyCookieJar()
            )
        return self._session

    async def listen(self, app: web.Application) -> str:
        """Take requests from other nodes, without the limits of the public port; where."""
        host, _, port = app[CONTEXT].settings.node_address.rpartition(":")
        self._server = app._make_handler(access_log=None, handler_cancellation=True)
        loop = asyncio.get_running_loop()
        self._listening = await loop.create_server(self._server, host.strip("[]"), int(port))
        return f"http://{host}:{self._listening.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        for watching in tuple(self._watched.values()):
            watching.cancel()
        if self._listening is not None and self._server is not None:
            self._listening.close()
            await self._server.shutdown(CLOSING)
        if self._session is not None:
            await self._session.close()


FORWARDER = web.AppKey("forwarder", Forwarder)


def near_table(handler: Handler, first: Early | None = None) -> Handler:
    """A handler that runs at the node that owns the table of the request, if it has one.

    A node that stops lets another one handle it. What is asked for has an id, so that it is not
    done twice if an answer is lost on the way. `first` may have an answer that needs no owner.
    """
    near = partial(_near_table, handler, _request)

    async def first_here(request: web.Request) -> web.StreamResponse:
        answer = None if first is None else await first(request)
        return await near(request) if answer is None else answer

    return wraps(handler)(first_here)


def socket_near_table(handler: Handler) -> Handler:
    """The same for a socket."""
    return wraps(handler)(partial(_near_table, handler, _socket))


async def _near_table(
    handler: Handler,
    forward: Callable[[web.Request, Peer], Awaitable[web.StreamResponse | None]],
    request: web.Request,
) -> web.StreamResponse:
    hub, table = request.app[CONTEXT].hub, request.match_info.get("table")
    loop = asyncio.get_running_loop()
    began = loop.time()
    while True:
        try:
            if table is not None:
                await hub.room(table)
            return await handler(request)
        except (Refused, Deposed) as refused:
            if FORWARDED in request and isinstance(refused, Deposed):
                hub.node.look_soon()
                raise Refused("table_elsewhere", "T6") from None
            patience = LAST_PATIENCE if hub.stopping else PATIENCE
            if FORWARDED in request or loop.time() - began > patience:
                raise
            answer = None
            if isinstance(refused, Elsewhere):
                answer = await forward(request, refused.owner)
            elif not _passes(refused, hub.stopping):
                raise
        if answer is not None:
            return answer
        hub.node.look_soon()
        await asyncio.sleep(AGAIN)


def _passes(refused: Refused | Deposed, stopping: bool) -> bool:
    """Is it worth trying again? A deposed node comes back at once, a node that stops hands over."""
    return isinstance(refused, Deposed) or (stopping and refused.code == "not_saved")


def signed(request: web.Request, owner: Peer) -> dict[str, str]:
    """The headers by which that node knows for whom we ask."""
    context = request.app[CONTEXT]
    told = f"{owner.id} {guest_of(request)} {context.address_of(request)} {ask_of(request)}"
    passed = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
    return passed | {HEADER: f"{told} {context.guests.seal(told)}"}


async def _request(request: web.Request, owner: Peer) -> web.StreamResponse | None:
    """The answer of the owner; None if it was not reached, or is not the owner any more."""
    context = request.app[CONTEXT]
    async with asyncio.timeout(context.settings.hello_seconds):
        body = await request.read()
    asking = asyncio.create_task(_answer(request, owner, body))
    try:
        ends = asking, context.hub.node.end_of(owner.id)
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        return asking.result() if asking.done() else None
    finally:
        asking.cancel()


async def _answer(request: web.Request, owner: Peer, body: bytes) -> web.Response | None:
    session = request.app[FORWARDER].session
    try:
        async with session.request(
            request.method,
            owner.address + request.path_qs,
            data=body,
            headers=signed(request, owner),
            timeout=ClientTimeout(total=ANSWER, sock_connect=HANDSHAKE),
        ) as answer:
            if answer.status == 503 and b'"table_elsewhere"' in await answer.read():
                return None
            passed = {name: answer.headers[name] for name in PASSED_BACK if name in answer.headers}
            told = web.Response(body=await answer.read(), status=answer.status, headers=passed)
    except (ClientError, OSError, TimeoutError):
        return None
    remember(request, told, guest_of(request))
    return told


async def _socket(request: web.Request, owner: Peer) -> web.StreamResponse | None:
    """Pass a socket's messages on both ways until one end closes, or the owner is gone.

    Who comes when the server stops is to come again.
    """
    server, session = request.app[CONTEXT], request.app[FORWARDER].session
    if server.hub.stopping:
        ws, socket = await accept(request, guest_of(request), measured=False)
        socket.send(framed(server.hub.goodbye()))
        socket.close(1012)
        return ws
    with server.counted(request):
        try:
            async with asyncio.timeout(HANDSHAKE):
                far = await session.ws_connect(
                    owner.address + request.path_qs,
                    headers=signed(request, owner),
                    autoping=False,
                    autoclose=False,
                    max_msg_size=0,
                )
        except (ClientError, OSError, TimeoutError):
            return None
        try:
            ws, socket = await accept(request, guest_of(request), measured=False)
            server.sockets[socket] = guest_of(request)
            if is_revoked(request):
                socket.close(1012)
            try:
                ends = server.hub.node.end_of(owner.id), request.app[FORWARDER].loss_of(owner)
                await _relay(ws, socket, far, ends, True)
                socket.close(1012)
            finally:
                socket.open = False
                del server.sockets[socket]
        finally:
            await far.close()
    return ws


async def _relay(
    ws: web.WebSocketResponse,
    socket: Socket,
    far: ClientWebSocketResponse,
    ends: Iterable[asyncio.Future[None]],
    tells_lines: bool,
) -> None:
    up = _up(ws, far, socket if tells_lines else None)
    ways = [asyncio.create_task(each) for each in (up, _down(far, socket))]
    try:
        await asyncio.wait((*ways, *ends), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)


async def _up(ws: web.WebSocketResponse, far: ClientWebSocketResponse, line: Socket | None) -> None:
    """From the client to the owner; with `line`, pongs tell what is known of the line."""
    while (message := await ws.receive()).type not in GONE:
        match message.type:
            case WSMsgType.TEXT:
                await far.send_str(message.data)
            case WSMsgType.PING:
                await far.ping(message.data)
            case WSMsgType.PONG:
                data = message.data
                await far.pong(data if line is None else appended(*line.line(data)))
            case _:
                await far.send_bytes(message.data)


async def _down(far: ClientWebSocketResponse, socket: Socket) -> None:
    while (message := await far.receive()).type not in GONE:
        socket.send(_framed(message))
    if message.type is WSMsgType.CLOSE:
        socket.close(message.data or 1000)


def _framed(message: WSMessage) -> bytes:
    match message.type:
        case WSMsgType.PING:
            return frame(message.data, PING)
        case WSMsgType.PONG:
            return frame(message.data, PONG)
        case _:
            return frame(message.data.encode())
