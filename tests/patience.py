"""How long tests wait: for something to happen, never for some time to pass."""

from __future__ import annotations

PATIENCE = 120.0
"""Seconds after which what is waited for will not come any more, however busy the machine is."""
A_MOMENT = 0.01
"""Seconds after which somebody looks again who cannot be told."""
