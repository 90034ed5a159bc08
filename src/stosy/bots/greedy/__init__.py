"""Greedy bots: the action that costs least now, with a little sense for each game.

A game has one if this folder holds a module named after it; otherwise the host's fallback is
played, so that a new game has an opponent at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from stosy.core import Action, Dice, Offer, View


class Greedy:
    """Plays with the `choose` of the game's module."""

    def __init__(self, game: str) -> None:
        name = f"{__name__}.{game.replace('-', '_')}"
        self._choose: Callable[[Any, Sequence[Offer[Any]], Dice], Any] = (
            import_module(name).choose if find_spec(name) else fall_back
        )

    def choose(self, view: View, offers: Sequence[Offer[Action]], dice: Dice) -> Action | None:
        choice: Action | None = self._choose(view, offers, dice)
        return choice


def fall_back(view: View, offers: Sequence[Offer[Action]], dice: Dice) -> Action | None:
    """What the host would play when time runs out."""
    return next((offer.fallback for offer in offers if offer.fallback is not None), None)
