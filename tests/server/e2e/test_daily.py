"""The daily deal: one secret a day, one try, and no way to its cards before playing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from functools import wraps
from hashlib import sha256
from random import Random
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from stosy.analysis import possible as study
from stosy.analysis.possible import Found
from stosy.core import Fault, Malformed, read, verify
from stosy.games import find, games
from stosy.server.app import RECORD, ROUTES, TABLE
from stosy.server.matches import dailies
from stosy.server.store import Try, writes
from tests.server.e2e.client import Guest, Json, Refused
from tests.server.e2e.places import Site, here
from tests.server.e2e.playing import play
from tests.timeouts import POLL_SECONDS, TIMEOUT
from tools.checker import check

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
DAY = 86_400
TODAY, TOMORROW = "2026-11-16", "2026-11-17"
ALONE = "the-game"
MATCH = RECORD.rpartition("/")[2]
LISTS = (
    *("/api/tables", "/api/daily", "/api/puzzles", "/api/me", "/api/me/data", "/api/me/games"),
    *("/api/me/people", "/api/me/statistics"),
)
"""What tells of tables without being asked for one."""
CLOCK = [NOON]
"""Unix seconds."""


def run(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """The test in a loop of its own."""

    @wraps(test)
    def whole(*given: Any, **named: Any) -> None:
        asyncio.run(test(*given, **named))

    return whole


@pytest.fixture(autouse=True)
def nobody_studies(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """To let experts play takes seconds; one test is about them."""
    if "experts" not in request.node.name:
        monkeypatch.setattr(dailies, "experts", lambda deal: ())
        monkeypatch.setattr(dailies, "possible", lambda deal, done: Found("not_found", False))
    monkeypatch.setattr(study, "EXPERTS", ("casual", "strong"))
    monkeypatch.setattr(writes, "time", lambda: CLOCK[0])


class Calendar:
    """The days of a server, and of what it notes in its store."""

    def __init__(self, site: Site) -> None:
        CLOCK[0] = NOON
        site.hub.dailies.clock = lambda: CLOCK[0]

    def next_day(self) -> None:
        CLOCK[0] += DAY


async def begun(guest: Guest, game: str = ALONE) -> str:
    table: str = (await guest.post(f"/api/daily/{game}"))["table"]
    return table


async def gave_up(guest: Guest, game: str = ALONE) -> str:
    table = await begun(guest, game)
    async with guest.at(table) as line:
        await line.act({"do": "resign"})
        await line.until(lambda: line.phase == "over")
    return table


async def closed(guest: Guest, method: str, path: str, body: object = None) -> None:
    with pytest.raises(Refused) as refused:
        await guest.request(method, path, body)
    assert (refused.value.code, refused.value.rule) == ("daily_closed", "T11"), path
    assert refused.value.status in (403, 409)


def ways_to(table: str, game: str) -> list[tuple[str, str, object]]:
    """Everything over HTTP from which cards of a match could come: all that is under the address of
    a table, whatever is added to it, and the ways around."""
    like = {"table": table, "match": 1}
    own = [
        (route.method, route.path.replace(TABLE, table).replace(MATCH, "1"), None)
        for route in ROUTES
        if isinstance(route, web.RouteDef) and TABLE in route.path
    ]
    assert len(own) > 15
    return [
        *own,
        ("GET", f"/api/tables/{table}/records/1/steps?seat=0", None),
        ("POST", "/api/tables", {"like": like}),
        ("POST", "/api/tables", {"like": {**like, "at": 3}}),
        ("POST", "/api/tables", {"like": {**like, "at": 3, "unseen_by": 0}}),
        ("GET", f"/api/daily/{TODAY}/{game}", None),
    ]


@run
async def test_one_deal_for_everybody_and_one_try(store_url: str) -> None:
    async with here(store_url) as site, Guest(site.url) as ann, Guest(site.url) as bob:
        Calendar(site)
        await ann.call_me("Ann")
        first, again = await asyncio.gather(begun(ann), begun(ann))
        assert first == again == await begun(ann)
        other = await begun(bob)
        assert other != first
        async with ann.at(first) as hers, bob.at(other) as his:
            assert hers.facts["daily"] == TODAY
            assert hers.facts.get("hints") is None
            assert hers.view["hand"] == his.view["hand"]
            for ask in ("start", "leave", "lend_seat", "close"):
                with pytest.raises(Refused, match="daily_fixed"):
                    await hers.ask(ask)
            with pytest.raises(Refused, match="daily_fixed"):
                await hers.ask("hint")
            await play(hers, Random(1))
            assert [each["seed"] for each in hers.named("seed_revealed")] == [None]
            with pytest.raises(Refused, match="daily_fixed"):
                await hers.ask("go_on")
            (listed,) = (await bob.get("/api/me"))["tables"]
            assert listed["table"] == other
            await his.act({"do": "resign"})
            await his.until(lambda: his.phase == "over")
            me = await bob.get("/api/me")
            assert (me["tables"], me["worth"]) == ([], True), "there is nothing to go on with"
        told = await ann.get(f"/api/daily/{TODAY}/{ALONE}")
        assert [(each["name"], each["place"], each["you"]) for each in told["tries"]] == [
            ("Ann", 1, True),
            (told["tries"][1]["name"], 2, False),
        ]
        assert (told["finished"], told["place"], told["percentile"]) == (2, 1, 100)
        theirs = await bob.get(f"/api/daily/{TODAY}/{ALONE}")
        assert (theirs["place"], theirs["better"], theirs["percentile"]) == (2, 1, 0)
        [own] = [each for each in (await ann.get("/api/daily"))["games"] if each["table"]]
        assert own["over"]
        assert own["percentile"] == 100


@run
async def test_a_try_given_up_stays_last_when_two_guests_become_one(store_url: str) -> None:
    async with here(store_url) as site, Guest(site.url) as ann, Guest(site.url) as phone:
        Calendar(site)
        await gave_up(phone)
        CLOCK[0] += 60
        async with ann.at(await begun(ann)) as line:
            await play(line, Random(3))
        assert (await ann.get(f"/api/daily/{TODAY}/{ALONE}"))["place"] == 1
        code = (await ann.post("/api/me/code"))["code"]
        await phone.post("/api/me/sign-in", {"code": code, "merge": True})
        for device in (ann, phone):
            told = await device.get(f"/api/daily/{TODAY}/{ALONE}")
            assert [(each["place"], each["you"]) for each in told["tries"]] == [
                (1, False),
                (2, True),
            ]
            assert (told["place"], told["percentile"]) == (2, 0)


@run
async def test_the_secret_is_promised_before_the_day_and_told_after_it(store: str) -> None:
    async with here(store) as site, Guest(site.url) as ann:
        calendar = Calendar(site)
        before = (await ann.get("/api/daily"))["days"]
        promised = {each["date"]: each["commit"] for each in before}
        assert all(each["secret"] is None for each in before)
        assert max(promised) == TOMORROW
        table = await gave_up(ann)
        path = f"/api/tables/{table}/records/1"
        record = await ann.get(path)
        assert "seed" not in record
        assert record["daily"] == {"date": TODAY, "commit": promised[TODAY]}
        verify(find(ALONE), read(json.dumps(record).encode()))
        assert check(record).error is None
        calendar.next_day()
        days = {each["date"]: each for each in (await ann.get("/api/daily"))["days"]}
        secret = days[TODAY]["secret"]
        assert days[TOMORROW]["commit"] == promised[TOMORROW]
        assert days[TOMORROW]["secret"] is None
        assert sha256(f"{TODAY}:{secret}".encode()).hexdigest() == promised[TODAY]
        record = await ann.get(path)
        assert record["daily"]["secret"] == secret
        assert record["seed"] == sha256(f"{secret}:{ALONE}".encode()).hexdigest()
        verify(find(ALONE), read(json.dumps(record).encode()))
        assert check(record).error is None
        for wrong in forged(record):
            with pytest.raises((Fault, Malformed)):
                verify(find(ALONE), read(json.dumps(wrong).encode()))
            assert check(wrong).error is not None


def forged(record: Json) -> list[Json]:
    """Records of which something about the day is not true."""
    daily = record["daily"]
    other = sha256(b"another").hexdigest()
    hidden = {key: value for key, value in daily.items() if key != "secret"}
    return [
        record | {"daily": daily | {"secret": other}},
        record | {"daily": daily | {"secret": other, "commit": sha256(other.encode()).hexdigest()}},
        record | {"daily": daily | {"commit": other}},
        record | {"daily": daily | {"date": "2026-02-30"}},
        record | {"daily": daily | {"date": TOMORROW}},
        record | {"record": 1},
        record | {"daily": hidden},
    ]


@pytest.mark.parametrize("game", list(games()))
@run
async def test_nobody_sees_the_cards_before_playing(store: str, game: str) -> None:
    async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as eve:
        calendar = Calendar(site)
        table = await begun(ann, game)
        await eve.get("/api/me")
        for over in (False, True):
            if over:
                await gave_up(ann, game)
            for way in ways_to(table, game):
                await closed(eve, *way)
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await eve.line(table)
            for place in LISTS:
                assert table not in json.dumps(await eve.get(place)), place
        # Whoever has begun has not finished.
        own = await begun(eve, game)
        assert own != table
        for way in ways_to(table, game):
            await closed(eve, *way)
        await gave_up(eve, game)
        assert await eve.get(f"/api/tables/{table}/records/1/steps")
        assert (await eve.get(f"/api/daily/{TODAY}/{game}"))["finished"] == 2
        # The cards are not dealt to a table that others may join, even by those who know them.
        await closed(eve, "POST", "/api/tables", {"like": {"table": table, "match": 1}})
        calendar.next_day()
        async with Guest(site.url) as late:
            assert await late.get(f"/api/tables/{table}/records/1/steps")
            assert await late.get(f"/api/daily/{TODAY}/{game}")
            await late.post("/api/tables", {"like": {"table": table, "match": 1}})


@run
async def test_a_try_goes_on_after_a_power_cut(store: str) -> None:
    async with here(store) as site, Guest(site.url) as ann:
        Calendar(site)
        table, cookie = await begun(ann), ann.cookie
        async with ann.at(table) as line:
            hand, offer = line.view["hand"], line.waited
            assert offer is not None
            await line.act(offer["actions"][0], offer=offer["id"])
    async with here(store) as site, Guest(site.url, cookie) as ann:
        Calendar(site)
        # The cut may have come after the try was noted, and before its table was there.
        await site.hub.store.begin_try(Try(TODAY, "face-to-face", ann.id, "A" * 22, "Ann"))
        assert await begun(ann, "face-to-face") == "A" * 22
        assert await begun(ann) == table
        async with ann.at(table) as line:
            assert set(line.view["hand"]) < set(hand)
            await play(line, Random(2))
        assert (await ann.get(f"/api/daily/{TODAY}/{ALONE}"))["finished"] == 1


@run
async def test_the_same_moves_meet_the_same_bots(store: str) -> None:
    async def entries(guest: Guest, game: str) -> list[Json]:
        table = await begun(guest, game)
        async with guest.at(table) as line:
            while line.phase == "playing" and len(line.events) < 60:
                if (offer := line.waited) is None:
                    at = line.at
                    await line.until(lambda: line.at != at or line.phase == "over")  # noqa: B023
                else:
                    await line.act(offer["fallback"], offer=offer["id"])
            if line.phase == "playing":
                await line.act({"do": "resign"})
                await line.until(lambda: line.phase == "over")
        record = await guest.get(f"/api/tables/{table}/records/1")
        return [{k: v for k, v in each.items() if k != "t"} for each in record["log"][:20]]

    async with here(store, thinking=0.05) as site, Guest(site.url) as ann, Guest(site.url) as bob:
        Calendar(site)
        mine, theirs = await asyncio.gather(*(entries(g, "face-to-face") for g in (ann, bob)))
        assert mine == theirs
        assert any(each.get("seat") == 1 for each in mine)


@run
async def test_experts_and_what_was_possible(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is found out once: later it is there at once, as it was."""
    async with here(store_url) as site, Guest(site.url) as ann:
        Calendar(site)
        await gave_up(ann, "quick-and-easy")
        told: Json = {}
        async with asyncio.timeout(TIMEOUT):
            while told.get("possible") is None:
                told = await ann.get(f"/api/daily/{TODAY}/quick-and-easy")
                await asyncio.sleep(POLL_SECONDS)
        assert len(told["experts"]) == 2
        assert told["possible"]["exact"]
        while await site.hub.store.study(TODAY, "quick-and-easy") is None:
            await asyncio.sleep(POLL_SECONDS)
    monkeypatch.setattr(dailies, "experts", lambda deal: pytest.fail("not again"))
    async with here(store_url) as site, Guest(site.url) as bob:
        Calendar(site).next_day()
        later = await bob.get(f"/api/daily/{TODAY}/quick-and-easy")
        assert (later["experts"], later["possible"]) == (told["experts"], told["possible"])


