"""Analyses of finished matches: computed in a thread, one at a time, and stored. Addresses take
turns."""

from __future__ import annotations

import asyncio
import os
import sys
import zlib
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import structlog
from msgspec import Raw

from stosy.analysis.limits import LEFT, MOST_ENTRIES, NEWS_MS, VERSION
from stosy.analysis.results import Analysing, Analysis
from stosy.analysis.working import Progress, SoFar
from stosy.core import Record, Refused
from stosy.matches.replay import Replay
from stosy.server.fair_queue import FairQueue
from stosy.server.matches.replays import Key, Replays
from stosy.server.store import KeptAnalysis, Store, StoreError
from stosy.server.tables.connection import to_json

log = structlog.get_logger()

Analyst: TypeAlias = Callable[[Record, int, Progress], Analysis[Any]]
"""Looks at a match in a thread of its own, and tells its progress.

It is told how many entries of the log had happened already when the match began.
"""

Clock: TypeAlias = Callable[[], float]
"""Service time in ms; asked in any thread."""

MOST_KEPT = 32
MOST_WAITING = 32
"""So many analyses may be under way on a server, all but one of them waiting."""
MOST_OF_AN_ADDRESS = 8
"""So many of them may have been begun from one address, while there is room for them."""
NICE = 10
"""People who play come first."""


class Stopped(Exception):
    """The server stops, or nobody polls the analysis any more."""


class Work:
    """One analysis, from its first request, by a client at this address; it waits for its turn."""

    def __init__(self, key: Key, replay: Replay, address: str, clock: Clock) -> None:
        self.key = key
        self.replay: Replay | None = replay
        """Until it begins."""
        self.address = address
        self.done = 0
        self.total = 0
        self.stopped = False
        self.found: asyncio.Future[Analysis[Any]] | None = None
        self.kept = False
        self._clock = clock
        self._asked = clock()
        self._so_far: Analysis[Any] | None = None
        self._known = self._asked
        """When it was put together."""

    @property
    def is_over(self) -> bool:
        return self.found is not None and self.found.done()

    @property
    def is_left(self) -> bool:
        """Is it unfinished, and has nobody polled it for too long?"""
        return self.stopped or (not self.is_over and self._clock() - self._asked > LEFT)

    def ask(self) -> None:
        """Note a poll."""
        self._asked = self._clock()

    def note(self, done: int, total: int, so_far: SoFar) -> None:
        """Note the progress; called in the analysis thread."""
        if self.is_left:
            self.stopped = True
            raise Stopped
        self.done, self.total = done, total
        now = self._clock()
        if now - self._known >= NEWS_MS and done < total:
            self._so_far, self._known = so_far(), now

    def stop(self) -> None:
        """Cancel it: do not begin, or stop at the next move."""
        self.stopped = True
        if self.found is not None:
            self.found.cancel()

    def told(self) -> Analysing[Any]:
        found = self.found.result() if self.found is not None and self.found.done() else None
        return Analysing(done=self.done, total=self.total, found=found or self._so_far)


