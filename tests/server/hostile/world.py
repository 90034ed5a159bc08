"""A real server on loopback with everything it logs, set up as `stosy serve` does."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import structlog
import uvloop
from aiohttp import web

from stosy.server.app import make_app
from stosy.server.http.connections import Runner
from stosy.server.http.context import CONTEXT, Context
from stosy.server.logs import Route, set_up
from stosy.server.serving import allowed_hosts
from stosy.server.settings import ServerSettings
from stosy.server.store import open_store
from tests.server.store.templates import ready
from tests.timeouts import POLL_SECONDS, STORY_TIMEOUT, TIMEOUT

T = TypeVar("T")

HOST = "127.0.0.1"
HARMLESS = ("moves_lost", "reported")
"""Warnings that a client can bring about: by a claim to have seen more than there is, or a report.
"""
OPENED: set[asyncio.StreamWriter] = set()
"""Connections of clients; what a test leaves open is closed with the server."""
UNLIMITED: dict[str, Any] = {
    "message_rate": 1e9,
    "message_burst": 1e9,
    "talk_rate": 1e9,
    "talk_burst": 1e9,
    "act_rate": 1e9,
    "act_burst": 1e9,
    "change_rate": 1e9,
    "change_burst": 1e9,
    "table_change_rate": 1e9,
    "table_change_burst": 1e9,
    "hint_rate": 1e9,
    "hint_burst": 1e9,
    "request_rate": 1e9,
    "table_rate": 1e9,
    "table_burst": 1e9,
    "request_burst": 1e9,
    "report_rate": 1e9,
    "report_burst": 1e9,
    "sign_in_rate": 1e9,
    "sign_in_burst": 1e9,
    "connections_per_address": 10_000,
    "lines_per_address": 10_000,
    "tables_per_guest": 10_000,
    "pace": 0.0,
}
"""No limit but those of size: for what is to get through to the tables."""


def run(test: Coroutine[Any, Any, T]) -> T:
    return uvloop.run(asyncio.wait_for(test, STORY_TIMEOUT))


class World:
    """A running server."""

    def __init__(self, runner: web.AppRunner, log: io.StringIO) -> None:
        self.runner = runner
        self.log = log
        self.port: int = runner.addresses[0][1]
        self.loop_errors: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(self._note)

    def _note(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.loop_errors.append(context)

    @property
    def context(self) -> Context:
        return self.runner.app[CONTEXT]

    @property
    def origin(self) -> str:
        return f"http://{HOST}:{self.port}"

    async def until(self, what: Callable[[], bool]) -> None:
        """Let the server go on until this is so."""
        async with asyncio.timeout(TIMEOUT):
            while not what():
                await asyncio.sleep(POLL_SECONDS)

    def lines(self) -> list[dict[str, Any]]:
        """What was logged."""
        return [json.loads(line) for line in self.log.getvalue().splitlines()]

    def troubles(self) -> list[Any]:
        """Tracebacks, errors, and whatever else should not be: nothing, if all is well."""
        said = [line for line in self.lines() if line["event"] not in HARMLESS]
        bad = [line for line in said if "trace" in line or line["level"] != "info"]
        return bad + [{k: str(v) for k, v in each.items()} for each in self.loop_errors]


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """Everything the server and its libraries log, as JSON lines."""
    root, access = logging.getLogger(), logging.getLogger("aiohttp.access")
    level, disabled = root.level, access.disabled
    stream = io.StringIO()
    set_up("json", "debug", stream)
    try:
        yield stream
    finally:
        structlog.reset_defaults()
        for handler in [each for each in root.handlers if isinstance(each, Route)]:
            root.removeHandler(handler)
        root.setLevel(level)
        access.disabled = disabled


@asynccontextmanager
async def serving(
    folder: Path, *, kernel_buffer: int | None = None, **settings: Any
) -> AsyncIterator[World]:
    """A server with these settings instead of the usual ones.

    `kernel_buffer` is how much the system takes for a client that does not read, in bytes.
    """
    made = ServerSettings(**{"pace": 0.0, "site": "", **settings})
    with logged() as log:
        store = await open_store(ready(f"{folder}/stosy.sqlite"))
        hosts = allowed_hosts(HOST)
        runner = Runner(await make_app(store, made, hosts), made, grace=0.1)
        await runner.setup()
        door = socket.create_server((HOST, 0), backlog=1000)
        if kernel_buffer is not None:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, kernel_buffer)
        await web.SockSite(runner, door).start()
        try:
            yield World(runner, log)
        finally:
            for writer in OPENED:
                writer.transport.abort()
            OPENED.clear()
            await runner.cleanup()
