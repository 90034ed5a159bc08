"""Memory of tables: loaded and idle, with people at them, and no longer loaded."""

import asyncio
from dataclasses import dataclass

from bench.server.players import Crowd
from bench.server.process import Server, Setting, stosy
from bench.server.tables import set_tables, start_tables

IDLE_TABLES = 2000
ACTIVE_TABLES = 200
ACTIVE_RATE = 1000.0
ACTIVE_SECONDS = 4.0
WARM_TABLES = 50
"""Made before the first look, so that code and connections are there already."""
UNLOADED_TABLES = 1000
UNLOAD_AFTER = 0.5
TIMEOUT_SECONDS = 20
"""Seconds to wait at most until all tables are unloaded."""


@dataclass(frozen=True)
class Memory:
    """Bytes resident: of the server itself, and more of them for each table."""

    server: float
    idle_table: float
    active_table: float
    unloaded_table: float


async def measure(games: tuple[str, ...], setting: Setting) -> Memory:
    """The games in equal parts."""
    with stosy(setting) as server:
        at_first = server.memory()
        await start(server, games, WARM_TABLES)
        idle = await idle_tables(server, games)
        active = await active_tables(server, games)
    with stosy(setting, UNLOAD_AFTER) as server:
        await unloaded(server, games)
        before = server.memory()
        await unloaded(server, games)
        gone = (server.memory() - before) / UNLOADED_TABLES
    return Memory(at_first, idle, active, gone)


async def start(server: Server, games: tuple[str, ...], count: int) -> None:
    await start_tables(server.port, (games[each % len(games)] for each in range(count)))


async def idle_tables(server: Server, games: tuple[str, ...]) -> float:
    """A match runs, and nobody is connected."""
    before = server.memory()
    await start(server, games, IDLE_TABLES)
    return (server.memory() - before) / IDLE_TABLES


async def active_tables(server: Server, games: tuple[str, ...]) -> float:
    """Four people each, their sockets included, after some actions."""
    before = server.memory()
    crowd, each = Crowd(), ACTIVE_TABLES // len(games)
    for game in games:
        await crowd.come(server.port, await set_tables(server.port, game, each))
    await crowd.pace(ACTIVE_RATE, ACTIVE_SECONDS)
    after = server.memory()
    await crowd.go()
    return (after - before) / (each * len(games))


async def unloaded(server: Server, games: tuple[str, ...]) -> None:
    """Make tables, and wait until all of them are unloaded."""
    await start(server, games, UNLOADED_TABLES)
    for _ in range(TIMEOUT_SECONDS * 10):
        if not server.metrics()["stosy_tables_loaded"]:
            return
        await asyncio.sleep(0.1)
    raise TimeoutError("the tables were not unloaded")
