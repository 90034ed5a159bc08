"""The file: private, durable, and read without disturbing who writes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine

from stosy.server.store import Append, StoreError, TableRow, back_up, open_store
from stosy.server.store.schema import metadata
from stosy.server.store.sql import Store
from stosy.server.store.sqlite import SqliteDatabase
from tests.server.store.rows import LEASE, all_of, new_table, row

BESIDE = """
import asyncio, sys
from stosy.server.store import open_store

async def read():
    store = await open_store(sys.argv[1])
    await store.service()
    await store.close()

asyncio.run(read())
"""


def test_another_program_that_closes_the_file_leaves_the_log_to_the_server(tmp_path: Path) -> None:
    """It must not take itself for the last one, and delete the log into which the server writes."""
    path = tmp_path / "stosy.db"

    async def run() -> None:
        store = await open_store(str(path))
        try:
            await store.join(0)
            await store.service()  # the second connection is open, too
            log = path.with_name("stosy.db-wal")
            before = log.stat().st_ino
            for number in range(2):
                await asyncio.to_thread(
                    subprocess.run, [sys.executable, "-c", BESIDE, str(path)], check=True
                )
                assert log.stat().st_ino == before
                await store.append([new_table(f"table {number}")], number)
        finally:
            await store.close()

    asyncio.run(run())
    with closing(sqlite3.connect(path)) as found:
        assert found.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "stosy.db"

    async def run() -> dict[str, int]:
        store = await open_store(str(path))
        await store.join(LEASE)
        try:
            await store.append([new_table("a")], 1)
            return {each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
        finally:
            await store.close()

    before = os.umask(0)
    try:
        modes = asyncio.run(run())
    finally:
        os.umask(before)
    assert modes == {"stosy.db": 0o600, "stosy.db-wal": 0o600, "stosy.db-shm": 0o600}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_a_file_that_others_may_read_is_made_private(tmp_path: Path) -> None:
    path = tmp_path / "stosy.db"
    path.touch(0o644)

    async def run() -> None:
        store = await open_store(str(path))
        await store.join(LEASE)
        await store.close()

    asyncio.run(run())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_that_others_may_read_and_that_is_not_ours_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "stosy.db"
    path.touch(0o644)

    def chmod(_path: Path, _mode: int) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", chmod)
    with pytest.raises(StoreError) as raised:
        asyncio.run(open_store(str(path)))
    assert (raised.value.code, raised.value.detail) == ("exposed", str(path))


def test_a_backup_is_whole_and_private_while_a_server_writes(tmp_path: Path) -> None:
    path, copy = tmp_path / "stosy.db", tmp_path / "copy.db"

    async def run() -> TableRow | None:
        store = await open_store(str(path))
        await store.join(LEASE)
        try:
            await store.append([new_table("a")], 1)
            writing = asyncio.create_task(store.append([new_table("b")], 2))
            await asyncio.to_thread(back_up, str(path), copy)
            await writing
        finally:
            await store.close()
        copied = await open_store(str(copy))
        try:
            return await copied.table("a")
        finally:
            await copied.close()

    before = os.umask(0)
    try:
        assert asyncio.run(run()) == row("a")
    finally:
        os.umask(before)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not [each.name for each in tmp_path.iterdir() if each.name.startswith(".")]


def test_a_backup_replaces_nothing(tmp_path: Path) -> None:
    path, copy = tmp_path / "stosy.db", tmp_path / "copy.db"
    sqlite3.connect(path).close()
    path.touch()
    copy.write_text("the only copy of yesterday")
    with pytest.raises(FileExistsError):
        back_up(str(path), copy)
    assert copy.read_text() == "the only copy of yesterday"


def test_of_a_damaged_file_no_backup_is_made(tmp_path: Path) -> None:
    path, copy = tmp_path / "stosy.db", tmp_path / "copy.db"

    async def run() -> None:
        store = await open_store(str(path))
        await store.join(LEASE)
        await store.close()

    asyncio.run(run())
    damaged = bytearray(path.read_bytes())
    damaged[4096:8192] = b"\xff" * 4096
    path.write_bytes(damaged)
    with pytest.raises(StoreError) as raised:
        back_up(str(path), copy)
    assert raised.value.code == "failed"
    assert not copy.exists()
    assert not [each.name for each in tmp_path.iterdir() if each.name.startswith(".")]


def test_the_log_of_writes_stays_small(tmp_path: Path) -> None:
    """A small disk holds the file, and not as much again beside it."""

    async def run() -> int:
        database = SqliteDatabase(tmp_path / "stosy.db")
        sizes = []
        try:
            await database.write(lambda conn: conn.exec_driver_sql("CREATE TABLE t (x)").close())
            for _ in range(100):
                await database.write(
                    lambda conn: conn.exec_driver_sql(
                        "INSERT INTO t VALUES (zeroblob(400000))"
                    ).close()
                )
                sizes.append((tmp_path / "stosy.db-wal").stat().st_size)
        finally:
            await database.close()
        return max(sizes)

    assert asyncio.run(run()) < 6_000_000


def test_commits_are_durable(tmp_path: Path) -> None:
    def settings(conn: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [conn.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    async def run() -> list[list[object]]:
        database = SqliteDatabase(tmp_path / "stosy.db")
        try:
            return [await database.write(settings), await database.read(settings)]
        finally:
            await database.close()

    assert asyncio.run(run()) == [["wal", 2, 1, 5000]] * 2


def test_what_was_appended_is_there_without_closing(tmp_path: Path) -> None:
    path = tmp_path / "stosy.db"

    async def run() -> list[tuple[str]]:
        store = await open_store(str(path))
        await store.join(LEASE)
        try:
            await store.append([new_table("a")], 1)
            with closing(sqlite3.connect(path)) as other:
                return other.execute("SELECT id FROM tables").fetchall()
        finally:
            await store.close()

    assert asyncio.run(run()) == [("a",)]


def test_a_long_read_does_not_delay_a_write(tmp_path: Path) -> None:
    reads = threading.Event()
    written = threading.Event()

    def read(conn: Connection) -> bool:
        conn.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one()
        reads.set()
        return written.wait(10)

    async def run() -> bool:
        database = SqliteDatabase(tmp_path / "stosy.db")
        try:
            reading = asyncio.create_task(database.read(read))
            assert await asyncio.to_thread(reads.wait, 10)
            await database.write(lambda conn: conn.exec_driver_sql("CREATE TABLE t (x)").close())
            written.set()
            return await reading
        finally:
            await database.close()

    assert asyncio.run(run())


def test_a_file_locked_by_another_program_fails_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "stosy.db"
    monkeypatch.setattr("stosy.server.store.sqlite.SECONDS_TO_WAIT", 0)

    async def run() -> None:
        store = await open_store(str(path))
        await store.join(LEASE)
        other = sqlite3.connect(path, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError) as raised:
                await store.append([new_table("a")], 1)
            assert raised.value.code == "failed"
            other.execute("ROLLBACK")
            assert await store.table("a") is None
            await store.append([new_table("a")], 1)
            assert await store.table("a") == row("a")
        finally:
            other.close()
            await store.close()

    asyncio.run(run())


def test_questions_are_answered_by_indexes(tmp_path: Path) -> None:
    """None reads a whole table, however many rows there are."""
    path = tmp_path / "stosy.db"
    asked: list[str] = []

    def listen(conn: Connection) -> None:
        driver = conn.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.set_trace_callback(asked.append)

    async def run() -> None:
        database = SqliteDatabase(path)
        store = Store(database)
        await store.prepare()
        await store.join(LEASE)
        await store.append([Append("a", 0, ((0, b"opened"), (1, b"deal")), row("a"))], 1)
        await database.read(listen)
        await store.table("a")
        await store.snapshot("a")
        await all_of(store.entries("a"))
        await all_of(store.log("a", 1))
        await store.slow_public_tables(9, 9)
        await store.tables_of("ada", 9)
        await store.hosted("ada")
        await store.due(1, 9)
        await store.guest("ada")
        await store.played.games(["ada"], 9)
        await store.played.all_of(["ada"])
        await store.played.met(["ada"])
        await store.close()

    asyncio.run(run())
    questions = [each for each in asked if each.startswith("SELECT")]
    assert len(questions) == 18
    with closing(sqlite3.connect(path)) as other:
        plans = [other.execute(f"EXPLAIN QUERY PLAN {each}").fetchall() for each in questions]
    steps = [step[3] for plan in plans for step in plan]
    stored = tuple(f"SCAN {name}" for name in metadata.tables)
    scans = [each for each in steps if each.startswith(stored)]
    assert scans == [
        "SCAN tables USING INDEX tables_in_lobby",
    ]


def test_all_who_wait_for_a_lock_wait_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each would wait as long again after the one before."""
    monkeypatch.setattr("stosy.server.store.sqlite.SECONDS_TO_WAIT", 1.0)
    path, tried = tmp_path / "stosy.db", []

    async def run() -> None:
        store = await open_store(str(path))
        try:
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with monkeypatch.context() as patched:
                    patched.setattr(Engine, "begin", counted)
                    asks = [store.save_guest(f"guest {each}", "Ann") for each in range(20)]
                    found = await asyncio.gather(*asks, return_exceptions=True)
            assert [each.state for each in found if isinstance(each, StoreError)] == [
                "SQLITE_BUSY"
            ] * 20
            await store.save_guest("guest", "Ann")
        finally:
            await store.close()

    begin = Engine.begin

    def counted(engine: Engine) -> object:
        tried.append(engine)
        return begin(engine)

    asyncio.run(run())
    assert len(tried) == 1
