"""A single figure with its aim."""

from collections.abc import Iterable
from dataclasses import dataclass

from bench.rates import columns, number


@dataclass(frozen=True)
class Figure:
    """A measured value; `at_least` or `at_most` is the aim, if there is one."""

    name: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def aim(self) -> str:
        if self.at_least is not None:
            return f"≥ {number(self.at_least)}"
        return "" if self.at_most is None else f"≤ {number(self.at_most)}"


def table(figures: Iterable[Figure]) -> str:
    """For people."""
    lines = [("", "", "", "aim")]
    lines += [(each.name, number(each.value), each.unit, each.aim) for each in figures]
    return columns(lines)
