"""The weights of the instant bots: a file for each game and level, with where they come from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TypeAlias

import msgspec
from msgspec import Struct

Weights: TypeAlias = Mapping[str, int]

SILENCE = {"say_holds": 0, "say_height": 0, "wants_within": -99, "leave_within": -99}
"""Weights with which nothing is worth saying: no card is so near."""


class Tuned(Struct, frozen=True):
    """What a file holds."""

    origin: str
    """How the weights were found."""
    weights: dict[str, int]


@cache
def weights_of(level: str, game: str) -> Weights:
    """The weights of a level in a game; none where there is no such file."""
    file = files(__name__) / f"{game}.{level}.json"
    if not file.is_file():
        return MappingProxyType({})
    return MappingProxyType(msgspec.json.decode(file.read_bytes(), type=Tuned).weights)


def silent(weights: Weights) -> Weights:
    """The weights of one who says nothing; playouts without speech are quicker."""
    return {name: SILENCE.get(name, points) for name, points in weights.items()}
