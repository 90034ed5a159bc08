"""A server behind a proxy is reached directly, with another forged address in each request."""

from __future__ import annotations

import asyncio
from random import Random

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.frames import fetch

CONNECTIONS = 20


async def forge(target: Target) -> None:
    async with asyncio.TaskGroup() as group:
        for number in range(CONNECTIONS):
            group.create_task(ask(target, Random(number)))


async def ask(target: Target, dice: Random) -> None:
    while True:
        forged = ".".join(str(dice.randint(1, 250)) for _ in range(4))
        answer = await fetch(
            target.port,
            "POST",
            "/api/tables",
            {"game": "the-game"},
            source=target.address(0),
            X_Forwarded_For=forged,
        )
        target.counts[f"tables {answer.status}"] += 1


async def count_tables(target: Target) -> None:
    """One address, whatever it says, makes no more tables than an address may."""
    usual = target.settings
    most = usual.table_burst + 60 * usual.table_rate
    if target.counts["tables 201"] > most:
        target.faults.append(f"{target.counts['tables 201']} tables > {most:.0f}")


ATTACK = Attack(
    about="forged addresses, past the proxy",
    run=forge,
    after=count_tables,
    settings={"proxies": "127.0.0.1"},
)
