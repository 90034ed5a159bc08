"""Plays at random, which reaches every part of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from stosy.bots.knowledge import knowledge_of
from stosy.core import Action, Dice, Offer, View

RARELY = 32
"""One choice in so many is to signal, to take back or, where mistakes are penalised, to err."""


class RandomBot:
    """Uniform over the turn's actions and open opportunities, including passing on them."""

    slow = False
    off_loop = False

    def __init__(self, game: str) -> None:
        self._mistake = knowledge_of(game).mistake

    def choose(self, view: View, offers: Sequence[Offer[Action]], dice: Dice) -> Action | None:
        actions = [action for offer in offers for action in offer.actions]
        usual = [action for action in actions if action.role == "move"]
        if dice.below(RARELY) == 0:
            rare = [action for action in actions if action.role != "move"]
            if rare:
                return dice.choice(rare)
            if (erring := self._mistake(view, dice)) is not None:
                return erring
        if any(offer.fallback is not None for offer in offers):
            return dice.choice(usual)
        chosen = dice.below(len(usual) + 1)
        return usual[chosen] if chosen < len(usual) else None
