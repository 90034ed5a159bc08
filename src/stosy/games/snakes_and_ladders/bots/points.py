"""Points in Snakes & Ladders: the value of a lay, of the remaining hand, and for the others.

The same in C++: `kernel/src/stosy_kernel/games/snakes_and_ladders/heuristic.h`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property

from stosy.core import Action, without
from stosy.games.snakes_and_ladders.cards import (
    DECK,
    DRAW_TWO,
    FACE_OF,
    REVERSE,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
    WILDS,
    WORTH,
    fits,
)
from stosy.games.snakes_and_ladders.state import (
    CallOut,
    Challenge,
    Draw,
    Lay,
    Pass,
    SnakesAndLaddersView,
)

OUT = 1_000_000
"""SL18: the round is won."""
FEW = 3
"""Who holds no more cards than this may soon be out:"""
HASTE = 3
"""then points count so many times as much."""
SPOILS = 12
"""Parts in which what the winner takes is counted."""
HAND = 7
"""SL2: so many cards are dealt."""
TAKES = (DRAW_TWO, WILD_DRAW_FOUR)


@cache
def coloured_fits(colour: str, face: str) -> frozenset[str]:
    """SL5 without wilds: the cards that have the colour, or the same digit or picture."""
    return frozenset(
        card for card in DECK if card not in WILDS and (card[0] == colour or card[1] == face)
    )


class SnakesSense:
    """Scores the actions of one view."""

    def __init__(self, view: SnakesAndLaddersView, weights: Mapping[str, int]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.weights = weights
        self.following = view.sizes[(view.seat + view.direction) % len(view.sizes)]
        self.low = 0 if view.options.rounds == "single" else self.worth_of_points()

    def worth_of_points(self) -> int:
        """SL19: the value of getting rid of a point.

        Under `winner_takes` it is one of many points in the other hands; under `keep_low`, the more
        seats, the rarer a round without points.
        """
        sizes, weights = self.view.sizes, self.weights
        others = len(sizes) - 1
        keep_low = self.view.options.scoring == "keep_low"
        points = weights["low"] * others if keep_low else weights["cede"] * (SPOILS // others)
        near = any(size <= FEW for seat, size in enumerate(sizes) if seat != self.seat)
        return HASTE * points if near else points

    @cached_property
    def unseen(self) -> list[str]:
        """The cards that are neither in the own hand nor among the discards."""
        cards = list(DECK)
        for card in (*self.view.hand, *self.view.discards):
            cards.remove(card)
        return cards

    def score(self, action: Action) -> int:
        match action:
            case Lay():
                return self.worth_laying(action)
            case CallOut():
                return self.weights["call"]
            case Challenge():
                return self.worth_challenging()
            case Draw():
                return -self.price_of_refusing()
            case Pass():
                return self.weights["keep"] - self.price_of_refusing()
        return 0  # accepting, being ready

    def price_of_refusing(self) -> int:
        """SL5: keeping a wild can be good; keeping other fitting cards would never end."""
        view = self.view
        cards = (view.drawn,) if view.phase == "drawn" else view.hand
        coloured = (card for card in cards if card is not None and card not in WILDS)
        could = any(fits(card, view.discards[-1], view.colour) for card in coloured)
        return self.weights["refuse"] if could else 0

    def worth_laying(self, lay: Lay) -> int:
        rest = without(self.view.hand, lay.card)
        if not rest:
            return OUT
        points = self.worth_of_card(lay.card) + self.worth_of_rest(lay, rest)
        points += len(rest) * self.worth_with_each(lay)
        if self.seat != self.view.turn:
            points += self.weights["intervene"]
        if len(rest) == 1 and not lay.one_card:
            points -= self.weights["announce"]
        return points

    def worth_of_card(self, card: str) -> int:
        """The value of getting rid of a card."""
        weights = self.weights
        points = weights["lay"] + self.low * WORTH[card]
        if card not in WILDS:
            return points + weights["worth"] * WORTH[card]
        points += weights["last_chance"] if self.following == 1 else 0
        if card == WILD:
            return points + weights["wild"]
        return points + weights["four"] - (self.price_of_bluff() if self.bluffs() else 0)

    def bluffs(self) -> bool:
        """SL11: with a card of the current colour in hand a Wild Draw Four is a bluff."""
        return any(card[0] == self.view.colour for card in self.view.hand)

    def price_of_bluff(self) -> int:
        """Bluffs with many cards in hand, or with an empty draw pile, could go on forever."""
        weights, view = self.weights, self.view
        rash = view.pile == 0 or len(view.hand) > HAND
        return weights["bluff"] + (weights["refuse"] if rash else 0)

    def worth_of_rest(self, lay: Lay, rest: tuple[str, ...]) -> int:
        """The value of the remaining hand."""
        weights = self.weights
        colours = [card[0] for card in rest if card not in WILDS]
        same = colours.count(lay.colour or lay.card[0])
        pairs = 0 if lay.card in WILDS else sum(FACE_OF[card] == lay.card[1] for card in rest)
        points = weights["colour"] * same + weights["pair"] * pairs
        points += weights["colours"] * len(set(colours))
        if not same and not pairs and len(colours) == len(rest):
            return points + weights["stranded"]
        return points + (weights["again"] if self.plays_again(lay.card) else 0)

    def plays_again(self, card: str) -> bool:
        """SL6, SL7, SL8, SL11: of two seats the other loses its turn."""
        if len(self.view.sizes) != 2:
            return False
        skips = self.view.options.two_player_reverse == "skips"
        return FACE_OF[card] in (SKIP, *TAKES) or (skips and FACE_OF[card] == REVERSE)

    def worth_with_each(self, lay: Lay) -> int:
        """Values that grow with the expected length of the round: by each card left."""
        weights, face = self.weights, FACE_OF[lay.card]
        points = weights["lay_each"] + weights["open_each"] * self.open_to_others(lay)
        if lay.card in WILDS:
            points += self.worth_of_wild_with_each(lay.card)
        if face == DRAW_TWO:
            points += weights["two_each"]
        if face not in TAKES or self.following > 2:
            return points
        return points + weights["attack_each" if self.following == 1 else "threat_each"]

    def worth_of_wild_with_each(self, card: str) -> int:
        """A wild always fits: the first is the one to keep, above all with two players."""
        weights, view = self.weights, self.view
        spare = sum(other in WILDS for other in view.hand) - 1
        points = weights["wild_each" if card == WILD else "four_each"]
        points += weights["spare_each"] * spare
        return points + (weights["duel_each"] if len(view.sizes) == 2 else 0)

    def open_to_others(self, lay: Lay) -> int:
        """The percentage of unseen cards that fit the lay by colour or face."""
        colour, face = lay.colour or lay.card[0], FACE_OF[lay.card]
        fitting = sum(map(coloured_fits(colour, face).__contains__, self.unseen))
        return 100 * fitting // max(len(self.unseen), 1)

    def worth_challenging(self) -> int:
        """SL12: the likelier the layer holds the colour, the likelier it bluffed.

        The layer may also have had no other way to stop the seat.
        """
        view, weights = self.view, self.weights
        assert view.layer is not None
        assert view.gambled is not None
        if any(card[0] == view.doubted for card in view.known[view.layer]):
            return weights["proof"]
        points = weights["challenge"] + weights["doubt"] * self.chance_of_colour(view.gambled)
        return points + (weights["cornered"] if len(view.hand) == 1 else 0)

    def chance_of_colour(self, cards: int) -> int:
        """The probability, in percent, that the doubted colour is among so many unseen cards."""
        others = sum(card[0] != self.view.doubted for card in self.unseen)
        none = 1000
        for card in range(cards):
            none = none * max(others - card, 0) // max(len(self.unseen) - card, 1)
        return (1000 - none) // 10


def scorer(view: SnakesAndLaddersView, weights: Mapping[str, int]) -> Callable[[Action], int]:
    """The scorer of a view."""
    return SnakesSense(view, weights).score
