"""Replays: pages of a long match, and what is kept of it in memory."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stosy.core import Match, Move, Player, Refused, Resign, seed_of, to_plain
from stosy.games import find
from stosy.host import creating
from stosy.matches import history as records
from stosy.matches.history import History
from stosy.matches.replay import PAGE, replayed
from stosy.matches.work import done
from stosy.server.http.api import VIEWS_AT_ONCE
from stosy.server.matches.replays import MOST_KEPT, Replays
from stosy.server.store import Append, Store
from stosy.server.tables import loading
from stosy.server.tables.chunks import worked
from stosy.server.tables.room import Room
from stosy.wire import Act, Say
from tests.server.e2e import client
from tests.server.e2e.client import Guest
from tests.server.e2e.places import Site, here


@cache
def long_match() -> tuple[History, list[Any]]:
    """Many rounds of Snakes & Ladders, and the state after each entry."""
    game = find("snakes-and-ladders")
    match = Match(game, game.setup(3, game.options()), seed_of("replays"))
    while game.outcome(match.state) is None and len(match.log) < 20 * PAGE:
        offer = next(offer for offer in game.offers(match.state) if offer.fallback is not None)
        lays = [action for action in offer.actions if hasattr(action, "card")]
        match.play(Move(offer.seat, lays[0] if lays else offer.fallback))
    states, again = [], Match(game, match.setup, match.seed, match.log[:1])
    for entry in (None, *match.log[1:]):
        if entry is not None:
            again.apply(entry)
        states.append(again.state)
    players = tuple(Player(f"bot {seat}", "bot:casual") for seat in range(3))
    history = History(
        game=game,
        rules=game.rules,
        options=msgspec.to_builtins(match.setup.options),
        players=players,
        seed=match.seed,
        given=False,
        log=[to_plain(entry) for entry in match.log],
        since=1,
    )
    return history, states


def test_nothing_is_reported_when_nobody_waits_any_more_for_a_replay_that_cannot_be_had(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        troubles: list[object] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, trouble: troubles.append(trouble))
        async with here(f"sqlite:///{tmp_path}/s.db") as site:
            replays = Replays(site.hub.store)
            others = asyncio.all_tasks()
            waiting = asyncio.create_task(replays.of("nowhere", 1))
            await asyncio.sleep(0)  # it has begun
            loading = asyncio.all_tasks() - others - {waiting}
            waiting.cancel()
            await asyncio.wait((waiting, *loading))
            del waiting, loading
            gc.collect()
        assert troubles == []

    asyncio.run(run())


def test_a_page_may_begin_anywhere_in_any_order() -> None:
    history, states = long_match()
    total = len(states)
    assert total > 5 * PAGE

    replay = done(replayed(history))
    assert [replay.state_after(count) for count in range(total + 1)] == [None, *states]
    for start in (total - 1, 1, PAGE - 1, PAGE, PAGE + 1, 0, 3 * PAGE + 17):
        page = done(replay.page(start, None))
        assert (page.total, page.start) == (total, start)
        assert [step.entry for step in page.steps] == history.log[start : start + PAGE]
        assert [step.hands for step in page.steps] == [
            state.hands for state in states[start : start + PAGE]
        ]
    for start in (total, total + 500):
        assert (done(replay.page(start, None))).steps == ()
    with pytest.raises(Refused, match="no_such_seat"):
        done(replay.page(0, 3))


def test_two_may_read_at_once_and_others_have_their_turn() -> None:
    history, _ = long_match()
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0)

    async def run() -> None:
        ticking = asyncio.create_task(tick())
        replay = await worked(replayed(history))
        assert ticks >= len(replay) // PAGE
        before = ticks
        starts = (len(replay) - PAGE, len(replay) - PAGE, 2 * PAGE)
        pages = await asyncio.gather(
            *(worked(replay.page(start, 1), VIEWS_AT_ONCE) for start in starts)
        )
        ticking.cancel()
        assert pages[0] == pages[1]
        assert [len(page.steps) for page in pages] == [PAGE] * 3
        assert ticks > before + 3

    asyncio.run(run())


async def resigned(ann: Guest, game: str = "face-to-face") -> str:
    """A table at which a match is over."""
    table = await ann.table(game, start=True, bots="casual")
    async with ann.at(table) as line:
        await line.ask("act", actions=[{"do": "resign"}])
    return table


def test_replays_asked_for_last_are_kept_and_no_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/stosy.db") as site, Guest(site.url) as ann:
            tables = [await resigned(ann) for _ in range(3)]
            for limits, kept in (({"kept": 2}, 2), ({"entries": 1}, 1), ({}, 3)):
                replays = Replays(site.hub.store, **limits)
                found = [await replays.of(table, 1) for table in tables]
                assert len(replays) == kept
                assert await replays.of(tables[-1], 1) is found[-1], "whatever it takes"
                assert (await replays.of(tables[0], 1) is found[0]) == (kept > 2)
        assert MOST_KEPT >= 3

    asyncio.run(run())


class Counting:
    """A store that counts how often a log is read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.reads = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def log(self, table: str, match: int) -> AsyncIterator[bytes]:
        self.reads += 1
        return self._store.log(table, match)


