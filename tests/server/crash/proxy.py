"""A TCP proxy of ours that can be cut or slow."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from random import SystemRandom

from tests.server.e2e.places import HOST

SLOW = 0.4
"""Seconds that everything takes through a slow proxy."""
EPHEMERAL = 32_768
"""From here on Linux takes the ports of outgoing connections."""


def free_port() -> int:
    """A port that was free a moment ago, and is given to nobody who does not ask for it."""
    while True:
        port = SystemRandom().randrange(15_000, EPHEMERAL)
        with suppress(OSError), socket.create_server((HOST, port)):
            return port


async def listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection(HOST, port)
    except OSError:
        return False
    writer.close()
    return True


class Proxy:
    """Passes bytes on to its target. While it is cut nothing comes through, and nobody is told."""

    def __init__(self, target: tuple[str, int] | None = None) -> None:
        self.target = target
        self._listening = socket.create_server((HOST, 0))
        self._whole = asyncio.Event()
        self._whole.set()
        self._delay = 0.0

    @property
    def address(self) -> tuple[str, int]:
        address: tuple[str, int] = self._listening.getsockname()
        return address

    def cut(self) -> None:
        self._whole.clear()

    def slow(self) -> None:
        self._delay = SLOW

    def heal(self) -> None:
        self._whole.set()
        self._delay = 0.0

    async def serve(self) -> None:
        """Until cancelled."""
        server = await asyncio.start_server(self._connected, sock=self._listening)
        async with server:
            await server.serve_forever()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._pause()
            there, to_there = await self._reach()
        except OSError:
            writer.transport.abort()
            return
        ways = (self._pass_on(reader, to_there), self._pass_on(there, writer))
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*ways)

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.target is None:
            raise ConnectionRefusedError
        return await asyncio.open_connection(*self.target)

    async def _pause(self) -> None:
        if self._delay:
            await asyncio.sleep(self._delay)
        await self._whole.wait()

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                await self._pause()
                target.write(data)
                await target.drain()
        except OSError:
            pass
        finally:
            if not target.is_closing():
                target.close()


class Balancer(Proxy):
    """Chooses the first of its targets that can be reached; stands in for HAProxy."""

    def __init__(self, targets: list[tuple[str, int]]) -> None:
        super().__init__()
        self._targets = targets

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        for target in self._targets:
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(1.0):
                    return await asyncio.open_connection(*target)
        raise ConnectionRefusedError
