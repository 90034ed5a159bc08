"""The interface of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, TypeGuard, TypeVar

from stosy.bots.stopping import Stop
from stosy.core import Action, Dice, Offer, View

V = TypeVar("V", bound=View, contravariant=True)
A = TypeVar("A", bound=Action)


class Bot(Protocol[V, A]):
    """Sees its seat's view and offers, nothing else. Only `choose` is required.

    A bot may also have:

    - `begin(game, seat, setup, dice)`, called before its match begins;
    - `saw(event)`, called with everything its seat sees happen (`Event.seen_by`);
    - `end(result)`, called when the match is over;
    - `slow`: may a choice take a second or so? Then `choose` takes a `stop`. Usually False;
    - `off_loop`: must a host run it outside the event loop, because a choice takes tens of
      milliseconds? Usually as `slow`.

    A bot with one of these methods plays one match. Without them it keeps no state between two
    choices and may be called from several threads at once.
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
    return bool(getattr(bot, "slow", False))


def is_off_loop(bot: AnyBot) -> bool:
    """Must a host run it outside the event loop?"""
    return bool(getattr(bot, "off_loop", is_slow(bot)))
