"""Several processes on one PostgreSQL: throughput, the cost of forwarding, memory, and the start.

`python -m bench.server.nodes [throughput|quota|memory|start]`. PostgreSQL is one of our own without
fsync, so that processors are measured and not a disk; it, the servers and the one process of the
load generator share the machine. In `quota` each server has only a part of a core.
"""

import asyncio
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import psutil
import uvloop
from sqlalchemy import Connection

from bench.server import memory
from bench.server.players import Crowd
from bench.server.process import Server, Setting, running, stosy
from bench.server.quota import NoGroups, groups
from bench.server.tables import SEATS, set_tables
from tests.postgres import Postgres
from tests.postgres import running as postgresql
from tests.server.store.databases import on_database

ALONE = Setting()
GAME = "the-game"
TABLES = 100
SECONDS = 6.0
SETTLE = 1.0
SHARE = 0.2
"""Of a core, for each server in `quota`: two of them, the database and the load generator together
want less than one core."""
REPEATS = 3
IDLE, ACTIVE = 10_000, 1_000
FINISHED = 20_000
AT_ONCE = 500
THE_FIRST = "SELECT table_id FROM matches WHERE ended IS NOT NULL ORDER BY length(table_id) LIMIT 1"


@contextmanager
def processes(url: str, count: int) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        yield [stack.enter_context(running("bench.server.runner", url)) for _ in range(count)]


@dataclass(frozen=True)
class Row:
    """Of one run: actions per second, and processor time of each action in µs."""

    name: str
    actions: float
    servers: float
    database: float
    clients: float
    p99: float

    def __str__(self) -> str:
        return (
            f"{self.name:44} {self.actions:8,.0f} {self.servers:8.0f} {self.database:8.0f}"
            f" {self.clients:8.0f} {self.p99:8.1f}"
        )


async def played(
    name: str,
    postgres: Postgres,
    servers: Sequence[Server],
    forwarded: bool = False,
    share: float | None = None,
) -> Row:
    """All as fast as it goes; `forwarded`: everybody is connected to another process. `share`: each
    server has so much of a core."""
    crowd, each = Crowd(), TABLES // len(servers)
    for number, server in enumerate(servers):
        places = await set_tables(server.port, GAME, each)
        await crowd.come(servers[(number + forwarded) % len(servers)].port, places)
    others = [process.pid for process in postgres.processes()]
    pids = [server.pid for server in servers]
    with nullcontext() if share is None else groups(pids, share, others):
        await crowd.play(SETTLE)
        seen, before = len(crowd.latencies), times(postgres, servers)
        elapsed = await crowd.play(SECONDS)
        after = times(postgres, servers)
    spent = [(last - first) for last, first in zip(after, before, strict=True)]
    latencies = sorted(crowd.latencies[seen:])
    await crowd.go()
    if crowd.refused or crowd.lost:
        raise RuntimeError(f"{name}: {crowd.refused} refused, {crowd.lost} lost")
    count = len(latencies)
    p99 = latencies[int(count * 0.99)] * 1000
    servers_us, database_us, clients_us = (each / count * 1e6 for each in spent)
    return Row(name, count / elapsed, servers_us, database_us, clients_us, p99)


def times(postgres: Postgres, servers: Sequence[Server]) -> tuple[float, float, float]:
    """Processor time so far of the servers, the database and ourselves."""
    database = sum(map(time_of, postgres.processes()))
    return sum(server.cpu() for server in servers), database, process_time()


def time_of(process: psutil.Process) -> float:
    """In children that have ended, too."""
    try:
        return sum(process.cpu_times()[:4])
    except psutil.Error:
        return 0.0


async def throughput(share: float | None = None) -> None:
    rows = []
    with postgresql() as postgres:
        with processes(postgres.new(), 1) as one:
            rows.append(await played("1 process", postgres, one, share=share))
        with processes(postgres.new(), 2) as two:
            right, far = (
                "2 processes, people at the right one",
                "2 processes, all sockets forwarded",
            )
            rows.append(await played(right, postgres, two, share=share))
            rows.append(await played(far, postgres, two, forwarded=True, share=share))
    heads = ("actions/s", "servers", "database", "clients", "p99 ms")
    print(f"{TABLES} tables of {GAME}, {SEATS} seats; µs of processor time for an action")
    print(f"{'':44} " + " ".join(f"{head:>8}" for head in heads))
    print(*rows, sep="\n")
    print(f"2 processes against 1: {rows[1].actions / rows[0].actions:.2f} ×")
    more = rows[2].servers - rows[1].servers
    print(f"forwarding costs {more / (SEATS + 2):.0f} µs for a message")


