"""Memory that all workers of a supervisor share: two numbers for each key, in tables of fixed size.

Nobody locks it. Whoever overwrites what another has just written spoils these two numbers and no
more, so it is only for what may be slightly wrong.
"""

from __future__ import annotations

import mmap
import os
import secrets
from struct import Struct
from tempfile import TemporaryFile

VARIABLE = "STOSY_MEMORY"
"""In the environment of a worker: the number of the open memory, and that of the worker."""
SECRET = 32
"""Bytes at the beginning, which only the workers know."""
SLOT = Struct("<Qdd")
WAYS = 8
"""Slots in which a key may be; if all are taken, the least of them is overwritten."""
ROW = Struct("<" + "Qdd" * WAYS)
COMMON, OWN = 8192, 1024
"""Rows of the table that all write to, and of the table of each worker."""


class SharedTable:
    """Two numbers for each key, in a part of the memory."""

    def __init__(self, memory: mmap.mmap, start: int, rows: int) -> None:
        self._memory = memory
        self._start = start
        self._rows = rows

    def find(self, key: int) -> tuple[int, float, float] | None:
        """Where it is, and its numbers."""
        row = self._start + key % self._rows * ROW.size
        values = ROW.unpack_from(self._memory, row)
        for way in range(0, 3 * WAYS, 3):
            if values[way] == key:
                return row + way * 8, values[way + 1], values[way + 2]
        return None

    def room(self, key: int) -> int:
        """Where a new key goes: instead of that with the least second number."""
        row = self._start + key % self._rows * ROW.size
        ranks = ROW.unpack_from(self._memory, row)[2::3]
        return row + ranks.index(min(ranks)) * SLOT.size

    def put(self, place: int, key: int, one: float, other: float) -> None:
        SLOT.pack_into(self._memory, place, key, one, other)

    def clear(self) -> None:
        size = self._rows * ROW.size
        self._memory[self._start : self._start + size] = bytes(size)


class SharedMemory:
    """The memory, as one worker sees it."""

    def __init__(self, file: int, worker: int) -> None:
        memory = mmap.mmap(file, 0)
        self.secret = memory[:SECRET]
        self.common = SharedTable(memory, SECRET, COMMON)
        start = SECRET + COMMON * ROW.size
        parts = range(start, len(memory), OWN * ROW.size)
        self.others = [SharedTable(memory, part, OWN) for part in parts]
        """Where the other workers write."""
        self.own = self.others.pop(worker)
        self.own.clear()  # of one that has ended

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


def new_memory(workers: int) -> int:
    """Memory for so many workers: an open file, which nobody else sees."""
    if hasattr(os, "memfd_create"):
        file = os.memfd_create("stosy")
    else:
        with TemporaryFile() as temporary:
            file = os.dup(temporary.fileno())
    os.truncate(file, SECRET + (COMMON + workers * OWN) * ROW.size)
    os.pwrite(file, secrets.token_bytes(SECRET), 0)
    return file
