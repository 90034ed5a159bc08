"""Stopping and starting again: in good order, under load, and as people do it by hand."""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import aiohttp
import pytest

from tests.processes import run
from tests.server.crash.load import Load
from tests.server.crash.logs import check_logs, logs_in
from tests.server.crash.referee import judge
from tests.server.e2e.client import Guest, Hangup, Line, Refused, all_until
from tests.server.e2e.places import Command, Nursery, here
from tests.timeouts import TIMEOUT

HEARD = (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.PING)
AT_LAST = 60.0
"""Seconds for which aiohttp waits for those who stay, unless it is told not to."""


def test_a_server_that_stops_takes_no_new_tables(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            assert (await ann.get("/api/health"))["status"] == "ok"
            site.hub.stopping = True
            assert (await ann.get("/api/health"))["status"] == "stopping"
            with pytest.raises(Refused, match="stopping") as error:
                await ann.table("the-game")
            assert (error.value.status, error.value.rule) == (503, "T6")

    asyncio.run(run())


def test_everybody_is_told_and_nothing_acknowledged_is_lost(
    store_url: str, tmp_path: Path, nursery: Nursery
) -> None:
    """SIGTERM in the middle of play, with people who do not pause, others who look on, a lobby."""

    async def run() -> tuple[Load, float]:
        async with AsyncExitStack() as stack:
            server = await nursery.start(store_url, tmp_path / "log")
            eve = await stack.enter_async_context(Guest(server.url))
            lobby = await eve.session.ws_connect(f"{server.url}/api/lobby", autoping=False)
            load = await stack.enter_async_context(Load.at(server.url))
            watching = [await eve.line(table) for table in {party.table for party in load.parties}]
            load.begin()
            await all_until(watching, lambda line: (line.at or 0) > 10)
            load.stay_away()
            began = monotonic()
            assert await server.end(signal.SIGTERM) == 0
            took = monotonic() - began
            await everybody_knows(watching, load)
            while (heard := await lobby.receive(TIMEOUT)).type in HEARD:
                pass
            assert (heard.type, heard.data) == (aiohttp.WSMsgType.CLOSE, 1012)
            with pytest.raises(aiohttp.ClientError):
                await eve.table("the-game")
        return load, took

    load, took = asyncio.run(run())
    assert took < AT_LAST
    logs = logs_in(store_url)
    assert judge(load.history, logs, load.people) > 0
    asyncio.run(check_logs(store_url, logs))


async def everybody_knows(watching: list[Line], load: Load) -> None:
    """Everybody is told why and when to reconnect, except perhaps people who were just sending."""
    for line in [*watching, *load.lines]:
        await line.until_closed()
        if line in watching or line.told is not None:
            assert line.told == {"tell": "goodbye", "reason": "stopping", "retry": 1000}
        if line in watching:
            assert line.code == 1012
        await line.close()


def test_it_stops_though_somebody_never_says_hello(store: str) -> None:
    """The server closes the socket itself, and does not wait until it is time for a hello."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(here(store, hello_seconds=1e6))
            ann = await stack.enter_async_context(Guest(site.url))
            table = await ann.table("the-game")
            door = f"{site.url}/api/tables/{table}/socket"
            silent = await ann.session.ws_connect(door, autoping=False)
            await site.stop()
            while (heard := await silent.receive(TIMEOUT)).type in HEARD:
                pass
            assert (heard.type, heard.data) == (aiohttp.WSMsgType.CLOSE, 1012)

    asyncio.run(run())


def test_it_stops_though_somebody_never_stops_asking(store: str) -> None:
    """While one ask is written the next ones wait already, so the writer is never idle."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(here(store))
            ann = await stack.enter_async_context(Guest(site.url))
            lines = [await ann.line(await ann.table("the-game")) for _ in range(4)]
            slow_down(site.hub.store)
            dice = Random(0)
            asking = [asyncio.create_task(talk(line, dice)) for line in lines for _ in range(16)]
            await all_until(lines, lambda line: len(line.acked) > 20)
            async with asyncio.timeout(TIMEOUT):
                await site.stop()
            await asyncio.gather(*asking)
            for line in lines:
                await line.until_closed()
                await line.close()

    asyncio.run(run())


def slow_down(store: Any) -> None:
    """A disk that takes its time."""
    append = store.append

    async def later(*args: Any) -> None:
        await asyncio.sleep(0.03)
        await append(*args)

    store.append = later


async def talk(line: Line, dice: Random) -> None:
    """Until the line is dead; not all at the same time."""
    with suppress(Hangup):
        while True:
            await line.ask("say", text="and another thing")
            await asyncio.sleep(dice.uniform(0.0, 0.1))


async def refuses_to_start(store: str) -> None:
    """A second server on the same file."""
    command = [sys.executable, "-m", "stosy.cli", "serve", "--lang", "en", "--port", "0"]
    second = await asyncio.to_thread(run, [*command, "--db", store], check=False, text=True)
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr.startswith(f"stosy: Another server already uses {store}.")


def test_as_people_start_and_stop_it(tmp_path: Path) -> None:
    """`stosy serve`: killed, started again, stopped."""
    store, log = str(tmp_path / "new" / "stosy.sqlite"), tmp_path / "log"

    async def run() -> None:
        async with Command.started(store, log) as server, Guest(server.url) as ann:
            await ann.call_me("Ann")
            table = await ann.table("face-to-face", settings={"clock": 60})
            line = await ann.line(table)
            await line.ask("say", text="before")
            await refuses_to_start(store)
            assert await server.end(signal.SIGKILL) == -signal.SIGKILL
            await line.until_closed()
            assert line.told is None
            with pytest.raises(Hangup):
                await line.ask("say", text="is anybody there?")
            await line.close()
            async with Command.started(store, log, server.port) as server:
                line = await ann.line(table, line.n - 1)
                assert (line.you, line.gaps) == (0, 0)
                assert [event["text"] for event in line.named("talked")] == ["before"]
                began = monotonic()
                assert await server.end(signal.SIGTERM) == 0
                assert monotonic() - began < AT_LAST
                await line.until_closed()
                assert line.told == {"tell": "goodbye", "reason": "stopping", "retry": 1000}
                await line.close()

    asyncio.run(run())
    assert '"level":"error"' not in log.read_text().replace(" ", "")
    assert "Traceback" not in log.read_text()
