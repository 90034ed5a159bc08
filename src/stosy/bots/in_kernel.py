"""Searching in the kernel from what a seat sees. Imported only where it is installed."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct
from stosy_kernel import NOTHING, Net, search
from stosy_kernel import Stop as KernelStop
from stosy_kernel._kernel import Expert
from stosy_kernel.adapters import adapter_of

from stosy.bots.expert import Manner
from stosy.bots.nets import net_weights
from stosy.bots.stopping import Stop
from stosy.bots.weights import weights_of
from stosy.core import Action

HORIZON = 6
"""So many turns are played before a position is estimated."""


class Judged(Struct, frozen=True):
    """An action, or None for letting go, and the chance to win with it, from 0 to 1."""

    action: Action | None
    chance: float
    doubt: float
    """The standard error of how far the chance is from that of the level's own choice."""


@cache
def net_of(game: str) -> Net | None:
    """The network that estimates the positions of a game, where there is one."""
    weights = net_weights(game)
    return None if weights is None else Net(weights)


def expert_of(game: str, manner: Manner, playouts: int) -> Expert:
    """A bot that searches, for matches that are played inside the kernel."""
    net = net_of(game) if manner.estimates else None
    weights = weights_of(manner.level, game)
    return Expert(playouts, weights, manner.widest, manner.trust, net, HORIZON)


def searched(
    game: str,
    manner: Manner,
    view: Any,
    playouts: int | None,
    seconds: float | None,
    seed: int,
    stop: Stop | None = None,
) -> tuple[Judged, ...]:
    """The actions of the view's seat that were tried, the best first.

    None of them where no deal was found that agrees with what the seat knows.
    """
    adapter = adapter_of(game)
    bots = [weights_of(manner.level, game)] * len(view.sizes)
    try:
        position = adapter.from_view(view, seed)
        found = search(
            position,
            view.seat,
            playouts=playouts,
            seconds=seconds,
            seed=seed,
            bots=bots,
            widest=manner.widest,
            net=net_of(game) if manner.estimates else None,
            horizon=HORIZON,
            stop=stop if isinstance(stop, KernelStop) else None,
        )
    except ValueError:
        return ()
    return tuple(
        Judged(None if action == NOTHING else adapter.actions[action], value, doubt)
        for action, visits, value, doubt in found.candidates
        if visits
    )
