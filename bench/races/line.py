"""An artificial line between two network namespaces: packets of the kernel, and a delay.

A proxy would not do: it acknowledges at once what a far client has yet to receive.
"""

from __future__ import annotations

import asyncio
import ctypes
import fcntl
import os
import struct
import subprocess
from random import Random

from bench.races.models import Path

TUNSETIFF = 0x400454CA
IFF_TUN, IFF_NO_PI = 0x0001, 0x1000
CLONE_NEWNET = 0x40000000
MOST = 65536


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def new_namespace() -> None:
    """This process has a network of its own from now on; what it has opened stays where it was."""
    if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), "unshare")
    ip("link", "set", "lo", "up")


def tunnel(number: int, own: int, peer: int) -> int:
    """One end of a line, in the present namespace: 10.77.<number>.<own>."""
    name = f"line{number}"
    end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH22x", name.encode(), IFF_TUN | IFF_NO_PI))
    ip("addr", "add", f"10.77.{number}.{own}", "peer", f"10.77.{number}.{peer}", "dev", name)
    ip("link", "set", name, "up")
    return end


BURST = 0.01
"""Seconds in which packets find the same queue: delays differ from one moment to the next, not from
one packet of a message to the next."""


class Pump:
    """Carries packets one way; those of a connection keep their order, and those of a burst share
    their delay."""

    def __init__(self, source: int, sink: int, path: Path, chance: Random) -> None:
        self._source, self._sink, self._path, self._chance = source, sink, path, chance
        self._loop = asyncio.get_running_loop()
        self._last: dict[bytes, float] = {}
        """When the last packet of a connection, by its two ports, is delivered."""
        self._drawn: dict[bytes, tuple[float, float]] = {}
        """When the last packet of a connection came, and its delay."""
        self._loop.add_reader(source, self._take)

    def _take(self) -> None:
        try:
            packet = os.read(self._source, MOST)
        except BlockingIOError:
            return
        now, header = self._loop.time(), 4 * (packet[0] & 15)
        ports = packet[header : header + 4]
        came, delay = self._drawn.get(ports, (-BURST, 0.0))
        if now - came >= BURST:
            delay = self._path.way(self._chance) / 1000
        self._drawn[ports] = now, delay
        due = now + delay
        self._last[ports] = max(self._last.get(ports, 0.0), due)
        self._loop.call_at(self._last[ports], self._give, packet)

    def _give(self, packet: bytes) -> None:
        os.write(self._sink, packet)
