"""A check of records of The Game, the original."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from .common import START, Entry, Legal, TeamMatch, demand, features, number, one_of, word

PILES = ("up1", "up2", "down1", "down2")
HAND_SIZES = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}


def goes_on(card: int, top: int, pile: str) -> bool:
    """Whether a pile that shows `top` takes the card, by order or by the reverse trick."""
    if pile.startswith("up"):
        return card > top or card == top - 10
    return card < top or card == top + 10


class TheGame(TeamMatch[int]):
    """Ninety-eight cards on two rising and two falling piles."""

    OPTIONS: ClassVar[Mapping[str, Legal]] = {"minimum": one_of(2, 3), **START}
    PLAYERS = range(1, 6)
    DECK = tuple(range(2, 100))
    KIND = int
    SIGNALS = dict.fromkeys(("leave", "wants"), "TG4")
    START_RULE = "TG3"
    SIGNAL_RULE = "TG4"
    FINAL_RULE = "TG5"
    FEATURES = features(
        "lay_up lay_down trick_up trick_down more_than_minimum minimum_fell_to_one draw_short "
        "passed_over signal_leave signal_wants fewer_than_ten_left "
        "end_all_laid end_cannot_lay begun resigned timeout"
    )

    def deal(self) -> None:
        self.tops = {"up1": 1, "up2": 1, "down1": 100, "down2": 100}
        super().deal()

    def hand_size(self) -> int:
        return HAND_SIZES[self.seats]

    def deal_rule(self) -> str:
        return "TG1"

    def needed(self) -> int:
        """How many cards this turn asks for; the draw pile is the same until the turn ends."""
        return number(self.options, "minimum") if self.pile else 1

    def can_lay(self, count: int, hand: list[int]) -> bool:
        """Whether so many cards of a hand can be laid one after the other, tried by laying."""
        if count <= 0:
            return True
        for card in hand:
            rest = [other for other in hand if other != card]
            for pile, top in list(self.tops.items()):
                if goes_on(card, top, pile):
                    self.tops[pile] = card
                    reached = self.can_lay(count - 1, rest)
                    self.tops[pile] = top
                    if reached:
                        return True
        return False

    def can_start(self) -> bool:
        return self.can_lay(self.needed(), self.hands[self.turn])

    def lay(self, hand: list[int], card: int, pile: str) -> None:
        demand(pile in PILES, "G2", f"there is no pile {pile}")
        top = self.tops[pile]
        demand(goes_on(card, top, pile), "TG2", f"{card} cannot go on {pile}, which shows {top}")
        hand.remove(card)
        self.tops[pile] = card
        still_needed = self.needed() - self.laid - 1
        demand(self.can_lay(still_needed, hand), "TG5", "the minimum is out of reach after this")
        direction = pile.rstrip("12")
        self.saw(f"lay_{direction}")
        if (card < top) == (direction == "up"):
            self.saw(f"trick_{direction}")

    def check_end(self) -> None:
        demand(self.laid >= self.needed(), "TG2", f"only {self.laid} cards were laid")
        if not self.pile:
            self.saw("minimum_fell_to_one")
        if self.laid > self.needed():
            self.saw("more_than_minimum")
        if 0 < len(self.pile) < self.hand_size() - len(self.hands[self.turn]):
            self.saw("draw_short")

    def finish(self, reason: str) -> None:
        super().finish(reason)
        if 0 < self.left() < 10:
            self.saw("fewer_than_ten_left")

    def signalled(self, hand: list[int], kind: str, entry: Entry) -> tuple[str, ...]:
        pile = word(entry, "pile")
        demand(pile in PILES, "G2", f"there is no pile {pile}")
        return (kind, pile)
