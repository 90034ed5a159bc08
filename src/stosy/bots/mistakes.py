"""Mistakes that a table with penalties accepts (SL16); they are never offered."""

from __future__ import annotations

from random import Random

from stosy.core import Action, View
from stosy.games.snakes_and_ladders.cards import COLOURS, WILDS
from stosy.games.snakes_and_ladders.state import CallOut, Lay, SnakesAndLaddersView


def mistake(view: View, rng: Random) -> Action | None:
    """Any card laid anyhow, or anybody called out: a mistake, unless it happens to be right."""
    if not isinstance(view, SnakesAndLaddersView) or view.seat is None:
        return None
    if view.options.penalties == "off" or view.phase not in ("turn", "drawn"):
        return None
    if rng.randrange(3) == 0:
        others = [seat for seat in range(len(view.sizes)) if seat != view.seat]
        return CallOut(rng.choice(others))
    card = rng.choice(view.hand)
    colour = rng.choice(COLOURS) if card in WILDS else None
    return Lay(card, colour, one_card=rng.randrange(2) == 0)
