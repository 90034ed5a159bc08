"""What anybody can make long does not make the store's work long: blocks, tries, matches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Engine, Table, event, insert

from stosy.server.store import Store
from stosy.server.store import played as lists
from stosy.server.store.schema import aliases, played, tries
from tests.server.store.rows import new_table, with_store

DATE, GAME = "2026-11-16", "the-game"


@contextmanager
def counted() -> Iterator[list[str]]:
    """The statements that are executed meanwhile."""
    found: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        found.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def put(store: Store, into: Table, rows: list[dict[str, Any]]) -> None:
    await store.database.write(lambda conn: bool(conn.execute(insert(into), rows)))


def test_many_blocks_are_read_with_as_many_questions_as_one(store_url: str) -> None:
    async def work(store: Store) -> None:
        asked = []
        for count in (1, 40):
            for number in range(count):
                await store.block("ann", f"guest {number}", "Bob")
            with counted() as statements:
                found = await store.blocked_by(["ann"])
            assert found == {"ann": sorted(f"guest {number}" for number in range(count))}
            asked.append(len(statements))
        assert asked[0] == asked[1]

    with_store(store_url, work)


def test_a_block_holds_for_all_ids_of_a_person(store_url: str) -> None:
    async def work(store: Store) -> None:
        merged = [{"guest": each, "person": "bob"} for each in ("bob's phone", "bob's desk")]
        await put(store, aliases, merged)
        for whom in ("bob's phone", "eve"):
            await store.block("ann", whom, "")
        found = await store.blocked_by(["ann", "eve"])
        assert found == {"ann": ["bob", "bob's desk", "bob's phone", "eve"]}

    with_store(store_url, work)


def test_of_many_tries_the_best_are_told_and_the_others_counted(store_url: str) -> None:
    rows = [
        {
            "date": DATE,
            "game": GAME,
            "guest": f"guest {number}",
            "table_id": f"table {number}",
            "name": "",
            "points": None if number == 9 else number // 2,
            "result": b"{}",
            "ended_at": number,
        }
        for number in range(10)
    ]

    async def work(store: Store) -> None:
        await put(store, tries, rows)
        best = await store.best_tries(DATE, GAME, 3)
        assert [each.table for each in best] == ["table 8", "table 6", "table 7"]
        assert await store.try_points(DATE) == {GAME: {0: 2, 1: 2, 2: 2, 3: 2, 4: 1}}

    with_store(store_url, work)


def test_of_very_many_matches_the_latest_count(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "MOST", 3)
    rows = [
        {
            "guest": guest,
            "table_id": "a",
            "match": number,
            "ended_at": number,
            "game": GAME,
            "options": "{}",
            "seats": 2,
            "seat": seat,
            "won": True,
            "given": False,
        }
        for number in range(1, 6)
        for seat, guest in enumerate(("ann", "bob"))
    ]

    async def work(store: Store) -> None:
        await store.append([new_table("a")], 1)
        await put(store, played, rows)
        assert [each.match for each in await store.played.all_of(["ann"])] == [3, 4, 5]
        assert [each.match for each in await store.played.met(["ann"])] == [5, 4, 3]

    with_store(store_url, work)
