"""Bots that think long, and hints, over real sockets: nobody else waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from queue import SimpleQueue
from threading import current_thread
from typing import Any

import pytest

from stosy.bots.heuristic import Heuristic
from stosy.core import View
from stosy.server.http.proxies import LOCAL_PROXIES
from stosy.table.bots import the_bot
from tests.server.e2e.client import Guest, Line, Refused
from tests.server.e2e.places import Site, here
from tests.table.ponderer import PONDERER, Ponderer, enter
from tests.timeouts import TIMEOUT

Begun = SimpleQueue[View]


@pytest.fixture
def begun() -> Begun:
    """The views about which a bot has begun to think."""
    return SimpleQueue()


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch, begun: Begun) -> Iterator[Ponderer]:
    bot = Ponderer(begun.put)
    enter(monkeypatch, bot)
    yield bot
    bot.may_answer.set()
    the_bot.cache_clear()


async def first(begun: Begun) -> Any:
    """What the next bot that begins to think sees."""
    return await asyncio.to_thread(begun.get, timeout=TIMEOUT)


async def table_of(guest: Guest, game: str, seats: int, **settings: Any) -> str:
    """A table at which slow bots are all but the guest."""
    agreed = {"seats": seats, **settings}
    return await guest.table(game, settings=agreed, bots=PONDERER, start=True)


async def said(line: Line) -> None:
    """Something is asked and answered."""
    await line.ask("say", text="hm")


async def wanted(site: Site, line: Line) -> None:
    """A bot at this table wants to think."""
    room = await site.hub.room(line.table)
    while not room.table.bots.requests:
        await said(line)


def test_others_act_while_a_bot_thinks(store: str, bot: Ponderer, begun: Begun) -> None:
    """Ann gives a signal; another table goes on, too."""

    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            table = await table_of(ann, "the-game", 3, first=1)
            other = await bob.table(
                "face-to-face", bots="casual", start=True, settings={"first": 0}
            )
            async with ann.at(table) as hers, bob.at(other) as his:
                assert (await first(begun)).seat == 1
                [offer] = [each for each in hers.offers if each["actions"][0]["do"] == "signal"]
                await hers.act(offer["actions"][0], offer=offer["id"])
                await his.until(lambda: his.waited is not None)
                assert his.waited is not None
                await his.act(his.waited["fallback"], offer=his.waited["id"])
                assert not hers.named("laid")
                bot.may_answer.set()
                await hers.until(lambda: bool(hers.named("laid")))

    asyncio.run(run())


@pytest.mark.parametrize("threads", [1, 2])
def test_a_table_with_nine_slow_bots_stays_playable(
    store: str, bot: Ponderer, begun: Begun, threads: int
) -> None:
    async def run() -> None:
        async with here(store, thinkers=threads) as site, Guest(site.url) as ann:
            inert = {"opening_card": "inert"}  # so the seat after the dealer acts, whatever lies
            table = await table_of(ann, "snakes-and-ladders", 10, first=0, options=inert)
            async with ann.at(table) as line:
                await first(begun)
                for _ in range(3):
                    await said(line)
                bot.may_answer.set()
                for _ in range(3):
                    await line.until(lambda: line.waited is not None)
                    assert line.waited is not None
                    await line.act(line.waited["fallback"], offer=line.waited["id"])

    asyncio.run(run())


def test_tables_take_turns(store: str, bot: Ponderer, begun: Begun) -> None:
    """One thread, and a table full of bots that came first: the other has its turn all the same."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(here(store, thinkers=1))
            ann = await stack.enter_async_context(Guest(site.url))
            crowd = await table_of(ann, "the-game", 5, first=1)
            await stack.enter_async_context(ann.at(crowd))
            await first(begun)
            couple = await table_of(ann, "face-to-face", 2, first=1)
            line = await stack.enter_async_context(ann.at(couple))
            await wanted(site, line)
            bot.may_answer.set()
            seats = [len((await first(begun)).sizes) for _ in range(2)]
            assert 2 in seats
            await line.until(lambda: bool(line.named("laid")))

    asyncio.run(run())


