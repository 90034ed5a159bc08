"""Matches with the same deal: what is kept of how they ended."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, event

from stosy.server.store import Alike, Append, FinishedMatch, Store, reads
from tests.server.store.databases import on_database
from tests.server.store.rows import all_of, row, with_store

END = FinishedMatch(match=1, names=("Žofie", None), people=("zof",), result=b'{"won":true}')


def begun(table: str, deal: str, match: int = 1) -> Append:
    """A table at which the only match begins."""
    entries = ((0, b"opened"), (match, b"started"))
    return Append(table, 0, entries, row(table, match=match), deals=((match, deal),))


def ended(table: str, seq: int = 2, **changes: object) -> Append:
    over = replace(END, **changes)
    return Append(table, seq, ((1, b"last"),), row(table, phase="over"), ended=(over,))


def alike(table: str, **changes: object) -> Alike:
    over = replace(END, **changes)
    return Alike(
        table=table, match=over.match, names=over.names, people=over.people, result=over.result
    )


def test_only_matches_that_are_over_and_had_the_same_deal(store_url: str) -> None:
    async def work(store: Store) -> None:
        tables = {"a": "same", "b": "other", "c": "same", "d": "same"}
        await store.append([begun(table, deal) for table, deal in tables.items()], 1)
        assert await store.alike("a", 1, 9) == []
        for uptime, table in enumerate("acb", 2):
            await store.append([ended(table, names=(table, None))], uptime)
        found = [alike("c", names=("c", None)), alike("a", names=("a", None))]
        assert await store.alike("a", 1, 9) == found
        assert await store.alike("d", 1, 9) == found, "itself it is not over"
        assert await store.alike("b", 1, 9) == [alike("b", names=("b", None))]
        assert await store.alike("nowhere", 1, 9) == []

    with_store(store_url, work)


def test_the_match_asked_about_is_among_them_however_many_came_after(store_url: str) -> None:
    async def work(store: Store) -> None:
        for uptime, table in enumerate("abcde", 1):
            await store.append([begun(table, "same"), ended(table)], uptime)
        assert [each.table for each in await store.alike("e", 1, 3)] == ["e", "d", "c"]
        assert [each.table for each in await store.alike("a", 1, 3)] == ["e", "d", "a"]

    with_store(store_url, work)


def test_a_match_is_listed_once_though_its_row_changes_between_two_reads(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its people may be erased meanwhile, over another connection."""
    newest = reads._newest

    def later(*asked: Any) -> Any:
        with ThreadPoolExecutor() as elsewhere:  # with an event loop of its own
            elsewhere.submit(on_database, store_url, "UPDATE matches SET ended_at = 1").result()
        return newest(*asked)

    async def work(store: Store) -> None:
        await store.append([begun("a", "same"), ended("a")], 1)
        monkeypatch.setattr(reads, "_newest", later)
        assert await store.alike("a", 1, 9) == [alike("a")]

    with_store(store_url, work)


def test_a_match_may_begin_and_end_in_one_batch(store_url: str) -> None:
    async def work(store: Store) -> None:
        both = replace(begun("a", "deal"), ended=(END,))
        later = Append("a", 2, ((2, b"started"),), row("a", match=2), deals=((2, "deal"),))
        over = ended("a", seq=3, match=2, names=("Eva", None))
        await store.append([both, later, over], 7)
        found = await store.alike("a", 2, 9)
        assert {each.match for each in found} == {1, 2}
        assert await all_of(store.log("a", 1)) == [b"started"]

    with_store(store_url, work)


def test_two_matches_may_end_in_one_append(store_url: str) -> None:
    async def work(store: Store) -> None:
        entries = ((0, b"opened"), (1, b"started"), (2, b"started"))
        ends = (END, replace(END, match=2, names=("Eva", None)))
        deals = ((1, "one"), (2, "two"))
        await store.append([Append("a", 0, entries, row("a", match=2), deals, ends)], 7)
        assert await store.alike("a", 1, 9) == [alike("a")]
        assert await store.alike("a", 2, 9) == [alike("a", match=2, names=("Eva", None))]

    with_store(store_url, work)


def test_the_newest_are_found_without_looking_at_all(tmp_path: Path) -> None:
    """The index has them in order; a deal that everybody plays has many."""
    url = f"sqlite:///{tmp_path}/stosy.db"

    async def write(store: Store) -> None:
        await store.append([begun("a", "same"), ended("a")], 1)

    def plans(conn: Connection) -> list[str]:
        asked: list[tuple[str, Any]] = []

        def heard(_: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
            asked.append((statement, values))

        event.listen(conn, "before_cursor_execute", heard)
        assert len(reads.alike(conn, "a", 1, 9)) == 1
        event.remove(conn, "before_cursor_execute", heard)
        return [
            str(step[-1])
            for statement, values in asked
            for step in conn.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        ]

    with_store(url, write)
    found = on_database(url, plans)
    assert found is not None
    assert any("matches_alike" in step for step in found)
    assert not [step for step in found if "TEMP B-TREE" in step or step.startswith("SCAN")]
