"""Thinking beside the event loop: a few threads that all tables share.

A thought takes long and a table must not wait for it. Threads are enough, for a search leaves
Python to others meanwhile.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol

import structlog

from stosy.bots.stopping import Stop, new_stop

log = structlog.get_logger()


class Thinkable(Protocol):
    """What can be thought about in any thread; `urgent` if somebody waits for it.

    It comes to an end soon after `stop` is set.
    """

    @property
    def urgent(self) -> bool: ...

    def think(self, stop: Stop) -> Any: ...


class Thinkers:
    """So many threads, or as many as there are cores. Tables take turns, whatever each asks for."""

    def __init__(self, threads: int | None = None) -> None:
        self._free = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._free, "thinker")
        self._waiting: deque[Thoughts] = deque()
        """Tables with something to think about, the next first."""
        self._running: dict[asyncio.Future[Any], Stop] = {}

    def stop(self) -> None:
        """Begin nothing more; what is thought about now comes to nothing."""
        self._free = 0
        self._waiting.clear()
        for future, stop in self._running.items():
            stop.set()
            future.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def want(self, thoughts: Thoughts) -> None:
        """A table has something to think about."""
        if thoughts not in self._waiting:
            self._waiting.append(thoughts)
        self._begin()

    def _begin(self) -> None:
        while self._free and self._waiting:
            thoughts = self._waiting.popleft()
            if (begun := thoughts.next()) is None:
                continue
            self._waiting.append(thoughts)
            self._free -= 1
            thought, stop = begun
            future = asyncio.get_running_loop().run_in_executor(self._pool, thought.think, stop)
            self._running[future] = stop
            future.add_done_callback(partial(self._end, thoughts, thought))

    def _end(self, thoughts: Thoughts, thought: Thinkable, done: asyncio.Future[Any]) -> None:
        """A thread is free again; a thought that failed comes to nothing."""
        del self._running[done]
        if done.cancelled():
            return
        answer = None
        if (error := done.exception()) is not None:
            log.error("thought_failed", exc_info=error)
        else:
            answer = done.result()
        self._free += 1
        thoughts.done(thought, answer)
        self._begin()


class Thoughts:
    """What one table has to think about, and what is thought about for it now."""

    def __init__(self, thinkers: Thinkers, then: Callable[[Any, Any], None]) -> None:
        self._thinkers = thinkers
        self._then = then
        """Told a thought and what came of it."""
        self._wanted: tuple[Any, ...] = ()
        self._begun: dict[Any, Stop] = {}

    def want(self, wanted: Iterable[Any]) -> None:
        """From now on, just these: others are not begun, or given up."""
        self._wanted = tuple(wanted)
        for thought in [each for each in self._begun if each not in self._wanted]:
            self._begun.pop(thought).set()
        if len(self._begun) < len(self._wanted):
            self._thinkers.want(self)

    def next(self) -> tuple[Any, Stop] | None:
        """What to think about next: what somebody waits for, then the rest in its order."""
        waiting = [thought for thought in self._wanted if thought not in self._begun]
        if not waiting:
            return None
        thought = next((each for each in waiting if each.urgent), waiting[0])
        self._begun[thought] = stop = new_stop()
        return thought, stop

    def done(self, thought: Any, answer: Any) -> None:
        if thought in self._wanted:
            self._then(thought, answer)
