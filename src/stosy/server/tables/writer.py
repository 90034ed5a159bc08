"""Group commit: all waiting appends go into one transaction, and are answered after it.

While one transaction is being written the next one gathers, so batches grow with the load.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, perf_counter
from typing import Literal, Protocol, TypeAlias

import structlog
from msgspec import Struct

from stosy.server.metrics import Metrics
from stosy.server.store import Append, Store, StoreError

Outcome: TypeAlias = Literal["durable", "failed"]

APART = 0.002
"""Seconds between the beginnings of two commits at least: a commit costs more than an entry in it,
and a lone entry still goes at once."""
AT_ONCE = 1.0
"""Seconds in which a store says no if it answers at all."""

log = structlog.get_logger()


class ServiceClock:
    """Service time: for how many ms the service has run in all, as the store keeps it."""

    def __init__(self, uptime: int, source: Callable[[], float] = monotonic) -> None:
        self._source = source
        self._offset = uptime - source() * 1000

    def now(self) -> float:
        return self._source() * 1000 + self._offset

    def reach(self, time: float) -> None:
        """It is at least so late: it never goes back."""
        self._offset += max(0.0, time - self.now())


class Owner(Protocol):
    """The owner of entries; entries after a failed one are not written."""

    @property
    def lost(self) -> bool: ...


class Waiting(Struct):
    """An append or None, and the callback after it and all before it are written."""

    owner: Owner | None
    append: Append | None
    then: Callable[[Outcome], None]


class Writer:
    """Appends to the store in the order given.

    While `leased` is false another node may own our tables: then even what changes nothing is told
    only after the store has confirmed that we are still a node.
    """

    def __init__(
        self, store: Store, clock: ServiceClock, metrics: Metrics, leased: Callable[[], bool]
    ) -> None:
        self._store = store
        self._leased = leased
        self._clock = clock
        self._metrics = metrics
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def append(
        self, owner: Owner | None, append: Append | None, then: Callable[[Outcome], None]
    ) -> None:
        """Queue an append; `then` is called when it, and all before it, are durable."""
        if not self._waiting:
            self._idle.clear()
            self._wake.set()
        self._waiting.append(Waiting(owner, append, then))

    @property
    def waiting(self) -> int:
        """How many appends wait for the next commit."""
        return len(self._waiting)

    @property
    def busy(self) -> bool:
        """Is anything still to be written?"""
        return not self._idle.is_set()

    async def flush(self) -> None:
        """Wait until the queue is empty."""
        await self._idle.wait()

    async def settle(self) -> None:
        """Wait until everything queued now is written or has failed."""
        done = asyncio.Event()
        self.append(None, None, lambda _: done.set())
        await done.wait()

    async def stop(self) -> None:
        """Write no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            began = perf_counter()
            await self._write_waiting()
            if not self._waiting:
                self._idle.set()
            await asyncio.sleep(APART - (perf_counter() - began))

    async def _write_waiting(self) -> None:
        batch, self._waiting = self._waiting, []
        lost = [each for each in batch if each.owner is not None and each.owner.lost]
        await self._write_all([each for each in batch if each not in lost] if lost else batch)
        for each in lost:
            self._tell(each, "failed")

    async def _write_all(self, batch: list[Waiting]) -> None:
        """Write a batch; if that fails at once, write table by table, so that one failure does not
        affect others.

        A store that takes its time to fail does not answer anybody: all are told soon.
        """
        began = perf_counter()
        outcome = await self._write([each.append for each in batch if each.append])
        if outcome == "durable" or perf_counter() - began > AT_ONCE:
            for each in batch:
                self._tell(each, outcome)
            return
        tables: dict[str | None, list[Waiting]] = {}
        for each in batch:
            tables.setdefault(each.append.table if each.append else None, []).append(each)
        for waiting in tables.values():
            if any(each.owner is not None and each.owner.lost for each in waiting):
                outcome = "failed"
            else:
                outcome = await self._write([each.append for each in waiting if each.append])
            for each in waiting:
                self._tell(each, outcome)

    def _tell(self, waiting: Waiting, outcome: Outcome) -> None:
        """Call the callback; an exception of one table does not stop the writer."""
        try:
            waiting.then(outcome)
        except Exception:
            log.error("answer_failed", exc_info=True)

    async def _write(self, appends: list[Append]) -> Outcome:
        if not appends and self._leased():
            return "durable"
        began = perf_counter()
        try:
            await self._store.append(appends, int(self._clock.now()))
        except Exception as error:
            log.error("commit_failed", count=len(appends), exc_info=True)
            state = error.state or error.code if isinstance(error, StoreError) else ""
            self._metrics.commits_failed.add(state or type(error).__name__)
            return "failed"
        entries = sum(len(append.entries) for append in appends)
        self._metrics.committed(entries, perf_counter() - began)
        return "durable"
