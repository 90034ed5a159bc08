"""The networks of the expert: a file for each game whose positions it can estimate."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct


class Learnt(Struct, frozen=True):
    """What a file holds."""

    origin: str
    """How the network was made."""
    weights: list[float]


@cache
def net_weights(game: str) -> list[float] | None:
    """The weights of a game's network; None where there is no such file."""
    file = files(__name__) / f"{game}.json"
    if not file.is_file():
        return None
    return msgspec.json.decode(file.read_bytes(), type=Learnt).weights
