"""Malformed messages and requests without end, with reconnecting."""

from __future__ import annotations

import asyncio
from random import Random

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.bad_requests import PATHS, Known, body_for, http_noise
from tests.server.hostile.frames import UPGRADE, Guest, Wire, frame, request

ADDRESSES = 5
SOCKETS = 8
"""Of each address, at the same time."""
MESSAGES = 150
TABLES: list[str] = []


async def open_table(target: Target) -> None:
    host = await Guest.named(target.port, "Host", target.address(0))
    TABLES[:] = [await host.open()]


async def flood(target: Target) -> None:
    async with asyncio.TaskGroup() as group:
        for number in range(ADDRESSES):
            for at in range(SOCKETS):
                dice, address = Random(number * SOCKETS + at), target.address(number)
                group.create_task(shout(target, dice, address))
            group.create_task(knock(target, Random(number), target.address(number)))


async def shout(target: Target, dice: Random, address: str) -> None:
    """Messages until the server closes, and again."""
    deep = b'{"ask":"act","id":"1","actions":[' + b"[" * 4000
    long = b'{"ask":"say","id":"1","text":"' + b"\\u" * 4000
    while True:
        wire = await Wire.open(target.port, source=address)
        upgrade = request("GET", f"/api/tables/{TABLES[0]}/socket", target.port, **UPGRADE)
        wire.writer.write(upgrade)
        status = (await wire.answer()).status
        target.counts[f"sockets {status}"] += 1
        if status == 101:
            wire.writer.write(frame(b'{"ask":"hello","version":2}'))
            for _ in range(MESSAGES):
                body = body_for("POST", dice.choice(PATHS), dice).encode(errors="surrogatepass")
                wire.writer.write(frame(dice.choice((deep, long, body))))
            while data := await wire.reader.read(2**18):
                target.received += len(data)
        wire.abort()
        await asyncio.sleep(0.2)


async def knock(target: Target, dice: Random, address: str) -> None:
    """What is no HTTP, or hardly."""
    while True:
        wire = await Wire.open(target.port, source=address)
        wire.writer.write(http_noise(dice, target.port, Known(tables=tuple(TABLES)))[0])
        target.received += len(await wire.reader.read(2**16))
        target.counts["requests"] += 1
        wire.abort()
        await asyncio.sleep(0.02)


ATTACK = Attack(about="malformed messages and requests", prepare=open_table, run=flood)
