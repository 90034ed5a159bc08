"""Asking bots: who acts next at a table of bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from stosy.bots.bot import Bot
from stosy.core import Match, Move, Offer


def next_move(match: Match[Any, Any, Any], bots: Sequence[Bot[Any, Any]], rng: Random) -> Move[Any]:
    """The first seat, in an order drawn anew, that wants to act.

    Every seat with an offer is asked, and one at random without any: it may want to err.
    """
    offers: dict[int, list[Offer[Any]]] = {rng.randrange(len(bots)): []}
    for offer in match.game.offers(match.state):
        offers.setdefault(offer.seat, []).append(offer)
    seats = list(offers)
    rng.shuffle(seats)
    for seat in seats:
        view = match.game.view(match.state, seat)
        action = bots[seat].choose(view, offers[seat], rng)
        if action is not None:
            return Move(seat, action)
    return fallback_move(offers)


def fallback_move(offers: dict[int, list[Offer[Any]]]) -> Move[Any]:
    """What the host plays for a seat that did not act."""
    return next(
        Move(offer.seat, offer.fallback)
        for seat_offers in offers.values()
        for offer in seat_offers
        if offer.fallback is not None
    )
