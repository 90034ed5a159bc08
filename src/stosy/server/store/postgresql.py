"""PostgreSQL: a small pool of connections on the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakSet

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from stosy.server.store.sql import failing_as

T = TypeVar("T")

CONNECTIONS = 5
SECONDS_TO_CONNECT = 10
SECONDS_TO_WORK = 10
"""For one transaction or query; then its connection is given up."""


class PostgresqlDatabase:
    """A database on a server; the URL means what it means to PostgreSQL's own programs."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=SECONDS_TO_CONNECT,
            connect_args={
                "dsn": url,
                "timeout": SECONDS_TO_CONNECT,
                # An append is durable whatever the server's configuration prefers.
                "server_settings": {"application_name": "stosy", "synchronous_commit": "on"},
            },
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self.dialect = self._engine.dialect
        self._open: WeakSet[Any] = WeakSet()
        event.listen(
            self._engine.sync_engine,
            "connect",
            lambda adapted, _: self._open.add(adapted.driver_connection),
        )

    async def prepare(self, work: Callable[[Connection], T]) -> T:
        with failing_as("failed"):
            async with self._engine.begin() as conn:
                return await conn.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        with failing_as("failed"):
            async with self._engine.connect() as conn, _bounded(conn), conn.begin():
                return await conn.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        with failing_as("failed"):
            async with self._reading.connect() as conn, _bounded(conn):
                return await conn.run_sync(work)

    async def close(self) -> None:
        """Cut all connections, without waiting for a server that may not answer."""
        for each in self._open:
            each.terminate()
        await self._engine.dispose()


@asynccontextmanager
async def _bounded(conn: AsyncConnection) -> AsyncIterator[None]:
    """Cut the connection if the server takes too long.

    Whatever waits for it fails then. A time limit of asyncpg or a cancelled task would ask the
    server to cancel the statement, and wait for its answer.
    """
    raw = (await conn.get_raw_connection()).driver_connection
    assert raw is not None
    cut = asyncio.get_running_loop().call_later(SECONDS_TO_WORK, raw.terminate)
    try:
        yield
    finally:
        cut.cancel()
