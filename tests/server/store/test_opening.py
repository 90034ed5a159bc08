"""Opening: new, again, newer, elsewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stosy.server.store import Append, Entry, Service, Store, StoreError, open_store
from tests.postgres import NewDatabase
from tests.server.store.rows import all_of, row, with_store


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
