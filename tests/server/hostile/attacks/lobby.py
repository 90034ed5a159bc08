"""Many one-seat tables that change, and hundreds who watch the list."""

from __future__ import annotations

import asyncio
import json
from itertools import count

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.frames import Guest, Wire, frame, shake

TABLES = 30
OWNERS = 7
"""Addresses with so many tables each."""
WATCHERS = 95
ADDRESSES = 5
WIRES: list[Wire] = []


async def open_tables(target: Target) -> None:
    WIRES.clear()
    settings = {"seats": 1, "public": True, "clock": 86400}
    for address in range(OWNERS):
        for number in range(TABLES):
            if number % 15 == 0:
                host = await Guest.named(target.port, "Host", target.address(address))
            table = await host.open("the-game", settings=settings)
            if number < 5:
                WIRES.append(await host.socket(table))
                target.listen(WIRES[-1])


async def watch(target: Target) -> None:
    async with asyncio.TaskGroup() as group:
        for address in range(ADDRESSES):
            group.create_task(come(target, target.address(50 + address)))
        for number in count():
            wire = WIRES[number % len(WIRES)]
            ask = {"ask": "arrange", "id": f"{number}", "change": {"grace": 60 + number % 50}}
            wire.writer.write(frame(json.dumps(ask).encode()))
            target.counts["changes"] += 1
            await asyncio.sleep(0.05)


async def come(target: Target, address: str) -> None:
    for _ in range(WATCHERS):
        wire, answer = await shake(target.port, "/api/lobby", source=address)
        target.counts[f"watchers {answer.status}"] += 1
        target.listen(wire)
        await asyncio.sleep(0)


ATTACK = Attack(
    about="475 watchers of five addresses, 210 one-seat tables of seven",
    prepare=open_tables,
    run=watch,
)
