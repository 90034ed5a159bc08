"""A queue in which addresses take turns."""

from __future__ import annotations

from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")

REMEMBERED = 1000
"""Of so many addresses it is known when their last turn was."""


class FairQueue(Generic[T]):
    """The next is of the address whose last turn was longest ago; its own come in order."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[T, None]] = {}
        self._addresses: dict[T, str] = {}
        self._turns: dict[str, int] = {}
        """When each address had its last turn, the earliest first."""
        self._count = count(1)

    def __len__(self) -> int:
        return len(self._addresses)

    def add(self, address: str, item: T) -> None:
        """Put an item at the end of its address's queue, unless it waits already."""
        if item not in self._addresses:
            self._addresses[item] = address
            self._waiting.setdefault(address, {})[item] = None

    def remove(self, item: T) -> None:
        """Drop an item, if it waits."""
        address = self._addresses.pop(item, None)
        if address is not None:
            del self._waiting[address][item]
            if not self._waiting[address]:
                del self._waiting[address]

    def next(self) -> T:
        """Take the next item; it does not wait any more. LookupError if there is none."""
        if not self._waiting:
            raise LookupError
        address = min(self._waiting, key=lambda each: self._turns.get(each, 0))
        item = next(iter(self._waiting[address]))
        self.remove(item)
        self._turns.pop(address, None)
        self._turns[address] = next(self._count)
        if len(self._turns) > REMEMBERED:
            del self._turns[next(iter(self._turns))]
        return item

    def last_of(self, address: str) -> T | None:
        """The item of this address that comes last."""
        return next(reversed(self._waiting.get(address, {})), None)

    def clear(self) -> None:
        self._waiting.clear()
        self._addresses.clear()
