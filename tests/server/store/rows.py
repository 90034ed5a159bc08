"""What the tests write into stores."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterable, Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from msgspec.structs import replace

from stosy.server.store import Append, Store, StoreError, TableRow, open_store

T = TypeVar("T")

LEASE = 3_600_000
"""Ms: none lapses in a test that is not about it."""

ROW = TableRow(
    id="table",
    game="the-game",
    public=False,
    phase="playing",
    host="host",
    members=("ada", "ben"),
    match=1,
    created=1_700_000_000,
    changed=1_000,
    due=None,
    summary=b'{"seats":2}',
)


def row(id_: str, **changes: Any) -> TableRow:
    return replace(ROW, id=id_, **changes)


def new_table(id_: str, **changes: Any) -> Append:
    return Append(id_, 0, ((0, b"opened"),), row(id_, **changes))


async def all_of(items: AsyncIterable[T]) -> list[T]:
    """Everything that is read in pages."""
    return [item async for item in items]


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, do something with it as a node, close it."""

    async def run() -> T:
        store = await open_store(url)
        try:
            await store.join(LEASE)
            return await work(store)
        finally:
            with suppress(StoreError):
                await store.leave()
            await store.close()

    return asyncio.run(run())
