"""Two servers alike, one of them attacked, and bystanders who play at both."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct, field

from stosy.server.settings import ServerSettings
from tests.processes import started
from tests.server.e2e.nursery import read_settings
from tests.server.e2e.places import Child, Nursery
from tests.server.hostile.frames import Wire, fetch
from tests.timeouts import TIMEOUT

PAGE = os.sysconf("SC_PAGE_SIZE")
TIMES = 1.5
ENOUGH_MS = 50.0
"""The p99 of a ping may be so many times that at the other server, or so many ms."""
USUAL = msgspec.structs.asdict(ServerSettings()) | {"site": ""}
del USUAL["proxies"]


class Target:
    """The server that is attacked, and what the attackers count."""

    def __init__(self, child: Child, folder: Path, settings: ServerSettings) -> None:
        self.child = child
        self.port = child.port
        self.folder = folder
        self.settings = settings
        self.counts: Counter[str] = Counter()
        self.received = 0
        """Bytes."""
        self.faults: list[str] = []
        """What the attack itself finds wrong."""
        self.listening: set[asyncio.Task[None]] = set()

    @staticmethod
    def address(number: int) -> str:
        """An attacker's address."""
        return f"127.0.{1 + number // 250}.{1 + number % 250}"

    def listen(self, wire: Wire) -> None:
        """Read whatever comes, and count its bytes."""
        task = asyncio.create_task(self._listen(wire))
        self.listening.add(task)

    async def _listen(self, wire: Wire) -> None:
        with suppress(ConnectionError):
            while data := await wire.reader.read(2**18):
                self.received += len(data)

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.child.pid}/statm").read_text().split()[1]) * PAGE

    def disk(self) -> int:
        """Bytes of the store."""
        return sum(each.stat().st_size for each in self.folder.glob("stosy.db*"))

    async def metric(self, name: str) -> float:
        """The sum of a metric over its labels."""
        text = (await fetch(self.port, "GET", "/metrics")).body.decode()
        lines = (line.rpartition(" ") for line in text.splitlines())
        return sum(float(value) for key, _, value in lines if key.partition("{")[0] == name)


class Attack(Struct, frozen=True, kw_only=True):
    """Something that one or several strangers do to a server."""

    about: str
    run: Callable[[Target], Awaitable[None]]
    """Goes on until it is cancelled."""
    prepare: Callable[[Target], Awaitable[None]] | None = None
    """What comes before it, and is not measured."""
    seconds: float = 8.0
    settings: dict[str, Any] = field(default_factory=dict)
    """Instead of the defaults of a server."""
    store: Callable[[Path], Awaitable[None]] | None = None
    """Fills the store of the attacked server before it starts."""
    after: Callable[[Target], Awaitable[None]] | None = None
    """Looks at what is left; finds faults."""
    logs: tuple[str, ...] = ()
    """Errors that the host is to read about."""
    refused: bool = False
    """May others be refused, because nobody can be served?"""


class Side(Struct):
    """What the bystanders of one server waited, in ms."""

    pings: list[float]
    acts: list[float]
    hints: list[float]
    failed: int


class Report(Struct):
    """What an attack did."""

    name: str
    attacked: Side
    control: Side
    seconds: float
    received: int
    entries: int
    disk: int
    memory: int
    counts: Counter[str]
    faults: list[str]

    def bound(self) -> float:
        return max(ENOUGH_MS, TIMES * p99(self.control.pings))

    def troubles(self) -> list[str]:
        """Why the attack succeeded; empty if it did not."""
        found = list(self.faults)
        if p99(self.attacked.pings) > self.bound():
            found.append(f"ping p99 {p99(self.attacked.pings):.0f} ms > {self.bound():.0f} ms")
        return found

    def cells(self) -> list[str]:
        per_second = self.received / self.seconds
        return [
            self.name,
            spread(self.control.pings),
            spread(self.attacked.pings),
            f"{p99(self.control.acts):.0f} / {p99(self.attacked.acts):.0f}",
            f"{median(self.control.hints):.0f} / {median(self.attacked.hints):.0f}",
            f"{per_second / 1000:,.0f}",
            f"{self.entries / self.seconds:,.1f}",
            f"{self.disk / 1000:,.0f}",
            f"{self.memory / 1e6:,.0f}",
            "no harm" if not self.troubles() else "; ".join(self.troubles()),
        ]


