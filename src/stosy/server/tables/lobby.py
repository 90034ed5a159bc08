"""The lobby: public tables in order, and whoever watches the list."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, islice

from msgspec import Struct

from stosy.server.store import TableRow
from stosy.server.tables.connection import Socket, framed
from stosy.server.tables.listing import decode
from stosy.wire.api import PlacedTable, Tables, TablesChanged, TableSummary

PAGE = 24
"""So many tables make a page."""
MOST_UNREAD = 16 * 1024
"""Bytes: a watcher with more of them unread gets no changes, but a new page later."""


class Listed(Struct, frozen=True):
    """A table in the list. A change of it, or of its place, makes a new value."""

    summary: TableSummary
    opener: str | None
    waiting: bool


class PublicTables:
    """Tables where people wait for somebody, then the others; in both, the last to come first.

    A table that changes keeps its place unless somebody begins or ceases to wait there. There are
    at most `most`, and at most `each` of one opener; whatever stands last has to go.
    """

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._waiting: dict[str, Listed] = {}
        self._others: dict[str, Listed] = {}
        self._opened_by: defaultdict[str, dict[str, Listed]] = defaultdict(dict)
        """Dictionaries have the last to come at their end."""

    def __len__(self) -> int:
        return len(self._waiting) + len(self._others)

    def __iter__(self) -> Iterator[Listed]:
        return chain(reversed(self._waiting.values()), reversed(self._others.values()))

    def put(self, new: Listed) -> bool:
        """Add or change a table; is it different now?"""
        table = new.summary.table
        old = self._waiting.get(table) or self._others.get(table)
        if old == new:
            return False
        if old is not None and old.waiting != new.waiting:
            self.drop(table)
        for tables in self._lists_of(new):
            tables[table] = new
        self._make_room(new.opener)
        return True

    def drop(self, table: str) -> bool:
        """Remove a table; was it there?"""
        old = self._waiting.get(table) or self._others.get(table)
        if old is None:
            return False
        for tables in self._lists_of(old):
            del tables[table]
        if old.opener is not None and not self._opened_by[old.opener]:
            del self._opened_by[old.opener]
        return True

    def _lists_of(self, listed: Listed) -> Iterator[dict[str, Listed]]:
        yield self._waiting if listed.waiting else self._others
        if listed.opener is not None:
            yield self._opened_by[listed.opener]

    def _make_room(self, opener: str | None) -> None:
        own = {} if opener is None else self._opened_by[opener]
        if len(own) > self._each:
            self.drop(next((table for table in own if not own[table].waiting), next(iter(own))))
        if len(self) > self._most:
            self.drop(next(iter(self._others or self._waiting)))


class Watcher:
    """Somebody who watches the first tables of the list.

    `allows` says whether so many bytes may be sent to the watcher's address now.
    """

    def __init__(self, socket: Socket, tables: int, allows: Callable[[int], bool]) -> None:
        self.socket = socket
        self.tables = tables
        self.behind = True
        """Needs all tables again before any change."""
        self._allows = allows

    def send(self, data: bytes) -> None:
        self.behind = self.socket.unsent > MOST_UNREAD or not self._allows(len(data))
        if not self.behind:
            self.socket.send(data)


class Audience:
    """All who watch the same number of tables: they get the same messages, encoded once."""

    def __init__(self, tables: PublicTables, count: int) -> None:
        self.watchers: dict[Watcher, None] = {}
        self._tables = tables
        self._count = count
        self._encoded: bytes | None = None
        self._look()

    def greet(self, watcher: Watcher) -> None:
        """Send what the others have been told."""
        self.watchers[watcher] = None
        watcher.send(self._all())

    def tell(self) -> bool:
        """Send what has changed, and everything to those who are behind; is somebody still?"""
        news = self._news()
        for watcher in list(self.watchers):
            data = self._all() if watcher.behind else news
            if data is not None:
                watcher.send(data)
        return any(watcher.behind for watcher in self.watchers)

    def _news(self) -> bytes | None:
        before, more = self._told, self._more
        self._look()
        change = changed(before, self._told, self._more)
        if not (change.put or change.removed or self._more != more):
            return None
        self._encoded = None
        return min(framed(change), self._all(), key=len)

    def _look(self) -> None:
        first = islice(self._tables, self._count)
        self._told = {each.summary.table: each for each in first}
        self._more = len(self._tables) > self._count

    def _all(self) -> bytes:
        if self._encoded is None:
            tables = tuple(each.summary for each in self._told.values())
            self._encoded = framed(Tables(tables=tables, more=self._more))
        return self._encoded


def changed(before: Mapping[str, Listed], after: Mapping[str, Listed], more: bool) -> TablesChanged:
    """What leads from one list to the other: tables that did not change kept their order."""
    put = [
        PlacedTable(at=at, summary=each.summary)
        for at, (table, each) in enumerate(after.items())
        if before.get(table) is not each
    ]
    removed = tuple(table for table in before if table not in after)
    return TablesChanged(removed=removed, put=tuple(put), more=more)


class Lobby:
    """Public tables where somebody is, and slow ones. Watchers get a page, then changes."""

    def __init__(self, seconds: float, most: int, each: int) -> None:
        self._seconds = seconds
        self._most = most
        self._tables = PublicTables(most, each)
        self._audiences: dict[int, Audience] = {}
        self._timer: asyncio.TimerHandle | None = None

    def note(self, row: TableRow, *, here: bool = False, seated: bool = False) -> None:
        """A table is new or has changed, or somebody came or went.

        Is somebody `here`? Is somebody here who has a seat?
        """
        if not row.public or row.phase == "closed" or not (here or row.slow):
            self.forget(row.id)
            return
        summary = decode(row.summary)
        if summary.phase == "playing" and summary.settings.watch != "anyone":
            self.forget(row.id)  # there is nothing to see and no seat to take
            return
        waiting = seated and summary.open > 0 and summary.phase != "playing"
        if self._tables.put(Listed(summary, row.opener, waiting)):
            self._tell_later()

    def forget(self, table: str) -> None:
        """A table is not to be listed, or could not be kept."""
        if self._tables.drop(table):
            self._tell_later()

    def page(self, start: int) -> Tables:
        """The tables from this place on."""
        page = islice(self._tables, start, start + PAGE)
        more = len(self._tables) > start + PAGE
        return Tables(tables=tuple(each.summary for each in page), more=more)

    def watch(self, socket: Socket, pages: int, allows: Callable[[int], bool]) -> Watcher:
        """Send the first pages now, and later what changes in them."""
        count = min(max(pages, 1) * PAGE, self._most)
        if count not in self._audiences:
            self._audiences[count] = Audience(self._tables, count)
        watcher = Watcher(socket, count, allows)
        self._audiences[count].greet(watcher)
        if watcher.behind:
            self._tell_later()
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        audience = self._audiences[watcher.tables]
        del audience.watchers[watcher]
        if not audience.watchers:
            del self._audiences[watcher.tables]

    def watchers(self) -> tuple[Socket, ...]:
        return tuple(
            watcher.socket for each in self._audiences.values() for watcher in each.watchers
        )

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _tell_later(self) -> None:
        if self._timer is None and self._audiences:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._tell)

    def _tell(self) -> None:
        self._timer = None
        behind = [audience.tell() for audience in self._audiences.values()]
        if any(behind):
            self._tell_later()
