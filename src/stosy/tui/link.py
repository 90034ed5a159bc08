"""The connection to a table on a server; it reconnects by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import uniform

import msgspec
from aiohttp import ClientError, ClientWebSocketResponse, WSMsgType
from msgspec import Struct

from stosy.core import Refused
from stosy.tui.address import Unreachable
from stosy.tui.listener import Listener
from stosy.wire import VERSION, Hello

FIRST_DELAY, LONGEST_DELAY = 0.5, 10.0
PASSING = frozenset(
    ("too_fast", "too_many_connections", "stopping", "not_saved", "broken", "foreign_host")
)
"""Refusals after which it makes sense to try again."""

encode = msgspec.json.Encoder().encode


def delay(attempt: int) -> float:
    """Seconds before the next attempt to reconnect: exponential backoff with jitter."""
    longest = min(LONGEST_DELAY, FIRST_DELAY * 2 ** min(attempt, 10))
    return uniform(longest / 2, longest)


PARTING = 1.0
"""The longest wait, in seconds, for the closing handshake."""


class Link:
    """One table's socket."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[ClientWebSocketResponse]],
        listener: Listener,
        delay: Callable[[int], float] = delay,
    ) -> None:
        self._connect = connect
        self._listener = listener
        self._delay = delay
        self._out: asyncio.Queue[bytes] = asyncio.Queue()
        self._socket: ClientWebSocketResponse | None = None
        self._renewing = False
        self.retry = 0.0
        """Seconds that the server asked to wait before reconnecting."""

    def post(self, message: Struct) -> None:
        """Send a message on the open connection."""
        self._out.put_nowait(encode(message))

    async def run(self) -> None:
        """Run forever; raises Unreachable or Refused if the first attempt fails, Refused if all
        would."""
        attempt = 0
        socket = await self._connect()
        while True:
            if await self._talk(socket):
                attempt = 0
            if not self._renewing:
                self._listener.gone()
            while (again := await self._again(attempt)) is None:
                attempt += 1
            attempt += 1
            socket = again

    async def renew(self) -> None:
        """Reconnect silently after an identity change."""
        self._renewing = True
        if self._socket is not None:
            await self._socket.close()

    async def _again(self, attempt: int) -> ClientWebSocketResponse | None:
        """Try to reconnect."""
        if not self._renewing:
            await asyncio.sleep(max(self.retry, self._delay(attempt)))
        self.retry, self._renewing = 0.0, False
        try:
            return await self._connect()
        except Unreachable:
            return None
        except Refused as refused:
            if refused.code not in PASSING:
                raise
            return None

    async def _talk(self, socket: ClientWebSocketResponse) -> bool:
        """Exchange messages until the connection breaks; was anything received?"""
        self._socket = socket
        self._out = asyncio.Queue()
        self.post(
            Hello(version=VERSION, seen=self._listener.seen(), coach=self._listener.coach, mix=True)
        )
        sending = asyncio.create_task(self._send(socket, self._out))
        heard = False
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                heard = True
                self._listener.heard(message.data)
        finally:
            sending.cancel()
            with suppress(TimeoutError):
                async with asyncio.timeout(PARTING):
                    await socket.close()
        return heard

    async def _send(self, socket: ClientWebSocketResponse, out: asyncio.Queue[bytes]) -> None:
        try:
            while True:
                await socket.send_str((await out.get()).decode())
        except (ClientError, ConnectionError):
            pass  # the receiving side notices, too
