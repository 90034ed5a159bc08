"""Who plays a match on for a judge, from what a seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from stosy.core import Action, AnyOffer, View

On: TypeAlias = Literal["on"]
ON: On = "on"
"""Everybody plays on."""
WholeTurn: TypeAlias = tuple[Action, ...]
Choice: TypeAlias = Action | WholeTurn | On | None
"""An action or a whole turn of the viewer, None to pass on an opportunity, or to play on."""
Rows: TypeAlias = list[list[float]]
"""For each way its chance in every deal."""


class Playouts(Protocol):
    """In the kernel, or on the Python rules."""

    bias: float
    """How far the difference of two ways may be off, however many deals there are: a standard
    error.
    """

    def ways(self, view: View, offers: Sequence[AnyOffer], action: Action) -> list[Action | None]:
        """What to compare with this action of the viewer, itself included; empty if it cannot be
        judged.
        """

    def turns(self, view: View, turn: WholeTurn) -> list[WholeTurn]:
        """Turns to compare with this one, itself included, each with an end of its own; empty if
        turns are not judged."""

    def weigh(
        self, view: View, ways: Sequence[Choice], deals: int, seed: str, *, screening: bool
    ) -> Rows:
        """The chances of these ways in so many deals, the same for all.

        To find a good way (`screening`) they may be less exact.
        """
