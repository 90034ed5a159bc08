"""Long work in chunks, to keep the event loop responsive."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar

T = TypeVar("T")

AT_ONCE = 64
"""Entries of a log: to read or to play so many takes a few milliseconds."""


async def unhurried(items: Iterable[T], at_once: int = AT_ONCE) -> AsyncIterator[T]:
    """The items one by one; yields to the event loop from time to time."""
    for done, item in enumerate(items, 1):
        yield item
        if done % at_once == 0:
            await asyncio.sleep(0)
