"""The events of Snakes & Ladders."""

from __future__ import annotations

from typing import Literal, TypeAlias

from stosy.core import Ended, Event, HandsDealt, OfSeat, snake
from stosy.games.snakes_and_ladders.cards import Colour
from stosy.games.snakes_and_ladders.state import Pending, SnakesAndLaddersResult, Why

Mistake: TypeAlias = Literal["card", "announcement", "call"]


class RoundDealt(HandsDealt[str], frozen=True, tag=snake):
    """A round begins; each seat sees its own cards."""

    round: int
    dealer: int
    opening: str


class CardLaid(OfSeat, frozen=True, tag=snake):
    """A card was laid; `intervened`: out of turn."""

    card: str
    colour: Colour | None
    one_card: bool
    intervened: bool


class CardsTaken(OfSeat, frozen=True, tag=snake):
    """Cards were taken from the draw pile; only the seat that took them sees which."""

    count: int
    why: Why
    cards: tuple[str, ...] | None

    def seen_by(self, viewer: int | None) -> CardsTaken:
        return self if viewer == self.seat else CardsTaken(self.seat, self.count, self.why, None)


class Passed(OfSeat, frozen=True, tag=snake):
    """A seat kept what it drew."""


class Skipped(OfSeat, frozen=True, tag=snake):
    """A seat lost its turn to a Skip."""


class Challenged(OfSeat, frozen=True, tag=snake):
    """An honesty check; the hand shown is seen by the challenger and its owner only (SL12)."""

    target: int
    bluff: bool
    hand: tuple[str, ...] | None

    def seen_by(self, viewer: int | None) -> Challenged:
        if viewer in (self.seat, self.target):
            return self
        return Challenged(self.seat, self.target, self.bluff, None)


class CalledOut(OfSeat, frozen=True, tag=snake):
    """Somebody noticed a forgotten "One card!"."""

    target: int


class Erred(OfSeat, frozen=True, tag=snake):
    """A mistake that costs two cards (SL16)."""

    mistake: Mistake
    card: str | None = None
    target: int | None = None


class WasReady(OfSeat, frozen=True, tag=snake):
    """The cards are sorted; play continues."""


class Reshuffled(Event, frozen=True, tag=snake):
    """The discards were shuffled into the draw pile."""

    count: int


class TurnOf(OfSeat, frozen=True, tag=snake):
    """A seat is to act; `pending` is what it may answer or accept."""

    begins_turn = True

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
