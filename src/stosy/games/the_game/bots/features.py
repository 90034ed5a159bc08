"""What the network of The Game is told of a position.

The same in C++: `kernel/src/stosy_kernel/games/the_game/features.h`.
"""

from __future__ import annotations

from collections.abc import Sequence

from stosy.games.rows.features import cheapest_two
from stosy.games.rows.piles import room_lost
from stosy.games.rows.team_state import TeamState
from stosy.games.the_game import GAME
from stosy.games.the_game.bots.outlook import BITS, FITS, PILES, TRICKS, set_of

CARDS = len(GAME.deck)
ALL = set_of(GAME.deck)
MOST_SEATS = max(GAME.seats)
DEAR = 40
OF_SEAT = 7


def features(state: TeamState[int]) -> tuple[int, list[float]] | None:
    """The piles, of each kind the better first; then the hands, from that of the seat to act on.

    None in the midst of a turn.
    """
    if state.laid:
        return None
    tops = [top or row for top, row in zip(state.tops, GAME.rows, strict=True)]
    fits = [FITS[way][tops[pile]] for pile, way in PILES]
    left, seats = ALL & ~sum(map(set_of, state.piles)), len(state.hands)
    kinds = (fits[0] | fits[1], fits[2] | fits[3])
    numbers = [
        left.bit_count() / CARDS,
        len(state.draw) / CARDS,
        (left & ~kinds[0] & ~kinds[1]).bit_count() / 10,
        seats / MOST_SEATS,
        float(state.options.minimum > 2),
    ]
    numbers += of_piles(tops, fits, left)
    for step in range(seats):
        hand = state.hands[(state.turn + step) % seats]
        numbers += of_hand(hand, tops, fits, kinds, GAME.hand_size(seats))
    return state.turn, [*numbers, *[0.0] * OF_SEAT * (MOST_SEATS - seats)]


def of_piles(tops: Sequence[int], fits: Sequence[int], left: int) -> list[float]:
    numbers: list[float] = []
    fitting = [(left & each).bit_count() for each in fits]
    for kind in (PILES[:2], PILES[2:]):
        for pile, way in sorted(kind, key=lambda each: -fitting[each[0]]):
            tricks = (left & TRICKS[way][tops[pile]]).bit_count()
            gone = abs(tops[pile] - GAME.rows[pile])
            numbers += [fitting[pile] / CARDS, tricks / 2, gone / CARDS]
    return numbers


def of_hand(
    hand: Sequence[int], tops: Sequence[int], fits: Sequence[int], kinds: Sequence[int], most: int
) -> list[float]:
    cards, tricks = set_of(hand), 0
    rooms = []
    for card in hand:
        least = DEAR
        for pile, way in PILES:
            if fits[pile] & BITS[card]:
                least = min(least, room_lost(way, tops[pile], card))
                tricks += bool(TRICKS[way][tops[pile]] & BITS[card])
        rooms.append(least)
    return [
        len(hand) / most,
        (cards & kinds[0]).bit_count() / most,
        (cards & kinds[1]).bit_count() / most,
        (cards & ~kinds[0] & ~kinds[1]).bit_count() / most,
        *cheapest_two(rooms, DEAR),
        tricks / 2,
    ]
