"""Straight to a database, past the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from stosy.server.store.database import Database
from stosy.server.store.postgresql import PostgresqlDatabase
from stosy.server.store.sqlite import SqliteDatabase

T = TypeVar("T")


def on_database(url: str, work: Callable[[Connection], T] | str) -> T | None:
    """Run a function or a statement on the database of a store."""

    def told(conn: Connection) -> T | None:
        if not isinstance(work, str):
            return work(conn)
        conn.exec_driver_sql(work)
        return None

    async def run() -> T | None:
        database: Database = (
            SqliteDatabase(Path(url.removeprefix("sqlite:///")))
            if url.startswith("sqlite")
            else PostgresqlDatabase(url)
        )
        try:
            return await database.prepare(told)  # however long it takes
        finally:
            await database.close()

    return asyncio.run(run())
