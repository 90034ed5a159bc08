"""Other load on the machine."""

import os
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from bench.server.process import TICKS, Server


class OtherWork:
    """Measures other load from now on; much of it makes the figures unreliable."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self._servers = servers
        self._begun = perf_counter()
        self._others = self._now()

    def _now(self) -> float:
        """Seconds of processor time that neither the servers nor we have used."""
        user, nice, system, _, _, *interrupts = map(
            int, Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
        )
        ours = os.times()
        servers = sum(server.cpu() for server in self._servers)
        return (user + nice + system + sum(interrupts)) / TICKS - ours.user - ours.system - servers

    def cores(self) -> float:
        """The average number of processors that other work kept busy, stolen time included."""
        return (self._now() - self._others) / (perf_counter() - self._begun)
