"""Two servers on one PostgreSQL behind HAProxy against one: throughput; memory, and the start.

`python -m bench.server.nodes [throughput|quota|memory|start]`. PostgreSQL is one of our own without
fsync, so that processors are measured and not a disk; it, the balancer, the servers and the one
process of the load generator share the machine. In `quota` each server has only a part of a core.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
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
from tests.server.proxies import balancer, haproxy
from tests.server.proxies import running as balancing
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
SETS = (("one server", 1, False), ("one behind HAProxy", 1, True), ("two behind HAProxy", 2, True))
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
    """Of some runs: actions per second, and processor time of each action in µs."""

    name: str
    actions: float
    servers: float
    database: float
    balancer: float
    clients: float
    p99: float

    def __str__(self) -> str:
        return (
            f"{self.name:32} {self.actions:9,.0f} {self.servers:8.0f} {self.database:8.0f}"
            f" {self.balancer:8.0f} {self.clients:8.0f} {self.p99:8.1f}"
        )


class Set:
    """Servers, perhaps behind a balancer, and a crowd at their tables."""

    def __init__(self, name: str, servers: Sequence[Server], before: Sequence[int]) -> None:
        self.name = name
        self.servers = servers
        self.before = [psutil.Process(pid) for pid in before]
        """The processes of the balancer."""
        self.crowd = Crowd()
        self.latencies: list[float] = []
        self.spent: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
        self.seconds = 0.0

    @classmethod
    @asynccontextmanager
    async def playing(
        cls, name: str, postgres: Postgres, count: int, balanced: bool
    ) -> AsyncIterator["Set"]:
        async with AsyncExitStack() as stack:
            servers = stack.enter_context(processes(postgres.new(), count))
            port, before = servers[0].port, list[int]()
            if balanced:
                ours = {each.pid for each in psutil.Process().children(recursive=True)}
                text = balancer(haproxy, [f"127.0.0.1:{each.port}" for each in servers])
                folder = Path(stack.enter_context(TemporaryDirectory()))
                port = await stack.enter_async_context(balancing(haproxy, folder, text))
                now = psutil.Process().children(recursive=True)
                before = [each.pid for each in now if each.pid not in ours]
            found = cls(name, servers, before)
            await found.crowd.come(port, await set_tables(port, GAME, TABLES))
            yield found
            await found.crowd.go()

    async def play(self, postgres: Postgres, share: float | None) -> None:
        """All as fast as it goes; each server has a `share` of a core."""
        others = [process.pid for process in (*postgres.processes(), *self.before)]
        pids = [server.pid for server in self.servers]
        with nullcontext() if share is None else groups(pids, share, others):
            await self.crowd.play(SETTLE)
            seen, first = len(self.crowd.latencies), self.times(postgres)
            self.seconds += await self.crowd.play(SECONDS)
            last = self.times(postgres)
        self.spent = tuple(s + b - a for s, a, b in zip(self.spent, first, last, strict=True))
        self.latencies += self.crowd.latencies[seen:]

    def times(self, postgres: Postgres) -> tuple[float, ...]:
        """Processor time so far of the servers, the database, the balancer and ourselves."""
        database, before = postgres.processes(), self.before
        return (
            sum(server.cpu() for server in self.servers),
            sum(map(time_of, database)),
            sum(map(time_of, before)),
            process_time(),
        )

    def row(self) -> Row:
        if self.crowd.refused or self.crowd.lost:
            told = f"{self.crowd.refused} refused, {self.crowd.lost} lost"
            raise RuntimeError(f"{self.name}: {told}")
        latencies, count = sorted(self.latencies), len(self.latencies)
        p99 = latencies[int(count * 0.99)] * 1000
        servers, database, before, clients = (each / count * 1e6 for each in self.spent)
        return Row(self.name, count / self.seconds, servers, database, before, clients, p99)


def time_of(process: psutil.Process) -> float:
    """In children that have ended, too."""
    try:
        return sum(process.cpu_times()[:4])
    except psutil.Error:
        return 0.0


async def throughput(share: float | None = None) -> None:
    """The sets play in turn, so that other work on the machine meets all of them."""
    with postgresql() as postgres:
        async with AsyncExitStack() as stack:
            sets = [
                await stack.enter_async_context(Set.playing(name, postgres, count, balanced))
                for name, count, balanced in SETS
            ]
            for _ in range(REPEATS):
                for each in sets:
                    await each.play(postgres, share)
            rows = [each.row() for each in sets]
    heads = ("actions/s", "servers", "database", "balancer", "clients", "p99 ms")
    print(f"{TABLES} tables of {GAME}, {SEATS} seats; µs of processor time for an action;")
    print(f"{REPEATS} times {SECONDS:.0f} s in turn; load {os.getloadavg()[0]:.1f} at the end")
    print(f"{'':32} " + " ".join(f"{head:>{9 - (n > 0)}}" for n, head in enumerate(heads)))
    print(*rows, sep="\n")
    for one in rows[:2]:
        print(f"{rows[2].name} against {one.name}: {rows[2].actions / one.actions:.2f} ×")


async def quota() -> None:
    """The same with a part of a core for each server, so that nothing else is short of cores."""
    try:
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
