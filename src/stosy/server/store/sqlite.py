"""SQLite: one thread and connection that writes, one that reads.

A batch costs the event loop one hop to the thread and back, whatever its number of statements.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, StaticPool, create_engine, event

from stosy.server.store.sql import failing_as

T = TypeVar("T")

SECONDS_TO_WAIT = 5
"""For another program that has locked the file."""

PRAGMAS = (
    "journal_mode = wal",
    "synchronous = full",
    "foreign_keys = on",
    "cache_size = -32768",
    "wal_autocheckpoint = 8000",  # pages: rarer, so that a page written often is copied once
    "journal_size_limit = 67108864",
)


class SqliteDatabase:
    """A file that only its owner may read: it holds the seeds of running matches."""

    def __init__(self, path: Path) -> None:
        self._writer = _Line(path, "BEGIN IMMEDIATE")
        self._reader = _Line(path, "BEGIN")
        self.dialect = self._writer.engine.dialect

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._writer.run(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._reader.run(work)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()


class _Line:
    """A connection and the thread that uses it; the first work opens it."""

    def __init__(self, path: Path, begin: str) -> None:
        self.engine = create_engine(
            "sqlite://", creator=lambda: _connect(path), poolclass=StaticPool
        )
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="stosy-store")

        @event.listens_for(self.engine, "begin")
        def begin_as_told(conn: Connection) -> None:
            conn.exec_driver_sql(begin)

    async def run(self, work: Callable[[Connection], T]) -> T:
        with failing_as("failed"):
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, self._transact, work
            )

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as conn:
            return work(conn)

    async def close(self) -> None:
        """Not in a hurry: work under way is finished first."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()


def _connect(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    # Without isolation level the driver begins no transaction by itself.
    connection = sqlite3.connect(path, SECONDS_TO_WAIT, isolation_level=None)
    try:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection
