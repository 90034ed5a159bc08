"""A bot for the game, found by the entry point `boatman` in the group `stosy.bots`."""

from __future__ import annotations

from collections.abc import Sequence

from lantern_boats.values import LanternBoatsAction, LanternBoatsView, Lay
from stosy.core import Dice, Offer


class Boatman:
    """Hangs its dimmest lantern on the first boat that takes it."""

    def choose(
        self, view: LanternBoatsView, offers: Sequence[Offer[LanternBoatsAction]], dice: Dice
    ) -> LanternBoatsAction | None:
        lays = [way for offer in offers for way in offer.actions if isinstance(way, Lay)]
        return min(lays, key=lambda way: way.card, default=None)
