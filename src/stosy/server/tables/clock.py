"""Service time: how long the service has run in all, in ms. It stands still while it is down."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class ServiceClock:
    """Goes on from where the store says it stood."""

    def __init__(self, uptime: int, source: Callable[[], float] = monotonic) -> None:
        self._source = source
        self._offset = uptime - source() * 1000

    def now(self) -> float:
        return self._source() * 1000 + self._offset
