"""Appends: in order, all or nothing, and never backwards."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from stosy.server.store import Append, Conflict, Entry, Store, StoreError
from tests.server.store.rows import LEASE, all_of, new_table, row, with_store


def test_what_is_written_is_read_again(store_url: str) -> None:
    full = row("a", public=True, due=2_000_000_000_000, summary=bytes(range(256)))
    empty = row("b", host=None, members=(), match=0, phase="gathering")

    async def work(store: Store) -> None:
        await store.append([Append("a", 0, ((0, bytes(range(256))),), full)], 1)
        await store.append([Append("b", 0, (), empty)], 1)
        assert await store.table("a") == full
        assert await all_of(store.entries("a")) == [Entry(0, bytes(range(256)))]
        assert await store.table("b") == empty
        assert await all_of(store.entries("b")) == []

    with_store(store_url, work)


def test_an_unknown_table_is_none(store_url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.table("a") is None
        assert await all_of(store.entries("a")) == []
        assert await all_of(store.log("a", 1)) == []

    with_store(store_url, work)


def test_entries_are_in_the_order_of_their_numbers(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append([new_table("a", match=1)], 1)
        later = Append("a", 5, tuple((1, b"%d" % seq) for seq in range(5, 12)), row("a"))
        earlier = Append("a", 1, tuple((1, b"%d" % seq) for seq in range(1, 5)))
        await store.append([later, earlier], 2)
        assert [entry.seq for entry in await all_of(store.entries("a"))] == list(range(12))
        assert (await all_of(store.entries("a")))[10] == Entry(10, b"10")

    with_store(store_url, work)


def test_going_on_needs_this_match_and_what_belongs_to_none(store_url: str) -> None:
    async def work(store: Store) -> None:
        first = ((0, b"open"), (1, b"deal 1"), (0, b"chat"), (1, b"move 1"))
        await store.append([Append("a", 0, first, row("a", match=1))], 1)
        second = ((0, b"pause"), (2, b"deal 2"), (0, b"join"), (2, b"move 2"))
        await store.append([Append("a", 4, second, row("a", match=2))], 2)
        assert await all_of(store.entries("a", match=2)) == [
            Entry(0, b"open"),
            Entry(2, b"chat"),
            Entry(4, b"pause"),
            Entry(5, b"deal 2"),
            Entry(6, b"join"),
            Entry(7, b"move 2"),
        ]
        assert await all_of(store.log("a", 1)) == [b"deal 1", b"move 1"]
        assert await all_of(store.log("a", 2)) == [b"deal 2", b"move 2"]
        assert await all_of(store.log("a", 3)) == []

    with_store(store_url, work)


def test_a_match_may_begin_without_a_row_and_in_several_appends_of_a_batch(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append([Append("a", 0, ((0, b"open"),), row("a", match=1))], 1)
        batch = [
            Append("a", 1, ((1, b"deal"),)),
            Append("a", 2, ((1, b"move"),)),
            Append("a", 3, ((2, b"deal again"),), row("a", match=2, changed=7)),
            Append("a", 4, ((2, b"move again"),), row("a", match=2, changed=8)),
        ]
        await store.append(batch, 2)
        assert await all_of(store.log("a", 1)) == [b"deal", b"move"]
        assert await all_of(store.log("a", 2)) == [b"deal again", b"move again"]
        assert await store.table("a") == row("a", match=2, changed=8)

    with_store(store_url, work)


def test_logs_of_tables_are_apart(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(
            [Append(id_, 0, ((1, id_.encode()),), row(id_, match=1)) for id_ in ("a", "b")], 1
        )
        assert await all_of(store.log("a", 1)) == [b"a"]
        assert await all_of(store.entries("b")) == [Entry(0, b"b")]

    with_store(store_url, work)


def test_a_conflict_writes_nothing_of_the_batch(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append([new_table("a")], 10)
        batch = [
            new_table("b", host="carl"),
            Append("a", 1, ((1, b"new"),), row("a", changed=2_000, members=("carl",))),
            Append("a", 0, ((0, b"again"),)),
        ]
        with pytest.raises(Conflict) as raised:
            await store.append(batch, 20)
        assert raised.value.code == "conflict"
        assert await store.table("a") == row("a")
        assert await all_of(store.entries("a")) == [Entry(0, b"opened")]
        assert await all_of(store.log("a", 1)) == []
        assert await store.table("b") is None
        assert await store.tables_of("carl", 9) == []
        assert (await store.service()).uptime == 10

        await store.append(batch[:2], 20)
        assert await all_of(store.log("a", 1)) == [b"new"]

    with_store(store_url, work)


def test_a_conflict_within_a_batch(store_url: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append([new_table("a"), Append("a", 0, ((0, b"twice"),))], 1)
        assert await store.table("a") is None

    with_store(store_url, work)


def test_entries_of_an_unknown_table_are_refused(store_url: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(StoreError) as raised:
            await store.append([new_table("a"), Append("b", 0, ((0, b"who?"),))], 1)
        assert raised.value.code == "unknown_table"
        assert await store.table("a") is None

    with_store(store_url, work)


def test_values_the_database_refuses_undo_the_batch(store_url: str) -> None:
    nothing: Any = None

    async def work(store: Store) -> None:
        with pytest.raises(StoreError) as raised:
            await store.append([new_table("a"), new_table("b", game=nothing)], 1)
        assert raised.value.code == "failed"
        assert await store.table("a") is None
        await store.append([new_table("a")], 1)
        assert await store.table("a") == row("a")

    with_store(store_url, work)


def test_uptime_never_goes_back(store_url: str) -> None:
    async def work(store: Store) -> None:
        seen = [(await store.service()).uptime]
        await store.append([new_table("a")], 2**40)
        seen.append((await store.service()).uptime)
        await store.renew(7, LEASE)
        await store.append([Append("a", 1, ((0, b"chat"),))], 8)
        seen.append((await store.service()).uptime)
        await store.renew(2**40 + 1, LEASE)
        seen.append((await store.service()).uptime)
        assert seen == [0, 2**40, 2**40, 2**40 + 1]

    with_store(store_url, work)


def test_a_large_batch(store_url: str) -> None:
    ids = [f"table-{number}" for number in range(1_500)]

    async def work(store: Store) -> None:
        await store.append([new_table(id_) for id_ in ids], 1)
        await store.append([Append(id_, 1, ((1, id_.encode()),), row(id_)) for id_ in ids], 2)
        assert await all_of(store.log(ids[-1], 1)) == [ids[-1].encode()]
        assert len(await store.tables_of("ada", 2_000)) == len(ids)

    with_store(store_url, work)


def test_reads_while_appends_go_on_see_whole_batches(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append([new_table("a"), new_table("b")], 1)

        async def write() -> None:
            for seq in range(1, 40):
                batch = [Append(id_, seq, ((1, b"x"),), row(id_)) for id_ in ("a", "b")]
                await store.append(batch, seq)

        async def read() -> list[int]:
            lengths = []
            while not writing.done():
                before = len(await all_of(store.log("a", 1)))
                after = len(await all_of(store.log("b", 1)))
                assert before <= after
                lengths.append(before)
            return lengths

        writing = asyncio.create_task(write())
        lengths = await read()
        await writing
        assert lengths == sorted(lengths)
        assert len(set(lengths)) > 1
        assert len(await all_of(store.log("a", 1))) == 39

    with_store(store_url, work)


def test_appends_at_the_same_time_all_arrive(store_url: str) -> None:
    async def work(store: Store) -> None:
        ids = [f"table-{number}" for number in range(12)]
        await asyncio.gather(*(store.append([new_table(id_)], 1) for id_ in ids))
        assert sorted(each.id for each in await store.tables_of("host", 99)) == sorted(ids)

    with_store(store_url, work)
