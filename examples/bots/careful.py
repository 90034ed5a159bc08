"""A bot in Python for The Game: Face to Face. It lays what takes the least room from its piles.

stosy tournament face-to-face --bots ./examples/bots/careful.py:Careful,casual
"""

from __future__ import annotations

from collections.abc import Sequence

from stosy.core import Action, AnyGame, AnyOffer, Dice, Event, Setup
from stosy.games.face_to_face.state import FaceToFaceView, place, top
from stosy.games.rows.piles import Laid, Lay

ENOUGH = -5
"""It ends its turn unless one more card gives back more room than this."""
FAVOUR = 4
"""What it gives for helping: the hand is filled up, and the opponent gets room."""


class Careful:
    """Helps whoever has helped it before."""

    def begin(self, game: AnyGame, seat: int, setup: Setup, dice: Dice) -> None:
        self.seat = seat
        self.was_helped = False

    def saw(self, event: Event) -> None:
        if isinstance(event, Laid) and event.seat != self.seat:
            self.was_helped |= event.pile.startswith("their")

    def choose(self, view: FaceToFaceView, offers: Sequence[AnyOffer], dice: Dice) -> Action | None:
        ways = [way for offer in offers for way in offer.actions if way.role == "move"]
        return min(ways, key=lambda way: self.cost(view, way), default=None)

    def cost(self, view: FaceToFaceView, way: Action) -> int:
        """The room that an action takes; a trick back by ten gives room."""
        if not isinstance(way, Lay):
            return ENOUGH
        if way.pile == "up":
            return int(way.card) - top(view.piles, place(self.seat, 0))
        if way.pile == "down":
            return top(view.piles, place(self.seat, 1)) - int(way.card)
        return -FAVOUR if self.was_helped else FAVOUR
