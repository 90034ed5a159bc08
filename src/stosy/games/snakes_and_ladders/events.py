"""The events of Snakes & Ladders."""

from __future__ import annotations

from typing import Literal, TypeAlias

from stosy.core import Ended, Event, snake
from stosy.games.snakes_and_ladders.cards import Colour
from stosy.games.snakes_and_ladders.state import Pending, SnakesAndLaddersResult, Why

Mistake: TypeAlias = Literal["card", "announcement", "call"]


class RoundDealt(Event, frozen=True, tag=snake):
    """A round begins; each seat sees its own cards."""

    round: int
    dealer: int
    opening: str
    hands: tuple[tuple[str, ...] | None, ...]

    def seen_by(self, viewer: int | None) -> RoundDealt:
        hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return RoundDealt(self.round, self.dealer, self.opening, hands)


class CardLaid(Event, frozen=True, tag=snake):
    """A card was laid; `intervened`: out of turn."""

    seat: int
    card: str
    colour: Colour | None
    one_card: bool
    intervened: bool


class CardsTaken(Event, frozen=True, tag=snake):
    """Cards were taken from the draw pile; only the seat that took them sees which."""

    seat: int
    count: int
    why: Why
    cards: tuple[str, ...] | None

    def seen_by(self, viewer: int | None) -> CardsTaken:
        return self if viewer == self.seat else CardsTaken(self.seat, self.count, self.why, None)


class Passed(Event, frozen=True, tag=snake):
    """A seat kept what it drew."""

    seat: int


class Skipped(Event, frozen=True, tag=snake):
    """A seat lost its turn to a Skip."""

    seat: int


class Challenged(Event, frozen=True, tag=snake):
    """An honesty check; the hand shown is seen by the challenger and its owner only (SL12)."""

    seat: int
    target: int
    bluff: bool
    hand: tuple[str, ...] | None

    def seen_by(self, viewer: int | None) -> Challenged:
        if viewer in (self.seat, self.target):
            return self
        return Challenged(self.seat, self.target, self.bluff, None)


class CalledOut(Event, frozen=True, tag=snake):
    """Somebody noticed a forgotten "One card!"."""

    seat: int
    target: int


class Erred(Event, frozen=True, tag=snake):
    """A mistake that costs two cards (SL16)."""

    seat: int
    mistake: Mistake
    card: str | None = None
    target: int | None = None


class WasReady(Event, frozen=True, tag=snake):
    """The cards are sorted; play continues."""

    seat: int


class Reshuffled(Event, frozen=True, tag=snake):
    """The discards were shuffled into the draw pile."""

    count: int


class TurnOf(Event, frozen=True, tag=snake):
    """A seat is to act; `pending` is what it may answer or accept."""

    begins_turn = True

    seat: int
    pending: Pending | None


class RoundEnded(Event, frozen=True, tag=snake):
    """A round is over: the scores of the round and the totals."""

    round: int
    winner: int | None
    scores: tuple[int, ...]
    totals: tuple[int, ...]


SnakesAndLaddersEvent: TypeAlias = (
    RoundDealt
    | CardLaid
    | CardsTaken
    | Passed
    | Skipped
    | Challenged
    | CalledOut
    | Erred
    | WasReady
    | Reshuffled
    | TurnOf
    | RoundEnded
    | Ended[SnakesAndLaddersResult]
)
