"""Several processes on one PostgreSQL: who owns a table, and what becomes of those who do not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from io import StringIO
from time import monotonic

import msgspec
import pytest
import structlog
from sqlalchemy import Connection

from stosy.core import Refused
from stosy.server.logs import set_up
from stosy.server.settings import ServerSettings
from stosy.server.store import (
    Deposed,
    Peer,
    Reads,
    Renewal,
    StoreError,
    TableRow,
    nodes,
    open_store,
    postgresql,
)
from stosy.server.tables.hub import Hub
from stosy.server.tables.room import Elsewhere, Room
from stosy.table.entries import FORMAT
from stosy.wire import Sit
from tests.postgres import NewDatabase
from tests.server.links import link_to
from tests.server.store.databases import on_database
from tests.server.store.rows import LEASE, all_of, new_table, row
from tests.server.test_hub import answers, hub_on, new
from tests.timeouts import POLL_SECONDS, TIMEOUT

DAY = 24 * 3600
SHORT = 1.5
"""Seconds of the lease of those who are to depose others soon, and whom nobody deposes."""


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leases are renewed often, and errors logged without the tracebacks that take long to show."""
    monkeypatch.setattr("stosy.server.tables.node.BEAT", 0.05)
    set_up("json", stream=StringIO())
    yield
    structlog.reset_defaults()


async def lapse(hub: Hub, url: str) -> None:
    """The time of its lease passes, here and in the database. It must not reach the database now.

    Who has a long lease deposes nobody before it has been there for as long.
    """
    hub.node._until = 0.0
    forget = f"UPDATE nodes SET lease = 0 WHERE id = '{hub.store.node}'"
    await asyncio.to_thread(on_database, url, forget)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not holds():
            await asyncio.sleep(POLL_SECONDS)


