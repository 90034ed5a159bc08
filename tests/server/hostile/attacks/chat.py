"""Ninety-five guests at nineteen tables talk as much as they may, in hostile text."""

from __future__ import annotations

import asyncio
import json
from itertools import cycle

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.frames import Guest, Wire, frame, socket

TABLES = 19
SEATS = 5
TEXTS = ("x " * 150, "🅂🄴🅅🄴" * 75, "s.e.v.e." * 37, "🅅ﬁ🅅" * 100, "漢" * 300)
WIRES: list[Wire] = []


async def sit(target: Target) -> None:
    """Each address has one seat of each table."""
    WIRES.clear()
    for number in range(TABLES):
        host = await Guest.named(target.port, f"Host {number}", target.address(0))
        table = await host.open(settings={"seats": SEATS})
        wires = [await host.socket(table)]
        for seat in range(1, SEATS):
            wires.append(await socket(target.port, table, source=target.address(seat)))
            await wires[-1].ask("sit", seat=seat)
        await wires[0].ask("start")
        WIRES.extend(wires)
        for wire in wires:
            target.listen(wire)


async def talk(target: Target) -> None:
    for number, text in enumerate(cycle(TEXTS)):
        said = frame(json.dumps({"ask": "say", "id": f"say-{number}", "text": text}).encode())
        for wire in WIRES:
            wire.writer.write(said)
        target.counts["messages"] += len(WIRES)
        await asyncio.sleep(1 / target.settings.talk_rate / 4)


ATTACK = Attack(about="hostile text in team chat", prepare=sit, run=talk)
