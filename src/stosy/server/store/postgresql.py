"""PostgreSQL: a small pool of connections on the event loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from stosy.server.store.sql import failing_as

T = TypeVar("T")

CONNECTIONS = 5
SECONDS_TO_CONNECT = 10


class PostgresqlDatabase:
    """A database on a server; the URL means what it means to PostgreSQL's own programs."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            pool_size=CONNECTIONS,
            max_overflow=0,
            connect_args={
                "dsn": url,
                "timeout": SECONDS_TO_CONNECT,
                # An append is durable whatever the server's configuration prefers.
                "server_settings": {"application_name": "stosy", "synchronous_commit": "on"},
            },
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self.dialect = self._engine.dialect

    async def write(self, work: Callable[[Connection], T]) -> T:
        with failing_as("failed"):
            async with self._engine.begin() as conn:
                return await conn.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        with failing_as("failed"):
            async with self._reading.connect() as conn:
                return await conn.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
