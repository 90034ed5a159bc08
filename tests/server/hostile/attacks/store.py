"""The store does not answer: another program holds its lock, while strangers ask and ask."""

from __future__ import annotations

import asyncio
import sqlite3

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.frames import Guest

ADDRESSES = 5
HOSTS: list[Guest] = []


async def come(target: Target) -> None:
    HOSTS[:] = [
        await Guest.named(target.port, "Host", target.address(each)) for each in range(ADDRESSES)
    ]


async def lock(target: Target) -> None:
    with sqlite3.connect(target.folder / "stosy.db", isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        try:
            async with asyncio.TaskGroup() as group:
                for host in HOSTS:
                    for _ in range(4):
                        group.create_task(ask(target, host))
        finally:
            other.execute("ROLLBACK")


async def ask(target: Target, host: Guest) -> None:
    while True:
        for method, path, body in (
            ("POST", "/api/tables", {"game": "the-game"}),
            ("PUT", "/api/me", {"name": "Host"}),
            ("GET", "/api/me", None),
        ):
            answer = await host.fetch(method, path, body)
            target.counts[f"answers {answer.status}"] += 1
            if answer.status >= 500 and answer.status != 503:
                target.faults.append(f"{answer.status} for {path}")
        await asyncio.sleep(0.05)


async def goes_on(target: Target) -> None:
    """With the lock gone, everything is as before."""
    host = await Guest.named(target.port, "Later", target.address(100))
    wire = await host.socket(await host.open("the-game"))
    if (await wire.ask("start"))["tell"] != "ack":
        target.faults.append("does not go on")


ATTACK = Attack(
    about="the database is locked",
    prepare=come,
    run=lock,
    after=goes_on,
    seconds=12.0,
    logs=("commit_failed", "beat_failed"),
    refused=True,
)
