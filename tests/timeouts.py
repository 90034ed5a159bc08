"""How long tests wait: for something to happen, never for some time to pass."""

from __future__ import annotations

TIMEOUT = 120.0
"""Seconds after which a wait fails, however busy the machine is."""
POLL_SECONDS = 0.01
"""Seconds between two polls."""
