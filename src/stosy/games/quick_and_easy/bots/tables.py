"""Sets of cards of Quick & Easy, and what fits on them.

Sets are integers with a bit for each card of the deck, for speed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from stosy.games.quick_and_easy import GAME
from stosy.games.quick_and_easy.cards import DECK

Cards: TypeAlias = int

INDEX = {card: index for index, card in enumerate(DECK)}
TOPS: tuple[str | None, ...] = (None, *DECK)
"""A top is a number: 0 for the row card, else one more than the card's."""
FITS = tuple(
    tuple(sum(GAME.fits(pile, top, card) << n for n, card in enumerate(DECK)) for top in TOPS)
    for pile in range(len(GAME.piles))
)
"""What fits, by pile and top."""


def as_set(cards: Iterable[str]) -> Cards:
    """The set of these cards."""
    return sum(1 << INDEX[card] for card in cards)


def members(cards: Cards) -> Iterator[int]:
    """The deck indices of the cards of a set."""
    while cards:
        yield lowest(cards)
        cards &= cards - 1


def lowest(cards: Cards) -> int:
    """The deck index of the first of them."""
    return (cards & -cards).bit_length() - 1


def room_lost(pile: int, top: int, card: int) -> int:
    """The room that a lay takes from the pile."""
    return GAME.cost(pile, TOPS[top], DECK[card])
