"""The values of Lantern Boats: options, actions, events, the state, and what a seat sees of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from stosy.core import (
    Action,
    Chance,
    FieldKind,
    HandsDealt,
    OfSeat,
    Options,
    Presets,
    Result,
    View,
    snake,
)

BOATS = ("left", "middle", "right")
DECK = tuple(range(1, 41))
HAND = 7


class LanternBoatsOptions(Options, frozen=True):
    """What a table may agree on; the defaults are the game's own rules."""

    boat: Literal[3, 4, 5] = 4
    """LB5: so many lanterns, and a boat sails."""
    glare: Literal["harmless", "costs_a_point"] = "harmless"
    """LB7: what the brightest lantern costs."""

    presets: ClassVar[Presets] = {
        "family": {"boat": 3},
        "strict": {"glare": "costs_a_point"},
    }


class Lay(Action, frozen=True, tag=snake):
    """Hang a lantern on a boat (LB3)."""

    implied = True

    card: int
    pile: str


class Pass(Action, frozen=True, tag=snake):
    """Hang nothing, once a match (LB4)."""


LanternBoatsAction: TypeAlias = Lay | Pass


class Deal(Chance, frozen=True, tag=snake):
    """The hands, the lanterns that stay ashore, and who begins."""

    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    first: int

    @property
    def starter(self) -> int:
        return self.first


class Dealt(HandsDealt[int], frozen=True, tag=snake):
    """The lanterns are dealt; each seat sees its own."""

    first: int


class Turn(OfSeat, frozen=True, tag=snake):
    """A seat is to act."""

    begins_turn = True


class Laid(OfSeat, frozen=True, tag=snake):
    """A lantern was hung."""

    card: int
    pile: str


class Passed(OfSeat, frozen=True, tag=snake):
    """A seat has used its pass."""


class Sailed(OfSeat, frozen=True, tag=snake):
    """A boat was full and sailed; the seat of its second light scores (LB6)."""

    pile: str
    light: int
    points: int


class Blinded(OfSeat, frozen=True, tag=snake):
    """The seat of the brightest lantern lost a point (LB7)."""


class LanternBoatsResult(Result, frozen=True):
    """Who won, with how many points, and why it ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Literal["all_hung", "resigned", "timeout"]

    def winning_seats(self, seats: int) -> tuple[int, ...]:
        return self.winners


class LanternBoatsState(Struct, frozen=True):
    """Where every lantern is, and whose turn it is.

    `piles` are the boats, in the order of `BOATS`, and `laid_by` says who hung each lantern there.
    `discards` have sailed, `draw` stays ashore; `passes` counts those that each seat has left.
    """

    options: LanternBoatsOptions
    hands: tuple[tuple[int, ...], ...]
    draw: tuple[int, ...]
    turn: int
    scores: tuple[int, ...]
    passes: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...] = ((),) * len(BOATS)
    laid_by: tuple[tuple[int, ...], ...] = ((),) * len(BOATS)
    discards: tuple[int, ...] = ()
    turns: int = 0
    result: LanternBoatsResult | None = None


class LanternBoatsView(View, frozen=True, kw_only=True):
    """What one viewer sees (LB10): of what lies ashore, only how much it is."""

    shown: ClassVar[Mapping[str, FieldKind]] = {
        "piles": "piles",
        "laid_by": "laid_by",
        "discards": "pile",
        "draw": "value",
        "sizes": "by_seat",
        "scores": "by_seat",
        "passes": "by_seat",
    }

    options: LanternBoatsOptions
    hand: tuple[int, ...]
    draw: int
    scores: tuple[int, ...]
    passes: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    laid_by: tuple[tuple[int, ...], ...]
    discards: tuple[int, ...]
    turns: int
    result: LanternBoatsResult | None
