"""Mistakes that a table with penalties accepts (SL16); they are never offered."""

from __future__ import annotations

from stosy.core import Action, Dice
from stosy.games.snakes_and_ladders.cards import COLOURS, WILDS
from stosy.games.snakes_and_ladders.legal import too_late_to_call, too_late_to_intervene
from stosy.games.snakes_and_ladders.state import CallOut, Lay, SnakesAndLaddersView


def mistake(view: SnakesAndLaddersView, dice: Dice) -> Action | None:
    """A random lay or call-out: usually a mistake.

    None if it would only be too late.
    """
    if view.seat is None:
        return None
    if view.options.penalties == "off" or view.phase not in ("turn", "drawn"):
        return None
    if dice.below(3) == 0:
        others = [seat for seat in range(len(view.sizes)) if seat != view.seat]
        target = dice.choice(others)
        return None if too_late_to_call(view, target) else CallOut(target)
    card = dice.choice(view.hand)
    if too_late_to_intervene(view, view.seat, card):
        return None
    colour = dice.choice(COLOURS) if card in WILDS else None
    return Lay(card, colour, one_card=dice.below(2) == 0)
