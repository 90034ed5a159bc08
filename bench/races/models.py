"""Players, lines and clients of a simulated race, all seeded."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from msgspec import Struct

DELAYED_ACK = 40.0
"""Ms after which a kernel acknowledges what its program does not answer."""

Reaction: TypeAlias = Callable[[Random], float]
REACTIONS: dict[str, Reaction] = {
    "quick, 280 ± 50 ms": lambda chance: max(120.0, chance.gauss(280, 50)),
    "usual, 380 ± 100 ms": lambda chance: 260 + chance.gauss(20, 60) + chance.expovariate(1 / 80),
    "thinks, 900 ± 350 ms": lambda chance: max(200.0, chance.lognormvariate(6.73, 0.38)),
}
"""From seeing the card until the finger is down."""


class Path(Struct, frozen=True):
    """A line, by the ms that a packet takes one way."""

    base: float
    jitter: float = 0.0
    spikes: float = 0.0
    """How many of a hundred packets take up to 200 ms more."""

    def way(self, chance: Random) -> float:
        more = chance.expovariate(1 / self.jitter) if self.jitter else chance.uniform(0, 1)
        if chance.random() * 100 < self.spikes:
            more += chance.uniform(50, 200)
        return self.base + more


PATHS = {
    "20 ms": Path(10),
    "200 ms steady": Path(100),
    "200 ms jittery": Path(75, 25),
    "200 ms mobile": Path(65, 30, 4),
}


class Client(Struct, frozen=True):
    """How a client answers pings; it acts as soon as its person does."""

    delays: Callable[[Random], float] = lambda chance: 0.0
    acknowledges: float = DELAYED_ACK
    """Ms in which its kernel acknowledges what is not answered."""


CLIENTS = {
    "honest": Client(),
    "pongs 260 ms late": Client(lambda chance: 260.0),
    "pongs 0 to 520 ms late": Client(lambda chance: chance.uniform(0, 520)),
    "pongs as late as goes unnoticed": Client(lambda chance: chance.uniform(0, 160)),
    "pongs and its kernel's acknowledgements late": Client(lambda chance: 150.0, 150.0),
}
