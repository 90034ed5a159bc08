"""Opening: new, again, newer, elsewhere."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

from stosy.server.store import Append, Entry, Service, Store, StoreError, open_store
from stosy.server.store.migrate import FOLDER
from stosy.server.store.schema import HEAD, metadata
from tests.postgres import NewDatabase
from tests.processes import run
from tests.server.store.databases import back_to, on_database
from tests.server.store.rows import all_of, new_table, row, with_store

OPEN_AND_SAY_IF_ALEMBIC_CAME = """
import asyncio, sys
from stosy.server.store import open_store
async def run():
    await (await open_store(sys.argv[1])).close()
asyncio.run(run())
print("alembic" in sys.modules)
"""


def refusal(url: str) -> StoreError:
    with pytest.raises(StoreError) as raised:
        with_store(url, lambda store: store.service())
    return raised.value


def test_reopening_keeps_everything(store_url: str) -> None:
    async def write(store: Store) -> Service:
        entries = ((0, b"open"), (1, b"deal"))
        await store.append([Append("a", 0, entries, row("a", due=5))], 42)
        await store.save_guest("g", "Ada")
        return await store.service()

    async def read(store: Store) -> Service:
        assert await store.table("a") == row("a", due=5)
        assert await all_of(store.entries("a")) == [Entry(0, b"open"), Entry(1, b"deal")]
        assert await all_of(store.log("a", 1)) == [b"deal"]
        assert await store.guest("g") == "Ada"
        return await store.service()

    written = with_store(store_url, write)
    assert with_store(store_url, read) == written
    assert written.uptime == 42
    assert len(written.secret) == 32


def test_only_a_new_database_is_migrated(empty_url: str) -> None:
    def opened() -> str:
        command = [sys.executable, "-c", OPEN_AND_SAY_IF_ALEMBIC_CAME, empty_url]
        return str(run(command, text=True).stdout.strip())

    assert [opened(), opened()] == ["True", "False"]


def test_each_store_has_a_secret_of_its_own(tmp_path: Path) -> None:
    paths = [str(tmp_path / name) for name in ("one.db", "two.db")]
    first, second = (with_store(path, lambda store: store.service()).secret for path in paths)
    assert first != second


def test_two_processes_may_open_a_new_database_at_once(empty_url: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(open_store(empty_url), open_store(empty_url))
        try:
            one, other = [await store.service() for store in stores]
            assert one == other
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_migrations_make_what_the_schema_says(empty_url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import Connection

    def differences(conn: Connection) -> object:
        return compare_metadata(MigrationContext.configure(conn), metadata)

    with_store(empty_url, lambda store: store.service())
    assert on_database(empty_url, differences) == []


def test_slow_tables_from_before_are_found(store_url: str) -> None:
    clocks = {"quick": 60, "slow": 3600, "slower": 86400, "no-clock": None}

    async def write(store: Store) -> None:
        summaries = {id_: {"settings": {"clock": clock}} for id_, clock in clocks.items()}
        batch = [
            new_table(id_, public=True, summary=msgspec.json.encode(summary))
            for id_, summary in summaries.items()
        ]
        await store.append([*batch, new_table("private")], 1)

    with_store(store_url, write)
    back_to(store_url, "0002")
    found = with_store(store_url, lambda store: store.slow_public_tables(9, 1))
    assert {each.id for each in found} == {"slow", "slower"}
    assert all(each.opener is None for each in found)


def test_head_is_the_last_migration() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory(str(FOLDER)).get_current_head() == HEAD


@pytest.mark.parametrize(
    "url",
    [
        "",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        ":memory:",
        "sqlite://host/stosy.db",
        "sqlite:///stosy.db?mode=ro",
        "mysql://me:hush@localhost/stosy",
        "postgresql://me:hush@localhost:port/stosy",
        "://",
    ],
)
def test_bad_urls_are_refused_without_telling_passwords(url: str) -> None:
    error = refusal(url)
    assert error.code == "bad_url"
    assert "postgresql://user:password@host/database" in str(error)
    assert "hush" not in str(error)


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    error = refusal(f"postgresql://me:hush@/stosy?host={tmp_path}")
    assert error.code == "unreachable"
    assert "hush" not in str(error)


def test_a_database_that_is_not_there(new_database: NewDatabase) -> None:
    error = refusal(new_database().replace("?", "-missing?"))
    assert error.code == "unreachable"
    assert "-missing" in error.detail


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
def test_a_file_that_is_no_database(form: str, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Eva, " * 200)
    error = refusal(form.format(path))
    assert error.code == "unreachable"
    assert path.read_text() == "Dear Eva, " * 200


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert refusal(str(tmp_path)).code == "unreachable"
