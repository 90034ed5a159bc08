"""A server under load: actions per second of processor time, and their latencies."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from time import process_time

from bench.server.players import Crowd
from bench.server.process import Commits, Server

NO_COMMITS = Commits(0, 0, 0)


@dataclass
class Load:
    """The sum of all runs of one kind: `crowd` plays on `server`. Times are in seconds."""

    name: str
    server: Server
    crowd: Crowd
    durable: bool = True
    elapsed: float = 0.0
    cpu: float = 0.0
    loop_cpu: float = 0.0
    load_cpu: float = 0.0
    """Of the load generator: this process."""
    sent: int = 0
    """Bytes of the messages to the players."""
    messages: int = 0
    commits: Commits = NO_COMMITS
    latencies: list[float] = field(default_factory=list)

    async def run(self, seconds: float, rate: float | None = None) -> None:
        """Play for some seconds: at this rate, or as fast as the server answers."""
        server, crowd = self.server, self.crowd
        seen, received, messages = len(crowd.latencies), crowd.received, crowd.messages
        commits = self._committed()
        cpu, loop_cpu, load_cpu = server.cpu(), server.loop_cpu(), process_time()
        self.elapsed += await (crowd.pace(rate, seconds) if rate else crowd.play(seconds))
        self.cpu += server.cpu() - cpu
        self.loop_cpu += server.loop_cpu() - loop_cpu
        self.load_cpu += process_time() - load_cpu
        self.commits = self.commits.plus(self._committed().minus(commits))
        self.latencies += crowd.latencies[seen:]
        self.sent += crowd.received - received
        self.messages += crowd.messages - messages

    def _committed(self) -> Commits:
        return self.server.commits() if self.durable else NO_COMMITS

    def row(self) -> "LoadRow":
        actions, commits = len(self.latencies), max(1.0, self.commits.number)
        return LoadRow(
            name=self.name,
            actions_per_second=actions / self.elapsed,
            actions_per_core=actions / self.cpu,
            us=self.cpu / actions * 1e6,
            loop_us=self.loop_cpu / actions * 1e6,
            store_us=(self.cpu - self.loop_cpu) / actions * 1e6,
            load_us=self.load_cpu / actions * 1e6,
            p50_ms=quantile(self.latencies, 0.5) * 1000,
            p99_ms=quantile(self.latencies, 0.99) * 1000,
            message_bytes=self.sent / self.messages,
            commit_entries=self.commits.entries / commits,
            commit_ms=self.commits.seconds / commits * 1000,
        )


@dataclass(frozen=True)
class LoadRow:
    """Actions per second by the clock and per second of the server's processor time.

    `us` is processor time of an action: `loop_us` in the event loop's thread and `store_us` in the
    others. `load_us` is that of the load generator. `p50_ms` and `p99_ms` count from sending an
    action to its acknowledgement.
    """

    name: str
    actions_per_second: float
    actions_per_core: float
    us: float
    loop_us: float
    store_us: float
    load_us: float
    p50_ms: float
    p99_ms: float
    message_bytes: float
    commit_entries: float
    commit_ms: float


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest value that this share of them does not exceed."""
    return sorted(values)[max(0, ceil(share * len(values)) - 1)]


async def in_turn(loads: Sequence[Load], rounds: int, seconds: float) -> None:
    """Short alternating runs, so that a slow minute of the machine affects all of them."""
    for load in loads:
        await load.crowd.play(seconds)  # not counted: matches begin, pages and caches fill
    for _ in range(rounds):
        for load in loads:
            await load.run(seconds)
            await asyncio.sleep(PAUSE)


PAUSE = 0.1
