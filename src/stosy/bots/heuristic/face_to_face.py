"""Points in Face to Face: room, tricks, and what a help is worth.

The same in C++: `kernel/src/stosy_kernel/heuristic/face_to_face.h`.
"""

from __future__ import annotations

from typing import Any

from stosy.bots.weights import Weights
from stosy.core import Action, without
from stosy.games.face_to_face.state import HAND, PILES, ROWS, WAYS, FaceToFaceView, place, top
from stosy.games.piles import Lay, fits, jumps_back, room_lost

NARROW = 20
"""An opponent's pile with less room than this is a worry to them."""


class DuelSense:
    """Scores the actions of one view."""

    def __init__(self, view: FaceToFaceView, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.seat = view.turn

    def score(self, action: Action) -> int:
        if not isinstance(action, Lay):
            return self.worth_ending()
        pile = PILES.index(action.pile)
        way, onto = WAYS[pile % 2], top(self.view.piles, place(self.seat, pile))
        if pile < 2:
            return self.worth_laying(way, onto, action.card)
        return self.worth_helping(way, onto, action.card)

    def worth_laying(self, way: int, onto: int, card: int) -> int:
        weights, rest = self.weights, without(self.view.hand, card)
        points = -weights["room"] * room_lost(way, onto, card)
        if jumps_back(way, onto, card):
            points += weights["trick"]
        gained = sum(fits(way, card, other) - fits(way, onto, other) for other in rest)
        points += weights["mine"] * gained
        if any(jumps_back(way, card, other) for other in rest):
            points += weights["ladder"]
        if any(jumps_back(way, onto, other) for other in rest):
            points -= weights["spoil"]
        return points

    def worth_helping(self, way: int, onto: int, card: int) -> int:
        """FF5: room for the opponent, cards for oneself (FF6)."""
        weights, drawable = self.weights, self.view.draws[self.seat]
        extra = min(HAND + 1 - len(self.view.hand), drawable) - min(2, drawable)
        narrow = max(0, NARROW - abs(ROWS[way > 0] - onto))
        gift = -room_lost(way, onto, card)
        return weights["extra"] * extra - weights["gift"] * gift - weights["relief"] * narrow

    def worth_ending(self) -> int:
        """FF8: a single last card would lose."""
        drawable, size = self.view.draws[self.seat], len(self.view.hand)
        points = self.weights["end" if drawable else "last_end"]
        if not drawable and size == 1:
            points -= self.weights["strand"]
        return points


def scorer(view: FaceToFaceView, weights: Weights) -> Any:
    """How the actions of this view are scored."""
    return DuelSense(view, weights).score
