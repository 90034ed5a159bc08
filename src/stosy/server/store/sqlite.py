"""SQLite: one thread and connection that writes, one that reads.

A batch costs the event loop one round trip to the thread, whatever its number of statements.
"""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import structlog
from sqlalchemy import Connection, StaticPool, create_engine, event
from sqlalchemy.exc import OperationalError

from stosy.server.store.database import failing_as
from stosy.server.store.errors import StoreError
from stosy.server.store.writes import Execute, Rows, Values

log = structlog.get_logger()

T = TypeVar("T")

SECONDS_TO_WAIT = 5
"""For another program that has locked the file."""

PRAGMAS = (
    "journal_mode = wal",
    "synchronous = full",
    "foreign_keys = on",
    "secure_delete = on",  # what is deleted or changed is overwritten
    "cache_size = -32768",
    "wal_autocheckpoint = 1000",  # pages, 4 MB: a small disk must hold this beside the file
    "journal_size_limit = 4194304",
)
SCRUBS, BETWEEN_SCRUBS = 20, 0.5
STATEMENTS = 256
"""Kept prepared: all those of an append, for every number of rows."""
PRIVATE = 0o600
SUFFIXES = ("", "-wal", "-shm")
"""Of the files that belong to a database."""


class SqliteDatabase:
    """A file that only its owner may read: it holds the seeds of running matches."""

    def __init__(self, path: Path) -> None:
        self._writer = _Line(path, "BEGIN IMMEDIATE")
        self._reader = _Line(path, "BEGIN")
        self.dialect = self._writer.engine.dialect
        self.backends: str | None = None

    @property
    def used(self) -> int:
        return self._writer.busy + self._reader.busy

    async def prepare(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._writer.run(work)

    async def append(self, work: Callable[[Execute], None]) -> None:
        await self._writer.append(work)

    async def renew(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._reader.run(work)

    async def scrub(self) -> None:
        await self._writer.scrub()

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()


class _Line:
    """A connection and the thread that uses it; the first work opens it.

    When one has waited for a lock in vain, so have all who came meanwhile.
    """

    def __init__(self, path: Path, begin: str) -> None:
        self._path = path
        self._begin = begin
        self._opened: sqlite3.Connection | None = None
        self.engine = create_engine("sqlite://", creator=self._connection, poolclass=StaticPool)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="stosy-store")
        self._asked = 0
        self._done = 0
        self._locked: OperationalError | sqlite3.OperationalError | None = None
        self._locked_until = 0

        @event.listens_for(self.engine, "begin")
        def begin_as_told(conn: Connection) -> None:
            conn.exec_driver_sql(begin)

    def _connection(self) -> sqlite3.Connection:
        if self._opened is None:
            self._opened = _connect(self._path)
        return self._opened

    async def run(self, work: Callable[[Connection], T]) -> T:
        def transact() -> T:
            with self.engine.begin() as conn:
                return work(conn)

        return await self._in_turn(transact)

    async def append(self, work: Callable[[Execute], None]) -> None:
        """Like `run`, without SQLAlchemy, which takes as long as the statements of an append."""

        def transact() -> None:
            with _transaction(self._connection(), self._begin) as execute:
                work(execute)

        await self._in_turn(transact)

    @property
    def busy(self) -> bool:
        return self._asked > self._done

    async def scrub(self) -> None:
        """Empty the write-ahead log, which holds pages as they were.

        Who reads at the moment keeps it from that: then it is tried again.
        """
        for _ in range(SCRUBS):
            busy, *_ = await self._in_turn(
                lambda: self._connection().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            )
            if not busy:
                return
            await asyncio.sleep(BETWEEN_SCRUBS)
        log.warning("store_not_scrubbed")

    async def _in_turn(self, transact: Callable[[], T]) -> T:
        self._asked += 1
        try:
            with failing_as("failed"):
                return await asyncio.get_running_loop().run_in_executor(
                    self._thread, self._unless_locked, self._asked, transact
                )
        finally:
            self._done += 1

    def _unless_locked(self, number: int, transact: Callable[[], T]) -> T:
        if self._locked is not None and number <= self._locked_until:
            raise self._locked
        try:
            return transact()
        except (OperationalError, sqlite3.OperationalError) as error:
            said = error.orig if isinstance(error, OperationalError) else error
            if getattr(said, "sqlite_errorname", "") == "SQLITE_BUSY":
                self._locked, self._locked_until = error, self._asked
            raise

    async def close(self) -> None:
        """Finish running work, then close."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()


@contextmanager
def _transaction(connection: sqlite3.Connection, begin: str) -> Iterator[Execute]:
    """Commit at the end; an exception undoes everything."""

    def execute(statement: str, values: Values | list[Values], /) -> Rows:
        if isinstance(values, list):
            return connection.executemany(statement, values)
        return connection.execute(statement, values)

    connection.execute(begin)
    try:
        yield execute
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise


def _make_private(path: Path) -> None:
    """Make the file readable only by its owner."""
    for suffix in SUFFIXES:
        file = path.with_name(path.name + suffix)
        try:
            if file.stat().st_mode & 0o077:
                file.chmod(PRIVATE)
                log.warning("store_made_private")
        except FileNotFoundError:
            continue
        except PermissionError as error:
            raise StoreError("exposed", str(file)) from error


def _create(path: Path) -> None:
    """A private file, if there is none yet.

    One that exists is not even opened: when it is closed, the process loses its locks on it, and
    with them the connections that it has. The next program that closes the file would then take
    itself for the last one, and delete the write-ahead log under them.
    """
    if not path.exists():
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    elif not os.access(
        path, os.R_OK | os.W_OK, effective_ids=os.access in os.supports_effective_ids
    ):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def _connect(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    _create(path)
    _make_private(path)
    # Without isolation level the driver begins no transaction by itself.
    connection = sqlite3.connect(
        path, SECONDS_TO_WAIT, isolation_level=None, cached_statements=STATEMENTS
    )
    try:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection
