"""Timers of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Timer(NamedTuple):
    """A callback for a time; it gets the current time."""

    at: float
    run: Callable[[float], None]
