"""Several nodes on one PostgreSQL behind one balancer, and what can be done to them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import asyncpg  # type: ignore[import-untyped]

from tests.postgres import Postgres, running
from tests.server.crash import audit
from tests.server.crash.balancer import balancing
from tests.server.crash.clocks import Clocks
from tests.server.crash.links import Links, open_links
from tests.server.e2e.places import Child, Nursery
from tests.timeouts import POLL_SECONDS, TIMEOUT

LEASE = 2.0
TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
JOINING = 0.002
"""Seconds between two looks who is a node."""


@dataclass(frozen=True)
class Place:
    """Where and how a cluster runs.

    `own_network`: in a network namespace of this process's own. `unfenced`: a node that was deposed
    can still write, to show that this is noticed. `earlier` is the folder of an earlier version of
    the program, with which all nodes begin.
    """

    folder: Path
    own_network: bool
    unfenced: bool = False
    earlier: str | None = None
    balancer: str = "haproxy"
    by_chance: bool = False
    """Does the balancer not hash by table?"""


class Cluster:
    """Nodes are known by their numbers."""

    def __init__(
        self,
        programs: Sequence[Nursery],
        postgres: Postgres,
        links: Links,
        clocks: Clocks,
        place: Place,
    ) -> None:
        self.nodes: list[Child] = []
        self.programs = programs
        """The first is that with which all nodes begin, the last is the present one."""
        self.links = links
        self.postgres = postgres
        self.clocks = clocks
        self.store = postgres.new()
        """The database past all links."""
        self.url = ""
        self._place = place

    async def begin(self, nodes: int) -> None:
        for node in range(nodes):
            self.nodes.append(await self._start(node, self.programs[0]))
            if node == 0:
                await asyncio.to_thread(audit.install, self.store)

    async def _start(self, node: int, program: Nursery) -> Child:
        (database, at), (host, port) = self.links.to_database(node), self.links.public(node)
        name = self.store.partition("@/")[2].partition("?")[0]
        child = await program.start(
            f"postgresql://postgres@{database}:{at}/{name}",
            self.log(node),
            port,
            host=host,
            network=self.links.network(node),
            environment=self.clocks.environment(node),
            unfenced=self._place.unfenced,
            lease_seconds=LEASE,
        )
        self.links.listens(node, child.port)
        return child

    def log(self, node: int) -> Path:
        return self._place.folder / f"node{node}.log"

    def deposed(self) -> set[str]:
        """The nodes that have noticed it: how their ids begin."""
        logs = [self.log(node).read_text() for node in range(len(self.nodes))]
        lines = [line for log in logs for line in log.splitlines() if '"deposed", "node"' in line]
        return {json.loads(line)["node"] for line in lines}

    async def end(self, node: int, number: signal.Signals) -> None:
        """End a process by a signal."""
        status = await self.nodes[node].end(number)
        assert status == (0 if number == signal.SIGTERM else -number), (status, self.log(node))

    async def start(self, node: int, program: Nursery | None = None) -> None:
        """Start a node again, perhaps with another version of the program."""
        self.nodes[node] = await self._start(node, program or self.program(node))

    def program(self, node: int) -> Nursery:
        return self.nodes[node].nursery

    def send(self, node: int, number: signal.Signals) -> None:
        os.kill(self.nodes[node].pid, number)

    async def joined(self, nodes: int) -> None:
        """Wait until so many are nodes in the database."""
        async with self._connected() as conn, asyncio.timeout(TIMEOUT):
            while await conn.fetchval("SELECT count(*) FROM nodes") != nodes:
                await asyncio.sleep(JOINING)

    async def add_columns(self, name: str) -> None:
        """A migration: a new column in each table, each in its own transaction. One for all would
        lock them in another order than an append does."""
        async with self._connected() as conn:
            for (table,) in await conn.fetch(TABLES):
                await conn.execute(f"ALTER TABLE {table} ADD COLUMN {name} TEXT DEFAULT 'none'")

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        conn = await asyncpg.connect(self.store)
        try:
            yield conn
        finally:
            conn.terminate()

    async def end_all(self) -> None:
        for node in range(len(self.nodes)):
            await self.end(node, signal.SIGTERM)

    async def restart_database(self, number: signal.Signals) -> None:
        self.postgres.stop(number)
        await until(self.postgres.ended)
        self.postgres.start()
        await until(self.postgres.ready)

    async def balanced(self) -> None:
        """Wait until the balancer knows of a node that is ready."""

        async def ready() -> bool:
            async with session.get(f"{self.url}/api/ready") as answer:
                return answer.status == 200

        async with aiohttp.ClientSession() as session, asyncio.timeout(TIMEOUT):
            while not await ready():
                await asyncio.sleep(POLL_SECONDS)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not holds():
            await asyncio.sleep(POLL_SECONDS)


@asynccontextmanager
async def running_cluster(nodes: int, place: Place) -> AsyncIterator[Cluster]:
    """A cluster; everything ends with it."""
    async with AsyncExitStack() as stack:
        links = await stack.enter_async_context(open_links(nodes, place.own_network))
        postgres = stack.enter_context(running(links.database, *audit.COMMIT_TIMES))
        clocks = Clocks(place.folder, nodes)
        sources = [{}] if place.earlier is None else [{"PYTHONPATH": place.earlier}, {}]
        programs = [
            stack.enter_context(Nursery.opened(**clocks.library(), **more)) for more in sources
        ]
        cluster = Cluster(programs, postgres, links, clocks, place)
        await cluster.begin(nodes)
        fronts = [links.front(node) for node in range(nodes)]
        cluster.url = await stack.enter_async_context(
            balancing(place.balancer, fronts, place.folder, place.by_chance)
        )
        await cluster.balanced()
        yield cluster
