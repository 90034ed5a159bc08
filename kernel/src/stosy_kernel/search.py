"""Search: which of a seat's actions promise most, judged by playouts of what it cannot see."""

from __future__ import annotations

from math import sqrt
from typing import Literal, NamedTuple, TypeAlias, get_args

from stosy_kernel._kernel import SURE, Net, Stop, think
from stosy_kernel.series import Bots, Position

Method: TypeAlias = Literal["flat", "tree"]

NOTHING = -1
"""To let an opportunity go; a candidate where the game does not wait for the viewer."""


class Candidate(NamedTuple):
    """An action of the viewer's, or NOTHING, and what its playouts came to."""

    action: int
    visits: int
    value: float
    """From 0 (lost) to 1 (won), on average; 0 without a visit."""
    doubt: float = 0.0
    """The standard error, at most, of how far it is from the guide's own choice."""


class Found(NamedTuple):
    """What a search has found."""

    candidates: list[Candidate]
    """The best first. An only candidate is not searched."""
    playouts: int
    skipped: int
    """Iterations for which no deal was found that agrees with what the viewer knows."""
    seconds: float

    @property
    def best(self) -> int:
        """The action to take."""
        return self.candidates[0].action


def search(
    position: Position,
    viewer: int,
    *,
    method: Method = "flat",
    playouts: int | None = 2000,
    seconds: float | None = None,
    seed: int = 0,
    threads: int = 1,
    trees: int = 4,
    bots: Bots = (),
    widest: int | None = None,
    net: Net | None = None,
    horizon: int = 6,
    stop: Stop | None = None,
) -> Found:
    """What the viewer should do. It ends at the first limit reached, or soon after `stop.set()`.

    Of the position only what the viewer knows is used. `flat` tries every candidate in the same
    deals of what is hidden, and gives up the worse half again and again; `tree` grows so many
    trees of what may follow, on at most as many threads. Without `playouts` only time ends it. A
    search limited by playouts alone finds the same for the same seed on any number of threads; one
    that time ends does not. `bots`, for each seat the weights of an instant bot, or None, play the
    playouts; without them everything is at random. A flat search that is given `widest` has the
    viewer's bot for a guide: it tries only so many candidates, those to which the guide gives the
    most points, and never gives up the guide's own choice, so that all left at the end can be
    compared with it (`Candidate.doubt`); in a team the others are then dealt hands with which they
    would, like the guide, have said what they said. With a `net` a flat search plays on only for so
    many turns and then takes the network's estimate.
    """
    if method not in get_args(Method):
        raise ValueError(f"there is no method {method}")
    if playouts is not None and playouts < 0:
        raise ValueError("no fewer than 0 playouts")
    grown = trees if method == "tree" else None
    rows, played, skipped, elapsed = think(
        position, viewer, grown, playouts, seconds, seed, threads, bots, widest, net, horizon, stop
    )
    candidates = [
        Candidate(action, visits, total / (visits * SURE), sqrt(squares) / (visits * SURE))
        if visits
        else Candidate(action, 0, 0.0)
        for action, visits, total, squares in rows
    ]
    return Found(candidates, played, skipped, elapsed)
