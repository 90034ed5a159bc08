"""The order of public tables, and what watchers are sent."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from stosy.server.store import TableRow
from stosy.server.tables import lobby as module
from stosy.server.tables.connection import Socket, framed
from stosy.server.tables.listing import encode
from stosy.server.tables.lobby import MOST_UNREAD, PAGE, Listed, Lobby, PublicTables, changed
from stosy.vocabulary.settings import Settings
from stosy.wire.api import TableSummary
from tests.server.e2e.client import listed
from tests.server.hostile.frames import TEXT, Wire
from tests.server.store.rows import row
from tests.timeouts import TIMEOUT

SETTINGS = Settings(seats=2, public=True, stand_in="casual")


def summary(table: str, **changes: Any) -> TableSummary:
    usual: dict[str, Any] = {
        "game": "the-game",
        "phase": "gathering",
        "names": ("Ann", None),
        "open": 1,
    }
    return TableSummary(table=table, settings=SETTINGS, **usual | changes)


def entry(table: str, opener: str | None = None, waiting: bool = False, **changes: Any) -> Listed:
    return Listed(summary(table, **changes), opener, waiting)


def row_of(table: str, **changes: Any) -> TableRow:
    return row(table, public=True, slow=True, summary=encode(summary(table, **changes)))


def ids(tables: PublicTables) -> str:
    return "".join(each.summary.table for each in tables)


def test_those_who_wait_come_first_and_the_last_to_come_before_others() -> None:
    tables = PublicTables(9, 9)
    for each in (entry("a"), entry("b", waiting=True), entry("c"), entry("d", waiting=True)):
        assert tables.put(each)
    assert ids(tables) == "dbca"
    assert tables.put(entry("b", waiting=True, names=("Bob", None)))
    assert ids(tables) == "dbca", "a change moves nothing"
    assert not tables.put(entry("b", waiting=True, names=("Bob", None)))
    assert tables.put(entry("d"))
    assert ids(tables) == "bdca"
    assert tables.put(entry("a", waiting=True))
    assert ids(tables) == "abdc"
    assert tables.drop("b")
    assert not tables.drop("b")
    assert ids(tables) == "adc"


def test_a_full_list_keeps_those_who_wait_and_the_last_to_come() -> None:
    tables = PublicTables(3, 9)
    for each in (entry("a", waiting=True), entry("b"), entry("c"), entry("d")):
        tables.put(each)
    assert ids(tables) == "adc"
    for table in "efg":
        tables.put(entry(table, waiting=True))
    assert ids(tables) == "gfe"
    tables.put(entry("h"))
    assert ids(tables) == "gfe"


def test_an_opener_has_few_tables_in_the_list() -> None:
    tables = PublicTables(9, 2)
    for each in (entry("a", "x"), entry("b", "x"), entry("c", "y"), entry("d", "x")):
        tables.put(each)
    assert ids(tables) == "dcb"
    tables.put(entry("a", "x", waiting=True))
    assert ids(tables) == "adc"
    tables.put(entry("e", "x", waiting=True))
    tables.put(entry("f", "x"))
    assert ids(tables) == "eac"
    for table in "ghi":
        tables.put(entry(table))
    assert ids(tables) == "eaihgc", "nobody knows who opened older ones"


def test_whoever_applies_all_changes_has_the_list() -> None:
    random, tables = Random(4), PublicTables(20, 3)
    told: dict[str, Listed] = {}
    known: list[dict[str, Any]] = []
    for step in range(2_000):
        table = str(random.randrange(40))
        if random.random() < 0.3:
            tables.drop(table)
        else:
            waiting, names = random.random() < 0.4, (f"{step % 3}", None)
            tables.put(entry(table, table[-1], waiting=waiting, names=names))
        if random.random() < 0.5:
            first = list(tables)[:12]
            now = {each.summary.table: each for each in first}
            change = changed(told, now, more=False)
            known = listed(known, json.loads(msgspec.json.encode(change)))
            assert known == json.loads(msgspec.json.encode([each.summary for each in first]))
            told = now
            assert len({each.opener for each in tables}) <= 10
            assert len(list(tables)) == len(tables) <= 20


class Watching:
    """A watcher of a lobby, over a real connection that takes little without being read."""

    def __init__(self, socket: Socket, wire: Wire) -> None:
        self.socket = socket
        self.wire = wire
        self.tables: list[dict[str, Any]] = []
        self.messages: list[str] = []
        self.allowed = True
        self.sent = 0

    def allows(self, size: int) -> bool:
        self.sent += size if self.allowed else 0
        return self.allowed

    async def read(self) -> None:
        heard = await self.wire.hear()
        assert heard is not None
        assert heard.opcode == TEXT
        told = json.loads(heard.payload)
        self.messages.append(told["tell"])
        self.tables = listed(self.tables, told)

    async def until(self, names: tuple[str | None, ...]) -> None:
        """Until the first table has these names."""
        while not self.tables or self.tables[0]["names"] != list(names):
            await self.read()


@asynccontextmanager
async def watching() -> AsyncIterator[Watching]:
    here, there = socket.socketpair()
    for each, option in ((here, socket.SO_SNDBUF), (there, socket.SO_RCVBUF)):
        each.setsockopt(socket.SOL_SOCKET, option, 4096)
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_connection(asyncio.Protocol, sock=here)
    reader, writer = await asyncio.open_connection(sock=there, limit=2048)
    try:
        yield Watching(Socket(transport, 0.0, lambda reason: None, "address"), Wire(reader, writer))
    finally:
        transport.abort()
        writer.transport.abort()


def test_who_reads_slowly_gets_a_new_page_and_no_queue() -> None:
    async def run() -> None:
        lobby = Lobby(0.0, 200, 200)
        for n in range(PAGE):
            lobby.note(row_of(f"{n}"))
        async with watching() as slow, watching() as quick:
            lobby.watch(slow.socket, 1, slow.allows)
            lobby.watch(quick.socket, 1, quick.allows)
            await quick.read()
            page = slow.sent
            for n in range(400):
                lobby.note(row_of(f"{PAGE - 1}", names=(f"{n}", "x" * 200)))
                await quick.until((f"{n}", "x" * 200))
                assert slow.socket.unsent <= MOST_UNREAD + page
            assert quick.messages == ["tables", *["tables_changed"] * 400]
            assert slow.sent < quick.sent / 2
            await slow.until(("399", "x" * 200))
            assert slow.tables == quick.tables
            assert slow.messages[-1] == "tables"
            lobby.stop()

    asyncio.run(asyncio.wait_for(run(), TIMEOUT))


def test_who_may_not_be_sent_anything_gets_a_page_when_they_may() -> None:
    async def run() -> None:
        lobby = Lobby(0.0, 200, 200)
        lobby.note(row_of("a"))
        async with watching() as poor, watching() as other:
            poor.allowed = False
            watcher = lobby.watch(poor.socket, 1, poor.allows)
            lobby.watch(other.socket, 1, other.allows)
            lobby.note(row_of("a", names=("Bob", None)))
            await other.until(("Bob", None))
            assert watcher.behind
            poor.allowed = True
            await poor.until(("Bob", None))
            assert poor.messages == ["tables"]
            lobby.unwatch(watcher)
            assert lobby.watchers() == (other.socket,)
            lobby.stop()

    asyncio.run(asyncio.wait_for(run(), TIMEOUT))


def test_a_message_is_encoded_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[str] = []

    def counted(message: Any) -> bytes:
        encoded.append(type(message).__name__)
        return framed(message)

    async def run() -> None:
        lobby = Lobby(0.0, 200, 200)
        lobby.note(row_of("a"))
        async with watching() as one, watching() as two, watching() as three:
            for each in (one, two, three):
                lobby.watch(each.socket, 1, each.allows)
            assert encoded == ["Tables"]
            lobby.note(row_of("a", names=("Bob", None)))
            for each in (one, two, three):
                await each.until(("Bob", None))
            assert encoded == ["Tables", "TablesChanged", "Tables"]
            lobby.stop()

    monkeypatch.setattr(module, "framed", counted)
    asyncio.run(asyncio.wait_for(run(), TIMEOUT))
