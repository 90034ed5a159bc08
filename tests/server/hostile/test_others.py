"""What one client does, or does not do, is not felt by the others."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Any, cast

import pytest

from stosy.core import read, verify
from stosy.games import find
from stosy.server.store import Append
from stosy.server.tables.connection import MOST_UNSENT
from tests.server.hostile.frames import UPGRADE, Guest, Wire, frame, request
from tests.server.hostile.honest import witness
from tests.server.hostile.world import HOST, OPENED, UNLIMITED, World, run, serving

SMALL = 4096
FRAME = 64 * 1024
"""More than any frame of a table of ours has."""


async def deaf(port: int, table: str, cookie: str | None = None) -> asyncio.StreamWriter:
    """A client that says hello and never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, (HOST, port))
    reader, writer = await asyncio.open_connection(sock=line)
    wire = Wire(reader, writer)
    OPENED.add(writer)
    path = f"/api/tables/{table}/socket"
    await wire.send(request("GET", path, port, b"", cookie, **UPGRADE))
    await wire.answer()
    cast(asyncio.Transport, writer.transport).pause_reading()
    await wire.send(frame(b'{"ask":"hello","version":2}'))
    return writer


def unsent(world: World) -> int:
    """The most that waits for any client."""
    server = world.runner.server
    assert server is not None
    transports = [each.transport for each in server.connections]
    return max((each.get_write_buffer_size() for each in transports if each), default=0)


def limited(world: World, limit: str) -> bool:
    return f'stosy_limited_total{{limit="{limit}"}} 1.0' in world.context.metrics.render().decode()


def test_a_client_that_does_not_read_is_let_go_while_the_others_play(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, kernel_buffer=SMALL, **UNLIMITED) as world,
            witness(world.port, "the-game", 1) as table,
        ):
            await deaf(world.port, table.table)
            await world.until(lambda: len(world.context.connections) == 3)
            most: list[int] = []
            playing = asyncio.create_task(table.matches())
            while len(world.context.connections) == 3:
                most.append(unsent(world))
                await asyncio.sleep(0.002)
            table.stop = True
            await playing
            assert limited(world, "slow")
            assert SMALL < max(most) < MOST_UNSENT + FRAME
            assert await table.verified() >= 1
            assert all(not player.refused for player in table.players)
            assert not world.troubles()

    run(play())


def test_a_client_that_does_not_read_its_goodbye_is_gone_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stosy.server.tables.connection.LINGER", 0.1)

    async def play() -> None:
        few = {"message_rate": 0.0, "message_burst": 60.0}
        async with serving(tmp_path, kernel_buffer=SMALL, **few) as world:
            host = await Guest.named(world.port, "Ann")
            writer = await deaf(world.port, await host.open(), host.cookie)
            change = {"ask": "arrange", "change": {"seats": 2}}
            asks = [frame(json.dumps({**change, "id": str(n)}).encode()) for n in range(59)]
            writer.write(b"".join(asks))
            await world.until(lambda: unsent(world) > 4 * SMALL)
            writer.write(b"".join(asks) * 3)
            server = world.runner.server
            assert server is not None
            await world.until(lambda: not server.connections)
            assert not limited(world, "slow")

    run(play())


@asynccontextmanager
async def attack(world: World, table: str, on: bool) -> AsyncIterator[None]:
    """A client that does not read, and one that floods as fast as it may."""
    tasks, floods = [], asyncio.Semaphore(0)
    if on:
        await deaf(world.port, table)
        tasks = [asyncio.create_task(_flood(world.port, table, floods)) for _ in range(2)]
        await floods.acquire()
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _flood(port: int, table: str, floods: asyncio.Semaphore) -> None:
    """Over and over until cut off, then again; from an address that nobody else has."""
    while True:
        wire = await Wire.open(port, source="127.0.0.2")
        await wire.send(request("GET", f"/api/tables/{table}/socket", port, **UPGRADE))
        assert (await wire.answer()).status == 101
        wire.writer.write(frame(b'{"ask":"hello","version":2}'))
        wire.writer.write(frame(b'{"ask":"start","id":"1"}') * 1000)
        while await wire.tell():
            pass
        wire.abort()
        floods.release()


