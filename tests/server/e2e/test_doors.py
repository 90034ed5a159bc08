"""Who comes in: the lobby, links, versions, greetings."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp
import pytest

from stosy.server.store import StoreError
from tests.server.e2e.client import Guest, Json, Line, Refused, listed
from tests.server.e2e.places import here
from tests.server.store.rows import all_of
from tests.timeouts import POLL_SECONDS, TIMEOUT

NOWHERE = "A" * 22


class Watcher:
    """A socket at the lobby."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.frames: list[str] = []
        self.tables: list[Json] | None = None

    async def until(self, *shown: Json) -> None:
        """Until exactly these tables are listed, with these facts."""
        async with asyncio.timeout(TIMEOUT):
            while not self._is(shown):
                self.frames.append(await self._socket.receive_str())
                self.tables = listed(self.tables, json.loads(self.frames[-1]))

    def _is(self, shown: tuple[Json, ...]) -> bool:
        if self.tables is None or len(self.tables) != len(shown):
            return False
        return all(table | facts == table for table, facts in zip(self.tables, shown, strict=True))


def test_the_lobby_shows_public_tables_live_and_private_ones_never(store_url: str) -> None:
    async def run() -> None:
        async with (
            here(store_url, lobby_seconds=0.01) as site,
            Guest(site.url) as ann,
            Guest(site.url) as bob,
        ):
            await ann.call_me("Ann")
            socket = await bob.session.ws_connect(f"{site.url}/api/lobby")
            lobby = Watcher(socket)
            await lobby.until()
            private = await ann.table("the-game")
            public = await ann.table("the-game", settings={"seats": 2, "public": True})
            async with ann.at(private) as hidden:
                async with ann.at(public) as line:
                    await lobby.until({"table": public, "open": 1, "names": ["Ann", None]})
                    await hidden.ask("say", text="nobody hears")
                    await line.ask("put_bot", seat=1, level="casual")
                    await lobby.until({"table": public, "open": 0, "phase": "gathering"})
                    await line.ask("start")
                    await lobby.until({"table": public, "phase": "playing"})
                    page = await bob.get("/api/tables")
                    assert [table["table"] for table in page["tables"]] == [public]
                    assert page["more"] is False
                    await line.ask("act", actions=[{"do": "resign"}])
                    await lobby.until({"table": public, "phase": "over"})
                    await line.ask("arrange", change={"public": False})
                    await lobby.until()
                    await line.ask("arrange", change={"public": True})
                    await lobby.until({"table": public})
                await lobby.until()  # nobody is there
                async with ann.at(public) as line:
                    await lobby.until({"table": public, "phase": "over"})
                    await line.ask("close")
                    await lobby.until()
            assert not any(private in frame for frame in lobby.frames)
            assert not any(ann.id in frame for frame in lobby.frames)
            await socket.close()

    asyncio.run(run())


