"""Points in Snakes & Ladders: what a card is worth out of the hand, and what it does to the next.

The same in C++: `kernel/src/stosy_kernel/heuristic/snakes.h`.
"""

from __future__ import annotations

from typing import Any

from stosy.bots.weights import Weights
from stosy.core import Action, without
from stosy.games.snakes_and_ladders.cards import (
    DRAW_TWO,
    FACE_OF,
    SKIP,
    WILD_DRAW_FOUR,
    WILDS,
    WORTH,
)
from stosy.games.snakes_and_ladders.state import (
    CallOut,
    Challenge,
    Lay,
    SnakesAndLaddersView,
)

FEW = 2
"""Who holds no more cards than this may soon be out."""
ATTACKS = (SKIP, DRAW_TWO, WILD_DRAW_FOUR)


class SnakesSense:
    """Scores the actions of one view."""

    def __init__(self, view: SnakesAndLaddersView, weights: Weights) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.weights = weights
        others = (size for seat, size in enumerate(view.sizes) if seat != view.seat)
        self.hurry = weights["hurry"] if min(others) <= FEW else 0
        if view.options.scoring == "keep_low":
            self.hurry += weights["low"]

    def score(self, action: Action) -> int:
        match action:
            case Lay():
                return self.worth_laying(action)
            case CallOut():
                return self.weights["call"]
            case Challenge():
                return self.worth_challenging()
        return 0  # to draw, to pass, to accept, to be ready

    def worth_laying(self, lay: Lay) -> int:
        weights, card, rest = self.weights, lay.card, without(self.view.hand, lay.card)
        points = weights["lay"] + self.hurry * WORTH[card]
        if card in WILDS:
            points += weights["four" if card == WILD_DRAW_FOUR else "wild"]
        else:
            points += weights["worth"] * WORTH[card]
            points += weights["pair"] * sum(FACE_OF[other] == card[1] for other in rest)
        colour = lay.colour or card[0]
        points += weights["colour"] * sum(other[0] == colour for other in rest)
        if self.seat != self.view.turn:
            points += weights["intervene"]
        if len(rest) == 1 and not lay.one_card:
            points -= weights["announce"]
        return points + self.worth_attacking(card) - self.risk_of_bluff(card)

    def worth_attacking(self, card: str) -> int:
        """Against the next seat, if it may soon be out."""
        sizes = self.view.sizes
        following = sizes[(self.seat + self.view.direction) % len(sizes)]
        return self.weights["attack"] if FACE_OF[card] in ATTACKS and following <= FEW else 0

    def risk_of_bluff(self, card: str) -> int:
        """SL11: with a card of the current colour in hand a Wild Draw Four is a bluff."""
        bluff = any(other[0] == self.view.colour for other in self.view.hand)
        return self.weights["bluff"] if card == WILD_DRAW_FOUR and bluff else 0

    def worth_challenging(self) -> int:
        """SL12: the more cards the layer holds, the likelier one of the colour is among them."""
        view, weights = self.view, self.weights
        assert view.layer is not None
        if any(card[0] == view.doubted for card in view.known[view.layer]):
            return weights["proof"]
        return weights["challenge"] + weights["doubt"] * view.sizes[view.layer]


def scorer(view: SnakesAndLaddersView, weights: Weights) -> Any:
    """How the actions of this view are scored."""
    return SnakesSense(view, weights).score
