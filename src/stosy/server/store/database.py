"""How the store reaches a database: the same functions, run in a thread or on a socket."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import SQLAlchemyError

from stosy.server.store.protocol import StoreError

T = TypeVar("T")


class Database(Protocol):
    """Runs functions on a connection, each in a transaction of its own."""

    dialect: Dialect

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Durable on return; an exception undoes everything."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Does not wait for writes nor delay them."""

    async def close(self) -> None:
        """Finish what is under way and disconnect."""


@contextmanager
def failing_as(code: str) -> Iterator[None]:
    """Turn what databases raise into a StoreError; its text holds no values and no password."""
    try:
        yield
    except SQLAlchemyError as error:
        raise StoreError(code, str(getattr(error, "orig", None) or error)) from error
    except OSError as error:
        raise StoreError(code, str(error)) from error
