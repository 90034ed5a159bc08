"""Limits that count once for all workers of a supervisor: the counts lie in memory that they share.

Nobody locks it: a worker that looks, sees no change and is stopped before it writes gives back what
others have taken meanwhile. So a flood may get more than its share. How many connections an address
has, each worker notes in a table of its own: those of a killed one count until another takes its
place.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from stosy.server.http.limits import Buckets, Connections, Limits
from stosy.server.shared_memory import SharedMemory

REMEMBERED = 20_000
"""Hashes of addresses that a worker keeps."""


class SharedBuckets(Buckets):
    """A bucket for each address: how full it is, and when that was so."""

    def __init__(self, limits: SharedLimits, kind: str, rate: float, burst: float) -> None:
        super().__init__(rate, burst)
        self._limits = limits
        self._kind = kind

    def take(self, address: str, now: float, cost: float = 1) -> bool:
        """Take the cost from the bucket of the address if there is enough."""
        table, key = self._limits.buckets_of_all, self._limits.key(self._kind, address)
        while True:
            known = table.find(key)
            place, level, at = known or (table.room(key), self._burst, now)
            if now > at:
                level = min(self._burst, level + (now - at) * self._rate)
                at = now
            enough = cost <= level
            left = level - cost if enough else level
            if table.find(key) == known:  # else another worker has taken some meanwhile
                table.put(place, key, left, at)
                return enough


class SharedConnections(Connections):
    """Counts those of the other workers, too."""

    def __init__(self, limits: SharedLimits, kind: str, each: int) -> None:
        super().__init__(each)
        self._limits = limits
        self._kind = kind

    def acquire(self, address: str) -> bool:
        """One more for the address, unless it has as many as it may have."""
        key = self._limits.key(self._kind, address)
        if self._limits.elsewhere(key) + self._held.get(address, 0) >= self._each:
            return False
        super().acquire(address)
        self._limits.note(key, self._held[address])
        return True

    def release(self, address: str) -> None:
        """One less; only for what was acquired."""
        super().release(address)
        key = self._limits.key(self._kind, address)
        self._limits.note(key, self._held.get(address, 0))


class SharedLimits(Limits):
    """Makes limits that count in this memory."""

    def __init__(self, memory: SharedMemory) -> None:
        self.buckets_of_all = memory.common
        self._own = memory.own
        self._others = memory.others

        @lru_cache(REMEMBERED)
        def key(kind: str, address: str) -> int:
            name = f"{kind} {address}".encode()
            return int.from_bytes(
                blake2b(name, digest_size=8, key=memory.secret).digest(), "little"
            )

        self.key = key
        """What an address is called in the memory: nobody can aim at the bucket of another."""

    def buckets(self, kind: str, rate: float, burst: float) -> Buckets:
        return SharedBuckets(self, kind, rate, burst)

    def connections(self, kind: str, each: int) -> Connections:
        return SharedConnections(self, kind, each)

    def elsewhere(self, key: int) -> int:
        """How many the other workers have noted."""
        found = [table.find(key) for table in self._others]
        return int(sum(each[1] for each in found if each is not None))

    def note(self, key: int, count: int) -> None:
        """So many are here; those with the fewest may be overwritten."""
        known = self._own.find(key)
        place = self._own.room(key) if known is None else known[0]
        self._own.put(place, key, count, count)
