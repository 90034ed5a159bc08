"""Calls that wait for their time; somebody else has the clock."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

from stosy.host.host import Cancel


class Timers:
    """Times are in ms."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._waiting: list[tuple[float, int]] = []
        self._calls: dict[int, Callable[[], None]] = {}
        self._numbers = count()

    def later(self, seconds: float, call: Callable[[], None]) -> Cancel:
        number = next(self._numbers)
        self._calls[number] = call
        heappush(self._waiting, (self._now() + seconds * 1000, number))
        return lambda: self._calls.pop(number, None) and None

    def wait(self) -> float | None:
        """Ms until the next call; None if nothing waits."""
        while self._waiting and self._waiting[0][1] not in self._calls:
            heappop(self._waiting)
        return max(0.0, self._waiting[0][0] - self._now()) if self._waiting else None

    def run(self) -> None:
        """Make all calls that were due when it began."""
        now = self._now()
        while self._waiting and self._waiting[0][0] <= now:
            call = self._calls.pop(heappop(self._waiting)[1], None)
            if call is not None:
                call()
