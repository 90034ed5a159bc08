"""Estimates: training positions from games between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stosy_kernel import _kernel
from stosy_kernel._kernel import Net
from stosy_kernel.notation import notation_of
from stosy_kernel.rng import checked_seed

GAMES = {game: kind for game, kind in _kernel.GAMES.items() if kind.FEATURES}
"""The games whose positions can be estimated."""


def features(game: str) -> int:
    """The number of a network's inputs."""
    return GAMES[game].FEATURES


def gather(
    game: str,
    options: Mapping[str, object],
    seats: int,
    games: int,
    seed: int,
    *,
    bots: Sequence[Mapping[str, int]],
    net: Net | None = None,
    playouts: int = 0,
    horizon: int = 6,
    threads: int = 1,
) -> bytes:
    """Positions from so many games: features and result of each, all as floats.

    The seats draw from the bots; with a network some of them search with so many playouts per
    decision. The result does not depend on the number of threads.
    """
    choices = notation_of(game).choices(options)
    return GAMES[game].gather(
        choices, seats, checked_seed(seed), games, bots, net, playouts, horizon, threads
    )
