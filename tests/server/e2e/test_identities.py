"""Who a guest is: cookies that are renewed, expire and can be revoked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from stosy.server.http import guests
from stosy.server.http.proxies import LOCAL_PROXIES
from tests.server.e2e.client import Guest, Refused
from tests.server.e2e.places import Site, here

HOUR, DAY = 3600.0, 24 * 3600.0


class Clock:
    """Unix time in seconds, as a test sets it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(guests, "time", clock)
    return clock


def served(store: str, work: Callable[[Site], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with here(store, **settings) as site:
            await work(site)

    asyncio.run(run())


async def name_with(site: Site, cookie: str) -> str:
    """What the guest with this cookie is called; "" for a new one."""
    async with Guest(site.url, cookie) as guest:
        name: str = (await guest.get("/api/me"))["name"]
        return name


def test_a_cookie_is_renewed_while_it_is_used_and_expires_otherwise(
    store: str, clock: Clock
) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann:
            await ann.call_me("Ann")
            first = ann.cookie
            for _ in range(3):
                await ann.get("/api/games")
                assert ann.cookie == first, "not before a day has passed"
                clock.now += 7 * HOUR
            for _ in range(20):
                clock.now += 2 * DAY
                await ann.get("/api/games")
            assert ann.cookie != first
            assert await name_with(site, ann.cookie) == "Ann"
            assert await name_with(site, first) == "", "it was forgotten after thirty days"

    served(store, work, guest_days=30)


async def revoke(guest: Guest) -> None:
    await guest.post("/api/me/renew")
    await guest.post("/api/me/revoke")


def test_who_revokes_keeps_all_and_copies_of_the_cookie_lose_it(store: str, clock: Clock) -> None:
    stolen = []

    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as eve:
            await ann.call_me("Ann")
            stolen.append(ann.cookie)
            table = await ann.table("face-to-face", bots="casual", start=True)
            async with Guest(site.url, ann.cookie) as thief, thief.at(table) as line:
                key = (await line.ask("lend_seat"))["key"]
                await revoke(ann)
                await line.until(lambda: line.closed)
                async with thief.at(table) as line:
                    assert line.you is None
            async with ann.at(table) as line:
                assert line.you == 0
            with pytest.raises(Refused, match="bad_key"):
                await eve.post(f"/api/tables/{table}/join", {"key": key})
            assert await name_with(site, ann.cookie) == "Ann"

    async def later(site: Site) -> None:
        assert await name_with(site, stolen[0]) == ""

    served(store, work)
    served(store, later)


def test_nobody_loses_the_cookie_with_an_answer_that_does_not_arrive(
    store: str, clock: Clock
) -> None:
    """A new cookie voids nothing, and who revokes can go on with the cookie they sent."""

    async def work(site: Site) -> None:
        async with Guest(site.url) as ann:
            await ann.call_me("Ann")
            first = ann.cookie
            await ann.post("/api/me/renew")
            assert await name_with(site, first) == "Ann"
            async with Guest(site.url, first) as copy:
                await copy.post("/api/me/revoke")
            assert await name_with(site, first) == await name_with(site, ann.cookie) == "Ann"

    served(store, work)


def test_an_address_revokes_only_so_much(store: str, clock: Clock) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as bob:
            await revoke(ann)
            with pytest.raises(Refused, match="too_fast"):
                await revoke(bob)

    served(store, work, revocation_rate=0.0, revocation_burst=1.0)


def test_by_https_a_cookie_gets_the_name_that_ties_it_to_the_host(store: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as browser:
            await ann.call_me("Ann")
            headers = {"X-Forwarded-Proto": "https", "Cookie": f"stosy={ann.cookie}"}
            async with browser.session.get(f"{site.url}/api/me", headers=headers) as response:
                assert (await response.json())["name"] == "Ann"
                gone, given = response.headers.getall("Set-Cookie")
            assert gone.startswith('stosy="";')
            name, _, value = given.partition(";")[0].partition("=")
            assert name == "__Host-stosy"
            assert {"Secure", "HttpOnly", "Path=/"} <= set(given.split("; "))
            headers["Cookie"] = f"__Host-stosy={value}"
            async with browser.session.get(f"{site.url}/api/me", headers=headers) as response:
                assert (await response.json())["name"] == "Ann"
                assert "Set-Cookie" not in response.headers

    served(store, work, proxies=LOCAL_PROXIES)
