"""Work that can be interrupted."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Work: TypeAlias = Generator[None, None, T]
"""Does a little until each `yield`, and returns what was found."""


def done(work: Work[T]) -> T:
    """The result, at one go."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
