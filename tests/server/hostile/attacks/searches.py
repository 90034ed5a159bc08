"""One address has experts search at thirty tables, and asks for hints and analyses."""

from __future__ import annotations

import asyncio
import json
from itertools import count

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.frames import Guest, Wire, frame

TABLES = 30
WIRES: list[Wire] = []


async def open_tables(target: Target) -> None:
    """Experts on all seats but one, whose player is never in a hurry."""
    WIRES.clear()
    for number in range(TABLES):
        if number % 15 == 0:
            host = await Guest.named(target.port, "Host", target.address(0))
        settings = {"seats": 3, "first": 1, "hints": True}
        table = await host.open("quick-and-easy", settings=settings, bots="expert")
        WIRES.append(await host.socket(table))


async def search(target: Target) -> None:
    for wire in WIRES:
        wire.writer.write(frame(b'{"ask":"start","id":"start"}'))
    async with asyncio.TaskGroup() as group:
        for wire in WIRES:
            group.create_task(play(target, wire))


async def play(target: Target, wire: Wire) -> None:
    """A hint for each turn, then the fallback, so that the experts search again."""
    numbers = count()

    def ask(ask: str, **fields: object) -> None:
        message = {"ask": ask, "id": f"{next(numbers)}", **fields}
        wire.writer.write(frame(json.dumps(message).encode()))

    while told := await wire.tell():
        target.counts[told["tell"]] += 1
        for offer in told.get("offers", []):
            if offer["fallback"] is not None:
                ask("hint")
                await asyncio.sleep(0.3)
                ask("act", offer=offer["id"], actions=[offer["fallback"]])
        if told["tell"] == "table_is" and told["facts"]["phase"] == "over":
            ask("start")


ATTACK = Attack(
    about="thirty tables of one address with experts and hints",
    prepare=open_tables,
    run=search,
    seconds=15.0,
)
