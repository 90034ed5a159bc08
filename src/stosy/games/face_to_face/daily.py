"""The daily deal: a duel with an expert, compared by the cards that both have left."""

from __future__ import annotations

from stosy.games.face_to_face.state import FaceToFaceResult, FaceToFaceState

BOTS = "expert:200"


def value(state: FaceToFaceState, result: FaceToFaceResult, seat: int) -> int:
    """How many cards the opponent has left more than the seat."""
    mine, theirs = (len(state.hands[s]) + len(state.draws[s]) for s in (seat, 1 - seat))
    return theirs - mine
