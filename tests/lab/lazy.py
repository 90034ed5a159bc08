"""A bot in a module that other processes can import."""

from __future__ import annotations

from collections.abc import Sequence

from stosy.core import Action, AnyOffer, Dice, View


class Lazy:
    """Moves as is offered first, and ends its turn as soon as it may."""

    def choose(self, view: View, offers: Sequence[AnyOffer], dice: Dice) -> Action | None:
        ways = [action for offer in offers for action in offer.actions if action.role == "move"]
        return next((way for way in ways if way.ends_turn), ways[0] if ways else None)