class Analyses:
    """The latest analyses; finished matches never change, so each is computed once and stored."""

    def __init__(
        self,
        store: Store,
        replays: Replays,
        analyst: Analyst | None,
        clock: Clock,
        kept: int = MOST_KEPT,
    ) -> None:
        self._store = store
        self._replays = replays
        self._analyst = analyst
        self._clock = clock
        self._kept = kept
        self._works: OrderedDict[Key, Work] = OrderedDict()
        self._waiting: FairQueue[Work] = FairQueue()
        self._busy = False
        self._stopped = False
        self._pool = ThreadPoolExecutor(1, "analysis", initializer=yield_to_others)
        self._keeping: set[asyncio.Task[None]] = set()

    async def kept(self, table: str, number: int) -> Analysing[Any] | None:
        """An analysis that is stored, unless it is still known here."""
        if (table, number) in self._works:
            return None
        kept = await self._store.analysis(table, number)
        if kept is None or kept.version != VERSION:
            return None
        found: Any = Raw(zlib.decompress(kept.body))
        return Analysing(done=kept.moves, total=kept.moves, found=found)

    async def of(self, table: str, number: int, address: str) -> Analysing[Any]:
        """The progress of an analysis; the first request starts it."""
        key = (table, number)
        self._drop_left()
        if key not in self._works:
            if self._analyst is None:
                raise Refused("analysis_needs_kernel", "T6")
            replay = await self._replays.of(table, number)
            if len(replay) > MOST_ENTRIES:
                raise Refused("too_long", "T6", most=MOST_ENTRIES)
            self._accept(key, replay, address)
        self._works.move_to_end(key)
        work = self._works[key]
        work.ask()
        try:
            return work.told()
        except Exception:
            del self._works[key]  # the next request tries again
            raise

    def forget(self, table: str) -> None:
        """The players of a table have other names: what was found, or is being worked out, holds
        the former ones."""
        for work in tuple(self._works.values()):
            if work.key[0] == table:
                self._drop(work)

    def _drop_left(self) -> None:
        """Cancel analyses that nobody polls any more."""
        for work in tuple(self._works.values()):
            if work.is_left:
                self._drop(work)

    def _drop(self, work: Work) -> None:
        self._waiting.remove(work)
        work.stop()
        del self._works[work.key]

    def _accept(self, key: Key, replay: Replay, address: str) -> None:
        """Have a match analysed when its turn comes."""
        if self._stopped:
            raise Refused("stopping", "T6")
        if key in self._works:  # others asked while the match was read
            return
        self._make_room(address)
        work = self._works[key] = Work(key, replay, address, self._clock)
        self._waiting.add(address, work)
        self._begin()

    def _begin(self) -> None:
        """Begin the next analysis, if none runs."""
        self._drop_left()
        if self._busy or self._stopped or not self._waiting:
            return
        work = self._waiting.next()
        work.found = self._run(work)
        work.found.add_done_callback(self._end)
        self._busy = True

    def _run(self, work: Work) -> asyncio.Future[Analysis[Any]]:
        replay, work.replay = work.replay, None
        assert replay is not None, "an analysis begins once"
        assert self._analyst is not None, "none is accepted without an analyst"
        given = (replay.record(), replay.history.since, work.note)
        return asyncio.get_running_loop().run_in_executor(self._pool, self._analyst, *given)

    def _end(self, found: asyncio.Future[Analysis[Any]]) -> None:
        self._busy = False
        if not found.cancelled():
            found.exception()  # requests get it, and it is not logged without one
        self._keep_finished()
        for old in [each for each, work in self._works.items() if work.is_over][: -self._kept]:
            del self._works[old]
        self._begin()

    def _keep_finished(self) -> None:
        """Store what is complete and not stored yet."""
        for work in self._works.values():
            if work.is_over and not work.kept:
                work.kept = True
                task = asyncio.create_task(self._keep(work))
                self._keeping.add(task)
                task.add_done_callback(self._keeping.discard)

    async def _keep(self, work: Work) -> None:
        """Without the store it is still there until others are asked for."""
        if work.found is None or work.found.cancelled() or work.found.exception() is not None:
            return
        found = work.found.result()
        body = await asyncio.to_thread(lambda: zlib.compress(to_json(found)))
        try:
            kept = KeptAnalysis(VERSION, len(found.moves), body)
            accounts = [(each.seat, each.luck, each.skill) for each in found.accounts]
            await self._store.keep_analysis(*work.key, kept, accounts)
        except StoreError as error:
            log.warning("analysis_not_kept", error=str(error))

    def _make_room(self, address: str) -> None:
        """Refused if one more is too many on this server or for this address.

        If the server has no more room, an address with two more loses its last.
        """
        under_way = [work for work in self._works.values() if not work.is_over]
        held = Counter(work.address for work in under_way)
        if len(under_way) >= MOST_WAITING:
            richest, count = held.most_common(1)[0]
            last = self._waiting.last_of(richest)
            if last is None or count < held[address] + 2:
                raise Refused("analyst_busy", "T6", most=MOST_WAITING)
            self._drop(last)
        elif held[address] >= MOST_OF_AN_ADDRESS:
            raise Refused("too_many_analyses", "T6", most=MOST_OF_AN_ADDRESS)

    async def stop(self) -> None:
        """Begin nothing more, cancel running work at the next move, and store what is complete."""
        self._stopped = True
        self._waiting.clear()
        for work in self._works.values():
            work.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*self._keeping)


def yield_to_others() -> None:
    """The calling thread, and those it starts, compute when nobody else does."""
    if sys.platform == "linux":  # elsewhere this is for the whole process
        os.nice(NICE)
