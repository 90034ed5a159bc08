"""The interface of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, TypeGuard, TypeVar

from stosy.bots.stopping import Stop
from stosy.core import Action, Dice, Offer, View

V = TypeVar("V", bound=View, contravariant=True)
A = TypeVar("A", bound=Action)


class Bot(Protocol[V, A]):
    """Sees its seat's view and offers, nothing else.

    It keeps no state between two choices and may be called from several threads at once.
    """

    @property
    def slow(self) -> bool:
        """May a choice take a second or so? Then `choose` takes a `stop`."""

    @property
    def off_loop(self) -> bool:
        """Must a host run it outside the event loop?

        True for slow bots, and for those that take tens of milliseconds.
        """

    def choose(self, view: V, offers: Sequence[Offer[A]], dice: Dice) -> A | None:
        """An action, or None to decline; a seat that the game waits for must act.

        `offers` may be empty: a bot that plays like people may then act by mistake.
        """


class SlowBot(Bot[V, A], Protocol[V, A]):
    """A bot that searches, and returns soon after `stop` is set."""

    def choose(
        self, view: V, offers: Sequence[Offer[A]], dice: Dice, stop: Stop | None = None
    ) -> A | None:
        """Like `Bot.choose`; ignore the result after `stop` was set."""


AnyBot: TypeAlias = Bot[Any, Any]
"""A bot for a game that is known only at run time."""


def is_slow(bot: AnyBot) -> TypeGuard[SlowBot[Any, Any]]:
    """Does its `choose` take a `stop`?"""
    return bot.slow
