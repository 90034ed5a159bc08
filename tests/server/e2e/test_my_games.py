"""One's games in a list, what they add up to, and the people one has met."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from stosy.server.admin.derived import Finding, check
from stosy.server.http import my_games
from stosy.server.matches.statistics import statistics
from stosy.server.store import KeptAnalysis, Played, open_store, played
from stosy.wire.games import PastResult
from tests.server.e2e.authenticator import Authenticator
from tests.server.e2e.client import Guest, Refused
from tests.server.e2e.places import Site, here
from tests.server.store.databases import on_database
from tests.timeouts import POLL_SECONDS

OF_A_MATCH = "ended, names, people, result, ended_at"
OF_A_PLAYER = "game, options, seats, seat, won, given"
OVER_TOO_SOON = (
    f"UPDATE matches SET ({OF_A_MATCH}) = (SELECT {OF_A_MATCH} FROM matches WHERE match = 1)"
    " WHERE match = 2",
    f"INSERT INTO played (guest, table_id, match, ended_at, {OF_A_PLAYER})"
    f" SELECT guest, table_id, 2, ended_at, {OF_A_PLAYER} FROM played WHERE match = 1",
)
"""The second match, which runs, is listed as the first."""


def served(store: str, work: Callable[[Site], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with here(store, **settings) as site:
            await work(site)

    asyncio.run(run())


async def duel(host: Guest, other: Guest, loser: int, table: str | None = None) -> str:
    """A match that the seat `loser` gives up."""
    if table is None:
        table = await host.table("face-to-face")
        await other.post(f"/api/tables/{table}/join", {})
    async with host.at(table) as one, other.at(table) as two:
        await one.ask("start")
        for line in (one, two):
            await line.until(lambda line=line: line.phase == "playing")  # type: ignore[misc]
        await (one, two)[loser].act({"do": "resign"})
        await one.until(lambda: one.phase == "over")
    return table


def row(n: int, won: bool, left: int | None = None, **more: Any) -> Played:
    return Played("ann", "t", n, n, "the-game", "{}", 2, 0, won, left, **more)


def test_statistics_against_an_example_by_hand() -> None:
    """6 of 10 won: Wilson's interval for 0.6 and n = 10 is 0.3127 to 0.8318."""
    won = [True, True, False, True, True, True, False, False, True, False]
    left = [0, 0, 12, 0, 0, 0, 7, 3, 0, 20]
    rows = [row(n, each, left[n]) for n, each in enumerate(won)]
    rows[3] = row(3, True, 0, luck=0.25, skill=0.1)
    rows[4] = row(4, True, 0, luck=-0.05, skill=0.3)
    (found,) = statistics([*rows, row(9, True)])  # a second seat in the last match
    assert (found.won.count, found.won.of, found.won.rate) == (6, 10, 0.6)
    assert (found.won.low, found.won.high) == pytest.approx((0.3127, 0.8318), abs=1e-4)
    assert (found.streak, found.best_streak) == (0, 3)
    assert (found.cards_left, found.fewest_left) == (4.2, 0)
    assert found.analysed == 2
    assert (found.luck, found.skill) == pytest.approx((0.1, 0.2))
    assert found.finished[0] == PastResult(False, 20)
    (latest,) = statistics([row(n, each) for n, each in enumerate((False, True, True))])
    assert (latest.streak, latest.best_streak) == (2, 2)


