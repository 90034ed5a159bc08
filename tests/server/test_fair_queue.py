"""Addresses take turns, whatever each of them wants."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from stosy.bots.stopping import Stop
from stosy.server.fair_queue import FairQueue
from stosy.server.tables.search_pool import Requests, SearchPool
from tests.timeouts import TIMEOUT


def filled(items: Sequence[tuple[str, str]]) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    for address, item in items:
        queue.add(address, item)
    return queue


def emptied(queue: FairQueue[str]) -> list[str]:
    return [queue.next() for _ in range(len(queue))]


def test_addresses_take_turns_and_each_keeps_its_order() -> None:
    queue = filled([("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("b", "b2"), ("c", "c1")])
    assert emptied(queue) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_who_comes_new_is_next() -> None:
    queue = filled([("a", f"a{number}") for number in range(100)])
    assert [queue.next(), queue.next()] == ["a0", "a1"]
    queue.add("b", "b1")
    queue.add("b", "b2")
    assert [queue.next() for _ in range(4)] == ["b1", "a2", "b2", "a3"]


def test_an_item_waits_once_and_may_be_dropped() -> None:
    queue = filled([("a", "a1"), ("a", "a1"), ("b", "a1"), ("a", "a2"), ("b", "b1")])
    queue.remove("a2")
    queue.remove("a2")
    assert (len(queue), queue.last_of("a"), queue.last_of("c")) == (2, "a1", None)
    assert emptied(queue) == ["a1", "b1"]
    with pytest.raises(LookupError):
        queue.next()


@given(st.lists(st.integers(1, 30), min_size=1, max_size=8))
def test_nobody_is_behind_by_more_than_one_turn(wants: list[int]) -> None:
    """While all wait, no address gets two turns more than another."""
    queue = filled(
        [(str(who), f"{who}.{n}") for who, many in enumerate(wants) for n in range(many)]
    )
    served = [int(item.partition(".")[0]) for item in emptied(queue)]
    all_wait = served[: min(wants) * len(wants)]
    for end in range(len(all_wait) + 1):
        turns = [all_wait[:end].count(who) for who in range(len(wants))]
        assert max(turns) - min(turns) <= 1


class Search(Struct, frozen=True):
    """A search that waits until it may end."""

    table: str
    number: int
    may_end: Event
    urgent: bool = False

    def answer(self, stop: Stop) -> None:
        assert self.may_end.wait(TIMEOUT)


def test_a_search_of_another_address_is_next_whatever_one_address_wants() -> None:
    """One thread, and thirty tables of one address that came first, with three searches each."""
    may_end, answered = Event(), list[str]()

    async def run() -> None:
        pool, done = SearchPool(1), asyncio.Event()

        def then(search: Search, found: None) -> None:
            answered.append(search.table)
            if len(answered) == 33 * 3:
                done.set()

        def want(table: str, address: str) -> None:
            searches = [Search(table, number, may_end) for number in range(3)]
            Requests(pool, then).want(searches, address)

        for number in range(30):
            want(f"a{number}", "a")
        for table in ("b1", "b2", "c1"):
            want(table, table[0])
        may_end.set()
        async with asyncio.timeout(TIMEOUT):
            await done.wait()
        pool.stop()

    asyncio.run(run())
    assert answered[:7] == ["a0", "b1", "c1", "a0", "b2", "c1", "a1"]
    of_others = [at for at, table in enumerate(answered) if table[0] != "a"]
    assert of_others[-1] < 3 * len(of_others), "one turn in three at least is theirs"
    tables_of_a = [table for table in answered if table[0] == "a"]
    assert tables_of_a[1:31] == [f"a{number}" for number in range(30)]
