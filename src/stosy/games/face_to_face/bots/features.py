"""What the network of Face to Face is told of a position.

The same in C++: `kernel/src/stosy_kernel/games/face_to_face/features.h`.
"""

from __future__ import annotations

from stosy.games.face_to_face.state import DECK, HAND, WAYS, FaceToFaceState, place, top
from stosy.games.rows.features import cheapest_two
from stosy.games.rows.piles import fits, jumps_back, room_lost

CARDS = len(DECK)
DEAR = 40
TEN = 10


def features(state: FaceToFaceState) -> tuple[int, list[float]] | None:
    """Both players alike, first the one to act; None in the midst of a turn."""
    if state.laid:
        return None
    numbers = [*of_seat(state, state.turn), *of_seat(state, 1 - state.turn)]
    return state.turn, [*numbers, float(state.options.single_last_card == "may_be_laid")]


def of_seat(state: FaceToFaceState, seat: int) -> list[float]:
    """What a player holds, what is left, how it fits on the own piles, what it costs to help."""
    hand, draw = state.hands[seat], state.draws[seat]
    up, down = (top(state.piles, place(seat, pile)) for pile in (0, 1))
    left = (*hand, *draw)
    rising, falling = WAYS
    fits_up = {card for card in left if fits(rising, up, card)}
    fits_down = {card for card in left if fits(falling, down, card)}
    held_up, held_down = fits_up.intersection(hand), fits_down.intersection(hand)
    rooms = [room_lost(rising, up, card) for card in held_up]
    rooms += [room_lost(falling, down, card) for card in held_down]
    tricks = sum(jumps_back(rising, up, card) + jumps_back(falling, down, card) for card in hand)
    return [
        len(hand) / HAND,
        len(draw) / CARDS,
        (up - 1) / CARDS,
        (CARDS + 2 - down) / CARDS,
        len(fits_up) / CARDS,
        len(fits_down) / CARDS,
        (len(left) - len(fits_up | fits_down)) / 10,
        len(held_up) / HAND,
        len(held_down) / HAND,
        (len(hand) - len(held_up | held_down)) / HAND,
        *cheapest_two(rooms, DEAR),
        float(tricks),
        sum(card - TEN in hand for card in held_up) / 2,  # tricks that a card held prepares
        sum(card + TEN in hand for card in held_down) / 2,
        *cheapest_two(gifts(state, seat), DEAR),
    ]


def gifts(state: FaceToFaceState, seat: int) -> list[int]:
    """FF5: the room that a help gives to the opponent."""
    given = []
    for pile, way in zip((2, 3), WAYS, strict=True):
        onto = top(state.piles, place(seat, pile))
        rooms = (room_lost(way, onto, card) for card in state.hands[seat])
        given += [-room for room in rooms if room < 0]
    return given
