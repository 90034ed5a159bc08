"""All measurements of the server, as a table for people."""

import asyncio
import os
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import version

import uvloop

from bench.server import memory
from bench.server.load import Load, LoadRow, in_turn
from bench.server.machine import OtherWork
from bench.server.memory import Memory
from bench.server.players import Crowd
from bench.server.process import Server, Setting, running, stosy
from bench.server.tables import SEATS, Place, set_tables

GAMES = ("snakes-and-ladders", "the-game", "quick-and-easy")
PEER = "bare aiohttp, no game, no store"
TABLES = 100
"""Of each game; as many actions are under way at once."""
ROUNDS, SECONDS = 3, 1.2
RATE, RATE_SECONDS = 1000.0, 3.0
SETTLE = 4.5
"""Seconds: the first pings, which come quickly, are over."""


@dataclass(frozen=True)
class Report:
    """At saturation, at a steady rate, and memory; `ping_ms` is a round trip under that rate."""

    setting: Setting
    saturation: list[LoadRow]
    steady: list[LoadRow]
    ping_ms: float
    others: float
    """Cores of the machine that other work kept busy meanwhile."""
    memory: Memory

    @property
    def peer(self) -> LoadRow:
        return self.saturation[0]


def measure(setting: Setting) -> Report:
    """Everything, in about 80 seconds."""
    return uvloop.run(_measure(setting))


async def _measure(setting: Setting) -> Report:
    with stosy(setting) as server, running("bench.server.echo") as echo:
        loads = [await _echo(echo)]
        loads += [await _load(server, game) for game in GAMES]
        await asyncio.sleep(SETTLE)
        work = OtherWork((server, echo))
        await in_turn(loads, ROUNDS, SECONDS)
        saturation = [load.row() for load in loads]
        steady = [Load(each.name, server, each.crowd, each.durable) for each in loads[1:]]
        for load in steady:
            await load.run(RATE_SECONDS, RATE)
        pinging = asyncio.create_task(steady[0].crowd.ping())
        await steady[1].crowd.pace(RATE, 1.0)
        ping, others = await pinging, work.cores()
        for load in loads:
            await load.crowd.go()
            _check(load)
        steady_rows = [load.row() for load in steady]
    used = await memory.measure(GAMES, setting)
    return Report(setting, saturation, steady_rows, ping, others, used)


async def _echo(echo: Server) -> Load:
    crowd = Crowd()
    await crowd.come(echo.port, [Place(str(room), ("",) * SEATS) for room in range(TABLES)])
    return Load(PEER, echo, crowd, durable=False)


async def _load(server: Server, game: str) -> Load:
    crowd = Crowd()
    await crowd.come(server.port, await set_tables(server.port, game, TABLES))
    return Load(game, server, crowd, durable=True)


def _check(load: Load) -> None:
    """Check that all players could play all the time."""
    crowd = load.crowd
    if crowd.refused or crowd.lost or crowd.acts > crowd.answers:
        unanswered = crowd.acts - crowd.answers
        raise RuntimeError(
            f"{load.name}: {crowd.refused} refused, {crowd.lost} lost, {unanswered} unanswered"
        )


def table(report: Report) -> str:
    """For people."""
    used = report.memory
    memory_rows = [
        ("the server itself", used.server),
        ("an idle table, loaded", used.idle_table),
        ("an active table with four sockets", used.active_table),
        ("an unloaded table", used.unloaded_table),
    ]
    return "\n\n".join(
        [
            f"Other work on this machine: {report.others:.1f} of {os.cpu_count()} cores\n"
            f"Server: {_kind(report.setting.store)}\n"
            f"Load generator: picows {version('picows')} with uvloop, one process",
            f"As fast as it goes, {TABLES} tables, four seats:\n"
            + _columns(_saturated(row, report.peer) for row in report.saturation),
            f"At {RATE:,.0f} actions/s, ping {report.ping_ms:.2f} ms:\n"
            + _columns(_steady(row) for row in report.steady),
            "Memory, kB:\n"
            + _columns({"": name, "RSS": f"{size / 1000:,.1f}"} for name, size in memory_rows),
        ]
    )


def _kind(store: str | None) -> str:
    return "PostgreSQL" if store and "://" in store else "SQLite"


def _saturated(row: LoadRow, peer: LoadRow) -> dict[str, str]:
    return {
        "": row.name,
        "actions/s": f"{row.actions_per_second:,.0f}",
        "per core": f"{row.actions_per_core:,.0f}",
        "× peer": f"{row.actions_per_core / peer.actions_per_core:.2f}",
        "µs": f"{row.us:.0f}",
        "µs loop": f"{row.loop_us:.0f}",
        "µs store": f"{row.store_us:.0f}",
        "µs load": f"{row.load_us:.0f}",
        "p50 ms": f"{row.p50_ms:.1f}",
        "p99 ms": f"{row.p99_ms:.1f}",
        "bytes": f"{row.message_bytes:.0f}",
    } | _commits(row)


def _steady(row: LoadRow) -> dict[str, str]:
    return {
        "": row.name,
        "actions/s": f"{row.actions_per_second:,.0f}",
        "p50 ms": f"{row.p50_ms:.1f}",
        "p99 ms": f"{row.p99_ms:.1f}",
    } | _commits(row)


def _commits(row: LoadRow) -> dict[str, str]:
    return {"per commit": f"{row.commit_entries:.1f}", "commit ms": f"{row.commit_ms:.1f}"}


def _columns(rows: Iterable[dict[str, str]]) -> str:
    """Names on the left, numbers on the right, under their headings."""
    rows = list(rows)
    lines = [list(rows[0]), *(list(row.values()) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        f"{line[0]:{widths[0]}}"
        + "".join(f"  {cell:>{width}}" for cell, width in zip(line[1:], widths[1:], strict=True))
        for line in lines
    )
