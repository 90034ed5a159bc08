"""Memory that all workers of a supervisor share: three numbers for each key, in fixed tables.

Each worker writes to tables of its own and reads those of the others, so nothing that one writes is
lost, and nobody waits for a lock that a stopped worker holds. A number is written whole.
"""

from __future__ import annotations

import mmap
import os
import secrets
from tempfile import TemporaryFile
from typing import NamedTuple

VARIABLE = "STOSY_WORKER_MEMORY"
"""In the environment of a worker: the number of the open memory, and that of the worker."""
SECRET = 32
"""Bytes at the beginning, which only the workers know."""
WAYS = 8
"""Slots in which a key may be; if all are taken, the one of the lowest rank is overwritten."""
ROW = 4 * WAYS
"""Words of eight bytes: the keys of all slots, then their numbers, column by column."""
BUCKETS, COUNTS = 8192, 1024
"""Rows of the two tables of each worker."""


class Found(NamedTuple):
    """What stands at a key; which of two keys is overwritten is decided by the rank."""

    first: float
    second: float
    rank: float


class SharedTable:
    """Three numbers for each key, in a part of the memory."""

    def __init__(self, memory: memoryview, start: int, rows: int) -> None:
        part = memory[start : start + size_of(rows)]
        self._keys = part.cast("Q")
        self._numbers = part.cast("d")
        self._rows = rows

    def find(self, key: int) -> Found | None:
        place = self._place(key)
        if place is None:
            return None
        numbers = self._numbers
        return Found(numbers[place + WAYS], numbers[place + 2 * WAYS], numbers[place + 3 * WAYS])

    def put(self, key: int, first: float, second: float, rank: float) -> None:
        """Write the first number last: whoever reads it reads the others, too."""
        place = self._place(key)
        if place is None:
            place = self._room(key)
            self._keys[place] = 0
            self._numbers[place + WAYS] = 0.0
        self._numbers[place + 3 * WAYS] = rank
        self._numbers[place + 2 * WAYS] = second
        self._keys[place] = key
        self._numbers[place + WAYS] = first

    def clear(self) -> None:
        self._keys[:] = memoryview(bytes(size_of(self._rows))).cast("Q")

    def _place(self, key: int) -> int | None:
        row = key % self._rows * ROW
        keys = self._keys[row : row + WAYS].tolist()
        return row + keys.index(key) if key in keys else None

    def _room(self, key: int) -> int:
        row = key % self._rows * ROW
        ranks = self._numbers[row + 3 * WAYS : row + ROW].tolist()
        return row + ranks.index(min(ranks))


class SharedMemory:
    """The memory, as one worker sees it."""

    def __init__(self, file: int, worker: int) -> None:
        memory = memoryview(mmap.mmap(file, 0))
        self.secret = bytes(memory[:SECRET])
        starts = range(SECRET, len(memory), size_of(BUCKETS + COUNTS))
        self.buckets = [SharedTable(memory, start, BUCKETS) for start in starts]
        """What each worker has granted; a new one goes on where the one before it has ended."""
        self.own_buckets = self.buckets[worker]
        self.other_counts = [
            SharedTable(memory, start + size_of(BUCKETS), COUNTS) for start in starts
        ]
        self.own_counts = self.other_counts.pop(worker)
        self.own_counts.clear()  # of one that has ended

    @classmethod
    def inherited(cls) -> SharedMemory | None:
        """None if no supervisor has handed any down."""
        told = os.environ.pop(VARIABLE, None)
        if told is None:
            return None
        file, worker = map(int, told.split())
        try:
            return cls(file, worker)
        finally:
            os.close(file)


def size_of(rows: int) -> int:
    """Bytes."""
    return rows * ROW * 8


def new_memory(workers: int) -> int:
    """Memory for so many workers: an open file, which nobody else sees."""
    if hasattr(os, "memfd_create"):
        file = os.memfd_create("stosy")
    else:
        with TemporaryFile() as temporary:
            file = os.dup(temporary.fileno())
    os.truncate(file, SECRET + workers * size_of(BUCKETS + COUNTS))
    os.pwrite(file, secrets.token_bytes(SECRET), 0)
    return file
