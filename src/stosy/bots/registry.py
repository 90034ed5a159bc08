"""The names of bots that a host has registered for its tables."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import Struct

from stosy.bots.stopping import Stop
from stosy.core import Action, AnyOffer, Dice, Event, Setup, View


class Place(Struct, frozen=True):
    """Where a bot sits: the match (by a key), its seat, and what the seat has seen so far."""

    key: str
    game: str
    seat: int
    setup: Setup
    seed: str
    history: tuple[Event, ...]


class PlacedBot(ABC):
    """A bot that plays many matches at a time, and may be asked from several threads."""

    slow = True
    off_loop = True

    def choose(
        self, view: View, offers: Sequence[AnyOffer], dice: Dice, stop: Stop | None = None
    ) -> Action | None:
        """Without a place nothing is known of the match: it declines."""
        return None

    @abstractmethod
    def choose_at(
        self,
        place: Place,
        view: View,
        offers: Sequence[AnyOffer],
        dice: Dice,
        stop: Stop | None = None,
    ) -> Action | None:
        """The choice of the bot at this place; None if it has none."""

    @abstractmethod
    def close(self) -> None:
        """End whatever runs for it."""


REGISTERED: dict[str, PlacedBot] = {}
"""The registered bots of this process by name; beside our levels only these can be named on the
wire."""
