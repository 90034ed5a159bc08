"""A check of Snakes & Ladders records."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import ClassVar

from .common import (
    Dice,
    Entry,
    Legal,
    Log,
    Match,
    between,
    demand,
    features,
    list_of,
    number,
    one_of,
    same_cards,
    seat_in,
    word,
)

COLOURS = "rygb"
DECK = tuple(
    [f"{colour}{face}" for colour in COLOURS for face in "0112233445566778899SSDDRR"]
    + ["W"] * 4
    + ["W4"] * 4
)
NAMES = {"S": "skip", "D": "draw_two", "R": "reverse", "W": "wild"}
PENDING = {"S": "skip", "D": "draw two", "W4": "draw four"}
PHASE_RULES = {"turn": "SL5", "drawn": "SL5", "skip": "SL6", "draw two": "SL7", "draw four": "SL11"}


def face(card: str) -> str:
    """The digit or picture of a card; a wild is its own."""
    return card if card[0] == "W" else card[1:]


def worth(hand: list[str]) -> int:
    """What the cards of a hand count (SL1)."""
    faces = [face(card) for card in hand]
    return sum(int(f) if f.isdigit() else 20 if f in "SDR" else 50 for f in faces)


class SnakesAndLadders(Match):
    """Rounds of a shedding game; the seat to act is in one of the phases turn, drawn (a card),
    skip, draw two, draw four (a pending effect it may suffer or answer) or ready (SL13)."""

    OPTIONS: ClassVar[Mapping[str, Legal]] = {
        "first_player": one_of("after_dealer", "dealer"),
        "opening_card": one_of("acts", "inert"),
        "draw": one_of("free", "only_without_a_fit"),
        "two_player_reverse": one_of("turns_only", "skips"),
        "interventions": one_of("on", "off"),
        "courtesy": one_of("on", "off"),
        "penalties": one_of("off", "on"),
        "scoring": one_of("winner_takes", "keep_low"),
        "target": between(1, 1_000_000),
        "rounds": one_of("match", "single"),
    }
    PLAYERS = range(2, 11)
    RULES = 2
    FEATURES = features(
        "opening_digit opening_skip opening_draw_two opening_reverse opening_wild opening_inert "
        "opening_skip_answered opening_draw_two_answered opening_reverse_skips "
        "intervention_digit intervention_skip intervention_draw_two intervention_reverse "
        "intervention_wild skip_answered skip_accepted draw_two_answered draw_two_accepted "
        "reverse two_player_reverse_skips wild wild_keeps_colour "
        "w4_on_opening_wild w4_accepted w4_answered challenge_bluff challenge_honest "
        "bluff_unchallenged courtesy_ready courtesy_not_due "
        "one_card_announced one_card_forgotten called_out called_out_after_skip "
        "wrong_card_in_turn wrong_card_out_of_turn false_announcement false_call "
        "draw_then_lay draw_then_pass fitting_draw_kept empty_draw took_too_few "
        "reshuffle reshuffle_too_few reshuffle_keeps_card_under_w4 "
        "winnerless_round last_card_action round_winner_takes round_keep_low rounds_more_than_one "
        "end_target end_single_round resigned timeout"
    )

    def __init__(self, log: Log, options: dict[str, object], seats: int) -> None:
        super().__init__(log, options, seats)
        self.totals = [0] * seats
        self.rounds: list[dict[str, object]] = []
        self.dealer: int | None = None

    # The deal.

    def deal(self) -> None:
        entry = self.log.chance("deal")
        demand(number(entry, "round") == len(self.rounds) + 1, "SL2", "wrong round number")
        dealer = number(entry, "dealer")
        demand(0 <= dealer < self.seats, "SL2", f"dealer {dealer} does not exist")
        moved = self.dealer is None or dealer == (self.dealer + 1) % self.seats
        demand(moved, "SL2", "the dealer moves one seat clockwise")
        self.dealer = dealer
        hands = list_of(entry.get("hands"), list, "hands")
        self.hands: list[list[str]] = [list_of(hand, str, "a hand") for hand in hands]
        self.pile: list[str] = list_of(entry.get("pile"), str, "pile")
        opening = word(entry, "opening")
        sizes = [len(hand) for hand in self.hands]
        demand(sizes == [7] * self.seats, "SL2", f"hands of {sizes}")
        dealt = chain([opening], self.pile, *self.hands)
        demand(same_cards(dealt, DECK), "SL1", "these are not the 108 cards")
        demand(opening != "W4", "SL4", "a Wild Draw Four does not open a round")
        if dice := self.log.dice():
            demand(self.dealt(dice) == [*self.hands, self.pile], "not_from_seed", "another shuffle")
        if self.rounds:
            self.saw("rounds_more_than_one")
        self.open(opening)

    def dealt(self, dice: Dice) -> list[list[str]]:
        """The hands and the draw pile that a seed gives."""
        if not self.rounds:
            dice.below(self.seats)
        deck = dice.shuffle(DECK)
        hands = [deck[seat * 7 : seat * 7 + 7] for seat in range(self.seats)]
        pile = deck[self.seats * 7 :]
        while pile[0] == "W4":
            pile = dice.shuffle(pile)
        return [*hands, pile[1:]]

    def open(self, opening: str) -> None:
        """Turn the opening card over, as though the seat before the first had laid it (SL4)."""
        assert self.dealer is not None
        after_dealer = self.options["first_player"] == "after_dealer"
        first = (self.dealer + after_dealer) % self.seats
        self.discard = [opening]
        self.colour = None if opening == "W" else opening[0]
        self.step = 1
        self.layer: int | None = None
        self.window = False
        self.forgetful: int | None = None
        self.had_forgotten = False
        self.past_skip = False
        self.drawn: str | None = None
        self.resting: int | None = None
        self.empty_passes = 0
        name = NAMES.get(face(opening), "digit")
        if self.options["opening_card"] == "inert" and face(opening) in "SDR":
            self.saw("opening_inert")
            self.turn, self.phase = first, "turn"
            return
        self.saw(f"opening_{name}")
        self.take_effect(opening, (first - 1) % self.seats)
        if name == "reverse" and self.reverse_skips():
            self.saw("opening_reverse_skips")

    # Turns.

    def after(self, seat: int) -> int:
        """The next seat in the current direction."""
        return (seat + self.step) % self.seats

    def pass_on(self, seat: int) -> None:
        """The turn goes from a seat to the next one, with nothing pending."""
        self.turn, self.phase, self.drawn = self.after(seat), "turn", None

    def reverse_skips(self) -> bool:
        """Whether the layer of a Reverse plays again (SL8)."""
        return self.seats == 2 and self.options["two_player_reverse"] == "skips"

    def take_effect(self, card: str, seat: int) -> None:
        """What a card laid by a seat does to the direction and to the next player."""
        if face(card) == "R":
            self.step = -self.step
        self.pass_on(seat)
        if face(card) == "R" and self.reverse_skips():
            self.turn = seat
        self.phase = PENDING.get(face(card), "turn")

    def waited_for(self) -> int:
        return self.turn if self.resting is None else self.resting

    def do(self, seat: int, do: str, entry: Entry) -> None:
        if do == "ready":
            demand(seat == self.resting, "SL13", f"nobody waits for seat {seat} to be ready")
            self.saw("courtesy_ready")
            self.resting = None
            return
        demand(self.resting is None, "SL13", f"everybody waits for seat {self.resting}")
        if do == "lay":
            self.lay(seat, entry)
        elif do == "call_out":
            self.call_out(seat, seat_in(entry, "target", self.seats))
        else:
            self.do_in_turn(seat, do)

    def do_in_turn(self, seat: int, do: str) -> None:
        """The actions without a card, open to the seat to act only."""
        actions = {
            "draw": self.draw,
            "pass": self.pass_turn,
            "accept": self.accept,
            "challenge": self.challenge,
        }
        demand(do in actions, "malformed", f"this game knows no {do}")
        self.check_turn(seat)
        actions[do](seat)

    # Laying.

    def fits(self, card: str) -> bool:
        """Whether a card goes on the top (SL5, SL10); anything goes on an opening Wild (SL4)."""
        alike = card[0] == self.colour or face(card) == face(self.discard[-1])
        return self.colour is None or card[0] == "W" or alike

    def may_lay_in_turn(self, card: str) -> bool:
        """Whether the seat to act may lay a card in its phase."""
        if self.phase == "turn":
            return self.fits(card)
        if self.phase == "drawn":
            return card == self.drawn and self.fits(card)
        if self.phase == "skip":
            return card == self.discard[-1]
        if self.phase == "draw two":
            return face(card) == "D"
        return card == f"{self.colour}D"

    def may_intervene(self, seat: int, card: str) -> bool:
        """Whether a seat not to act may lay a card (SL9)."""
        identical = card == self.discard[-1] and card != "W4"
        open_to_seat = self.window and seat != self.layer and self.options["interventions"] == "on"
        return identical and open_to_seat

    def check_in_time(self, seat: int, card: str) -> None:
        """An intervention on a top that is no longer new is too late, no mistake (SL16)."""
        others_card = self.layer is not None and seat not in (self.layer, self.turn)
        could = card == self.discard[-1] != "W4" and self.options["interventions"] == "on"
        demand(self.window or not (others_card and could), "SL16", f"{card} comes too late")

    def lay(self, seat: int, entry: Entry) -> None:
        """A right card is put down; a wrong one or a false announcement is a mistake (SL16)."""
        card, hand = word(entry, "card"), self.hands[seat]
        demand(card in hand, "G2", f"{card} is not held")
        colour = self.colour_with(card, entry)
        announced = "one_card" in entry
        demand(not announced or entry["one_card"] is True, "malformed", "one_card is not true")
        self.check_in_time(seat, card)
        in_turn = seat == self.turn
        if in_turn and not self.may_lay_in_turn(card):
            self.err(seat, "wrong_card_in_turn", PHASE_RULES[self.phase], f"{card} may not be laid")
        elif not in_turn and not self.may_intervene(seat, card):
            self.err(seat, "wrong_card_out_of_turn", "SL9", f"{card} may not intervene")
        elif announced and len(hand) != 2:
            self.err(seat, "false_announcement", "SL14", "that is not the last card but one")
        else:
            self.count_lay(seat, card, colour)
            self.put(seat, card, colour, announced)

    def colour_with(self, card: str, entry: Entry) -> str:
        """The colour a lay leads to: ordered with a wild, and only with one."""
        if card[0] != "W":
            demand("colour" not in entry, "SL10", "a colour goes with wilds only")
            return card[0]
        demand("colour" in entry, "SL10", "no colour is ordered")
        colour = word(entry, "colour")
        demand(colour in tuple(COLOURS), "malformed", f"there is no colour {colour}")
        return colour

    def err(self, seat: int, mistake: str, rule: str, reason: str) -> None:
        """A mistake costs two cards and changes nothing else, or is refused (SL16)."""
        demand(self.options["penalties"] == "on", rule, reason)
        self.saw(mistake)
        self.take(seat, 2)

    def put(self, seat: int, card: str, colour: str, announced: bool) -> None:
        """Put a right card down: close the old windows, open the new ones, let it act."""
        hand = self.hands[seat]
        hand.remove(card)
        # SL12: honesty is judged by the hand at this moment, the Wild Draw Four aside.
        self.bluff = card == "W4" and any(other[0] == self.colour for other in hand)
        self.colour_before = self.colour
        self.discard.append(card)
        self.colour = colour
        self.layer, self.window, self.forgetful = seat, True, None
        self.had_forgotten, self.past_skip, self.empty_passes = False, False, 0
        if not hand:
            if face(card) in PENDING or face(card) == "R":
                self.saw("last_card_action")
            self.end_round(seat)
            return
        if len(hand) == 1:
            self.forgetful = None if announced else seat
            self.had_forgotten = not announced
            self.saw("one_card_announced" if announced else "one_card_forgotten")
        self.take_effect(card, seat)

    def count_lay(self, seat: int, card: str, colour: str) -> None:
        """Note what is special about a right lay, before it is put down."""
        name = NAMES.get(face(card), "digit")
        if seat != self.turn:
            self.saw(f"intervention_{name}")
        elif self.phase in ("skip", "draw two"):
            self.saw(f"{name}_answered")
            if self.layer is None:
                self.saw(f"opening_{name}_answered")
        elif self.phase == "draw four":
            self.saw("w4_answered")
            self.count_bluff()
        elif self.phase == "drawn":
            self.saw("draw_then_lay")
        if card[0] == "W" and self.colour == colour:
            self.saw("wild_keeps_colour")
        if card == "W4" and self.colour is None:
            self.saw("w4_on_opening_wild")
        if name in ("wild", "reverse"):
            self.saw(name)
        if name == "reverse" and self.reverse_skips():
            self.saw("two_player_reverse_skips")

    def count_bluff(self) -> None:
        """Note a bluff that goes through."""
        if self.bluff:
            self.saw("bluff_unchallenged")

    # Drawing.

    def take(self, seat: int, due: int) -> int:
        """A seat takes cards from the pile, as many as there are; how many it got (SL17)."""
        taken, reshuffled = 0, False
        while taken < due:
            if not self.pile:
                if not self.reshuffle():
                    break
                reshuffled = True
            self.hands[seat].append(self.pile.pop(0))
            taken += 1
        if taken < due and due > 1:
            self.saw("reshuffle_too_few" if reshuffled else "took_too_few")
        return taken

    def reshuffle(self) -> bool:
        """Make a new pile of all discards but the top; no entry where there are none (SL17)."""
        # SL17: the card under a Wild Draw Four that may still be challenged stays too.
        kept = 2 if self.phase == "draw four" else 1
        spare = self.discard[:-kept]
        if not spare:
            return False
        entry = self.log.chance("reshuffle")
        self.pile = list_of(entry.get("pile"), str, "pile")
        demand(same_cards(self.pile, spare), "SL17", "these are not the discards to reshuffle")
        if dice := self.log.dice():
            demand(self.pile == dice.shuffle(spare), "not_from_seed", "another shuffle")
        self.discard = self.discard[-kept:]
        self.saw("reshuffle")
        if kept == 2:
            self.saw("reshuffle_keeps_card_under_w4")
        return True

    def draw(self, seat: int) -> None:
        """Take one card, instead of laying or for want of a fit (SL5)."""
        demand(self.phase == "turn", "SL5", f"a draw is out of place in phase {self.phase}")
        if self.options["draw"] == "only_without_a_fit":
            demand(not any(map(self.fits, self.hands[seat])), "SL5", "a held card fits")
        self.window, self.forgetful = False, None
        self.phase = "drawn"
        self.drawn = self.hands[seat][-1] if self.take(seat, 1) else None
        if self.drawn is None:
            self.saw("empty_draw")

    def pass_turn(self, seat: int) -> None:
        """End the turn after a draw; a full circle of empty draws ends the round (SL17)."""
        demand(self.phase == "drawn", "SL5", "a pass comes after a draw only")
        if self.drawn is None:
            self.empty_passes += 1
        else:
            self.saw("draw_then_pass")
            self.empty_passes = 0
            if self.fits(self.drawn):
                self.saw("fitting_draw_kept")
        if self.empty_passes == self.seats:
            self.saw("winnerless_round")
            self.end_round(None)
        else:
            self.pass_on(seat)

    # Suffering and challenging.

    def accept(self, seat: int) -> None:
        """Suffer the pending effect: lose the turn, and take two or four unless it is a Skip."""
        suffered = self.phase
        demand(suffered in PENDING.values(), "G1", "nothing is pending")
        self.window = False
        self.phase = "turn"  # no longer challengeable, which matters to a reshuffle
        if suffered == "skip":
            self.saw("skip_accepted")
            self.past_skip = self.forgetful is not None  # SL14: the window stays open
            self.pass_on(seat)
            return
        self.forgetful = None
        if suffered == "draw two":
            self.saw("draw_two_accepted")
            self.take(seat, 2)
            self.pass_on(seat)
            return
        self.saw("w4_accepted")
        self.count_bluff()
        taken = self.take(seat, 4)
        self.pass_on(seat)
        self.rest(seat, taken)

    def challenge(self, seat: int) -> None:
        """Check the honesty of a Wild Draw Four (SL12)."""
        demand(self.phase == "draw four", "SL12", "no Wild Draw Four can be challenged")
        self.window, self.forgetful, self.phase = False, None, "turn"
        if not self.bluff:
            self.saw("challenge_honest")
            taken = self.take(seat, 6)
            self.pass_on(seat)
            self.rest(seat, taken)
            return
        self.saw("challenge_bluff")
        assert self.layer is not None
        self.hands[self.layer].append(self.discard.pop())
        self.colour = self.colour_before
        bluffer, self.layer, self.had_forgotten = self.layer, None, False
        self.rest(bluffer, self.take(bluffer, 4))

    def rest(self, seat: int, taken: int) -> None:
        """Wait for a seat that has really taken four or more cards (SL13)."""
        if self.options["courtesy"] == "off":
            return
        if taken >= 4:
            self.resting = seat
        else:
            self.saw("courtesy_not_due")

    def call_out(self, seat: int, target: int) -> None:
        """The first to call a forgetful seat out costs it two cards (SL14)."""
        demand(seat != target, "SL14", "nobody calls themselves out")
        missed = self.had_forgotten and target == self.layer and self.forgetful is None
        demand(not missed, "SL16", f"seat {target} is called out too late")
        if target != self.forgetful:
            self.err(seat, "false_call", "SL14", f"seat {target} has nothing to be called out for")
            return
        self.saw("called_out")
        if self.past_skip:
            self.saw("called_out_after_skip")
        self.forgetful = None
        self.take(target, 2)

    # Ends.

    def end_round(self, winner: int | None) -> None:
        """Score the round (SL19); end the match or read the next deal."""
        values = [worth(hand) for hand in self.hands]
        if self.options["scoring"] == "winner_takes":
            self.saw("round_winner_takes")
            scores = [sum(values) if seat == winner else 0 for seat in range(self.seats)]
        else:
            self.saw("round_keep_low")
            scores = values
        self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
        self.rounds.append({"winner": winner, "scores": scores})
        if self.options["rounds"] == "single":
            self.finish([] if winner is None else [winner], "single_round")
        elif max(self.totals) >= self.target():
            self.finish(self.winners(), "target")
        else:
            self.deal()

    def target(self) -> int:
        """How many points end the match."""
        return number(self.options, "target")

    def winners(self) -> list[int]:
        """Who has won once somebody reached the target: those who did, or those who did not."""
        takes = self.options["scoring"] == "winner_takes"
        return [s for s, total in enumerate(self.totals) if (total >= self.target()) == takes]

    def finish(self, winners: list[int], reason: str) -> None:
        """End the match."""
        self.saw(reason if reason in ("resigned", "timeout") else f"end_{reason}")
        self.result = {
            "winners": winners,
            "scores": self.totals,
            "rounds": self.rounds,
            "reason": reason,
        }

    def forfeit(self, seat: int, reason: str) -> None:
        self.finish([other for other in range(self.seats) if other != seat], reason)
