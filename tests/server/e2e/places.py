"""Servers for the tests: in this process, or in one of its own that can be killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from resource import RLIMIT_FSIZE, prlimit
from time import monotonic
from types import MappingProxyType
from typing import Any
from unittest.mock import patch

from aiohttp import web

from stosy.server import app as application
from stosy.server.http.context import CONTEXT, Context
from stosy.server.matches.analyses import Analyst
from stosy.server.settings import ServerSettings
from stosy.server.store import open_store
from stosy.server.tables.hub import Hub
from stosy.server.tables.writer import ServiceClock
from tests.processes import end_group, mortal, started
from tests.server.store.templates import ready
from tests.timeouts import TIMEOUT

HOST = "127.0.0.1"
PUBLIC = "stosy.example"
"""Another name for it, of the kind that everybody can use."""

GENEROUS: dict[str, Any] = {
    "message_rate": 1e6,
    "message_burst": 1e6,
    "talk_rate": 1e6,
    "talk_burst": 1e6,
    "act_rate": 1e6,
    "act_burst": 1e6,
    "report_rate": 1e6,
    "report_burst": 1e6,
    "change_rate": 1e6,
    "change_burst": 1e6,
    "table_change_rate": 1e6,
    "table_change_burst": 1e6,
    "hint_rate": 1e6,
    "hint_burst": 1e6,
    "request_rate": 1e6,
    "table_rate": 1e6,
    "table_burst": 1e6,
    "request_burst": 1e6,
    "connections_per_address": 1000,
    "lines_per_address": 1000,
    "tables_per_guest": 1000,
    "pace": 0.0,
    "site": "",
}
"""No limits to run into, bots that do not wait, and no browser client that was built by chance."""


@dataclass
class Site:
    """A server in this process: its address, and a look inside."""

    url: str
    hub: Hub
    stop: Callable[[], Awaitable[None]]
    context: Context


@asynccontextmanager
async def here(
    store: str,
    source: Callable[[], float] = monotonic,
    listens: str = HOST,
    analyst: Analyst | None = None,
    port: int = 0,
    **settings: Any,
) -> AsyncIterator[Site]:
    """A server in this process, on a free port or that one; `source` is its clock, in seconds.

    It believes that it `listens` at that host.
    """
    opened, limits = await open_store(ready(store)), ServerSettings(**GENEROUS | settings)
    with patch.object(application, "ServiceClock", partial(ServiceClock, source=source)):
        hosts = frozenset({HOST, PUBLIC})
        app = await application.make_app(opened, limits, hosts, listens, analyst)
    runner = web.AppRunner(app, access_log=None, handler_cancellation=True, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
        url = f"http://{HOST}:{runner.addresses[0][1]}"
        yield Site(url, app[CONTEXT].hub, runner.cleanup, app[CONTEXT])
    finally:
        await runner.cleanup()


class Command:
    """`stosy serve` as people start it."""

    def __init__(self, process: asyncio.subprocess.Process, url: str) -> None:
        self._process = process
        self.url = url

    @classmethod
    @asynccontextmanager
    async def started(cls, store: str, log: Path, port: int = 0) -> AsyncIterator[Command]:
        command = [sys.executable, "-m", "stosy.cli", "serve", "--lang", "en"]
        command += ["--port", str(port), "--db", store, "--log", "json"]
        with log.open("ab") as errors:
            process = await asyncio.create_subprocess_exec(
                *mortal(command),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
                start_new_session=True,
            )
        try:
            assert process.stdout is not None
            line = await asyncio.wait_for(process.stdout.readline(), TIMEOUT)
            assert b"http://" in line, (line, log.read_text())
            yield cls(process, line.split()[-1].decode())
        finally:
            end_group(process.pid)
            await process.communicate()

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    async def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal; the exit status."""
        self.send(number)
        return await self.ended()

    async def ended(self) -> int:
        await asyncio.wait_for(self._process.communicate(), TIMEOUT)
        assert self._process.returncode is not None
        return self._process.returncode


class Nursery:
    """Starts servers quickly, in processes of their own: see `nursery.py`.

    Who is killed leaves no figures behind, so none are gathered there.
    """

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    @classmethod
    @contextmanager
    def opened(cls, **environment: str) -> Iterator[Nursery]:
        kept = {name: value for name, value in os.environ.items() if name[:3] != "COV"}
        with started(
            [sys.executable, "-m", "tests.server.e2e.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[3],
            env=kept | environment,
            text=True,
        ) as process:
            yield cls(process)

    async def start(
        self,
        store: str,
        log: Path,
        port: int = 0,
        file_bytes: int | None = None,
        host: str = HOST,
        network: int | None = None,
        environment: Mapping[str, str] = MappingProxyType({}),
        unfenced: bool = False,
        **settings: Any,
    ) -> Child:
        """A new server; its files may grow to so many bytes.

        `network` is a process in whose network namespace it is to be. `unfenced`: it writes though
        it was deposed, to show that this is noticed.
        """
        order = {"store": ready(store), "host": host, "port": port, "log": str(log)}
        order |= {"file_bytes": file_bytes, "network": network, "environment": dict(environment)}
        order |= {"unfenced": unfenced, "generous": GENEROUS}
        told = await self._tell(order | {"settings": settings})
        assert "port" in told, log.read_text()
        return Child(self, told["pid"], told["port"])

    async def ended(self, pid: int) -> int:
        """The exit status of a server; minus the signal's number if one ended it."""
        status: int = (await self._tell({"wait": pid}))["status"]
        return status

    async def _tell(self, order: dict[str, Any]) -> dict[str, Any]:
        return await asyncio.to_thread(self._exchange, json.dumps(order))

    def _exchange(self, order: str) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(order, file=self._process.stdin, flush=True)
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        return told


@dataclass
class Child:
    """A server in a process of its own."""

    nursery: Nursery
    pid: int
    port: int

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def let_files_grow(self, most: int | None = None) -> None:
        """Up to so many bytes; beyond that writing fails, as on a full disk."""
        _, hard = prlimit(self.pid, RLIMIT_FSIZE)
        prlimit(self.pid, RLIMIT_FSIZE, (hard if most is None else most, hard))

    async def end(self, number: signal.Signals) -> int:
        """Send a signal; the exit status."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)
        return await self.nursery.ended(self.pid)
