"""A table in this process, as a server would offer it to the same client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from msgspec import Struct

from stosy.bots.stopping import new_stop
from stosy.core import Refused
from stosy.host import Host, Store
from stosy.host.host import Cancel, Request, encoded
from stosy.table import Table
from stosy.tui.listener import Listener
from stosy.wire import VERSION, Hello
from stosy.wire.api import Me, ReportPerson

PERSON = "me"
"""The only person at the table."""


def _a_bot(seat: int) -> Refused:
    """All others are bots here."""
    return Refused("wrong_seat", "T1", number=seat + 1, kind="bot")


class LocalTable:
    """A site with one table."""

    origin = ""

    def __init__(self, table: Table, store: Store, name: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(2, "search")
        self._name = name
        self.host = Host(table, store, self._now, self._later, self._search)

    def link(self, table: str, listener: Listener) -> LocalLink:
        """The connection of the person."""
        return LocalLink(self.host, self._name, listener)

    async def rename(self, name: str) -> Me:
        """The person is called so from now on; at the table, from the next match on."""
        self.host.let(self.host.table.names.rename, PERSON, name)
        return Me(name=name, tables=())

    async def block(self, table: str, seat: int) -> None:
        raise _a_bot(seat)

    async def unblock(self, table: str, seat: int) -> bool:
        raise _a_bot(seat)

    async def report(self, table: str, report: ReportPerson) -> str:
        raise _a_bot(report.seat)

    def close(self) -> None:
        """Leave the table, which stays in its store."""
        self.host.close()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _now(self) -> float:
        return self._loop.time() * 1000

    def _later(self, seconds: float, call: Callable[[], None]) -> Cancel:
        return self._loop.call_later(seconds, call).cancel

    def _search(self, request: Request, done: Callable[[Any], None]) -> Cancel:
        """Search in a thread."""
        stop = new_stop()

        def run() -> None:
            found = None if stop.is_set() else request.answer(stop)
            with suppress(RuntimeError):  # the loop may be closed already
                self._loop.call_soon_threadsafe(done, found)

        self._pool.submit(run)
        return stop.set


class LocalLink:
    """The person's connection to a table in this process; it is never lost."""

    def __init__(self, host: Host, name: str, listener: Listener) -> None:
        self.retry = 0.0
        self._listener = listener
        self._messages: asyncio.Queue[bytes] = asyncio.Queue()
        self._guest = host.guest(PERSON, name, self._messages.put_nowait)

    def post(self, message: Struct) -> None:
        self._guest.receive(encoded(message))

    async def run(self) -> None:
        """Connect, and pass messages on one by one until it is cancelled."""
        self.post(Hello(version=VERSION, coach=self._listener.coach))
        try:
            while True:
                self._listener.heard((await self._messages.get()).decode())
        finally:
            self._guest.leave()

    async def renew(self) -> None:
        """Nothing to renew: the table knows who changed the name."""
