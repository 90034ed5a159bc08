"""A seeded player: legal moves by lot, the same ones for a seed on every platform and version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from stosy.core import Action, AnyGame, AnyMove, AnyOffer, Dice, Move

T = TypeVar("T")

EIGHTHS = 8


class Chooser:
    """Takes an opportunity now and then, else acts for the seat waited for and rather lays.

    `care` eighths of the moves are the fallback, if that does not just draw: it loses less room
    than a lay by lot, and so leads to the late parts of a match. One who hoards draws as well,
    until there is nothing to draw.
    """

    def __init__(self, seed: str, care: int = 0, hoards: bool = False) -> None:
        self.dice = Dice(seed, 0)
        self.care = care
        self.hoards = hoards

    def move(self, game: AnyGame, state: object) -> AnyMove:
        """A legal move of any seat."""
        waited: list[AnyOffer] = []
        chances: list[AnyOffer] = []
        for offer in game.offers(state):
            (chances if offer.fallback is None else waited).append(offer)
        if chances and self.happens(1):
            offer = self.one_of(chances)
            return Move(offer.seat, self.one_of(offer.actions))
        offer = self.one_of(waited)
        return Move(offer.seat, self.action(offer))

    def action(self, offer: AnyOffer) -> Any:
        """An action of the seat waited for."""
        fallback = offer.fallback
        careful = fallback is not None and (self.hoards or does(fallback) != "draw")
        if careful and self.happens(self.care):
            return fallback
        lays = [action for action in offer.actions if does(action) == "lay"]
        return self.one_of(lays if lays and not self.happens(1) else offer.actions)

    def happens(self, eighths: int) -> bool:
        """Is it the case, in so many of eight?"""
        return self.dice.below(EIGHTHS) < eighths

    def one_of(self, things: Sequence[T]) -> T:
        """Any of them."""
        return things[self.dice.below(len(things))]


def does(action: Action) -> str:
    """The word an action has in a record."""
    return str(action.__struct_config__.tag)