@run
async def test_an_erased_guest_leaves_a_result_without_a_name(store_url: str) -> None:
    async with here(store_url) as site, Guest(site.url) as ann, Guest(site.url) as bob:
        Calendar(site)
        await ann.call_me("Zebulon")
        table, id_ = await gave_up(ann), ann.id
        await gave_up(bob)
        data = await ann.get("/api/me/data")
        assert [(each["date"], each["game"]) for each in data["tries"]] == [(TODAY, ALONE)]
        await ann.request("DELETE", "/api/me")
        async with asyncio.timeout(TIMEOUT):
            while await site.hub.store.erasures():
                await asyncio.sleep(POLL_SECONDS)
        told = await bob.get(f"/api/daily/{TODAY}/{ALONE}")
        assert told["finished"] == 2
        assert "Zebulon" not in json.dumps(told)
        assert await site.hub.store.tries_of(id_) == []
        async with Guest(site.url) as eve:
            await closed(eve, "GET", f"/api/tables/{table}/records/1")


@run
async def test_a_try_that_ends_after_its_day_does_not_count(store_url: str) -> None:
    async with here(store_url) as site, Guest(site.url) as ann, Guest(site.url) as bob:
        calendar = Calendar(site)
        await gave_up(bob)
        table = await begun(ann)
        calendar.next_day()
        assert await ann.get(f"/api/tables/{table}")
        async with ann.at(table) as line:
            await line.act({"do": "resign"})
            await line.until(lambda: line.phase == "over")
        told = await ann.get(f"/api/daily/{TODAY}/{ALONE}")
        assert (told["finished"], told["place"]) == (1, None)
        assert (await ann.get("/api/daily"))["streak"] == 0


@run
async def test_a_day_that_is_none(store: str) -> None:
    async with here(store) as site, Guest(site.url) as ann:
        Calendar(site)
        for date in ("2026-11-15", TOMORROW, "2026-99-99"):
            with pytest.raises(Refused) as refused:
                await ann.get(f"/api/daily/{date}/{ALONE}")
            assert refused.value.code == "no_such_day"
        with pytest.raises(Refused):
            await ann.post("/api/daily/chess")
