"""The coach: the next sensible thing for a seat, from what the seat sees and is offered.

The part `coach` of a slice has `advise(view, actions)` for a seat that the game waits for; without
it the advice follows from the actions alone. Opportunities (offers without a fallback) are not
passed on: noticing them is the players' business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from stosy.core import Action, Advice, AnyGame, AnyOffer, View
from stosy.games import part


def by_actions(view: View, actions: Sequence[Action]) -> Advice:
    """What can be said without knowing the game."""
    moves = [action for action in actions if action.listed and action.role == "move"]
    if moves and all(action.ends_turn for action in moves):
        return Advice("end_turn")
    return Advice("choose", {"count": len(moves)})


class Coach(Struct, frozen=True):
    """The part `coach` of a slice."""

    advise: Callable[[Any, Sequence[Action]], Advice] = by_actions


@cache
def _coach(game: AnyGame) -> Coach:
    return part(game, "coach", Coach)


def advice(game: AnyGame, view: View, offers: Iterable[AnyOffer]) -> Advice | None:
    """What the viewer may sensibly do next; None for spectators and when nobody is to act."""
    if view.seat is None or view.result is not None:
        return None
    for offer in offers:
        if offer.fallback is not None:
            return _coach(game).advise(view, offer.actions)
    return None if view.waited is None else Advice("wait", {"seat": view.waited})
