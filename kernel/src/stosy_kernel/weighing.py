"""Weighing: the winning chances of given ways, deal by deal, by a seat's knowledge."""

from __future__ import annotations

from collections.abc import Sequence

from stosy_kernel import _kernel
from stosy_kernel._kernel import PLAY_ON, SURE, Net
from stosy_kernel.rng import checked_seed
from stosy_kernel.series import Bots, Position

__all__ = ["PLAY_ON", "weigh"]


def weigh(
    position: Position,
    viewer: int,
    ways: Sequence[int | Sequence[int]],
    *,
    deals: int,
    seed: int = 0,
    threads: int = 1,
    bots: Bots = (),
    net: Net | None = None,
    horizon: int = 6,
) -> list[list[float]]:
    """For each way the viewer's winning chance in every deal of what it cannot see.

    A way is an action of the viewer, a whole turn of it (lays and what ends it, as `list_turns`
    gives them), NOTHING (pass on an opportunity), or PLAY_ON (everybody plays
    on; fastest as the last way, since it is often one of those before). All ways are tried in the
    same deals and none is dropped; a team's cards in a lost game have no value: these are winning
    chances, comparable deal by deal. It uses only what the viewer knows; the result depends on the
    seed, not on the number of threads. `bots` play the playouts, and a `net` estimates the position
    after `horizon` turns, as in `search`.
    """
    listed = [[way] if isinstance(way, int) else list(way) for way in ways]
    rows = _kernel.weigh(
        position, viewer, listed, deals, checked_seed(seed), threads, bots, net, horizon
    )
    return [[chance / SURE for chance in row] for row in rows]
