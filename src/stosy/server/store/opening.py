"""From a URL to a store that is ready."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from stosy.server.store.database import Database
from stosy.server.store.errors import StoreError
from stosy.server.store.postgresql import PostgresqlDatabase
from stosy.server.store.sql import Store
from stosy.server.store.sqlite import SqliteDatabase

FORMS = "a path, sqlite:///path or postgresql://user:password@host/database"


async def open_store(url: str) -> Store:
    """The store at a path, a `sqlite:///path` or a `postgresql://…`; made or upgraded if needed."""
    store = Store(_database(url))
    try:
        await store.prepare()
    except BaseException as error:
        await store.close()
        if isinstance(error, StoreError) and error.code == "failed":
            raise StoreError("unreachable", error.detail, error.state) from error
        raise
    return store


def file_of(url: str) -> Path | None:
    """The file of a store; None for a PostgreSQL database."""
    if "://" not in url:
        return _file(url)
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise _bad(url) from None
    match parts.drivername:
        case "sqlite" if _is_plain(parts):
            return _file(parts.database)
        case "postgresql" | "postgres":
            return None
        case _:
            raise _bad(url)


def _database(url: str) -> Database:
    path = file_of(url)
    return PostgresqlDatabase(url) if path is None else SqliteDatabase(path)


def _is_plain(parts: URL) -> bool:
    return not (parts.host or parts.query)


def _file(path: str | None) -> Path:
    if not path or path == ":memory:":
        raise StoreError("bad_url", f"a store is a file; give {FORMS}")
    return Path(path)


def _bad(url: str) -> StoreError:
    """Names the scheme only: the rest may hold a password."""
    return StoreError("bad_url", f"{url.partition('://')[0]}://… is not {FORMS}")
