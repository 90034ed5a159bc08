"""This process among those that share the store: its lease, and the end of others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf
from time import monotonic

import structlog

from stosy.games import games
from stosy.server.logs import mark_lines
from stosy.server.store import Deposed, Peer, Reads, Store
from stosy.server.tables.writer import ServiceClock
from stosy.table.entries import FORMAT

BEAT = 0.5
"""Seconds between two renewals."""
SOON = 0.1
"""Seconds until the next one if a peer may be dead."""
BEAT_ALONE = 1.0
"""The same in a store that is not shared, which only notes the service time."""
WRITES = 5_000
"""Ms since the last renewal in which the store counts as writable."""

log = structlog.get_logger()


class Node:
    """Joins, renews its lease, deposes nodes that do not, and comes back if it was deposed.

    `drop` lets go of all tables.
    """

    def __init__(
        self,
        store: Store,
        clock: ServiceClock,
        drop: Callable[[], Awaitable[None]],
        lease: float,
    ) -> None:
        self.lease = lease
        """Seconds for which this node is taken for alive if it does not renew them."""
        self.reads = Reads(FORMAT, {game.id: game.rules for game in games().values()})
        self.peers: tuple[Peer, ...] = ()
        """The other nodes that live."""
        self._store = store
        self._clock = clock
        self._drop = drop
        self._until = inf
        self._steady: float | None = None
        """Since when the lease has been renewed in time."""
        self._doubts = asyncio.Event()
        self._kept: float | None = None
        """Service time of the last renewal."""

    @property
    def format(self) -> int:
        """The format of log entries that all nodes can read: nobody writes a later one."""
        return min([self.reads.format, *(peer.reads.format for peer in self.peers)])

    def leased(self) -> bool:
        """Can no other node own our tables yet?"""
        return monotonic() < self._until

    def writes(self) -> bool:
        """Has the store kept what it was given lately?"""
        return self._kept is not None and self._clock.now() - self._kept < WRITES

    def may_depose(self) -> bool:
        """Has the lease been renewed for as long as it lasts?

        A database that was away has let the leases of all lapse: the others, too, need time.
        """
        return (
            self.leased() and self._steady is not None and monotonic() - self._steady >= self.lease
        )

    async def join(self) -> None:
        """Become a node; again if a busy machine lets the lease lapse meanwhile."""
        while True:
            began = monotonic()
            self._clock.reach(await self._store.join(_ms(self.lease), self.reads))
            self._renewed(began)
            if not self._store.shared:
                return
            mark_lines(node=self._store.node)
            try:
                await self._renew()  # to know the others
            except Deposed:
                log.warning("deposed", node=self._store.node)
            else:
                return

    async def leave(self) -> None:
        """Let others have the tables."""
        found = await self._store.renew(int(self._clock.now()), _ms(self.lease))
        self.peers = found.peers
        await self._store.leave()

    async def run(self) -> None:
        """Renew the lease again and again."""
        while True:
            await self._rest()
            try:
                await self._renew()
            except Deposed:
                await self._come_back()
            except Exception:
                if self._steady is not None:
                    self.look_soon()  # whoever deposes a node ends its connections
                self._steady = None
                log.error("beat_failed", exc_info=True)

    def look_soon(self) -> None:
        """A peer may be dead, or we may have been deposed: do not wait for the next beat."""
        self._doubts.set()

    async def _rest(self) -> None:
        """Wait until the next renewal is due."""
        beat = BEAT if self._store.shared else BEAT_ALONE
        with suppress(TimeoutError):
            async with asyncio.timeout(beat):
                await self._doubts.wait()
                await asyncio.sleep(SOON)
        self._doubts.clear()

    async def _renew(self) -> None:
        began = monotonic()
        found = await self._store.renew(int(self._clock.now()), _ms(self.lease))
        self._renewed(began)
        self._clock.reach(found.uptime)
        self.peers = found.peers
        if self.may_depose():
            for each in found.lapsed:
                if await self._store.depose(each.id):
                    log.warning("node_deposed", node=each.id)

    def _renewed(self, began: float) -> None:
        """The lease counts from before it was asked for; steadiness from when it was answered."""
        if self._steady is None or not self.leased():
            self._steady = monotonic()
        self._kept = self._clock.now()
        if self._store.shared:
            self._until = began + self.lease

    async def _come_back(self) -> None:
        """We were deposed: nothing of what we have is ours, so we begin again."""
        log.warning("deposed", node=self._store.node)
        self._steady = None
        try:
            await self._drop()
            await self.join()
        except Exception:
            log.error("beat_failed", exc_info=True)


def _ms(seconds: float) -> int:
    return int(seconds * 1000)
