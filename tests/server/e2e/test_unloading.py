"""An unloaded table is freed at once: no reference cycle waits for the garbage collector."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from weakref import ref

import pytest

from stosy.server.tables.room import Room
from stosy.table import Table, hints
from tests.server.e2e.client import Guest, Line, Refused
from tests.server.e2e.places import Site, here
from tests.timeouts import POLL_SECONDS, TIMEOUT

GAMES = ("face-to-face", "quick-and-easy", "snakes-and-ladders", "the-game")


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Watch:
    """The rooms and tables of a server that were loaded when we looked."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.refs: list[ref[Room] | ref[Table]] = []

    def look(self) -> None:
        for room in self.site.hub.rooms():
            self.refs += [ref(room), ref(room.table)]

    async def unloaded(self) -> None:
        """Let everything be unloaded."""
        hub = self.site.hub
        async with asyncio.timeout(TIMEOUT):
            while hub.rooms():
                hub._unload(hub.clock.now() + 61_000)
                await asyncio.sleep(POLL_SECONDS)

    async def alive(self) -> list[object]:
        """What is still there when the last callbacks have run."""
        with suppress(TimeoutError):
            async with asyncio.timeout(TIMEOUT):
                while any(each() for each in self.refs):
                    await asyncio.sleep(POLL_SECONDS)
        return [found for each in self.refs if (found := each()) is not None]


@asynccontextmanager
async def playing(site: Site, game: str, level: str) -> AsyncIterator[tuple[Guest, Line]]:
    """A match that runs, of ann with bots; eve has looked on and tried to sit down."""
    async with Guest(site.url) as ann, Guest(site.url) as eve:
        table = await ann.table(game, bots=level, settings={"hints": True}, start=True)
        async with ann.at(table) as line, eve.at(table) as other:
            await line.ask("say", text="hello")
            with pytest.raises(Refused):
                await line.ask("start")
            with pytest.raises(Refused):
                await eve.post(f"/api/tables/{table}/join", {"seat": 0})
            with suppress(Refused):
                await line.ask("hint")
            other.cut()
            yield ann, line


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("level", ["casual", "expert"])
def test_an_unloaded_table_is_freed_at_once(
    store: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People, bots, timers and searches were there; half of the matches are over."""
    monkeypatch.setattr(hints, "SECONDS", 0.01)

    async def run() -> None:
        async with here(store, thinking=0.1) as site:
            watch, tables = Watch(site), []
            for number, game in enumerate(GAMES):
                async with playing(site, game, level) as (ann, line):
                    watch.look()
                    tables.append(line.table)
                    if number % 2:
                        await line.ask("act", actions=[{"do": "resign"}])
                        await ann.get(f"/api/tables/{line.table}/records/1/steps")
            await watch.unloaded()
            assert await watch.alive() == []
            async with Guest(site.url) as eve:
                for table in tables:
                    await eve.get(f"/api/tables/{table}")
                    watch.look()
                await watch.unloaded()
                assert await watch.alive() == []

    asyncio.run(run())
