"""When two turns of Face to Face end alike."""

from __future__ import annotations

from collections.abc import Hashable

from stosy.core import AnyGame
from stosy.games.face_to_face.state import FaceToFaceState, FaceToFaceView, tops_of


def end(game: AnyGame, state: FaceToFaceState) -> Hashable:
    """The hand left, the tops, and whether the opponent was helped, which decides what is drawn."""
    return state.hands[state.turn], tops_of(state)


def price(game: AnyGame, state: FaceToFaceState) -> int:
    """The room lost on the own piles and given to the opponent."""
    up, down, their_up, their_down, _ = tops_of(state)
    return up - down - their_up + their_down


def finishes(view: FaceToFaceView) -> bool:
    """FF7: the last of the 58 cards wins."""
    return view.seat is not None and not view.draws[view.seat]
