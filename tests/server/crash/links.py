"""The links of nodes: to the database and to the balancer. Each can be cut or slow.

Where we may make network namespaces every node is a machine with two network cards. Elsewhere
proxies of ours stand between.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from typing import Literal, Protocol, TypeAlias

from tests.processes import run, started
from tests.server.crash.proxy import Proxy, free_port
from tests.server.e2e.places import HOST

Way: TypeAlias = Literal["database", "front"]
Address: TypeAlias = tuple[str, int]

WAYS: tuple[Way, ...] = ("database", "front")
PUBLIC, DATABASE = 8470, 5432
"""Ports, in networks of our own."""
NETEM = ("netem", "delay", "400ms", "100ms", "loss", "2%")
TRICKLE = ("tbf", "rate", "128kbit", "burst", "3000", "latency", "5s")
"""A slow link: late, or with little room where the kernel cannot delay."""


class Links(Protocol):
    """Who reaches whom where."""

    name: str
    ways: Sequence[Way]
    database: Address
    """Where PostgreSQL listens."""

    def to_database(self, node: int) -> Address: ...
    def public(self, node: int) -> Address:
        """Where a node listens; port 0 for any."""

    def front(self, node: int) -> Address:
        """Where the balancer reaches it."""

    def network(self, node: int) -> int | None:
        """A process in its network namespace."""

    def listens(self, node: int, port: int) -> None:
        """It does, at this port."""

    def cut(self, node: int, way: Way) -> None: ...
    def slow(self, node: int, way: Way) -> None: ...
    def heal(self, node: int, way: Way) -> None: ...


class Namespaces:
    """A bridge for each way, at which every node has a card."""

    name = "network namespaces"
    ways: Sequence[Way] = WAYS
    database = "10.77.0.1", DATABASE

    def __init__(self, holders: Sequence[int]) -> None:
        self._holders = holders
        ip("link", "set", "lo", "up")
        for number, way in enumerate(WAYS):
            ip("link", "add", way, "type", "bridge")
            ip("address", "add", f"10.77.{number}.1/24", "dev", way)
            ip("link", "set", way, "up")
            for node, holder in enumerate(holders):
                card = f"{way}{node}"
                ip("link", "add", card, "type", "veth", "peer", "name", way, "netns", str(holder))
                ip("link", "set", card, "master", way, "up")
                address = f"10.77.{number}.{node + 2}/24"
                self._inside(node, "ip", "address", "add", address, "dev", way)
                self._inside(node, "ip", "link", "set", way, "up")
        for node in range(len(holders)):
            self._inside(node, "ip", "link", "set", "lo", "up")
        self._slowness = NETEM if self._can_delay() else TRICKLE

    def to_database(self, node: int) -> Address:
        return self.database

    def public(self, node: int) -> Address:
        return f"10.77.1.{node + 2}", PUBLIC

    front = public

    def network(self, node: int) -> int | None:
        return self._holders[node]

    def listens(self, node: int, port: int) -> None:
        pass

    def cut(self, node: int, way: Way) -> None:
        """Nothing comes through, and nobody is told."""
        ip("link", "set", f"{way}{node}", "nomaster")

    def slow(self, node: int, way: Way) -> None:
        run(["tc", "qdisc", "replace", "dev", f"{way}{node}", "root", *self._slowness])
        self._inside(node, "tc", "qdisc", "replace", "dev", way, "root", *self._slowness)

    def heal(self, node: int, way: Way) -> None:
        ip("link", "set", f"{way}{node}", "master", way)
        run(["tc", "qdisc", "del", "dev", f"{way}{node}", "root"], check=False)
        self._inside(node, "tc", "qdisc", "del", "dev", way, "root", check=False)

    def _inside(self, node: int, *command: str, check: bool = True) -> None:
        run(["nsenter", "-t", str(self._holders[node]), "-n", *command], check=check)

    def _can_delay(self) -> bool:
        tried = run(["tc", "qdisc", "replace", "dev", "front0", "root", *NETEM], check=False)
        self.heal(0, "front")
        return tried.returncode == 0


def ip(*arguments: str) -> None:
    run(["ip", *arguments])


class Proxies:
    """A proxy to the database, and one from the balancer, for each node."""

    name = "proxies of ours (no right to make network namespaces)"
    ways: Sequence[Way] = WAYS

    def __init__(self, nodes: int) -> None:
        self.database: Address = (HOST, free_port())
        self.to = {
            way: [Proxy(self.database if way == "database" else None) for _ in range(nodes)]
            for way in self.ways
        }

    def to_database(self, node: int) -> Address:
        return self.to["database"][node].address

    def public(self, node: int) -> Address:
        return HOST, 0

    def front(self, node: int) -> Address:
        return self.to["front"][node].address

    def network(self, node: int) -> int | None:
        return None

    def listens(self, node: int, port: int) -> None:
        self.to["front"][node].target = HOST, port

    def cut(self, node: int, way: Way) -> None:
        self.to[way][node].cut()

    def slow(self, node: int, way: Way) -> None:
        self.to[way][node].slow()

    def heal(self, node: int, way: Way) -> None:
        self.to[way][node].heal()


def may_make_namespaces() -> bool:
    """Have we the right, and the programs?"""
    trial = [
        "unshare",
        "--net",
        "sh",
        "-c",
        "ip link add stosy0 type veth && ip link add stosy1 type bridge",
    ]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    try:
        return os.geteuid() == 0 and subprocess.run(trial, check=False, **quiet).returncode == 0  # type: ignore[call-overload]
    except FileNotFoundError:
        return False


@contextmanager
def namespaces(nodes: int) -> Iterator[Links]:
    """In a network namespace of this run's own; see `__main__`."""
    with ExitStack() as stack:
        command = ["unshare", "--net", "sleep", "infinity"]
        holders = [stack.enter_context(started(command)).pid for _ in range(nodes)]
        yield Namespaces(holders)


@asynccontextmanager
async def open_links(nodes: int, own_network: bool) -> AsyncIterator[Links]:
    """All of them; `own_network`: this process is in a network namespace of its own."""
    if own_network:
        with namespaces(nodes) as found:
            yield found
        return
    proxies = Proxies(nodes)
    each = [proxy for way in proxies.to.values() for proxy in way]
    serving = [asyncio.create_task(proxy.serve()) for proxy in each]
    try:
        yield proxies
    finally:
        for task in serving:
            task.cancel()
