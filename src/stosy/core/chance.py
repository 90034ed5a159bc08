"""Seeded chance: the standard shuffle, the same on every platform and in every version.

A match has one seed of 64 hex digits. The k-th chance entry of its log (k counts from 0) is made
with `Dice(seed, k)`, a stream of 32-bit numbers: the big-endian words of
SHA-256("seed:k:0"), SHA-256("seed:k:1"), … (ASCII). A number below n is the next word modulo n;
words at or above the largest multiple of n are rejected. A shuffle is Fisher-Yates from the
last place down to the second.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from struct import unpack
from typing import TypeVar

from stosy.core.refusal import Refused

T = TypeVar("T")

WORDS = 1 << 32
SEED = re.compile(r"[0-9a-fA-F]{64}")


class Dice:
    """A stream of unbiased whole numbers; a copied or pickled one goes on where it was."""

    __slots__ = ("_block", "_name", "_words")

    def __init__(self, seed: str, ordinal: int) -> None:
        self._name = f"{seed}:{ordinal}:"
        self._block = 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        """A uniform number from 0 to bound - 1; bound is at most 2**32."""
        if not 0 < bound <= WORDS:
            raise ValueError(f"no number below {bound} can be drawn from a 32-bit word")
        limit = WORDS - WORDS % bound
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word < limit:
                return word % bound

    def _refill(self) -> None:
        """The next block of words, the first one last."""
        block = sha256(f"{self._name}{self._block}".encode("ascii")).digest()
        self._words = list(unpack(">8I", block)[::-1])
        self._block += 1

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, uniformly."""
        return items[self.below(len(items))]

    def shuffle(self, cards: Iterable[T]) -> tuple[T, ...]:
        """The cards in a uniformly random order."""
        deck = list(cards)
        below = self.below
        for last in range(len(deck) - 1, 0, -1):
            other = below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


def checked_seed(seed: str) -> str:
    """The seed, if it is valid; `seed_of` makes one from a short name."""
    if not isinstance(seed, str) or not SEED.fullmatch(seed):
        raise Refused("bad_seed", "G3")
    return seed


def seed_of(name: str, match: int = 0) -> str:
    """The seed of a match in a series with a short name."""
    return sha256(f"{name}:{match}".encode(errors="surrogateescape")).hexdigest()


def commitment(seed: str) -> str:
    """The hash that is published before the first card, to check the seed afterwards."""
    return sha256(seed.encode("ascii")).hexdigest()
