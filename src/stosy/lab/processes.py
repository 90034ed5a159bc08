"""Work in several processes, with results in order and independent of their number."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

Part = TypeVar("Part")
Done = TypeVar("Done")


def cores() -> int:
    """The number of processes that can run at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[[Part], Done], parts: Iterable[Part], jobs: int) -> Iterator[Done]:
    """The results of all parts, computed here or in processes."""
    return map(work, parts) if jobs == 1 else in_processes(work, iter(parts), jobs)


def in_processes(work: Callable[[Part], Done], parts: Iterator[Part], jobs: int) -> Iterator[Done]:
    """Results in order, with a few parts queued ahead per process."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            waiting = [pool.submit(work, part) for part in islice(parts, 2 * jobs)]
            while waiting:
                yield waiting.pop(0).result()
                waiting += (pool.submit(work, part) for part in islice(parts, 1))
        finally:  # a caller that stops early does not wait for tasks that have not begun
            pool.shutdown(wait=False, cancel_futures=True)
