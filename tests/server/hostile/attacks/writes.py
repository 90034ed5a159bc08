"""Changes that are kept for good, as many as five addresses may send, of every kind."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.frames import Guest, Wire, frame, socket

ADDRESSES = 5
TABLES = 10
"""Of each address."""
ASKS: tuple[dict[str, Any], ...] = (
    {"ask": "arrange", "change": {"grace": 61}},
    {"ask": "arrange", "change": {"grace": 62}},
    {"ask": "lend_seat"},
    {"ask": "put_bot", "seat": 2, "level": "casual"},
    {"ask": "put_bot", "seat": 2, "level": "strong"},
    {"ask": "open_seat", "seat": 2},
    {"ask": "mute", "seat": 1},
    {"ask": "mute", "seat": 1, "muted": False},
    {"ask": "sit", "seat": 3},
    {"ask": "sit", "seat": 0},
    {"ask": "take_seat", "key": "x" * 40},
    {"ask": "say", "text": "x" * 300},
)
HOSTS: list[tuple[Guest, Wire]] = []


async def open_tables(target: Target) -> None:
    HOSTS.clear()
    for address in range(ADDRESSES):
        host = await Guest.named(target.port, "Host", target.address(address))
        for _ in range(TABLES):
            table = await host.open(settings={"seats": 4})
            wire = await host.socket(table)
            guest = await socket(target.port, table, source=host.source)
            await guest.ask("sit", seat=1)
            HOSTS.append((host, wire))
            target.listen(wire)
            target.listen(guest)


async def write(target: Target) -> None:
    async with asyncio.TaskGroup() as group:
        for host in {host for host, _ in HOSTS}:
            group.create_task(rename(target, host))
        for number in count():
            for _, wire in HOSTS:
                ask = ASKS[number % len(ASKS)] | {"id": f"{number}"}
                wire.writer.write(frame(json.dumps(ask).encode()))
            target.counts["asks"] += len(HOSTS)
            await asyncio.sleep(1 / target.settings.message_rate)


async def rename(target: Target, host: Guest) -> None:
    """Told at all tables at which one sits."""
    for number in count():
        answer = await host.fetch("PUT", "/api/me", {"name": f"Host {number}"})
        target.counts[f"names {answer.status}"] += 1
        await asyncio.sleep(0.05)


async def count_entries(target: Target) -> None:
    """Entries that the limits allow all these addresses in this time, play excluded."""
    usual = target.settings
    most = usual.people_per_address * (usual.change_burst + usual.talk_burst)
    most += usual.people_per_address * (usual.change_rate + usual.talk_rate) * 60
    written = await target.metric("stosy_commit_entries_sum")
    if written > ADDRESSES * most:
        target.faults.append(f"{written:.0f} entries > {ADDRESSES * most:.0f}")


ATTACK = Attack(
    about="every change that is kept: settings, seats, keys, bots, names",
    prepare=open_tables,
    run=write,
    after=count_entries,
)
