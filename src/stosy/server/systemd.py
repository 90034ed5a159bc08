"""What a service hears from systemd and tells it: sockets, its state, signs of life.

Without systemd nothing of it happens.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import MutableMapping
from contextlib import suppress

FIRST_SOCKET = 3
"""The number of the first file that systemd opens for a service."""


def sockets(environ: MutableMapping[str, str] = os.environ) -> list[socket.socket]:
    """The listening sockets of a `.socket` unit, for this process and not for its children."""
    process, count = environ.pop("LISTEN_PID", ""), environ.pop("LISTEN_FDS", "")
    environ.pop("LISTEN_FDNAMES", None)
    if process != str(os.getpid()) or not count.isdigit():
        return []
    found = [socket.socket(fileno=FIRST_SOCKET + number) for number in range(int(count))]
    for each in found:
        each.set_inheritable(False)
        each.setblocking(False)
    return found


def notify(state: str) -> None:
    """Tell systemd the state of the service: `READY=1`, `STOPPING=1`, `WATCHDOG=1`."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return
    if address.startswith("@"):  # an address of Linux that is no file
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(state.encode(), address)


async def report() -> None:
    """Give signs of life as often as the unit wants (`WatchdogSec`), as long as the loop runs."""
    wanted = os.environ.get("WATCHDOG_USEC", "")
    if os.environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()) or not wanted.isdigit():
        return
    while True:
        notify("WATCHDOG=1")
        await asyncio.sleep(int(wanted) / 2e6)
