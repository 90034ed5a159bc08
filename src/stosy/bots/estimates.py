"""Estimates on the Python rules: the network of a game, as the kernel computes it.

It has one hidden layer; a game's slice says what it is told of a position.
"""

from __future__ import annotations

from functools import cache
from math import exp

from msgspec import Struct

from stosy.bots.knowledge import Told, knowledge_of
from stosy.bots.weights import net_weights
from stosy.games import find

HIDDEN = 32
MOST = 8.0
"""The kernel's logistic function goes no further."""


class Net(Struct, frozen=True):
    """The weights of each input, the biases and the weights of the units, the last bias."""

    inputs: tuple[tuple[float, ...], ...]
    biases: tuple[float, ...]
    units: tuple[float, ...]
    last: float

    @classmethod
    def of(cls, weights: list[float]) -> Net:
        rows = [tuple(weights[at : at + HIDDEN]) for at in range(0, len(weights) - 1, HIDDEN)]
        return cls(tuple(rows[:-2]), rows[-2], rows[-1], weights[-1])

    def value(self, features: list[float]) -> float:
        sums = list(self.biases)
        for number, weights in zip(features, self.inputs, strict=True):
            if number:
                sums = [each + weight * number for each, weight in zip(sums, weights, strict=True)]
        score = self.last + sum(
            weight * each for each, weight in zip(sums, self.units, strict=True) if each > 0
        )
        return 1 / (1 + exp(-min(max(score, -MOST), MOST)))


class Estimator(Struct, frozen=True):
    """Estimates the positions of a game, where a turn begins."""

    net: Net
    told: Told
    shared: bool
    """Is it worth the same to all seats?"""
    horizon: int
    """After so many turns of a playout."""

    def value(self, state: object, seat: int) -> float | None:
        """Of a playout to the end, from 0 to 1; None if this is no moment for an estimate."""
        told = self.told(state)
        if told is None:
            return None
        teller, features = told
        value = self.net.value(features)
        return value if self.shared or teller == seat else 1 - value


@cache
def estimator_of(game: str) -> Estimator | None:
    """The estimates for a game; None if it has no network, or only the kernel can ask it."""
    weights, knowledge = net_weights(game), knowledge_of(game)
    if weights is None or knowledge.features is None:
        return None
    return Estimator(Net.of(weights), knowledge.features, find(game).team, knowledge.horizon)
