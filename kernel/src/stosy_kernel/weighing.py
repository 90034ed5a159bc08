"""Weighing: the winning chance of given ways to go on, deal by deal, from what a seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from stosy_kernel import _kernel
from stosy_kernel._kernel import PLAY_ON, SURE
from stosy_kernel.series import Bots, Position

__all__ = ["PLAY_ON", "weigh"]


def weigh(
    position: Position,
    viewer: int,
    ways: Sequence[int],
    *,
    deals: int,
    seed: int = 0,
    threads: int = 1,
    bots: Bots = (),
) -> list[list[float]]:
    """For each way the viewer's winning chance in every deal of what it cannot see.

    A way is an action the viewer may take, NOTHING, to let an opportunity go, or PLAY_ON, as
    everybody would without being told. All ways are tried in the same deals, none is given up, and
    what a team has laid before it loses counts for nothing: these are chances to win, comparable
    deal by deal. Of the position only what the viewer knows is used; any number of threads finds
    the same for the same seed. `bots` play the playouts, as in `search`.
    """
    rows = _kernel.weigh(position, viewer, ways, deals, seed, threads, bots)
    return [[chance / SURE for chance in row] for row in rows]
