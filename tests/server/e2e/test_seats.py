"""Who sits where: looking on, leaving, coming back, other devices, what a host may do."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.e2e.client import Guest, Line, Refused
from tests.server.e2e.places import here

TRIO: dict[str, Any] = {"game": "the-game", "settings": {"seats": 3, "first": 0}}


async def refused(line: Line, ask: str, **fields: Any) -> tuple[str, str]:
    """Code and rule with which something is refused."""
    with pytest.raises(Refused) as error:
        await line.ask(ask, **fields)
    return error.value.code, error.value.rule


def test_a_spectator_sees_the_table_and_no_hand(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as eve:
            table = await ann.table(**TRIO, bots="casual")
            async with ann.at(table) as mine, eve.at(table) as its:
                await mine.ask("start")
                await its.until(lambda: its.at is not None)
                assert its.you is None
                assert (its.view["hand"], its.offers) == ([], [])
                assert its.view["sizes"] == mine.view["sizes"]
                assert its.facts["spectators"] == 1
                action = {"do": "end_turn"}
                assert await refused(its, "act", actions=[action], at=its.at) == (
                    "not_seated",
                    "T1",
                )
                assert await refused(its, "say", text="psst") == ("not_seated", "T1")
                assert await refused(its, "sit") == ("match_runs", "T3")
                assert await refused(its, "start") == ("not_host", "T2")

    asyncio.run(run())


def test_who_leaves_a_match_is_replaced_and_may_come_back(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            table = await ann.table(**TRIO)
            async with ann.at(table) as mine, bob.at(table) as its:
                await its.ask("sit", seat=2)
                await mine.ask("start")
                await its.until(lambda: its.at is not None)
                hand = its.view["hand"]
                await its.ask("leave")
                await its.until(lambda: its.may_return == 2)
                assert its.you is None
                assert its.view["hand"] == [], "who has left looks on"
                await mine.until(lambda: bool(mine.named("left")))
                assert mine.facts["seats"][2]["kind"] == "bot"
                await its.ask("sit")
                await its.until(lambda: its.you == 2)
                assert its.facts["seats"][2]["kind"] == "person"
                assert its.may_return is None
                assert its.view["hand"] == hand or its.named("laid")

    asyncio.run(run())


def test_a_seat_moves_to_another_device_with_its_key(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as phone:
            table = await ann.table(**TRIO, bots="casual", start=True)
            async with ann.at(table) as mine, phone.at(table) as its:
                lent = await mine.ask("lend_seat", id="lend")
                assert (await mine.ask("lend_seat", id="lend")) == {"tell": "ack", "id": "lend"}
                assert await refused(its, "take_seat", key="no such key") == ("bad_key", "T5")
                assert its.view["hand"] == []
                await its.ask("take_seat", key=lent["key"])
                await its.until(lambda: its.you == 0)
                await mine.until(lambda: mine.you is None and mine.view["hand"] == [])
                assert its.view["hand"]
                assert its.facts["host"] == 0
                assert await refused(mine, "take_seat", key=lent["key"]) == ("bad_key", "T5")
                await its.ask("say", text="from the phone")
                assert not any(lent["key"] in frame for frame in its.frames)

    asyncio.run(run())


def test_a_key_works_over_http_too(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as phone:
            table = await ann.table(**TRIO)
            async with ann.at(table) as mine:
                key = (await mine.ask("lend_seat"))["key"]
                join = f"/api/tables/{table}/join"
                assert await phone.post(join, {"key": key}) == {"seat": 0}
                await mine.until(lambda: mine.you is None)
            assert await phone.post(join, {"key": key}) == {"seat": 0}, "asked for twice"
            assert await phone.post(f"/api/tables/{table}/leave") == {"seat": None}

    asyncio.run(run())


def test_a_host_has_powers_that_others_have_not(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            table = await ann.table(**TRIO)
            async with ann.at(table) as mine, bob.at(table) as its:
                await its.ask("sit", seat=1)
                for ask, fields in HOST_ASKS:
                    assert await refused(its, ask, **fields) == ("not_host", "T2"), ask
                await mine.ask("arrange", change={"clock": 60, "seats": 4})
                await mine.ask("put_bot", seat=3, level="strong")
                await mine.ask("open_seat", seat=3)
                await mine.ask("mute", seat=1)
                assert await refused(its, "say", text="but") == ("muted", "T4")
                await mine.ask("mute", seat=1, muted=False)
                await its.ask("say", text="thanks")
                assert await refused(mine, "remove", seat=0) == ("yourself", "T2")
                assert await refused(mine, "hand_over", seat=1) == ("no_match", "T3")
                assert mine.facts["settings"]["clock"] == 60
                assert [seat["kind"] for seat in mine.facts["seats"]] == [
                    "person",
                    "person",
                    "open",
                    "open",
                ]
                await mine.ask("start")
                assert await refused(mine, "remove", seat=1) == ("match_runs", "T3")
                await mine.ask("hand_over", seat=1)
                await its.until(lambda: its.you is None)
                assert await refused(its, "sit") == ("barred", "T1")
                await mine.ask("close")
                await its.until(lambda: its.phase == "closed")
                assert await refused(mine, "say", text="well") == ("closed", "T3")

    asyncio.run(run())


HOST_ASKS: list[tuple[str, dict[str, Any]]] = [
    ("start", {}),
    ("arrange", {"change": {"seats": 2}}),
    ("put_bot", {"seat": 2, "level": "casual"}),
    ("open_seat", {"seat": 2}),
    ("remove", {"seat": 0}),
    ("hand_over", {"seat": 0}),
    ("mute", {"seat": 0}),
    ("close", {}),
]


def test_who_was_removed_can_only_look_on(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            table = await ann.table(**TRIO)
            async with ann.at(table) as mine, bob.at(table) as its:
                await its.ask("sit")
                await mine.ask("remove", seat=1)
                await its.until(lambda: its.you is None)
                assert await refused(its, "sit") == ("barred", "T1")
            with pytest.raises(Refused, match="barred") as error:
                await bob.post(f"/api/tables/{table}/join", {})
            assert error.value.status == 409

    asyncio.run(run())


def test_what_may_not_be_said_is_refused_by_rule(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            table = await ann.table("quick-and-easy", settings={"seats": 2}, bots="casual")
            async with ann.at(table) as line:
                await line.ask("say", text="I have 7 cats")
                await line.ask("start")
                with pytest.raises(Refused) as number:
                    await line.ask("say", text="у мене 7")
                assert (number.value.code, number.value.rule) == ("number_said", "QE7")
                assert number.value.facts == {"number": "7"}
                assert await refused(line, "say", text=" ") == ("nothing_said", "T4")
                assert await refused(line, "say", text="x" * 1001) == ("malformed", "G3")
            settings = {"seats": 2, "public": True}
            public = await ann.table("quick-and-easy", settings=settings)
            async with ann.at(public) as line:
                assert await refused(line, "say", text="hello all") == ("no_talk", "T4")
            strict = await ann.table(
                "quick-and-easy", preset="strict", settings={"seats": 2}, bots="casual", start=True
            )
            async with ann.at(strict) as line:
                assert await refused(line, "say", text="hm") == ("signals_only", "QE8")

    asyncio.run(run())
