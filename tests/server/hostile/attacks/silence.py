"""Sockets and connections that never say anything, until the server is told to stop."""

from __future__ import annotations

import asyncio
import signal
from time import monotonic

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.frames import Guest, Wire, socket

ADDRESSES = 5
SOCKETS = 95
LINES = 100
STOPS_WITHIN = 5.0
TABLES: list[str] = []


async def open_table(target: Target) -> None:
    host = await Guest.named(target.port, "Host", target.address(0))
    TABLES[:] = [await host.open()]


async def come(target: Target) -> None:
    for number in range(ADDRESSES):
        for _ in range(SOCKETS):
            await socket(target.port, TABLES[0], hello=False, source=target.address(number))
        for _ in range(LINES):
            await Wire.open(target.port, source=target.address(number))
        target.counts["sockets"] += SOCKETS
    await asyncio.Event().wait()


async def stop(target: Target) -> None:
    began = monotonic()
    status = await target.child.end(signal.SIGTERM)
    seconds = monotonic() - began
    target.counts["ms to stop"] = int(seconds * 1000)
    if status != 0 or seconds > STOPS_WITHIN:
        target.faults.append(f"stopped with {status} after {seconds:.1f} s")


ATTACK = Attack(
    about="sockets without hello, then SIGTERM", prepare=open_table, run=come, after=stop
)
