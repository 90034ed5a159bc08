"""Several servers on one PostgreSQL: a client does not notice which of them has its table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from typing import Any, TypeAlias
from unittest.mock import patch

import pytest
from aiohttp import web

from stosy.server.http import forwarding
from stosy.server.http.forwarding import HEADER
from stosy.server.store import postgresql
from tests.postgres import NewDatabase
from tests.server.e2e.client import Guest, Hangup, Json, Refused, all_until
from tests.server.e2e.places import Site, here
from tests.server.e2e.playing import play
from tests.server.links import link_to
from tests.server.store.databases import on_database
from tests.timeouts import POLL_SECONDS, TIMEOUT

RECORDS = (
    "/records",
    "/records/1",
    "/records/1/steps",
    "/records/1/highlights",
    "/records/1/others",
)
LEASE = 3600
"""Seconds: none lapses here."""


@asynccontextmanager
async def two_sites(url: str, **settings: Any) -> AsyncIterator[tuple[Site, Site]]:
    async with (
        asyncio.timeout(TIMEOUT),
        here(url, lease_seconds=LEASE) as one,
        here(url, lease_seconds=LEASE, **settings) as other,
    ):
        yield one, other


Test: TypeAlias = Callable[[Site, Site, Guest, Guest], Awaitable[None]]


def at_two_nodes(**settings: Any) -> Callable[[Test], Callable[[NewDatabase], None]]:
    """Two nodes, and at each of them a guest; the settings are those of the second."""

    def decorate(test: Test) -> Callable[[NewDatabase], None]:
        async def run(url: str) -> None:
            async with (
                two_sites(url, **settings) as (one, other),
                Guest(one.url) as ann,
                Guest(other.url) as bob,
            ):
                await test(one, other, ann, bob)

        def begin(new_database: NewDatabase) -> None:
            asyncio.run(run(new_database()))

        begin.__doc__ = test.__doc__
        return begin

    return decorate


@at_two_nodes()
async def test_people_at_one_table_play_through_different_nodes(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    await bob.call_me("Bob")
    table = await ann.table("quick-and-easy", settings={"seats": 2})
    assert await bob.post(f"/api/tables/{table}/join", {}) == {"seat": 1}
    with pytest.raises(Refused, match="seated_already") as refused:
        await bob.post(f"/api/tables/{table}/join", {"seat": 7})
    assert refused.value.status == 409
    async with ann.at(table) as host, bob.at(table) as guest:
        assert (host.you, guest.you) == (0, 1)
        assert guest.facts["seats"][1]["name"] == "Bob"
        await host.ask("start")
        await all_until((host, guest), lambda line: line.phase == "playing")
        await asyncio.gather(*(play(line, Random(line.you)) for line in (host, guest)))
        assert host.n == guest.n
    assert (len(one.hub.rooms()), len(other.hub.rooms())) == (1, 0)
    for path in ("", *RECORDS):
        there = await ann.get(f"/api/tables/{table}{path}")
        here = await bob.get(f"/api/tables/{table}{path}")
        assert path == "/records/1/others" or there == here
    address = (await bob.get(f"/api/tables/{table}/invitation"))["address"]
    assert address.endswith(f"/t/{table}")
    again = await bob.post("/api/tables", {"like": {"table": table, "match": 1}})
    assert {room.id for room in other.hub.rooms()} == {again["table"]}


@at_two_nodes()
async def test_records_are_read_by_a_node_that_does_not_own_the_table(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    table = await ann.table("face-to-face", start=True, bots="casual")
    async with ann.at(table) as line:
        await line.ask("act", actions=[{"do": "resign"}])
    before = [await ann.get(f"/api/tables/{table}{path}") for path in RECORDS]
    (room,) = one.hub.rooms()
    room.rest()
    one.hub.forget(room)
    await one.hub._release()
    assert [await bob.get(f"/api/tables/{table}{path}") for path in RECORDS[:-1]] == before[:-1]
    assert len((await bob.get(f"/api/tables/{table}{RECORDS[-1]}"))["results"]) == 1
    assert (await bob.get(f"/api/tables/{table}/invitation"))["address"]
    assert one.hub.rooms() == other.hub.rooms() == ()


@at_two_nodes()
async def test_the_table_of_a_node_that_stops_goes_on_at_another(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    table = await ann.table("quick-and-easy", settings={"seats": 2})
    line = await bob.line(table)
    await line.ask("sit")
    await line.ask("say", text="before")
    await one.stop()
    await line.until_closed()
    assert line.told == {"tell": "goodbye", "reason": "stopping", "retry": 0}
    await line.close()
    async with bob.at(table, line.n) as again:
        assert (again.you, again.gaps) == (1, 0)
        await again.ask("say", text="after")
        assert [event["text"] for event in again.named("talked")] == ["after"]
    assert [room.id for room in other.hub.rooms()] == [table]


@at_two_nodes()
async def test_a_node_that_stops_sends_those_on_whom_it_forwards(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    table = await ann.table("quick-and-easy", settings={"seats": 2})
    line = await bob.line(table)
    await line.ask("sit")
    await other.stop()
    await line.until_closed()
    assert line.told == {"tell": "goodbye", "reason": "stopping", "retry": 0}
    await line.close()
    assert [room.id for room in one.hub.rooms()] == [table]


def test_a_deposed_node_comes_back_before_it_answers(new_database: NewDatabase) -> None:
    async def run() -> None:
        url = new_database()
        async with (
            two_sites(url) as (one, other),
            Guest(one.url) as ann,
            Guest(other.url) as bob,
        ):
            table = await bob.table("quick-and-easy")
            await other.stop()
            deposed = one.hub.store.node
            gone = f"DELETE FROM nodes WHERE id = '{deposed}'"
            await asyncio.to_thread(on_database, url, gone)
            assert (await ann.get(f"/api/tables/{table}"))["table"] == table
            assert one.hub.store.node != deposed

    asyncio.run(run())


@at_two_nodes(connections_per_address=1)
async def test_sockets_are_counted_once_where_they_come_in(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    table = await ann.table("quick-and-easy")
    async with bob.at(table):
        async with bob.session.get(f"{other.url}/api/tables/{table}/socket") as answer:
            assert answer.status == 429
        assert len(one.hub.rooms()[0].sockets) == 1
    async with bob.at(table):
        pass


@at_two_nodes()
async def test_the_lobby_lists_tables_of_all_nodes(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    table = await ann.table("quick-and-easy", settings={"public": True, "seats": 2})
    async with ann.at(table):
        listed = await listing(bob, table)
        assert listed == await listing(ann, table)
    while await found(bob, table) is not None:
        await asyncio.sleep(POLL_SECONDS)


async def found(guest: Guest, table: str) -> Json | None:
    tables = (await guest.get("/api/tables"))["tables"]
    return next((each for each in tables if each["table"] == table), None)


async def listing(guest: Guest, table: str) -> Json:
    """The table in the lobby, as soon as it is there."""
    while (listed := await found(guest, table)) is None:
        await asyncio.sleep(POLL_SECONDS)
    return listed


@at_two_nodes()
async def test_new_names_and_revoked_cookies_are_known_to_all_nodes(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    table = await ann.table("quick-and-easy", settings={"seats": 2})
    async with bob.at(table) as line:
        await line.ask("sit")
        await bob.call_me("Robert")
        await line.until(lambda: line.facts["seats"][1]["name"] == "Robert")
        old = bob.cookie
        await bob.post("/api/me/renew")
        await bob.post("/api/me/revoke")
        await line.until_closed()
    async with Guest(one.url, old) as thief:
        while (await thief.get("/api/me"))["name"] == "Robert":
            await asyncio.sleep(POLL_SECONDS)


def test_forwarded_sockets_end_with_the_lease_of_the_owner(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A renewal that is frozen within its transaction keeps its row until PostgreSQL ends it.
    monkeypatch.setattr(postgresql, "IDLE_IN_TRANSACTION", "1000")

    async def run() -> None:
        url = new_database()
        async with (
            asyncio.timeout(TIMEOUT),
            link_to(url) as link,
            here(link.url, lease_seconds=LEASE) as one,
            here(url, lease_seconds=LEASE) as other,
            Guest(one.url) as ann,
            Guest(other.url) as bob,
        ):
            table = await ann.table("quick-and-easy")
            async with bob.at(table) as line:
                link.freeze()
                lapsed = f"UPDATE nodes SET lease = 0 WHERE id = '{one.hub.store.node}'"
                await asyncio.to_thread(on_database, url, lapsed)
                await line.until_closed()
                with pytest.raises(Hangup):
                    await line.ask("say", text="is anybody there?")
            link.thaw()

    with patch("stosy.server.tables.node.BEAT", 0.05):
        asyncio.run(run())


@pytest.mark.parametrize("header", ["", "a b c d", "node guest address " + "0" * 64, "ä ö ü ß"])
def test_only_nodes_forward(new_database: NewDatabase, header: str) -> None:
    async def run() -> None:
        async with here(new_database()) as site, Guest(site.url) as ann:
            table = await ann.table("quick-and-easy")
            ann.session.headers[HEADER] = header
            with pytest.raises(Refused, match="not_found"):
                await ann.get(f"/api/tables/{table}")

    asyncio.run(run())


@at_two_nodes()
async def test_any_node_tells_the_figures_of_all_on_this_machine(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    await ann.table("quick-and-easy")
    nodes = {site.hub.store.node[:6]: site for site in (one, other)}
    while not one.hub.node.peers:
        await asyncio.sleep(POLL_SECONDS)
    for guest in (ann, bob):
        async with guest.session.get(f"{guest.url}/metrics") as answer:
            lines = (await answer.text()).splitlines()
        assert len([line for line in lines if line.startswith("# TYPE stosy_lines ")]) == 1
        told = [line for line in lines if line.startswith("stosy_tables_loaded{")]
        loaded = {name: f'stosy_tables_loaded{{node="{name}"}}' for name in nodes}
        assert sorted(told) == sorted(
            f"{loaded[name]} {len(site.hub.rooms()):.1f}" for name, site in nodes.items()
        )


@contextmanager
def losing_an_answer(status: int) -> Iterator[None]:
    """The first answer of the owner is lost on the way, so that it is asked again."""
    answer = forwarding._answer
    lost: list[int] = []

    async def lose(*asked: Any) -> web.Response | None:
        found = await answer(*asked)
        if lost or found is None:
            return found
        lost.append(found.status)
        return None

    with patch.object(forwarding, "_answer", lose):
        yield
    assert lost == [status]


@at_two_nodes()
async def test_what_is_forwarded_twice_is_done_once(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    table = await ann.table("quick-and-easy", settings={"seats": 3})
    async with ann.at(table) as line:
        for what, told in (("join", {"seat": 1}), ("leave", {"seat": None})):
            with losing_an_answer(200):
                assert await bob.post(f"/api/tables/{table}/{what}", {}) == told
        await line.ask("say", text="that is all")
        assert [len(line.named(name)) for name in ("seated", "left")] == [1, 1]


@at_two_nodes()
async def test_a_table_that_a_stopping_node_lets_another_make_is_made_once(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    while not other.hub.node.peers:
        await asyncio.sleep(POLL_SECONDS)
    other.hub.stopping = True
    other.hub._gone.set()
    with losing_an_answer(201), patch.object(forwarding, "LAST_PATIENCE", TIMEOUT):
        made = await bob.table("quick-and-easy")
    assert [room.id for room in one.hub.rooms()] == [made]
    assert [table["table"] for table in (await bob.get("/api/me"))["tables"]] == [made]
