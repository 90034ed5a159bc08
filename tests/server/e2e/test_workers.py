"""`stosy serve --nodes 2`: several processes behind one port, replaced while people play on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Collection
from pathlib import Path
from time import monotonic

import aiohttp
import pytest
from sqlalchemy import Connection

from stosy.server.settings import ServerSettings
from tests.postgres import NewDatabase
from tests.server.crash.clients import Manners
from tests.server.crash.load import Load
from tests.server.crash.logs import check_logs, logs_in
from tests.server.crash.referee import judge
from tests.server.e2e.places import Command
from tests.server.store.databases import on_database
from tests.timeouts import POLL_SECONDS, TIMEOUT

SLOW = Manners(first=0.01, longest=0.01, between=0.5)
"""The limits are those of every server."""
LIMITS = ServerSettings()
IN_FLIGHT = 1
"""Requests that one of two workers may grant at the same moment as the other."""
PROCESSES = "SELECT process FROM nodes"


def workers_in(url: str) -> set[int]:
    """The processes of all nodes."""

    def read(conn: Connection) -> set[int]:
        return {int(process.split()[-2]) for (process,) in conn.exec_driver_sql(PROCESSES)}

    return on_database(url, read) or set()


async def workers(url: str, without: Collection[int] = ()) -> set[int]:
    """The two processes, as soon as there are two, without these."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            found = await asyncio.to_thread(workers_in, url)
            if len(found) == 2 and found.isdisjoint(without):
                return found
            await asyncio.sleep(10 * POLL_SECONDS)


@pytest.fixture
def database(new_database: NewDatabase) -> str:
    return new_database()


async def flooded(url: str) -> tuple[int, float]:
    """How many requests of one address are answered, each over a connection of its own, of more
    than two workers that count for themselves would answer; and in how many seconds."""
    begun = monotonic()
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(force_close=True)) as session:

        async def status(_: int) -> int:
            async with session.get(f"{url}/api/games") as answer:
                return answer.status

        many = range(int(2.5 * LIMITS.request_burst))
        statuses = await asyncio.gather(*map(status, many))
    assert set(statuses) <= {200, 429}
    return statuses.count(200), monotonic() - begun


def test_people_play_on_when_a_worker_is_killed(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def run() -> Load:
        async with Command.started(database, log, nodes=2) as server:
            first = await workers(database)
            async with Load.at(server.url, SLOW, tables=1) as load:
                load.begin()
                await load.everybody_back()
                victim = min(first)
                os.kill(victim, signal.SIGKILL)
                await load.everybody_back()
                await workers(database, without={victim})
                await load.everybody_back()
                load.check()
            granted, seconds = await flooded(server.url)
            assert granted <= LIMITS.request_burst + LIMITS.request_rate * seconds + IN_FLIGHT
            assert await server.end() == 0
            return load

    load = asyncio.run(run())
    logs = logs_in(database)
    assert judge(load.history, logs, load.people) > 0
    asyncio.run(check_logs(database, logs))
    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert [each["event"] for each in told if each["level"] == "error"] == []
    events = [each["event"] for each in told]
    assert all("node" in each for each in told if "table" in each)
    assert events.count("worker_ended") == 1
    assert events.count("node_deposed") == 1
    assert workers_in(database) == set()
