"""A line to PostgreSQL that can be frozen, as if the server or the network hung."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

SOCKET = ".s.PGSQL.5432"


class Link:
    """Passes everything on, unless it is frozen: then nothing moves and nothing is refused."""

    def __init__(self, url: str, folder: str) -> None:
        before, _, real = url.partition("?host=")
        self.url = f"{before}?host={folder}"
        self._real = Path(real, SOCKET)
        self._moves = asyncio.Event()
        self._moves.set()
        self._ways: set[asyncio.Task[None]] = set()

    def freeze(self) -> None:
        self._moves.clear()

    def thaw(self) -> None:
        self._moves.set()

    async def end(self) -> None:
        ways = tuple(self._ways)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to_there = await asyncio.open_unix_connection(self._real)
        for source, target in ((reader, to_there), (there, writer)):
            way = asyncio.create_task(self._pass_on(source, target))
            self._ways.add(way)
            way.add_done_callback(self._ways.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                await self._moves.wait()
                target.write(data)
                await target.drain()
        except ConnectionError:
            pass
        finally:
            target.close()


@asynccontextmanager
async def link_to(url: str) -> AsyncIterator[Link]:
    """A link to this database, at a URL of its own."""
    with TemporaryDirectory(prefix="stosy-link-") as folder:
        link = Link(url, folder)
        async with await asyncio.start_unix_server(link.connected, Path(folder, SOCKET)) as server:
            yield link
            await link.end()
            server.close()
