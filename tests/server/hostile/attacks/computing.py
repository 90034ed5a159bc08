"""Requests that make the server compute, as many as five addresses may send."""

from __future__ import annotations

import asyncio
from itertools import cycle

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.frames import Guest

ADDRESSES = 5
PATHS = (
    "/api/wire.json",
    "/api/games",
    "/api/tables",
    "/api/me",
    "/api/tables/{table}",
    "/api/tables/{table}/invitation",
    "/api/tables/{table}/invitation.svg",
    "/api/tables/{table}/records",
    "/api/tables/{table}/records/1",
    "/api/tables/{table}/records/1/steps?from=0&seat=0",
    "/api/tables/{table}/records/1/steps?from=64&seat=1",
    "/api/tables/{table}/records/1/highlights",
    "/api/tables/{table}/records/1/others",
    "/api/tables/{table}/records/1/analysis",
)
HOSTS: list[tuple[Guest, str]] = []


async def play(target: Target) -> None:
    """A match of bots each, with as many steps as a match may have."""
    HOSTS.clear()
    for number in range(ADDRESSES):
        host = await Guest.named(target.port, "Host", target.address(number))
        settings = {"seats": 2, "options": {"rounds": "single"}}
        table = await host.open("snakes-and-ladders", settings=settings, bots="casual")
        wire = await host.socket(table)
        await wire.ask("start")
        await wire.ask("act", actions=[{"do": "resign"}])
        wire.abort()
        HOSTS.append((host, table))


async def ask(target: Target) -> None:
    async with asyncio.TaskGroup() as group:
        for host, table in HOSTS:
            for at in range(4):
                group.create_task(fetch(target, host, table, at))


async def fetch(target: Target, host: Guest, table: str, at: int) -> None:
    for path in cycle(PATHS[at:] + PATHS[:at]):
        answer = await host.fetch("GET", path.format(table=table))
        target.counts[f"answers {answer.status}"] += 1
        target.received += len(answer.body)
        if answer.status >= 500 and answer.status != 503:
            target.faults.append(f"{answer.status} for {path}")
        await asyncio.sleep(0.05)


ATTACK = Attack(about="everything that can be asked for over HTTP", prepare=play, run=ask)
