"""A hundred sockets of an address that never read, at tables where much is told."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from itertools import count
from typing import cast

from tests.server.hostile.arena import Attack, Target
from tests.server.hostile.frames import UPGRADE, Guest, Wire, frame, request
from tests.server.hostile.world import HOST

READERS = 90
SMALL = 4096
HOSTS: list[Wire] = []


async def deaf(target: Target, table: str, address: str) -> Wire:
    """A client that says hello and never reads."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, SMALL)
    line.setblocking(False)
    line.bind((address, 0))
    await asyncio.get_running_loop().sock_connect(line, (HOST, target.port))
    wire = Wire(*await asyncio.open_connection(sock=line))
    path = f"/api/tables/{table}/socket"
    await wire.send(request("GET", path, target.port, **UPGRADE))
    await wire.answer()
    cast(asyncio.Transport, wire.writer.transport).pause_reading()
    await wire.send(frame(b'{"ask":"hello","version":2}'))
    return wire


async def open_tables(target: Target) -> None:
    HOSTS.clear()
    for address in range(3):
        host = await Guest.named(target.port, "Host", target.address(address))
        table = await host.open(settings={"seats": 5})
        HOSTS.append(await host.socket(table))
        target.listen(HOSTS[-1])
        for _ in range(READERS):
            await deaf(target, table, host.source)


async def tell(target: Target) -> None:
    """Long words, and changes, which everybody at the table is told."""
    for number in count():
        for wire in HOSTS:
            said = {"ask": "say", "id": f"s{number}", "text": "漢" * 300}
            changed = {"ask": "arrange", "id": f"a{number}", "change": {"grace": 60 + number % 9}}
            wire.writer.write(
                frame(json.dumps(said).encode()) + frame(json.dumps(changed).encode())
            )
        target.counts["asks"] += 2 * len(HOSTS)
        await asyncio.sleep(0.15)


ATTACK = Attack(
    about="270 sockets of three addresses that do not read", prepare=open_tables, run=tell
)