def test_a_flood_and_a_slow_reader_do_not_slow_the_others(tmp_path: Path) -> None:
    """Medians in turn with and without; the quietest of each kind are compared."""

    async def play() -> None:
        settings: dict[str, Any] = {
            "request_burst": 1e9,
            "connections_per_address": 1000,
            "message_burst": 60.0,
        }
        async with serving(tmp_path, **settings) as world:
            host = await Guest.named(world.port, "Ann")
            table = await host.open()
            wire = await host.socket(table)
            ids = iter(range(10**6))
            quiet: dict[bool, float] = {}
            for on in (False, True) * 4:
                async with attack(world, table, on):
                    waits = []
                    for _ in range(14):
                        began = thread_time()
                        assert (await wire.ask("go_on", id=f"{next(ids)}"))["tell"] == "ack"
                        waits.append(thread_time() - began)
                quiet[on] = min(quiet.get(on, 1e9), median(waits))
                wire.abort()
                wire = await host.socket(table)  # with a new bucket
            assert quiet[True] < 20 * quiet[False] + 0.1
            assert not world.troubles()

    run(play())


def test_who_leaves_in_the_middle_of_a_request_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store's answer then has nobody to go to; it once ended all writing."""

    async def leave() -> None:
        async with serving(tmp_path) as world:
            host = await Guest.named(world.port, "Ann")
            store, server = world.context.hub.store, world.runner.server
            assert server is not None
            append, begun, go_on = store.append, asyncio.Event(), asyncio.Event()

            async def slow(batch: Sequence[Append], uptime: int) -> None:
                begun.set()
                await go_on.wait()
                await append(batch, uptime)

            monkeypatch.setattr(store, "append", slow)
            wire = await Wire.open(world.port)
            body = b'{"game":"the-game"}'
            await wire.send(request("POST", "/api/tables", world.port, body, host.cookie))
            await begun.wait()
            wire.abort()
            await world.until(lambda: not server.connections)
            go_on.set()
            table = await host.open()
            assert (await (await host.socket(table)).ask("start"))["tell"] == "ack"
            assert not world.troubles()

    run(leave())


def test_our_mistake_at_one_table_loses_nothing_and_harms_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be told is not done: everybody comes again, and the log is whole."""

    async def fail() -> None:
        async with serving(tmp_path) as world:
            host = await Guest.named(world.port, "Ann")
            table, other = await host.open("the-game"), await host.open("the-game")
            wire, elsewhere = await host.socket(table), await host.socket(other)
            await wire.ask("start")
            room = next(each for each in world.context.hub.rooms() if each.id == table)
            monkeypatch.setattr(room, "_mail", lambda out, now: 1 / 0)
            await wire.send(frame(b'{"ask":"act","id":"r","actions":[{"do":"resign"}]}'))
            assert (await wire.until("goodbye"))["reason"] == "failed"
            assert (await elsewhere.ask("start"))["tell"] == "ack"
            wire = await host.socket(table)
            assert (await wire.ask("act", id="r", actions=[{"do": "resign"}]))["tell"] == "ack"
            answer = await host.fetch("GET", f"/api/tables/{table}/records/1")
            verify(find("the-game"), read(answer.body))

    run(fail())


def test_a_guest_without_a_name_is_no_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as world:
            host = await Guest.named(world.port, "Ann")
            table = await host.open(settings={"seats": 2})
            wire, nobody = await host.socket(table), await Guest.unnamed(world.port)
            assert (await (await nobody.socket(table)).ask("sit"))["tell"] == "ack"
            await wire.ask("start")
            await wire.ask("act", actions=[{"do": "resign"}])
            answer = await host.fetch("GET", f"/api/tables/{table}/records/1")
            assert [each["by"] for each in json.loads(answer.body)["seats"]] == ["human"] * 2

    run(play())
