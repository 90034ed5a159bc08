"""One WebSocket: frames out without waiting, and round trips measured by our own pings."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Callable
from random import random
from struct import Struct as Packer
from struct import error, pack, unpack_from
from typing import Any

import msgspec

from stosy.table.presence import Line

to_json = msgspec.json.Encoder().encode
middle_header = Packer("!BBH").pack

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""First bytes of whole frames."""

MOST_UNSENT = 256 * 1024
"""Bytes that may wait for a slow reader before it is let go."""
LINGER = 5.0
"""Seconds in which a client that is told goodbye may still read it."""
PARTING = 0.5
"""Seconds in which a client may close after it was told to."""
NONCE = 8
TCP_INFO = 152
"""Bytes of the kernel's tcp_info, up to its shortest round trip."""
LATELY, LEAST, NEVER = 68, 148, 0xFFFFFFFF
"""Where they are in it; before the first the shortest is the largest number."""
EAGER = 4
"""So many pings come in the first seconds."""


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A whole WebSocket frame as servers send it, without compression and mask (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return pack("!BB", kind, size) + payload
    if size < 65536:
        return middle_header(kind, 126, size) + payload
    return pack("!BBQ", kind, 127, size) + payload


def framed(message: Any) -> bytes:
    """A message as it goes over the line."""
    payload = to_json(message)
    size = len(payload)
    if 126 <= size < 65536:  # most are
        return middle_header(TEXT, 126, size) + payload
    return frame(payload)


def line_of(transport: asyncio.Transport | None) -> Line | None:
    """The line to the peer, as the kernel knows it: its acknowledgements are no program's doing."""
    peer: Any = None if transport is None else transport.get_extra_info("socket")
    try:
        told = peer.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO)
        (lately,), (least,) = unpack_from("=I", told, LATELY), unpack_from("=I", told, LEAST)
    except (AttributeError, OSError, error):
        return None  # no TCP, another system, or gone
    return None if least == NEVER or not lately else Line(lately / 1000, least / 1000)


class Socket:
    """The sending side of a connection. Nothing here waits, so a slow reader delays nobody.

    Frames are written to the transport whole, as aiohttp's own writer does, which can only be
    awaited; `let_go` is called once with the reason when the reader does not keep up.
    """

    __slots__ = (
        "_last_ping",
        "_let_go",
        "_rest",
        "_transport",
        "address",
        "alive",
        "line",
        "open",
        "pinged",
        "pings",
    )

    def __init__(
        self,
        transport: asyncio.Transport | None,
        now: float,
        let_go: Callable[[str], None],
        address: str,
    ) -> None:
        self._transport = transport
        self._let_go = let_go
        self.address = address
        self.open = transport is not None
        self.line: Callable[[], Line | None] = lambda: None
        """What is known of the line to the client."""
        self._rest = 1.0
        """The part of the usual time that passes before the next ping."""
        self.alive = now
        """When the last sign of life came."""
        self.pinged: dict[bytes, float] = {}
        self.pings = 0
        self._last_ping = now

    @property
    def unsent(self) -> int:
        """Bytes that wait for the reader."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def send(self, data: bytes) -> None:
        """Write a frame; disconnects a reader that is too slow."""
        transport = self._transport
        if not self.open or transport is None or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_UNSENT:
            self.open = False
            self._let_go("slow")
            return
        transport.write(data)

    def ping(self, now: float) -> None:
        """Send a ping with an unguessable number."""
        if len(self.pinged) > 4:
            self.pinged.pop(next(iter(self.pinged)))
        nonce = secrets.token_bytes(NONCE)
        self.pinged[nonce] = now
        self.pings += 1
        self._last_ping = now
        self._rest = 0.5 + 0.5 * random()
        self.send(frame(nonce, PING))

    def wants_ping(self, now: float, every: float) -> bool:
        """Is a ping due? The first few come fast, to measure the round trip; later ones keep the
        connection alive, and come when nobody can foresee it."""
        return self.pings < EAGER or now - self._last_ping >= every * self._rest

    def pong(self, nonce: bytes, now: float) -> float | None:
        """The round trip in ms; None for an unexpected pong."""
        sent = self.pinged.pop(bytes(nonce), None)
        if sent is None:
            return None
        self.alive = now
        return now - sent

    def answer(self, payload: bytes) -> None:
        """Answer the client's ping."""
        self.send(frame(payload, PONG))

    def close(self, code: int = 1000) -> None:
        """Send a close frame, and close when the client has, or soon.

        Closing at once while the client is sending would lose what it has not read yet.
        """
        if self.open and self._transport is not None and not self._transport.is_closing():
            self._transport.write(frame(pack("!H", code), CLOSE))
            loop = asyncio.get_running_loop()
            loop.call_later(PARTING, self._transport.close)
            # Who does not read would keep the connection, and what waits for it, for ever.
            loop.call_later(LINGER, self._transport.abort)
        self.open = False

    def abort(self) -> None:
        """Close at once, whatever waits to be sent."""
        self.open = False
        if self._transport is not None:
            self._transport.abort()
