"""Speed of Stosy's rules beside RLCard's, measured on the same machine in the same minutes."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class Measured(NamedTuple):
    """What one timed run did: `steps` actions applied in `elapsed` seconds."""

    name: str
    steps: int
    elapsed: float

    @property
    def rate(self) -> float:
        """Steps per second."""
        return self.steps / self.elapsed


Measurement: TypeAlias = Callable[[float], Measured]
"""Runs for about the given number of seconds. Dealing the next match is part of the time."""
