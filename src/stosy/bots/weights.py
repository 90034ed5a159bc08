"""The files in a game's slice: weights of the instant bots by level, and the expert's network."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

import msgspec
from msgspec import Struct

from stosy.bots.knowledge import knowledge_of
from stosy.games import folder, games

Weights: TypeAlias = Mapping[str, int]


class Tuned(Struct, frozen=True):
    """What `bots/weights/<level>.json` holds."""

    origin: str
    """How the weights were found."""
    weights: dict[str, int]


@cache
def weights_of(level: str, game: str) -> Weights:
    """The weights of a level in a game; empty if there is no such file."""
    data = learnt(game, f"weights/{level}.json")
    return MappingProxyType({} if data is None else msgspec.json.decode(data, type=Tuned).weights)


def silent(weights: Weights, game: str) -> Weights:
    """The same weights without signals, which makes playouts faster."""
    silence = knowledge_of(game).silence
    return {name: silence.get(name, points) for name, points in weights.items()}


def learnt(game: str, name: str) -> bytes | None:
    """A file in `bots/` of a game's slice; None if there is none."""
    if (rules := games().get(game)) is None:
        return None
    file = folder(rules).joinpath("bots", *name.split("/"))
    return file.read_bytes() if file.is_file() else None


class LearntNet(Struct, frozen=True):
    """What `bots/net.json` holds."""

    origin: str
    """How the network was made."""
    weights: list[float]


@cache
def net_weights(game: str) -> list[float] | None:
    """The weights of a game's network; None if there is no such file."""
    data = learnt(game, "net.json")
    return None if data is None else msgspec.json.decode(data, type=LearntNet).weights
