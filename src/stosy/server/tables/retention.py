"""Deletes what the settings say is not kept any longer, a little at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time

import structlog

from stosy.server.tables.chunks import unhurried
from stosy.server.tables.hub import Hub
from stosy.server.tables.room import Elsewhere
from stosy.table.erasing import silenced

FIRST = 60.0
EVERY = 6 * 3600.0
"""Seconds until the first look, and between two."""
REST = 0.1
"""Seconds between two pages: others read, too."""
DAY = 24 * 3600
MONTH = 31 * DAY

log = structlog.get_logger()


class Retention:
    """Of several nodes one does it. Tables that somebody has loaded are left alone until they are
    not; `forget` drops what is known of a table's matches."""

    def __init__(
        self, hub: Hub, forget: Callable[[str], None], now: Callable[[], float] = time
    ) -> None:
        self._hub = hub
        self._store = hub.store
        self._settings = hub.settings
        self._forget = forget
        self._now = now
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        of = self._settings
        if any((of.talk_days, of.table_months, of.guest_months, of.report_days)):
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                if all(self._store.node < peer.id for peer in self._hub.node.peers):
                    await self.delete_old()
            except Exception:
                log.error("retention_failed", exc_info=True)
            await asyncio.sleep(EVERY)

    async def delete_old(self) -> None:
        """Delete all that is too old now."""
        tables = await self._delete_tables() if self._settings.table_months else 0
        talk = await self._delete_talk() if self._settings.talk_days else 0
        guests = await self._forget_guests() if self._settings.guest_months else 0
        reports = await self._delete_reports() if self._settings.report_days else 0
        if tables or talk or guests or reports:
            self._hub.replays.forget()
            await self._store.scrub()
        deleted = {"tables": tables, "talk": talk, "guests": guests, "reports": reports}
        for kind, count in deleted.items():
            if count:
                log.info("old_data_deleted", kind=kind, count=count)

    async def _delete_tables(self) -> int:
        before, count, after = self._ago(self._settings.table_months * MONTH), 0, ""
        while found := await self._store.unused(before, after):
            for table in found:
                count += await self._delete(table)
            after = found[-1]
            await asyncio.sleep(REST)
        return count

    async def _delete(self, table: str) -> bool:
        if self._hub.loaded(table) is not None:
            return False
        try:
            async with self._hub.apart(table):
                await self._store.delete_table(table)
        except Elsewhere:
            return False
        self._forget(table)
        self._hub.lobby.forget(table)
        return True

    async def _delete_talk(self) -> int:
        """At so many tables. By the service's own time, which stands still while it does not run,
        unless nothing has happened at the table for so long."""
        seconds = self._settings.talk_days * DAY
        served, before = int(self._hub.clock.now()) - seconds * 1000, self._ago(seconds)
        count, after = 0, ""
        while True:
            found, last = await self._store.talking(after)
            for table, used in found:
                until = int(self._hub.clock.now()) if used < before else served
                count += await self._silence(table, until)
            if last is None:
                return count
            after = last
            await asyncio.sleep(REST)

    async def _silence(self, table: str, before: int) -> bool:
        bodies: list[tuple[int, bytes]] = []
        async for each in unhurried(self._store.entries(table)):
            body = silenced(each.body, before)
            if body != each.body:
                bodies.append((each.seq, body))
        if not bodies or self._hub.loaded(table) is not None:
            return False
        try:
            async with self._hub.apart(table):
                await self._store.rewrite(table, tuple(bodies))
        except Elsewhere:
            return False
        return True

    async def _forget_guests(self) -> int:
        before, count = self._ago(self._settings.guest_months * MONTH), 0
        while gone := await self._store.forget_guests(before):
            count += gone
            await asyncio.sleep(REST)
        return count

    async def _delete_reports(self) -> int:
        return await self._store.delete_reports(self._ago(self._settings.report_days * DAY))

    def _ago(self, seconds: int) -> int:
        return int(self._now()) - seconds
