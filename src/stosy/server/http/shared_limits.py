"""Limits that count once for all workers of a supervisor, in memory that they share.

Each worker notes what it grants itself and adds up what all have noted. Nobody locks it: a worker
does not see what another is granting at this moment, so an address may get one more for each other
worker, and never more than that. The connections of a killed worker count until another takes its
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
    """A bucket for each address.

    Its level follows from two numbers that only grow: what was taken, and what overflowed because
    the bucket was full. Of the first the workers add up theirs, of the second the largest counts.
    """

    def __init__(self, limits: SharedLimits, kind: str, rate: float, burst: float) -> None:
        super().__init__(rate, burst)
        self._limits = limits
        self._kind = kind

    def take(self, address: str, now: float, cost: float = 1) -> bool:
        """Take the cost from the bucket of the address if there is enough."""
        memory, key = self._limits.memory, self._limits.key(self._kind, address)
        found = [each for table in memory.buckets if (each := table.find(key)) is not None]
        left = now * self._rate - sum(each.first for each in found)
        overflowed = max((left, *(each.second for each in found)))
        if cost > self._burst - (overflowed - left):
            return False
        own = memory.own_buckets.find(key)
        taken = cost if own is None else own.first + cost
        memory.own_buckets.put(key, taken, overflowed, rank=now)
        return True


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
        self.memory = memory

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
        found = [table.find(key) for table in self.memory.other_counts]
        return int(sum(each.first for each in found if each is not None))

    def note(self, key: int, count: int) -> None:
        """So many are here; those with the fewest may be overwritten."""
        self.memory.own_counts.put(key, count, 0, rank=count)
