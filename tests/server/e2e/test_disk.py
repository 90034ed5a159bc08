"""Faults of the disk: what players see, what the host reads, what is kept, and how it goes on."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import Connection

from stosy.server.logs import set_up
from stosy.server.store.sqlite import SqliteDatabase
from tests.server.e2e.client import Guest, Hangup, Json, Line, Refused
from tests.server.e2e.places import Nursery, Site, here
from tests.timeouts import TIMEOUT

DUEL: dict[str, Any] = {"game": "face-to-face", "settings": {"seats": 2, "first": 0}}
LONG = "word " * 55
PAGE = 4096


@pytest.fixture
def said() -> Iterator[StringIO]:
    """What the server in this process logs."""
    said = StringIO()
    set_up("json", stream=said)
    yield said
    structlog.reset_defaults()


def lines(text: str, event: str) -> list[Json]:
    """The lines of a log about this."""
    read = [json.loads(line) for line in text.splitlines()]
    return [line for line in read if line["event"] == event]


async def talk(line: Line, count: int) -> int:
    """Say something so often; how much was acknowledged before the line was cut."""
    for done in range(count):
        try:
            await line.ask("say", text=f"{done} {LONG}")
        except Hangup:
            return done
    return count


def heard(line: Line) -> list[str]:
    return [event["text"].split()[0] for event in line.named("talked")]


async def works(guest: Guest, table: str) -> None:
    """People play on, and open new tables."""
    async with asyncio.timeout(TIMEOUT):
        async with guest.at(table) as line:
            await line.ask("say", text="it works")
        await guest.table(**DUEL)


async def check_kept(guest: Guest, table: str, count: int) -> None:
    """Everything that was acknowledged is there, and nothing else."""
    async with guest.at(table, 0) as line:
        assert heard(line) == [str(number) for number in range(count)]
        assert line.facts["phase"] == "playing"


async def check_not_saved(guest: Guest, table: str, line: Line) -> None:
    """What cannot be saved is refused and said to be; what is saved can be seen."""
    assert await talk(line, 1000) < 1000
    await line.until_closed()
    assert line.told is not None
    assert (line.told["reason"], line.told["retry"]) == ("failed", 1000)
    await line.close()
    with pytest.raises(Refused, match="not_saved") as refused:
        await guest.table(**DUEL)
    assert refused.value.status == 503
    assert (await guest.get("/api/me"))["tables"][0]["table"] == table


def test_a_full_disk(tmp_path: Path, nursery: Nursery) -> None:
    """The server's files cannot grow; afterwards they can, without a restart."""
    path, log = tmp_path / "stosy.db", tmp_path / "log"

    async def run() -> None:
        server = await nursery.start(f"sqlite:///{path}", log)
        async with Guest(server.url) as ann:
            table = await ann.table(**DUEL, bots="casual", start=True)
            line = await ann.line(table)
            assert await talk(line, 20) == 20
            server.let_files_grow(path.with_name("stosy.db-wal").stat().st_size)
            await check_not_saved(ann, table, line)
            server.let_files_grow()
            await check_kept(ann, table, 20)
            await works(ann, table)
        assert await server.end(signal.SIGTERM) == 0

    asyncio.run(run())
    failed = lines(log.read_text(), "commit_failed")
    assert {(line["code"], line["state"]) for line in failed} == {("failed", "SQLITE_IOERR_WRITE")}


def test_a_database_that_may_not_grow(tmp_path: Path, said: StringIO) -> None:
    """As SQLite says it when the disk is full."""
    url = f"sqlite:///{tmp_path}/stosy.db"

    async def run() -> None:
        async with here(url) as site, Guest(site.url) as ann:
            table = await ann.table(**DUEL, bots="casual", start=True)
            line = await ann.line(table)
            await limit_pages(site, 0)
            done = await talk(line, 1000)
            await line.until_closed()
            assert line.told is not None
            assert line.told["reason"] == "failed"
            await line.close()
            await limit_pages(site, 2**30)
            await check_kept(ann, table, done)
            await works(ann, table)

    asyncio.run(run())
    assert {line["state"] for line in lines(said.getvalue(), "commit_failed")} == {"SQLITE_FULL"}


async def limit_pages(site: Site, more: int) -> None:
    """The file may grow by so many pages."""
    store: Any = site.hub.store
    database: SqliteDatabase = store.database

    def limit(conn: Connection) -> None:
        now = conn.exec_driver_sql("PRAGMA page_count").scalar_one()
        conn.exec_driver_sql(f"PRAGMA max_page_count = {now + more}").close()

    await database.write(limit)


