"""New databases are made of the schema, those of the release before are migrated."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from stosy.server.store import StoreError
from stosy.server.store.migrate import FOLDER, revision
from stosy.server.store.schema import HEAD, metadata
from tests.processes import run
from tests.server.store import next_release
from tests.server.store.databases import on_database
from tests.server.store.rows import new_table, row, with_store

OPEN_AND_SAY_IF_ALEMBIC_CAME = """
import asyncio, sys
from stosy.server.store import open_store
async def run():
    await (await open_store(sys.argv[1])).close()
asyncio.run(run())
print("alembic" in sys.modules)
"""


def test_only_a_migration_needs_alembic(empty_url: str) -> None:
    """It is slow to import."""
    command = [sys.executable, "-c", OPEN_AND_SAY_IF_ALEMBIC_CAME, empty_url]
    assert run(command, text=True).stdout.strip() == "False"


def test_a_new_database_is_what_the_last_migration_leads_to(empty_url: str) -> None:
    def differences(conn: Connection) -> object:
        return compare_metadata(MigrationContext.configure(conn), metadata)

    with_store(empty_url, lambda store: store.service())
    assert on_database(empty_url, differences) == []
    assert on_database(empty_url, revision) == HEAD
    assert ScriptDirectory(str(FOLDER)).get_current_head() == HEAD


def test_a_database_of_the_release_before_is_migrated(
    store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(store_url, lambda store: store.append([new_table("a")], 1))
    with_store(store_url, lambda store: store.save_guest("g", "Ada"))
    next_release.install(monkeypatch, tmp_path / "migrations")
    for _ in range(2):
        assert with_store(store_url, lambda store: store.table("a")) == row("a")
    assert on_database(store_url, revision) == next_release.NEXT
    mood = on_database(store_url, lambda conn: conn.scalar(text("SELECT mood FROM guests")))
    assert mood == "good"


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
