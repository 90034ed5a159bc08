"""How sure a rate is."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

Z95 = 1.959963984540054


class Rate(Struct, frozen=True):
    """A share of all, with its 95 % interval (Wilson)."""

    count: int
    rate: float
    low: float
    high: float


def rate(count: int, total: int) -> Rate:
    """How often it happened, and between which rates the truth lies with 95 % confidence."""
    share = count / total
    shrink = 1 + Z95**2 / total
    centre = (share + Z95**2 / (2 * total)) / shrink
    spread = Z95 * sqrt(share * (1 - share) / total + Z95**2 / (4 * total**2)) / shrink
    low = centre - spread if count else 0.0
    high = centre + spread if count < total else 1.0
    return Rate(count, share, low, high)