def test_addresses_take_turns_first(store: str, bot: Ponderer, begun: Begun) -> None:
    """One thread, and ann's six tables came first: bob is next, who comes from elsewhere."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            entered = stack.enter_async_context
            site = await entered(here(store, thinkers=1, proxies=LOCAL_PROXIES))
            ann, bob = await entered(Guest(site.url)), await entered(Guest(site.url))
            bob.session.headers["X-Forwarded-For"] = "192.0.2.2"
            for _ in range(6):
                crowd = await table_of(ann, "the-game", 5, first=1)
                await wanted(site, await entered(ann.at(crowd)))
            await first(begun)
            couple = await table_of(bob, "face-to-face", 2, first=1)
            await entered(ann.at(couple))  # a spectator changes nothing
            await wanted(site, await entered(bob.at(couple)))
            bot.may_answer.set()
            assert len((await first(begun)).sizes) == 2

    asyncio.run(run())


def test_a_bot_that_is_soon_done_thinks_beside_the_loop_and_waits_for_no_search(
    store: str, bot: Ponderer, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The only thread for searches is busy at another table."""
    threads = set()
    choose = Heuristic.choose

    def watched(self: Heuristic, *asked: Any) -> Any:
        threads.add(current_thread())
        return choose(self, *asked)

    monkeypatch.setattr(Heuristic, "choose", watched)

    async def run() -> None:
        async with here(store, thinkers=1) as site, Guest(site.url) as ann:
            busy = await table_of(ann, "face-to-face", 2, first=1)
            agreed = {"seats": 2, "first": 1}
            table = await ann.table("quick-and-easy", settings=agreed, bots="strong", start=True)
            async with ann.at(busy):
                await first(begun)
                async with ann.at(table) as line:
                    await line.until(lambda: bool(line.named("laid")))
            assert threads
            assert current_thread() not in threads

    asyncio.run(run())


def test_a_thought_that_nobody_wants_any_more_is_given_up(
    store: str, bot: Ponderer, begun: Begun
) -> None:
    """The only thread is free for another table as soon as the first one is closed."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(here(store, thinkers=1))
            ann = await stack.enter_async_context(Guest(site.url))
            one = await table_of(ann, "the-game", 3, first=1)
            line = await stack.enter_async_context(ann.at(one))
            assert len((await first(begun)).sizes) == 3
            other = await table_of(ann, "face-to-face", 2, first=1)
            await stack.enter_async_context(ann.at(other))
            await line.ask("close")
            assert len((await first(begun)).sizes) == 2

    asyncio.run(run())


def test_a_server_stops_while_bots_think(store: str, bot: Ponderer, begun: Begun) -> None:
    """Nothing is lost: the next one asks the bot again."""

    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            table = await table_of(ann, "face-to-face", 2, first=1)
            cookie = ann.cookie
            async with ann.at(table) as line:
                await first(begun)
                async with asyncio.timeout(TIMEOUT):
                    await site.stop()
                await line.until_closed()
                assert line.told == {"tell": "goodbye", "reason": "stopping", "retry": 1000}
        bot.may_answer.set()
        async with here(store) as site, Guest(site.url, cookie) as ann, ann.at(table) as line:
            await line.until(lambda: bool(line.named("laid")))

    asyncio.run(run())


def test_a_bot_that_fails_does_not_stop_play(
    store: str, bot: Ponderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error is in the log of the server; the bot plays what the clock would."""

    def fail(view: View) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(bot, "begins", fail)

    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            table = await table_of(ann, "face-to-face", 2, first=1)
            async with ann.at(table) as line:
                await line.until(lambda: line.waited is not None)

    asyncio.run(run())


def test_hints_over_the_wire(store: str) -> None:
    """With the kernel they are searched, without it ordered: at most three of what is offered."""

    async def run() -> None:
        async with (
            here(store, thinking=0.02) as site,
            Guest(site.url) as ann,
            Guest(site.url) as eve,
        ):
            table = await ann.table("the-game", bots="casual", start=True, settings={"first": 0})
            async with ann.at(table) as line, eve.at(table) as watching:
                assert line.facts["hints"] is True
                told = await line.ask("hint", at=line.at, match=1)
                assert told["tell"] == "hints"
                assert 1 <= len(told["hints"]) <= 3
                offered = [action for offer in line.offers for action in offer["actions"]]
                assert all(hint["action"] in offered for hint in told["hints"])
                with pytest.raises(Refused, match="not_seated"):
                    await watching.ask("hint")

    asyncio.run(run())


def test_people_who_compete_get_none(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            table = await ann.table("face-to-face", settings={"first": 0})
            async with ann.at(table) as hers, bob.at(table) as his:
                await his.ask("sit")
                await hers.ask("start")
                with pytest.raises(Refused, match="no_hints") as error:
                    await hers.ask("hint")
                assert error.value.rule == "T7"

    asyncio.run(run())
