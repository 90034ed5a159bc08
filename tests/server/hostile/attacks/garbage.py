"""Thousands of tables were opened and left; the server unloads them."""

from __future__ import annotations

import asyncio

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.frames import Guest

ADDRESSES = 60
CREATE = {"game": "snakes-and-ladders", "settings": {"seats": 10}, "bots": "casual"}


async def open_tables(target: Target) -> None:
    """As many as each address may open at once."""
    for number in range(ADDRESSES):
        await asyncio.gather(*[open_some(target, number, 10) for _ in range(3)])


async def open_some(target: Target, number: int, tables: int) -> None:
    host = await Guest.named(target.port, "Host", target.address(number))
    for _ in range(tables):
        answer = await host.fetch("POST", "/api/tables", CREATE)
        target.counts[f"tables {answer.status}"] += 1


async def open_more(target: Target) -> None:
    """As many as the addresses may open in the long run, while the others are unloaded."""
    while True:
        for number in range(ADDRESSES):
            await open_some(target, number, 1)
            await asyncio.sleep(1 / target.settings.table_rate / ADDRESSES)


async def see_them_gone(target: Target) -> None:
    target.counts["tables left"] = int(await target.metric("stosy_tables_loaded"))
    if target.counts["tables left"] > ADDRESSES * target.settings.table_burst / 2:
        target.faults.append("tables are not unloaded")


ATTACK = Attack(
    about="tables of sixty addresses, unloaded after some seconds",
    prepare=open_tables,
    run=open_more,
    after=see_them_gone,
    seconds=12.0,
    settings={"idle_seconds": 8.0},
)
