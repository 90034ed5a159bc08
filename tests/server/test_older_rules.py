"""A server on a database from before the rules of a game changed.

Where a claim came too late (SL16), it was a mistake then; today's rules refuse it and so cannot
follow the match.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from stosy.analysis.results import Analysis
from stosy.analysis.working import Progress
from stosy.core import Fault, Record, read, verify
from stosy.games import find
from tests.server import older
from tests.server.e2e.client import Guest, Json, Refused
from tests.server.e2e.places import Site, here
from tests.server.older import COOKIES, TABLES
from tests.server.store.templates import StoreLike

GAME = find("snakes-and-ladders")


@pytest.fixture
def old_store(store_like: StoreLike) -> str:
    """A store with all that was there before."""
    return store_like(older.fill)


class Party:
    """The three of them, and a server."""

    def __init__(self, site: Site, people: list[Guest]) -> None:
        self.site = site
        self.ann, self.bob, self.cleo = people

    async def get(self, table: str, path: str = "") -> Any:
        return await self.ann.get(f"/api/tables/{TABLES.get(table, table)}{path}")

    async def record(self, table: str, match: int = 1) -> bytes:
        url = f"{self.site.url}/api/tables/{TABLES.get(table, table)}/records/{match}"
        async with self.ann.session.get(url) as response:
            assert response.status == 200
            return (await response.read()).strip()

    async def results(self, table: str) -> list[Json]:
        found: list[Json] = (await self.get(table, "/records/1/others"))["results"]
        return found

    async def like(self, **like: Any) -> str:
        made: Json = await self.ann.post("/api/tables", {"like": like})
        table: str = made["table"]
        return table


def no_analyst(record: Record, since: int, progress: Progress) -> Analysis[Any]:
    raise AssertionError("nothing to analyse")


@asynccontextmanager
async def party(store: str) -> AsyncIterator[Party]:
    async with here(store, analyst=no_analyst) as site:
        people = [Guest(site.url, cookie) for cookie in COOKIES]
        try:
            yield Party(site, people)
        finally:
            for guest in people:
                await guest.session.close()


def with_party(store: str, work: Callable[[Party], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with party(store) as they:
            await work(they)

    asyncio.run(run())


@pytest.mark.parametrize("table", ["running", "over", "begun"])
def test_a_match_that_cannot_be_followed_ends_and_its_table_goes_on(
    table: str, old_store: str
) -> None:
    async def work(they: Party) -> None:
        async with they.ann.at(TABLES[table], seen=0) as mine, they.bob.at(TABLES[table]) as his:
            assert (mine.facts["phase"], mine.facts["aborted"]) == ("gathering", 1)
            assert mine.events[-1] == {"event": "aborted", "match": 1, "rules": 1}
            assert his.you == 1
            await mine.ask("start")
            await mine.until(lambda: mine.at is not None)
            assert (mine.facts["phase"], mine.facts["match"]) == ("playing", 2)
            assert "aborted" not in mine.facts
            await his.act({"do": "resign"})
            record = read(await they.record(table, 2))
            assert record.rules == GAME.rules
            verify(GAME, record)
        assert (await they.get(table, "/records"))["matches"] == [1, 2]

    with_party(old_store, work)


@pytest.mark.parametrize("table", ["running", "over", "second", "begun"])
def test_its_record_stays_readable_and_tells_the_version(table: str, old_store: str) -> None:
    async def work(they: Party) -> None:
        assert 1 in (await they.get(table, "/records"))["matches"]
        record = read(await they.record(table))
        assert record.rules == 1
        assert record.log[3]["do"] == "lay"
        with pytest.raises(Fault) as fault:
            verify(GAME, record)
        assert (fault.value.index, fault.value.refused.code) == (3, "other_rules")
        over = table in ("over", "second")
        assert isinstance(record.result, dict) == over
        assert isinstance(record.seed, str) == over

    with_party(old_store, work)


@pytest.mark.parametrize("path", ["steps", "analysis"])
@pytest.mark.parametrize("table", ["running", "over", "second"])
def test_who_wants_to_see_it_is_told_why_that_cannot_be(
    table: str, path: str, old_store: str
) -> None:
    async def work(they: Party) -> None:
        with pytest.raises(Refused) as refused:
            await they.get(table, f"/records/1/{path}")
        assert (refused.value.code, refused.value.status) == ("other_rules", 409)
        assert refused.value.facts == {"version": 1, "known": GAME.rules}

    with_party(old_store, work)


def test_a_match_that_todays_rules_can_follow_is_shown_as_ever(old_store: str) -> None:
    async def work(they: Party) -> None:
        async with they.ann.at(TABLES["fine"]) as mine:
            assert mine.facts["phase"] == "over"
            assert mine.view["result"]["reason"] == "resigned"
        steps = await they.get("fine", "/records/1/steps")
        record = read(await they.record("fine"))
        assert (record.rules, steps["total"]) == (1, len(record.log))
        verify(GAME, record)

    with_party(old_store, work)


def test_one_that_can_go_on_goes_on(old_store: str) -> None:
    async def work(they: Party) -> None:
        async with they.bob.at(TABLES["going_on"]) as his, they.cleo.at(TABLES["going_on"]) as hers:
            assert his.facts["phase"] == "playing"
            assert hers.waited is not None
            await hers.act({"do": "draw"}, offer=hers.waited["id"])
            await hers.act({"do": "resign"})
        record = read(await they.record("going_on"))
        assert record.rules == 1
        verify(GAME, record)

    with_party(old_store, work)


def test_an_earlier_match_does_not_trouble_the_one_that_runs(old_store: str) -> None:
    async def work(they: Party) -> None:
        async with they.ann.at(TABLES["second"]) as mine:
            assert (mine.facts["phase"], mine.facts["match"]) == ("playing", 2)
            assert mine.view["sizes"] == [7, 7, 7]

    with_party(old_store, work)


def test_results_with_the_same_deal_stay_together(old_store: str) -> None:
    async def work(they: Party) -> None:
        tables = ("over", "fine", "second", "alike")
        for table in tables:
            results = await they.results(table)
            assert len(results) == len(tables)
            assert [each["this"] for each in results].count(True) == 1
            assert all(each["names"] == ["Ann", "Bob", "Cleo"] for each in results)
        again = await they.like(table=TABLES["over"], match=1)
        async with they.ann.at(again) as mine:
            await mine.ask("start")
            await mine.act({"do": "resign"})
        assert read(await they.record(again)).rules == GAME.rules
        for table in (*tables, again):
            assert len(await they.results(table)) == len(tables) + 1
        assert len(await they.results("running")) == len(tables) + 1, "not itself: it has no end"

    with_party(old_store, work)


def test_another_table_can_begin_like_it_as_far_as_it_can_be_followed(old_store: str) -> None:
    async def work(they: Party) -> None:
        old = read(await they.record("over"))
        for count in (1, 3):
            table = await they.like(table=TABLES["over"], match=1, at=count)
            async with they.ann.at(table) as mine:
                await mine.ask("start")
                await mine.act({"do": "resign"})
            assert read(await they.record(table)).log[:count] == old.log[:count]
        with pytest.raises(Refused, match="other_rules"):
            await they.like(table=TABLES["over"], match=1, at=4)

    with_party(old_store, work)


def test_a_table_that_was_to_begin_after_that_begins_anew(old_store: str) -> None:
    async def work(they: Party) -> None:
        async with they.ann.at(TABLES["position"], seen=0) as mine:
            assert (mine.facts["phase"], mine.facts["aborted"]) == ("gathering", 1)
            assert mine.events[-1] == {"event": "aborted", "match": 0, "rules": 1}
            assert "given" not in mine.facts
            await mine.ask("start")
            await mine.until(lambda: mine.at is not None)
            assert mine.view["sizes"] == [7, 7, 7]

    with_party(old_store, work)


def test_all_that_is_kept(old_store: str) -> None:
    """What was written because of it is read again."""

    async def load(they: Party) -> None:
        for table in TABLES.values():
            await they.get(table)

    for _ in range(2):
        with_party(old_store, load)

    async def look(they: Party) -> None:
        phases = [(await they.get(table))["phase"] for table in ("running", "over", "position")]
        assert phases == ["gathering"] * 3

    with_party(old_store, look)
