"""Several servers on one PostgreSQL: a table is where its people come to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, TypeAlias

import pytest
from structlog.testing import capture_logs

from stosy.server.tables import hub
from stosy.server.tables.wandering import PAGE
from tests.postgres import NewDatabase
from tests.server.e2e.client import Guest, Json, all_until
from tests.server.e2e.places import Site, here
from tests.server.e2e.playing import play
from tests.server.store.databases import on_database
from tests.timeouts import POLL_SECONDS, TIMEOUT

RECORDS = (
    "/records",
    "/records/1",
    "/records/1/steps",
    "/records/1/highlights",
    "/records/1/others",
)
ROOT = Path(__file__).parents[3]
STAYS = 300.0
"""Ms for which a table stays where people have come."""
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
async def test_a_new_table_is_owned_where_people_come_to_it(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    await peers(one, other)
    table = await ann.table("quick-and-easy", settings={"seats": 2}, start=True, bots="casual")
    assert one.hub.rooms() == other.hub.rooms() == ()
    for path in ("", "/blocks"):
        assert await ann.get(f"/api/tables/{table}{path}") == await bob.get(
            f"/api/tables/{table}{path}"
        )
    assert one.hub.rooms() == other.hub.rooms() == (), "to look at a table is not to own it"
    async with Guest(other.url, ann.cookie) as same, same.at(table) as line:
        assert (line.you, line.phase) == (0, "playing")
        assert [room.id for room in other.hub.rooms()] == [table]
        assert handed_over(one) == handed_over(other) == 0


@at_two_nodes()
async def test_a_table_goes_where_a_new_socket_comes_and_its_people_follow(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    await bob.call_me("Bob")
    table = await ann.table("quick-and-easy", settings={"seats": 2})
    line = await ann.line(table)
    await line.ask("say", text="before")
    assert await bob.post(f"/api/tables/{table}/join", {}) == {"seat": 1}
    await line.until_closed()
    assert line.told == {"tell": "goodbye", "reason": "moved", "retry": 0}
    await line.close()
    assert ([*one.hub.rooms()], [room.id for room in other.hub.rooms()]) == ([], [table])
    async with (
        Guest(other.url, ann.cookie) as same,
        same.at(table, line.n) as host,
        bob.at(table) as guest,
    ):
        assert (host.you, host.gaps, guest.you) == (0, 0, 1)
        assert host.facts["seats"][1]["name"] == "Bob"
        await host.ask("start")
        await all_until((host, guest), lambda each: each.phase == "playing")
        await asyncio.gather(*(play(each, Random(each.you)) for each in (host, guest)))
        assert host.n == guest.n
    assert handed_over(one) == handed_over(other) == 1
    again = await ann.post("/api/tables", {"like": {"table": table, "match": 1}})
    assert again["table"] != table


def test_a_table_that_wanders_stays_for_a_while_each_time_and_the_log_says_why(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As behind a balancer that does not hash by table."""
    monkeypatch.setattr(hub, "STAYS", STAYS)

    async def run() -> None:
        async with (
            two_sites(new_database()) as (one, other),
            Guest(one.url) as ann,
            Guest(other.url) as same,
        ):
            await peers(one, other)
            table, seen = await ann.table("quick-and-easy", settings={"seats": 2}), None
            await same.post(f"/api/tables/{table}/join", {})
            came, stayed = 0.0, []
            for turn, guest in enumerate((ann, same) * 2):
                line = await guest.line(table, seen)
                stayed.append(monotonic() - came)
                came = monotonic()
                await line.ask("say", text=f"here {turn}")
                assert seen is None or (line.gaps, line.n) == (0, seen + 1)
                seen = line.n
            assert min(stayed) >= STAYS / 1000 * 0.9
            assert handed_over(one) == handed_over(other) == 4
            assert [wandering(site) for site in (one, other)] == [2, 2]

    with capture_logs() as logs:
        asyncio.run(run())
    told = [each for each in logs if each["event"] == "table_wanders"]
    assert [each["page"] for each in told] == [PAGE] * 2, "each of them says it once"
    file, _, heading = PAGE.partition("#")
    headings = (ROOT / file).read_text().splitlines()
    assert any(line.startswith("#") and slug(line) == heading for line in headings)


def slug(heading: str) -> str:
    return heading.lstrip("# ").lower().replace(" ", "-")


def handed_over(site: Site) -> int:
    return site.hub.metrics.handed_over.total


def wandering(site: Site) -> int:
    return site.hub.metrics.wandering.total


async def peers(*sites: Site) -> None:
    """Wait until they know of each other."""
    while not all(site.hub.node.peers for site in sites):
        await asyncio.sleep(POLL_SECONDS)


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
    line = await ann.line(table)
    await line.ask("say", text="before")
    await one.stop()
    await line.until_closed()
    assert line.told == {"tell": "goodbye", "reason": "stopping", "retry": 0}
    await line.close()
    async with Guest(other.url, ann.cookie) as same, same.at(table, line.n) as again:
        assert (again.you, again.gaps) == (0, 0)
        await again.ask("say", text="after")
        assert [event["text"] for event in again.named("talked")] == ["after"]
    assert [room.id for room in other.hub.rooms()] == [table]


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
            assert await ann.post(f"/api/tables/{table}/join", {}) == {"seat": 1}
            assert one.hub.store.node != deposed

    asyncio.run(run())


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


@at_two_nodes(request_burst=90, request_rate=0.001, connections_per_address=9)
async def test_of_what_an_address_may_do_each_node_grants_its_share(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    await peers(one, other)

    async def status(path: str) -> int:
        async with bob.session.get(other.url + path) as answer:
            return answer.status

    assert [await status("/api/games") for _ in range(46)] == [200] * 45 + [429]
    other.context.connections.acquire("elsewhere")
    sockets = [other.context.connections.acquire("there") for _ in range(6)]
    assert sockets == [True] * 5 + [False]
    await one.stop()
    while other.hub.node.peers:
        await asyncio.sleep(POLL_SECONDS)
    assert other.context.connections.acquire("there")


def test_an_address_gets_from_three_nodes_what_it_gets_from_one(new_database: NewDatabase) -> None:
    limits: dict[str, Any] = {"request_burst": 60, "request_rate": 0.001}
    limits["connections_per_address"] = 30

    async def run() -> None:
        url = new_database()
        async with (
            asyncio.timeout(TIMEOUT),
            here(url, lease_seconds=LEASE, **limits) as one,
            here(url, lease_seconds=LEASE, **limits) as two,
            here(url, lease_seconds=LEASE, **limits) as three,
            Guest(one.url) as ann,
        ):
            nodes = (one, two, three)
            while any(len(site.hub.node.peers) < 2 for site in nodes):
                await asyncio.sleep(POLL_SECONDS)
            granted = 0
            for site in nodes * 40:
                async with ann.session.get(f"{site.url}/api/games") as answer:
                    granted += answer.status == 200
            assert granted == 60
            sockets = [site.context.connections.acquire("there") for site in nodes * 20]
            assert sum(sockets) == 30

    asyncio.run(run())
