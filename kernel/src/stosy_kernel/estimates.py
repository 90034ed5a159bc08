"""Estimates: positions to learn from, gathered in games between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stosy_kernel import _kernel
from stosy_kernel._kernel import Net
from stosy_kernel.notation import notation_of

GAMES = {game: kind for game, kind in _kernel.GAMES.items() if kind.FEATURES}
"""The games whose positions can be estimated."""


def features(game: str) -> int:
    """How many numbers a network is told of a position."""
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
    """Positions from so many games: of each its features and what became of it, all as floats.

    Who sits where is drawn from the bots; with a network some of them search with so many playouts
    a decision. The same on any number of threads.
    """
    choices = notation_of(game).choices(options)
    return GAMES[game].gather(choices, seats, seed, games, bots, net, playouts, horizon, threads)
