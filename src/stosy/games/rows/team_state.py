"""The values of a team game: signals, the deal, the state, the result and what a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

from stosy.core import (
    Action,
    Chance,
    Earlier,
    Ended,
    FieldKind,
    OfSeat,
    Options,
    Result,
    View,
    snake,
)
from stosy.games.rows.piles import Card, Dealt, Drew, EndTurn, Laid, Lay, TakeBack, Turn

Chosen = TypeVar("Chosen", bound=Options)

Start: TypeAlias = Literal["agreed", "drawn"]
"""QE0: does the team agree after the deal who begins, or is what was named first final?"""
BEFORE: Mapping[str, Earlier] = {"start": Earlier(2, "drawn")}
"""In version 1 of the rules of both games nobody could say that they begin."""


class Signal(Action, frozen=True, tag=snake):
    """A true statement or a wish that the rules allow (QE9, TG4)."""

    role = "speech"
    implied = True

    signal: Literal["holds", "height", "wants", "trick", "leave"]
    colour: Annotated[str, Meta(pattern="^[rygbp]$")] | None = None
    level: Annotated[str, Meta(pattern="^(low|middle|high)$")] | None = None
    pile: Annotated[str, Meta(pattern="^(up|down)[12]?$")] | None = None


class Begin(Action, frozen=True, tag=snake):
    """Say "I begin" before the first card of the match is laid, and be the one to act (QE0)."""

    takes_turn = True


class Said(Struct, frozen=True):
    """A current signal of a seat."""

    seat: int
    signal: Signal


class Deal(Chance, Generic[Card], frozen=True, tag=snake):
    """Hands, the draw pile (top card first) and who starts."""

    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    first: int

    @property
    def starter(self) -> int:
        return self.first


class TeamResult(Result, frozen=True):
    """`left` counts the cards not laid: 0 is the win."""

    won: bool
    left: int
    reason: Literal["all_laid", "cannot_lay", "resigned", "timeout"]

    def winning_seats(self, seats: int) -> tuple[int, ...]:
        return tuple(range(seats)) if self.won else ()

    @property
    def cards_left(self) -> int:
        return self.left


class Signalled(OfSeat, frozen=True, tag=snake):
    """A seat gave a signal."""

    signal: Signal


class Begins(OfSeat, frozen=True, tag=snake):
    """A seat said "I begin" (QE0)."""


class PassedOver(OfSeat, frozen=True, tag=snake):
    """A seat without cards is passed over (QE5, TG2)."""


Tops: TypeAlias = tuple[Card | None, ...]
"""The top card of each pile; None where only the row card lies."""


class TeamState(Struct, Generic[Card], frozen=True):
    """`piles` are the open piles, bottom card first; `laid` counts the cards of this turn.

    The seats `began` have said "I begin", sorted.
    """

    options: Any
    hands: tuple[tuple[Card, ...], ...]
    draw: tuple[Card, ...]
    piles: tuple[tuple[Card, ...], ...]
    turn: int
    turns: int = 0
    laid: int = 0
    signals: tuple[Said, ...] = ()
    result: TeamResult | None = None
    began: tuple[int, ...] = ()

    @property
    def tops(self) -> Tops[Card]:
        """The top card of each pile."""
        return tuple([pile[-1] if pile else None for pile in self.piles])


class TeamView(View, Generic[Card, Chosen], frozen=True, kw_only=True):
    """What one viewer sees; `draw` is a count.

    The turn needs at least `minimum` and at most `maximum` cards, and draws `draws_next` if it ends
    now.
    """

    shown: ClassVar[Mapping[str, FieldKind]] = {
        "piles": "piles",
        "draw": "value",
        "laid": "value",
        "sizes": "by_seat",
    }

    options: Chosen
    hand: tuple[Card, ...]
    result: TeamResult | None
    draw: int
    piles: tuple[tuple[Card, ...], ...]
    turns: int
    laid: int
    signals: tuple[Said, ...]
    began: tuple[int, ...] = ()
    minimum: int
    maximum: int | None
    draws_next: int


AnyTeamView: TypeAlias = TeamView[Card, Any]
"""Whatever the options of the game."""
TeamAction: TypeAlias = Lay[Card] | EndTurn | TakeBack | Begin | Signal
TeamEvent: TypeAlias = (
    Dealt[Card]
    | Turn
    | Laid[Card]
    | Drew[Card]
    | Signalled
    | Begins
    | PassedOver
    | Ended[TeamResult]
)
