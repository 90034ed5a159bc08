"""Loading a table costs what is needed now, and leads to the table that was unloaded."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import update
from structlog.testing import capture_logs

from stosy.core import Dice, Refused, Resign, seed_of
from stosy.games import games
from stosy.server.store import Append, Entry, Snapshot, Store, reads
from stosy.server.store.schema import snapshots
from stosy.server.store.sql import PAGE
from stosy.server.tables import loading
from stosy.server.tables.hub import Hub
from stosy.server.tables.room import Room
from stosy.table import Table, encode, read_entry
from stosy.table.entries import Arranged
from stosy.vocabulary.settings import Change
from stosy.wire import (
    Act,
    Arrange,
    Leave,
    LendSeat,
    Mute,
    OpenSeat,
    PutBot,
    Remove,
    Say,
    Sit,
    Start,
)
from stosy.wire.api import Create
from tests.server.store.databases import on_database
from tests.server.store.rows import all_of
from tests.server.test_hub import hub_on

MANY = 20_000
PEOPLE = ("host", "bob", "eve")


class Counting:
    """A store that counts the entries and bytes of logs that are read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.rows = 0
        self.bytes = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def _count(self, body: bytes) -> None:
        self.rows += 1
        self.bytes += len(body)

    async def snapshot(self, table: str) -> Snapshot | None:
        found = await self._store.snapshot(table)
        self.bytes += 0 if found is None else len(found.body)
        return found

    async def entries(self, *asked: Any) -> AsyncIterator[Entry]:
        async for entry in self._store.entries(*asked):
            self._count(entry.body)
            yield entry

    async def log(self, *asked: Any, **more: Any) -> AsyncIterator[bytes]:
        async for body in self._store.log(*asked, **more):
            self._count(body)
            yield body


async def loaded_again(hub: Hub, room: Room) -> tuple[Room, Counting]:
    """The table, unloaded and loaded, and what was read for it."""
    await hub.writer.settle()
    room.rest()
    hub.forget(room)
    store: Any = hub.store
    counting: Any = Counting(store)
    hub.store = counting
    again = await hub.room(room.id)
    hub.store = store
    await hub.writer.settle()
    return again, counting


async def size_of_snapshot(hub: Hub, room: Room) -> int:
    """In bytes, 0 if there is none."""
    found = await hub.store.snapshot(room.id)
    return 0 if found is None else len(found.body)


def check_same(one: Table, other: Table) -> None:
    assert one.state == other.state
    assert one.offers() == other.offers()
    assert one.recent == other.recent
    assert one.answered == other.answered
    assert one.at == other.at


async def check_whole(hub: Hub, room: Room) -> None:
    """The table is what its whole log tells."""
    game = room.table.game
    log = [read_entry(game, each.body) for each in await all_of(hub.store.entries(room.id))]
    check_same(Table.restore(game, log, hub.secrets, hub.clock.now()), room.table)


async def new(hub: Hub, game: str = "face-to-face", **create: Any) -> Room:
    made = await hub.create("host", "Ann", Create(game=game, **create), "address")
    return await hub.room(made)


async def do(room: Room, person: str, ask: Any) -> None:
    """Somebody asks; a refusal changes nothing."""
    try:
        await room.ask(person, person, ask)
    except Refused as refused:
        if refused.code == "not_saved":
            raise


async def finish_turn(room: Room) -> None:
    """Whoever is to act does what the clock would do for them."""
    offer = room.table.running.waited_for()
    person = room.table.state.seats[offer.seat].person
    assert person is not None
    assert offer.fallback is not None
    act = Act[Any](id=f"{offer.id} {room.progress.seq}", actions=(offer.fallback,), offer=offer.id)
    await room.ask(person, person, act)


async def rearranged(hub: Hub, room: Room, count: int) -> None:
    """So many entries outside matches, as a program without snapshots would write them."""
    agreed = room.table.state.settings
    graces = (5 + number % 500 for number in range(count))
    bodies = [encode(Arranged(settings=replace(agreed, grace=grace))) for grace in graces]
    entries = tuple((0, body) for body in bodies)
    room.rest()
    hub.forget(room)
    await hub.store.append([Append(room.id, room.progress.seq, entries)], 1)


