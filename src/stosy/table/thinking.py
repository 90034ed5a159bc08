"""Slow bots: what they think about. They do so elsewhere, and the table goes on meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from stosy.bots import Bot, find_bot
from stosy.bots.asking import asked
from stosy.bots.stopping import Stop
from stosy.core import Action, Dice, Offer

if TYPE_CHECKING:
    from stosy.table.table import Table


class Thought(Struct, frozen=True, eq=False):
    """What a bot makes up its mind about: what its seat may see and do, `at` so many entries.

    To `think` touches nothing of the table, so it may be done in any thread.
    """

    game: str
    level: str
    seat: int
    at: int
    view: Any
    offers: tuple[Offer[Any], ...]
    seed: str
    until: float
    """The bot acts no sooner, however soon it knows what it wants."""

    @property
    def urgent(self) -> bool:
        """Does play wait for it?"""
        return any(offer.fallback is not None for offer in self.offers)

    def think(self, stop: Stop | None = None) -> Action | None:
        """What the bot wants to do; anything, if it was stopped."""
        bot, dice = the_bot(self.level, self.game), Dice(self.seed, self.at)
        action: Action | None = asked(bot, self.view, self.offers, dice, stop)
        return action


@cache
def the_bot(level: str, game: str) -> Bot[Any, Any]:
    """Bots keep nothing in mind, so one of each is enough."""
    return find_bot(level, game)


def thinks_long(table: Table, seat: int) -> bool:
    """Does a slow bot play for this seat?"""
    level = table.bot_on(seat)
    return level is not None and the_bot(level, table.game.id).slow


def thought_of(table: Table, seat: int, until: float) -> Thought | None:
    """What the bot on this seat has to think about; None if nothing is offered to it."""
    play, level, offers = table.state.play, table.bot_on(seat), offered(table, seat)
    if play is None or level is None or not offers:
        return None
    view = table.game.view(play.state, seat)
    seed = f"{play.seed}:bot:{seat}"
    return Thought(table.game.id, level, seat, play.at, view, offers, seed, until)


def offered(table: Table, seat: int) -> tuple[Offer[Any], ...]:
    """What the seat may do now."""
    return tuple([offer for offer in table.offers() if offer.seat == seat])


def pending(table: Table) -> Iterator[Thought]:
    """What is still to be thought about."""
    return (each for seat, each in table.thinking.items() if seat not in table.made_up)


def drop_idle(table: Table) -> None:
    """Let go what need not be thought about any more; such a bot is asked anew when it matters.

    As long as its offers stand, what others do changes nothing about them; but a team listens.
    """
    for thought in tuple(table.thinking.values()):
        if not _stands(table, thought):
            del table.thinking[thought.seat]
            table.made_up.pop(thought.seat, None)
            table.asked.discard(thought.seat)


def _stands(table: Table, thought: Thought) -> bool:
    state = table.state
    return (
        state.phase == "playing"
        and state.paused is None
        and table.bot_on(thought.seat) == thought.level
        and offered(table, thought.seat) == thought.offers
        and not (table.game.team and state.play is not None and state.play.at != thought.at)
    )
