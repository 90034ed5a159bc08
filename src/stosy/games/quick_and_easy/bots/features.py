"""What the network of Quick & Easy is told of a position.

The same in C++: `kernel/src/stosy_kernel/games/quick_and_easy/features.h`.
"""

from __future__ import annotations

from stosy.games.quick_and_easy import GAME
from stosy.games.quick_and_easy.cards import DECK, NUMBER
from stosy.games.quick_and_easy.rules import professional
from stosy.games.rows.team_state import TeamState

CARDS = len(DECK)
MOST_SEATS = max(GAME.seats)
HAND = 2
NUMBERS = 10
OF_CARD = 7
FAR = 20
"""Further than any card."""


def features(state: TeamState[str]) -> tuple[int, list[float]] | None:
    """The numbers left, the tops with what is left of their colours, and every hand card by card,
    from that of the seat to act on; None in the midst of a turn.

    Up and down are alike, so the pile with more cards to come is made the rising one.
    """
    if state.laid:
        return None
    return state.turn, Told(state).numbers()


class Told:
    """One position, perhaps turned upside down."""

    def __init__(self, state: TeamState[str]) -> None:
        self.state = state
        lying = {card for pile in state.piles for card in pile}
        self.left = [card for card in DECK if card not in lying]
        self.tops = state.tops
        self.fits = [
            {card for card in self.left if GAME.fits(pile, top, card)}
            for pile, top in enumerate(self.tops)
        ]
        self.turned = len(self.fits[0]) < len(self.fits[1])
        self.order = (1, 0) if self.turned else (0, 1)

    def numbers(self) -> list[float]:
        state, seats = self.state, len(self.state.hands)
        numbers = [
            len(self.left) / CARDS,
            len(state.draw) / CARDS,
            (len(self.left) - len(self.fits[0] | self.fits[1])) / 10,
            seats / MOST_SEATS,
            float(professional(state)),
        ]
        of_each = [0.0] * NUMBERS
        for card in self.left:
            of_each[self.place(card)] += 1 / 5
        numbers += of_each
        for pile in self.order:
            numbers += self.of_pile(self.tops[pile])
        for step in range(seats):
            numbers += self.of_hand(state.hands[(state.turn + step) % seats])
        return [*numbers, *[0.0] * HAND * OF_CARD * (MOST_SEATS - seats)]

    def place(self, card: str) -> int:
        return NUMBERS - NUMBER[card] if self.turned else NUMBER[card] - 1

    def of_pile(self, top: str | None) -> list[float]:
        on, colour = [0.0] * NUMBERS, [0.0] * NUMBERS
        if top is not None:
            on[self.place(top)] = 1.0
            for card in self.left:
                if card[0] == top[0]:
                    colour[self.place(card)] = 1.0
        return on + colour

    def of_hand(self, hand: tuple[str, ...]) -> list[float]:
        """The cheaper card first."""
        told = sorted(map(self.of_card, sorted(hand, key=DECK.index)), key=lambda each: each[0])
        numbers = [number for _, card in told for number in card]
        return [*numbers, *[0.0] * (HAND * OF_CARD - len(numbers))]

    def of_card(self, card: str) -> tuple[int, list[float]]:
        """The least room it takes, and what is told of it."""
        least, numbers = FAR, [1.0]
        for pile in self.order:
            if card in self.fits[pile]:
                room = GAME.cost(pile, self.tops[pile], card)
                least = min(least, room)
                numbers += [1.0, max(room, 0) / 10, max(-room, 0) / 10]
            else:
                numbers += [0.0, 0.0, 0.0]
        return least, numbers