def test_a_match_that_many_ask_for_is_played_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/stosy.db") as site, Guest(site.url) as ann:
            table = await resigned(ann)
            store: Any = Counting(site.hub.store)
            replays = Replays(store)
            impatient = asyncio.create_task(replays.of(table, 1))
            asking = [asyncio.create_task(replays.of(table, 1)) for _ in range(9)]
            await asyncio.sleep(0)
            impatient.cancel()
            found = await asyncio.gather(*asking)
            assert {id(each) for each in found} == {id(found[0])}
            assert store.reads == 1

    asyncio.run(run())


async def running(site: Site, ann: Guest) -> Room:
    """A table at which ann is playing."""
    return await site.hub.room(await ann.table("face-to-face", start=True, bots="casual"))


def resign(room: Room, person: str) -> None:
    """The match ends, and is not written yet."""
    ask = Act(id="end", actions=(Resign(),))
    room.table.ask(person, "ann", ask, room.hub.clock.now())
    room.flow()


def test_a_match_is_over_when_its_end_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/stosy.db") as site, Guest(site.url) as ann:
            room, replays = await running(site, ann), site.hub.replays
            await room.durable()
            append, may_write = site.hub.store.append, asyncio.Event()

            async def wait(batch: Sequence[Append], uptime: int) -> None:
                await may_write.wait()
                await append(batch, uptime)

            monkeypatch.setattr(site.hub.store, "append", wait)
            resign(room, ann.id)
            assert room.table.state.phase == "over"
            assert (await ann.get(f"/api/tables/{room.id}/records"))["matches"] == []
            with pytest.raises(Refused, match="no_such_record"):
                await replays.of(room.id, 1)
            may_write.set()
            await room.durable()
            assert (await replays.of(room.id, 1)).outcome is not None
            assert (await ann.get(f"/api/tables/{room.id}/records"))["matches"] == [1]
            assert len(replays) == 1

    asyncio.run(run())


def test_a_match_without_an_end_is_not_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/stosy.db") as site, Guest(site.url) as ann:
            room = await running(site, ann)
            await room.durable()
            with pytest.raises(Refused, match="no_such_record"):
                await site.hub.replays.of(room.id, 1)
            assert len(site.hub.replays) == 0
            resign(room, ann.id)
            await room.durable()
            assert len(await site.hub.replays.of(room.id, 1)) > 1

    asyncio.run(run())


def test_a_match_may_be_too_long_to_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/stosy.db") as site, Guest(site.url) as ann:
            table = await ann.table("the-game", settings={"seats": 2, "first": 0}, start=True)
            async with ann.at(table) as line:
                for _ in range(2):
                    await line.until(lambda: line.waited is not None)
                    assert line.waited is not None
                    lay, offer = line.waited["actions"][0], line.waited["id"]
                    await line.ask("act", actions=[lay], offer=offer)
                await line.ask("act", actions=[{"do": "resign"}])
            path = f"/api/tables/{table}/records/1"
            like = {"like": {"table": table, "match": 1, "at": 3}}
            monkeypatch.setattr(creating, "MOST_ENTRIES", 2)
            with pytest.raises(client.Refused, match="too_long") as refused:
                await ann.post("/api/tables", like)
            assert (refused.value.status, refused.value.facts) == (409, {"most": 2})
            monkeypatch.setattr(creating, "MOST_ENTRIES", 3)
            await ann.post("/api/tables", like)
            site.hub.replays = Replays(site.hub.store)
            monkeypatch.setattr(records, "MOST_ENTRIES", 3)
            for what in ("", "/steps"):
                with pytest.raises(client.Refused, match="too_long"):
                    await ann.get(path + what)
            with pytest.raises(client.Refused, match="too_long"):
                await ann.post("/api/tables", like)

    asyncio.run(run())


def test_a_long_match_is_loaded_in_small_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others have their turn while a table with a long log is read again without a snapshot."""

    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/stosy.db") as site, Guest(site.url) as ann:
            room = await running(site, ann)
            for number in range(300):
                ask = Say(id=f"say-{number}", text="hm")
                room.table.ask(ann.id, "ann", ask, room.hub.clock.now())
            room.flow()
            await room.durable()
            site.hub.forget(room)
            pauses = 0
            sleep = asyncio.sleep

            async def counted(seconds: float) -> None:
                nonlocal pauses
                pauses += seconds == 0
                await sleep(seconds)

            monkeypatch.setattr(asyncio, "sleep", counted)
            monkeypatch.setattr(loading, "code", lambda: "another program")
            again = await site.hub.room(room.id)
            assert pauses >= 300 // 64
            assert again.table.state.n == room.table.state.n

    asyncio.run(run())
