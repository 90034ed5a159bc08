"""Breaks one thing after another, by chance that a seed decides, and lets it heal."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from random import Random
from typing import TypeAlias

from tests.processes import started
from tests.server.crash.cluster import LEASE, Cluster
from tests.server.crash.history import ANYBODY
from tests.server.crash.load import Load
from tests.server.e2e.places import Nursery

HOUR = 3600
SPINNING = 4
"""Processes for each processor that do nothing but use it."""
SPLIT: tuple[signal.Signals, ...] = (signal.SIGINT, signal.SIGQUIT)
"""How a database ends: quickly, or as in a crash."""

Fault: TypeAlias = Callable[["Nemesis"], Awaitable[str]]
"""Breaks something and heals it; says what it was."""


class Nemesis:
    """Deals the kinds of faults like cards: each comes once before one comes again."""

    def __init__(self, cluster: Cluster, load: Load, seed: int, kinds: tuple[str, ...]) -> None:
        self.cluster = cluster
        self.load = load
        self.dice = Random(seed)
        self.done = 0
        self._kinds = kinds
        self._deck: list[str] = []

    async def run(self, faults: int, until: Callable[[], bool] = lambda: False) -> None:
        """So many faults, each after everybody has played on; none more if it is late."""
        while self.done < faults and not until():
            await self._all_well()
            await asyncio.sleep(self.dice.uniform(0.1, 1.0))
            await self._one()
        await self._all_well()

    async def _all_well(self) -> None:
        """Everybody plays, and whoever was deposed has come back."""
        await self.cluster.joined(len(self.cluster.nodes))
        await self.load.everybody_back()

    async def _one(self) -> None:
        if not self._deck:
            self._deck = self.dice.sample(self._kinds, len(self._kinds))
            if self.done == 0:
                self._deck.sort(key=lambda kind: kind == "upgrade")  # it comes first
        kind = self._deck.pop()
        self.done += 1
        self.load.history.note(ANYBODY, "fault", text=kind)
        told = await FAULTS[kind](self)
        print(f"{self.done:5} {kind} of {told}", flush=True)
        self.load.history.note(ANYBODY, "healed", text=kind, id=told)

    def victim(self) -> int:
        return self.dice.randrange(len(self.cluster.nodes))


async def kill(nemesis: Nemesis) -> str:
    """kill -9; a supervisor starts another soon."""
    node = nemesis.victim()
    await nemesis.cluster.end(node, signal.SIGKILL)
    await asyncio.sleep(nemesis.dice.uniform(0.0, 1.0))
    await nemesis.cluster.start(node)
    return f"node {node}"


async def stop(nemesis: Nemesis) -> str:
    """SIGSTOP for longer than the lease; then it wakes up and knows nothing of it."""
    node, longer = nemesis.victim(), nemesis.dice.uniform(0.0, 3.0)
    nemesis.cluster.send(node, signal.SIGSTOP)
    await asyncio.sleep(LEASE + longer)
    nemesis.cluster.send(node, signal.SIGCONT)
    return f"node {node}"


async def wake(nemesis: Nemesis) -> str:
    """The same, but it wakes up in the moment in which it is deposed."""
    node = nemesis.victim()
    nemesis.cluster.send(node, signal.SIGSTOP)
    try:
        await nemesis.cluster.joined(len(nemesis.cluster.nodes) - 1)
    finally:
        nemesis.cluster.send(node, signal.SIGCONT)
    return f"node {node}"


async def drain(nemesis: Nemesis) -> str:
    """SIGTERM, and another is started."""
    node = nemesis.victim()
    await nemesis.cluster.end(node, signal.SIGTERM)
    await nemesis.cluster.start(node)
    return f"node {node}"


async def roll(nemesis: Nemesis) -> str:
    """A rolling upgrade: all nodes are restarted one after the other, and the first brings a
    migration: more columns, as a later release may add."""
    for node in range(len(nemesis.cluster.nodes)):
        await nemesis.cluster.end(node, signal.SIGTERM)
        if node == 0:
            await nemesis.cluster.add_columns(f"later{nemesis.done}")
        await nemesis.cluster.start(node)
        await nemesis.load.everybody_back()
    return "all nodes"


async def upgrade(nemesis: Nemesis) -> str:
    """A rolling upgrade to the present version, whose first node migrates the database."""
    return await _give_all(nemesis, nemesis.cluster.programs[-1])


async def back(nemesis: Nemesis) -> str:
    """The present version is taken back, while the database stays as it is."""
    return await _give_all(nemesis, nemesis.cluster.programs[0])


async def swap(nemesis: Nemesis) -> str:
    """One node gets the other version and keeps it, whatever comes next."""
    node, (earlier, present) = nemesis.victim(), nemesis.cluster.programs
    await _give(nemesis, node, earlier if nemesis.cluster.program(node) is present else present)
    return f"node {node}"


async def _give_all(nemesis: Nemesis, program: Nursery) -> str:
    """Start those with another version with this one, one after the other; or all, if none has."""
    all_nodes = range(len(nemesis.cluster.nodes))
    others = [node for node in all_nodes if nemesis.cluster.program(node) is not program]
    nodes = others or list(all_nodes)
    for node in nodes:
        await _give(nemesis, node, program)
        await asyncio.sleep(nemesis.dice.uniform(0.5, 1.5))  # programs of both versions play
    return f"nodes {nodes}"


async def _give(nemesis: Nemesis, node: int, program: Nursery) -> None:
    await nemesis.cluster.end(node, signal.SIGTERM)
    await nemesis.cluster.start(node, program)
    await nemesis.load.everybody_back()


async def freeze(nemesis: Nemesis) -> str:
    """The database hangs, for less or longer than a lease."""
    nemesis.cluster.postgres.freeze()
    try:
        await asyncio.sleep(nemesis.dice.uniform(0.3, 2 * LEASE))
    finally:
        nemesis.cluster.postgres.thaw()
    return "the database"


async def restart(nemesis: Nemesis) -> str:
    """The database is restarted."""
    await nemesis.cluster.restart_database(nemesis.dice.choice(SPLIT))
    return "the database"


async def cut(nemesis: Nemesis) -> str:
    """A link lets nothing through, for less or longer than a lease."""
    node, way = nemesis.victim(), nemesis.dice.choice(nemesis.cluster.links.ways)
    nemesis.cluster.links.cut(node, way)
    await asyncio.sleep(nemesis.dice.uniform(0.5, 2.5 * LEASE))
    nemesis.cluster.links.heal(node, way)
    return f"{way} of node {node}"


async def slow(nemesis: Nemesis) -> str:
    """A link is slow."""
    node, way = nemesis.victim(), nemesis.dice.choice(nemesis.cluster.links.ways)
    nemesis.cluster.links.slow(node, way)
    await asyncio.sleep(nemesis.dice.uniform(1.0, 2 * LEASE))
    nemesis.cluster.links.heal(node, way)
    return f"{way} of node {node}"


async def skew(nemesis: Nemesis) -> str:
    """The wall clock of a node jumps; the next jump may bring it back."""
    node, hours = nemesis.victim(), nemesis.dice.choice((-25, -1, 0, 1, 25))
    nemesis.cluster.clocks.set(node, hours * HOUR)
    await asyncio.sleep(nemesis.dice.uniform(1.0, 2.0))
    return f"node {node} by {hours} h"


async def overload(nemesis: Nemesis) -> str:
    """Others want all processors; nobody may be taken for dead."""
    spinning = (os.cpu_count() or 1) * SPINNING
    with ExitStack() as stack:
        for _ in range(spinning):
            stack.enter_context(started(["sh", "-c", "while :; do :; done"]))
        await asyncio.sleep(nemesis.dice.uniform(2 * LEASE, 4 * LEASE))
    return f"{spinning} processes"


FAULTS: dict[str, Fault] = {
    "kill": kill,
    "stop": stop,
    "wake": wake,
    "drain": drain,
    "roll": roll,
    "freeze": freeze,
    "restart": restart,
    "cut": cut,
    "slow": slow,
    "skew": skew,
    "overload": overload,
    "upgrade": upgrade,
    "back": back,
    "swap": swap,
}
OF_TWO_VERSIONS = ("upgrade", "back", "swap")
