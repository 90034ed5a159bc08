"""Where the entries of a table are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Store(Protocol):
    """The log of one table."""

    def read(self) -> Sequence[bytes]:
        """All entries that are kept, in order."""

    def append(self, entries: Sequence[bytes]) -> None:
        """Keep these, all or none of them; OSError if that fails."""


class Memory:
    """A store for as long as the process lives."""

    def __init__(self, entries: Sequence[bytes] = ()) -> None:
        self.entries = list(entries)

    def read(self) -> Sequence[bytes]:
        return tuple(self.entries)

    def append(self, entries: Sequence[bytes]) -> None:
        self.entries += entries

    def forget(self) -> None:
        """Begin with an empty log."""
        self.entries = []
