"""`python -m tests.server.hostile.bystanders PORT…`: people who play and ping at some servers.

They run in a process of their own, one for all servers, so that whatever holds it up holds it up
for all of them. Each line of its input begins a new measurement, after printing the last one.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from time import perf_counter
from typing import Any

import uvloop

from tests.server.e2e.client import Guest, Hangup, Line, Refused
from tests.server.e2e.playing import sensible

TABLES = 4
PING_EVERY = 0.1
THINK = 0.5
"""Seconds from one ping, and from one move, to the next."""
GAME = "the-game"


class Waits:
    """Milliseconds that the people at one server waited."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.pings: list[float] = []
        self.acts: list[float] = []
        self.hints: list[float] = []
        self.failed = 0

    async def note(self, doing: Coroutine[None, None, None]) -> None:
        """Count one who could not go on."""
        try:
            await doing
        except (Hangup, TimeoutError):
            self.failed += 1


class Person:
    """Somebody at a table."""

    def __init__(self, line: Line, waits: Waits, seed: int) -> None:
        self.line = line
        self.waits = waits
        self.dice = Random(seed)
        self.pinged: float | None = None

    async def ping(self) -> None:
        await asyncio.sleep(PING_EVERY * self.dice.random())
        while True:
            began = self.pinged = perf_counter()
            try:
                await self.line.ask("ping")
                self.note_ping()
            finally:
                self.pinged = None
            await asyncio.sleep(max(0.0, began + PING_EVERY - perf_counter()))

    def note_ping(self) -> None:
        """What the last ping waited, and those waited that should have been sent meanwhile."""
        if self.pinged is not None:
            took = perf_counter() - self.pinged
            missed = range(int(took / PING_EVERY) + 1)
            self.waits.pings += [(took - each * PING_EVERY) * 1000 for each in missed]

    async def play(self) -> None:
        while True:
            await asyncio.sleep(THINK * (0.5 + self.dice.random()))
            if self.line.phase == "over" and self.line.you == 0:
                await self.timed("start")
            elif self.line.phase == "playing" and (offer := self.line.waited) is not None:
                await self.timed("act", offer=offer["id"], actions=[sensible(offer, self.dice)])

    async def timed(self, ask: str, **fields: Any) -> None:
        began = perf_counter()
        try:
            await self.line.ask(ask, **fields)
        except Refused as refused:
            self.waits.failed += refused.rule == "T6"
        self.waits.acts.append((perf_counter() - began) * 1000)

    async def seek_hints(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            began = perf_counter()
            try:
                await self.line.ask("hint")
            except Refused:
                continue  # it is somebody else's turn
            self.waits.hints.append((perf_counter() - began) * 1000)


@asynccontextmanager
async def people(port: int, waits: Waits) -> AsyncIterator[list[Person]]:
    """Two at each table, in the middle of a match."""
    async with AsyncExitStack() as stack:
        found: list[Person] = []
        for number in range(TABLES):
            guests = [
                await stack.enter_async_context(Guest(f"http://127.0.0.1:{port}")) for _ in "ab"
            ]
            table = await guests[0].table(GAME, settings={"seats": 2, "hints": True})
            lines = [await stack.enter_async_context(guest.at(table)) for guest in guests]
            await lines[1].ask("sit")
            await lines[0].ask("start")
            found += [Person(line, waits, 2 * number + at) for at, line in enumerate(lines)]
        yield found


async def watch(ports: list[int]) -> None:
    everybody = [Waits() for _ in ports]
    async with AsyncExitStack() as stack:
        tasks: list[asyncio.Task[None]] = []
        everyone: list[Person] = []
        for port, waits in zip(ports, everybody, strict=True):
            found = await stack.enter_async_context(people(port, waits))
            everyone += found
            doing = [each for person in found for each in (person.ping(), person.play())]
            tasks += [asyncio.create_task(waits.note(each)) for each in doing]
            tasks.append(asyncio.create_task(waits.note(found[0].seek_hints())))
        print("ready", flush=True)
        while await asyncio.to_thread(sys.stdin.readline):
            for person in everyone:
                if person.pinged and perf_counter() - person.pinged > PING_EVERY:
                    person.note_ping()
            print(json.dumps([vars(waits) for waits in everybody]), flush=True)
            for waits in everybody:
                waits.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    uvloop.run(watch([int(port) for port in sys.argv[1:]]))