def test_the_lobby_has_slow_tables_even_after_a_restart(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            await ann.table("the-game", settings={"clock": 3600})
            slow = [
                await ann.table(game, settings={"public": True, "clock": 3600})
                for game in ("the-game", "face-to-face")
            ]
            await ann.table("the-game", settings={"public": True})
            before = (await ann.get("/api/tables"))["tables"]
        async with here(store) as site, Guest(site.url) as bob:
            after = (await bob.get("/api/tables"))["tables"]
        for tables in (before, after):
            assert [table["table"] for table in tables] == slow[::-1]

    asyncio.run(run())


def test_a_table_is_found_by_its_id_only(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            table = await ann.table("the-game")
            assert (await bob.get("/api/tables"))["tables"] == []
            assert (await bob.get("/api/me"))["tables"] == []
            assert (await bob.get(f"/api/tables/{table}"))["phase"] == "gathering"
            for wrong in (NOWHERE, table[:-1] + ("A" if table[-1] != "A" else "B")):
                for path in ("", "/records", "/records/1"):
                    with pytest.raises(Refused, match="no_such_table") as error:
                        await bob.get(f"/api/tables/{wrong}{path}")
                    assert error.value.status == 404
                with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
                    await bob.line(wrong)
                assert refusal.value.status == 404

    asyncio.run(run())


@pytest.mark.parametrize("version", [0, 1, 1000])
def test_another_version_is_told_so_and_let_go(version: int, store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            line = Line(ann, await ann.table("the-game"))
            await line.open(hello={"ask": "hello", "version": version})
            await line.until_closed()
            assert line.told == {"tell": "other_version", "version": 2}
            assert line.code == 1008
            assert len(line.frames) == 1
            await line.close()

    asyncio.run(run())


@pytest.mark.parametrize("first", [{"ask": "sit", "id": "1"}, None])
def test_who_does_not_say_hello_is_let_go(first: Json | None, store: str) -> None:
    async def run() -> None:
        seconds = 0.1 if first is None else 10.0
        async with here(store, hello_seconds=seconds) as site, Guest(site.url) as ann:
            line = Line(ann, await ann.table("the-game"))
            await line.open(hello=first or {"ask": "nothing that is known"})
            await line.until_closed()
            assert line.told == {"tell": "goodbye", "reason": "no_hello"}
            assert line.facts == {}, "and is told nothing of the table"
            assert line.complaints == (["malformed"] if first is None else [])
            await line.close()

    asyncio.run(run())


def test_an_idle_table_is_let_go_and_comes_back(store_url: str) -> None:
    async def run() -> None:
        async with (
            here(store_url, idle_seconds=0.05) as site,
            Guest(site.url) as ann,
            Guest(site.url) as bob,
        ):
            table = await ann.table("face-to-face", settings={"seats": 2, "clock": 60})
            mine, its = await ann.line(table), await bob.line(table)
            await its.ask("sit")
            await mine.ask("start")
            await its.until(lambda: its.at is not None)
            before = (mine.view, mine.offers, mine.n)
            await mine.close()
            await its.close()
            async with asyncio.timeout(TIMEOUT):
                while site.hub.rooms():
                    await asyncio.sleep(POLL_SECONDS)
            async with ann.at(table, mine.n) as back:
                assert (back.view, back.offers, back.n) == before
                assert back.gaps == 0
                assert back.you == 0
                assert back.left is not None or back.waited is None

    asyncio.run(run())


def test_a_slow_table_is_woken_when_its_time_comes(store_url: str) -> None:
    """With nobody there, and not even loaded, the clock plays the fallback."""
    time = [1000.0]

    async def run() -> None:
        async with (
            here(store_url, source=lambda: time[0], idle_seconds=1.0) as site,
            Guest(site.url) as ann,
            Guest(site.url) as bob,
        ):
            settings = {"seats": 2, "clock": 3600}
            table = await ann.table("quick-and-easy", settings=settings)
            mine, its = await ann.line(table), await bob.line(table)
            await its.ask("sit")
            await mine.ask("start")
            await its.until(lambda: its.at is not None)
            turn, seen = mine.view["turn"], mine.n
            await mine.close()
            await its.close()
            time[0] += 3500.0
            async with asyncio.timeout(TIMEOUT):
                while site.hub.rooms():
                    await asyncio.sleep(POLL_SECONDS)
            assert by_clock(await all_of(site.hub.store.entries(table))) == 0
            time[0] += 101.0
            async with asyncio.timeout(TIMEOUT):
                while not by_clock(await all_of(site.hub.store.entries(table))):
                    await asyncio.sleep(POLL_SECONDS)
            async with ann.at(table, seen) as back:
                assert {event["seat"] for event in back.named("laid")} == {turn}
                assert back.view["turn"] != turn

    asyncio.run(run())


def by_clock(entries: list[Any]) -> int:
    """How many moves the clock made."""
    return sum(json.loads(entry.body).get("by") == "clock" for entry in entries)


def test_while_the_store_is_down_people_are_told_so(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def down(*_given: object) -> None:
        raise StoreError("failed", "disk I/O error")

    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            monkeypatch.setattr(site.hub.store, "tables_of", down)
            with pytest.raises(Refused, match="store_down") as refused:
                await ann.get("/api/me")
            assert refused.value.status == 503

    asyncio.run(run())
