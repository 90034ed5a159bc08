"""Straight to a database, past the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from stosy.server.store.postgresql import PostgresqlDatabase
from stosy.server.store.sql import Database
from stosy.server.store.sqlite import SqliteDatabase

T = TypeVar("T")


SINCE = {
    "0019": ("DROP TABLE studies",),
    "0018": (
        "DROP TABLE played",
        "DROP INDEX matches_unlisted",
        "DROP INDEX analyses_unlisted",
        "ALTER TABLE matches DROP COLUMN listed",
        "ALTER TABLE analyses DROP COLUMN listed",
    ),
    "0017": ("DROP TABLE push_keys", "DROP TABLE subscriptions"),
    "0016": ("DROP TABLE days", "DROP TABLE tries", "DROP TABLE answers"),
    "0015": (
        "DROP TABLE aliases",
        "DROP TABLE passkeys",
        "DROP TABLE recovery_codes",
        "DROP TABLE tickets",
        "ALTER TABLE guests DROP COLUMN avatar",
    ),
    "0014": ("DROP TABLE blocks", "DROP TABLE reports"),
    "0013": (
        "ALTER TABLE service DROP COLUMN previous",
        "ALTER TABLE service DROP COLUMN rotated",
    ),
    "0012": ("DROP TABLE restrictions", "ALTER TABLE service DROP COLUMN announcement"),
    "0011": ("DROP TABLE erasures",),
    "0010": (
        "ALTER TABLE nodes DROP COLUMN reads",
        "ALTER TABLE tables DROP COLUMN format",
        "ALTER TABLE tables DROP COLUMN rules",
        "ALTER TABLE service DROP COLUMN oldest",
    ),
    "0009": ("ALTER TABLE nodes DROP COLUMN process",),
    "0008": ("DROP TABLE analyses",),
    "0007": (
        "DROP TABLE news",
        "ALTER TABLE owners DROP COLUMN here",
        "ALTER TABLE owners DROP COLUMN seated",
    ),
    "0006": (
        "DROP TABLE owners",
        "DROP TABLE nodes",
        "ALTER TABLE guests DROP COLUMN created",
        "ALTER TABLE guests DROP COLUMN seen",
        "ALTER TABLE tables DROP COLUMN seen",
        "ALTER TABLE matches DROP COLUMN ended_at",
    ),
    "0005": ("ALTER TABLE service DROP COLUMN dated_since", "DROP TABLE revocations"),
    "0004": (
        "DROP TABLE snapshots",
        "CREATE INDEX entries_outside_matches ON entries (table_id, seq) WHERE match = 0",
    ),
    "0003": (
        "DROP INDEX tables_in_lobby",
        "ALTER TABLE tables DROP COLUMN slow",
        "ALTER TABLE tables DROP COLUMN opener",
        "CREATE INDEX tables_in_lobby ON tables (changed) WHERE public AND phase <> 'closed'",
    ),
    "0002": (
        "DROP INDEX matches_alike",
        *(
            f"ALTER TABLE matches DROP COLUMN {column}"
            for column in ("deal", "ended", "names", "people", "result")
        ),
    ),
}
"""What undoes each revision, the last one first."""


def back_to(url: str, revision: str) -> None:
    """Make a database what it was at an earlier revision."""

    def undo(conn: Connection) -> None:
        for later, statements in SINCE.items():
            for statement in statements if later > revision else ():
                conn.exec_driver_sql(statement)
        conn.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{revision}'")

    on_database(url, undo)


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
