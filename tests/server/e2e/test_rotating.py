"""`stosy admin rotate`: another key, and nobody becomes a stranger who comes by before the next."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from stosy.core import Refused
from stosy.server import app
from stosy.server.admin.commands import carry_out
from stosy.server.admin.messages import Asked
from stosy.server.store import file_of
from tests.server.e2e.client import Guest
from tests.server.e2e.places import Site, here
from tests.timeouts import POLL_SECONDS, TIMEOUT

BANNED = "192.0.2.7"
SPREAD = 4.0
"""Seconds: longer than it takes to hear the news."""


async def name_at(site: Site, cookie: str) -> str:
    """What the guest with this cookie is called; "" for a stranger."""
    async with Guest(site.url, cookie) as guest:
        name: str = (await guest.get("/api/me"))["name"]
        return name


async def named(site: Site, name: str) -> str:
    async with Guest(site.url) as guest:
        await guest.call_me(name)
        return guest.cookie


async def renewed_at(site: Site, cookie: str) -> str:
    """The cookie that comes instead of one of before, in time."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            async with Guest(site.url, cookie) as guest:
                await guest.get("/api/me")
                if guest.cookie != cookie:
                    return guest.cookie
            await asyncio.sleep(POLL_SECONDS)


async def rotate(site: Site) -> None:
    await carry_out(site.context, "rotate", Asked())


def test_nobody_becomes_a_stranger_who_comes_between_two_rotations(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SPREAD", SPREAD)
    shared = file_of(store_url) is None

    async def run() -> None:
        async with AsyncExitStack() as stack:
            sites = [await stack.enter_async_context(here(store_url)) for _ in range(1 + shared)]
            one, other = sites[0], sites[-1]
            await carry_out(one.context, "ban", Asked(whom=BANNED, seconds=3600))
            ann, bob = await named(one, "Ann"), await named(other, "Bob")
            await rotate(one)
            carl = await named(one, "Carl")  # at once: the other may not know of it yet
            assert [await name_at(other, each) for each in (ann, bob, carl)] == [
                "Ann",
                "Bob",
                "Carl",
            ]
            if shared:
                with pytest.raises(Refused, match="rotated_just_now"):
                    await rotate(other)
            again = await renewed_at(other, ann)
            assert [await name_at(site, again) for site in sites] == ["Ann"] * len(sites)
            assert [await name_at(site, ann) for site in sites] == ["Ann"] * len(sites)
            for site in sites:
                assert site.context.restrictions.is_banned("", BANNED)

            await rotate(other)
            for site in sites:
                async with asyncio.timeout(TIMEOUT):
                    while await name_at(site, bob):
                        await asyncio.sleep(POLL_SECONDS)
                assert await name_at(site, again) == "Ann"
        async with here(store_url) as site:
            assert [await name_at(site, each) for each in (again, ann)] == ["Ann", ""]

    asyncio.run(run())
