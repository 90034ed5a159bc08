"""How long tests wait: for something to happen, never for some time to pass."""

from __future__ import annotations

import os

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
SLOWNESS = max(1.0, os.getloadavg()[0] / CORES)
"""So many times as long everything may take: others keep the machine busy, too."""
TIMEOUT = 30.0 * SLOWNESS
"""Seconds after which a wait fails."""
STORY_TIMEOUT = 5 * TIMEOUT
"""Seconds after which a whole story or program fails: together its waits may take longer."""
TEST_TIMEOUT = 10 * TIMEOUT
"""Seconds after which any test is stopped and tells where it stood."""
POLL_SECONDS = 0.01
"""Seconds between two polls."""
