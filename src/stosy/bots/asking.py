"""Asking bots: who acts next at a table of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from stosy.bots.bot import Bot
from stosy.core import Dice, Game, Move, Offer


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
    game: Game[Any, Any, Any], state: Any, bots: Sequence[Bot[Any, Any]], luck: Luck
) -> Move[Any]:
    """The first seat, in an order drawn anew, that wants to act.

    Every seat with an offer is asked, and the first of the order even without: it may want to err.
    Where nobody acts, the host plays the fallback of the seat waited for.
    """
    offers: list[list[Offer[Any]]] = [[] for _ in bots]
    for offer in game.offers(state):
        offers[offer.seat].append(offer)
    for place, seat in enumerate(luck.order.shuffle(range(len(bots)))):
        if place and not offers[seat]:
            continue
        view = game.view(state, seat)
        action = bots[seat].choose(view, offers[seat], luck.seats[seat])
        if action is not None:
            return Move(seat, action)
    for waited in (offer for each in offers for offer in each):
        if waited.fallback is not None:
            return Move(waited.seat, waited.fallback)
    raise ValueError("nobody is waited for: the match is over, or a shuffle is due")
