"""The daily deal: a duel with an expert, compared by the cards that the loser has left."""

from __future__ import annotations

from stosy.games.face_to_face.state import FaceToFaceResult, FaceToFaceState

BOTS = "expert:200"


def points(state: FaceToFaceState, result: FaceToFaceResult, seat: int) -> int:
    """The loser's cards: the more the better for the winner, the worse for the loser."""
    loser = 1 - result.winner
    left = max(1, len(state.hands[loser]) + len(state.draws[loser]))
    return left if result.winner == seat else -left
