"""Who listens to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Listener(NamedTuple):
    """Who is at the other end of a connection to a table."""

    heard: Callable[[str], None]
    """Gets every message."""
    gone: Callable[[], None]
    """Called on disconnection."""
    seen: Callable[[], int | None]
    """The number of the last event that was heard."""
    coach: bool
    """Whether the coach's advice is wanted."""