async def asleep(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Its lease is not renewed until the event is set, so it hears nothing of its deposition."""
    renew, tried, ends = hub.store.renew, asyncio.Event(), asyncio.Event()

    async def sleeps(*args: int) -> Renewal:
        tried.set()
        await ends.wait()
        return await renew(*args)

    monkeypatch.setattr(hub.store, "renew", sleeps)
    await tried.wait()
    return ends


async def taken_over(hub: Hub, table: str) -> Room:
    """The table in this hub, as soon as its owner has been deposed."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            try:
                return await hub.room(table)
            except Elsewhere:
                await asyncio.sleep(POLL_SECONDS)


def names(room: Room) -> list[str | None]:
    return [seat.name for seat in room.table.state.seats]


def test_who_was_deposed_acknowledges_nothing_shows_nothing_and_comes_back(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        url = new_database()
        async with (
            link_to(url) as link,
            hub_on(link.url) as old,
            hub_on(url, lease=SHORT) as new_owner,
        ):
            room = await new(old)
            await room.ask("bob", "Bob", Sit(id="1"))
            first = old.store.node
            with pytest.raises(Elsewhere):
                await new_owner.room(room.id)

            untouched = [await new(old) for _ in range(3)]
            sleeps = await asleep(old, monkeypatch)
            link.freeze()
            await lapse(old, url)
            said = asyncio.create_task(answers(room.durable(), room.ask("eve", "Eve", Sit(id="1"))))
            again = await taken_over(new_owner, room.id)
            assert names(again) == ["Ann", "Bob", None, None, None]
            await again.ask("cat", "Cat", Sit(id="1"))
            link.thaw()
            assert await said == ["not_saved", "not_saved"]
            one, two, three = untouched
            for work in (one.durable(), two.ask("eve", "Eve", Sit(id="1")), three.durable()):
                assert await answers(work) == ["not_saved"]

            sleeps.set()
            await until(lambda: old.store.node not in ("", first) and old.node.leased())
            assert not old.rooms()
            with pytest.raises(Elsewhere):
                await old.room(room.id)
            fresh = await new(old)
            assert await answers(fresh.ask("bob", "Bob", Sit(id="1"))) == [""]
            assert names(again) == ["Ann", "Bob", "Cat", None, None]
            entries = await all_of(new_owner.store.entries(room.id))
            assert [entry.seq for entry in entries] == [0, 1, 2]

    asyncio.run(run())


def test_a_table_of_a_node_that_stops_is_had_at_once(new_database: NewDatabase) -> None:
    async def run() -> None:
        url = new_database()
        async with hub_on(url) as other:
            async with hub_on(url, lambda: DAY) as stopping:
                stopping.clock.reach(7 * DAY * 1000)
                room = await new(stopping)
                await room.ask("bob", "Bob", Sit(id="1"))
            again = await other.room(room.id)
            assert names(again)[:2] == ["Ann", "Bob"]
            assert other.clock.now() >= 7 * DAY * 1000
            await again.ask("cat", "Cat", Sit(id="1"))
            assert again.table.at >= room.table.at

    asyncio.run(run())


def test_of_those_who_want_a_table_at_once_one_gets_it(new_database: NewDatabase) -> None:
    async def run() -> None:
        url = new_database()
        async with hub_on(url) as maker:
            tables = [(await new(maker)).id for _ in range(4)]
        async with hub_on(url) as one, hub_on(url) as two, hub_on(url) as three:
            for table in tables:
                wanted = (hub.room(table) for hub in (one, two, three))
                got = await asyncio.gather(*wanted, return_exceptions=True)
                (winner,) = [each for each in got if isinstance(each, Room)]
                owner = await one.store.owner(table)
                assert owner is not None
                assert owner.id == winner.hub.store.node
                assert [type(each) for each in got if each is not winner] == [Elsewhere] * 2

    asyncio.run(run())


def test_an_unloaded_table_is_had_by_others(new_database: NewDatabase) -> None:
    async def run() -> None:
        url = new_database()
        async with hub_on(url) as one, hub_on(url) as other:
            room = await new(one)
            one.forget(room)
            again = await taken_over(other, room.id)
            assert again.hub is other
            with pytest.raises(Elsewhere):
                await one.room(room.id)

    asyncio.run(run())


def test_after_a_database_that_was_away_others_get_time_to_come_back(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A renewal that is frozen within its transaction keeps its row until PostgreSQL ends it.
    monkeypatch.setattr(postgresql, "IDLE_IN_TRANSACTION", "1000")

    async def run() -> None:
        url = new_database()
        async with (
            link_to(url) as far,
            link_to(url) as link,
            hub_on(far.url) as other,
            hub_on(link.url, lease=SHORT) as one,
        ):
            await until(one.node.may_depose)
            far.freeze()
            link.freeze()
            await lapse(other, url)
            await lapse(one, url)
            deposed = note_depositions(one, monkeypatch)
            thawed = monotonic()
            link.thaw()
            await until(lambda: deposed != [])
            assert deposed[0] - thawed >= SHORT
            far.thaw()

    asyncio.run(run())


def note_depositions(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """When it begins to depose somebody."""
    deposed, depose = [], hub.store.depose

    async def deposes(node: str) -> bool:
        deposed.append(monotonic())
        return await depose(node)

    monkeypatch.setattr(hub.store, "depose", deposes)
    return deposed


def test_service_time_goes_on_while_a_node_lives(new_database: NewDatabase) -> None:
    async def run() -> None:
        url = new_database()
        one, two, three = [await open_store(url) for _ in range(3)]
        try:
            assert await one.join(LEASE) == 0
            await one.renew(5_000, LEASE)
            assert 5_000 <= await two.join(LEASE) < 5_000 + LEASE
            assert (await one.renew(5_001, LEASE)).peers == (Peer(two.node),)
            await two.leave()
            await one.renew(9_000, 0)
            assert not await one.depose(one.node + "x")
            assert await three.depose(one.node)
            with pytest.raises(StoreError):
                await one.append([new_table("a")], 10_000)  # its connections were ended
            with pytest.raises(Deposed):
                await one.append([new_table("a")], 10_000)
            assert await three.join(LEASE) == 9_000
            await three.append([new_table("a")], 9_001)
            assert await three.table("a") == row("a")
        finally:
            for store in (one, two, three):
                await store.close()

    asyncio.run(run())


def test_a_table_that_a_newer_program_has_played_is_left_to_it(new_database: NewDatabase) -> None:
    async def run() -> None:
        url = new_database()
        async with hub_on(url) as old, hub_on(url) as new_one:
            newer = {game: rules + 1 for game, rules in new_one.node.reads.rules.items()}
            for reads, node in (
                (Reads(FORMAT + 1, new_one.node.reads.rules), "format"),
                (Reads(FORMAT, newer), "rules"),
            ):
                room = await new(new_one)
                new_one.forget(room)
                await new_one._release()
                needs = f"UPDATE tables SET {node} = {node} + 1 WHERE id = '{room.id}'"
                await asyncio.to_thread(on_database, url, needs)
                with pytest.raises(Elsewhere):
                    await old.room(room.id)
                told = msgspec.json.encode(reads).decode()
                learn = f"UPDATE nodes SET reads = '{told}' WHERE id = '{new_one.store.node}'"
                await asyncio.to_thread(on_database, url, learn)
                await until(partial(knows, old, reads))
                with pytest.raises(Elsewhere):
                    await old.reading(room.id)
                assert await old.store.owner(room.id) is None
                assert old.node.format == FORMAT

                new_one.node.reads = reads
                assert (await new_one.room(room.id)).id == room.id
                new_one.node.reads = old.node.reads
                await asyncio.to_thread(on_database, url, "UPDATE nodes SET reads = '{}'")

    asyncio.run(run())


def knows(hub: Hub, reads: Reads) -> bool:
    """Does it know that its only peer reads this?"""
    return [peer.reads for peer in hub.node.peers] == [reads]


def test_nobody_writes_what_some_cannot_read(new_database: NewDatabase) -> None:
    async def run() -> None:
        url = new_database()
        async with hub_on(url) as new_one:
            new_one.node.reads = Reads(FORMAT + 1, new_one.node.reads.rules)
            room = await new(new_one)
            assert (await row_in(new_one, room)).format == FORMAT + 1
            async with hub_on(url):
                await until(lambda: new_one.node.format == FORMAT)
                other = await new(new_one)
                assert (await row_in(new_one, other)).format == FORMAT
                await room.ask("bob", "Bob", Sit(id="1"))
                assert (await row_in(new_one, room)).format == FORMAT + 1

    asyncio.run(run())


async def row_in(hub: Hub, room: Room) -> TableRow:
    row = await hub.store.table(room.id)
    assert row is not None
    return row


async def count_first(
    hosted: Callable[[str], Awaitable[int]], both: asyncio.Barrier, guest: str
) -> int:
    """Both count before either has made a table, and again when both have."""
    found = await hosted(guest)
    await both.wait()
    return found


def test_a_guest_has_no_more_tables_by_asking_several_nodes_at_once(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        url = new_database()
        async with hub_on(url) as one, hub_on(url) as other:
            for hub in (one, other):
                monkeypatch.setattr(hub, "settings", ServerSettings(tables_per_guest=2))
            await new(one)
            both = asyncio.Barrier(2)
            for hub in (one, other):
                monkeypatch.setattr(
                    hub.store, "hosted", partial(count_first, hub.store.hosted, both)
                )
            made = await asyncio.gather(new(one), new(other), return_exceptions=True)
            refused = [each for each in made if isinstance(each, Refused)]
            assert {each.code for each in refused} == {"too_many_tables"}
            assert len(refused) >= 1
            assert len(await one.store.tables_of("host", 9)) == 3 - len(refused)

    asyncio.run(run())


def test_a_table_whose_owner_leaves_in_this_moment_is_free(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the two statements of a claim."""
    owner = nodes.owner
    left: list[str] = []

    def leaves(conn: Connection, table: str) -> Peer | None:
        if not left:
            left.append(table)
            conn.exec_driver_sql("DELETE FROM owners")
        return owner(conn, table)

    async def run() -> None:
        url = new_database()
        one, other = await open_store(url), await open_store(url)
        try:
            for store in (one, other):
                await store.join(LEASE)
            await one.claim("table")
            monkeypatch.setattr(nodes, "owner", leaves)
            assert await other.claim("table") is None
            assert left == ["table"]
            found = await one.claim("table")
            assert found is not None
            assert found.id == other.node
        finally:
            await one.close()
            await other.close()

    asyncio.run(run())
