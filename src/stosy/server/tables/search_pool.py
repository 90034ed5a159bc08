"""A thread pool for the searches of bots and hints, shared by all tables.

A table must not wait for a long search. Threads are enough, because a search in the kernel releases
the GIL.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol

import structlog

from stosy.bots.stopping import Stop, new_stop
from stosy.server.fair_queue import FairQueue

log = structlog.get_logger()


class Request(Protocol):
    """A request that any thread can answer; `urgent` if somebody waits for it.

    `answer` returns soon after `stop` is set.
    """

    @property
    def urgent(self) -> bool: ...

    def answer(self, stop: Stop) -> Any: ...


class SearchPool:
    """A number of threads, by default one per core. Addresses take turns, and tables of each."""

    def __init__(self, threads: int | None = None) -> None:
        self._free = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._free, "search")
        self._waiting: FairQueue[Requests] = FairQueue()
        """Tables with something to be answered."""
        self._running: dict[asyncio.Future[Any], Stop] = {}

    def stop(self) -> None:
        """Begin nothing more, and cancel what runs."""
        self._free = 0
        self._waiting.clear()
        for future, stop in self._running.items():
            stop.set()
            future.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """How many tables wait for a thread."""
        return len(self._waiting)

    @property
    def running(self) -> int:
        return len(self._running)

    def want(self, requests: Requests) -> None:
        """A table has requests."""
        self._waiting.add(requests.address, requests)
        self._begin()

    def drop(self, requests: Requests) -> None:
        """A table has no more requests."""
        self._waiting.remove(requests)

    def _begin(self) -> None:
        while self._free and self._waiting:
            requests = self._waiting.next()
            request, stop = requests.begin()
            if requests.waiting:
                self._waiting.add(requests.address, requests)
            self._free -= 1
            future = asyncio.get_running_loop().run_in_executor(self._pool, request.answer, stop)
            self._running[future] = stop
            future.add_done_callback(partial(self._end, requests, request))

    def _end(self, requests: Requests, request: Request, done: asyncio.Future[Any]) -> None:
        """A thread is free again; a failed search has no answer."""
        del self._running[done]
        if done.cancelled():
            return
        found = None
        if (error := done.exception()) is not None:
            log.error("search_failed", exc_info=error)
        else:
            found = done.result()
        self._free += 1
        requests.done(request, found)
        self._begin()


class Requests:
    """The open and running requests of one table."""

    def __init__(self, pool: SearchPool, then: Callable[[Any, Any], None]) -> None:
        self._pool = pool
        self._then = then
        """Called with a request and its answer."""
        self.address = ""
        """For whom they are answered."""
        self._wanted: tuple[Any, ...] = ()
        self._begun: dict[Any, Stop] = {}

    def want(self, wanted: Iterable[Any], address: str) -> None:
        """Replace the open requests; others are dropped or cancelled."""
        self.address = address
        self._wanted = tuple(wanted)
        for request in [each for each in self._begun if each not in self._wanted]:
            self._begun.pop(request).set()
        if self.waiting:
            self._pool.want(self)
        else:
            self._pool.drop(self)

    @property
    def waiting(self) -> list[Any]:
        """The requests that no thread has begun yet."""
        return [request for request in self._wanted if request not in self._begun]

    def begin(self) -> tuple[Any, Stop]:
        """Take the next request: urgent ones first, then the others in order."""
        waiting = self.waiting
        request = next((each for each in waiting if each.urgent), waiting[0])
        self._begun[request] = stop = new_stop()
        return request, stop

    def done(self, request: Any, found: Any) -> None:
        if request in self._wanted:
            self._then(request, found)
