"""PostgreSQL: a small pool of connections on the event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar
from weakref import WeakSet

from sqlalchemy import Connection, QueuePool, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from stosy.server.store.database import failing_as
from stosy.server.store.writes import Execute

T = TypeVar("T")

CONNECTIONS = 5
SECONDS_TO_CONNECT = 10
SECONDS_TO_WORK = 10
"""For one transaction or query; then its connection is given up."""
SECONDS_TO_RENEW = 2
"""For the renewal of a lease, which another connection may still be in time for."""
SECONDS_TO_GIVE_BACK = 1
"""For connections that are used when all are closed."""
IDLE_IN_TRANSACTION = "5000"
"""Ms after which the server ends a transaction of a process that has stopped."""


class PostgresqlDatabase:
    """A database on a server; the URL means what it means to PostgreSQL's own programs."""

    def __init__(self, url: str) -> None:
        self.backends: str | None = f"stosy {secrets.token_hex(8)}"
        self._open: WeakSet[Any] = WeakSet()
        self._working = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._engine = self._engine_at(url, CONNECTIONS)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._renewing = self._engine_at(url, 1)
        self.dialect = self._engine.dialect

    def _engine_at(self, url: str, connections: int) -> AsyncEngine:
        engine = create_async_engine(
            "postgresql+asyncpg://",
            pool_size=connections,
            max_overflow=0,
            pool_timeout=SECONDS_TO_CONNECT,
            connect_args={
                "dsn": url,
                "timeout": SECONDS_TO_CONNECT,
                "server_settings": {
                    "application_name": str(self.backends),
                    # An append is durable whatever the server's configuration prefers.
                    "synchronous_commit": "on",
                    "idle_in_transaction_session_timeout": IDLE_IN_TRANSACTION,
                },
            },
        )
        event.listen(
            engine.sync_engine,
            "connect",
            lambda adapted, _: self._open.add(adapted.driver_connection),
        )
        return engine

    @property
    def used(self) -> int:
        pools = (self._engine.sync_engine.pool, self._renewing.sync_engine.pool)
        return sum(pool.checkedout() for pool in pools if isinstance(pool, QueuePool))

    async def prepare(self, work: Callable[[Connection], T]) -> T:
        with failing_as("failed"):
            async with self._noted(), self._engine.begin() as conn:
                return await conn.run_sync(work)

    @asynccontextmanager
    async def _noted(self) -> AsyncIterator[None]:
        """A connection is used, or given back."""
        self._working += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._working -= 1
            if not self._working:
                self._idle.set()

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._transact(self._engine, work, SECONDS_TO_WORK)

    async def append(self, work: Callable[[Execute], None]) -> None:
        await self.write(lambda conn: work(conn.exec_driver_sql))

    async def renew(self, work: Callable[[Connection], T]) -> T:
        return await self._transact(self._renewing, work, SECONDS_TO_RENEW)

    async def _transact(
        self, engine: AsyncEngine, work: Callable[[Connection], T], seconds: float
    ) -> T:
        with failing_as("failed"):
            async with (
                self._noted(),
                engine.connect() as conn,
                _bounded(conn, seconds),
                conn.begin(),
            ):
                return await conn.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        with failing_as("failed"):
            async with (
                self._noted(),
                self._reading.connect() as conn,
                _bounded(conn, SECONDS_TO_WORK),
            ):
                return await conn.run_sync(work)

    async def scrub(self) -> None:
        """Old versions of rows are the server's to remove: by autovacuum, later."""

    async def close(self) -> None:
        """Cut all connections, without waiting for a server that may not answer.

        Tasks that were cancelled in a query are still giving their connections back: if the loop
        ended before, they would be cancelled again, and that would be an error in the log.
        """
        for each in self._open:
            each.terminate()
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_GIVE_BACK):
                await self._idle.wait()
        await self._engine.dispose()
        await self._renewing.dispose()


@asynccontextmanager
async def _bounded(conn: AsyncConnection, seconds: float) -> AsyncIterator[None]:
    """Cut the connection if the server takes too long.

    Whatever waits for it fails then. A time limit of asyncpg or a cancelled task would ask the
    server to cancel the statement, and wait for its answer.
    """
    raw = (await conn.get_raw_connection()).driver_connection
    assert raw is not None
    cut = asyncio.get_running_loop().call_later(seconds, raw.terminate)
    try:
        yield
    finally:
        cut.cancel()
