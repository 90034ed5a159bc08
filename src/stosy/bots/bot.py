"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, TypeGuard, TypeVar

from stosy.bots.stopping import Stop
from stosy.core import Action, Dice, Offer, View

V = TypeVar("V", bound=View, contravariant=True)
A = TypeVar("A", bound=Action)


class Bot(Protocol[V, A]):
    """Sees its seat's view and offers, nothing else.

    It keeps nothing in mind between two choices, and may be asked in several threads at once.
    """

    @property
    def slow(self) -> bool:
        """May it think long, for a second or so? It can be stopped then."""

    @property
    def apart(self) -> bool:
        """Is it to think apart from everything else that a host does?

        So is whoever is slow, and whoever is quick enough for people but not for an event loop.
        """

    def choose(self, view: V, offers: Sequence[Offer[A]], dice: Dice) -> A | None:
        """An action, or None to let the opportunities go; a seat waited for must act."""


class SlowBot(Bot[V, A], Protocol[V, A]):
    """A bot that may think long, and gives up soon after `stop` is set."""

    def choose(
        self, view: V, offers: Sequence[Offer[A]], dice: Dice, stop: Stop | None = None
    ) -> A | None:
        """As any bot; what it says once it was stopped is not worth hearing."""


AnyBot: TypeAlias = Bot[Any, Any]


def is_slow(bot: AnyBot) -> TypeGuard[SlowBot[Any, Any]]:
    """May it think long?"""
    return bot.slow
