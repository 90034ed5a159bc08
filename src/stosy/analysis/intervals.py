"""95 % intervals of rates and means."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, fsum, sqrt

from msgspec import Struct

Z95 = 1.959963984540054


class Rate(Struct, frozen=True):
    """A share with its 95 % interval (Wilson)."""

    count: int
    rate: float
    low: float
    high: float


class Estimate(Struct, frozen=True):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float

    def times(self, factor: float) -> Estimate:
        """In another unit."""
        return Estimate(factor * self.value, factor * self.low, factor * self.high)

    def rounded(self, digits: int) -> Estimate:
        """Rounded for people; the bounds are rounded outwards."""
        unit = 10**digits
        low, high = floor(self.low * unit) / unit, ceil(self.high * unit) / unit
        return Estimate(round(self.value, digits), low, high)


def rate(count: int, total: int) -> Rate:
    """The share of cases in which it happened, with its interval."""
    low, high = wilson(count / total, total)
    return Rate(count, count / total, low, high)


def wilson(share: float, total: float) -> tuple[float, float]:
    """Wilson's interval of a share of so many independent cases."""
    shrink = 1 + Z95**2 / total
    centre = (share + Z95**2 / (2 * total)) / shrink
    spread = Z95 * sqrt(share * (1 - share) / total + Z95**2 / (4 * total**2)) / shrink
    return centre - spread if share > 0 else 0.0, centre + spread if share < 1 else 1.0


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    centre = fsum(values) / len(values)
    spread = Z95 * error(values)
    return Estimate(centre, centre - spread, centre + spread)


def share(scores: Sequence[float]) -> Estimate:
    """The mean of scores between 0 and 1, one for each deal.

    Matches with the same deal are correlated, deals are not. So this is Wilson's interval for the
    number of independent matches with the same variance; deals without any variance count as one
    match each.
    """
    centre = fsum(scores) / len(scores)
    variance = error(scores) ** 2
    low, high = wilson(centre, centre * (1 - centre) / variance if variance else len(scores))
    return Estimate(centre, low, high)


def change(differences: Sequence[float]) -> Estimate:
    """The mean of paired differences of -1, 0 or 1.

    Half a case is added to each of the four outcomes of a pair (Agresti and Min), so that an
    outcome not seen yet does not count as impossible.
    """
    total = len(differences) + 2
    centre = fsum(differences) / total
    square = (fsum(each * each for each in differences) + 1) / total
    spread = Z95 * sqrt((square - centre**2) / total)
    value = fsum(differences) / len(differences)
    return Estimate(value, max(-1.0, centre - spread), min(1.0, centre + spread))


def error(values: Sequence[float]) -> float:
    """The standard error of a mean of two values or more."""
    centre = fsum(values) / len(values)
    squares = fsum((value - centre) ** 2 for value in values)
    return sqrt(squares / (len(values) - 1) / len(values))
