"""Work on Ray: on this machine, or on a cluster. Needs the extra `ray`."""

from __future__ import annotations

import os
import pickle
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import count, islice
from typing import Any

from msgspec import Struct

from stosy.core import Refused
from stosy.lab.processes import Done, Part, cores, finished, pickled

LOOPBACK = "127.0.0.1"
QUIETLY = {"log_to_driver": False, "logging_level": "ERROR"}
STORE = 256 * 1024**2
"""Bytes of shared memory for large results of a Ray of our own; what is more goes to the disk."""
REACHED_SECONDS = 10.0
RETRIES = 5
"""So often a part is done again whose worker or machine was lost."""
AHEAD = 4
"""So many parts per processor are handed out before the first of them is taken."""
COUNTED = 64
"""After so many parts the processors are counted again: machines come and go."""
PACKAGES = ("stosy", "stosy-kernel")


class Sender(Struct, frozen=True):
    """What a worker must agree with: the versions of our packages; and the folder from which
    relative paths go, if it has that folder."""

    versions: tuple[str | None, ...]
    folder: str


class OnRay:
    """A home on the Ray to which this program is connected, else at `address`, else one of our
    own with so many processors, which nobody outside this machine reaches."""

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        self._address = address or os.environ.get("RAY_ADDRESS") or None
        self._jobs = jobs or cores()

    def map(self, work: Callable[[Part], Done], parts: Iterable[Part], /) -> Iterator[Done]:
        """The results of all parts, in order. Lost parts are done again.

        Whoever stops early leaves the parts that were handed out to finish for nothing, `AHEAD` for
        each processor at most: cancelling one that is just being answered ends the program (a
        race in Ray 2.60).
        """
        ray = self._connected()
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(answer)
        sender = Sender(versions(), os.getcwd())
        tasks = (task.remote(pickled(work, part), sender) for part in parts)
        waiting: deque[Any] = deque()
        ahead = AHEAD
        for done in count():
            if done % COUNTED == 0:
                ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 0)))
            waiting += islice(tasks, max(0, ahead - len(waiting)))
            if not waiting:
                return
            yield result(ray, waiting[0])
            waiting.popleft()

    def _connected(self) -> Any:
        """Ray, connected."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if self._address is None:  # else the workers would listen to the whole network
            os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        ray: Any = import_module("ray")
        if ray.is_initialized():
            return ray
        own = {
            "num_cpus": self._jobs,
            "include_dashboard": False,
            "object_store_memory": STORE,
            "_node_ip_address": LOOPBACK,
        }
        if self._address:
            check_reached(self._address)
        try:
            ray.init(self._address or "local", **QUIETLY, **({} if self._address else own))
        except Exception as error:  # of many kinds
            reason = str(error).strip().partition("\n")[0]
            address = self._address or LOOPBACK
            raise Refused("no_cluster", "G3", address=address, reason=reason) from None
        return ray


def check_reached(address: str) -> None:
    """Refuse an address at which nobody listens: Ray itself tries for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():  # auto, or what only Ray knows
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED_SECONDS).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("no_cluster", "G3", address=address, reason=reason) from None


@cache
def versions() -> tuple[str | None, ...]:
    """Our packages here; None for one that is not installed."""

    def installed(package: str) -> str | None:
        try:
            return version(package)
        except PackageNotFoundError:
            return None

    return tuple(map(installed, PACKAGES))


def answer(data: bytes, sender: Sender) -> tuple[bool, bytes]:
    """In a worker: is this the result of a part, or what it raised? And it itself."""
    try:
        if versions() != sender.versions:
            raise Refused("other_worker", "G3", there=told(versions()), here=told(sender.versions))
        if os.path.isdir(sender.folder):
            os.chdir(sender.folder)
        return True, pickle.dumps(finished(data))
    except Exception as error:
        return False, pickle.dumps(error)


def told(found: tuple[str | None, ...]) -> str:
    """Versions in a sentence."""
    each = zip(PACKAGES, found, strict=True)
    return ", ".join(f"{package} {version or '–'}" for package, version in each)


def result(ray: Any, task: Any) -> Any:
    """The result of a part; whatever it raised is raised here."""
    try:
        done, data = ray.get(task)
    except ray.exceptions.RayTaskError as error:  # it did not come to run
        reason = str(error).strip().rpartition("\n")[2]
        raise Refused("worker_lacks_stosy", "G3", reason=reason) from None
    except ray.exceptions.RayError as error:
        raise BrokenExecutor(str(error)) from None
    found = pickle.loads(data)
    if done:
        return found
    raise found
