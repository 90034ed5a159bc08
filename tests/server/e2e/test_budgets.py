"""What one person, one table and one address may write, however many messages they may send.

The clock stands still, so that nothing is granted anew: what is counted is what comes at once.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from stosy.server.settings import ServerSettings
from stosy.server.store import Store
from tests.server.e2e.client import Guest, Line, Refused
from tests.server.e2e.places import here
from tests.server.store.rows import all_of

USUAL = ServerSettings()
PAIR: dict[str, Any] = {"game": "quick-and-easy", "settings": {"seats": 2, "first": 0}}


def stopped() -> float:
    return 1000.0


async def accepted(line: Line, ask: str, times: int, **fields: Any) -> int:
    """How many of so many asks are done before one comes too fast."""
    for done in range(times):
        try:
            await line.ask(ask, **fields)
        except Refused as refused:
            if refused.code == "too_fast":
                return done
            raise
    return times


async def entries(store: Store, table: str) -> int:
    return len(await all_of(store.entries(table)))


@pytest.mark.parametrize(
    ("ask", "fields"), [("arrange", {"change": {"grace": 61}}), ("lend_seat", {})]
)
def test_a_person_changes_a_table_only_so_often(
    store: str, ask: str, fields: dict[str, Any]
) -> None:
    limits: dict[str, Any] = {"change_rate": USUAL.change_rate, "change_burst": 20.0}

    async def run() -> None:
        async with here(store, stopped, **limits) as site, Guest(site.url) as ann:
            table = await ann.table(**PAIR)
            async with ann.at(table) as line:
                before = await entries(site.hub.store, table)
                assert await accepted(line, ask, 30, **fields) == 20
                assert await entries(site.hub.store, table) <= before + 20

    asyncio.run(run())


def test_so_do_all_people_of_a_table_together(store: str) -> None:
    limits: dict[str, Any] = {
        "table_change_rate": USUAL.table_change_rate,
        "table_change_burst": 15.0,
    }

    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(here(store, stopped, **limits))
            ann, bob = [await stack.enter_async_context(Guest(site.url)) for _ in range(2)]
            table = await ann.table(**PAIR)
            mine, its = await ann.line(table), await bob.line(table)
            done = 0
            for _ in range(10):
                done += await accepted(its, "sit", 1) + await accepted(its, "leave", 1)
                done += await accepted(mine, "arrange", 1, change={"grace": 61})
            assert done == 15

    asyncio.run(run())


def test_an_address_writes_as_much_as_a_few_people(store: str) -> None:
    """With any cookies, and at any number of tables."""
    limits: dict[str, Any] = {"change_rate": 0.2, "change_burst": 6.0, "people_per_address": 3.0}

    async def run() -> int:
        done = 0
        async with here(store, stopped, **limits) as site:
            for _ in range(10):
                async with Guest(site.url) as guest, guest.at(await guest.table(**PAIR)) as line:
                    done += await accepted(line, "arrange", 10, change={"grace": 61})
        return done

    assert asyncio.run(run()) == 18


def test_names_count_as_well(store: str) -> None:
    limits: dict[str, Any] = {"change_rate": 0.2, "change_burst": 5.0}

    async def run() -> None:
        async with here(store, stopped, **limits) as site, Guest(site.url) as ann:
            for number in range(5):
                await ann.call_me(f"Ann {number}")
            with pytest.raises(Refused, match="too_fast"):
                await ann.call_me("Ann 5")

    asyncio.run(run())


def test_a_name_costs_a_change_for_each_table_that_is_told(store: str) -> None:
    limits: dict[str, Any] = {"change_rate": 0.2, "change_burst": 10.0}

    async def run() -> int:
        async with here(store, stopped, **limits) as site, Guest(site.url) as ann:
            tables = [await ann.table(**PAIR) for _ in range(3)]
            before = sum([await entries(site.hub.store, table) for table in tables])
            for number in range(3):
                await ann.call_me(f"Ann {number}")
            with pytest.raises(Refused, match="too_fast"):
                await ann.call_me("Ann 3")
            await site.hub.writer.flush()
            return sum([await entries(site.hub.store, table) for table in tables]) - before

    assert asyncio.run(run()) == 9


def test_talk_is_limited_by_address(store: str) -> None:
    limits: dict[str, Any] = {"talk_rate": 0.5, "talk_burst": 4.0, "people_per_address": 2.0}

    async def run() -> int:
        said = 0
        async with here(store, stopped, **limits) as site:
            for _ in range(5):
                async with Guest(site.url) as guest, guest.at(await guest.table(**PAIR)) as line:
                    said += await accepted(line, "say", 10, text="hello")
        return said

    assert asyncio.run(run()) == 8


def test_actions_are_limited_in_the_long_run(store: str) -> None:
    """Endless signals are limited; moves are not."""
    limits: dict[str, Any] = {"act_rate": USUAL.act_rate, "act_burst": 25.0}

    async def run() -> None:
        async with here(store, stopped, **limits) as site, Guest(site.url) as ann:
            table = await ann.table("snakes-and-ladders", settings={"seats": 2})
            async with ann.at(table) as line:
                await line.ask("start")
                await line.until(lambda: line.at is not None)
                call = {"do": "call_out", "target": 1}
                codes = []
                for _ in range(40):
                    try:
                        await line.act(call)
                    except Refused as refused:
                        codes.append(refused.code)
                assert codes.count("too_fast") >= 15

    asyncio.run(run())
