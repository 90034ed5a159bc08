"""Tables that wander from node to node: what is in front of the nodes does not hash by table."""

from __future__ import annotations

from collections import deque

import structlog

from stosy.server.metrics import Metrics

MOST = 3
"""So many hand-overs of a table within WITHIN mean that it wanders."""
WITHIN = 30_000.0
"""Ms."""
BETWEEN_LINES = 60_000.0
"""Ms between two lines in the log."""
PAGE = "docs/hosting/nodes.md#several-servers"
"""Says what to do."""

log = structlog.get_logger()


class HandOvers:
    """Notes each hand-over of a table, given or taken, and says when one wanders."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._lately: deque[tuple[float, str]] = deque()
        self._said = -BETWEEN_LINES

    def note(self, table: str, now: float) -> None:
        """A table was handed over; `now` is service time."""
        self._metrics.handed_over.add()
        self._lately.append((now, table))
        while self._lately[0][0] < now - WITHIN:
            self._lately.popleft()
        if sum(each == table for _, each in self._lately) >= MOST:
            self._metrics.wandering.add()
            if now - self._said >= BETWEEN_LINES:
                self._said = now
                log.warning("table_wanders", table=table, page=PAGE)
