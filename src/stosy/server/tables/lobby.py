"""The lobby: public tables, and whoever watches the list."""

from __future__ import annotations

import asyncio

from stosy.server.store import TableRow
from stosy.server.tables.connection import Socket, framed
from stosy.server.tables.listing import decode
from stosy.table.state import SLOW
from stosy.wire.api import Tables, TableSummary


class Lobby:
    """Public tables where somebody is, and slow ones, the latest changed first.

    Watchers get changes.
    """

    def __init__(self, seconds: float, size: int) -> None:
        self._seconds = seconds
        self._size = size
        self._tables: dict[str, TableSummary] = {}
        self._watchers: set[Socket] = set()
        self._timer: asyncio.TimerHandle | None = None

    def note(self, row: TableRow, here: bool) -> None:
        """A table is new or has changed, or somebody came or went."""
        before = self._tables.pop(row.id, None)
        if not row.public and before is None:
            return
        summary = decode(row.summary) if row.public and row.phase != "closed" else None
        shown = summary is not None and (here or (summary.settings.clock or 0) >= SLOW)
        if shown and summary is not None:
            self._tables[row.id] = summary
            if len(self._tables) > self._size:
                del self._tables[next(iter(self._tables))]
        if (shown or before is not None) and self._timer is None and self._watchers:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._tell)

    def forget(self, table: str) -> None:
        """A table could not be kept."""
        self._tables.pop(table, None)

    def tables(self) -> Tables:
        return Tables(tables=tuple(reversed(self._tables.values())))

    def watch(self, socket: Socket) -> None:
        """Send the list now, and after every change."""
        self._watchers.add(socket)
        socket.send(framed(self.tables()))

    def unwatch(self, socket: Socket) -> None:
        self._watchers.discard(socket)

    def watchers(self) -> tuple[Socket, ...]:
        return tuple(self._watchers)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _tell(self) -> None:
        self._timer = None
        data = framed(self.tables())
        for socket in self.watchers():
            socket.send(data)
