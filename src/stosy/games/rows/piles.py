"""Laying on rising and falling piles, for three of the games."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Generic, Literal, TypeAlias, TypeVar

from stosy.core import Action, HandsDealt, OfSeat, snake, without

UP: Literal[1] = 1
DOWN: Literal[-1] = -1

Card = TypeVar("Card", bound=int | str)
Tops = TypeVar("Tops")


def advances(way: int, top: int, number: int) -> bool:
    """Is the number further in the pile's direction: higher on a rising, lower on a falling
    pile?"""
    return (number - top) * way > 0


def jumps_back(way: int, top: int, number: int) -> bool:
    """The reverse trick (FF4): exactly ten against the pile's direction."""
    return (top - number) * way == 10


def fits(way: int, top: int, number: int) -> bool:
    """FF4, TG2: further in the pile's direction, or exactly ten back."""
    step = (number - top) * way
    return step > 0 or step == -10


def room_lost(way: int, top: int, number: int) -> int:
    """The room that a lay takes from the pile; negative if it gives room back."""
    return (number - top) * way


class Lay(Action, Generic[Card], frozen=True, tag=snake):
    """Lay a card on a pile."""

    implied = True

    card: Card
    pile: str


Lays: TypeAlias = Mapping[Card, tuple[int, Lay[Card]]]
"""The cards that a pile takes, each with its cost and its lay."""


def can_lay(
    count: int,
    hand: tuple[Card, ...],
    tops: Tops,
    lays: Callable[[Tops], list[Lays[Card]]],
    relaid: Callable[[Tops, int, Card], Tops],
) -> bool:
    """Is there a sequence of `count` lays? `lays` finds what each pile takes, `relaid` the tops
    after a lay."""
    if count <= 0:
        return True
    piles = lays(tops)
    if count == 1:
        return any(not cards.keys().isdisjoint(hand) for cards in piles)
    return any(
        card in cards
        and can_lay(count - 1, without(hand, card), relaid(tops, pile, card), lays, relaid)
        for card in hand
        for pile, cards in enumerate(piles)
    )


def leaves_one(hand: tuple[Card, ...], piles: Iterable[Container[Card]]) -> bool:
    """Can a second card be laid for certain, whichever comes first? So it is if each of two piles
    takes two cards of the hand: the first covers one of those piles, and may be one of the two.

    With False nothing is certain. It spares looking ahead after each possible lay.
    """
    return sum([len([card for card in hand if card in cards]) >= 2 for cards in piles]) >= 2


class TakeBack(Action, frozen=True, tag=snake):
    """Take the card laid last in this turn back into the hand (FF9)."""

    role = "undo"


class EndTurn(Action, frozen=True, tag=snake):
    """End the turn: draw, and the next seat plays."""

    ends_turn = True


class Dealt(HandsDealt[Card], frozen=True, tag=snake):
    """The cards are dealt; each seat sees its own."""

    first: int


class Turn(OfSeat, frozen=True, tag=snake):
    """A seat is to act."""

    begins_turn = True


class Laid(OfSeat, Generic[Card], frozen=True, tag=snake):
    """A card was laid."""

    card: Card
    pile: str
    trick: bool


class TookBack(OfSeat, Generic[Card], frozen=True, tag=snake):
    """A card laid in this turn went back to the hand."""

    card: Card
    pile: str


class Drew(OfSeat, Generic[Card], frozen=True, tag=snake):
    """Cards were drawn; only the seat that drew sees which."""

    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, viewer: int | None) -> Drew[Card]:
        return self if viewer == self.seat else Drew(self.seat, self.count, None)
