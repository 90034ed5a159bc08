"""Lost connections, several devices, messages sent twice: nothing is missed and nothing doubled."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.e2e.client import Guest, Line, Refused, all_until
from tests.server.e2e.places import here

KEPT = 128
"""Events that are kept for those who were away (docs/wire.md)."""
PAIR: dict[str, Any] = {"game": "quick-and-easy", "settings": {"seats": 2, "first": 0}}
DUEL: dict[str, Any] = {**PAIR, "game": "face-to-face"}
"""Where a bot does nothing until its turn comes; in a team it would speak."""


async def seated(guest: Guest, table: str) -> Line:
    """A socket of a guest who has taken a seat."""
    line = await guest.line(table)
    await line.ask("sit")
    return line


def test_who_comes_back_gets_what_was_missed(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            table = await ann.table(**PAIR)
            mine, its = await ann.line(table), await seated(bob, table)
            await mine.ask("start")
            await its.until(lambda: its.at is not None)
            seen = its.n
            its.cut()
            await mine.until(lambda: not mine.facts["seats"][1].get("here"))
            for word in ("one", "two", "three"):
                with pytest.raises(Refused, match="number_said"):
                    await mine.ask("say", text=word)
                await mine.ask("say", text=f"not {word[::-1]}")
            async with bob.at(table, seen) as back:
                assert back.gaps == 0
                assert back.n == seen + 3
                said = [event["text"] for event in back.named("talked")]
                assert said == ["not eno", "not owt", "not eerht"]
                assert back.you == 1
                assert back.view["hand"] == its.view["hand"]
                assert back.offers == its.offers
            await mine.close()
            await its.close()

    asyncio.run(run())


def test_who_missed_too_much_gets_the_view(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            table = await ann.table(**DUEL)
            async with ann.at(table) as line:
                for _ in range(KEPT + 1):
                    await line.ask("say", text="hm")
                await line.ask("start")
                before = line.n
            assert before > KEPT
            async with ann.at(table, before - KEPT) as back:
                assert (back.gaps, len(back.events)) == (0, KEPT)
            async with ann.at(table, before - KEPT - 1) as back:
                assert (back.gaps, len(back.events), back.n) == (1, KEPT, before)
                assert back.view["hand"]
            async with ann.at(table, before) as back:
                assert (back.gaps, back.events, back.n) == (0, [], before)
            line = Line(ann, table)
            await line.open(hello={"ask": "hello", "version": 2, "seen": before + 1000})
            await line.until(lambda: line.n >= 0)
            assert (line.gaps, line.n) == (1, before), "what never was is not believed"
            await line.close()

    asyncio.run(run())


def test_the_same_message_twice_has_one_effect(store_url: str) -> None:
    """On the same socket, on another one, and after the server was started again."""

    async def run() -> None:
        act: dict[str, Any] = {}
        async with here(store_url) as site, Guest(site.url) as ann:
            table = await ann.table(**PAIR, start=True, bots="casual")
            async with ann.at(table) as line, ann.at(table) as tab:
                await line.ask("say", text="once", id="talked")
                assert await line.ask("say", text="once", id="talked") == {
                    "tell": "ack",
                    "id": "talked",
                }
                await tab.ask("say", text="once", id="talked")
                await line.until(lambda: line.waited is not None)
                assert line.waited is not None
                act = {
                    "actions": [line.waited["fallback"]],
                    "offer": line.waited["id"],
                    "id": "act",
                }
                both = await asyncio.gather(line.ask("act", **act), tab.ask("act", **act))
                assert [ack["id"] for ack in both] == ["act", "act"]
                cookie = ann.cookie
                done = len([e for e in line.named("laid") if e["seat"] == 0])
        async with (
            here(store_url) as site,
            Guest(site.url, cookie) as ann,
            ann.at(table, 0) as line,
        ):
            await line.ask("act", **act)
            await line.ask("say", text="once", id="talked")
            await line.ask("say", text="again", id="said too")
            assert [event["text"] for event in line.named("talked")] == ["once", "again"]
            assert len([e for e in line.named("laid") if e["seat"] == 0]) == done == 1

    asyncio.run(run())


def test_two_tabs_of_one_person_see_the_same(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            table = await ann.table(**PAIR)
            its = await seated(bob, table)
            one, two = await ann.line(table), await ann.line(table)
            await one.ask("start")
            await two.until(lambda: two.at is not None)
            assert (one.you, two.you) == (0, 0)
            assert one.view == two.view
            assert one.offers == two.offers
            await one.ask("say", text="both of me", id="mine")
            await two.until(lambda: bool(two.named("talked")))
            assert "mine" in one.acked
            assert two.acked == []
            await one.close()
            await two.ask("say", text="still here")
            await its.until(lambda: len(its.named("talked")) == 2)
            assert its.facts["seats"][0]["here"]
            await two.close()
            await its.until(lambda: not its.facts["seats"][0].get("here"))
            await its.close()

    asyncio.run(run())


def test_a_refusal_is_not_remembered(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            table = await ann.table(**PAIR)
            async with ann.at(table) as line:
                with pytest.raises(Refused, match="nothing_said"):
                    await line.ask("say", text="  ", id="same")
                await line.ask("say", text="something", id="same")
                assert [event["text"] for event in line.named("talked")] == ["something"]

    asyncio.run(run())


def test_what_was_said_is_acknowledged_again_however_much_was_said(store: str) -> None:
    async def run() -> None:
        async with here(store, talk_burst=1.0, talk_rate=0.001) as site, Guest(site.url) as ann:
            table = await ann.table(**PAIR)
            async with ann.at(table) as line:
                await line.ask("say", text="once", id="talked")
                with pytest.raises(Refused, match="too_fast"):
                    await line.ask("say", text="more", id="more")
                await line.ask("say", text="once", id="talked")
            async with ann.at(table, 0) as line:
                await line.ask("say", text="once", id="talked")
                assert [event["text"] for event in line.named("talked")] == ["once"]

    asyncio.run(run())


def test_seats_are_held_and_clocks_stand_still_while_the_server_is_down(store_url: str) -> None:
    """Quick tables and slow ones; an hour passes while nothing runs."""
    time = [1000.0]

    async def run() -> None:
        left: dict[str, int] = {}
        tables: dict[str, str] = {}
        async with (
            here(store_url, source=lambda: time[0]) as site,
            Guest(site.url) as ann,
            Guest(site.url) as bob,
        ):
            for name, clock in (("quick", 60), ("slow", 7200)):
                settings = {"seats": 2, "clock": clock}
                table = tables[name] = await ann.table("face-to-face", settings=settings)
                mine, its = await ann.line(table), await seated(bob, table)
                await mine.ask("start")
                await all_until([its], lambda line: line.at is not None)
                time[0] += 5.0
                await mine.ask("say", text="thinking")
                await mine.close()
                async with ann.at(table) as again:
                    assert again.left is not None
                    left[name] = again.left
                    assert left[name] == clock * 1000 - 5000
                await its.close()
            cookies = ann.cookie, bob.cookie
        time[0] += 3600.0
        async with (
            here(store_url, source=lambda: time[0]) as site,
            Guest(site.url, cookies[0]) as ann,
            Guest(site.url, cookies[1]) as bob,
        ):
            mine_now = {entry["table"] for entry in (await ann.get("/api/me"))["tables"]}
            assert mine_now == set(tables.values())
            for name, table in tables.items():
                async with ann.at(table) as mine, bob.at(table) as its:
                    assert (mine.you, its.you) == (0, 1)
                    assert mine.phase == "playing"
                    assert mine.left is not None
                    # The slow table, the second made, was watched for five seconds less.
                    assert left[name] - 5000 <= mine.left <= left[name]
                    assert bool(mine.waited) != bool(its.waited)

    asyncio.run(run())


def test_frames_are_text_and_one_object_each(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            table = await ann.table(**PAIR, start=True, bots="casual")
            async with ann.at(table) as line:
                await line.ask("say", text="Привіт \u2028 \U0001f0cf")
                assert all(isinstance(json.loads(frame), dict) for frame in line.frames)
                assert not any("\n" in frame for frame in line.frames)
                assert line.named("talked")[0]["text"].startswith("Привіт")

    asyncio.run(run())


def test_an_ask_of_the_last_match_is_remembered_in_the_next(store: str) -> None:
    """Even when the table was read again, for which the last match is not needed."""

    async def run() -> None:
        act: dict[str, Any] = {}
        async with here(store) as site, Guest(site.url) as ann:
            table = await ann.table(**DUEL, bots="casual", start=True)
            async with ann.at(table) as line:
                assert line.waited is not None
                act = {
                    "actions": [line.waited["fallback"]],
                    "offer": line.waited["id"],
                    "id": "act",
                }
                await line.ask("act", **act)
                await line.ask("act", actions=[{"do": "resign"}], id="resign")
                await line.ask("start")
            cookie = ann.cookie
        async with (
            here(store) as site,
            Guest(site.url, cookie) as ann,
            ann.at(table, 0) as line,
        ):
            before = line.n
            await line.ask("act", **act)
            await line.ask("act", actions=[{"do": "resign"}], id="resign")
            assert line.phase == "playing"
            assert line.n == before

    asyncio.run(run())


def test_a_ping_is_answered_at_once_and_changes_nothing(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            table = await ann.table(**PAIR)
            async with ann.at(table) as line:
                before = line.n, line.facts
                await line.ask("ping", id="ping")
                await line.ask("ping", id="ping")  # no matter how often
                assert (line.n, line.facts) == before

    asyncio.run(run())
