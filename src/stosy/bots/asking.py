"""Asking bots: who acts next at a table of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from stosy.bots.bot import AnyBot, is_slow
from stosy.bots.choices import waited_for
from stosy.bots.stopping import Stop
from stosy.core import AnyGame, AnyMove, AnyOffer, Dice, Move


class Luck(Struct, frozen=True):
    """Chance for the bots of a match: who is asked first, and each seat's own choices.

    Each has its own stream, so that another bot on one seat leaves the others' luck as it was.
    """

    order: Dice
    seats: tuple[Dice, ...]


def luck(seed: str, seats: int) -> Luck:
    """The luck that goes with a match's seed."""
    return Luck(Dice(f"{seed}:order", 0), tuple(Dice(f"{seed}:bot", seat) for seat in range(seats)))


def next_move(
    game: AnyGame,
    state: Any,
    bots: Sequence[AnyBot],
    luck: Luck,
    stop: Stop | None = None,
) -> AnyMove:
    """The first seat, in an order drawn anew, that wants to act.

    In a team the seat waited for comes last: nobody lays before the others have spoken.
    Every seat with an offer is asked, and the first of the order even without: it may want to err.
    Where nobody acts, the host plays the fallback of the seat waited for.
    Slow bots think no further once `stop` is set.
    """
    offers: list[list[AnyOffer]] = [[] for _ in bots]
    for offer in game.offers(state):
        offers[offer.seat].append(offer)
    order = list(luck.order.shuffle(range(len(bots))))
    if game.team:
        order.sort(key=lambda seat: waited_for(offers[seat]))
    for place, seat in enumerate(order):
        if place and not offers[seat]:
            continue
        view = game.view(state, seat)
        action = asked(bots[seat], view, offers[seat], luck.seats[seat], stop)
        if action is not None:
            return Move(seat, action)
    for waited in (offer for each in offers for offer in each):
        if waited.fallback is not None:
            return Move(waited.seat, waited.fallback)
    raise ValueError("nobody is waited for: the match is over, or a shuffle is due")


def asked(bot: AnyBot, view: Any, offers: Sequence[AnyOffer], dice: Dice, stop: Stop | None) -> Any:
    """What the bot wants to do; anything, if it is slow and was stopped."""
    if is_slow(bot):
        return bot.choose(view, offers, dice, stop)
    return bot.choose(view, offers, dice)
