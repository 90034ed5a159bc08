"""Long work in chunks, to keep the event loop responsive."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterable, AsyncIterator, Iterable
from typing import TypeVar

from stosy.matches.work import Work

T = TypeVar("T")

AT_ONCE = 64
"""Entries of a log: to read or to play so many takes a few milliseconds."""


async def unhurried(
    items: Iterable[T] | AsyncIterable[T], at_once: int = AT_ONCE
) -> AsyncIterator[T]:
    """The items one by one; yields to the event loop from time to time."""
    done = 0
    async for item in items if isinstance(items, AsyncIterable) else _each(items):
        yield item
        done += 1
        if done % at_once == 0:
            await asyncio.sleep(0)


async def _each(items: Iterable[T]) -> AsyncIterator[T]:
    for item in items:
        yield item


async def worked(work: Work[T], at_once: int = AT_ONCE) -> T:
    """The result of work; yields to the event loop from time to time."""
    step = 0
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
        step += 1
        if step % at_once == 0:
            await asyncio.sleep(0)
