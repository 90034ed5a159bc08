"""What the settings say is not kept goes; the rest stays, and so does what somebody uses."""

from __future__ import annotations

import asyncio
from time import time

import pytest

from stosy.server.tables.retention import DAY, MONTH, Retention
from tests.server.e2e.client import Guest, Refused
from tests.server.e2e.places import Site, here

WORDS = "xylophones at midnight"


def later(site: Site, seconds: float) -> Retention:
    """The deletion as it will be done so much later."""
    return Retention(site.hub, lambda _: None, lambda: time() + seconds)


async def unload(site: Site) -> None:
    for room in site.hub.rooms():
        room.rest()
        site.hub.forget(room)


async def finished(ann: Guest) -> str:
    """A table with a finished match, at which somebody talked."""
    await ann.call_me("Ann")
    table = await ann.table("face-to-face", bots="casual", start=True)
    async with ann.at(table) as line:
        await line.act({"do": "resign"})
        await line.until(lambda: line.phase == "over")
        await line.ask("say", text=WORDS)
    return table


async def words_at(site: Site, table: str) -> bool:
    return any([WORDS.encode() in each.body async for each in site.hub.store.entries(table)])


def test_words_go_after_days_and_the_match_stays(store_url: str) -> None:
    async def run() -> None:
        async with here(store_url, talk_days=3) as site, Guest(site.url) as ann:
            table = await finished(ann)
            record = await ann.get(f"/api/tables/{table}/records/1")
            await later(site, 4 * DAY).delete_old()
            assert await words_at(site, table), "somebody may be reading it"
            await unload(site)
            await later(site, 2 * DAY).delete_old()
            assert await words_at(site, table), "it is not old enough"
            await later(site, 4 * DAY).delete_old()
            assert not await words_at(site, table)
            assert await ann.get(f"/api/tables/{table}/records/1") == record
            async with ann.at(table) as line:
                assert (line.phase, line.you) == ("over", 0)

    asyncio.run(run())


def test_tables_go_after_months_without_use(store_url: str) -> None:
    async def run() -> None:
        async with here(store_url, table_months=2) as site, Guest(site.url) as ann:
            table = await finished(ann)
            await unload(site)
            await later(site, MONTH).delete_old()
            assert [each["table"] for each in (await ann.get("/api/me"))["tables"]] == [table]
            await unload(site)
            await later(site, 3 * MONTH).delete_old()
            me = await ann.get("/api/me")
            assert (me["name"], me["tables"]) == ("Ann", [])
            for path in ("", "/records", "/records/1"):
                with pytest.raises(Refused, match="no_such_table"):
                    await ann.get(f"/api/tables/{table}{path}")
            assert not [each async for each in site.hub.store.entries(table)]

    asyncio.run(run())


def test_names_go_after_months_unless_the_guest_has_a_table(store_url: str) -> None:
    async def run() -> None:
        async with (
            here(store_url, guest_months=1) as site,
            Guest(site.url) as ann,
            Guest(site.url) as bob,
        ):
            await finished(ann)
            await bob.call_me("Bob")
            await later(site, 20 * DAY).delete_old()
            assert (await bob.get("/api/me"))["name"] == "Bob"
            await later(site, 2 * MONTH).delete_old()
            assert (await bob.get("/api/me"))["name"] == ""
            assert (await ann.get("/api/me"))["name"] == "Ann"

    asyncio.run(run())


def test_by_default_everything_is_kept(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            table = await finished(ann)
            await unload(site)
            await later(site, 1000 * MONTH).delete_old()
            assert await words_at(site, table)
            assert (await ann.get("/api/me"))["name"] == "Ann"

    asyncio.run(run())
