"""What a database is to the store: it runs functions on a connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from errno import errorcode
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from stosy.server.store.errors import StoreError
from stosy.server.store.writes import Execute

T = TypeVar("T")
P = ParamSpec("P")


class Database(Protocol):
    """Runs functions on a connection, each in a transaction of its own."""

    dialect: Dialect
    backends: str | None
    """What the server calls the connections; None if nobody else may use the database."""

    @property
    def used(self) -> int:
        """How many connections work now."""

    async def prepare(self, work: Callable[[Connection], T]) -> T:
        """Like `write`, but it may take as long as it takes: a migration does."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Durable on return; an exception undoes everything. Ends within a bounded time."""

    async def append(self, work: Callable[[Execute], None]) -> None:
        """Like `write`, with as little as possible between a statement and the driver."""

    async def renew(self, work: Callable[[Connection], T]) -> T:
        """Like `write`, but it does not wait for other work of this process."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Does not wait for writes nor delay them. Ends within a bounded time."""

    async def scrub(self) -> None:
        """Leave no copies of what was overwritten in files beside the database."""

    async def close(self) -> None:
        """Finish what is under way and disconnect."""


class HasDatabase(Protocol):
    """A part of the store."""

    database: Database


S = TypeVar("S", bound=HasDatabase)
Function: TypeAlias = Callable[Concatenate[Connection, P], T]
Method: TypeAlias = Callable[Concatenate[S, P], Coroutine[Any, Any, T]]


def reading(work: Function[P, T]) -> Method[HasDatabase, P, T]:
    """A method that calls this function to read."""

    async def method(part: HasDatabase, /, *args: P.args, **named: P.kwargs) -> T:
        return await part.database.read(lambda conn: work(conn, *args, **named))

    return method


def writing(work: Function[P, T]) -> Method[HasDatabase, P, T]:
    """A method that calls this function to write."""

    async def method(part: HasDatabase, /, *args: P.args, **named: P.kwargs) -> T:
        return await part.database.write(lambda conn: work(conn, *args, **named))

    return method


def in_transaction(work: Callable[Concatenate[S, Connection, P], T]) -> Method[S, P, T]:
    """A method that writes by its own body, on a connection that its callers do not give."""

    async def method(part: S, /, *args: P.args, **named: P.kwargs) -> T:
        return await part.database.write(lambda conn: work(part, conn, *args, **named))

    return method


@contextmanager
def failing_as(code: str) -> Iterator[None]:
    """Turn database errors into a StoreError without values or passwords in its text."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        said = error.orig if isinstance(error, DBAPIError) and error.orig else error
        raise StoreError(code, str(said), _state(said)) from error


def _state(error: BaseException) -> str:
    match error:
        case sqlite3.Error():
            return error.sqlite_errorname if hasattr(error, "sqlite_errorname") else ""
        case OSError():
            return errorcode.get(error.errno or 0, "")
        case _:
            return str(getattr(error, "sqlstate", None) or "")
