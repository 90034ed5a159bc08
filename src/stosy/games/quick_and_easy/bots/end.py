"""Solves endgames of Quick & Easy exactly, when few cards are left to draw.

The same in C++: `kernel/src/stosy_kernel/games/quick_and_easy/end.h`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import NamedTuple

from stosy.core import placed
from stosy.games.quick_and_easy.bots.hands import Hands, Held
from stosy.games.quick_and_easy.bots.tables import FITS, Cards, lowest, members

MOST_WAYS = 256
"""The largest number of ways the cards can lie for an endgame to be solved exactly."""
HAND = 2
SURE = 4096
IMPOSSIBLE = -1
NONE = -2


class Endgame(NamedTuple):
    """The tops, what is known of the hands, the cards that may be drawn, and how many are drawn."""

    tops: tuple[int, ...]
    of: tuple[Held, ...]
    unseen: Cards
    draw: int

    def drawn(self, seat: int) -> Endgame:
        """After the draw of a seat."""
        held = self.of[seat]
        taken = min(HAND - len(held), self.draw)
        of = placed(self.of, seat, held + (self.unseen,) * taken)
        return self._replace(of=of, draw=self.draw - taken)


def ways(hands: Hands, draw: int) -> int:
    """The number of ways in which the cards can be distributed."""
    sizes = [cards.bit_count() for held in hands.of for cards in held]
    return prod(sizes) * int(hands.unseen.bit_count() ** draw)


class Ending:
    """The solver, for turns of at most `most` lays."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[tuple[Endgame, int], int] = {}

    def chance(self, table: Endgame, seat: int) -> int:
        """The winning chance, in parts of `SURE`, if this seat is next and all play their best.

        `IMPOSSIBLE` if the hands are inconsistent.
        """
        seats = len(table.of)
        waiting = ((seat + step) % seats for step in range(seats))
        following = next((each for each in waiting if table.of[each]), None)
        if following is None:
            return SURE
        if (table, following) not in self.known:
            self.known[table, following] = self.average(table, following)
        return self.known[table, following]

    def average(self, table: Endgame, seat: int) -> int:
        """The average over the possible hands of the seat."""
        tables = (revealed(table, seat, hand) for hand in hands(table.of[seat]))
        values = [self.best(each, seat, 0) for each in tables if each is not None]
        possible = [value for value in values if value != IMPOSSIBLE]
        return sum(possible) // len(possible) if possible else IMPOSSIBLE

    def best(self, table: Endgame, seat: int, laid: int) -> int:
        """The best rest of a turn of a seat with known cards; stops at a sure win."""
        best = self.chance(table.drawn(seat), (seat + 1) % len(table.of)) if laid else NONE
        if laid < self.most:
            for then in lays(table, seat):
                if best == SURE:
                    break
                best = max(best, self.best(then, seat, laid + 1))
        return 0 if best == NONE else best


def hands(held: Held) -> Iterator[Held]:
    """All possible hands, card by card."""
    for cards in product(*(members(among) for among in held)):
        if len(set(cards)) == len(cards):
            yield tuple(1 << card for card in cards)


def revealed(table: Endgame, seat: int, hand: Held) -> Endgame | None:
    """The endgame with one hand known; None if that is inconsistent."""
    others: Cards = ~sum(hand)
    of = tuple(
        hand if other == seat else tuple([cards & others for cards in held])
        for other, held in enumerate(table.of)
    )
    possible = all(all(held) for held in of)
    return table._replace(of=of, unseen=table.unseen & others) if possible else None


def lays(table: Endgame, seat: int) -> Iterator[Endgame]:
    """All lays of a seat with known cards."""
    held = table.of[seat]
    for place, card in enumerate(held):
        of = placed(table.of, seat, held[:place] + held[place + 1 :])
        for pile, top in enumerate(table.tops):
            if card & FITS[pile][top]:
                yield table._replace(tops=placed(table.tops, pile, lowest(card) + 1), of=of)
