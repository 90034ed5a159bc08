"""The value of a position of The Game after a turn.

The same in C++: `kernel/src/stosy_kernel/games/the_game/outlook.h`. Sets of cards are integers, bit
n - 2 for the card n, because each choice evaluates hundreds of positions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from stosy.games.rows.piles import fits, jumps_back
from stosy.games.rows.team_state import AnyTeamView
from stosy.games.the_game import GAME

TEN = 10
"""TG2: the trick leads so far back."""
FAR = 40
"""The room that is thought of where no card fits."""
FINE = 4
"""Into so many parts the room of the next turn is divided."""
TOPS = range(1, 101)
PILES = tuple(enumerate(GAME.ways))


def bit(card: int) -> int:
    """The set of one card."""
    return 1 << card - 2


BITS = {card: bit(card) for card in range(2, 100)}


def set_of(cards: Iterable[int]) -> int:
    """A set of cards as a number."""
    return sum(map(BITS.__getitem__, cards))


def cards_of(cards: int) -> Iterator[int]:
    """Each card of a set, the lowest first."""
    while cards:
        card = nearest(1, cards)
        cards &= ~bit(card)
        yield card


def fitting(way: int, top: int) -> int:
    """The cards that fit on a top."""
    return set_of(card for card in GAME.deck if fits(way, top, card))


def going_back(way: int, top: int) -> int:
    """Those that fit by the trick."""
    return set_of(card for card in GAME.deck if jumps_back(way, top, card))


FITS = {way: [0, *(fitting(way, top) for top in TOPS)] for way in (1, -1)}
TRICKS = {way: [0, *(going_back(way, top) for top in TOPS)] for way in (1, -1)}


def nearest(way: int, ahead: int) -> int:
    """The card of a set that takes the least room; all must be ahead of the pile's top."""
    return (ahead & -ahead).bit_length() + 1 if way > 0 else ahead.bit_length() + 1


def leading_back(way: int, hand: int) -> int:
    """Cards from which the trick leads to a card of the hand."""
    return hand << TEN if way > 0 else hand >> TEN


def least_room(way: int, top: int, ahead: int) -> int:
    """The room that the nearest card of a set takes."""
    return (nearest(way, ahead) - top) * way if ahead else FAR


class Outlook:
    """Evaluates positions that can follow one view."""

    def __init__(
        self, view: AnyTeamView[int], tops: Sequence[int], weights: Mapping[str, int]
    ) -> None:
        seats = len(view.sizes)
        self.weights = weights
        self.tops = tops
        self.laid = weights["laid"] + weights["laid_with_others"] * (seats - 1)
        self.sharing = seats * seats  # more seats change more before the own next turn
        self.drawable = view.draw > 0
        lying = sum(set_of(pile) for pile in view.piles)
        self.unseen = set_of(GAME.deck) & ~lying & ~set_of(view.hand)
        others = [said.signal for said in view.signals if said.seat != view.seat]
        self.spared = {each.pile for each in others if each.signal == "leave"}
        self.wanted = {each.pile for each in others if each.signal == "wants"}

    def value(self, tops: Sequence[int], hand: int, laid: int, worst: int) -> int:
        """The value with these tops, this hand left, and so many cards laid.

        Exact if it is more than `worst`.
        """
        points = self.laid * laid + self.weights["pair"] * (hand & hand >> TEN).bit_count()
        for pile, way in PILES:
            points += self.worth_of(pile, way, tops[pile])
        fits = [FITS[way][tops[pile]] for pile, way in PILES]
        points -= self.price_of_left(self.unseen | hand, fits)
        ready = self.weights["ready"]
        if not ready or (ready > 0 and points <= worst):
            return points
        return points - ready * (FINE * self.next_room(tops, hand, fits) // self.sharing)

    def worth_of(self, pile: int, way: int, top: int) -> int:
        """The value of a pile: lost room, signals of others, and a trick that may be drawn."""
        room = (top - self.tops[pile]) * way
        points = -self.weights["room"] * room
        if room > 0 and GAME.piles[pile] in self.spared:
            points -= self.weights["spared"]
        elif room > 0 and GAME.piles[pile] in self.wanted:
            points -= self.weights["wanted"]
        return points + self.weights["hope"] if TRICKS[way][top] & self.unseen else points

    def price_of_left(self, left: int, fits: Sequence[int]) -> int:
        """The price of all cards not laid yet: the fewer piles a card fits on, the higher."""
        weights = self.weights
        up, down = fits[0] | fits[1], fits[2] | fits[3]
        both_up, both_down = fits[0] & fits[1], fits[2] & fits[3]
        one = (left & (up | down)).bit_count()
        two = (left & (both_up | both_down | (up & down))).bit_count()
        three = (left & ((both_up & down) | (up & both_down))).bit_count()
        four = (left & both_up & both_down).bit_count()
        return (
            weights["nowhere"] * (left.bit_count() - one)
            + weights["one_pile"] * (one - two)
            + weights["two_piles"] * (two - three)
            + weights["three_piles"] * (three - four)
        )

    def next_room(self, tops: Sequence[int], hand: int, fits: Sequence[int]) -> int:
        """The room that the cheapest lays of the own next turn take; at least 0.

        There are two such lays, or one at the end.
        """
        least, second = FAR, FAR
        chain = 2 * FAR  # both on one pile
        for pile, way in PILES:
            ahead, top = hand & fits[pile], tops[pile]
            if not ahead:
                continue
            first = -TEN
            if back := ahead & TRICKS[way][top]:
                ahead &= ~back
            else:
                first = least_room(way, top, ahead)
                pairs = ahead & leading_back(way, hand)
                chain = min(chain, least_room(way, top, pairs) - TEN)
                ahead &= ~bit(nearest(way, ahead))
            chain = min(chain, least_room(way, top, ahead))
            least, second = min(least, first), min(second, max(least, first))
        return 2 * TEN + (min(chain, least + second) if self.drawable else least)
