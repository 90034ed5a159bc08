"""News of other nodes: guests that were renamed, erased or banned, cookies that were revoked."""

from __future__ import annotations

import asyncio

import structlog
from aiohttp import web

from stosy.server.http.context import Context
from stosy.server.store import News

EVERY = 1.0
"""Seconds between two looks."""

log = structlog.get_logger()


class NewsReader:
    """Learns what other nodes tell, as long as there are any."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._heard: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                if self._context.hub.node.peers:
                    await self._read()
            except Exception:
                log.error("news_failed", exc_info=True)

    async def _read(self) -> None:
        news = await self._context.hub.store.news()
        for each in news:
            if each.id not in self._heard:
                await learn(self._context, each)
        self._heard = {each.id for each in news}


async def learn(context: Context, news: News) -> None:
    """Do here what the other node did there."""
    guest, store = news.guest, context.hub.store
    match news.what:
        case "renamed":
            name = await store.guest(guest)
            if name is not None:
                context.rename(guest, name)
        case "restricted":
            await context.learn_restrictions()
        case "announced":
            await context.learn_announcement()
        case "erased":
            context.hang_up(guest)
            await context.erasures.learn(guest)
        case "revoked":
            at = (await store.revocations(0)).get(guest)
            if at is not None:
                context.guests.revoke(guest, at)
                context.hang_up(guest)
            for room in context.hub.rooms():
                if room.table.knows(guest):
                    room.withdraw_key(guest)


NEWS = web.AppKey("news", NewsReader)
