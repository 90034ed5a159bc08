"""Revisions only add: a program of an earlier one works on, and may be started again."""

from __future__ import annotations

from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    insert,
    select,
    update,
)

from stosy.server.store import StoreError
from stosy.server.store.migrate import FOLDER, upgrade
from stosy.server.store.schema import HEAD
from tests.server.store.databases import on_database
from tests.server.store.rows import new_table, row, with_store

REVISIONS = sorted(each.revision for each in ScriptDirectory(str(FOLDER)).walk_revisions())
FENCED = "0006"
"""Programs before this one must not write beside others."""


def test_the_programs_of_all_revisions_since_nodes_work_on_every_later_schema(
    empty_url: str,
) -> None:
    """What a program names in its statements is the schema of its revision, and no more."""

    def walk(conn: Connection) -> None:
        programs: dict[str, MetaData] = {}
        for revision in REVISIONS:
            upgrade(conn, revision)
            for program, schema in programs.items():
                for number, table in enumerate(schema.sorted_tables):
                    use(
                        conn,
                        table,
                        f"{program}-{revision}",
                        int(program) * 10_000 + int(revision) * 100 + number,
                    )
            if revision >= FENCED:
                programs[revision] = MetaData()
                programs[revision].reflect(conn)
                programs[revision].remove(programs[revision].tables["alembic_version"])

    on_database(empty_url, walk)


def use(conn: Connection, table: Table, text: str, number: int) -> None:
    """Write a row, find it, change it; tables of which others know something come first."""
    values = {column.name: value_for(column, text, number) for column in table.c}
    keys = [column == values[column.name] for column in table.primary_key]
    conn.execute(insert(table).values(values))
    assert conn.execute(select(table).where(*keys)).one()._mapping == values
    others = {each.name: values[each.name] for each in table.c if not each.primary_key}
    if others:
        assert conn.execute(update(table).where(*keys).values(others)).rowcount == 1


def value_for(column: Column[Any], text: str, number: int) -> Any:
    match column.type:
        case Boolean():
            return True
        case Integer() | BigInteger():
            return number
        case Float():
            return float(number)
        case LargeBinary():
            return text.encode()
        case _:
            return text


def test_a_newer_database_says_from_which_program_on_it_may_be_used(store_url: str) -> None:
    with_store(store_url, lambda store: store.append([new_table("a")], 1))
    on_database(store_url, "UPDATE alembic_version SET version_num = '9999'")
    assert with_store(store_url, lambda store: store.table("a")) == row("a")
    on_database(store_url, "UPDATE service SET oldest = '9998'")
    with pytest.raises(StoreError) as raised:
        with_store(store_url, lambda store: store.service())
    assert raised.value.code == "newer"
    assert "9999" in raised.value.detail
    assert "9998" in raised.value.detail
    on_database(store_url, f"UPDATE service SET oldest = '{HEAD}'")
    assert with_store(store_url, lambda store: store.table("a")) == row("a")
