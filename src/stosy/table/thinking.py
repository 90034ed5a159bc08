"""What bots think about that do so elsewhere, while the table goes on."""

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
    seconds: float
    """So long may a search take."""

    @property
    def urgent(self) -> bool:
        """Does play wait for it?"""
        return any(offer.fallback is not None for offer in self.offers)

    @property
    def brief(self) -> bool:
        """Is it over so soon that it need not wait until others have thought long?"""
        return not self._bot.slow

    def think(self, stop: Stop | None = None) -> Action | None:
        """What the bot wants to do; anything, if it was stopped."""
        dice = Dice(self.seed, self.at)
        action: Action | None = asked(self._bot, self.view, self.offers, dice, stop)
        return action

    @property
    def _bot(self) -> Bot[Any, Any]:
        return the_bot(self.level, self.game, self.seconds)


@cache
def the_bot(level: str, game: str, seconds: float) -> Bot[Any, Any]:
    """Bots keep nothing in mind, so one of each is enough."""
    return find_bot(level, game, seconds)


def thinks_apart(table: Table, seat: int) -> bool:
    """Does a bot play for this seat that the table must not wait for?"""
    bot = _bot_on(table, seat)
    return bot is not None and bot.apart


def thinks_long(table: Table, seat: int) -> bool:
    """Does a slow bot play for this seat?"""
    bot = _bot_on(table, seat)
    return bot is not None and bot.slow


def _bot_on(table: Table, seat: int) -> Bot[Any, Any] | None:
    level = table.bot_on(seat)
    return None if level is None else the_bot(level, table.game.id, table.tempo.thinking)


def thought_of(table: Table, seat: int, until: float) -> Thought | None:
    """What the bot on this seat has to think about; None if nothing is offered to it."""
    play, level, offers = table.state.play, table.bot_on(seat), offered(table, seat)
    if play is None or level is None or not offers:
        return None
    return Thought(
        game=table.game.id,
        level=level,
        seat=seat,
        at=play.at,
        view=table.game.view(play.state, seat),
        offers=offers,
        seed=f"{play.seed}:bot:{seat}",
        until=until,
        seconds=table.tempo.thinking,
    )


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