def test_a_long_log_without_a_snapshot_is_read_once_and_in_pages(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages: list[int] = []
    read = reads.from_match

    def counted(*given: Any, **named: Any) -> list[Entry]:
        page = read(*given, **named)
        pages.append(len(page))
        return page

    async def run() -> None:
        async with hub_on(store_url) as hub:
            room = await new(hub)
            await rearranged(hub, room, MANY)
            monkeypatch.setattr(reads, "from_match", counted)
            long, reading = await loaded_again(hub, room)
            assert long.table.state.n == MANY
            assert (reading.rows, max(pages)) == (MANY + 1, PAGE)
            short, reading = await loaded_again(hub, long)
            check_same(short.table, long.table)
            assert reading.rows == 0
            assert reading.bytes < 2 * loading.LEAST
            assert short.progress.seq == MANY + 1

    asyncio.run(run())


def test_others_read_between_two_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    from_match = reads.from_match

    def noted(*given: Any, **named: Any) -> list[Entry]:
        done.append("page")
        return from_match(*given, **named)

    async def run() -> None:
        async with hub_on(str(tmp_path / "stosy.db")) as hub:
            room = await new(hub)
            await rearranged(hub, room, 4 * PAGE)
            monkeypatch.setattr(reads, "from_match", noted)
            loads = asyncio.create_task(hub.room(room.id))
            while not loads.done():
                await hub.store.database.read(lambda conn: done.append("other"))

    asyncio.run(run())
    pages = [index for index, name in enumerate(done) if name == "page"]
    assert len(pages) == 5
    assert all("other" in done[one:other] for one, other in pairwise(pages))


@pytest.mark.parametrize("ask", [Say(id="", text="hm"), LendSeat(id="")])
def test_what_is_said_and_lent_in_a_match_is_not_read_again(store_url: str, ask: Any) -> None:
    """Only the moves are: they make the position."""

    async def run() -> None:
        async with hub_on(store_url) as hub:
            room = await new(hub)
            await do(room, "bob", Sit(id="sit"))
            await do(room, "host", Start(id="start"))
            for number in range(1_000):
                if number % 100 == 0:
                    await finish_turn(room)
                room.table.ask("host", "Ann", replace(ask, id=str(number)), hub.clock.now())
                room.flow()
            await room.durable()
            assert room.table.state.play is not None
            assert room.table.state.play.position.at > 10
            again, reading = await loaded_again(hub, room)
            check_same(again.table, room.table)
            size = await size_of_snapshot(hub, room)
            assert size > 0
            assert reading.bytes <= size + max(size, loading.LEAST) + 4096
            assert reading.rows < 400
            await check_whole(hub, again)

    asyncio.run(run())


def happenings(dice: Dice, room: Room) -> Iterator[tuple[str, Any]]:
    """What people do at a table, and much that they cannot."""
    number = 0
    while True:
        number += 1
        ask, seat = f"ask {number}", dice.below(3)
        person = PEOPLE[dice.below(len(PEOPLE))]
        offers = room.table.running.offers_to(room.table.state.seat_of(person))
        if offers and dice.below(4):
            offer = offers[dice.below(len(offers))]
            action = offer.fallback or offer.actions[dice.below(len(offer.actions))]
            yield person, Act(id=ask, actions=(action,), offer=offer.id)
            continue
        asks: list[Any] = [
            Sit(id=ask),
            Say(id=ask, text="well"),
            LendSeat(id=ask),
            Leave(id=ask),
            Start(id=ask),
            Start(id=ask),
            PutBot(id=ask, seat=seat, level="beginner"),
            OpenSeat(id=ask, seat=seat),
            Remove(id=ask, seat=seat),
            Mute(id=ask, seat=seat, muted=dice.below(2) == 0),
            Arrange(id=ask, change=Change(grace=5 + dice.below(500))),
            Act(id=ask, actions=(Resign(),)),
        ]
        yield person, asks[dice.below(len(asks))]


@pytest.mark.parametrize("game", list(games()))
@settings(max_examples=2, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 9999))
def test_a_table_is_after_loading_what_it_was_before(
    game: str, seed: int, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "LEAST", 1_000)
    dice = Dice(seed_of("loading", seed), 0)

    async def run() -> None:
        async with hub_on(str(tmp_path_factory.mktemp("store") / "stosy.db")) as hub:
            room = await new(hub, game)
            taken = False
            for _ in range(8):
                room.progress.enough = loading.LEAST
                doing = happenings(dice, room)
                for _ in range(1 + dice.below(30)):
                    person, ask = next(doing)
                    await do(room, person, ask)
                again, _ = await loaded_again(hub, room)
                taken |= await size_of_snapshot(hub, room) > 0
                check_same(again.table, room.table)
                assert again.progress.seq == room.progress.seq
                await check_whole(hub, again)
                room = again
            assert taken or room.progress.fresh < loading.LEAST

    asyncio.run(run())


@pytest.mark.parametrize("damage", [{"code": "another program"}, {"body": b"{}"}, {"seq": 1}])
def test_a_snapshot_that_cannot_be_used_is_none(store_url: str, damage: dict[str, Any]) -> None:
    """The log tells everything."""

    async def play() -> tuple[str, Table]:
        async with hub_on(store_url) as hub:
            room = await new(hub, start=True, bots="casual")
            while not await size_of_snapshot(hub, room):
                say = Say(id=str(room.progress.seq), text="hm " * 90)
                room.table.ask("host", "Ann", say, hub.clock.now())
                room.flow()
            await room.durable()
            return room.id, room.table

    async def load() -> tuple[Table, list[Any]]:
        with capture_logs() as logs:
            async with hub_on(store_url) as hub:
                room = await hub.room(table)
                await check_whole(hub, room)
                return room.table, logs

    table, before = asyncio.run(play())
    on_database(store_url, lambda conn: conn.execute(update(snapshots).values(damage)).close())
    after, logs = asyncio.run(load())
    assert after.state == before.state
    failed = [line for line in logs if line["event"] == "snapshot_failed"]
    assert len(failed) == ("code" not in damage)
