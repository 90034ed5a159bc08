"""The configurations of docs/hosting for several servers: people play while one stops."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from aiohttp import ClientError

from tests.postgres import NewDatabase
from tests.server.e2e.client import Guest, Hangup, NoProblem
from tests.server.e2e.places import HOST, here
from tests.server.proxies import SEVERAL, Program, balancer, running
from tests.timeouts import POLL_SECONDS, TIMEOUT

T = TypeVar("T")


@pytest.mark.parametrize("program", SEVERAL)
def test_people_play_on_through_it_when_a_server_stops(
    new_database: NewDatabase, tmp_path: Path, program: Program
) -> None:
    async def run() -> None:
        database = new_database()
        async with here(database) as one, here(database) as two:
            servers = [site.url.removeprefix("http://") for site in (one, two)]
            async with running(program, tmp_path, balancer(program, servers)) as listening:
                await play(f"http://{HOST}:{listening}", one.stop)

    asyncio.run(run())


async def play(url: str, stop: Callable[[], Awaitable[None]]) -> None:
    async with Guest(url) as ann, Guest(url) as bob:
        new = partial(ann.table, "quick-and-easy", settings={"seats": 2})
        tables = [await patiently(new) for _ in range(4)]
        for table in tables:
            join = partial(bob.post, f"/api/tables/{table}/join", {})
            assert await patiently(join) == {"seat": 1}
        seen = [await patiently(partial(says, bob, table, "before")) for table in tables]
        async with ann.session.get(f"{url}/metrics") as answer:
            assert answer.status in (403, 404)
        await stop()
        for table, n in zip(tables, seen, strict=True):
            await patiently(partial(says, bob, table, "after", n))
            await patiently(partial(ann.get, f"/api/tables/{table}"))


async def says(guest: Guest, table: str, text: str, seen: int | None = None) -> int:
    """Come to the table, and say it; the number of the last event."""
    async with guest.at(table, seen) as line:
        await line.ask("say", text=text)
        assert (line.you, seen is None or line.gaps == 0) == (1, True)
        return line.n


async def patiently(act: Callable[[], Awaitable[T]]) -> T:
    """Like the browser: again, if a proxy takes a server for dead, as it may on a busy machine."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            try:
                return await act()
            except (Hangup, NoProblem, ClientError):
                await asyncio.sleep(POLL_SECONDS)