def test_the_list_the_figures_and_the_people_of_a_few_evenings(store_url: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as bob, Guest(site.url) as cat:
            for guest, name in ((ann, "Ann"), (bob, "Bob"), (cat, "Cat")):
                await guest.call_me(name)
            first = await duel(ann, bob, loser=1)
            await duel(ann, bob, loser=1, table=first)
            await duel(ann, bob, loser=0, table=first)
            second = await duel(cat, ann, loser=0)
            alone = await ann.table("the-game", bots="casual", settings={"seats": 2}, start=True)
            kept = KeptAnalysis(1, 1, b"compressed")
            await site.hub.store.keep_analysis(first, 1, kept, [(0, 0.25, -0.125)])

            mine = await ann.get("/api/me/games")
            told = [(each["table"], each["match"], each["won"]) for each in mine["games"]]
            assert sorted(told) == sorted(
                [(second, 1, True), (first, 3, False), (first, 2, True), (first, 1, True)]
            )
            assert mine["next"] is None
            (running,) = mine["running"]
            assert running["summary"]["table"] == alone
            first_one = next(
                each for each in mine["games"] if each["match"] == 1 and each["table"] == first
            )
            assert (first_one["names"], first_one["seat"]) == (["Ann", "Bob"], 0)
            assert (first_one["luck"], first_one["skill"]) == (0.25, -0.125)
            lost = await ann.get("/api/me/games?won=0")
            assert [each["match"] for each in lost["games"]] == [3]
            assert "running" not in lost or lost["running"] == []
            assert (await ann.get("/api/me/games?game=the-game"))["games"] == []

            (figures,) = (await ann.get("/api/me/statistics"))["statistics"]
            assert (figures["won"]["count"], figures["won"]["of"]) == (3, 4)
            assert (figures["analysed"], figures["luck"]) == (1, 0.25)

            people = (await ann.get("/api/me/people"))["people"]
            assert {each["name"]: each["matches"] for each in people} == {"Bob": 3, "Cat": 1}
            with_bob = next(each for each in people if each["name"] == "Bob")
            assert with_bob["standings"] == [
                {"game": "face-to-face", "matches": 3, "won": 2, "they_won": 1}
            ]
            assert bob.id not in str(people)
            filtered = await ann.get(f"/api/me/games?with={with_bob['id']}")
            assert {each["table"] for each in filtered["games"]} == {first}
            with pytest.raises(Refused, match="not_found"):
                await bob.get(f"/api/me/games?with={with_bob['id']}")
            assert await bob.get(f"/api/tables/{first}/series") == {"matches": 3, "wins": [2, 1]}
            assert len((await ann.get("/api/me/data"))["games"]) == 4

    served(store_url, work, revocation_burst=10.0)


def test_a_list_goes_back_without_end_page_by_page(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as bob:
            table = None
            for n in range(27):
                table = await duel(ann, bob, loser=n % 2, table=table)
            seen, before = [], ""
            while True:
                page = await ann.get(f"/api/me/games{before}")
                seen += [each["match"] for each in page["games"]]
                if page["next"] is None:
                    break
                before = f"?before={page['next']}"
            assert sorted(seen) == list(range(1, 28))
            assert len(set(seen)) == 27
            monkeypatch.setattr(played, "MOST", 20)
            score = await ann.get(f"/api/tables/{table}/series")
            assert score == {"matches": 10, "wins": [5, 5]}, "two rows a match"
            for wrong in ("x", "1", "1.x.y", "1.1.%00"):
                with pytest.raises(Refused, match="malformed"):
                    await ann.get(f"/api/me/games?before={wrong}")

    served(store, work)


@pytest.mark.parametrize("asked", ["people", "statistics", "games?with=x"])
def test_lists_of_very_many_matches_count_as_several_requests(
    store: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as bob:
            await duel(ann, bob, loser=1)
            monkeypatch.setattr(my_games, "ROWS", 0.005)  # one match counts as 200
            with suppress(Refused):
                await ann.get(f"/api/me/{asked}")
            with pytest.raises(Refused, match="too_fast"):
                await ann.get(f"/api/me/{asked}")

    served(store, work, request_rate=0.001, request_burst=300)


def test_a_table_that_cannot_be_read_hides_no_other(store_url: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as bob:
            tables = [await ann.table("face-to-face", settings={"clock": 86_400}) for _ in "12"]
            for table in tables:
                await bob.post(f"/api/tables/{table}/join", {})
                async with ann.at(table) as line:
                    await line.ask("start")
                    await line.until(lambda line=line: line.phase == "playing")  # type: ignore[misc]
            while site.hub.rooms():
                site.hub._unload(site.hub.clock.now() + 61_000)
                await asyncio.sleep(POLL_SECONDS)
            broken = f"UPDATE entries SET body = '{{}}' WHERE table_id = '{tables[0]}' AND seq = 1"
            await asyncio.to_thread(on_database, store_url, broken)
            running = (await ann.get("/api/me/games"))["running"]
            told = {each["summary"]["table"]: bool(each["waits_for"]) for each in running}
            assert told == dict(zip(tables, (False, True), strict=True))

    served(store_url, work)


def test_what_no_database_holds_is_not_found(store_url: str) -> None:
    """PostgreSQL has no texts with such a character."""

    async def work(site: Site) -> None:
        async with Guest(site.url) as ann:
            for asked in ("game=%00", "before=1.1.%00", "with=%00"):
                with pytest.raises(Refused, match="malformed"):
                    await ann.get(f"/api/me/games?{asked}")
            assert await ann.request("DELETE", "/api/me/push", {"endpoint": "\0"})
            options = (await ann.post("/api/me/sign-in/options"))["options"]
            credential = Authenticator("https://cards.example", "cards.example").sign(options)
            with pytest.raises(Refused, match="no_such_passkey"):
                await ann.post("/api/me/sign-in", {"credential": {**credential, "id": "\0"}})

    served(store_url, work, origin="https://cards.example")


def test_a_rebuilt_table_lists_what_its_log_tells(store_url: str) -> None:
    async def count(guest: Guest) -> int:
        (figures,) = (await guest.get("/api/me/statistics"))["statistics"]
        found: int = figures["won"]["of"]
        return found

    async def run() -> None:
        async with here(store_url) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            table = await duel(ann, bob, loser=1)
            assert await count(ann) == 1
            async with ann.at(table) as line:
                await line.ask("start")
                await line.until(lambda: line.facts["match"] == 2)
            for each in OVER_TOO_SOON:
                await asyncio.to_thread(on_database, store_url, each)
            assert await count(ann) == 2
            cookies = ann.cookie, bob.cookie
        store = await open_store(store_url)
        assert [each async for each in check(store, rebuild=True)] == [Finding(table)]
        assert [each async for each in check(store, rebuild=False)] == [None]
        await store.close()
        async with (
            here(store_url) as site,
            Guest(site.url, cookies[0]) as ann,
            Guest(site.url, cookies[1]) as bob,
        ):
            assert await count(ann) == 1
            async with bob.at(table) as line:
                await line.act({"do": "resign"})
                await line.until(lambda: line.phase == "over")
            assert await count(ann) == 2

    asyncio.run(run())


def test_games_of_a_merged_guest_are_the_persons(store: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as phone, Guest(site.url) as bob:
            await duel(ann, bob, loser=1)
            await duel(bob, phone, loser=0)
            code = (await ann.post("/api/me/code"))["code"]
            await phone.post("/api/me/sign-in", {"code": code, "merge": True})
            assert [each["won"] for each in (await ann.get("/api/me/games"))["games"]] == [True] * 2
            (met,) = (await bob.get("/api/me/people"))["people"]
            assert met["matches"] == 2, "for the others they are one person, too"

    served(store, work)