async def quota() -> None:
    """The same with a part of a core for each server, so that nothing else is short of cores."""
    try:
        for _ in range(REPEATS):
            print(f"each server has {SHARE:.0%} of a core, all others what they want")
            await throughput(SHARE)
    except NoGroups as none:
        print(f"left out: servers with a share of a core each: {none}")


async def tables_in_memory() -> None:
    """So many idle tables at once, and so many with four people each."""
    memory.IDLE_TABLES, memory.ACTIVE_TABLES = IDLE, ACTIVE
    with stosy(ALONE) as server:
        await memory.start(server, (GAME,), memory.WARM_TABLES)
        before = server.memory()
        idle = await memory.idle_tables(server, (GAME,))
        print(f"{IDLE:,} idle tables: {idle * IDLE / 1e6:.0f} MB beside {before / 1e6:.0f} MB")
    with stosy(ALONE) as server:
        await memory.start(server, (GAME,), memory.WARM_TABLES)
        active = await memory.active_tables(server, (GAME,))
        print(f"{ACTIVE:,} active tables, four sockets each: {active * ACTIVE / 1e6:.0f} MB")


async def starts() -> None:
    """From the command to the first answer, with an empty store and with a full one: seconds, and
    processor time of the server."""
    with TemporaryDirectory(prefix="store-", dir=sys.prefix) as folder, postgresql() as postgres:
        file = f"sqlite:///{folder}/stosy.sqlite"
        for name, url in (("SQLite", file), ("PostgreSQL", postgres.new())):
            with running("bench.server.runner", url) as server:
                await one_match(server)
            print(f"{name}, one match: {started_in(url)}")
            for first in range(1, FINISHED, AT_ONCE):
                await asyncio.to_thread(on_database, url, partial(multiply, first))
            print(f"{name}, {FINISHED:,} matches: {started_in(url)}")


def started_in(url: str) -> str:
    begun = perf_counter()
    with running("bench.server.runner", url) as server:
        return f"{perf_counter() - begun:.2f} s, {server.cpu():.2f} s of processor time"


async def one_match(server: Server) -> None:
    """A table at which bots have played a match to its end."""
    crowd = Crowd()
    await crowd.come(server.port, await set_tables(server.port, GAME, 1))
    while not finished(server):
        await crowd.play(0.5)
    await crowd.go()


def finished(server: Server) -> bool:
    """Has any match been finished? On PostgreSQL the figures are those of a node, with its name."""
    samples = server.metrics().items()
    return any(value for name, value in samples if name.startswith("stosy_matches_finished_total"))


def multiply(first: int, conn: Connection) -> None:
    """The table with its match, some more times; all at once would take longer than a store has."""
    key = conn.exec_driver_sql(THE_FIRST).scalar()
    for name, column in (("tables", "id"), ("matches", "table_id"), ("entries", "table_id")):
        columns = list(conn.exec_driver_sql(f"SELECT * FROM {name} LIMIT 0").keys())
        chosen = ", ".join(f"{column} || n" if each == column else f"t.{each}" for each in columns)
        conn.exec_driver_sql(
            f"WITH RECURSIVE c(n) AS (SELECT {first} UNION ALL SELECT n + 1 FROM c"
            f" WHERE n < {first + AT_ONCE - 1}) INSERT INTO {name} ({', '.join(columns)})"
            f" SELECT {chosen} FROM {name} t, c WHERE t.{column} = '{key}'"
        )


KINDS = {"throughput": throughput, "quota": quota, "memory": tables_in_memory, "start": starts}

if __name__ == "__main__":
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for each in sys.argv[1:] or KINDS:
        uvloop.run(KINDS[each]())
