"""Analyses of finished matches: made in the background, one after the other, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from stosy.core import Record, Refused
from stosy.server.replays import Key, Replay
from stosy.server.room import Room
from stosy.wire.analysed import Analysing, Analysis

Progress: TypeAlias = Callable[[int, int], None]
Analyst: TypeAlias = Callable[[Record, int, Progress], Analysis[Any]]
"""Looks at a match in a thread of its own, and tells how many moves of how many are done.

It is told how many entries of the log had happened already when the match began.
"""

MOST_KEPT = 32
MOST_WAITING = 8
"""So many analyses may be under way on a server, all but one of them waiting."""
MOST_ENTRIES = 2000
"""A longer match is not analysed."""


class Stopped(Exception):
    """The server stops, and nobody will ask for the analysis."""


class Work:
    """One analysis, from when it is asked for."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.stopped = False
        self.found: asyncio.Future[Analysis[Any]] | None = None

    @property
    def is_over(self) -> bool:
        return self.found is not None and self.found.done()

    def note(self, done: int, total: int) -> None:
        """How far it is; called in the thread of the analyst."""
        if self.stopped:
            raise Stopped
        self.done, self.total = done, total

    def told(self) -> Analysing[Any]:
        found = self.found.result() if self.found is not None and self.found.done() else None
        return Analysing(done=self.done, total=self.total, found=found)


class Analyses:
    """What was asked for last; matches that are over never change, so nothing is made twice."""

    def __init__(self, analyst: Analyst | None, kept: int = MOST_KEPT) -> None:
        self._analyst = analyst
        self._kept = kept
        self._works: OrderedDict[Key, Work] = OrderedDict()
        self._stopped = False
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="analysis")

    async def of(self, room: Room, number: int) -> Analysing[Any]:
        """How far the analysis of a match that is over is; the first to ask has it made."""
        if self._analyst is None:
            raise Refused("analysis_needs_kernel", "T6")
        key = (room.id, number)
        if key not in self._works:
            replay = await room.replay(number)
            if len(replay) > MOST_ENTRIES:
                raise Refused("too_long", "T6", most=MOST_ENTRIES)
            self._begin(key, replay, self._analyst)
        self._works.move_to_end(key)
        work = self._works[key]
        try:
            return work.told()
        except Exception:
            del self._works[key]  # whoever asks next has it tried again
            raise

    def _begin(self, key: Key, replay: Replay, analyst: Analyst) -> None:
        if self._stopped:
            raise Refused("stopping", "T6")
        if key in self._works:  # others asked while the match was read
            return
        waiting = [each for each, work in self._works.items() if not work.is_over]
        if len(waiting) >= MOST_WAITING or any(table == key[0] for table, _ in waiting):
            raise Refused("analyst_busy", "T6")
        work = self._works[key] = Work()
        loop = asyncio.get_running_loop()
        given = (replay.record(), replay.since, work.note)
        work.found = loop.run_in_executor(self._pool, analyst, *given)
        work.found.add_done_callback(_heed)
        for old in [each for each, work in self._works.items() if work.is_over][: -self._kept]:
            del self._works[old]

    def stop(self) -> None:
        """Begin nothing more, and leave what is under way at the next move."""
        self._stopped = True
        for work in self._works.values():
            work.stopped = True
        self._pool.shutdown(wait=False, cancel_futures=True)


def _heed(found: asyncio.Future[Analysis[Any]]) -> None:
    """What went wrong is told to who asks; if nobody does, it is no news."""
    if not found.cancelled():
        found.exception()
