"""News of other nodes: guests that were renamed, erased or banned, or have blocked somebody;
cookies that were revoked, a new key."""

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
        self._node = ""
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
        if self._node != self._context.hub.store.node:
            await self._catch_up()
        news = await self._context.hub.store.news()
        for each in news:
            if each.id not in self._heard:
                await learn(self._context, each)
        self._heard = {each.id for each in news}

    async def _catch_up(self) -> None:
        """We were deposed, and have come back: others may have told more than they do now."""
        context, node = self._context, self._context.hub.store.node
        if self._node:
            await context.learn_keys()
            await context.learn_restrictions()
            await context.learn_announcement()
            for guest, at in (await context.hub.store.revocations(0)).items():
                context.guests.revoke(guest, at)
        self._node = node


async def learn(context: Context, news: News) -> None:
    """Do here what the other node did there."""
    guest, store = news.guest, context.hub.store
    match news.what:
        case "renamed":
            await context.learn_name(guest)
        case "restricted":
            await context.learn_restrictions()
        case "blocked":
            await context.learn_blocks(guest)
        case "announced":
            await context.learn_announcement()
        case "rotated":
            await context.learn_keys()
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
