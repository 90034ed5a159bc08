"""The lays of Face to Face: what the piles allow, and whether a turn can be completed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from stosy.games.face_to_face.state import WAYS, FaceToFaceState, place, top
from stosy.games.rows.piles import can_lay, fits, room_lost

Tops: TypeAlias = tuple[int, int, int, int, bool]
"""The tops of `PILES` as the seat to act sees them, and whether it has helped in this turn."""


def tops_of(state: FaceToFaceState) -> Tops:
    """The tops as the seat to act sees them."""
    piles, seat = state.piles, state.turn
    up, down, their_up, their_down = [top(piles, place(seat, pile)) for pile in range(4)]
    return (up, down, their_up, their_down, state.helped)


def allows(tops: Tops, pile: int, card: int) -> bool:
    """FF4 on the own piles; FF5 on the opponent's: once a turn, and only an improvement."""
    if pile < 2:
        return fits(WAYS[pile], tops[pile], card)
    return not tops[4] and room_lost(WAYS[pile - 2], tops[pile], card) < 0


def relaid(tops: Tops, pile: int, card: int) -> Tops:
    """The tops when the card lies on the pile."""
    up, down, their_up, their_down, helped = tops
    match pile:
        case 0:
            return (card, down, their_up, their_down, helped)
        case 1:
            return (up, card, their_up, their_down, helped)
        case 2:
            return (up, down, card, their_down, True)
        case _:
            return (up, down, their_up, card, True)


def after(card: int, tops: Tops) -> Iterator[Tops]:
    """The tops to which the lays of a card lead."""
    return (relaid(tops, pile, card) for pile in range(4) if allows(tops, pile, card))


def can_go_on(state: FaceToFaceState) -> bool:
    """FF7: can the seat to act reach the minimum of its turn?"""
    missing = state.minimum - len(state.laid)
    return can_lay(missing, state.hands[state.turn], tops_of(state), after)
