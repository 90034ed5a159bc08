"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from stosy.core import Action, Dice, Offer, View

V = TypeVar("V", bound=View, contravariant=True)
A = TypeVar("A", bound=Action)


class Bot(Protocol[V, A]):
    """Sees its seat's view and offers, nothing else."""

    def choose(self, view: V, offers: Sequence[Offer[A]], dice: Dice) -> A | None:
        """An action, or None to let the opportunities go; a seat waited for must act."""
