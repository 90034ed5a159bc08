"""Deals hidden cards consistently with what a viewer knows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Generic, TypeAlias

from msgspec import Struct

from stosy.core import Dice
from stosy.games.rows.piles import Card

MAX_ATTEMPTS = 2000
"""So many deals are tried."""
PURE_CHANCE = 32
"""So many of them before cards are put where they must be."""

Hands: TypeAlias = tuple[tuple[Card, ...], ...]


class Demand(Struct, Generic[Card], frozen=True):
    """A seat holds at least one of these cards."""

    seat: int
    cards: Collection[Card]

    def met(self, hands: Hands[Card]) -> bool:
        return any(card in self.cards for card in hands[self.seat])


class Shares(Struct, Generic[Card], frozen=True):
    """Each seat's part of the hidden cards, and the rest: the draw pile."""

    hands: Hands[Card]
    rest: tuple[Card, ...]


def deal_hidden(
    cards: Sequence[Card],
    sizes: Sequence[int],
    demands: Sequence[Demand[Card]],
    agrees: Callable[[Hands[Card]], bool],
    dice: Dice,
) -> Shares[Card] | None:
    """Random hands of these sizes that meet the demands and pass `agrees`; None if none is found.

    Pass the cards in a public order, so that the result does not depend on where they really are.
    """
    demands = sorted(demands, key=lambda demand: len(demand.cards))  # the narrowest demand first
    for attempt in range(MAX_ATTEMPTS):
        deck = list(dice.shuffle(cards))
        if attempt >= PURE_CHANCE:
            meet(demands, deck, sizes)
        dealt = cut(deck, sizes)
        if all(demand.met(dealt.hands) for demand in demands) and agrees(dealt.hands):
            return dealt
    return None


def cut(deck: Sequence[Card], sizes: Sequence[int]) -> Shares[Card]:
    """The first cards go to the seats in turn."""
    hands = []
    start = 0
    for size in sizes:
        hands.append(tuple(deck[start : start + size]))
        start += size
    return Shares(tuple(hands), tuple(deck[start:]))


def meet(demands: Sequence[Demand[Card]], deck: list[Card], sizes: Sequence[int]) -> None:
    """Give each seat the cards it must hold, taken from where they are not needed."""
    needed: set[int] = set()
    for demand in demands:
        start = sum(sizes[: demand.seat])
        places = range(start, start + sizes[demand.seat])
        held = [place for place in places if deck[place] in demand.cards]
        if held:
            needed.add(held[0])
            continue
        free = [place for place in places if place not in needed]
        found = [
            place for place, card in enumerate(deck) if card in demand.cards and place not in needed
        ]
        if not free or not found:
            return
        deck[free[0]], deck[found[0]] = deck[found[0]], deck[free[0]]
        needed.add(free[0])
