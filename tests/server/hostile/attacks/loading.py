"""Tables with long logs and no snapshots are opened again and again."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.frames import shake
from tests.server.test_hub import hub_on
from tests.server.test_loading import new, rearranged

TABLES = 10
ENTRIES = 30_000
IDS: list[str] = []


async def fill(folder: Path) -> None:
    """As earlier versions wrote them."""
    IDS.clear()
    async with hub_on(str(folder / "stosy.db")) as hub:
        for _ in range(TABLES):
            room = await new(hub)
            await rearranged(hub, room, ENTRIES)
            IDS.append(room.id)


async def come_and_go(target: Target) -> None:
    async with asyncio.TaskGroup() as group:
        for number, table in enumerate(IDS):
            group.create_task(come(target, table, target.address(number)))


async def come(target: Target, table: str, address: str) -> None:
    while True:
        wire, answer = await shake(target.port, f"/api/tables/{table}/socket", source=address)
        target.counts[f"loaded {answer.status}"] += 1
        wire.abort()
        await asyncio.sleep(2 * target.settings.idle_seconds)


ATTACK = Attack(
    about="ten tables of 30,000 entries without snapshots",
    store=fill,
    run=come_and_go,
    settings={"idle_seconds": 1.0},
)