HEADS = [
    "attack",
    "ping, control: p50 / p99 / max",
    "ping, attacked",
    "act p99",
    "hint p50",
    "kB/s to attackers",
    "entries/s",
    "disk kB",
    "memory MB",
    "",
]


def part(values: list[float], share: float) -> float:
    """The value below which this share of all lies; infinity for none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("inf")


def p99(values: list[float]) -> float:
    return part(values, 0.99)


def median(values: list[float]) -> float:
    return part(values, 0.5) if values else 0.0


def spread(values: list[float]) -> str:
    return f"{median(values):.1f} / {p99(values):.0f} / {max(values, default=0):.0f}"


class Bystanders:
    """The process in which they live."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    @classmethod
    @contextmanager
    def at(cls, *ports: int) -> Iterator[Bystanders]:
        with started(
            [sys.executable, "-m", "tests.server.hostile.bystanders", *map(str, ports)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[3],
            text=True,
        ) as process:
            yield cls(process)

    async def ready(self) -> None:
        assert await asyncio.to_thread(self._line) == "ready\n"

    async def waited(self) -> tuple[Side, Side]:
        """What those of both servers waited since the last time."""
        assert self._process.stdin is not None
        print("", file=self._process.stdin, flush=True)
        return msgspec.convert(json.loads(await asyncio.to_thread(self._line)), tuple[Side, Side])

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()


@asynccontextmanager
async def servers(nursery: Nursery, attack: Attack, folder: Path) -> AsyncIterator[list[Target]]:
    """The attacked one and the control."""
    found: list[Target] = []
    settings = USUAL | attack.settings
    for name in ("attacked", "control"):
        place = folder / name
        place.mkdir()
        if attack.store is not None and not found:
            await attack.store(place)
        child = await nursery.start(f"sqlite:///{place}/stosy.db", place / "log", **settings)
        found.append(Target(child, place, read_settings(settings)))
    try:
        yield found
    finally:
        for target in found:
            await target.child.end(signal.SIGKILL)


async def carried_out(name: str, attack: Attack, nursery: Nursery, folder: Path) -> Report:
    """Attack a server for as long as the attack lasts."""
    async with servers(nursery, attack, folder) as (target, control):
        with Bystanders.at(target.port, control.port) as bystanders:
            async with asyncio.timeout(TIMEOUT):
                await bystanders.ready()
                if attack.prepare is not None:
                    await attack.prepare(target)
            report = await measured(name, attack, target, bystanders)
            if attack.after is not None:
                await attack.after(target)
            report.faults += target.faults
            logged = tracebacks(folder / "attacked/log") - {*attack.logs}
            report.faults += [f"logged: {event}" for event in sorted(logged)]
            if report.attacked.failed and not attack.refused:
                report.faults.append(f"{report.attacked.failed} bystanders refused or cut off")
            for task in target.listening:
                task.cancel()
            return report


async def measured(name: str, attack: Attack, target: Target, bystanders: Bystanders) -> Report:
    entries, disk, memory = await told(target), target.disk(), target.memory()
    target.received = 0
    await bystanders.waited()
    began = perf_counter()
    running = asyncio.ensure_future(attack.run(target))
    done, _ = await asyncio.wait([running], timeout=attack.seconds)
    attacked, control = await bystanders.waited()
    seconds = perf_counter() - began
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    if done:
        target.faults.append("the attack ended by itself")
    return Report(
        name=name,
        attacked=attacked,
        control=control,
        seconds=seconds,
        received=target.received,
        entries=int(await told(target) - entries),
        disk=target.disk() - disk,
        memory=target.memory() - memory,
        counts=target.counts,
        faults=[],
    )


async def told(target: Target) -> float:
    """Entries written so far."""
    return await target.metric("stosy_commit_entries_sum")


def tracebacks(log: Path) -> set[str]:
    """The kinds of errors in a log."""
    lines = map(json.loads, log.read_text().splitlines())
    return {str(line["event"]) for line in lines if "trace" in line}
