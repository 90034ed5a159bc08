"""What waits for its time at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Timer(NamedTuple):
    """At this time this happens; it is told what time it is then."""

    at: float
    run: Callable[[float], None]
