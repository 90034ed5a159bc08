"""What to do next in Face to Face."""

from __future__ import annotations

from collections.abc import Sequence

from stosy.core import Action, Advice
from stosy.games.face_to_face.state import FaceToFaceView
from stosy.games.rows.coach import advise_turn
from stosy.games.rows.piles import Lay


def advise(view: FaceToFaceView, actions: Sequence[Action]) -> Advice:
    """The next thing in a turn."""
    if view.danger in ("now", "two"):  # FF8
        return Advice(f"single_{view.danger}")
    laid = len(view.laid)
    if not laid:
        return Advice("begin", {"least": view.minimum, "most": None})
    if laid >= view.minimum and view.draws[view.turn] > view.draws_next and may_help(actions):
        return Advice("lay_help_or_end", {"count": view.draws_next})  # FF6
    return advise_turn(laid, view.minimum, view.draws_next, actions)


def may_help(actions: Sequence[Action]) -> bool:
    """FF5: may a card go to the opponent's piles?"""
    return any(isinstance(each, Lay) and each.pile.startswith("their_") for each in actions)
