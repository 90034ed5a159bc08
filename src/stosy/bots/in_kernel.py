"""Searching in the kernel from what a seat sees. Imported only where it is installed."""

from __future__ import annotations

from functools import cache
from typing import Any

from stosy_kernel import NOTHING, Net, NoDeal, search
from stosy_kernel import Stop as KernelStop
from stosy_kernel._kernel import Expert
from stosy_kernel.adapters import adapter_of

from stosy.bots.expert import Judged, Manner
from stosy.bots.knowledge import knowledge_of
from stosy.bots.nets import net_weights
from stosy.bots.stopping import Stop


@cache
def net_of(game: str) -> Net | None:
    """The network that estimates the positions of a game, where there is one."""
    weights = net_weights(game)
    return None if weights is None else Net(weights)


def expert_of(game: str, manner: Manner, playouts: int) -> Expert:
    """A bot that searches, for matches that are played inside the kernel."""
    net = net_of(game) if manner.estimates else None
    return Expert(
        playouts, manner.weights(game), manner.widest, manner.trust, net, knowledge_of(game).horizon
    )


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
    bots = [manner.weights(game)] * len(view.sizes)
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
            horizon=knowledge_of(game).horizon,
            stop=stop if isinstance(stop, KernelStop) else None,
        )
    except NoDeal:
        return ()
    return tuple(
        Judged(None if action == NOTHING else adapter.actions[action], value, doubt)
        for action, visits, value, doubt in found.candidates
        if visits
    )
