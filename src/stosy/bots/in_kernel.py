"""Searching in the kernel from a seat's view. Needs the kernel."""

from __future__ import annotations

from functools import cache
from typing import Any

from stosy_kernel import NOTHING, Net, NoDeal, search, search_turns
from stosy_kernel import Stop as KernelStop
from stosy_kernel._kernel import Expert
from stosy_kernel.adapters import adapter_of

from stosy.bots.expert import Judged, SearchSettings
from stosy.bots.knowledge import knowledge_of
from stosy.bots.stopping import Stop
from stosy.bots.weights import net_weights
from stosy.core import View
from stosy.games import find


@cache
def net_of(game: str) -> Net | None:
    """The network that estimates the positions of a game; None if there is none."""
    weights = net_weights(game)
    return None if weights is None else Net(weights)


def expert_of(game: str, settings: SearchSettings, playouts: int) -> Expert:
    """A bot that searches, for matches that are played inside the kernel."""
    net = net_of(game) if settings.estimates else None
    return Expert(
        playouts,
        settings.weights(game),
        settings.widest,
        settings.trust,
        net,
        knowledge_of(game).horizon,
        settings.turns,
    )


def search_view(
    game: str,
    settings: SearchSettings,
    view: View,
    playouts: int | None,
    seconds: float | None,
    seed: int,
    stop: Stop | None = None,
) -> tuple[Judged, ...]:
    """The turns or actions of the view's seat that were tried, the best first.

    Empty if no deal was found that is consistent with what the seat knows.
    """
    assert view.seat is not None, "only a seat can search"
    adapter = adapter_of(game)
    whole = settings.turns and bool(find(game).plannable) and view.waited == view.seat
    how: dict[str, Any] = {
        "playouts": playouts,
        "seconds": seconds,
        "seed": seed,
        "bots": [settings.weights(game)] * len(view.sizes),
        "widest": settings.widest,
        "net": net_of(game) if settings.estimates else None,
        "horizon": knowledge_of(game).horizon,
        "stop": stop if isinstance(stop, KernelStop) else None,
    }
    try:
        position = adapter.from_view(view, seed)
        if whole:
            return tuple(
                Judged(turn[0], value, doubt, turn, instant)
                for numbers, visits, value, doubt, instant in search_turns(
                    position, view.seat, **how
                )
                for turn in [tuple(map(adapter.actions.__getitem__, numbers))]
                if visits
            )
        found = search(position, view.seat, **how)
    except NoDeal:
        return ()
    return tuple(
        Judged(None if action == NOTHING else adapter.actions[action], value, doubt)
        for action, visits, value, doubt in found.candidates
        if visits
    )
