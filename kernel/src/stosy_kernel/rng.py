"""The kernel's random numbers in Python: the same as `rng.h`, number for number. Change both."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

LANE = 1_000_003
"""The counter of a stream is divided into lanes of so many numbers."""
LOT_LANE = 100 * LANE
CHOICE_LANE = 101 * LANE
CHANCE_LANE = 1 << 40

BITS = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
TWIST = 0x243F6A8885A308D3
FIRST = 0x6A09E667F3BCC909
SECOND = 0xBB67AE8584CAA73B


def deck_lane(deck: int) -> int:
    """The first counter of the numbers that shuffle a deck."""
    return deck * LANE


def chance_lane(ordinal: int) -> int:
    """The first counter of a chance entry after the deal; entries count from 1."""
    return CHANCE_LANE + ordinal * LANE


class PythonRng:
    """A generator that depends only on seed, stream and counter."""

    def __init__(self, seed: int, stream: int) -> None:
        self._key = _scramble(seed + _scramble(stream + STEP))

    def word(self, counter: int) -> int:
        """64 bits."""
        place = (self._key + counter * STEP) & BITS
        return _fold(place, place ^ TWIST)

    def below(self, counter: int, bound: int) -> int:
        """A uniform number from 0 to bound - 1."""
        drawn = self.word(counter)
        rest = (1 << 64) % bound
        while (product := drawn * bound) & BITS < rest:
            drawn = _scramble(drawn + STEP)
        return product >> 64

    def shuffle(self, cards: Iterable[T], lane: int = 0) -> tuple[T, ...]:
        """The cards in a new order, settled from the first place on."""
        deck = list(cards)
        self.settle(deck, lane, range(len(deck)))
        return tuple(deck)

    def settle(self, deck: list[T], lane: int, places: range) -> None:
        """Bring these places of a deck, the next ones, into their order."""
        for place in places:
            other = place + self.below(lane + place, len(deck) - place)
            deck[place], deck[other] = deck[other], deck[place]


def _scramble(bits: int) -> int:
    bits &= BITS
    bits = ((bits ^ bits >> 32) * FIRST) & BITS
    bits = ((bits ^ bits >> 29) * SECOND) & BITS
    return bits ^ bits >> 32


def _fold(left: int, right: int) -> int:
    product = left * right
    return (product & BITS) ^ product >> 64


def checked_seed(seed: int) -> int:
    """The seed, if it is a number of 64 bits."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= BITS:
        raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
    return seed
