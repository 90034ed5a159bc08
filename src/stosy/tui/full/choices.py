"""What a person can do, by cards and piles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from stosy.core import Action

Card = int | str


def card_of(action: Action) -> Card | None:
    """The card that an action is about."""
    return getattr(action, "card", None) if "card" in action.__struct_fields__ else None


def pile_of(action: Action) -> str | None:
    """The pile that an action is about."""
    return getattr(action, "pile", None) if "pile" in action.__struct_fields__ else None


class Choices:
    """The listed actions of a seat."""

    def __init__(self, actions: Sequence[Action] = ()) -> None:
        self.actions = tuple(actions)

    @cached_property
    def cards(self) -> frozenset[Card]:
        """The cards that something can be done with."""
        found = (card_of(action) for action in self.moves)
        return frozenset(card for card in found if card is not None)

    @cached_property
    def moves(self) -> tuple[Action, ...]:
        return tuple(action for action in self.actions if action.role != "speech")

    @cached_property
    def signals(self) -> tuple[Action, ...]:
        """What may be said."""
        return tuple(action for action in self.actions if action.role == "speech")

    @cached_property
    def others(self) -> tuple[Action, ...]:
        """What needs no card."""
        return tuple(action for action in self.moves if card_of(action) is None)

    def piles(self, card: Card | None) -> frozenset[str | None]:
        """Where the card can go; without a card, the piles that anything can go to."""
        return frozenset(
            pile_of(action)
            for action in self.moves
            if (card_of(action) == card if card is not None else card_of(action) is not None)
        )

    def on(self, card: Card, pile: str | None) -> tuple[Action, ...]:
        """The ways to put the card there."""
        return tuple(
            action for action in self.moves if card_of(action) == card and pile_of(action) == pile
        )
