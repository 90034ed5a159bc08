"""The codec of the pile games."""

from __future__ import annotations

from collections.abc import Iterable

from stosy.core import Codec
from stosy.games.rows.piles import Card, EndTurn, Lay, TakeBack
from stosy.games.rows.team_state import Begin, Signal, TeamAction


def row_codec(
    deck: tuple[Card, ...], piles: tuple[str, ...], said: Iterable[Begin | Signal] = ()
) -> Codec[TeamAction[Card]]:
    """Lays first, card by card, then taking back, ending the turn, and what a team says."""
    lays = (Lay(card, pile) for card in deck for pile in piles)
    return Codec(deck, (*lays, TakeBack(), EndTurn(), *said))
