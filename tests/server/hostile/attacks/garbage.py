"""Thousands of tables that are opened and left; the server unloads them."""

from __future__ import annotations

import asyncio

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.frames import Guest

ADDRESSES = 60


async def open_and_leave(target: Target) -> None:
    async with asyncio.TaskGroup() as group:
        for number in range(ADDRESSES):
            group.create_task(open_tables(target, target.address(number)))


async def open_tables(target: Target, address: str) -> None:
    create = {"game": "snakes-and-ladders", "settings": {"seats": 10}, "bots": "casual"}
    while True:
        host = await Guest.named(target.port, "Host", address)
        for _ in range(10):
            answer = await host.fetch("POST", "/api/tables", create)
            target.counts[f"tables {answer.status}"] += 1
            if answer.status != 201:
                await asyncio.sleep(1.0)


ATTACK = Attack(
    about="tables of sixty addresses, unloaded after a second",
    run=open_and_leave,
    seconds=15.0,
    settings={"idle_seconds": 1.0},
)
