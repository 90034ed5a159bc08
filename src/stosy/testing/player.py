"""A seeded player of random legal moves, reproducible on every platform and version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from stosy.core import Action, AnyGame, AnyMove, AnyOffer, Dice, Move

T = TypeVar("T")

EIGHTHS = 8


class Chooser:
    """Sometimes takes an opportunity, otherwise acts for the seat to act and prefers lays.

    `care` eighths of the moves are the fallback, unless that only draws: it loses less room than a
    random lay, and so leads to late positions. A hoarder also draws until the draw pile is empty.
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
        """An action of the seat to act."""
        fallback = offer.fallback
        careful = fallback is not None and (self.hoards or does(fallback) != "draw")
        if careful and self.happens(self.care):
            return fallback
        lays = [action for action in offer.actions if does(action) == "lay"]
        return self.one_of(lays if lays and not self.happens(1) else offer.actions)

    def happens(self, eighths: int) -> bool:
        """True with a probability of so many eighths."""
        return self.dice.below(EIGHTHS) < eighths

    def one_of(self, things: Sequence[T]) -> T:
        """Any of them."""
        return things[self.dice.below(len(things))]


def does(action: Action) -> str:
    """The name of an action in records."""
    return str(action.__struct_config__.tag)
