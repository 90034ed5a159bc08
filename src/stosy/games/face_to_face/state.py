"""The values of Face to Face, what the piles allow, and whether a turn can be completed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from stosy.core import Chance, FieldKind, Options, Presets, Result, View, snake
from stosy.games.rows.piles import DOWN, UP, EndTurn, Lay, Lays, TakeBack, can_lay, fits, room_lost

Pile: TypeAlias = Literal["up", "down", "their_up", "their_down"]
Danger: TypeAlias = Literal["soon", "two", "now"]
"""A single last card is near; two cards are left; to end the turn here would lose."""
FaceToFaceAction: TypeAlias = Lay[int] | TakeBack | EndTurn

PILES: tuple[Pile, ...] = ("up", "down", "their_up", "their_down")
WAYS = (UP, DOWN)
ROWS = (1, 60)
"""The row cards (FF1)."""
DECK = tuple(range(2, 60))
HAND = 6
SOON = 8
"""From so many cards on it is good to think of the last one (FF8)."""


class FaceToFaceOptions(Options, frozen=True):
    """FF8: what happens to a player with a single last card."""

    single_last_card: Literal["loses", "may_be_laid"] = "loses"

    presets: ClassVar[Presets] = {"family": {"single_last_card": "may_be_laid"}}


class Deal(Chance, frozen=True, tag=snake):
    """Hands and draw piles of both seats, top card first, and who starts."""

    hands: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    first: int

    @property
    def starter(self) -> int:
        return self.first


class FaceToFaceResult(Result, frozen=True):
    """Who won, and why it ended."""

    winner: int
    reason: Literal["all_laid", "cannot_lay", "resigned", "timeout"]

    def winning_seats(self, seats: int) -> tuple[int, ...]:
        return (self.winner,)


class FaceToFaceState(Struct, frozen=True):
    """Both players' cards and whose turn it is.

    `piles` are the open piles, bottom card first: rising and falling of seat 0, then of seat 1.
    `laid_by` has the seat that laid each of their cards.
    `laid` holds this turn's lays in order, for the draw (FF6) and for taking back (FF9).
    """

    options: FaceToFaceOptions
    hands: tuple[tuple[int, ...], ...]
    draws: tuple[tuple[int, ...], ...]
    turn: int
    piles: tuple[tuple[int, ...], ...] = ((), (), (), ())
    laid_by: tuple[tuple[int, ...], ...] = ((), (), (), ())
    turns: int = 0
    laid: tuple[Lay[int], ...] = ()
    result: FaceToFaceResult | None = None

    @property
    def minimum(self) -> int:
        """FF3: two cards a turn; FF8: a single last card may be laid alone with the option."""
        alone = not self.draws[self.turn] and len(self.hands[self.turn]) + len(self.laid) == 1
        return 1 if alone and self.options.single_last_card == "may_be_laid" else 2

    @property
    def draws_next(self) -> int:
        """FF6: how many cards the seat to act draws if it ends its turn now."""
        wanted = HAND - len(self.hands[self.turn]) if self.helped else 2
        return min(wanted, len(self.draws[self.turn]))

    def danger(self, seat: int) -> Danger | None:
        """FF8: how near a seat is to losing by a single last card."""
        if self.result is not None or self.options.single_last_card != "loses":
            return None
        left = len(self.hands[seat]) + len(self.draws[seat])
        if left == 1 and self.laid and seat == self.turn:
            return "now"
        return "two" if left == 2 else "soon" if left <= SOON else None

    @property
    def helped(self) -> bool:
        """Was a card laid on a pile of the opponent in this turn?"""
        return any(lay.pile.startswith("their_") for lay in self.laid)


class FaceToFaceView(View, frozen=True, kw_only=True):
    """What one viewer sees (FF10); `draws` are counts.

    The turn needs `minimum` cards and draws `draws_next` if it ends now; `danger` is the viewer's
    own (FF8).
    """

    shown: ClassVar[Mapping[str, FieldKind]] = {
        "piles": "piles",
        "laid_by": "laid_by",
        "sizes": "by_seat",
        "draws": "by_seat",
    }

    options: FaceToFaceOptions
    hand: tuple[int, ...]
    result: FaceToFaceResult | None
    draws: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    laid_by: tuple[tuple[int, ...], ...]
    turns: int
    laid: tuple[Lay[int], ...]
    minimum: int
    draws_next: int
    danger: Danger | None


def place(seat: int, pile: int) -> int:
    """The index in `FaceToFaceState.piles` of the pile that a seat calls PILES[pile]."""
    return (2 * seat + pile) % 4


def top(piles: tuple[tuple[int, ...], ...], where: int) -> int:
    """The top card of an open pile, or its row card."""
    return piles[where][-1] if piles[where] else ROWS[where % 2]


Tops: TypeAlias = tuple[int, int, int, int, bool]
"""The tops of `PILES` as the seat to act sees them, and whether it has helped in this turn."""


def tops_of(state: FaceToFaceState) -> Tops:
    """The tops as the seat to act sees them."""
    tops = [top(state.piles, where) for where in range(4)]
    up, down, their_up, their_down = tops if state.turn == 0 else tops[2:] + tops[:2]
    return (up, down, their_up, their_down, state.helped)


def allows(tops: Tops, pile: int, card: int) -> bool:
    """FF4 on the own piles; FF5 on the opponent's: once a turn, and only an improvement."""
    if pile < 2:
        return fits(WAYS[pile], tops[pile], card)
    return not tops[4] and room_lost(WAYS[pile - 2], tops[pile], card) < 0


@cache
def lays_on(pile: int, top: int, helped: bool) -> Lays[int]:
    """What the pile takes with this top; the cost is room lost on the own piles, or room given to
    the opponent's."""
    tops = (top, top, top, top, helped)
    cards = [card for card in DECK if allows(tops, pile, card)]
    sign, way = 1 if pile < 2 else -1, WAYS[pile % 2]
    return {card: (sign * room_lost(way, top, card), Lay(card, PILES[pile])) for card in cards}


def lays(tops: Tops) -> list[Lays[int]]:
    """What each pile takes."""
    up, down, their_up, their_down, helped = tops
    return [
        lays_on(0, up, helped),
        lays_on(1, down, helped),
        lays_on(2, their_up, helped),
        lays_on(3, their_down, helped),
    ]


def relaid(tops: Tops, pile: int, card: int) -> Tops:
    """The tops after the card is laid on the pile."""
    up, down, their_up, their_down, helped = tops
    match pile:
        case 0:
            return (card, down, their_up, their_down, helped)
        case 1:
            return (up, card, their_up, their_down, helped)
        case 2:
            return (up, down, card, their_down, True)
        case _:
            return (up, down, their_up, card, True)


def can_go_on(state: FaceToFaceState) -> bool:
    """FF7: can the seat to act reach the minimum of its turn?"""
    missing = state.minimum - len(state.laid)
    return can_lay(missing, state.hands[state.turn], tops_of(state), lays, relaid)
