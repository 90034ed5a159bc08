"""Observations for learning programs: what a seat sees, as bytes in named parts.

The definition of a game's observation is the module `observation` of its slice: `PARTS`, and
`observe(view)`, which gives their bytes in this order. The kernel writes the same bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")

Kind: TypeAlias = Literal["flag", "count", "card", "seat", "choice"]
"""What the bytes of a part are: 0 or 1; how many; the number of a card; a seat, counted from the
viewer; one of several values."""

MOST = 255
"""The largest number of a byte."""


class Part(Struct, frozen=True):
    """A part of an observation: bytes of one kind, from 0 to `high`."""

    name: str
    shape: tuple[int, ...]
    kind: Kind
    high: int
    about: str
    """What its bytes say, as a sentence for readers of the docs."""
    by: Literal["seat", "other"] | None = None
    """Is the first axis by seat, or by other seat? Places of seats that do not play are 0."""

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return prod(self.shape)

    def used(self, seats: int) -> int:
        """How many bytes can be other than 0 if so many seats play."""
        if self.by is None:
            return self.size
        return (seats - (self.by == "other")) * prod(self.shape[1:])


def slices(parts: Iterable[Part]) -> dict[str, slice]:
    """The bytes of each part by name."""
    found, start = {}, 0
    for part in parts:
        found[part.name] = slice(start, start + part.size)
        start += part.size
    return found


def from_viewer(by_seat: Sequence[T], viewer: int) -> tuple[T, ...]:
    """One value for each seat, the viewer's first."""
    return (*by_seat[viewer:], *by_seat[:viewer])


def padded(numbers: Sequence[int], size: int) -> bytes:
    """The numbers, and zeros for what is not there."""
    return bytes(numbers).ljust(size, b"\0")


def tally(numbers: Mapping[T, int], cards: Iterable[T]) -> bytes:
    """How often each numbered card occurs."""
    counts = Counter(cards)
    return bytes([counts[card] for card in numbers])
