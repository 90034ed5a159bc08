"""Snakes & Ladders: shed what is worth most, keep the wilds, answer, intervene, call out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stosy.core import Dice, Offer
from stosy.games.snakes_and_ladders.cards import WILD, WILD_DRAW_FOUR, WORTH
from stosy.games.snakes_and_ladders.state import (
    CallOut,
    Challenge,
    Lay,
    SnakesAndLaddersAction,
    SnakesAndLaddersView,
)


def choose(
    view: SnakesAndLaddersView, offers: Sequence[Offer[SnakesAndLaddersAction]], dice: Dice
) -> SnakesAndLaddersAction | None:
    actions = [action for offer in offers for action in offer.actions]
    for action in actions:
        if isinstance(action, CallOut):
            return action
    lays = [action for action in actions if isinstance(action, Lay) and worth_laying(view, action)]
    if lays:
        return max(lays, key=lambda lay: preference(view, lay))
    if Challenge() in actions and caught(view):
        return Challenge()
    return next((offer.fallback for offer in offers if offer.fallback is not None), None)


def worth_laying(view: SnakesAndLaddersView, lay: Lay) -> bool:
    """Always announce, and never bluff."""
    announced = lay.one_card or len(view.hand) != 2
    honest = lay.card != WILD_DRAW_FOUR or all(card[0] != view.colour for card in view.hand)
    return announced and honest


def preference(view: SnakesAndLaddersView, lay: Lay) -> tuple[int, int]:
    """Coloured cards by worth, then wilds; a wild orders the colour held most."""
    colours = Counter(card[0] for card in view.hand)
    if lay.card in (WILD, WILD_DRAW_FOUR):
        return (-1 if lay.card == WILD else -2, colours[lay.colour or ""])
    return (WORTH[lay.card], colours[lay.card[0]])


def caught(view: SnakesAndLaddersView) -> bool:
    """Has the layer of the Wild Draw Four shown a card of the colour it was laid on?"""
    if view.layer is None or view.doubted is None:
        return False
    return any(card[0] == view.doubted for card in view.known[view.layer])
