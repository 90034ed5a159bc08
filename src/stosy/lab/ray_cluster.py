"""Work on a Ray cluster: the same results as in processes of one machine. Needs Ray."""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray

from stosy.core import Refused

Part = TypeVar("Part")
Done = TypeVar("Done")

AHEAD = 2
"""So many parts are under way for each processor of the cluster."""


class OnRay:
    """A cluster, by its address; without one, a Ray on this machine that ends with the program.

    A part whose worker or node is lost is computed again. Unlike other processes, workers also
    get lambdas and classes of a notebook.
    """

    threads = 1

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        how: dict[str, Any] = {"address": address}
        if address is None:
            how = {"address": "local", "include_dashboard": False, "num_cpus": workers}
        try:
            ray.init(**how, log_to_driver=False, configure_logging=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
            reason = str(error).partition("\n")[0]
            raise Refused("no_cluster", "G3", address=address or "", reason=reason) from None

    def map(self, work: Callable[[Part], Done], parts: Iterable[Part], /) -> Iterator[Done]:
        """The results of all parts, in order, a few parts ahead of who takes them."""
        begin = ray.remote(num_cpus=1, max_retries=-1)(_done).remote
        here, path = os.getcwd(), tuple(sys.path)
        shared = ray.put(work)
        left = iter(parts)
        waiting: deque[Any] = deque()
        try:
            while True:
                room = AHEAD * processors() - len(waiting)
                waiting.extend(begin(shared, part, here, path) for part in islice(left, room))
                if not waiting:
                    return
                yield ray.get(waiting.popleft())
        finally:  # after an error, or if nobody wants the rest
            for each in waiting:
                ray.cancel(each, force=True)

    map_threads = map

    def close(self) -> None:
        """Leave the cluster; a local one ends."""
        ray.shutdown()


def processors() -> int:
    """Of the cluster as it is now: nodes come and go."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _done(work: Callable[[Part], Done], part: Part, here: str, path: tuple[str, ...]) -> Done:
    """One part, in a worker that finds the same files and modules if it is on the same machine."""
    if os.path.isdir(here):
        os.chdir(here)
    sys.path += [each for each in path if each not in sys.path]
    return work(part)
