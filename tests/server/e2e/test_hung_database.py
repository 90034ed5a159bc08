"""A PostgreSQL that does not answer: everything ends in a bounded time, and goes on afterwards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from io import StringIO

import pytest
import structlog

from stosy.server.logs import set_up
from stosy.server.store import StoreError, open_store
from tests.postgres import NewDatabase
from tests.server.e2e.client import Guest, Refused
from tests.server.e2e.places import here
from tests.server.links import link_to
from tests.server.store.rows import LEASE, new_table, row
from tests.timeouts import POLL_SECONDS, SLOWNESS, TIMEOUT


@pytest.fixture(autouse=True)
def said() -> Iterator[StringIO]:
    said = StringIO()
    set_up("json", stream=said)
    yield said
    structlog.reset_defaults()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stosy.server.store.postgresql.SECONDS_TO_WORK", 2.0 * SLOWNESS)
    monkeypatch.setattr("stosy.server.store.postgresql.SECONDS_TO_RENEW", 0.5 * SLOWNESS)
    monkeypatch.setattr("stosy.server.store.postgresql.SECONDS_TO_CONNECT", 2.0 * SLOWNESS)
    monkeypatch.setattr("stosy.server.tables.node.WRITES", round(1500 * SLOWNESS))


def test_reads_and_writes_fail_and_succeed_again(new_database: NewDatabase) -> None:
    async def run() -> None:
        async with asyncio.timeout(TIMEOUT), link_to(new_database()) as link:
            store = await open_store(link.url)
            await store.join(LEASE)
            await store.append([new_table("a")], 1)
            link.freeze()
            for work in (store.append([new_table("b")], 2), store.table("a"), store.service()):
                with pytest.raises(StoreError):
                    await work
            link.thaw()
            assert await store.table("a") == row("a")
            await store.append([new_table("c")], 3)
            link.freeze()
            await store.close()

    asyncio.run(run())


def test_the_server_says_so_and_stops_when_it_is_told_to(
    new_database: NewDatabase, said: StringIO
) -> None:
    async def run() -> None:
        async with (
            asyncio.timeout(TIMEOUT),
            link_to(new_database()) as link,
            here(link.url) as site,
            Guest(site.url) as ann,
        ):
            await until_ready(ann, 200)
            table = await ann.table("the-game")
            link.freeze()
            with pytest.raises(Refused, match="store_down"):
                await ann.table("the-game")
            await until_ready(ann, 503)
            assert (await ann.get("/api/health"))["status"] == "ok"
            link.thaw()
            await until_ready(ann, 200)
            async with ann.at(table) as line:
                await line.ask("put_bot", seat=1, level="casual")
                link.freeze()
                await site.stop()

    asyncio.run(run())
    lines = [json.loads(line) for line in said.getvalue().splitlines()]
    assert {"store_failed", "beat_failed"} <= {line["event"] for line in lines}
    assert all(line["code"] == "failed" for line in lines if line["event"] == "store_failed")
    assert not any("trace" in line for line in lines)


async def until_ready(guest: Guest, status: int) -> None:
    while True:
        async with guest.session.get(f"{guest.url}/api/ready") as answer:
            if answer.status == status:
                return
        await asyncio.sleep(POLL_SECONDS)
