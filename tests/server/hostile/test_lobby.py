"""The lobby under load, counted in messages and bytes: what one address may take from others."""

from __future__ import annotations

import asyncio
import json
from itertools import chain
from pathlib import Path
from typing import Any

from stosy.server.settings import ServerSettings
from stosy.server.tables.lobby import PAGE
from tests.server.e2e.client import listed
from tests.server.hostile.frames import PING, PONG, TEXT, UPGRADE, Guest, Wire, frame, request
from tests.server.hostile.world import UNLIMITED, World, run, serving

SLOW = {"public": True, "clock": 3600}
OFTEN: dict[str, Any] = UNLIMITED | {"lobby_seconds": 0.01}
SIZE = ServerSettings().lobby_size
ENVELOPE = 200
"""Bytes of a message around its tables."""


async def open_many(guest: Guest, source: str, count: int) -> list[str]:
    """So many tables for one, with nobody there."""
    create = {"game": "the-game", "settings": SLOW | {"seats": 1}}
    asked = [guest.fetch("POST", "/api/tables", create, source=source) for _ in range(count)]
    return [json.loads(answer.body)["table"] for answer in await asyncio.gather(*asked)]


async def fill(world: World) -> None:
    """As many tables as the lobby has, of many addresses."""
    guest, each = await Guest.named(world.port, "Ann"), ServerSettings().listed_tables
    for place in range(SIZE // each):
        await open_many(guest, f"127.0.1.{place + 1}", each)


async def first_page(world: World) -> list[str]:
    answer = await (await Guest.unnamed(world.port)).fetch("GET", "/api/tables")
    return [table["table"] for table in json.loads(answer.body)["tables"]]


async def watch(world: World, source: str = "127.0.0.1", pages: int = 1) -> Wire:
    wire = await Wire.open(world.port, 2**20, source)
    await wire.send(request("GET", f"/api/lobby?pages={pages}", world.port, **UPGRADE))
    assert (await wire.answer()).status == 101
    return wire


async def texts(wire: Wire, until: str) -> list[bytes]:
    """The messages of the lobby, up to the one that has this in it."""
    found: list[bytes] = []
    while not found or until.encode() not in found[-1]:
        heard = await wire.hear()
        assert heard is not None
        if heard.opcode == PING:
            await wire.send(frame(heard.payload, PONG))
        elif heard.opcode == TEXT:
            found.append(heard.payload)
    return found


def test_one_address_does_not_push_others_off_the_first_page(tmp_path: Path) -> None:
    async def push() -> None:
        async with serving(tmp_path, **UNLIMITED) as world:
            ann = await Guest.named(world.port, "Ann")
            slow = await ann.open("the-game", settings=SLOW)
            waits = await ann.open("the-game", settings={"public": True})
            wire = await ann.socket(waits)
            bob = await Guest.named(world.port, "Bob")
            pushing = await open_many(bob, "127.0.0.2", SIZE + 10)
            page = await first_page(world)
            assert page[0] == waits
            assert slow in page
            assert len(set(pushing) & set(page)) == world.context.settings.listed_tables
            wire.abort()
        async with serving(tmp_path, **UNLIMITED) as world:
            page = await first_page(world)
            assert slow in page, "also after a restart"
            assert len(set(pushing) & set(page)) == world.context.settings.listed_tables

    run(push())


def test_a_change_costs_each_watcher_one_table_and_not_the_list(tmp_path: Path) -> None:
    async def count() -> None:
        async with serving(tmp_path, **OFTEN) as world:
            await fill(world)
            host = await Guest.named(world.port, "Host")
            table = await host.open("the-game", settings={"public": True})
            wire = await host.socket(table)
            watchers = [await watch(world) for _ in range(20)]
            pages = [(await texts(each, table))[-1] for each in watchers]
            assert len(set(pages)) == 1
            first = json.loads(pages[0])
            assert (len(first["tables"]), first["more"]) == (PAGE, True)
            summary = len(json.dumps(first["tables"][0], separators=(",", ":")))
            for clock in (77, 78):
                await wire.ask("arrange", change={"clock": clock})
                for each in watchers:
                    news = await texts(each, f'"clock":{clock}')
                    assert len(news) == 1
                    assert len(news[0]) < summary + ENVELOPE
            behind = await open_many(host, "127.0.0.9", 1)
            last = await open_many(host, "127.0.0.9", 1)
            for each in watchers:
                news = await texts(each, last[0])
                assert sum(map(len, news)) < 2 * (summary + ENVELOPE)
            assert behind[0] in await first_page(world)

    run(count())


def test_later_pages_are_watched_and_read_too(tmp_path: Path) -> None:
    async def read() -> None:
        async with serving(tmp_path, **OFTEN, lobby_size=60, listed_tables=60) as world:
            ann = await Guest.named(world.port, "Ann")
            opened = (await open_many(ann, "127.0.0.2", 59))[-1]
            two, all_, beyond = [await watch(world, pages=pages) for pages in (2, 3, 10**9)]
            seen = [json.loads((await texts(each, opened))[-1]) for each in (two, all_, beyond)]
            assert [(len(told["tables"]), told["more"]) for told in seen] == [
                (2 * PAGE, True),
                (59, False),
                (59, False),
            ]
            pages = [await ann.fetch("GET", f"/api/tables?from={n * PAGE}") for n in range(3)]
            read = [json.loads(page.body) for page in pages]
            assert [page["more"] for page in read] == [True, True, False]
            assert [*chain(*(page["tables"] for page in read))] == seen[1]["tables"]
            new = (await open_many(ann, "127.0.0.3", 1))[0]
            for wire, told in zip((two, all_), seen, strict=False):
                change = json.loads((await texts(wire, new))[-1])
                tables = listed(told["tables"], change)
                assert tables[0]["table"] == new
                assert len(tables) == min(len(told["tables"]) + 1, 60 if wire is all_ else 2 * PAGE)

    run(read())


def size(messages: list[bytes]) -> int:
    """What these messages count, each with the head of its frame."""
    return sum(len(each) + 4 for each in messages)


def test_watchers_of_one_address_share_their_bytes(tmp_path: Path) -> None:
    async def share() -> None:
        limits = OFTEN | {"lobby_rate": 0.0, "lobby_burst": 10_000.0}
        async with serving(tmp_path, **limits) as world:
            table = (await open_many(await Guest.named(world.port, "Ann"), "127.0.0.2", 10))[-1]
            first = await watch(world)
            sent, page = size(await texts(first, table)), 0
            while sent + page <= 10_000:
                page = size(await texts(await watch(world), table))
                sent += page
            hungry = await watch(world)
            await hungry.send(frame(b"?", PING))
            while (heard := await hungry.hear()) and heard.opcode != PONG:
                assert heard.opcode == PING
            await texts(await watch(world, "127.0.0.3"), table)
            world.context.lobby._buckets.clear()  # as after a while
            await texts(hungry, table)

    run(share())
