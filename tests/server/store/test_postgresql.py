"""The server: durable whatever it prefers, lost and found again."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, make_url

from stosy.server.store import Store, StoreError
from stosy.server.store.postgresql import PostgresqlDatabase
from tests.postgres import NewDatabase
from tests.server.store.databases import on_database
from tests.server.store.rows import new_table, row, with_store
from tests.timeouts import POLL_SECONDS

END_ALL_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def test_commits_are_durable_even_if_the_database_prefers_speed(new_database: NewDatabase) -> None:
    def setting(conn: Connection) -> object:
        return conn.exec_driver_sql("SHOW synchronous_commit").scalar_one()

    url = new_database()
    on_database(url, f"ALTER DATABASE {make_url(url).database} SET synchronous_commit = off")
    assert on_database(url, setting) == "on"


def test_a_lost_connection_fails_one_append_and_is_made_anew(new_database: NewDatabase) -> None:
    url = new_database()

    async def work(store: Store) -> None:
        await store.append([new_table("a")], 1)
        await asyncio.to_thread(on_database, url, END_ALL_OTHERS)
        with pytest.raises(StoreError) as raised:
            await store.append([new_table("b")], 2)
        assert raised.value.code == "failed"
        assert await store.table("b") is None
        await store.append([new_table("b")], 2)
        assert await store.table("b") == row("b")

    with_store(url, work)


def sleeps(conn: Connection) -> None:
    conn.exec_driver_sql("SELECT pg_sleep(60)")


def test_closing_says_nothing_of_queries_that_were_cancelled(
    new_database: NewDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    """Though the loop ends at once: a task that is cancelled twice cannot give its connection
    back."""

    async def run(url: str) -> None:
        database = PostgresqlDatabase(url)
        works = [asyncio.create_task(work(sleeps)) for work in (database.read, database.write)]
        while database.used < len(works):
            await asyncio.sleep(POLL_SECONDS)
        for each in works:
            each.cancel()
        await database.close()

    asyncio.run(run(new_database()))
    assert caplog.records == []
