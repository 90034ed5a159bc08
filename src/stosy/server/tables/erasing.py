"""Erasing a guest: out of all tables and their logs, on all nodes."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import product

import structlog
from msgspec.structs import replace

from stosy.core import Refused
from stosy.server.store import Erased, Erasure
from stosy.server.store.people import MOST_ALIASES
from stosy.server.tables.chunks import unhurried
from stosy.server.tables.hub import Hub
from stosy.server.tables.listing import decode, encode
from stosy.server.tables.room import Elsewhere
from stosy.table.erasing import Erasing
from stosy.wire import Leave

EVERY = 60.0
"""Seconds between two looks for what another node has left undone."""
SWEEPS = 20
"""Searches of the whole database for guests: who comes back meanwhile is found again."""
TOGETHER = MOST_ALIASES
"""Guests that one search looks for: all ids of a person have room."""
BETWEEN_SWEEPS = 2.0
"""Seconds in which the owners of tables remove the guest there."""
HEARD = 15.0
"""Seconds after which every node has heard the news."""

log = structlog.get_logger()


class Erasures:
    """Removes guests, many with one search; `forget` drops what is known of a table's matches."""

    def __init__(self, hub: Hub, forget: Callable[[str], None]) -> None:
        self._hub = hub
        self._store = hub.store
        self._forget = forget
        self._asked = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def begin(self, guest: str, called: str) -> None:
        """Have a guest erased; their name is gone on return, the rest soon, even after a crash."""
        await self._store.begin_erasure(guest, called)
        self._asked.set()

    async def learn(self, guest: str) -> None:
        """Another node erases a guest: remove them from the tables that this one has."""
        for each in await self._store.erasures():
            if each.guest == guest:
                for room in self._hub.rooms():
                    if await self._store.mentions(guest, room.id):
                        await self._remove(each, room.id)
        self._hub.replays.forget()

    async def _run(self) -> None:
        while True:
            try:
                await self._erase_all()
            except Exception:
                log.error("erasing_failed", exc_info=True)
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._asked.wait()
            self._asked.clear()

    async def _erase_all(self) -> None:
        """Those that this node began, and those of nodes that are gone."""
        others = {peer.id for peer in self._hub.node.peers}
        own = [each for each in await self._store.erasures() if each.node not in others]
        for each in own:
            await self._store.adopt_erasure(each.guest)
        for start in range(0, len(own), TOGETHER):
            await self._erase(own[start : start + TOGETHER])

    async def _erase(self, erasures: list[Erasure]) -> None:
        tables = Counter[str]()
        for _ in range(SWEEPS):
            found, left = await self._sweep(erasures)
            tables += found - left
            if not found:
                break
            if left:
                await self._tell_of(left)
                await asyncio.sleep(BETWEEN_SWEEPS)
        else:
            log.warning("erasing_goes_on", count=tables.total())
            return  # it is tried again
        self._hub.replays.forget()
        guests = [each.guest for each in erasures]
        if self._hub.node.peers:
            await self._tell_of(guests)
            await asyncio.sleep(HEARD)
        for guest in guests:
            await self._store.end_erasure(guest)
            log.info("guest_erased", count=tables[guest])

    async def _tell_of(self, guests: Iterable[str]) -> None:
        for guest in guests:
            await self._store.tell_of_erasure(guest)

    async def _sweep(self, erasures: list[Erasure]) -> tuple[Counter[str], Counter[str]]:
        """Search all tables; at how many each guest was, and at how many of those they still are
        because another node owns them."""
        found, left = Counter[str](), Counter[str]()
        guests = [each.guest for each in erasures]
        after: str | None = ""
        while after is not None:
            tables, after = await self._store.mentioning(guests, after)
            for table, each in product(tables, erasures):
                if await self._store.mentions(each.guest, table):
                    found[each.guest] += 1
                    if not await self._remove(each, table):
                        left[each.guest] += 1
        return found, left

    async def _remove(self, erasure: Erasure, table: str) -> bool:
        """Remove the guest from a table and its log; false if another node owns it."""
        try:
            await self._leave(erasure.guest, table)
            async with self._hub.apart(table):
                await self._rewrite(erasure, table)
        except Elsewhere:
            return False
        return True

    async def _leave(self, guest: str, table: str) -> None:
        """Whoever plays leaves first, so that a bot plays on."""
        row = await self._store.table(table)
        if row is None or row.phase == "closed" or guest not in row.members:
            return
        try:
            room = await self._hub.room(table)
            await room.ask(guest, "", Leave(id=secrets.token_urlsafe(16)))
        except Elsewhere:
            raise
        except Refused:
            pass  # the seat was left before
        except Exception:
            log.error("table_broken", table=table, exc_info=True)

    async def _rewrite(self, erasure: Erasure, table: str) -> None:
        row = await self._store.table(table)
        if row is None:
            return
        erasing = Erasing(erasure.guest, secrets.token_urlsafe(16), erasure.called)
        changed: list[tuple[int, bytes]] = []
        async for each in unhurried(self._store.entries(table)):
            body = erasing.without(each.body)
            if body != each.body:
                changed.append((each.seq, body))
        summary = decode(row.summary)
        names = tuple(
            erasing.called if seat in erasing.seats and name is not None else name
            for seat, name in enumerate(summary.names)
        )
        await self._store.erase_at(
            Erased(
                table=table,
                guest=erasure.guest,
                instead=erasing.instead,
                called=erasing.called,
                entries=tuple(changed),
                sat=erasing.sat,
                summary=encode(replace(summary, names=names)),
                is_opener=erasing.is_opener,
            )
        )
        self._forget(table)
