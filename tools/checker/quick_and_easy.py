"""A check of Quick & Easy records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from .common import START, Entry, Legal, TeamMatch, demand, features, one_of, word

COLOURS = "rygbp"
HEIGHTS = {"low": range(1, 4), "middle": range(4, 8), "high": range(8, 11)}
PILES = ("up", "down")


class QuickAndEasy(TeamMatch[str]):
    """Fifty cards in five colours on one rising and one falling pile."""

    OPTIONS: ClassVar[Mapping[str, Legal]] = {
        "variant": one_of("standard", "professional"),
        **START,
    }
    PLAYERS = range(2, 6)
    DECK = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, 11))
    KIND = str
    SIGNALS = dict.fromkeys(("holds", "height", "wants", "trick", "leave"), "QE9")
    START_RULE = "QE0"
    SIGNAL_RULE = "QE9"
    FINAL_RULE = "QE10"
    FEATURES = features(
        "lay_up lay_down lay_on_row trick second_card second_card_other_pile single_card "
        "draw_short passed_over signal_holds signal_height signal_wants signal_trick signal_leave "
        "end_all_laid end_cannot_lay begun resigned timeout"
    )

    def deal(self) -> None:
        self.rows: dict[str, list[str]] = {pile: [] for pile in PILES}
        self.last_pile = ""
        super().deal()

    def hand_size(self) -> int:
        return 2

    def deal_rule(self) -> str:
        return "QE1"

    def standard(self) -> bool:
        """Whether the professional restrictions (QE8) are absent."""
        return self.options["variant"] == "standard"

    def in_order(self, card: str, pile: str) -> bool:
        """Whether a card goes on by its number, or lies first on the row card (QE3)."""
        row = self.rows[pile]
        if not row:
            return True
        value, top = int(card[1:]), int(row[-1][1:])
        return value > top if pile == "up" else value < top

    def same_colour(self, card: str, pile: str) -> bool:
        """Whether the reverse trick (QE4) allows a card; a row card has no colour."""
        row = self.rows[pile]
        return bool(row) and row[-1][0] == card[0]

    def can_start(self) -> bool:
        return any(
            self.in_order(card, pile) or self.same_colour(card, pile)
            for card in self.hands[self.turn]
            for pile in PILES
        )

    def lay(self, hand: list[str], card: str, pile: str) -> None:
        demand(pile in PILES, "G2", f"there is no pile {pile}")
        if self.standard():
            demand(self.laid < 2, "QE2", "two cards were already laid")
        else:
            demand(self.laid < 1, "QE8", "a card was already laid")
        ordered = self.in_order(card, pile)
        demand(ordered or self.same_colour(card, pile), "QE3", f"{card} does not go on {pile}")
        self.saw(f"lay_{pile}")
        if not ordered:
            self.saw("trick")
        if not self.rows[pile]:
            self.saw("lay_on_row")
        if self.laid:
            self.saw("second_card")
            if pile != self.last_pile:
                self.saw("second_card_other_pile")
        self.last_pile = pile
        hand.remove(card)
        self.rows[pile].append(card)

    def check_end(self) -> None:
        demand(self.laid >= 1, "QE2", "no card was laid")
        if self.laid == 1:
            self.saw("single_card")
        if len(self.pile) < self.hand_size() - len(self.hands[self.turn]):
            self.saw("draw_short")

    def signalled(self, hand: list[str], kind: str, entry: Entry) -> tuple[str, ...]:
        if kind in ("height", "leave"):
            demand(self.standard(), "QE8", f"professionals do not signal {kind}")
        if kind in ("holds", "height"):
            return self.about_cards(hand, kind, entry)
        pile = word(entry, "pile")
        demand(pile in PILES, "G2", f"there is no pile {pile}")
        if kind == "trick":
            fits = any(self.same_colour(card, pile) for card in hand)
            demand(fits, "QE9", f"no card has the colour of the top of {pile}")
        return (kind, pile)

    def about_cards(self, hand: list[str], kind: str, entry: Entry) -> tuple[str, ...]:
        """A colour, or a colour and a rough height, that some held card has."""
        colour = word(entry, "colour")
        values = [int(card[1:]) for card in hand if card[0] == colour]
        demand(bool(values), "QE9", f"no card of colour {colour} is held")
        if kind == "holds":
            return (kind, colour)
        level = word(entry, "level")
        demand(level in HEIGHTS, "malformed", f"there is no level {level}")
        fits = any(value in HEIGHTS[level] for value in values)
        demand(fits, "QE9", f"no {level} card of colour {colour} is held")
        return (kind, colour, level)
