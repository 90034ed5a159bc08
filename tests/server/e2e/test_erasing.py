"""A person who is erased leaves no trace, and the matches of the others stay as they were."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, select

from stosy.core import read, verify
from stosy.games import find
from stosy.server.store import KeptAnalysis, back_up, file_of, open_store
from stosy.server.store.schema import metadata
from stosy.server.tables import erasing
from tests.postgres import NewDatabase
from tests.server.e2e.client import Guest, Refused
from tests.server.e2e.places import Site, here
from tests.server.store.databases import on_database
from tests.timeouts import POLL_SECONDS, TIMEOUT

NAME, LATER_NAME, WORDS = "Zebulon Quartz", "Zebulonia", "xylophones at midnight"
TRACES = (NAME, LATER_NAME, WORDS, "xylophones")


async def erased(site: Site) -> None:
    """Wait until nothing is left to be erased."""
    async with asyncio.timeout(TIMEOUT):
        while await site.hub.store.erasures():
            await asyncio.sleep(POLL_SECONDS)


async def erase(guest: Guest, site: Site) -> None:
    told = await guest.request("DELETE", "/api/me")
    assert (told["name"], told["tables"]) == ("", [])
    await erased(site)


def contents(url: str) -> bytes:
    """All that is in a database, and in the files beside it."""
    path = file_of(url)
    if path is not None:
        return b"".join(each.read_bytes() for each in path.parent.glob(f"{path.name}*"))

    def dump(conn: Connection) -> bytes:
        values = (
            value
            for table in metadata.sorted_tables
            for row in conn.execute(select(table))
            for value in row
        )
        return b"\n".join(
            bytes(value) if isinstance(value, bytes) else str(value).encode() for value in values
        )

    found = on_database(url, dump)
    assert found is not None
    return found


def traces(content: bytes, *ids: str) -> list[str]:
    return [trace for trace in (*TRACES, *ids) if trace.encode() in content]


async def no_trace(url: str, *ids: str) -> None:
    """Wait until nothing is left: the write-ahead log is emptied last."""
    async with asyncio.timeout(TIMEOUT):
        while traces(await asyncio.to_thread(contents, url), *ids):
            await asyncio.sleep(POLL_SECONDS)


async def play_and_talk(ann: Guest, bob: Guest) -> str:
    """A finished match, in which Ann talked and was renamed, and another that runs."""
    await ann.call_me(NAME)
    await bob.call_me("Bob")
    table = await ann.table("face-to-face")
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.at(table) as hers, bob.at(table) as his:
        await hers.ask("say", text=WORDS)
        await his.ask("say", text="hello")
        await hers.ask("start")
        await his.until(lambda: his.phase == "playing")
        await his.act({"do": "resign"})
        await hers.until(lambda: hers.phase == "over")
        await ann.call_me(LATER_NAME)
        await hers.ask("start")
        await his.until(lambda: his.phase == "playing")
    return table


async def records_of(guest: Guest, table: str) -> list[bytes]:
    matches = (await guest.get(f"/api/tables/{table}/records"))["matches"]
    found = []
    for number in matches:
        address = f"{guest.url}/api/tables/{table}/records/{number}"
        async with guest.session.get(address) as response:
            found.append(await response.read())
    return found


def assert_verified(records: list[bytes]) -> None:
    for line in records:
        record = read(line)
        verify(find(record.game), record)


def test_nothing_of_an_erased_person_is_left_and_the_others_play_on(
    store_url: str, tmp_path: Path
) -> None:
    ids: list[str] = []

    async def run() -> str:
        async with here(store_url) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            table = await play_and_talk(ann, bob)
            ids.append(ann.id)
            alone = await ann.table("the-game", settings={"seats": 2}, bots="casual", start=True)
            async with ann.at(alone) as line:
                await line.ask("close")
            kept = KeptAnalysis(1, 1, b"compressed, with names")
            await site.hub.store.keep_analysis(table, 1, kept)
            before = await records_of(bob, table)
            assert traces(await asyncio.to_thread(contents, store_url), *ids) == [*TRACES, *ids]
            async with bob.at(table) as his:
                await erase(ann, site)
                await his.until_closed()
            assert ann.id != ids[0], "the browser is a new guest"
            assert (await ann.get("/api/me"))["name"] == ""
            async with bob.at(table) as his:
                assert (his.you, his.phase) == (1, "playing")
                assert his.facts["seats"][0]["kind"] == "bot"
                assert not traces("".join(his.frames).encode(), *ids)
                await his.act({"do": "resign"})
                await his.until(lambda: his.phase == "over")
            after = await records_of(bob, table)
            assert_verified(after)
            one, other = (json.loads(each) for each in (before[0], after[0]))
            assert [seat["name"] for seat in other["seats"]] == ["a guest", "Bob"]
            assert one | {"seats": ()} == other | {"seats": ()}
            others = (await bob.get(f"/api/tables/{table}/records/1/others"))["results"]
            assert [each["names"] for each in others] == [["a guest", "Bob"]]
            assert await site.hub.store.analysis(table, 1) is None
            await no_trace(store_url, *ids)
            return table

    table = asyncio.run(run())
    assert not traces(contents(store_url), *ids)
    if (path := file_of(store_url)) is not None:
        back_up(str(path), tmp_path / "copy.db")
        assert not traces((tmp_path / "copy.db").read_bytes(), *ids)

    async def later() -> None:
        async with here(store_url) as site, Guest(site.url) as eve:
            assert len(await records_of(eve, table)) == 2

    asyncio.run(later())


def test_an_erasure_that_was_interrupted_goes_on(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            await play_and_talk(ann, bob)
            id_ = ann.id
        opened = await open_store(store)
        await opened.begin_erasure(id_, "a guest")
        await opened.close()
        async with here(store) as site:
            await erased(site)
        assert not traces(contents(store), id_)

    asyncio.run(run())


def test_all_ids_of_a_person_are_searched_for_together(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with (
            here(store_url) as site,
            Guest(site.url) as ann,
            Guest(site.url) as phone,
            Guest(site.url) as desk,
        ):
            code = (await ann.post("/api/me/code"))["code"]
            ids = [ann.id]
            for device in (phone, desk):
                await device.call_me(NAME)
                await device.table("face-to-face")
                ids.append(device.id)
                await device.post("/api/me/sign-in", {"code": code, "merge": True})
            found: list[list[str]] = []
            search = site.hub.store.mentioning

            async def noted(sought: Sequence[str], after: str) -> tuple[list[str], str | None]:
                tables, further = await search(sought, after)
                found.extend([tables] if further else [])
                return tables, further

            monkeypatch.setattr(site.hub.store, "mentioning", noted)
            await erase(ann, site)
            assert [len(tables) for tables in found] == [2, 0]
            await no_trace(store_url, *ids)

    asyncio.run(run())


@asynccontextmanager
async def two_sites(url: str, **settings: Any) -> AsyncIterator[tuple[Site, Site]]:
    async with (
        asyncio.timeout(TIMEOUT),
        here(url, lease_seconds=60, **settings) as one,
        here(url, lease_seconds=60, **settings) as other,
    ):
        while not (one.hub.node.peers and other.hub.node.peers):
            await asyncio.sleep(POLL_SECONDS)
        yield one, other


def test_a_table_that_another_node_has_is_changed_by_that_node(new_database: NewDatabase) -> None:
    url = new_database()

    async def run() -> None:
        async with (
            two_sites(url) as (one, other),
            Guest(one.url) as ann,
            Guest(one.url) as bob,
            Guest(other.url) as same,
            Guest(other.url) as also_bob,
        ):
            table = await play_and_talk(ann, bob)
            elsewhere = await bob.table("face-to-face")
            await ann.post(f"/api/tables/{elsewhere}/join", {})
            id_ = ann.id
            same.session.cookie_jar.update_cookies({"stosy": ann.cookie})
            also_bob.session.cookie_jar.update_cookies({"stosy": bob.cookie})
            async with same.at(elsewhere) as hers, also_bob.at(elsewhere) as his:
                await hers.ask("say", text=WORDS)
                with patch.object(erasing, "HEARD", 3.0):
                    await erase(ann, one)
                await hers.until_closed()
                await his.until_closed()
            async with bob.at(table) as his, also_bob.at(elsewhere) as there:
                assert his.facts["seats"][0]["kind"] == "bot"
                assert there.facts["seats"][1]["kind"] == "open"
            assert_verified(await records_of(bob, table))
            await no_trace(url, id_)

    asyncio.run(run())


def test_ones_own_data_hold_ones_words_and_no_secret_of_a_match(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            table = await play_and_talk(ann, bob)
            data = await ann.get("/api/me/data")
            assert (data["guest"], data["name"]) == (ann.id, LATER_NAME)
            (own,) = data["tables"]
            assert own["table"] == table
            said = [each["event"] for each in own["entries"] if each["entry"] == "happened"]
            assert [each["text"] for each in said if each["event"] == "talked"] == [WORDS]
            for secret in ("seed", "deal", "server", "key_hash", "given"):
                assert f'"{secret}"' not in json.dumps(data)
            assert "hello" not in json.dumps(data)

    asyncio.run(run())


def test_an_address_asks_only_so_often_for_what_searches_everything(store: str) -> None:
    async def run() -> None:
        async with (
            here(store, revocation_rate=0.001, revocation_burst=1.0) as site,
            Guest(site.url) as ann,
        ):
            await ann.get("/api/me/data")
            with pytest.raises(Refused, match="too_fast"):
                await ann.request("DELETE", "/api/me")

    asyncio.run(run())


def test_what_sqlite_overwrites_is_gone(store: str) -> None:
    """The store asks for it, whatever the library was built with."""

    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            await ann.call_me(NAME)
            await ann.call_me("Ann")
            await erase(ann, site)
            await no_trace(store)

    asyncio.run(run())
    path = file_of(store)
    assert path is not None
    with closing(sqlite3.connect(path)) as opened:
        assert opened.execute("SELECT count(*) FROM erasures").fetchone() == (0,)
