"""The networks of the expert: a file in the slice of a game whose positions it can estimate."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from stosy.bots.weights import learnt


class Learnt(Struct, frozen=True):
    """What a file holds."""

    origin: str
    """How the network was made."""
    weights: list[float]


@cache
def net_weights(game: str) -> list[float] | None:
    """The weights of a game's network; None where there is no such file."""
    data = learnt(game, "net.json")
    return None if data is None else msgspec.json.decode(data, type=Learnt).weights
