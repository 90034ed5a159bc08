"""Face to Face: the smallest loss of room first; help where the cards drawn are worth it."""

from __future__ import annotations

from collections.abc import Sequence

from stosy.core import Dice, Offer
from stosy.games.face_to_face.state import (
    HAND,
    PILES,
    FaceToFaceAction,
    FaceToFaceView,
    place,
    top,
)
from stosy.games.piles import DOWN, UP, EndTurn, Lay, room_lost

CHEAP = 1
"""Beyond the minimum, a lay that costs no more than this is worth the room."""
CARD = 5
"""What a card drawn in addition is worth, in room given to the opponent."""


def choose(
    view: FaceToFaceView, offers: Sequence[Offer[FaceToFaceAction]], dice: Dice
) -> FaceToFaceAction | None:
    actions = [action for offer in offers for action in offer.actions]
    lays = [action for action in actions if isinstance(action, Lay)]
    best = min(lays, key=lambda lay: cost(view, lay), default=None)
    if EndTurn() not in actions:
        return best
    if best is not None and (cost(view, best) <= CHEAP or stranded(view)):
        return best
    return EndTurn()


def cost(view: FaceToFaceView, lay: Lay[int]) -> int:
    """Room lost on the own pile; for a help, room given less the worth of the extra cards."""
    seat = view.turn
    pile = PILES.index(lay.pile)
    lost = room_lost((UP, DOWN)[pile % 2], top(view.piles, place(seat, pile)), lay.card)
    if pile < 2:
        return lost
    after = view.sizes[seat] - 1
    extra = min(HAND - after, view.draws[seat]) - min(2, view.draws[seat])
    return -lost - CARD * extra


def stranded(view: FaceToFaceView) -> bool:
    """FF8: would ending the turn now leave a single last card?"""
    return view.sizes[view.turn] == 1 and view.draws[view.turn] == 0
