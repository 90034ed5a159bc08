"""A check of Face to Face records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from .common import (
    Entry,
    Legal,
    Match,
    demand,
    features,
    list_of,
    number,
    one_of,
    same_cards,
    seat_in,
    word,
)

NUMBERS = range(2, 60)
PILES = ("up", "down", "their_up", "their_down")


class FaceToFace(Match):
    """Two players, each with an own deck, two own rows and one card a turn for the opponent's."""

    OPTIONS: ClassVar[Mapping[str, Legal]] = {"single_last_card": one_of("loses", "may_be_laid")}
    PLAYERS = range(2, 3)
    FEATURES = features(
        "lay_up lay_down help_up help_down help trick_up trick_down take_back take_back_help "
        "draw_two draw_to_six draw_short draw_none single_last_card_laid single_last_card_lost "
        "end_all_laid end_cannot_lay resigned timeout"
    )

    def deal(self) -> None:
        entry = self.log.chance("deal")
        hands = list_of(entry.get("hands"), list, "hands")
        piles = list_of(entry.get("piles"), list, "piles")
        self.hands: list[list[int]] = [list_of(hand, int, "a hand") for hand in hands]
        self.draws: list[list[int]] = [list_of(pile, int, "a draw pile") for pile in piles]
        demand([len(hand) for hand in self.hands] == [6, 6], "FF1", "not two hands of six")
        demand(len(self.draws) == 2, "FF1", "not two draw piles")
        for hand, draw in zip(self.hands, self.draws, strict=True):
            demand(same_cards(hand + draw, NUMBERS), "FF1", "a deck is not 2 to 59, each once")
        if dice := self.log.dice():
            made = [dice.shuffle(NUMBERS), dice.shuffle(NUMBERS)]
            decks = [hand + draw for hand, draw in zip(self.hands, self.draws, strict=True)]
            demand(decks == made, "not_from_seed", "another shuffle")
        self.rows = [{"up": [1], "down": [60]} for _ in range(2)]
        self.turn = seat_in(entry, "first", 2)
        self.start_turn()

    def start_turn(self) -> None:
        """Whoever cannot lay two cards loses at once (FF7), with the option of FF8."""
        self.laid: list[tuple[int, str]] = []
        hand = self.hands[self.turn]
        single = len(hand) == 1 and not self.draws[self.turn]
        may_lay_single = single and self.options["single_last_card"] == "may_be_laid"
        self.needed = 1 if may_lay_single else 2
        if self.can_reach_minimum():
            return
        if single and not may_lay_single:
            self.saw("single_last_card_lost")
        self.finish(1 - self.turn, "cannot_lay")

    def row(self, pile: str) -> list[int]:
        """The row a pile's name means for the seat to act."""
        owner = 1 - self.turn if pile.startswith("their_") else self.turn
        return self.rows[owner][pile.removeprefix("their_")]

    def refusal(self, card: int, pile: str) -> str:
        """The rule that keeps a card off a pile, or nothing."""
        top = self.row(pile)[-1]
        if pile.startswith("their_"):
            helped = any(name.startswith("their_") for _, name in self.laid)
            improves = card < top if pile == "their_up" else card > top
            return "" if improves and not helped else "FF5"
        if pile == "up":
            return "" if card > top or card == top - 10 else "FF4"
        return "" if card < top or card == top + 10 else "FF4"

    def put(self, card: int, pile: str) -> None:
        """Move a card from the hand to a row."""
        self.hands[self.turn].remove(card)
        self.row(pile).append(card)
        self.laid.append((card, pile))

    def undo(self) -> str:
        """Move the card laid last back to the hand."""
        card, pile = self.laid.pop()
        self.row(pile).pop()
        self.hands[self.turn].append(card)
        return pile

    def can_reach_minimum(self) -> bool:
        """Whether the lays of this turn can still become enough, tried by laying."""
        if len(self.laid) >= self.needed:
            return True
        for card in list(self.hands[self.turn]):
            for pile in PILES:
                if not self.refusal(card, pile):
                    self.put(card, pile)
                    reached = self.can_reach_minimum()
                    self.undo()
                    if reached:
                        return True
        return False

    def do(self, seat: int, do: str, entry: Entry) -> None:
        demand(do in ("lay", "take_back", "end_turn"), "malformed", f"this game knows no {do}")
        self.check_turn(seat)
        if do == "lay":
            self.lay(number(entry, "card"), word(entry, "pile"))
        elif do == "take_back":
            demand(bool(self.laid), "FF9", "nothing was laid this turn")
            self.saw("take_back")
            if self.undo().startswith("their_"):
                self.saw("take_back_help")
        else:
            self.end_turn()

    def lay(self, card: int, pile: str) -> None:
        """A held card onto a pile that takes it, unless that leads to a dead end (FF9)."""
        hand = self.hands[self.turn]
        demand(card in hand, "G2", f"{card} is not held")
        demand(pile in PILES, "G2", f"there is no pile {pile}")
        top = self.row(pile)[-1]
        rule = self.refusal(card, pile)
        demand(not rule, rule, f"{card} cannot go on {pile}, which shows {top}")
        self.put(card, pile)
        demand(self.can_reach_minimum(), "FF9", "two cards can no longer be laid after this")
        self.count_lay(card, pile, top)
        if not hand and not self.draws[self.turn]:
            if self.needed == 1:
                self.saw("single_last_card_laid")
            self.finish(self.turn, "all_laid")

    def count_lay(self, card: int, pile: str, top: int) -> None:
        """Note what was special about a lay."""
        if pile.startswith("their_"):
            self.saw("help")
            self.saw(pile.replace("their", "help"))
            return
        self.saw(f"lay_{pile}")
        if (card < top) == (pile == "up"):
            self.saw(f"trick_{pile}")

    def end_turn(self) -> None:
        """Draw two, or up to six after a card for the opponent (FF6); then the other's turn."""
        demand(len(self.laid) >= self.needed, "FF3", f"only {len(self.laid)} cards were laid")
        hand, draw = self.hands[self.turn], self.draws[self.turn]
        helped = any(pile.startswith("their_") for _, pile in self.laid)
        due = max(0, 6 - len(hand)) if helped else 2
        self.saw("draw_to_six" if helped else "draw_two")
        if len(draw) < due:
            self.saw("draw_short" if draw else "draw_none")
        hand += draw[:due]
        del draw[:due]
        self.turn = 1 - self.turn
        self.start_turn()

    def finish(self, winner: int, reason: str) -> None:
        """End the match."""
        self.saw(reason if reason in ("resigned", "timeout") else f"end_{reason}")
        self.result = {"winner": winner, "reason": reason}

    def forfeit(self, seat: int, reason: str) -> None:
        self.finish(1 - seat, reason)
