"""All tables of a server: what becomes of them when the store fails or a table cannot be read."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import Event
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from stosy.core import Refused
from stosy.server.metrics import Metrics
from stosy.server.settings import ServerSettings
from stosy.server.store import Append, StoreError, open_store
from stosy.server.tables import writer
from stosy.server.tables.hub import Hub
from stosy.server.tables.room import Room
from stosy.server.tables.writer import AT_ONCE, ServiceClock
from stosy.vocabulary.settings import Change
from stosy.wire import LendSeat, Sit, Start
from stosy.wire.api import Create
from stosy.wire.asks import PutBot
from tests.server.store.rows import all_of
from tests.server.store.templates import ready
from tests.timeouts import POLL_SECONDS, TIMEOUT

DAY = 24 * 3600
LEASE = 3600
"""Seconds: none lapses in a test that is not about it."""


@asynccontextmanager
async def hub_on(
    store: str, source: Callable[[], float] | None = None, lease: float = LEASE
) -> AsyncIterator[Hub]:
    opened = await open_store(ready(store))
    uptime = (await opened.service()).uptime
    clock = ServiceClock(uptime, source) if source else ServiceClock(uptime)
    hub = Hub(opened, clock, Metrics(), ServerSettings(lease_seconds=lease))
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()
        await hub.close()


async def new(hub: Hub, **settings: Any) -> Room:
    create = Create(game="the-game", settings=Change(**{"seats": 5} | settings))
    return await hub.room(await hub.create("host", "Ann", create, "address"))


async def answers(*asks: Coroutine[Any, Any, None]) -> list[str]:
    """The code of each refusal, "" for what was done."""
    results = await asyncio.gather(*asks, return_exceptions=True)
    return [result.code if isinstance(result, Refused) else str(result or "") for result in results]


def break_for(hub: Hub, table: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Event, Event]:
    """The store cannot keep anything of this table: it has begun to write, and may go on."""
    append, begun, may_go_on = hub.store.append, Event(), Event()

    async def failing(batch: Sequence[Append], uptime: int) -> None:
        begun.set()
        await may_go_on.wait()
        if any(each.table == table for each in batch):
            raise StoreError("failed", "the disk is full")
        await append(batch, uptime)

    monkeypatch.setattr(hub.store, "append", failing)
    return begun, may_go_on


def test_what_follows_an_entry_that_was_not_written_is_not_written(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hub_on(store_url) as hub:
            room, other = await new(hub), await new(hub)
            with monkeypatch.context() as patch:
                patch.setattr(writer, "AT_ONCE", TIMEOUT)
                begun, may_go_on = break_for(hub, room.id, patch)
                first = asyncio.create_task(answers(room.ask("bob", "Bob", Sit(id="1"))))
                await begun.wait()  # on its way to the disk when the next ones come
                later = asyncio.create_task(answers(room.ask("eve", "Eve", Sit(id="1"))))
                spared = asyncio.create_task(answers(other.ask("bob", "Bob", Sit(id="1"))))
                while hub.writer.waiting < 2:
                    await asyncio.sleep(0)
                may_go_on.set()
                refused = [*await first, *await later]
                assert [refused, await spared] == [["not_saved", "not_saved"], [""]]
            again = await hub.room(room.id)
            assert again is not room
            assert [seat.name for seat in again.table.state.seats] == [
                "Ann",
                None,
                None,
                None,
                None,
            ]
            assert await answers(again.ask("eve", "Eve", Sit(id="2"))) == [""]
            assert [entry.seq for entry in await all_of(hub.store.entries(room.id))] == [0, 1]
            assert len(await all_of(hub.store.entries(other.id))) == 2

    asyncio.run(run())


def test_a_room_that_was_unloaded_meanwhile_takes_no_asks(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "stosy.sqlite")) as hub:
            room = await new(hub)
            hub.forget(room)
            assert await answers(room.ask("bob", "Bob", Sit(id="1"))) == ["not_saved"]
            again = await hub.room(room.id)
            assert await answers(again.ask("bob", "Bob", Sit(id="1"))) == [""]

    asyncio.run(run())


async def asleep(hub: Hub, bots: str | None = None) -> Room:
    """A slow table at which a match runs, and which is not loaded any more."""
    room = await new(hub, clock=DAY, seats=2)
    if bots is not None:
        await room.ask("host", "Ann", PutBot(id="bot", seat=1, level=bots))
    await room.ask("host", "Ann", Start(id="start"))
    room.rest()
    hub.forget(room)
    return room


async def woken(hub: Hub, table: Room) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not any(room.id == table.id for room in hub.rooms()):
            await asyncio.sleep(POLL_SECONDS)


def test_tables_that_cannot_be_read_do_not_keep_others_asleep(tmp_path: Path) -> None:
    now = 0.0

    async def run() -> None:
        nonlocal now
        async with hub_on(str(tmp_path / "stosy.sqlite"), lambda: now) as hub:
            broken = [await asleep(hub) for _ in range(3)]
            now += 1.0
            sound = await asleep(hub)
            for room in broken:
                spoilt = Append(room.id, room.progress.seq, ((1, b'{"entry":"played"}'),), room.row)
                await hub.store.append([spoilt], int(hub.clock.now()))
            now += DAY + 10
            await woken(hub, sound)
            assert not {room.id for room in broken} & {room.id for room in hub.rooms()}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("stosy.server.tables.hub.DUE_AT_ONCE", 2)
        asyncio.run(run())


@pytest.mark.parametrize(
    ("error", "tries", "later"),
    [(ValueError(), 2, 61), (StoreError("failed", "the database is away"), 1, 0)],
    ids=["unreadable", "store down"],
)
def test_a_table_that_could_not_be_read_is_tried_again(
    tmp_path: Path, error: Exception, tries: int, later: int
) -> None:
    """Without the store the next table is not even tried, and all of them as soon as it is back."""
    now = 0.0

    async def run() -> None:
        nonlocal now
        async with hub_on(str(tmp_path / "stosy.sqlite"), lambda: now) as hub:
            tables = [await asleep(hub) for _ in range(2)]
            tried = asyncio.Queue[str]()

            def failing(table: str, *_: int) -> Any:
                tried.put_nowait(table)
                raise error

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(hub.store, "entries", failing)
                now += DAY + 10
                async with asyncio.timeout(TIMEOUT):
                    for _ in range(tries):
                        await tried.get()
            now += later
            for table in tables:
                await woken(hub, table)

    asyncio.run(run())


def test_a_bot_with_nothing_to_do_leaves_its_table_due_when_the_clock_runs_out(
    store_url: str,
) -> None:
    now = 0.0

    async def run() -> None:
        nonlocal now
        async with hub_on(store_url, lambda: now) as hub:
            table = await asleep(hub, bots="casual")
            async with asyncio.timeout(TIMEOUT):
                while (await hub.store.due(2000 * DAY, 9))[0].at < 1000 * DAY:
                    now += 10
                    await asyncio.sleep(POLL_SECONDS)
            assert hub.has(await hub.room(table.id))

    asyncio.run(run())


def test_a_locked_store_is_waited_for_once_and_not_for_each_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stosy.server.store.sqlite.SECONDS_TO_WAIT", 2 * AT_ONCE)
    path = tmp_path / "stosy.db"

    async def run() -> list[str]:
        async with hub_on(str(path)) as hub:
            rooms = [await new(hub) for _ in range(20)]
            with sqlite3.connect(path, isolation_level=None) as other:
                other.execute("BEGIN IMMEDIATE")
                asks = [room.ask("host", "Ann", LendSeat(id="1")) for room in rooms]
                with capture_logs() as logs:
                    codes = await answers(*asks)
                other.execute("ROLLBACK")
            assert codes == ["not_saved"] * 20
            again = await hub.room(rooms[0].id)
            assert await answers(again.ask("host", "Ann", LendSeat(id="1"))) == [""]
        return [each["event"] for each in logs]

    assert asyncio.run(run()).count("commit_failed") == 1
