"""Inserts that say what happens to a row that is there already: each database has its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert: TypeAlias = postgresql.Insert | sqlite.Insert


def insert_into(conn: Connection, table: Table) -> Insert:
    """An insert with `on_conflict_do_nothing` and `on_conflict_do_update`."""
    on_server = conn.dialect.name == "postgresql"
    return postgresql.insert(table) if on_server else sqlite.insert(table)


def put(
    conn: Connection,
    table: Table,
    key: tuple[str, ...],
    row: Mapping[str, Any],
    keep: tuple[str, ...] = (),
) -> None:
    """Insert a row, instead of the one with the same key, but for what it is to `keep`. A delete
    before an insert would not do: PostgreSQL lets two transactions delete nothing, and the second
    insert fails."""
    changed = {name: value for name, value in row.items() if name not in (*key, *keep)}
    new = insert_into(conn, table).values(row)
    conn.execute(new.on_conflict_do_update(index_elements=key, set_=changed))
