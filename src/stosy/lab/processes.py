"""Where the parts of a large piece of work run: here, in processes, or elsewhere (`on_ray`).

A home maps a function over parts and yields the results in order, so nothing depends on the number
of workers. The function and the parts must be picklable unless they run here.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Protocol, TypeVar

from stosy.core import Refused

Part = TypeVar("Part")
Done = TypeVar("Done")


class Map(Protocol):
    """Maps a function over parts, like `map`; the results come in order."""

    def __call__(self, work: Callable[[Part], Done], parts: Iterable[Part], /) -> Iterable[Done]:
        """The results of all parts."""


def cores() -> int:
    """The number of processes that can run at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Local:
    """This machine: this process for one job, else as many others."""

    def __init__(self, jobs: int = 1) -> None:
        self._jobs = jobs

    def map(self, work: Callable[[Part], Done], parts: Iterable[Part], /) -> Iterator[Done]:
        """The results of all parts, in order."""
        if self._jobs == 1:
            return map(work, parts)
        return in_processes(work, iter(parts), self._jobs)


def in_processes(work: Callable[[Part], Done], parts: Iterator[Part], jobs: int) -> Iterator[Done]:
    """Results in order, with a few parts queued ahead per process."""
    sent = (pickled(work, part) for part in parts)
    first = list(islice(sent, 2 * jobs))
    spawn = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=end_with_parent) as pool:
        try:
            waiting = [pool.submit(finished, each) for each in first]
            while waiting:
                yield waiting.pop(0).result()
                waiting += (pool.submit(finished, each) for each in islice(sent, 1))
        finally:  # a caller that stops early does not wait for tasks that have not begun
            pool.shutdown(wait=False, cancel_futures=True)


def end_with_parent() -> None:
    """However the parent ends: a worker would wait for its next part for ever."""

    def watch() -> None:
        if (parent := parent_process()) is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


def pickled(work: object, part: object) -> bytes:
    """A function and its argument for another process.

    Refused if they cannot be imported there: lambdas, classes of a function or a notebook.
    """
    try:
        data = pickle.dumps((work, part))
    except Exception as error:
        raise Refused("not_sendable", "G3", reason=str(error)) from None
    if b"__main__" in data and not hasattr(sys.modules["__main__"], "__file__"):
        raise Refused("not_sendable", "G3", reason="__main__")
    return data


def finished(data: bytes) -> Any:
    """The result of a part. What cannot be finished here would otherwise end the process."""
    try:
        work, part = pickle.loads(data)
    except Exception as error:
        raise Refused("not_sendable", "G3", reason=str(error)) from None
    return work(part)
