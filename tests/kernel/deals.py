"""Deals for both engines: the kernel's own, or stacked so that a game goes far."""

from __future__ import annotations

from typing import Any

from stosy_kernel import PythonRng
from stosy_kernel.notation import Notation
from stosy_kernel.rng import LOT_LANE, deck_lane

from stosy.core import Chance, from_plain
from tests.kernel.tables import SNAKES, Table

Decks = list[list[int]]


def shuffled(table: Table, rng: PythonRng) -> Decks:
    """The decks that the kernel makes of a stream, made without it."""
    names, kernel = table.adapter.names, table.adapter.kernel
    if table.game == SNAKES:
        return [snakes_deck(names, table.seats, rng, deck_lane(0))]
    return [list(rng.shuffle(names.deck, deck_lane(d))) for d in range(kernel.DECKS)]


def snakes_deck(names: Notation, seats: int, rng: PythonRng, lane: int) -> list[int]:
    """SL4: a Wild Draw Four that would open goes back, and another card is turned."""
    deck, opening = list(names.deck), seats * 7
    rng.settle(deck, lane, range(opening + 1))
    number = lane + len(deck)
    while names.cards[deck[opening]] == "W4":
        other = opening + rng.below(number, len(deck) - opening)
        deck[opening], deck[other] = deck[other], deck[opening]
        number += 1
    rng.settle(deck, lane, range(opening + 1, len(deck)))
    return deck


def stacked(table: Table, rng: PythonRng) -> Decks:
    """Nearly in the order in which the cards can be laid, so that the last ones are reached."""
    kernel = table.adapter.kernel
    decks = []
    for deck in range(kernel.DECKS):
        place = {
            card: 4 * card + rng.below(deck_lane(deck) + card, 24) for card in range(kernel.CARDS)
        }
        decks.append(sorted(place, key=place.__getitem__))
    return decks


def lot(table: Table, rng: PythonRng) -> int:
    """Who starts."""
    return rng.below(LOT_LANE, table.seats)


def deal_of(table: Table, decks: Decks, first: int) -> Chance:
    """The deal as the Python rules take it."""
    [plain] = table.adapter.log(table.seats, decks, first, [])
    deal: Any = from_plain(table.adapter.rules, plain)
    assert isinstance(deal, Chance)
    return deal