def test_a_server_starts_on_a_full_disk(tmp_path: Path, nursery: Nursery) -> None:
    """Tables can be looked at; once there is room, people play on."""
    url, log = f"sqlite:///{tmp_path}/stosy.db", tmp_path / "log"

    async def run() -> None:
        server = await nursery.start(url, log)
        async with Guest(server.url) as ann:
            table = await ann.table(**DUEL)
            async with ann.at(table) as line:
                await talk(line, 20)
            cookie = ann.cookie
        await server.end(signal.SIGTERM)
        server = await nursery.start(url, log, file_bytes=32 * 1024)  # shared memory needs so much
        async with Guest(server.url, cookie) as ann:
            line = await ann.line(table, 0)
            assert heard(line) == [str(number) for number in range(20)]
            await check_not_saved(ann, table, line)
            server.let_files_grow()
            await works(ann, table)
        assert await server.end(signal.SIGTERM) == 0

    asyncio.run(run())


def test_a_foreign_lock(tmp_path: Path, said: StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program writes to the file and does not come to an end."""
    path = tmp_path / "stosy.db"
    monkeypatch.setattr("stosy.server.store.sqlite.SECONDS_TO_WAIT", 0)

    async def run() -> None:
        async with here(f"sqlite:///{path}") as site, Guest(site.url) as ann:
            table = await ann.table(**DUEL, bots="casual", start=True)
            line = await ann.line(table)
            assert await talk(line, 3) == 3
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await check_not_saved(ann, table, line)
            await check_kept(ann, table, 3)
            await works(ann, table)

    asyncio.run(run())
    assert {line["state"] for line in lines(said.getvalue(), "commit_failed")} == {"SQLITE_BUSY"}


def test_a_damaged_page(tmp_path: Path, said: StringIO) -> None:
    """Only the table whose log it holds cannot be read."""
    path = tmp_path / "stosy.db"

    async def run() -> None:
        async with here(f"sqlite:///{path}") as site, Guest(site.url) as ann:
            tables = []
            for _ in range(2):
                tables.append(await ann.table(**DUEL))
                async with ann.at(tables[-1]) as line:
                    assert await talk(line, 60) == 60
            cookie = ann.cookie
        damage(path, f'"{tables[0]}"'.encode())
        async with here(f"sqlite:///{path}") as site, Guest(site.url, cookie) as ann:
            broken, sound = tables
            for _ in range(2):
                with pytest.raises(Refused, match="store_down") as refused:
                    await ann.get(f"/api/tables/{broken}")
                assert refused.value.status == 503
            async with ann.at(sound, 0) as line:
                assert heard(line) == [str(number) for number in range(60)]
            await works(ann, sound)
        lost = lines(said.getvalue(), "table_damaged")
        assert {(line["table"], line["state"]) for line in lost} == {(broken[:6], "SQLITE_CORRUPT")}

    asyncio.run(run())


def damage(path: Path, text: bytes) -> None:
    """Overwrite the page of the log that holds this text."""
    with path.open("r+b") as file:
        data = file.read()
        at = data.index(b'{"entry":"opened"', data.index(text) - 200) // PAGE * PAGE
        file.seek(at)
        file.write(b"\xff" * PAGE)


def test_a_truncated_wal(tmp_path: Path, nursery: Nursery) -> None:
    """What was in it is lost; clients that saw it are told, and the host is."""
    path, log = tmp_path / "stosy.db", tmp_path / "log"
    wal = path.with_name("stosy.db-wal")

    async def run() -> tuple[str, int, int]:
        server = await nursery.start(f"sqlite:///{path}", log)
        async with Guest(server.url) as ann:
            table = await ann.table(**DUEL, bots="casual", start=True)
            line = await ann.line(table)
            assert await talk(line, 60) == 60
            seen, cookie = line.n, ann.cookie
            await server.end(signal.SIGKILL)
        with wal.open("r+b") as file:
            file.truncate(wal.stat().st_size // 2)
        server = await nursery.start(f"sqlite:///{path}", log)
        async with Guest(server.url, cookie) as ann:
            async with ann.at(table, seen) as line:
                kept = line.n
                assert 0 < kept < seen
                assert (line.lost, line.gaps) == (True, 1)
                assert line.view["hand"]
                assert await talk(line, 1) == 1
            async with ann.at(table, line.n) as again:
                assert not again.lost
            await works(ann, table)
        await server.end(signal.SIGTERM)
        return table, seen, kept

    table, seen, kept = asyncio.run(run())
    (line,) = lines(log.read_text(), "moves_lost")
    assert (line["level"], line["table"]) == ("error", table[:6])
    assert (line["seen"], line["kept"]) == (seen, kept)
